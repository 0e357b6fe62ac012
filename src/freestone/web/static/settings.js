// What this person prefers, kept in the browser.

const defaults = { theme: "auto", motion: true, pace: 0.7, confirm: true, patterns: false, sound: false, tips: true, summaries: true, silenced: [] };

export const settings = { ...defaults, ...JSON.parse(localStorage.getItem("settings") || "{}") };

export function setSetting(name, value) {
  settings[name] = value;
  localStorage.setItem("settings", JSON.stringify(settings));
  dispatchEvent(new Event("settingschange"));
}

export const isStill = () => !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
