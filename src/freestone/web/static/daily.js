// The puzzles of the day on the start page: which are solved or were tried, and for how many days in a row.

import { firstTry, isDoneToday, streak } from "./solved.js";

const days = streak();
let isKnown = days > 0;
for (const row of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#daily [data-id]"))) {
  const { game = "", id = "" } = row.dataset;
  const isTried = firstTry(game, id) !== undefined;
  const state = isDoneToday(game) ? "done" : isTried ? "tried" : "solve";
  isKnown ||= isTried;
  for (const part of row.querySelectorAll("[data-when]")) part.toggleAttribute("hidden", part.getAttribute("data-when") !== state);
}
for (const shown of document.querySelectorAll("#daily .streak")) {
  shown.toggleAttribute("hidden", !isKnown);
  shown.textContent = (shown.getAttribute("data-text") ?? "").replace("{count}", String(days));
}
