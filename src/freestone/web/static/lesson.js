// The teacher of a lesson: speaks, points, asks for moves and says what happened. Knows no rules and no game.

import { $, button, complain, filled, isPhone, link, make, say } from "./dom.js";
import { keep, kept } from "./progress.js";
import { settings } from "./settings.js";
import { Veil } from "./veil.js";

/** @import { Board } from "./board.js" */
/** @import { Child } from "./dom.js" */
/** @import { Net } from "./net.js" */
/** @import { Beat, Decision, Lesson, Option, Progress } from "./types.js" */

/**
 * Whether a choice is of a kind; a star at the end stands for any rest.
 * @param {string} pattern
 * @param {string} choice
 */
export const fits = (pattern, choice) =>
  pattern.endsWith("*") ? choice.startsWith(pattern.slice(0, -1)) : choice === pattern;

/**
 * What the table says after each change.
 * @typedef {{ entry: number, decision: Decision | null, over: boolean, progress: Progress | null }} News
 */

/**
 * What the teacher does now: speaks or asks, answers a move, judges another one, shows that, says that a task cannot be
 * fulfilled any more or was not, or has finished.
 * @typedef {"beat" | "answer" | "other" | "detour" | "lost" | "again" | "done"} Part
 */

export class Teacher {
  /**
   * @param {Net} net
   * @param {Board} board
   * @param {Lesson} lesson
   * @param {() => void} refresh  asks the table to show again what is asked
   */
  constructor(net, board, lesson, refresh) {
    this.net = net;
    this.board = board;
    this.lesson = lesson;
    this.refresh = refresh;
    this.veil = new Veil(board);
    const known = kept(lesson.game, lesson.number);
    const isHere = known?.page === location.pathname;
    this.isDone = known?.isDone ?? false;
    this.at = isHere ? known.beat : 0;
    this.entry = isHere ? known.entry : -1;
    /** @type {Part} */
    this.part = this.at >= lesson.beats.length ? "done" : isHere && known.isDetour ? "detour" : "beat";
    this.choice = "";
    this.praise = "";
    /** Whether the learner has gone on without the last task, or fulfilled it less well than asked. */
    this.isMissed = false;
    /** Whether the learner plays on though the task cannot be fulfilled any more. */
    this.isPlayingOn = false;
    /** The last move of a task that was judged. @type {object | null} */
    this.judged = null;
    /** @type {News} */
    this.news = { entry: 0, decision: null, over: false, progress: null };
    this.words = make("div", { "aria-live": "polite" });
    this.ways = make("div", { class: "answers" });
    this.count = make("span", { class: "quiet" });
    const title = say("chapter-of", { number: lesson.number, name: lesson.title });
    const head = make("h2", {}, make("span", {}, title), this.count, make("a", { href: `/learn/${lesson.game}` }, say("leave-chapter")));
    $("teacher").replaceChildren(head, this.words, this.ways);
  }

  /** @returns {Beat | undefined} */
  get beat() {
    return this.lesson.beats[this.at];
  }

  /** Whether the learner may move now: as the beat says, or freely while looking at what another move does. */
  get asks() {
    return this.part === "detour" || this.expects;
  }

  /** Whether the beat wants a move. */
  get expects() {
    return this.part === "beat" && (this.beat?.play.length ?? 0) > 0;
  }

  /** What the teacher points at: until the learner moves, and again while that is spoken of. */
  get points() {
    if (this.part === "answer") return (this.beat?.after ?? []).filter((id) => this.board.items.has(id) || this.board.panels.has(id));
    return this.part === "beat" && this.news.entry === this.entry ? (this.beat?.points ?? []) : [];
  }

  /** Whether the learner plays without help, and has begun to. */
  get isFree() {
    return this.expects && (this.beat?.is_task ?? false) && this.news.entry > this.entry;
  }

  /**
   * Hear how the table is now; speak about it as soon as the learner is asked again.
   * @param {News} news
   */
  hear(news) {
    this.news = news;
    if (this.entry < 0) this.entry = news.entry;
    const isSettled = news.over || (news.decision?.yours ?? false);
    if (isSettled && this.expects && news.entry > this.entry) this.moved();
    else if (isSettled || !this.words.hasChildNodes()) this.show();
    if (this.isFree && this.beat?.lasts && !this.isPlayingOn && !this.judged) this.judge().catch(complain);
  }

  /** The learner has made a move of the lesson, and the others have answered. */
  moved() {
    const { beat } = this;
    if (!beat) return;
    const has = (/** @type {number[] | undefined} */ beats) => beats?.includes(this.at) ?? false;
    const isLast = this.at === this.lesson.beats.length - 1;
    if (beat.lasts && !this.news.over && !has(this.news.progress?.reached)) this.show();
    else if (beat.is_task && !has(this.news.progress?.passed)) this.go("again");
    else if (this.answer() && !isLast) this.go("answer");
    else this.goOn();
  }

  /** Say at once that the last task is fulfilled, or that a task cannot be any more, while the others still move. */
  async judge() {
    const { at } = this;
    const judged = (this.judged = {});
    const { is_over: isOver, is_lost: isLost } = await this.net.task(at);
    if (this.judged !== judged || at !== this.at || this.part !== "beat") return;
    const isEnd = isOver && at === this.lesson.beats.length - 1;
    if (isEnd && !isLost) this.goOn();
    else if (isEnd || (isLost && !isOver)) this.go(isEnd ? "again" : "lost");
    else return;
    this.refresh();
  }

  /** What is said after the move that was made, or else after a task. */
  answer() {
    const found = Object.entries(this.beat?.answers ?? {}).find(([pattern]) => fits(pattern, this.choice));
    return found?.[1] ?? this.beat?.well ?? "";
  }

  /** The message that closes the chapter. */
  closing() {
    if (this.lesson.number === this.lesson.last) return "lesson-finished";
    if (this.isMissed) return "chapter-left";
    return this.lesson.number === this.lesson.enough ? "chapter-enough" : "chapter-finished";
  }

  /** Go on to the next beat. */
  goOn() {
    this.praise = this.part === "beat" ? this.answer() : "";
    // Whoever fulfilled a task in a way that its praise does not fit is not praised for the chapter either.
    this.isMissed = this.part === "again" || (this.beat?.is_task === true && this.praise !== this.beat.well);
    this.at += 1;
    this.entry = this.news.entry;
    this.go(this.beat ? "beat" : "done");
  }

  /** @param {Part} part */
  go(part) {
    this.part = part;
    if (part === "done") this.isDone = true;
    this.keep();
    this.show();
  }

  keep() {
    const page = this.part === "done" ? "" : location.pathname;
    keep(this.lesson.game, this.lesson.number, {
      page,
      beat: this.at,
      entry: this.entry,
      isDetour: this.part === "detour",
      isDone: this.isDone,
    });
  }

  /**
   * Whether a move is one that the teacher asks for; another one is talked about first.
   * @param {Option} option
   */
  allows(option) {
    if (this.part === "detour") return true;
    // Whoever is told about another move may try the next one at once.
    if (this.part === "other") this.go("beat");
    if (!this.expects) return false;
    this.choice = option.choice;
    this.judged = null;
    if (this.isAsked(option)) return true;
    this.part = "other";
    this.show(option);
    this.point();
    return false;
  }

  /** @param {Option} option */
  isAsked({ choice }) {
    return this.beat?.play.some((pattern) => fits(pattern, choice)) ?? false;
  }

  /**
   * The move that is asked for by pointing at a thing, if there is only one.
   * @param {string} item
   */
  meant(item) {
    if (!this.expects || this.beat?.is_task || !this.points.includes(item)) return "";
    const [only, ...others] = (this.news.decision?.options ?? []).filter((option) => this.isAsked(option));
    return only && !others.length ? only.choice : "";
  }

  /** @param {string} choice */
  async look(choice) {
    this.go("detour");
    await this.net.post("/look", { choice, at: Number($("table").dataset.at) });
  }

  /** Back to where the beat began; a game that is over can only begin again. */
  async back() {
    this.part = "beat";
    this.isPlayingOn = false;
    this.judged = null;
    this.keep();
    if (this.news.over) this.submit(`/learn/${this.lesson.game}/${this.lesson.number}`);
    else if (this.news.entry > this.entry) await this.net.post("/back", { entry: this.entry });
    else this.turn();
  }

  /** Show the beat, and let the table ask. */
  turn() {
    this.show();
    this.refresh();
  }

  /** Point at things and bring the first of them into sight; of the options, one that is asked for. */
  point() {
    const { beat } = this;
    if (this.expects && beat && !beat.is_task) this.revealOption(beat.play);
    this.board.bring(this.points);
    this.veil.point(this.points);
    const [first = ""] = this.points;
    const panel = this.board.panels.get(first);
    const { left = 0, top = 0, width = 0, height = 0 } = panel?.box.getBoundingClientRect() ?? {};
    if (panel) this.board.places.reveal(panel.view.id, { x: left + width / 2, y: top + height / 2 });
    else if (first) this.board.reveal(this.points);
  }

  /** @param {string[]} patterns */
  revealOption(patterns) {
    const options = /** @type {HTMLElement[]} */ ([...$("options").querySelectorAll(".option")]);
    const wanted = options.filter(({ dataset }) => patterns.some((pattern) => fits(pattern, dataset.choice ?? "")));
    // On a phone few options peek out, so these come first there.
    for (const option of wanted) option.classList.add("wanted");
    // The column fits itself to what is new before that.
    if (!isPhone()) requestAnimationFrame(() => wanted[0]?.scrollIntoView({ block: "nearest" }));
  }

  /**
   * Go to a table that is made for it: of this chapter again, of the next one, or of a first game.
   * @param {string} action
   */
  submit(action) {
    const form = make("form", { method: "post", action }, make("input", { type: "hidden", name: "name", value: settings.name }));
    this.ways.append(form);
    form.requestSubmit();
  }

  /** @param {Option} [option]  the move that is not the lesson's */
  show(option) {
    this.count.textContent = `${Math.min(this.at + 1, this.lesson.beats.length)}/${this.lesson.beats.length}`;
    this.say(this.sentences(option));
    const hadFocus = document.activeElement === document.body || $("teacher").contains(document.activeElement);
    this.ways.replaceChildren(...filled(this.buttons(option)));
    $("teacher").dataset.part = this.expects ? "ask" : this.part;
    $("teacher").classList.toggle("task", this.beat?.is_task ?? false);
    if (hadFocus || !this.expects) /** @type {HTMLElement} */ (this.ways.querySelector("button, a") ?? $("options")).focus({ preventScroll: true });
  }

  /**
   * Speak; the same words again would be read aloud again. What is pointed at is named for those who do not see it.
   * @param {Child[]} sentences
   */
  say(sentences) {
    const names = this.points.map((id) => this.board.items.get(id)?.view.name ?? this.board.panels.get(id)?.view.title ?? "");
    const shown = names.length > 0 && say("pointed-at", { names: names.join("; ") });
    const content = make("div", {}, ...filled(sentences).map((one) => make("p", {}, one)), shown && make("p", { class: "unseen" }, shown));
    if (this.words.innerHTML !== content.outerHTML) this.words.replaceChildren(content);
  }

  /**
   * @param {Option} [option]
   * @returns {Child[]}
   */
  sentences(option) {
    const { beat, part } = this;
    if (part === "other" && option) {
      const does = [...option.about, ...option.preview];
      return [say("other-move"), make("b", {}, option.text), does.length > 0 && make("span", {}, does.join(" · "))];
    }
    if (part === "detour") return [say("detour")];
    if (part === "done") return [this.praise, say(this.closing())];
    if (part === "answer") return [this.answer()];
    if (part === "lost") return [say("task-lost"), beat?.again];
    if (part === "again") return [beat?.again];
    return [beat?.is_task && make("b", {}, say("task")), beat?.text];
  }

  /**
   * @param {Option} [option]
   * @returns {Child[]}
   */
  buttons(option) {
    const { part, lesson } = this;
    const primary = { class: "primary" };
    const goOn = () => {
      this.goOn();
      this.refresh();
    };
    const next = (/** @type {number} */ number) => () => this.submit(`/learn/${lesson.game}/${number}`);
    const playOn = () => {
      this.isPlayingOn = true;
      this.part = "beat";
      this.turn();
    };
    if (part === "other" && option) {
      return [button(say("back-to-lesson"), () => this.back(), primary), button(say("show-me"), () => this.look(option.choice))];
    }
    if (part === "detour") return [button(say("back-to-lesson"), () => this.back(), primary)];
    if (part === "lost") return [button(say("try-again"), () => this.back(), primary), button(say("go-on-anyway"), playOn)];
    if (part === "again") return [button(say("try-again"), () => this.back(), primary), button(say("go-on-anyway"), goOn)];
    if (part === "done") {
      // Whoever can play by now is offered that first, once; before and after it the next chapter.
      const isReady = lesson.number === lesson.enough || lesson.number === lesson.last;
      const play = lesson.number >= lesson.enough && button(say("to-first-game"), () => this.submit(`/first-game/${lesson.game}`), isReady ? primary : {});
      const on = lesson.number < lesson.last && button(say("next-chapter"), next(lesson.number + 1), isReady ? {} : primary);
      return [
        ...(isReady ? [play, on] : [on, play]),
        link(say("all-chapters"), `/learn/${lesson.game}`),
        button(say("begin-again"), next(lesson.number)),
      ];
    }
    // Whoever could choose freely may look at another choice.
    if (part === "answer" && Object.keys(this.beat?.answers ?? {}).length > 1) {
      const isWarned = this.beat?.warns.some((pattern) => fits(pattern, this.choice)) ?? false;
      const choose = button(say("choose-again"), () => this.back(), isWarned ? primary : {});
      return isWarned ? [choose, button(say("go-on-anyway"), goOn)] : [button(say("go-on"), goOn, primary), choose];
    }
    return this.expects ? [] : [button(say("go-on"), goOn, primary)];
  }
}
