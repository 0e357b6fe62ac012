// What this person prefers, kept in the browser.

const defaults = {
  theme: "auto",
  motion: true,
  pace: 0.7,
  confirm: true,
  patterns: false,
  sound: false,
  tips: true,
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

/**
 * Keep a language and show the page in it.
 * @param {string} code
 */
export function speak(code) {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `language=${code}; path=/; max-age=31536000; samesite=lax${secure}`;
  location.reload();
}
