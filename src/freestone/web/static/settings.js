// What this person prefers, kept in the browser; and the language, which may change at any moment.

const defaults = {
  theme: "auto",
  motion: true,
  pace: 0.7,
  confirm: true,
  patterns: false,
  sound: false,
  tips: true,
  /** Until somebody chooses, the coach is folded on a phone alone. @type {boolean | null} */
  isCoachFolded: null,
  summaries: true,
  name: "",
  /** @type {string[]} */
  silenced: [],
  /** The tables of each game that were played to the end here. @type {Record<string, string[]>} */
  finished: {},
};

/** @typedef {typeof defaults} Settings */

/** @type {Settings} */
export const settings = { ...defaults, .../** @type {Partial<Settings>} */ (JSON.parse(localStorage.getItem("settings") ?? "{}")) };

/**
 * Change a setting and keep it; `theme.js` hears of it.
 * @template {keyof Settings} K
 * @param {K} name
 * @param {Settings[K]} value
 */
export function setSetting(name, value) {
  settings[name] = value;
  localStorage.setItem("settings", JSON.stringify(settings));
  dispatchEvent(new Event("settingschange"));
}

export const isStill = () => !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;

const { lang } = document.documentElement;

/** How numbers, lists and dates are written here; our English is British. */
export const locale = lang === "en" ? "en-GB" : lang;

/**
 * Keep a language and show the page in it; it takes up again what was begun.
 * @param {string} code
 * @param {unknown} work
 */
export function speak(code, work) {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `language=${code}; path=/; max-age=31536000; samesite=lax${secure}`;
  sessionStorage.setItem("begun", JSON.stringify(work));
  location.reload();
}

/**
 * What was begun on this page in another language; null if it was just opened.
 * @returns {unknown}
 */
export function begun() {
  const kept = sessionStorage.getItem("begun");
  sessionStorage.removeItem("begun");
  return kept && JSON.parse(kept);
}
