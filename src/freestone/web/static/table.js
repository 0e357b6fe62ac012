// A table in the browser. The server says what is legal and all that is said; this shows it and sends choices back.

import { Ask } from "./ask.js";
import { Board } from "./board.js";
import { Column } from "./column.js";
import { Dialogs } from "./dialogs.js";
import { $, button, isElsewhere, link, make, say } from "./dom.js";
import { Hint } from "./hint.js";
import { Log } from "./log.js";
import { Net } from "./net.js";
import { showSeats } from "./seats.js";
import { Secrets } from "./secrets.js";
import { isStill, settings } from "./settings.js";
import { Tip } from "./tip.js";

const { id, token, language } = $("table").dataset;
const net = new Net(id, token, language);
const tip = new Tip($("tip"));
const board = new Board($("board"), $("tabs"), tip);
const ask = new Ask(net, board, tip);
const log = new Log(net, board, $("log"));
const dialogs = new Dialogs(net, () => status, board, log);
const secrets = new Secrets(net, board, dialogs);
const hint = new Hint(net, ask, (seat) => nameOf(seat), complain);
new Column($("side"));
const plainTitle = document.title;

let status = null;
let queue = [];
let isShowing = false;
let isSkipping = false;
let latest = null;
let shownRound = 0;

ask.fail = complain;
dialogs.fail = complain;

const wait = (seconds) => new Promise((done) => void setTimeout(done, seconds * 1000));
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
  showSeats(status, (seat) => board.open(seat));
  $("table").dataset.at = at;
  hint.clear();
  board.setSeat(shownSeat());
  ask.show(decision, at, promptText(decision));
  $("table").classList.toggle("my-turn", Boolean(decision && decision.yours));
  document.title = decision && decision.yours ? `● ${say("your-turn")} · ${plainTitle}` : plainTitle;
  if (decision && decision.yours && settings.sound) chime();
  showExtras(decision);
  dialogs.menu.refresh();
  if (status.round > shownRound && shownRound > 0 && settings.summaries && !status.over) dialogs.summarise();
  shownRound = status.round;
  if (status.over) dialogs.offerEnd();
}

/** What can be done besides choosing. */
function showExtras(decision) {
  const asked = decision && decision.yours ? decision : null;
  $("extras").replaceChildren(
    ...undoWays(),
    ...(asked && status.hints ? [extra(say("hint"), () => hint.toggle(), "hint-button", "0")] : []),
    ...(asked ? asked.standing : []).map(({ name, text }) => extra(text, () => send("/standing", { name, at: ask.at }), "standing")),
    ...status.standing.map(({ name, text }) => extra(`${say("withdraw")}: ${text}`, () => withdraw(name), "standing given")),
    ...status.secret_of.map((seat) => extra(`${say("hold-to-look")}: ${nameOf(seat)}`, () => secrets.handOver(seat, nameOf(seat)), "secret")),
    ...(status.over ? waysOn() : seatsAway()),
  );
}

function extra(text, action, kind = "", key = "") {
  const sign = key && make("kbd", { "aria-hidden": "true" }, key);
  return button([sign, text], action, { class: kind, "aria-keyshortcuts": key || null });
}

/** Ways to take back, or to answer somebody who wants to. */
function undoWays() {
  const { asked_by, waiting_for, text, possible, free } = status.undo;
  if (asked_by !== null && waiting_for.some((seat) => status.seats[seat].yours)) {
    return [
      make("p", {}, `${say("undo-asked", { name: nameOf(asked_by) })} ${text}`),
      extra(say("agree"), () => send("/agree", { agreed: true }), "primary"),
      extra(say("disagree"), () => send("/agree", { agreed: false })),
    ];
  }
  if (asked_by !== null) return [make("p", {}, say("undo-waiting"))];
  if (!possible) return [];
  const label = say(free || status.seats.every((seat) => seat.yours || seat.bot) ? "undo" : "undo-ask");
  return [extra(label, () => takeBack(label), "undo", "u")];
}

/** Ways back to seats that a bot plays, or that were given away while none is left here. */
function seatsAway() {
  const mine = status.seats.filter((seat) => seat.yours);
  const label = (text, seat) => (mine.length > 1 || !seat.yours ? `${say(text)}: ${seat.name}` : say(text));
  const back = (seat) => extra(label("take-back-seat", seat), () => send(`/seats/${seat.number}/bot`, { bot: "" }), "primary");
  const away = status.is_maker && !mine.length ? status.seats.filter((seat) => seat.handed_out) : [];
  return [...mine.filter((seat) => seat.bot).map(back), ...away.map((seat) => extra(label("take-in", seat), () => dialogs.menu.takeIn(seat)))];
}

/** Ways to another game with the same seats. */
function waysOn() {
  if (status.rematch) return [link(say("to-rematch"), net.page("", status.rematch))];
  return status.is_maker ? [extra(say("rematch"), () => dialogs.rematch(), "primary")] : [];
}

const send = (path, body = undefined) => net.post(path, body).catch(complain);
const withdraw = (name) => net.ask(`/standing/${name}`, "DELETE").catch(complain);

/** Say what goes with it before more than one's own last choice is taken back. */
function takeBack(label) {
  if (status.undo.free) send("/undo");
  else dialogs.sure(label, status.undo.text, () => dialogs.send("/undo"));
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
  showSeats(status, (seat) => board.open(seat));
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
  $("extras").replaceChildren(extra(say("skip-steps"), skip, "skip-steps"));
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
  if (isElsewhere(event)) return;
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
