// The note beside what is pointed at: name, text, preview, reason.

import { filled, make, sayings } from "./dom.js";

/** @import { Words } from "./dom.js" */

const LONG = 450;
const STILL = 10;

export class Tip {
  /** @param {HTMLElement} box */
  constructor(box) {
    this.box = box;
    addEventListener("scroll", () => this.hide(), true);
    addEventListener("resize", () => this.hide());
    addEventListener("keydown", (event) => event.key === "Escape" && this.hide());
    addEventListener("pointerdown", (event) => event.pointerType !== "mouse" && this.hide());
  }

  /**
   * Show a note below something, or above or beside it where there is no room.
   * @param {Element} target
   * @param {Words} words
   * @param {Element | null} lens  what is pointed at, drawn larger
   */
  show(target, words, lens = null) {
    this.box.replaceChildren(...filled([lens, words.title && make("b", {}, words.title)]), ...sayings(words));
    this.box.hidden = false;
    const at = target.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.box;
    const x = Math.min(Math.max(6, at.left + at.width / 2 - width / 2), innerWidth - width - 6);
    const y = Math.min(Math.max(6, at.top), innerHeight - height - 6);
    const [below, above, right, left] = [at.bottom + 8, at.top - height - 8, at.right + 8, at.left - width - 8];
    // Never over what it is about, if it fits beside it anywhere.
    if (below + height < innerHeight) this.put(x, below);
    else if (above > 0) this.put(x, above);
    else if (right + width < innerWidth) this.put(right, y);
    else this.put(Math.max(6, left), y);
  }

  /**
   * Show a note at the height of something, but to the left of the list it is in, where it covers nothing of it.
   * @param {Element} target
   * @param {Element} list
   * @param {Words} words
   */
  showBeside(target, list, words) {
    this.show(target, words);
    const [{ top }, { left }] = [target.getBoundingClientRect(), list.getBoundingClientRect()];
    const y = Math.min(top, innerHeight - this.box.offsetHeight - 6);
    if (left > this.box.offsetWidth + 16) this.put(left - this.box.offsetWidth - 10, y);
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  put(x, y) {
    Object.assign(this.box.style, { left: `${x}px`, top: `${y}px` });
  }

  hide() {
    this.box.hidden = true;
  }

  /**
   * Show a note while a finger rests on something, and swallow the click that follows; the finger may tremble a little.
   * `find` returns the target and its words for what is under the finger, if anything is.
   * @param {HTMLElement} root
   * @param {(event: PointerEvent) => { target: Element, words: Words } | undefined} find
   */
  onLongPress(root, find) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    let isLong = false;
    let from = { x: 0, y: 0 };
    const stop = () => clearTimeout(timer);
    root.addEventListener("pointerdown", (event) => {
      isLong = false;
      from = { x: event.clientX, y: event.clientY };
      const found = event.pointerType === "mouse" ? undefined : find(event);
      if (!found) return;
      timer = setTimeout(() => {
        isLong = true;
        this.show(found.target, found.words);
      }, LONG);
    });
    root.addEventListener("pointerup", stop);
    root.addEventListener("pointercancel", stop);
    root.addEventListener("pointermove", (event) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
    });
    const swallow = (/** @type {Event} */ event) => {
      if (!isLong) return;
      isLong = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    root.addEventListener("click", swallow, true);
  }
}
