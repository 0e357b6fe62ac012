// A game seen again: slider, steps, play, one address for each position.

import { Board } from "./board.js";
import { Dialogs } from "./dialogs.js";
import { $ } from "./dom.js";
import { Log } from "./log.js";
import { Net } from "./net.js";
import { showSeats } from "./seats.js";
import { settings } from "./settings.js";
import { imageAddress, savePng } from "./share.js";
import { Tip } from "./tip.js";

const { id, token, language } = $("table").dataset;
const net = new Net(id, token, language);
const board = new Board($("board"), $("tabs"), new Tip($("tip")));
const first = Number($("slider").min);
const last = Number($("slider").max);
let entry = Number($("table").dataset.entry);
let status = null;
let timer = 0;
let wanted = 0;
const log = new Log(net, board, $("log"));
new Dialogs(net, () => status, board, log);

async function go(to, isFirst = false) {
  entry = Math.min(Math.max(to, first), last);
  const asked = ++wanted;
  const picture = await net.get(`/positions/${entry}`);
  if (asked !== wanted) return;
  status = picture.status;
  const mine = status.seats.find((seat) => seat.yours);
  if (isFirst) board.show(picture, mine ? mine.number : 0);
  else board.update(picture);
  board.mark(new Map(), new Map());
  showSeats(status, (seat) => board.open(seat));
  $("slider").value = entry;
  $("entry").textContent = `${entry} / ${last}`;
  $("prompt").textContent = picture.log.map((line) => line.text).join(" ");
  $("share").href = imageAddress(net, `/positions/${entry}/image`, status);
  history.replaceState(null, "", net.page(`/replay/${entry}`));
  markLog();
}

function markLog() {
  for (const line of $("log").children) {
    const at = Number(line.dataset.entry);
    line.classList.toggle("past", at <= entry);
    line.classList.toggle("current", at === entry);
  }
  $("log").querySelector(".current")?.scrollIntoView({ block: "nearest" });
}

function stop() {
  clearInterval(timer);
  timer = 0;
  $("play-on").setAttribute("aria-pressed", "false");
}

function playOn() {
  if (timer) {
    stop();
    return;
  }
  timer = setInterval(() => (entry < last ? go(entry + 1) : stop()), Math.max(300, settings.pace * 1000));
  $("play-on").setAttribute("aria-pressed", "true");
}

async function goOnHere() {
  try {
    const made = await net.post("/continue", { entry });
    location.href = net.page("", made.id, made.token);
  } catch (error) {
    $("prompt").textContent = error.message;
  }
}

$("slider").addEventListener("input", (event) => {
  stop();
  go(Number(event.target.value));
});
$("step-back").addEventListener("click", () => go(entry - 1));
$("step-on").addEventListener("click", () => go(entry + 1));
$("play-on").addEventListener("click", playOn);
$("save-png").addEventListener("click", () => savePng($("share").href));
$("continue").addEventListener("click", goOnHere);
addEventListener("keydown", (event) => {
  if (event.target.closest("input, dialog")) return;
  if (event.key === "ArrowLeft") go(entry - 1);
  if (event.key === "ArrowRight") go(entry + 1);
});

async function begin() {
  const picture = await net.get("");
  log.write(picture.log, false);
  for (const line of $("log").children) line.addEventListener("click", () => go(Number(line.dataset.entry)));
  await go(entry, true);
}

begin();
