// Small things: texts, elements, and what a key or a pointer means.

export const $ = (id) => document.getElementById(id);
const texts = JSON.parse($("texts").textContent);

/** A text of the site with its values filled in. */
export const say = (name, values = {}) =>
  texts[name].replace(/\{(\w+)\}/g, (mark, key) => (key in values ? values[key] : mark));

/** A number as people write it, with a true minus sign. */
export const figure = (number) => String(number).replace("-", "−");

/** An element with properties and children; what is empty is left out. */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...filled(children));
  return element;
}

/** The children that are there, one list of all. */
export const filled = (children) => children.flat().filter(Boolean);

/** A button that does something. */
export const button = (content, action, properties = {}) => make("button", { type: "button", onclick: action, ...properties }, content);

/** The cross that closes something. */
export const closeButton = (action) => button("×", action, { class: "plain close", "aria-label": say("close") });

/** A link that looks like a button. */
export const link = (text, href, properties = {}) => make("a", { class: "button", href, ...properties }, text);

/** What is said of a thing: its text, why it cannot be chosen, and line by line what it would change. */
export const sayings = ({ text, reason, lines = [] }) =>
  filled([
    text && make("p", {}, text),
    reason && make("p", { class: "reason" }, reason),
    lines.length > 0 && make("ul", {}, ...lines.map((line) => make("li", {}, line))),
  ]);

/** Listeners for something that shows what it is about while it is pointed at or has the focus. */
export const pointing = (show, hide) => ({ onpointerenter: show, onpointerleave: hide, onfocus: show, onblur: hide });

/** Whether a key is meant for a field, a dialog or the browser. */
export const isElsewhere = (event) =>
  Boolean(event.target.closest("input, select, textarea, dialog")) || event.ctrlKey || event.metaKey || event.altKey;

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

export const isPhone = () => matchMedia("(max-width: 760px)").matches;
