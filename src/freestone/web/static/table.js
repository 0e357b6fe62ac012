// A table in the browser. The server says what is legal and all that is said; this shows it and sends choices back.

import { Ask } from "./ask.js";
import { Board } from "./board.js";
import { Coach } from "./coach.js";
import { Dialogs } from "./dialogs.js";
import { $, complain, isElsewhere, isPhone, listing, say } from "./dom.js";
import { Extras } from "./extras.js";
import { Finale } from "./finale.js";
import { Teacher } from "./lesson.js";
import { Log } from "./log.js";
import { Menu } from "./menu.js";
import { Net } from "./net.js";
import { Recap } from "./recap.js";
import { Round } from "./round.js";
import { begun, isStill, settings } from "./settings.js";
import { Sheet } from "./sheet.js";
import { Column, showSeats } from "./side.js";
import { Stream } from "./stream.js";
import { Tip } from "./tip.js";

/** @import { Decision, Frame, Item, Lesson, LogLine, Picture } from "./types.js" */

/** @param {number} seconds */
const wait = (seconds) => new Promise((done) => void setTimeout(done, seconds * 1000));

/** The tone that says whose turn it is. */
function chime() {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const level = context.createGain();
  tone.frequency.value = 523;
  level.gain.setValueAtTime(0.08, context.currentTime);
  level.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 1.2);
  tone.connect(level).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 1.2);
}

/** A table that is being played: builds everything on the page, and shows one frame after the other. */
class Table {
  /**
   * @param {Net} net
   * @param {Picture} picture
   * @param {Lesson | null} lesson
   */
  constructor(net, picture, lesson) {
    this.status = picture.status;
    /** @type {Picture | Frame} */
    this.latest = picture;
    /** @type {Frame[]} */
    this.queue = [];
    this.isShowing = false;
    this.isSkipping = false;
    /** Whether something has happened since the page was opened. */
    this.isLive = false;
    this.shownRound = 0;
    this.title = document.title;
    const status = () => this.status;
    const tip = new Tip($("tip"));
    this.board = new Board($("board"), $("tabs"), tip, {
      choose: (choice, isSecond) => this.ask.pick(choice, true, isSecond),
      enlarge: (item) => this.enlarge(item),
    });
    this.log = new Log(net, this.board, $("log"));
    this.teacher = lesson && new Teacher(net, this.board, lesson, () => this.showDecision());
    this.ask = new Ask(net, this.board, tip, this.teacher);
    this.dialogs = new Dialogs(net, this.board, this.log, status);
    this.menu = new Menu(net, this.dialogs, status, () => this.ask.begun());
    this.round = new Round(this.board, this.dialogs);
    this.extras = new Extras(net, this.ask, this.dialogs, this.menu, this.round);
    this.recap = new Recap(this.log, $("recap"), () => this.round.hide());
    this.finale = new Finale(net, this.board, this.log, (name) => this.dialogs.part(name), () => this.extras.show(this.status, null));
    this.coach = new Coach(net, this.board, this.extras, picture.game);
    new Column($("side"));
    new Sheet($("side"));
    new ResizeObserver(() => this.showNewest()).observe($("log"));
    addEventListener("keydown", (event) => this.pressed(event));
    this.showPicture(picture);
    const before = /** @type {ReturnType<Ask["begun"]> | null} */ (begun());
    if (before) {
      this.ask.resume(before);
      this.menu.resume();
    }
    new Stream(net.link("/frames"), picture.id, {
      picture: (content) => this.showPicture(content),
      frame: (frame) => this.hear(frame),
      lost: (isLost) => this.showConnection(isLost),
    });
  }

  /** @param {number} seat */
  nameOf(seat) {
    return this.status.seats[seat]?.name ?? "";
  }

  mine() {
    return this.status.seats.filter((seat) => seat.yours);
  }

  /**
   * Look at something closely; in a lesson, make the move that the teacher asks for by pointing at it.
   * @param {Item} item
   */
  enlarge(item) {
    const meant = this.teacher?.meant(item.id);
    if (meant) this.ask.pick(meant, true);
    else this.dialogs.enlarge(item);
  }

  /** Whose board is shown in full: the reader's, or that of whoever decides if several share a screen. */
  shownSeat() {
    const mine = this.mine().map((seat) => seat.number);
    const [first] = mine;
    const { deciding } = this.status;
    if (first !== undefined && mine.length === 1) return first;
    if (deciding !== null && (mine.includes(deciding) || !mine.length)) return deciding;
    return first === undefined || mine.includes(this.board.seat) ? this.board.seat : first;
  }

  /**
   * What is asked or who is waited for, and who has won.
   * @param {Decision | null} decision
   */
  promptText(decision) {
    const { over, winners, deciding } = this.status;
    if (over) {
      const names = listing(winners.map((seat) => this.nameOf(seat)));
      return `${say("game-over")}. ${say(winners.length === 1 ? "winner" : "winners", { names })}`;
    }
    if (decision?.yours) return decision.prompt;
    const { bot: isBot, yours } = (deciding !== null && this.status.seats[deciding]) || {};
    // Whoever decides is asked as soon as everything has been shown.
    const waiting = deciding === null || (yours && !isBot) ? say("going-on") : say(isBot ? "thinking" : "waiting", { name: this.nameOf(deciding) });
    return [this.absence(), waiting].filter(Boolean).join(" ");
  }

  /** That one only watches, or that a bot plays one's seats. */
  absence() {
    const mine = this.mine();
    if (!mine.length) return say("you-watch");
    const names = mine.filter((seat) => seat.bot).map((seat) => seat.name);
    if (!names.length) return "";
    return mine.length === 1 ? say("bot-for-you") : say("bot-for", { names: listing(names) });
  }

  /**
   * Write the prompt; the same text again would be read aloud again.
   * @param {string} text
   */
  showPrompt(text) {
    if ($("prompt").textContent !== text) $("prompt").textContent = text;
  }

  showSeats() {
    showSeats(this.status, (seat) => this.board.open(seat));
  }

  /** Show what is asked after the last frame. */
  showDecision() {
    if (this.finale.isRunning) return;
    const { at, entry } = this.latest;
    const { round, over, lesson } = this.status;
    this.teacher?.hear({ entry, decision: this.latest.decision, over, progress: lesson });
    // While the teacher speaks nothing is asked.
    const decision = this.teacher?.asks === false ? null : this.latest.decision;
    const isMine = decision?.yours ?? false;
    this.showSeats();
    $("table").dataset.at = String(at);
    this.board.setSeat(this.shownSeat());
    this.ask.show(decision, at, this.teacher && !isMine ? "" : this.promptText(decision));
    $("table").classList.toggle("my-turn", isMine);
    document.title = isMine ? `● ${say("your-turn")} · ${this.title}` : this.title;
    if (isMine && settings.sound) chime();
    if (!this.teacher || this.teacher.isFree) this.extras.show(this.status, decision);
    else for (const id of ["extras", "standing"]) $(id).replaceChildren();
    this.menu.refresh();
    this.teacher?.point();
    if (this.teacher) return;
    this.coach.show(this.status, decision, this.latest);
    if (isMine) this.recap.show(this.status.since, decision?.seat ?? 0, entry);
    else this.recap.hide();
    if (round > this.shownRound && this.shownRound > 0 && settings.summaries && !over && !isPhone()) this.round.show(round - 1).catch(complain);
    this.shownRound = round;
    this.round.place();
    if (over) void this.finale.show(this.status, this.isLive);
  }

  /**
   * @param {LogLine[]} lines
   * @param {boolean} isNew
   */
  writeLog(lines, isNew) {
    this.log.write(lines, isNew);
    this.showNewest();
  }

  showNewest() {
    $("log").scrollTop = $("log").scrollHeight;
  }

  /** @param {Picture} picture */
  showPicture(picture) {
    this.queue = [];
    this.status = picture.status;
    this.latest = picture;
    this.board.show(picture, this.shownSeat());
    this.log.clear();
    this.writeLog(picture.log, false);
    this.showDecision();
  }

  /** @param {Frame} frame */
  hear(frame) {
    document.getElementById("expiry")?.remove();
    if (this.ask.decision) {
      this.round.hide();
      this.ask.show(null, frame.at, $("prompt").textContent);
    }
    this.queue.push(frame);
    if (!this.isShowing) void this.showQueue();
  }

  /** Show the frames that have come, each for a while, and then what is asked. */
  async showQueue() {
    this.isShowing = true;
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      if (frame.status.over) await this.finale.fetch().catch(complain);
      this.isLive = true;
      if (this.queue.length && !this.ask.decision) this.extras.offerSkip(() => (this.isSkipping = true));
      this.showFrame(frame);
      const seconds = this.pause(frame);
      if (seconds > 0) await wait(seconds);
    }
    this.isShowing = false;
    this.isSkipping = false;
    this.showDecision();
  }

  /** @param {Frame} frame */
  showFrame(frame) {
    this.status = frame.status;
    this.latest = frame;
    if (frame.undone) this.log.takeBack(frame.entry);
    this.showSeats();
    this.showPrompt(this.promptText(null));
    this.board.apply(frame);
    this.writeLog(frame.log, true);
  }

  /**
   * For how many seconds a frame is shown: what others do is for reading, what one did oneself only for the eye.
   * @param {Frame} frame
   */
  pause({ log, set }) {
    if (this.isSkipping) return 0;
    const [line] = log;
    if (line && !this.mine().some((seat) => seat.number === line.seat)) return settings.pace;
    return set.length && !isStill() && this.queue.length ? Math.min(0.25, settings.pace) : 0;
  }

  /**
   * Say that the connection is lost, and what was asked when it is found again.
   * @param {boolean} isLost
   */
  showConnection(isLost) {
    const wasLost = !$("connection").hidden;
    $("connection").hidden = !isLost;
    if (wasLost && !isLost) this.showPrompt(this.promptText(this.ask.decision));
  }

  /**
   * The keys that are not about options: take back, a hint, and what the keys are.
   * @param {KeyboardEvent} event
   */
  pressed(event) {
    if (isElsewhere(event)) return;
    if (event.key === "u") this.extras.find(".undo")?.click();
    if (event.key === "0") this.extras.find(".hint-button")?.click();
    if (event.key === "?") this.dialogs.help();
  }
}

const net = new Net($("table").dataset);
Promise.all([net.picture(), document.getElementById("teacher") && net.lesson()]).then(
  ([picture, lesson]) => new Table(net, picture, lesson),
  complain,
);
