// The list of puzzles: marks those that were tried, and counts.

import { $, say } from "./dom.js";
import { firstTry, streak } from "./solved.js";

const { game = "" } = $("puzzles").dataset;
const links = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-puzzle]")]);
let solved = 0;
for (const link of links) {
  const isRight = firstTry(game, link.dataset.puzzle ?? "");
  if (isRight === undefined) continue;
  solved += Number(isRight);
  const mark = link.querySelector(".mark");
  if (!mark) continue;
  mark.textContent = isRight ? "✓" : "×";
  mark.setAttribute("role", "img");
  mark.setAttribute("aria-label", say(isRight ? "puzzle-solved" : "puzzle-missed"));
  mark.removeAttribute("aria-hidden");
}
const days = streak();
$("progress").textContent = [
  links.length > 0 && say("puzzle-solved-of", { count: solved, rows: links.length }),
  days > 0 && say("puzzle-streak", { count: days }),
]
  .filter(Boolean)
  .join(" ");
