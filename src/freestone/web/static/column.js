// The side column: what is left out where there is little room, so that the options stay in sight. Knows no game.

import { $, isPhone } from "./dom.js";

/** How much is left out, from nothing on: how brief the options are, and whether the log folds into its title. */
const WAYS = [
  { brief: 0, isFolded: false },
  { brief: 1, isFolded: false },
  { brief: 1, isFolded: true },
  { brief: 2, isFolded: true },
];

/** How much of a confirmation is in sight at least, in pixels: what is chosen and the beginning of a warning. */
const LEAST_TEXT = 90;

/** How many options are in sight at least. */
const least = () => (isPhone() ? 2 : 4);

export class Column {
  constructor(side) {
    this.side = side;
    this.log = $("log-part");
    this.options = $("options");
    this.confirm = $("confirm");
    const fit = () => this.fit();
    // Whatever is written in the column may need room; `fit` itself changes only classes, styles and what has the focus.
    new MutationObserver(fit).observe(side, { subtree: true, childList: true, characterData: true, attributeFilter: ["hidden", "open"] });
    addEventListener("resize", fit);
    document.fonts.ready.then(fit);
  }

  fit() {
    const rows = this.options.querySelector(".rows");
    if (!rows) return;
    const text = this.confirm.querySelector(".confirm-text");
    this.options.style.minHeight = "";
    this.confirm.style.minHeight = "";
    WAYS.find((way) => this.leaveOut(way) || this.isRoomy(rows, text, way));
    if (text) this.keep(this.confirm, Math.min(text.scrollHeight + 1, LEAST_TEXT), text); // heights are rounded
    this.keep(this.options, this.wanted(rows), rows);
    this.keep(this.options, this.wanted(rows) - (this.side.scrollHeight - this.side.clientHeight), rows);
    rows.querySelector(".selected")?.scrollIntoView({ block: "nearest" });
    if (text) text.tabIndex = text.scrollHeight > text.clientHeight ? 0 : -1;
  }

  /** Let a part be no lower than that so much of its scrolling content is in sight. */
  keep(part, height, content) {
    part.style.minHeight = `${height + part.offsetHeight - content.offsetHeight}px`;
  }

  leaveOut({ brief, isFolded }) {
    this.options.dataset.brief = brief;
    this.log.classList.toggle("folded", isFolded);
  }

  /** Whether enough options are in sight, all of them where nothing is left out, and the whole question. */
  isRoomy(rows, text, { brief }) {
    const height = brief ? this.wanted(rows) : rows.scrollHeight;
    return height <= rows.clientHeight + 1 && (!text || text.scrollHeight <= text.clientHeight + 1);
  }

  /** How high the list is down to the last option that must be in sight; those below the list always are. */
  wanted(rows) {
    const buttons = [...rows.querySelectorAll(".option")];
    const pinned = this.options.querySelectorAll(".pinned .option").length;
    const bottoms = buttons.slice(0, Math.max(1, least() - pinned)).map((one) => one.offsetTop + one.offsetHeight);
    return Math.max(0, ...bottoms) + 2;
  }
}
