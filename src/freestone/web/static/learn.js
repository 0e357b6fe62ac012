// The list of chapters: which are done, which can be resumed, and which comes next.

import { $, say } from "./dom.js";
import { kept } from "./progress.js";

const { game = "", first = "" } = $("learn").dataset;
const rows = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-chapter]")]);
const progress = rows.map(({ dataset }) => kept(game, Number(dataset.chapter)));

rows.forEach((row, at) => {
  const known = progress[at];
  if (!known) return;
  const state = row.querySelector("[data-state]");
  const resume = row.querySelector("[data-resume]");
  const begin = row.querySelector("[data-begin]");
  const isUnderWay = known.page !== "";
  if (!(state instanceof HTMLElement) || !(resume instanceof HTMLAnchorElement) || !begin) return;
  row.classList.toggle("done", known.isDone);
  state.hidden = false;
  state.textContent = say(known.isDone ? "chapter-done" : "chapter-begun");
  resume.hidden = !isUnderWay;
  resume.href = known.page;
  begin.textContent = say("begin-again");
});

const after = document.querySelector(".enough");
const next = rows.find((row, at) => (Number(first) ? row.dataset.chapter === first : !progress[at]?.isDone)) ?? after ?? rows[0];
if (after && next === after) {
  // Everything is learnt: then comes a game, before what can be read again.
  after.parentElement?.prepend(after);
  after.querySelector("button")?.classList.add("primary");
}
next?.classList.add("next");
if (!next?.querySelector("[data-resume]:not([hidden])")) next?.querySelector("[data-begin]")?.classList.add("primary");
if (Number(first)) next?.scrollIntoView({ block: "center" });
