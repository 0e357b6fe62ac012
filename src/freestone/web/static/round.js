// What happened in the round that is just over: a card over the boards of the others, that covers nothing to choose.

import { $, closeButton, isElsewhere, isPhone, say } from "./dom.js";

/** @import { Board } from "./board.js" */
/** @import { Dialogs } from "./dialogs.js" */

const MARGIN = 6; // pixels between the card and what it must not cover
const LEAST_WIDTH = 330;

export class Round {
  /**
   * @param {Board} board
   * @param {Dialogs} dialogs
   */
  constructor(board, dialogs) {
    this.board = board;
    this.dialogs = dialogs;
    this.box = $("round");
    addEventListener("keydown", (event) => event.key === "Escape" && !isElsewhere(event) && this.hide());
    // The board observes too, and before this: its panels lie where they belong by then.
    new ResizeObserver(() => this.place()).observe(board.root);
  }

  /**
   * Show it; on a phone, where there is no room beside anything, over everything.
   * @param {number} number
   */
  async show(number) {
    const summary = await this.dialogs.part("summary");
    if (isPhone()) {
      this.dialogs.open(say("round-summary", { number }), summary);
      return;
    }
    this.box.replaceChildren(closeButton(() => this.hide()), summary);
    this.box.hidden = false;
    this.place();
  }

  /** @param {number} number */
  toggle(number) {
    if (this.box.hidden) void this.dialogs.attempt(() => this.show(number));
    else this.hide();
  }

  hide() {
    this.box.hidden = true;
  }

  /** Begin where the boards of the others do, and end above what can be chosen, and above the reader's own board if it can. */
  place() {
    if (this.box.hidden) return;
    const area = this.board.root.getBoundingClientRect();
    const others = [...this.board.panels.values()].filter(({ view, box }) => !box.hidden && view.seat !== null && view.seat !== this.board.seat);
    const boxes = others.map(({ box }) => box.getBoundingClientRect());
    const right = Math.max(...boxes.map((box) => box.right), area.left);
    const [left, top] = [Math.min(...boxes.map((box) => box.left), area.right), Math.min(...boxes.map((box) => box.top), area.bottom)];
    const width = Math.min(Math.max(right - left, LEAST_WIDTH), area.width);
    const x = Math.min(left, area.right - width);
    this.box.style.width = `${width}px`;
    const lit = [...this.board.root.querySelectorAll(".panel:not([hidden]) .item.lit > .hit")].map((one) => one.getBoundingClientRect());
    const below = lit.filter((one) => one.top > top && one.left < x + width && one.right > x).map((one) => one.top);
    const mine = [...this.board.panels.values()].filter(({ view, box }) => !box.hidden && view.seat !== null && view.seat === this.board.seat);
    const own = mine.map(({ box }) => box.getBoundingClientRect()).filter((box) => box.left < x + width && box.right > x).map((box) => box.top);
    const fits = own.filter((one) => one - MARGIN - this.box.offsetHeight >= area.top);
    const end = Math.min(...below, ...fits, area.bottom) - MARGIN;
    Object.assign(this.box.style, { left: `${x}px`, top: `${Math.max(area.top, Math.min(top, end - this.box.offsetHeight))}px` });
  }
}
