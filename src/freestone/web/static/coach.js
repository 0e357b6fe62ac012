// The coach: what matters before a decision of its seat, and a word after a serious mistake.

import { $, button, complain, filled, isPhone, make, pointing, say } from "./dom.js";
import { setSetting, settings } from "./settings.js";

/** @import { Board } from "./board.js" */
/** @import { Extras } from "./extras.js" */
/** @import { Net } from "./net.js" */
/** @import { Decision, MistakeView, RemarkView, Status } from "./types.js" */

const SHOWN = 4000; // milliseconds for which the table shows what is spoken of
const MOST_FINISHED = 20; // tables of a game that are remembered; by then the coach has hardly anything to say

export class Coach {
  /**
   * @param {Net} net
   * @param {Board} board
   * @param {Extras} extras
   * @param {string} game
   */
  constructor(net, board, extras, game) {
    this.net = net;
    this.board = board;
    this.extras = extras;
    this.game = game;
    /** The round in which each remark was made last. @type {Map<string, number>} */
    this.said = new Map();
    /** The entry before the decision that was asked last. @type {number | null} */
    this.asked = null;
    /** The entry that was looked at last. */
    this.judged = 0;
    /** The round of the last word about a mistake; one in a round is enough. */
    this.regretted = -1;
    /** What was said to the last decision; it may be said again there. @type {{ at: number, remark: RemarkView | null }} */
    this.latest = { at: -1, remark: null };
    /** @type {string[]} */
    this.items = [];
    this.at = -1;
    /** Say once more what matters now. */
    this.again = () => {};
  }

  finished() {
    return settings.finished[this.game] ?? [];
  }

  /**
   * Speak before a decision, and look at the one before it.
   * @param {Status} status
   * @param {Decision | null} decision
   * @param {{ at: number, entry: number }} moment
   */
  show(status, decision, { at, entry }) {
    const seat = decision?.yours ? status.seats[decision.seat] : null;
    if (this.asked !== null && entry > this.asked) void this.lookBack(this.asked + 1, status.round);
    if (entry < this.judged) $("mistake").replaceChildren();
    if (at !== this.at) this.clear();
    this.at = at;
    this.asked = seat?.coach ? entry : null;
    $("coach").hidden = !seat?.coach;
    if (seat?.coach) void this.speak(status, seat.number);
    if (status.over) this.noteEnd(status);
  }

  clear() {
    this.board.spotlight(this.items, false);
    this.items = [];
    $("coach").classList.remove("kept");
    $("coach").replaceChildren();
  }

  /**
   * @param {Status} status
   * @param {number} seat
   */
  async speak(status, seat) {
    const { at } = this;
    if (this.latest.at !== at) {
      try {
        const found = await this.net.coach(at, this.finished().length);
        this.latest = { at, remark: this.choose(found, status.round) };
      } catch {
        return; // The table has moved on; what mattered then does not matter now.
      }
    }
    if (at !== this.at) return;
    this.again = () => {
      const { remark } = this.latest;
      $("coach").hidden = !remark || $("mistake").hasChildNodes();
      if (at === this.at && remark && !$("coach").hidden) this.say(remark, status.round, seat);
    };
    this.again();
  }

  /**
   * The most important remark that was not made in this round, or, if it is made only once, ever.
   * @param {RemarkView[]} found
   * @param {number} round
   */
  choose(found, round) {
    return found.find(({ id, once }) => (once ? !settings.silenced.includes(id) : this.said.get(id) !== round)) ?? null;
  }

  /**
   * @param {RemarkView} remark
   * @param {number} round
   * @param {number} seat
   */
  say({ id, once, text, items }, round, seat) {
    if (once) setSetting("silenced", [...new Set([...settings.silenced, id])]);
    else this.said.set(id, round);
    this.items = items;
    const show = (/** @type {boolean} */ isOn) => () => this.board.spotlight(items, isOn);
    show(true)();
    setTimeout(show(false), SHOWN);
    const title = button(say("coach"), () => this.fold(title, !this.isShort()), {
      class: "coach-fold",
      "aria-expanded": String(!this.isFolded()),
    });
    const words = make("p", { onclick: () => this.isShort() && this.fold(title, false) }, text);
    const off = button(say("coach-off"), () => this.switchOff(seat), { class: "coach-off" });
    $("coach").replaceChildren(make("section", { class: "tip-card coach-card", "aria-label": say("coach"), ...pointing(show(true), show(false)) }, make("h2", {}, title), off, words));
  }

  isFolded() {
    return settings.isCoachFolded ?? isPhone();
  }

  /** Whether the words are one line: folded, or for want of room. */
  isShort() {
    return this.isFolded() || $("coach").matches("[data-lines]");
  }

  /**
   * Fold the words of the coach into one line, or unfold them, from now on.
   * @param {HTMLElement} title
   * @param {boolean} isFolded
   */
  fold(title, isFolded) {
    // What is folded only for want of room stays open now that somebody wants to read it.
    $("coach").classList.toggle("kept", !isFolded);
    delete $("coach").dataset.lines;
    setSetting("isCoachFolded", isFolded);
    title.setAttribute("aria-expanded", String(!isFolded));
  }

  /** @param {number} seat */
  async switchOff(seat) {
    this.clear();
    await this.net.post(`/seats/${seat}/coach`, { on: false }).catch(complain);
  }

  /**
   * Say what would have been better than an entry, if that is worth a word.
   * @param {number} entry
   * @param {number} round
   */
  async lookBack(entry, round) {
    this.judged = entry;
    $("mistake").replaceChildren();
    if (this.regretted === round) return;
    try {
      const found = await this.net.mistake(entry);
      if (!found || this.judged !== entry) return;
      this.regretted = round;
      this.regret(found);
    } catch {
      // Taken back, or nobody has time to think: then there is nothing to say.
    }
  }

  /** @param {MistakeView} mistake */
  regret({ text, taken, can_undo: canUndo }) {
    const done = () => {
      $("mistake").replaceChildren();
      this.again();
    };
    const undo = () => {
      $("mistake").replaceChildren();
      void this.extras.send("/undo");
    };
    // One voice at a time: what matters now is said again when this is understood.
    this.clear();
    $("coach").hidden = true;
    $("mistake").replaceChildren(
      make(
        "section",
        { class: "tip-card coach-card mistake-card", "aria-label": say("coach") },
        make("h2", {}, say("coach-about", { name: taken.text })),
        make("p", { tabindex: 0 }, text),
        ...filled([button(say("understood"), done, { class: "primary" }), canUndo && button(say("undo"), undo, { class: "coach-undo" })]),
      ),
    );
  }

  /**
   * With every game that is over, the coach says less.
   * @param {Status} status
   */
  noteEnd({ seats }) {
    const known = this.finished();
    if (known.includes(this.net.id) || !seats.some((seat) => seat.yours)) return;
    setSetting("finished", { ...settings.finished, [this.game]: [...known, this.net.id].slice(-MOST_FINISHED) });
  }
}
