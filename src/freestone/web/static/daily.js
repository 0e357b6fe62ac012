// The puzzle of the day on the start page: whether it is solved, and for how many days in a row.

import { isDoneToday, streak } from "./solved.js";

const days = streak();
for (const part of document.querySelectorAll("#daily [data-when]")) {
  part.toggleAttribute("hidden", part.getAttribute("data-when") !== (isDoneToday() ? "done" : "open"));
}
for (const shown of document.querySelectorAll("#daily .streak")) {
  shown.toggleAttribute("hidden", days === 0);
  shown.textContent = (shown.getAttribute("data-text") ?? "").replace("{count}", String(days));
}
