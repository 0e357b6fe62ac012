// The puzzle of the day on the start page: whether it is solved or was tried, and for how many days in a row.

import { firstTry, isDoneToday, streak } from "./solved.js";

const { game = "", id = "" } = document.getElementById("daily")?.dataset ?? {};
const days = streak();
const isTried = firstTry(game, id) !== undefined;
const state = isDoneToday() ? "done" : isTried ? "tried" : "open";
for (const part of document.querySelectorAll("#daily [data-when]")) part.toggleAttribute("hidden", part.getAttribute("data-when") !== state);
for (const shown of document.querySelectorAll("#daily .streak")) {
  shown.toggleAttribute("hidden", days === 0 && state === "open");
  shown.textContent = (shown.getAttribute("data-text") ?? "").replace("{count}", String(days));
}
