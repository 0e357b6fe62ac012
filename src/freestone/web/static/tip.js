// The note beside what is pointed at: name, text, preview, reason.

import { make } from "./dom.js";

const LONG = 450;

export class Tip {
  constructor(box) {
    this.box = box;
    addEventListener("scroll", () => this.hide(), true);
    addEventListener("keydown", (event) => event.key === "Escape" && this.hide());
    addEventListener("pointerdown", (event) => event.pointerType !== "mouse" && this.hide());
  }

  show(target, { title, text, lines = [], reason = "" }) {
    this.box.replaceChildren(
      ...[
        title && make("b", {}, title),
        text && make("p", {}, text),
        reason && make("p", { class: "reason" }, reason),
        lines.length && make("ul", {}, ...lines.map((line) => make("li", {}, line))),
      ].filter(Boolean),
    );
    this.box.hidden = false;
    this.put(target.getBoundingClientRect());
  }

  put(at) {
    const { offsetWidth: width, offsetHeight: height } = this.box;
    const x = Math.min(Math.max(6, at.left + at.width / 2 - width / 2), innerWidth - width - 6);
    const below = at.bottom + 8;
    const y = below + height < innerHeight ? below : Math.max(6, at.top - height - 8);
    Object.assign(this.box.style, { left: `${x}px`, top: `${y}px` });
  }

  hide() {
    this.box.hidden = true;
  }

  /** Show a note when something is pressed for a while, and swallow the click that follows. */
  onLongPress(target, words) {
    let timer = 0;
    let isLong = false;
    const stop = () => clearTimeout(timer);
    target.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse") return;
      isLong = false;
      timer = setTimeout(() => {
        isLong = true;
        this.show(target, words());
      }, LONG);
    });
    for (const name of ["pointerup", "pointercancel", "pointermove"]) target.addEventListener(name, stop);
    target.addEventListener(
      "click",
      (event) => {
        if (!isLong) return;
        isLong = false;
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      true,
    );
  }
}
