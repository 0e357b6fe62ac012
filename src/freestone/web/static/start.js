// The start page: settings of the chosen game only, no two colours alike, names for the start player, language and theme.

import { setSetting, settings, speak } from "./settings.js";

/**
 * @template {Element} T
 * @param {ParentNode} parent
 * @param {string} selector
 * @param {{ new (): T }} kind
 * @returns {T[]}
 */
const all = (parent, selector, kind) => [...parent.querySelectorAll(selector)].flatMap((one) => (one instanceof kind ? [one] : []));

const [form] = all(document, ".new-game", HTMLFormElement);
if (!form) throw new Error("the start page has no form");
const colours = all(form, "[name^=colour-]", HTMLSelectElement);
const kinds = all(form, "[name^=kind-]", HTMLSelectElement);
const names = all(form, "[name^=name-]", HTMLInputElement);
const kept = new Map(colours.map((field) => [field, field.value]));

/**
 * Who takes a colour that somebody has gives their own for it.
 * @param {HTMLSelectElement} field
 */
function swap(field) {
  const other = colours.find((one) => one !== field && one.value === field.value);
  if (other) other.value = kept.get(field) ?? other.value;
  for (const one of colours) kept.set(one, one.value);
}

/** @param {HTMLElement} page */
function showNames(page) {
  // The start player is one of those who play, by name.
  for (const option of all(page, ".start-player option", HTMLOptionElement)) {
    const row = Number(option.value);
    const [kind, name] = [kinds[row], names[row]];
    if (!kind || !name) continue;
    option.textContent = name.value || option.textContent;
    option.hidden = option.disabled = kind.disabled || kind.value === "nobody";
    if (option.disabled && option.selected && option.parentElement instanceof HTMLSelectElement) option.parentElement.selectedIndex = 0;
  }
}

/** @param {HTMLElement} page */
function show(page) {
  const game = all(page, "[name=game]", HTMLInputElement).find((one) => one.checked);
  if (!game) return;
  all(page, ".seat-row", HTMLElement).forEach((row, at) => {
    row.hidden = at >= Number(game.dataset.most);
    for (const field of all(row, "select", HTMLSelectElement)) field.disabled = row.hidden;
    for (const field of all(row, "input", HTMLInputElement)) field.disabled = row.hidden;
  });
  for (const part of all(page, "[data-game]", HTMLElement)) part.hidden = part.dataset.game !== game.value;
  const [pack] = all(page, `[name=${game.value}-pack] option:checked`, HTMLOptionElement);
  const [figures] = all(page, `.figures[data-game="${game.value}"]`, HTMLElement);
  if (figures) figures.textContent = pack?.dataset.about ?? "";
  showNames(page);
}

form.addEventListener("input", ({ target }) => {
  const colour = colours.find((one) => one === target);
  if (colour) swap(colour);
  show(form);
});
show(form);

for (const one of all(document, "[data-sure]", HTMLFormElement)) {
  one.addEventListener("submit", (event) => confirm(one.dataset.sure) || event.preventDefault());
}

const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" });
for (const time of all(document, "time", HTMLTimeElement)) time.textContent = day.format(new Date(time.dateTime));

for (const language of all(document, "#language", HTMLSelectElement)) language.addEventListener("change", () => speak(language.value));

for (const theme of all(document, "#theme", HTMLSelectElement)) {
  theme.value = settings.theme;
  theme.addEventListener("change", () => setSetting("theme", theme.value));
}
