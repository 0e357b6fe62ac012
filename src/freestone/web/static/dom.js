// Small things: elements, texts, settings.

export const $ = (id) => document.getElementById(id);
const texts = JSON.parse($("texts").textContent);

/** A text of the site with its values filled in. */
export const say = (name, values = {}) =>
  texts[name].replace(/\{(\w+)\}/g, (mark, key) => (key in values ? values[key] : mark));

/** A number as people write it, with a true minus sign. */
export const figure = (number) => String(number).replace("-", "−");

/** An element with properties and children. */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** An SVG element. */
export function draw(tag, properties = {}) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(properties)) element.setAttribute(name, value);
  return element;
}

/** Make a drawing of some size as large as fits a dialog. */
export function enlarged(svg, width, height) {
  const scale = Math.min(500 / width, (0.4 * innerHeight) / height);
  svg.setAttribute("class", "large");
  svg.setAttribute("width", width * scale);
  svg.setAttribute("height", height * scale);
  return svg;
}

/** The arms of a seat. */
export function arms(seat, size = 22) {
  const svg = draw("svg", { viewBox: "-13 -14 26 29", width: size, height: size * 1.1, "aria-hidden": "true", class: "arms" });
  svg.append(draw("use", { href: `#arms-${seat}` }));
  return svg;
}

const defaults = { theme: "auto", motion: true, pace: 0.7, confirm: true, patterns: false, sound: false, tips: true, summaries: true, silenced: [] };

/** What this person prefers, kept in the browser. */
export const settings = {
  ...defaults,
  ...JSON.parse(localStorage.getItem("settings") || "{}"),
};

export function setSetting(name, value) {
  settings[name] = value;
  localStorage.setItem("settings", JSON.stringify(settings));
  dispatchEvent(new Event("themechange"));
  document.documentElement.classList.toggle("patterns", settings.patterns);
  document.documentElement.classList.toggle("still", !settings.motion);
}
document.documentElement.classList.toggle("still", !settings.motion);

export const isStill = () => !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
export const isPhone = () => matchMedia("(max-width: 760px)").matches;
