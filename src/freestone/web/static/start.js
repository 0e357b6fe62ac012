// The start page: the forms of new games, in which no two colours are alike and the name of last time is filled in; language and theme.

import { kept } from "./progress.js";
import { begun, locale, setSetting, settings, speak } from "./settings.js";

/**
 * @template {Element} T
 * @param {ParentNode} parent
 * @param {string} selector
 * @param {{ new (): T }} kind
 * @returns {T[]}
 */
const all = (parent, selector, kind) => [...parent.querySelectorAll(selector)].flatMap((one) => (one instanceof kind ? [one] : []));

/** The form of a game. */
class NewGame {
  /**
   * @param {HTMLFormElement} form
   * @param {boolean} isFilledIn  before the language changed
   */
  constructor(form, isFilledIn) {
    this.form = form;
    this.colours = all(form, "[name^=colour-]", HTMLSelectElement);
    this.kinds = all(form, "[name^=kind-]", HTMLSelectElement);
    this.names = all(form, "[name^=name-]", HTMLInputElement);
    if (form.dataset.new !== undefined && settings.name && !isFilledIn) this.call(settings.name);
    this.kept = this.colours.map((field) => field.value);
    form.addEventListener("input", ({ target }) => {
      const at = this.colours.findIndex((one) => one === target);
      if (at >= 0) this.swap(at);
      this.show();
    });
    form.addEventListener("submit", () => this.remember());
    const isNarrow = matchMedia("(max-width: 900px)").matches;
    for (const players of all(form, ".players", HTMLDetailsElement)) players.open = !isNarrow || form.dataset.new === undefined;
    this.show();
  }

  /**
   * Call the first player by the name of last time; a bot of that name takes the name that is free now.
   * @param {string} name
   */
  call(name) {
    const [mine, ...others] = this.names;
    if (!mine) return;
    for (const other of others) if (other.value === name) other.value = mine.value;
    mine.value = name;
  }

  remember() {
    if (this.kinds[0]?.value === "person") setSetting("name", this.names[0]?.value.trim() ?? "");
  }

  /**
   * Who takes a colour that somebody has gives their own for it.
   * @param {number} at
   */
  swap(at) {
    const other = this.colours.find((one, n) => n !== at && one.value === this.colours[at]?.value);
    if (other) other.value = this.kept[at] ?? other.value;
    this.kept = this.colours.map((field) => field.value);
  }

  /** A level that is offered to other numbers of players only gives way to the one before. */
  offer() {
    const playing = this.kinds.filter((one) => one.value !== "nobody").length;
    for (const option of this.kinds.flatMap((one) => all(one, "[data-seats]", HTMLOptionElement))) {
      option.hidden = option.disabled = !option.dataset.seats?.split(" ").includes(String(playing));
      const before = option.previousElementSibling;
      if (option.disabled && option.selected && before instanceof HTMLOptionElement) before.selected = true;
    }
  }

  /** The start player is one of those who play, by name; component data say what is reconstructed. */
  show() {
    this.offer();
    for (const option of all(this.form, ".start-player option", HTMLOptionElement)) {
      const [kind, name] = [this.kinds[Number(option.value)], this.names[Number(option.value)]];
      if (!kind || !name) continue;
      option.textContent = name.value || option.textContent;
      option.hidden = option.disabled = kind.value === "nobody";
      if (option.disabled && option.selected && option.parentElement instanceof HTMLSelectElement) option.parentElement.selectedIndex = 0;
    }
    const [pack] = all(this.form, "[name$=-pack] option:checked", HTMLOptionElement);
    for (const figures of all(this.form, ".figures", HTMLElement)) figures.textContent = pack?.dataset.about ?? "";
  }
}

const fields = () => [...all(document, ".new-game input", HTMLInputElement), ...all(document, ".new-game select", HTMLSelectElement)];

/** What is filled in; null where nothing is, so that names to begin with follow the language. */
const entered = () =>
  fields().map((field) => {
    if (field.type === "checkbox" && "checked" in field) return field.checked;
    return "defaultValue" in field && field.value === field.defaultValue ? null : field.value;
  });

const before = /** @type {ReturnType<typeof entered> | null} */ (begun());
fields().forEach((field, at) => {
  const value = before?.[at] ?? null;
  if (typeof value === "string") field.value = value;
  else if (value !== null && field instanceof HTMLInputElement) field.checked = value;
});

for (const form of all(document, ".new-game", HTMLFormElement)) new NewGame(form, before !== null);

// The browser's own file field would speak the browser's language.
for (const file of all(document, ".import input", HTMLInputElement)) file.addEventListener("change", () => file.form?.requestSubmit());

// How far the lessons of a game are.
for (const lessons of all(document, "[data-chapters]", HTMLAnchorElement)) {
  const [game = "", count] = [lessons.href.split("/").at(-1), Number(lessons.dataset.chapters)];
  const done = Array.from({ length: count }, (_, at) => kept(game, at + 1)).filter((one) => one?.isDone).length;
  if (!done) continue;
  lessons.title = (lessons.dataset.done ?? "").replace("{number}", String(done));
  lessons.append(done < count ? ` ${done}/${count}` : " ✓");
}

for (const one of all(document, "[data-sure]", HTMLFormElement)) {
  one.addEventListener("submit", (event) => confirm(one.dataset.sure) || event.preventDefault());
}

const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
for (const time of all(document, "time", HTMLTimeElement)) time.textContent = day.format(new Date(time.dateTime));

for (const language of all(document, "#language", HTMLSelectElement)) {
  language.addEventListener("change", () => speak(language.value, entered()));
  if (before) language.focus();
}

for (const theme of all(document, "#theme", HTMLSelectElement)) {
  theme.value = settings.theme;
  theme.addEventListener("change", () => setSetting("theme", theme.value));
}
