// A puzzle: the table at one decision, an answer, what the server says about it, and the line to step through.

import { Ask } from "./ask.js";
import { Board } from "./board.js";
import { Dialogs } from "./dialogs.js";
import { $, complain, element, figure, isElsewhere, make, say } from "./dom.js";
import { Log } from "./log.js";
import { Net } from "./net.js";
import { Sheet } from "./sheet.js";
import { Column, showSeats } from "./side.js";
import { keepTry } from "./solved.js";
import { Tip } from "./tip.js";

/** @import { Picture, PuzzleAnswer } from "./types.js" */

/** Talks to the server about one puzzle as about a table; a choice is answered at once. */
class PuzzleNet extends Net {
  /**
   * @param {DOMStringMap} data
   * @param {(answer: PuzzleAnswer, choice: string) => void} answered
   */
  constructor(data, answered) {
    super(data);
    this.address = `/puzzles/${data.game ?? ""}/${this.id}`;
    this.base = `/api${this.address}`;
    this.answered = answered;
  }

  /**
   * @param {string} path
   * @param {{ choice?: string }} [body]
   */
  async post(path, body) {
    const answer = await super.post(path, body);
    this.answered(/** @type {PuzzleAnswer} */ (answer), body?.choice ?? "");
    return answer;
  }

  /** The address of a page of this puzzle. */
  page(path = "") {
    return this.address + path;
  }
}

/** What opens over the table of a puzzle: it has no replay, no journal and no rematch. */
class PuzzleDialogs extends Dialogs {
  async scores() {
    await this.show("scores");
  }
}

class Puzzle {
  /** @param {Picture} picture */
  constructor(picture) {
    const { dataset } = $("table");
    this.game = dataset.game ?? "";
    this.day = dataset.day ?? "";
    this.picture = picture;
    this.status = picture.status;
    /** @type {PuzzleAnswer | null} */
    this.answer = null;
    this.entry = picture.entry;
    this.wanted = 0;
    this.net = new PuzzleNet(dataset, (answer) => this.show(answer));
    const tip = new Tip($("tip"));
    this.board = new Board($("board"), $("tabs"), tip, {
      choose: (choice) => this.ask.pick(choice, true),
      enlarge: (item) => this.dialogs.enlarge(item),
    });
    this.log = new Log(this.net, this.board, $("log"));
    this.ask = new Ask(this.net, this.board, tip, null, true);
    this.dialogs = new PuzzleDialogs(this.net, this.board, this.log, () => this.status);
    new Column($("side"));
    new Sheet($("side"));
    this.log.write(picture.log, false);
    this.listen();
    this.board.show(picture, this.seat());
    this.begin();
  }

  seat() {
    return this.picture.decision?.seat ?? 0;
  }

  listen() {
    $("step-back").addEventListener("click", () => void this.go(this.entry - 1));
    $("step-on").addEventListener("click", () => void this.go(this.entry + 1));
    $("again").addEventListener("click", () => void this.retry());
    addEventListener("keydown", (event) => {
      if (isElsewhere(event)) return;
      if (event.key === "?") this.dialogs.help();
      if (!this.answer || !$("answer").contains(document.activeElement)) return;
      if (event.key === "ArrowLeft") void this.go(this.entry - 1);
      if (event.key === "ArrowRight") void this.go(this.entry + 1);
    });
  }

  /** Ask the question. */
  begin() {
    const { decision, at, status } = this.picture;
    this.answer = null;
    this.status = status;
    $("answer").hidden = true;
    $("table").classList.remove("answered");
    $("you").textContent = say("puzzle-you", { name: status.seats[this.seat()]?.name ?? "" });
    showSeats(status, (seat) => this.board.open(seat));
    this.ask.show(decision, at, decision?.prompt ?? "");
    $("log").scrollTop = $("log").scrollHeight;
  }

  async retry() {
    await this.go(this.picture.entry);
    this.begin();
    $("prompt").focus();
  }

  /**
   * Show what became of an answer.
   * @param {PuzzleAnswer} answer
   */
  show(answer) {
    this.answer = answer;
    keepTry(this.game, this.net.id, answer.is_right, this.day);
    $("verdict").textContent = say(answer.is_right ? "puzzle-right" : "puzzle-wrong");
    $("answer").classList.toggle("right", answer.is_right);
    $("again").hidden = answer.is_right;
    $("explanation").replaceChildren(this.explanation(answer));
    $("proof").replaceChildren(...this.proof(answer));
    this.ask.show(null, 0, this.picture.decision?.prompt ?? "");
    $("answer").hidden = false;
    $("table").classList.add("answered");
    this.showStep(this.picture);
    $("verdict").focus();
  }

  /**
   * What was chosen, what is best, and why.
   * @param {PuzzleAnswer} answer
   */
  explanation({ is_right: isRight, theme, best, why, options }) {
    const chosen = options.find((one) => one.is_chosen);
    const behind = say("puzzle-less", { count: chosen?.behind ?? 0 });
    return make(
      "dl",
      {},
      make("dt", {}, say("puzzle-yours")),
      make("dd", {}, chosen?.text ?? "", !isRight && make("span", { class: "behind" }, behind)),
      !isRight && [make("dt", {}, say("puzzle-best")), make("dd", {}, best)],
      make("dt", {}, say("puzzle-why")),
      make("dd", {}, why, theme && [" ", make("span", { class: "theme" }, theme)]),
    );
  }

  /**
   * How sure that is, and what every option is worth.
   * @param {PuzzleAnswer} answer
   */
  proof({ proof, finders, options }) {
    const rows = options.map((one) =>
      make(
        "tr",
        { class: [one.is_right && "right", one.is_chosen && "chosen"].filter(Boolean).join(" ") },
        make("td", {}, one.is_right && "✓ ", one.text),
        make("td", {}, one.is_right ? "0" : figure(-one.behind)),
      ),
    );
    const head = ["puzzle-option", "puzzle-behind"].map((name) => make("th", { scope: "col" }, say(name)));
    const table = make("table", { class: "grid" }, make("thead", {}, make("tr", {}, head)), make("tbody", {}, rows));
    return [
      make("p", { class: "quiet" }, proof, " ", finders),
      make("details", {}, make("summary", {}, say("puzzle-options")), table),
    ];
  }

  /**
   * Go to a position of the line; whoever asks again meanwhile gets only the last one.
   * @param {number} to
   */
  async go(to) {
    const { first, last } = this.answer ?? { first: this.entry, last: this.entry };
    this.entry = Math.min(Math.max(to, first), last);
    const asked = ++this.wanted;
    try {
      const picture = this.entry === first ? this.picture : await this.net.position(this.entry);
      if (asked !== this.wanted) return;
      this.board.update(picture);
      this.board.mark(new Map());
      this.showStep(picture);
    } catch (error) {
      complain(error);
    }
  }

  /** @param {Picture} picture */
  showStep({ entry, status, log }) {
    const { first, last } = this.answer ?? { first: entry, last: entry };
    this.entry = entry;
    this.status = status;
    showSeats(status, (seat) => this.board.open(seat));
    $("count").textContent = `${entry - first} / ${last - first}`;
    $("step").textContent = entry === first ? say("puzzle-start") : log.map((line) => line.text).join(" ");
    element("step-back", HTMLButtonElement).disabled = entry === first;
    element("step-on", HTMLButtonElement).disabled = entry === last;
  }
}

const net = new PuzzleNet($("table").dataset, () => {});
net.picture().then((picture) => new Puzzle(picture), complain);
