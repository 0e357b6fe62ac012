// A puzzle: the table at one decision, an answer, what the server says about it, and the line to step through.

import { Ask } from "./ask.js";
import { Board } from "./board.js";
import { Dialogs } from "./dialogs.js";
import { $, complain, element, figure, isElsewhere, isPhone, make, say } from "./dom.js";
import { Log } from "./log.js";
import { Net } from "./net.js";
import { Sheet } from "./sheet.js";
import { Column, showSeats } from "./side.js";
import { keepTry } from "./solved.js";
import { Tip } from "./tip.js";

/** @import { Picture, PuzzleAnswer, PuzzleOption } from "./types.js" */

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
    /** Where in the line the table is, among its steps. */
    this.at = 0;
    this.wanted = 0;
    this.net = new PuzzleNet(dataset, (answer) => this.show(answer));
    const tip = new Tip($("tip"));
    this.board = new Board($("board"), $("tabs"), tip, {
      choose: (choice, isSecond) => this.ask.pick(choice, true, isSecond),
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
    $("step-back").addEventListener("click", () => void this.go(this.at - 1));
    $("step-on").addEventListener("click", () => void this.go(this.at + 1));
    $("again").addEventListener("click", () => void this.retry());
    addEventListener("keydown", (event) => {
      if (isElsewhere(event)) return;
      if (event.key === "?") this.dialogs.help();
      if (!this.answer || !$("answer").contains(document.activeElement)) return;
      if (event.key === "ArrowLeft") void this.go(this.at - 1);
      if (event.key === "ArrowRight") void this.go(this.at + 1);
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
    await this.go(0);
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
    this.at = 0;
    this.showStep(this.picture);
    $("answer").scrollTop = 0;
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
      make("dd", {}, chosen?.text ?? "", !isRight && make("span", { class: "behind" }, behind), this.effect(chosen)),
      !isRight && [make("dt", {}, say("puzzle-best")), make("dd", {}, best, this.effect(options[0]))],
      make("dt", {}, say("puzzle-why")),
      make("dd", {}, why, theme && [" ", make("span", { class: "theme" }, theme)]),
    );
  }

  /**
   * What an option does, as its button said while it was offered.
   * @param {PuzzleOption | undefined} option
   */
  effect(option) {
    const offered = this.picture.decision?.options.find(({ choice }) => choice === option?.choice);
    const { about = [], preview = [] } = offered ?? {};
    const lines = [...about, preview.join(", ")].filter(Boolean);
    return lines.length > 0 && make("span", { class: "effect" }, lines.join(" · "));
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
    const details = make("details", {}, make("summary", {}, say("puzzle-options")), table);
    details.addEventListener("toggle", () => details.hasAttribute("open") && details.scrollIntoView());
    return [make("p", { class: "quiet" }, proof, " ", finders), details];
  }

  /**
   * Go to a step of the line, light what it speaks of and bring its board to the stage; whoever asks again meanwhile
   * gets only the last one.
   * @param {number} to
   */
  async go(to) {
    const steps = this.answer?.steps ?? [];
    const [first = 0] = steps;
    this.at = Math.min(Math.max(to, 0), steps.length - 1);
    const entry = steps[this.at] ?? first;
    const asked = ++this.wanted;
    try {
      const picture = entry === first ? this.picture : await this.net.position(entry);
      if (asked !== this.wanted) return;
      this.log.hide();
      this.board.clearSpotlights();
      this.board.update(picture);
      this.board.mark(new Map());
      this.showStep(picture);
      const lines = entry === first ? [] : picture.log;
      const ids = (await Promise.all(lines.map((line) => this.log.spokenOf(line)))).flat();
      if (asked !== this.wanted) return;
      // Before anything is lit: what stands for a thing depends on which boards are in sight.
      if (!isPhone()) this.board.present([...this.board.shared(ids), ...ids]);
      await this.log.show(...lines);
    } catch (error) {
      complain(error);
    }
  }

  /** @param {Picture} picture */
  showStep({ status, log }) {
    const last = (this.answer?.steps.length ?? 1) - 1;
    this.status = status;
    showSeats(status, (seat) => this.board.open(seat));
    $("count").textContent = `${this.at} / ${last}`;
    $("step").textContent = this.at ? log.map((line) => line.text).join(" ") : say("puzzle-start");
    if (this.at) $("line").scrollIntoView({ block: "nearest" });
    element("step-back", HTMLButtonElement).disabled = this.at === 0;
    element("step-on", HTMLButtonElement).disabled = this.at === last;
  }
}

const net = new PuzzleNet($("table").dataset, () => {});
net.picture().then((picture) => new Puzzle(picture), complain);
