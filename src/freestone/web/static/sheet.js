// On a phone the column is a sheet over the table: it peeks out with the question and the first options, and slides up.

import { $, isPhone } from "./dom.js";

/** How much of the window the sheet covers at most: as it peeks out, with the coach or long options, with words to read or a question, and open. */
const MOST = { peek: 0.44, long: 0.5, words: 0.6, open: 0.86 };

/** From how many pixels on a finger has dragged the sheet, and not tapped its handle. */
const DRAGGED = 8;

/** How many options are in sight while the sheet peeks out. */
const LEAST_OPTIONS = 2;

export class Sheet {
  /** @param {HTMLElement} side */
  constructor(side) {
    this.side = side;
    this.handle = $("handle");
    this.isOpen = false;
    /** @type {{ y: number, height: number, isMoved: boolean } | null} */
    this.drag = null;
    this.handle.addEventListener("click", () => this.drag?.isMoved || this.open(!this.isOpen));
    this.handle.addEventListener("pointerdown", (event) => this.grasp(event));
    this.handle.addEventListener("pointermove", (event) => this.pull(event));
    for (const end of ["pointerup", "pointercancel"]) this.handle.addEventListener(end, () => this.release());
    addEventListener("keydown", (event) => event.key === "Escape" && this.isOpen && this.open(false));
    // A new question lets the table be seen again; the end of the game is worth the whole sheet.
    new MutationObserver(() => this.open(Boolean(side.querySelector("#finale .verdict")))).observe($("prompt"), { childList: true, characterData: true, subtree: true });
    new MutationObserver(() => this.fit()).observe(side, { subtree: true, childList: true, attributeFilter: ["hidden", "open", "aria-expanded"] });
    addEventListener("resize", () => this.fit());
    void document.fonts.ready.then(() => this.fit());
    this.open(false);
  }

  /** @param {boolean} isOpen */
  open(isOpen) {
    this.isOpen = isOpen;
    this.handle.setAttribute("aria-expanded", String(isOpen));
    this.fit();
  }

  /** Let the sheet be as high as what it must show. */
  fit() {
    this.side.classList.toggle("peeking", isPhone() && !this.isOpen);
    if (!isPhone()) return;
    // What has the focus may have scrolled the question out of sight.
    if (!this.isOpen) this.side.scrollTop = 0;
    this.side.classList.remove("brief");
    let { wanted, most } = this.peek();
    if (wanted > most) {
      this.side.classList.add("brief");
      ({ wanted, most } = this.peek());
      most = Math.max(most, innerHeight * MOST.long);
    }
    const peek = Math.min(wanted, most);
    document.body.style.setProperty("--peek", `${peek}px`);
    document.body.style.setProperty("--sheet", `${this.isOpen ? innerHeight * MOST.open : peek}px`);
  }

  /** How high the sheet would be while it peeks out, and may be: down to what is confirmed, the first options, or what else can be done. */
  peek() {
    const { top } = this.side.getBoundingClientRect();
    const bottom = (/** @type {Element | null | undefined} */ one) => (one?.checkVisibility() ? one.getBoundingClientRect().bottom - top : 0);
    const confirm = bottom(this.side.querySelector("#confirm"));
    // Those that a hint advises come first here, whatever their order on the page.
    const options = [...this.side.querySelectorAll("#options .option")].map(bottom).filter(Boolean).sort((one, other) => one - other);
    const others = [...this.side.querySelectorAll(".replay-buttons, #extras")].map(bottom);
    // What a teacher says, the answer to a puzzle with the ways on, what was a mistake, a hint, or the end of the game.
    const words = bottom(this.side.querySelector("#teacher, #answer .links, .mistake-card, #hint:not([hidden])")) || bottom(this.side.querySelector("#finale:has(.charts)"));
    const wanted = confirm || Math.max(words, bottom($("prompt")), ...(options.length ? options.slice(0, LEAST_OPTIONS) : others));
    const most = confirm || words ? MOST.words : this.side.querySelector("#coach [aria-expanded=true]") ? MOST.long : MOST.peek;
    return { wanted: Math.ceil(wanted + this.side.scrollTop) + 8, most: innerHeight * most };
  }

  /** @param {PointerEvent} event */
  grasp(event) {
    this.handle.setPointerCapture(event.pointerId);
    this.drag = { y: event.clientY, height: this.side.offsetHeight, isMoved: false };
  }

  /** @param {PointerEvent} event */
  pull({ clientY, buttons }) {
    if (!this.drag || !buttons) return;
    const by = this.drag.y - clientY;
    if (!this.drag.isMoved && Math.abs(by) < DRAGGED) return;
    this.drag.isMoved = true;
    this.side.classList.remove("peeking");
    this.side.classList.add("dragged");
    document.body.style.setProperty("--sheet", `${Math.min(this.drag.height + by, innerHeight * MOST.open)}px`);
  }

  /** Let go: the sheet goes on the way it was dragged. */
  release() {
    this.side.classList.remove("dragged");
    if (!this.drag?.isMoved) return;
    const isUp = this.side.offsetHeight > this.drag.height;
    // The click that follows a drag is none.
    setTimeout(() => (this.drag = null));
    this.open(isUp);
  }
}
