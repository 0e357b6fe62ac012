// The side column: who sits at the table, and what is left out where there is little room. Knows no game.

import { $, arms, button, figure, isPhone, make, say } from "./dom.js";

/** @import { Status } from "./types.js" */

/**
 * Show the seats with their points, and whose turn it is; what has the focus keeps it.
 * @param {Status} status
 * @param {(seat: number) => void} open
 */
export function showSeats({ seats, deciding }, open) {
  const focused = [...$("seats").children].findIndex((seat) => seat.contains(document.activeElement));
  // Whoever plays for several has no need to be told which one is theirs.
  const isOnlyOne = seats.filter((seat) => seat.yours).length === 1;
  const rows = seats.map(({ number, name, score, yours }) => {
    const about = [
      arms(number),
      make("span", { class: "name unseen-on-phone" }, make("span", {}, name), yours && isOnlyOne && make("span", { class: "own" }, make("small", {}, say("seat-yours")))),
      make("b", { class: "score", "data-score": number }, figure(score)),
    ];
    const marks = [number === deciding && "deciding", yours && "yours"].filter(Boolean).join(" ");
    return make("li", { class: marks }, button(about, () => open(number), { title: say("open-board", { name }) }));
  });
  $("seats").replaceChildren(...rows);
  rows[focused]?.querySelector("button")?.focus();
}

/**
 * How much is left out, from nothing on: whether the log folds into its title; how brief the options are, first only the
 * space between them, then what sets them apart, down to a line and altogether, and what a hint says; and all changes.
 */
const WAYS = [
  { brief: 0, isFolded: false, isBare: false },
  { brief: 0, isFolded: true, isBare: false },
  { brief: 1, isFolded: true, isBare: false },
  { brief: 2, isFolded: true, isBare: false },
  { brief: 3, isFolded: true, isBare: false },
  { brief: 4, isFolded: true, isBare: false },
  { brief: 5, isFolded: true, isBare: false },
  { brief: 6, isFolded: true, isBare: false },
  { brief: 6, isFolded: true, isBare: true },
];

/** How many of these ways still say what each option changes. */
const BRIEFEST = 8;

/** How brief options are that only lie closer together; without all of them in sight it is better to see more of them. */
const TIGHT = 1;

/** How brief options are that say no more than their first change, beside them. */
const TERSE = 4;

/** How much of a confirmation is in sight at least, in pixels: what is chosen and the beginning of a warning. */
const LEAST_TEXT = 90;

/** How many lines of the coach's words are in sight where there is little room; one is that of the title. */
const COACH_LINES = [3, 2, 1];

/** How many options are in sight at least: while one is chosen, and while some are confirmed or advised, which takes room. */
const LEAST_OPTIONS = { choice: 9, words: 4 };

/**
 * Let a part be no lower than that so much of its scrolling content is in sight.
 * @param {HTMLElement} part
 * @param {number} height
 * @param {HTMLElement} content
 */
function keep(part, height, content) {
  part.style.minHeight = `${height + part.offsetHeight - content.offsetHeight}px`;
}

const verbOf = (/** @type {HTMLElement} */ option) => (option.dataset.choice ?? "").split(":")[0];

/** What is written later than the options; it must not move them while a pointer is over them. */
const LATE = "#coach, #mistake";

/** Leaves out what it must so that the options stay in sight, whenever something changes in the column. */
export class Column {
  /** @param {HTMLElement} side */
  constructor(side) {
    this.side = side;
    /** Whether something was written that waits for the pointer to leave the options. */
    this.isBehind = false;
    this.log = $("log-part");
    this.options = $("options");
    this.confirm = $("confirm");
    this.coach = document.getElementById("coach");
    this.mistake = document.getElementById("mistake");
    const fit = () => this.fit();
    // Whatever is written in the column may need room; `fit` itself changes only classes, styles and what has the focus.
    new MutationObserver((changes) => {
      const isLate = changes.every(({ target }) => target instanceof Element && target.closest(LATE));
      if (!isLate || !this.options.matches(":hover")) fit();
      else this.yieldRoom();
    }).observe(side, { subtree: true, childList: true, characterData: true, attributeFilter: ["hidden", "open", "aria-expanded"] });
    this.options.addEventListener("pointerleave", () => this.isBehind && fit());
    this.options.addEventListener("scroll", () => this.showMore(), true);
    addEventListener("resize", fit);
    void document.fonts.ready.then(fit);
  }

  get rows() {
    return /** @type {HTMLElement | null} */ (this.options.querySelector(".rows"));
  }

  fit() {
    const { rows } = this;
    this.isBehind = false;
    if (!rows) return;
    const text = /** @type {HTMLElement | null} */ (this.confirm.querySelector(".confirm-text"));
    if (this.coach) delete this.coach.dataset.lines;
    this.options.style.minHeight = "";
    this.confirm.style.minHeight = "";
    if (isPhone()) {
      // The sheet scrolls as a whole.
      this.leaveOut({});
      return;
    }
    const holds = (/** @type {number} */ height) =>
      height <= rows.clientHeight + 1 && (!text || text.scrollHeight <= text.clientHeight + 1);
    const isWhole = this.canShowAll(rows) || this.isWholeBeside(rows);
    const ways = isWhole ? WAYS.slice(0, BRIEFEST) : WAYS.filter(({ brief }) => brief !== TIGHT);
    for (const way of ways) {
      this.leaveOut(way);
      // All options are in sight if they can be; else enough of them, and the whole question.
      if (holds(isWhole || !way.brief ? rows.scrollHeight : this.wanted(rows))) break;
    }
    if (isWhole) this.giveBack(() => holds(rows.scrollHeight));
    if (text) keep(this.confirm, Math.min(text.scrollHeight + 1, LEAST_TEXT), text); // heights are rounded
    keep(this.options, this.wanted(rows), rows);
    keep(this.options, this.wanted(rows) - (this.side.scrollHeight - this.side.clientHeight), rows);
    rows.querySelector(".selected")?.scrollIntoView({ block: "nearest" });
    if (text) text.tabIndex = text.scrollHeight > text.clientHeight ? 0 : -1;
    this.showMore();
  }

  /**
   * Let the coach say less before options are out of sight, unless it was opened; whether they all are in sight then.
   * @param {HTMLElement} rows
   */
  isWholeBeside(rows) {
    const { coach } = this;
    if (!coach || coach.matches("[hidden], .kept")) return false;
    return COACH_LINES.some((lines) => {
      coach.dataset.lines = String(lines);
      return this.canShowAll(rows);
    });
  }

  /** Make room for what is late without moving anything that the pointer is over: the list only ends sooner. */
  yieldRoom() {
    const { rows } = this;
    this.isBehind = true;
    if (!rows || isPhone()) return;
    keep(this.options, this.wanted(rows), rows);
    this.showMore();
  }

  /** Show at which end of the list there is more of it. */
  showMore() {
    const { rows } = this;
    const isCut = rows !== null && getComputedStyle(rows).overflowY === "auto";
    this.options.classList.toggle("more-above", isCut && rows.scrollTop > 2);
    this.options.classList.toggle("more-below", isCut && rows.scrollTop + rows.clientHeight < rows.scrollHeight - 2);
  }

  /**
   * What was left out everywhere comes back where there is room: the lines of options, the space between them, and the
   * log. Of options of a kind all say it or none: one that is silent would seem to bring nothing.
   * @param {() => boolean} holds
   */
  giveBack(holds) {
    if (!holds()) return;
    const back = (/** @type {Element[]} */ elements, /** @type {string} */ name, /** @type {boolean} */ isOn) => {
      for (const element of elements) element.classList.toggle(name, isOn);
      if (!holds()) for (const element of elements) element.classList.toggle(name, !isOn);
    };
    const options = /** @type {HTMLElement[]} */ ([...this.options.querySelectorAll(".option")]);
    for (const verb of new Set(options.map(verbOf))) {
      back(options.filter((option) => verbOf(option) === verb), "full", true);
    }
    back([this.options], "airy", true);
    back([this.log], "folded", false);
  }

  /**
   * Whether all options are in sight as soon as enough is left out.
   * @param {HTMLElement} rows
   */
  canShowAll(rows) {
    this.leaveOut(WAYS[BRIEFEST - 1] ?? {});
    return rows.scrollHeight <= rows.clientHeight + 1;
  }

  /** @param {{ brief?: number, isFolded?: boolean, isBare?: boolean }} way */
  leaveOut({ brief = 0, isFolded = false, isBare = false }) {
    this.options.dataset.brief = String(brief);
    this.options.classList.remove("airy");
    for (const option of this.options.querySelectorAll(".full")) option.classList.remove("full");
    this.options.classList.toggle("terse", brief >= TERSE);
    this.options.classList.toggle("bare", isBare);
    this.log.classList.toggle("folded", isFolded);
  }

  /**
   * How high the list is down to the last option that must be in sight; those below the list always are.
   * @param {HTMLElement} rows
   */
  wanted(rows) {
    const pinned = this.options.querySelectorAll(".pinned .option").length;
    const hasWords = !this.confirm.hidden || this.mistake?.hasChildNodes() || rows.querySelector(".advised");
    const least = LEAST_OPTIONS[hasWords ? "words" : "choice"];
    const buttons = [...rows.querySelectorAll("button")].slice(0, Math.max(1, least - pinned));
    return Math.max(0, ...buttons.map((one) => one.offsetTop + one.offsetHeight)) + 2;
  }
}
