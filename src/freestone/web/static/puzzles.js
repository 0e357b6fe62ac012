// The list of puzzles: marks those that were tried, counts them, and shows those of a theme.

import { $, say } from "./dom.js";
import { firstTry, streak } from "./solved.js";

const { game = "" } = $("puzzles").dataset;
const links = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-puzzle]")]);
const theme = /** @type {HTMLSelectElement | null} */ (document.getElementById("theme"));

for (const link of links) {
  const isRight = firstTry(game, link.dataset.puzzle ?? "");
  if (isRight === undefined) continue;
  const mark = link.querySelector(".mark");
  if (!mark) continue;
  mark.textContent = isRight ? "✓" : "×";
  mark.setAttribute("role", "img");
  mark.setAttribute("aria-label", say(isRight ? "puzzle-solved" : "puzzle-missed"));
  mark.removeAttribute("aria-hidden");
}

/** Show the puzzles of the theme that is chosen, and how many of them are solved. */
function choose() {
  const shown = links.filter((link) => !theme?.value || link.dataset.theme === theme.value);
  for (const link of links) /** @type {HTMLElement} */ (link.parentElement).hidden = !shown.includes(link);
  for (const section of document.querySelectorAll("section")) section.hidden = !section.querySelector("li:not([hidden])");
  const solved = shown.filter((link) => firstTry(game, link.dataset.puzzle ?? "")).length;
  const days = streak();
  $("progress").textContent = [
    shown.length > 0 && say("puzzle-solved-of", { count: solved, rows: shown.length }),
    days > 0 && say("puzzle-streak", { count: days }),
  ]
    .filter(Boolean)
    .join(" ");
}

theme?.addEventListener("change", choose);
choose();
