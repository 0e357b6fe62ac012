// The log: lines that show on the table what they speak of. What that is, the server says when somebody wants to know.

import { button, make, pointing } from "./dom.js";

/** @import { Board } from "./board.js" */
/** @import { Net } from "./net.js" */
/** @import { LogLine, Mention } from "./types.js" */

/** @typedef {{ entry: number, text: string }} Line */

const SHOWN = 4000;
const BORDERS = ["solid", "dashed", "dotted", "double", "groove", "ridge"];

export class Log {
  /**
   * @param {Net} net
   * @param {Board} board
   * @param {HTMLElement} list
   */
  constructor(net, board, list) {
    this.net = net;
    this.board = board;
    this.list = list;
    /** @type {Map<number, Promise<Mention[]>>} */
    this.known = new Map();
    /** @type {Line | null} */
    this.wanted = null;
    /** @type {string[]} */
    this.lit = [];
    list.addEventListener("keydown", (event) => this.pressed(event));
  }

  /**
   * Add lines; those of one entry belong together.
   * @param {LogLine[]} lines
   * @param {boolean} isNew
   */
  write(lines, isNew) {
    this.list.append(...lines.map((line) => this.line(line, isNew)));
  }

  /**
   * A line, with a border in the colour and the pattern of the seat that it tells of.
   * @param {LogLine} line
   * @param {boolean} isNew
   */
  line({ entry, seat, chance, text }, isNew) {
    const at = { entry, text };
    const shown = button(text, null, { class: "line", tabindex: "-1", ...pointing(() => this.show(at), () => this.hide()) });
    const row = make("li", { class: isNew ? "new" : null, "data-entry": entry, "data-chance": chance }, shown);
    if (seat !== null && seat >= 0) {
      row.classList.add("of-seat");
      row.dataset.seat = String(seat);
      row.style.setProperty("--seat", `var(--seat-${seat})`);
      row.style.setProperty("--pattern", BORDERS[seat % BORDERS.length] ?? "solid");
    }
    return row;
  }

  /** @returns {HTMLElement[]} */
  rows() {
    return [...this.list.querySelectorAll("li")];
  }

  /** The lines of the last entry that has any. */
  newest() {
    const rows = this.rows();
    const entry = rows.at(-1)?.dataset.entry;
    return rows.filter((row) => row.dataset.entry === entry);
  }

  /**
   * @param {HTMLElement} row
   * @returns {Line}
   */
  lineOf(row) {
    return { entry: Number(row.dataset.entry), text: row.textContent };
  }

  /**
   * All lines, the newest first, for where there is no room for the log beside the table; `pick` is called before one is
   * shown.
   * @param {() => void} pick
   */
  copies(pick) {
    return this.rows().reverse().map((row) => {
      const at = this.lineOf(row);
      const copy = /** @type {HTMLElement} */ (row.cloneNode());
      copy.append(
        button(
          at.text,
          () => {
            pick();
            return this.flash(at);
          },
          { class: "line" },
        ),
      );
      return copy;
    });
  }

  /**
   * Take back what was written after an entry.
   * @param {number} entry
   */
  takeBack(entry) {
    for (const row of this.rows()) if (Number(row.dataset.entry) > entry) row.remove();
    for (const known of this.known.keys()) if (known > entry) this.known.delete(known);
  }

  clear() {
    this.list.replaceChildren();
    this.known.clear();
  }

  /**
   * Show what a line speaks of, or several.
   * @param {Line[]} lines
   */
  async show(...lines) {
    this.hide();
    const [line = null] = lines;
    this.wanted = line;
    const ids = (await Promise.all(lines.map((one) => this.spokenOf(one)))).flat();
    if (this.wanted !== line) return;
    this.lit = ids;
    this.board.spotlight(ids, true);
    // Where something was done says more than whose gold paid for it.
    this.board.reveal([...this.board.shared(ids), ...ids]);
  }

  hide() {
    this.board.spotlight(this.lit, false);
    this.lit = [];
    this.wanted = null;
  }

  /**
   * Show for a while what a line speaks of, or several.
   * @param {Line[]} lines
   */
  async flash(...lines) {
    await this.show(...lines);
    setTimeout(() => this.wanted === lines[0] && this.hide(), SHOWN);
  }

  /**
   * The ids of the things that a line speaks of; none if the server does not answer.
   * @param {Line} line
   */
  async spokenOf({ entry, text }) {
    const asked = this.known.get(entry) ?? this.net.mentions(entry).catch(() => []);
    this.known.set(entry, asked);
    return (await asked).find((mention) => mention.text === text)?.items ?? [];
  }

  /**
   * From line to line with the arrow keys.
   * @param {KeyboardEvent} event
   */
  pressed(event) {
    const lines = [...this.list.querySelectorAll("button")];
    const at = lines.findIndex((line) => line === document.activeElement);
    const from = at < 0 ? lines.length : at;
    /** @type {Record<string, number>} */
    const steps = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: lines.length - 1 };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    lines[Math.min(Math.max(to, 0), lines.length - 1)]?.focus();
  }
}
