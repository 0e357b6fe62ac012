// The log: lines that show on the table what they speak of. What that is, the server says when somebody wants to know.

import { button, make, pointing } from "./dom.js";

const SHOWN = 4000;

export class Log {
  constructor(net, board, list) {
    this.net = net;
    this.board = board;
    this.list = list;
    this.known = new Map();
    this.wanted = null;
    this.lit = [];
    list.addEventListener("keydown", (event) => this.pressed(event));
  }

  /** Add lines; those of one entry belong together. */
  write(lines, isNew) {
    this.list.append(...lines.map((line) => this.line(line, isNew)));
  }

  line({ entry, seat, text }, isNew = false) {
    const at = { entry, text };
    const shown = button(text, null, { class: "line", tabindex: "-1", ...pointing(() => this.show(at), () => this.hide()) });
    return make("li", { class: `${seat !== null && seat >= 0 ? `of-${seat}` : ""}${isNew ? " new" : ""}`, "data-entry": entry }, shown);
  }

  /** All lines, the newest first, for where there is no room for the log beside the table; `pick` is called before one is shown. */
  copies(pick) {
    return [...this.list.children].reverse().map((line) => {
      const at = { entry: Number(line.dataset.entry), text: line.textContent };
      const show = () => {
        pick();
        this.flash(at);
      };
      return make("li", { class: line.className }, button(at.text, show, { class: "line" }));
    });
  }

  /** Take back what was written after an entry. */
  takeBack(entry) {
    for (const line of [...this.list.children]) if (Number(line.dataset.entry) > entry) line.remove();
    for (const known of this.known.keys()) if (known > entry) this.known.delete(known);
  }

  clear() {
    this.list.replaceChildren();
    this.known.clear();
  }

  async show(line) {
    this.hide();
    this.wanted = line;
    const ids = await this.spokenOf(line);
    if (this.wanted !== line) return;
    this.lit = ids;
    this.board.spotlight(ids, true);
    this.board.places.reveal(ids);
  }

  hide() {
    this.board.spotlight(this.lit, false);
    this.lit = [];
    this.wanted = null;
  }

  /** Show for a while what a line speaks of. */
  async flash(line) {
    await this.show(line);
    setTimeout(() => this.wanted === line && this.hide(), SHOWN);
  }

  async spokenOf({ entry, text }) {
    if (!this.known.has(entry)) this.known.set(entry, this.net.get(`/positions/${entry}/log`));
    const lines = await this.known.get(entry).catch(() => []);
    return lines.find((line) => line.text === text)?.items || [];
  }

  /** From line to line with the arrow keys. */
  pressed(event) {
    const lines = [...this.list.querySelectorAll("button")];
    const at = lines.indexOf(document.activeElement);
    const from = at < 0 ? lines.length : at;
    const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: lines.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    lines[Math.min(Math.max(to, 0), lines.length - 1)]?.focus();
  }
}
