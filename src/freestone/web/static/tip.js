// The note beside what is pointed at: name, text, preview, reason.

import { filled, make, sayings } from "./dom.js";

const LONG = 450;
const STILL = 10;

export class Tip {
  constructor(box) {
    this.box = box;
    addEventListener("scroll", () => this.hide(), true);
    addEventListener("resize", () => this.hide());
    addEventListener("keydown", (event) => event.key === "Escape" && this.hide());
    addEventListener("pointerdown", (event) => event.pointerType !== "mouse" && this.hide());
  }

  show(target, words) {
    this.box.replaceChildren(...filled([words.title && make("b", {}, words.title)]), ...sayings(words));
    this.box.hidden = false;
    this.put(target.getBoundingClientRect());
  }

  /** Show a note at the height of something, but to the left of the list it is in, where it covers nothing of it. */
  showBeside(target, list, words) {
    this.show(target, words);
    const [{ top }, { left }] = [target.getBoundingClientRect(), list.getBoundingClientRect()];
    const y = Math.min(top, innerHeight - this.box.offsetHeight - 6);
    if (left > this.box.offsetWidth + 16) Object.assign(this.box.style, { left: `${left - this.box.offsetWidth - 10}px`, top: `${y}px` });
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

  /**
   * Show a note while a finger rests on something, and swallow the click that follows; the finger may tremble a little.
   * `find` returns the target and its words for what is under the finger, if anything is.
   */
  onLongPress(root, find) {
    let timer = 0;
    let isLong = false;
    let from = null;
    const stop = () => clearTimeout(timer);
    const isAway = (event) => from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL;
    const begin = (event) => {
      isLong = false;
      from = { x: event.clientX, y: event.clientY };
      const found = event.pointerType === "mouse" ? null : find(event);
      if (found) timer = setTimeout(() => ((isLong = true), this.show(found.target, found.words)), LONG);
    };
    const swallow = (event) => {
      if (!isLong) return;
      isLong = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    root.addEventListener("pointerdown", begin);
    for (const name of ["pointerup", "pointercancel"]) root.addEventListener(name, stop);
    root.addEventListener("pointermove", (event) => isAway(event) && stop());
    root.addEventListener("click", swallow, true);
  }
}
