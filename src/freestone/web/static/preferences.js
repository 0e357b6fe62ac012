// The settings in the menu.

import { $, make, say } from "./dom.js";
import { speak } from "./language.js";
import { settings, setSetting } from "./settings.js";

const THEMES = ["auto", "light", "dark"];
const FLAGS = { motion: "motion", confirm: "confirmations", patterns: "patterns", sound: "sound", tips: "tips", summaries: "round-summaries" };

const row = (label, ...fields) => make("label", { class: "row" }, make("span", {}, say(label)), ...fields);

function themes() {
  const options = THEMES.map((name) => make("option", { value: name, selected: settings.theme === name }, say(`theme-${name}`)));
  return row("theme", make("select", { onchange: ({ target }) => setSetting("theme", target.value) }, ...options));
}

/** The languages, if there is a choice. */
function languages() {
  const names = Object.entries(JSON.parse($("languages").textContent));
  if (names.length < 2) return null;
  const { language } = $("table").dataset;
  const options = names.map(([value, name]) => make("option", { value, lang: value, selected: value === language }, name));
  return row("language", make("select", { id: "language", onchange: ({ target }) => speak(target.value) }, ...options));
}

function slider(label, value, most, set) {
  const shown = make("output", {}, say("seconds", { seconds: value }));
  const show = ({ target }) => (shown.textContent = say("seconds", { seconds: target.value }));
  const range = { type: "range", min: 0, max: most, step: 0.1, value };
  return row(label, make("input", { ...range, oninput: show, onchange: ({ target }) => set(Number(target.value)) }), shown);
}

const flag = ([name, label]) =>
  row(label, make("input", { type: "checkbox", checked: settings[name], onchange: ({ target }) => setSetting(name, target.checked) }));

/** All settings: those of this browser, and the pace of the bots at the table. */
export const preferences = (botPace, setBotPace) =>
  make(
    "section",
    { class: "settings" },
    make("h3", {}, say("settings")),
    languages(),
    themes(),
    slider("pace", settings.pace, 2.5, (value) => setSetting("pace", value)),
    slider("bot-pace", botPace, 5, setBotPace),
    ...Object.entries(FLAGS).map(flag),
  );
