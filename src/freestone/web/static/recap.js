// What the others did since the reader's last move: one turn after the other, with the things that it speaks of lit.

import { button, isElsewhere, make, say } from "./dom.js";

/** @import { Log } from "./log.js" */

/** How many letters of a turn are shown at once, before it takes another step. */
const LETTERS = 50;

export class Recap {
  /**
   * @param {Log} log
   * @param {HTMLElement} root
   * @param {() => void} clear  uncovers the table for what is lit there
   */
  constructor(log, root, clear) {
    this.log = log;
    this.clear = clear;
    this.root = root;
    /** What was done in each turn of another player, or a part of a long one. @type {HTMLElement[][]} */
    this.turns = [];
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
   * Begin with the first turn after the reader's last move; what chance did and what followed is in the log. Nothing is
   * shown before the first move, or while nobody else has moved. A standing answer is a move to the server, not to the reader.
   * @param {number} since  the entry of the last move
   * @param {number} seat
   * @param {number} entry  the last one before this decision
   */
  show(since, seat, entry) {
    if (entry !== this.asked.now) this.asked = { now: entry, last: Math.min(this.asked.now, entry) };
    const from = Math.min(since, this.asked.last + 1);
    const later = since ? this.log.rows().filter(({ dataset }) => Number(dataset.entry) > from && !("chance" in dataset)) : [];
    /** @type {HTMLElement[][]} */
    const turns = [];
    let deciding = "";
    let letters = 0;
    for (const row of later) {
      const { seat: doing = "" } = row.dataset;
      if (doing && doing !== String(seat)) {
        const { text } = this.log.lineOf(row);
        letters = doing === deciding ? letters + text.length : text.length;
        if (doing === deciding && letters <= LETTERS) turns.at(-1)?.push(row);
        else {
          turns.push([row]);
          letters = text.length;
        }
      }
      deciding = doing || deciding;
    }
    this.turns = turns;
    this.at = 0;
    this.root.hidden = !this.turns.length;
    this.write();
  }

  hide() {
    this.root.hidden = true;
  }

  /** @param {number} by */
  step(by) {
    this.at = Math.min(Math.max(this.at + by, 0), this.turns.length - 1);
    this.write();
    this.clear();
    void this.log.show(...this.lines());
  }

  /** The lines of the turn that is shown. */
  lines() {
    return (this.turns[this.at] ?? []).map((row) => this.log.lineOf(row));
  }

  write() {
    const [row] = this.turns[this.at] ?? [];
    if (!row) return;
    const shown = /** @type {HTMLElement} */ (row.cloneNode());
    const lines = this.lines();
    const text = lines.map((line) => line.text).join(" ");
    const place = this.turns.length > 1 && make("small", {}, say("since-place", { number: this.at + 1, count: this.turns.length }), " ");
    shown.replaceChildren(button(make("span", {}, place, text), () => this.log.flash(...lines), { class: "line", title: text }));
    this.list.replaceChildren(shown);
    for (const [one, isEnd] of /** @type {[HTMLButtonElement, boolean][]} */ ([[this.back, this.at === 0], [this.on, this.at === this.turns.length - 1]])) {
      one.disabled = isEnd;
      one.hidden = this.turns.length < 2;
    }
  }
}
