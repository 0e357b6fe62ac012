// What happened since the reader's last move: one line after the other, with the things that it speaks of lit.

import { button, isElsewhere, make, say } from "./dom.js";

/** @import { Log } from "./log.js" */

export class Recap {
  /**
   * @param {Log} log
   * @param {HTMLElement} root
   */
  constructor(log, root) {
    this.log = log;
    this.root = root;
    /** @type {HTMLElement[]} */
    this.rows = [];
    this.at = 0;
    /** The entries before the decisions that were asked here, this one and the last. */
    this.asked = { now: Infinity, last: Infinity };
    this.back = this.stepper("◀", -1, "step-back", ",");
    this.on = this.stepper("▶", 1, "step-on", ".");
    this.list = make("ol", { class: "log", "aria-live": "polite" });
    root.replaceChildren(this.back, this.list, this.on);
    addEventListener("keydown", (event) => {
      if (isElsewhere(event) || root.hidden) return;
      if (event.key === ",") this.step(-1);
      if (event.key === ".") this.step(1);
    });
  }

  /**
   * @param {string} sign
   * @param {number} by
   * @param {string} label
   * @param {string} key
   */
  stepper(sign, by, label, key) {
    return button(sign, () => this.step(by), { "aria-label": say(label), title: say(label), "aria-keyshortcuts": key });
  }

  /**
   * Begin with the first thing that happened after the reader's last move, but for what that brought about; nothing is
   * shown before the first move, or while nobody else has moved. A standing answer is a move to the server, not to the reader.
   * @param {number} since  the entry of the last move
   * @param {number} seat
   * @param {number} entry  the last one before this decision
   */
  show(since, seat, entry) {
    if (entry !== this.asked.now) this.asked = { now: entry, last: Math.min(this.asked.now, entry) };
    const from = Math.min(since, this.asked.last + 1);
    const later = since ? this.log.rows().filter((row) => Number(row.dataset.entry) > from) : [];
    const isOther = (/** @type {HTMLElement} */ row) => row.dataset.seat !== String(seat);
    const first = later.some((row) => row.dataset.seat && isOther(row)) ? later.findIndex(isOther) : -1;
    this.rows = first < 0 ? [] : later.slice(first);
    this.at = 0;
    this.root.hidden = !this.rows.length;
    this.write();
  }

  hide() {
    this.root.hidden = true;
  }

  /** @param {number} by */
  step(by) {
    this.at = Math.min(Math.max(this.at + by, 0), this.rows.length - 1);
    this.write();
    const row = this.rows[this.at];
    if (row) void this.log.show(this.log.lineOf(row));
  }

  write() {
    const row = this.rows[this.at];
    if (!row) return;
    const shown = /** @type {HTMLElement} */ (row.cloneNode());
    const line = this.log.lineOf(row);
    const place = make("small", {}, say("since-place", { number: this.at + 1, count: this.rows.length }));
    shown.replaceChildren(button([place, " ", line.text], () => this.log.flash(line), { class: "line" }));
    this.list.replaceChildren(shown);
    this.back.disabled = this.at === 0;
    this.on.disabled = this.at === this.rows.length - 1;
  }
}
