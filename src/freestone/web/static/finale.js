// The end of a game: the final scoring runs on the table source by source, then the winner, the charts and what can be
// done now.

import { $, arms, button, closeButton, complain, figure, isPhone, make, say } from "./dom.js";
import { isStill, settings } from "./settings.js";

/** @import { Board } from "./board.js" */
/** @import { Log } from "./log.js" */
/** @import { Net } from "./net.js" */
/** @import { Finale as Content, Scoring, Seat, Status } from "./types.js" */

const PACE = 3.6; // steps of the game that each source is shown for: there is much to look at
const LEAST = 2; // seconds

/** A clock that can be paused and skipped. */
class Clock {
  constructor() {
    this.isPaused = false;
    this.isSkipped = false;
    this.ring = () => {};
  }

  /**
   * Wait for some seconds, for as long as it is paused, or not at all once it is skipped.
   * @param {number} seconds
   */
  async wait(seconds) {
    if (this.isSkipped) return;
    await new Promise((done) => {
      this.ring = () => done(null);
      setTimeout(() => this.isPaused || done(null), seconds * 1000);
    });
  }

  /** @returns {boolean} */
  toggle() {
    this.isPaused = !this.isPaused;
    if (!this.isPaused) this.ring();
    return this.isPaused;
  }

  skip() {
    this.isSkipped = true;
    this.ring();
  }
}

export class Finale {
  /**
   * @param {Net} net
   * @param {Board} board
   * @param {Log} log
   * @param {(name: string) => Promise<HTMLElement>} part  fetches a part of the page, such as the charts of the game
   * @param {() => void} done  called when the scoring has been shown
   */
  constructor(net, board, log, part, done) {
    this.net = net;
    this.board = board;
    this.log = log;
    this.part = part;
    this.done = done;
    /** @type {Content | null} */
    this.content = null;
    this.isRunning = false;
    this.hasBegun = false;
  }

  /** Fetch the scoring before the last frame is shown, which would give the scores away. */
  async fetch() {
    this.content ??= await this.net.finale();
  }

  /**
   * Show the end: run the scoring for whoever was there, unless nothing shall move; else only its result.
   * @param {Status} status
   * @param {boolean} isLive
   */
  async show(status, isLive) {
    if (this.hasBegun) return;
    this.hasBegun = true;
    try {
      await this.fetch();
      await this.run(status, isLive && !isStill());
    } catch (error) {
      complain(error);
    }
  }

  /**
   * @param {Status} status
   * @param {boolean} isMoving
   */
  async run(status, isMoving) {
    const { scorings, verdict } = /** @type {Content} */ (this.content);
    const { seats, winners } = status;
    const clock = new Clock();
    const parts = Promise.all(["charts", "scores"].map((name) => this.part(name).catch(complain)));
    // The lines of the scoring would tell the points before they are counted.
    const told = this.log.newest();
    for (const row of told) row.hidden = true;
    this.isRunning = true;
    $("prompt").classList.remove("unseen");
    $("prompt").textContent = say("finale");
    $("finale").hidden = false;
    $("finale").classList.remove("ended", "put-away");
    $("finale").replaceChildren(this.head(seats));
    if (isMoving) this.control(clock);
    else clock.skip();
    this.board.root.classList.toggle("counting", isMoving);
    for (const scoring of scorings) {
      this.score(scoring, seats);
      await clock.wait(Math.max(LEAST, PACE * settings.pace));
    }
    this.board.clearSpotlights();
    this.board.root.classList.remove("counting");
    this.board.places.setOpened(null);
    this.board.arrange();
    this.conclude(verdict, ...(await parts));
    for (const seat of winners) this.total(seat)?.classList.add("won");
    if (!isStill()) $("finale").append(button(say("finale-again"), () => this.run(status, true).catch(complain)));
    // The sentence stands large above the table; only whoever hears the page needs it a second time.
    $("prompt").textContent = `${say("game-over")}. ${verdict}`;
    $("prompt").classList.toggle("unseen", isPhone());
    for (const row of told) row.hidden = false;
    this.isRunning = false;
    this.done();
  }

  /**
   * Say who has won: the whole score sheet and, beside or below it, the first chart, which shows how it came about.
   * @param {string} verdict
   * @param {HTMLElement | void} charts
   * @param {HTMLElement | void} scores
   */
  conclude(verdict, charts, scores) {
    const first = charts?.querySelector("figure");
    const sheet = $("finale").querySelector(".score-sheet");
    const putAway = closeButton(() => $("finale").classList.add("put-away"));
    $("finale").classList.add("ended");
    $("finale").prepend(putAway, make("p", { class: "verdict" }, verdict));
    if (charts) sheet?.after(charts);
    if (first) sheet?.after(make("div", { class: "charts" }, first));
    const whole = scores?.querySelector(".score-sheet");
    if (whole) sheet?.replaceWith(whole);
    $("finale").scrollTop = 0;
  }

  /** @param {Seat[]} seats */
  head(seats) {
    const names = seats.map(({ number, name }) => make("th", { scope: "col" }, arms(number), " ", make("span", { class: "unseen-on-phone" }, name)));
    const total = seats.map(() => make("td", {}, "0"));
    return make(
      "table",
      { class: "score-sheet" },
      make("thead", {}, make("tr", {}, make("th", { scope: "col" }, say("source")), ...names)),
      make("tbody", {}),
      make("tfoot", {}, make("tr", { class: "total" }, make("th", { scope: "row" }, say("total")), ...total)),
    );
  }

  /**
   * The cell with the points of a seat so far.
   * @param {number} seat
   */
  total(seat) {
    return $("finale").querySelectorAll(".total td")[seat];
  }

  /**
   * Pause and skip, while the scoring runs.
   * @param {Clock} clock
   */
  control(clock) {
    const pause = button(say("pause"), () => {
      pause.textContent = say(clock.toggle() ? "go-on" : "pause");
    });
    $("extras").replaceChildren(pause, button(say("skip-steps"), () => clock.skip(), { class: "skip-steps" }));
  }

  /**
   * Show the points of one source: on the table, beside the names, and in words for whoever does not see them.
   * @param {Scoring} scoring
   * @param {Seat[]} seats
   */
  score({ source, points, totals, set, gone, items }, seats) {
    this.board.apply({ panels: [], layouts: [], set, gone, order: [] });
    this.board.clearSpotlights();
    this.board.spotlight([...set.map((item) => item.id), ...items], true);
    this.board.present(items);
    const body = $("finale").querySelector("tbody");
    // What is scored now comes to what was scored before, perhaps by the same source.
    const added = (/** @type {number} */ amount) => `${amount > 0 && body?.rows.length ? "+" : ""}${figure(amount)}`;
    body?.append(make("tr", { class: "new" }, make("th", { scope: "row" }, source), ...points.map((amount) => make("td", {}, amount ? added(amount) : "–"))));
    $("finale").scrollTop = $("finale").scrollHeight;
    totals.forEach((total, seat) => {
      for (const cell of document.querySelectorAll(`[data-score="${seat}"]`)) cell.textContent = figure(total);
      this.total(seat)?.replaceChildren(figure(total));
    });
    const names = seats.map(({ number, name }) => `${name} ${figure(points[number] ?? 0)}`).join(", ");
    $("prompt").textContent = say("finale-part", { name: source, names });
  }
}
