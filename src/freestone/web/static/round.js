// What happened in the round that is just over: a picture on the table that covers nothing to choose.

import { $, closeButton, isElsewhere, isPhone, say } from "./dom.js";
import { quietPlace } from "./layout.js";

/** @import { Board } from "./board.js" */
/** @import { Dialogs } from "./dialogs.js" */

const MARGIN = 6; // pixels between the card and what it must not cover
/** How much it matters that a panel stays in sight: those that the server spares most, the boards of the others least. */
const MATTERS = { spared: 1000, own: 8, common: 2, other: 1 };

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

  /** Put it where it hides nothing that can be chosen and no panel that the server spares, and of the rest what matters least now. */
  place() {
    if (this.box.hidden) return;
    const { board } = this;
    const spared = this.box.querySelector("section")?.dataset.spared?.split(" ") ?? [];
    const panels = [...board.panels.values()].filter(({ box }) => !box.hidden);
    const boards = panels.map(({ view, box }) => {
      const kind = spared.includes(view.full || view.id) ? "spared" : view.seat === null ? "common" : view.seat === board.seat ? "own" : "other";
      return { edges: box.getBoundingClientRect(), matters: MATTERS[kind] };
    });
    const lit = [...board.root.querySelectorAll(".panel:not([hidden]) .item.lit > .hit")].map((one) => one.getBoundingClientRect());
    const { left, top } = quietPlace(this.box.getBoundingClientRect(), board.root.getBoundingClientRect(), boards, lit, MARGIN);
    Object.assign(this.box.style, { left: `${left}px`, top: `${top}px` });
  }
}
