// Who sits at the table: names, points, whose turn it is.

import { $, arms, button, figure, make, say } from "./dom.js";

function row({ number, name, score, yours }, deciding, open) {
  const about = [arms(number), make("span", { class: "name unseen-on-phone" }, name), make("b", { class: "score", "data-score": number }, figure(score))];
  const marks = [number === deciding && "deciding", yours && "yours"].filter(Boolean).join(" ");
  return make("li", { class: marks }, button(about, () => open(number), { title: say("open-board", { name }) }));
}

/** Show the seats; what has the focus keeps it. */
export function showSeats({ seats, deciding }, open) {
  const focused = [...$("seats").children].findIndex((seat) => seat.contains(document.activeElement));
  $("seats").replaceChildren(...seats.map((seat) => row(seat, deciding, open)));
  $("seats").children[focused]?.firstElementChild.focus();
}
