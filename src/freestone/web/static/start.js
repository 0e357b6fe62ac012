// The start page: options of the chosen game only, no two colours alike, names for the start player, language and theme.

import { speak } from "./language.js";
import { setSetting, settings } from "./settings.js";

const form = document.querySelector(".new-game");
const fields = (kind) => [...form.elements].filter((field) => field.name.startsWith(`${kind}-`));
const colours = fields("colour");
const worn = new Map(colours.map((field) => [field, field.value]));

/** Who takes a colour that somebody wears gives their own for it. */
function swap(field) {
  const other = colours.find((one) => one !== field && one.value === field.value);
  if (other) other.value = worn.get(field);
  for (const one of colours) worn.set(one, one.value);
}

/** The start player is one of those who play, by name. */
function showNames() {
  const kinds = fields("kind");
  const names = fields("name");
  for (const option of form.querySelectorAll(".start-player option")) {
    const row = Number(option.value);
    if (!(row in kinds)) continue;
    option.textContent = names[row].value || option.textContent;
    option.hidden = option.disabled = kinds[row].value === "nobody";
    if (option.disabled && option.selected) option.parentElement.selectedIndex = 0;
  }
}

function show() {
  const game = form.elements.game.value;
  const { most } = form.querySelector("[name=game]:checked").dataset;
  [...form.querySelectorAll(".seat-row")].forEach((row, at) => {
    row.hidden = at >= Number(most);
    for (const field of row.querySelectorAll("select, input")) field.disabled = row.hidden;
  });
  for (const part of form.querySelectorAll("[data-game]")) part.hidden = part.dataset.game !== game;
  const pack = form.elements[`${game}-pack`].selectedOptions[0];
  form.querySelector(`.figures[data-game="${game}"]`).textContent = pack.dataset.about;
  showNames();
}

form.addEventListener("input", (event) => {
  if (colours.includes(event.target)) swap(event.target);
  show();
});
show();

for (const one of document.querySelectorAll("[data-sure]")) {
  one.addEventListener("submit", (event) => confirm(one.dataset.sure) || event.preventDefault());
}

const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" });
for (const time of document.querySelectorAll("time")) time.textContent = day.format(new Date(time.dateTime));

document.getElementById("language")?.addEventListener("change", (event) => speak(event.target.value));

const theme = document.getElementById("theme");
theme.value = settings.theme;
theme.addEventListener("change", () => setSetting("theme", theme.value));
