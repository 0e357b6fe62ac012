// A table in the browser. The server says what is legal and all that is said; this shows it and sends choices back.

import { Ask } from "./ask.js";
import { Board } from "./board.js";
import { Dialogs } from "./dialogs.js";
import { $, arms, figure, isStill, make, say, settings } from "./dom.js";
import { Log } from "./log.js";
import { Hint } from "./hint.js";
import { Net } from "./net.js";
import { Tip } from "./tip.js";

const { id, token, language } = $("table").dataset;
const net = new Net(id, token, language);
const tip = new Tip($("tip"));
const board = new Board($("board"), $("tabs"), tip);
const ask = new Ask(net, board, tip);
const dialogs = new Dialogs(net, () => status, board);
const log = new Log(net, board, $("log"));
const hint = new Hint(net, ask, (seat) => nameOf(seat), complain);
const plainTitle = document.title;

let status = null;
let queue = [];
let isShowing = false;
let isSkipping = false;
let latest = null;
let shownRound = 0;

ask.fail = (error) => complain(error);
dialogs.log = log;
dialogs.fail = (error) => complain(error);

const wait = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
const nameOf = (seat) => status.seats[seat].name;

function complain(error) {
  $("prompt").textContent = error.status === 409 ? say("stale") : error.message;
}

/** Whose board is shown in full: one's own, or around one screen that of who decides. */
function shownSeat() {
  const mine = status.seats.filter((seat) => seat.yours).map((seat) => seat.number);
  if (mine.length === 1) return mine[0];
  if (status.deciding !== null && (mine.includes(status.deciding) || !mine.length)) return status.deciding;
  return mine.includes(board.seat) || !mine.length ? board.seat : mine[0];
}

/** Who sits here, with points and whose turn it is; what has the focus keeps it. */
function showStatus() {
  const focused = [...$("seats").children].findIndex((seat) => seat.contains(document.activeElement));
  $("seats").replaceChildren(
    ...status.seats.map((seat) =>
      make(
        "li",
        { class: `${seat.number === status.deciding ? "deciding" : ""} ${seat.yours ? "yours" : ""}`, style: null },
        make(
          "button",
          { type: "button", "aria-label": say("open-board", { name: seat.name }), onclick: () => board.open(seat.number) },
          arms(seat.number, 22),
          make("span", { class: "name" }, seat.name),
          make("b", { class: "score", "data-score": seat.number }, figure(seat.score)),
        ),
      ),
    ),
  );
  $("seats").children[focused]?.firstElementChild.focus();
}

function promptText(decision) {
  if (status.over) {
    const names = status.winners.map(nameOf);
    return `${say("game-over")}. ${say(names.length === 1 ? "winner" : "winners", { names: names.join(", ") })}`;
  }
  if (decision && decision.yours) return decision.prompt;
  return [standIn(), waitedFor()].filter(Boolean).join(" ");
}

/** Who is being waited for. */
function waitedFor() {
  if (status.deciding === null) return say("going-on");
  return say(status.seats[status.deciding].bot ? "thinking" : "waiting", { name: nameOf(status.deciding) });
}

/** That one only watches, or that a bot plays one's seats. */
function standIn() {
  const mine = status.seats.filter((seat) => seat.yours);
  if (!mine.length) return say("you-watch");
  const names = mine.filter((seat) => seat.bot).map((seat) => seat.name);
  if (!names.length) return "";
  return mine.length === 1 ? say("bot-for-you") : say("bot-for", { names: names.join(", ") });
}

function showPrompt(text) {
  if ($("prompt").textContent !== text) $("prompt").textContent = text;
}

function showDecision(decision, at) {
  showStatus();
  $("table").dataset.at = at;
  hint.clear();
  board.setSeat(shownSeat());
  ask.show(decision, at, promptText(decision));
  $("table").classList.toggle("my-turn", Boolean(decision && decision.yours));
  document.title = decision && decision.yours ? `● ${say("your-turn")} · ${plainTitle}` : plainTitle;
  if (decision && decision.yours && settings.sound) chime();
  showExtras(decision);
  dialogs.refresh();
  if (status.round > shownRound && shownRound > 0 && settings.summaries && !status.over) dialogs.summarise();
  shownRound = status.round;
  if (status.over) dialogs.offerEnd();
}

function showExtras(decision) {
  const { undo } = status;
  const extras = [];
  const button = (text, action, kind = "", key = "") => {
    const sign = key && make("kbd", { "aria-hidden": "true" }, key);
    extras.push(make("button", { type: "button", class: kind, "aria-keyshortcuts": key || null, onclick: action }, sign, text));
  };
  if (isShowing || queue.length) button(say("skip-steps"), skip);
  if (undo.asked_by !== null && undo.waiting_for.some((seat) => status.seats[seat].yours)) {
    extras.push(make("p", {}, `${say("undo-asked", { name: nameOf(undo.asked_by) })} ${undo.text}`));
    button(say("agree"), () => send("/agree", { agreed: true }), "primary");
    button(say("disagree"), () => send("/agree", { agreed: false }));
  } else if (undo.asked_by !== null) {
    extras.push(make("p", {}, say("undo-waiting")));
  } else if (undo.possible) {
    const label = say(undo.free || status.seats.every((seat) => seat.yours || seat.bot) ? "undo" : "undo-ask");
    button(label, () => takeBack(label), "undo", "u");
  }
  if (decision && decision.yours && status.hints) button(say("hint"), () => hint.toggle(), "hint-button", "0");
  for (const one of decision && decision.yours ? decision.standing : []) {
    button(one.text, () => send("/standing", { name: one.name, at: ask.at }), "standing");
  }
  for (const one of status.standing) {
    button(`${say("withdraw")}: ${one.text}`, () => withdraw(one.name), "standing given");
  }
  for (const seat of status.secret_of) button(`${say("hold-to-look")}: ${nameOf(seat)}`, () => dialogs.handOver(seat), "secret");
  if (!status.over) showSeatsAway(button);
  if (status.over && status.is_maker) button(say("rematch"), () => dialogs.rematch(), "primary");
  if (status.rematch) extras.push(make("a", { class: "button", href: `/t/${status.rematch}/${token}` }, say("to-rematch")));
  $("extras").replaceChildren(...extras);
}

/** Ways back to seats that a bot plays, or that were given away while none is left here. */
function showSeatsAway(button) {
  const mine = status.seats.filter((seat) => seat.yours);
  const label = (text, seat) => (mine.length > 1 || !seat.yours ? `${say(text)}: ${seat.name}` : say(text));
  for (const seat of mine.filter((one) => one.bot)) {
    button(label("take-back-seat", seat), () => send(`/seats/${seat.number}/bot`, { bot: "" }), "primary");
  }
  const away = status.is_maker && !mine.length ? status.seats.filter((seat) => seat.handed_out) : [];
  for (const seat of away) button(label("take-in", seat), () => dialogs.takeIn(seat));
}

async function send(path, body = undefined) {
  try {
    await net.post(path, body);
  } catch (error) {
    complain(error);
  }
}

/** Say what goes with it before more than one's own last choice is taken back. */
function takeBack(label) {
  if (status.undo.free) send("/undo");
  else dialogs.sure(label, status.undo.text, () => dialogs.send("/undo"));
}

async function withdraw(name) {
  try {
    await net.ask(`/standing/${name}`, "DELETE");
  } catch (error) {
    complain(error);
  }
}

function writeLog(lines, isNew) {
  log.write(lines, isNew);
  showNewest();
}

function showNewest() {
  $("log").scrollTop = $("log").scrollHeight;
}

function skip() {
  isSkipping = true;
}

async function showFrame(frame) {
  status = frame.status;
  if (frame.undone) log.takeBack(frame.entry);
  showStatus();
  showPrompt(promptText(null));
  board.apply(frame);
  writeLog(frame.log, true);
  latest = frame;
  const isQuick = isSkipping || !frame.log.length || frame.status.seats.some((seat) => seat.yours && frame.log[0].seat === seat.number);
  if (!isQuick) await wait(settings.pace);
  else if (!isSkipping && frame.set.length && !isStill() && queue.length) await wait(Math.min(0.25, settings.pace));
}

async function showQueue() {
  if (isShowing) return;
  isShowing = true;
  while (queue.length) {
    const frame = queue.shift();
    if (queue.length && !ask.decision && !$("extras").querySelector(".skip-steps")) offerSkip();
    await showFrame(frame);
  }
  isShowing = false;
  isSkipping = false;
  showDecision(latest.decision, latest.at);
}

function offerSkip() {
  $("extras").replaceChildren(make("button", { type: "button", class: "skip-steps", onclick: skip }, say("skip-steps")));
}

function hear(kind, content) {
  if (kind === "picture") {
    queue = [];
    showPicture(content);
    return;
  }
  if (ask.decision) ask.show(null, content.at, $("prompt").textContent);
  queue.push(content);
  showQueue();
}

function showPicture(picture) {
  status = picture.status;
  latest = picture;
  board.show(picture, shownSeat());
  log.clear();
  writeLog(picture.log, false);
  showDecision(picture.decision, picture.at);
}

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

/** The keys that are not about options: take back, and what the keys are. */
addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "u") $("extras").querySelector(".undo")?.click();
  if (event.key === "0") $("extras").querySelector(".hint-button")?.click();
  if (event.key === "?") dialogs.help();
});

new ResizeObserver(showNewest).observe($("log"));

/** Say that the connection is lost, and what was asked when it is found again. */
function showConnection(isLost) {
  const wasLost = !$("connection").hidden;
  $("connection").hidden = !isLost;
  if (wasLost && !isLost) showPrompt(promptText(ask.decision));
}

async function begin() {
  const picture = await net.get("");
  showPicture(picture);
  net.follow(picture.id, hear, showConnection);
}

begin();
