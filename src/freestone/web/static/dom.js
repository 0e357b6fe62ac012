// Small things that every module needs: texts, elements, and what a key or a pointer means.

import { locale } from "./settings.js";

/**
 * Listeners by the names of their events, `onclick` for `click`.
 * @typedef {{ [K in keyof HTMLElementEventMap as `on${K}`]?: ((event: HTMLElementEventMap[K]) => unknown) | null }} Listeners
 */

/**
 * Attributes and listeners of an element; an attribute that is false, null or undefined is left out.
 * @typedef {Listeners & Record<string, unknown>} Properties
 */

/**
 * The content of an element, one piece or several; empty pieces are left out.
 * @typedef {Node | string | false | 0 | null | undefined} Leaf
 * @typedef {Leaf | Leaf[]} Child
 */

/**
 * The texts about a thing: what it is for, what it is, why it cannot be chosen, and line by line what it would change.
 * @typedef {{ title?: string, meaning?: string, text?: string, reason?: string, lines?: string[] }} Words
 */

/**
 * The element with an id; the page always has it, as the kind of element that is named.
 * @template {HTMLElement} T
 * @param {string} id
 * @param {{ new (): T }} kind
 * @returns {T}
 */
export function element(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new TypeError(`#${id} is no ${kind.name}`);
  return found;
}

/** @param {string} id */
export const $ = (id) => element(id, HTMLElement);

/**
 * What the server wrote into the page for the scripts.
 * @param {string} id
 * @returns {unknown}
 */
export const given = (id) => JSON.parse($(id).textContent);

const texts = /** @type {Record<string, string | Record<string, string>>} */ (given("texts"));
const plural = new Intl.PluralRules(locale);
const numbers = new Intl.NumberFormat(locale);
const lists = new Intl.ListFormat(locale);

/**
 * A number as the reader's language writes it, with a true minus sign.
 * @param {number} number
 */
export const figure = (number) => numbers.format(number).replace("-", "−");

/**
 * Several names as a part of a sentence.
 * @param {string[]} names
 */
export const listing = (names) => lists.format(names);

/**
 * A text of the site with its values filled in.
 * @param {string} name
 * @param {Record<string, string | number>} [values]
 */
export function say(name, values = {}) {
  const found = texts[name];
  const text = typeof found === "object" ? (found[plural.select(Number(values.count))] ?? found.other) : found;
  if (text === undefined) throw new Error(`the page has no text ${name}`);
  return text.replace(/\{(\w+)\}/g, (mark, /** @type {string} */ key) => {
    const value = values[key] ?? mark;
    return typeof value === "number" ? figure(value) : value;
  });
}

/**
 * The children that are there, one list of all.
 * @param {Child[]} children
 * @returns {(Node | string)[]}
 */
export const filled = (children) => children.flat().flatMap((child) => child || []);

/**
 * An element with properties and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Properties} properties
 * @param {Child[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === "function") made.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (value === true) made.setAttribute(name, "");
    else if (typeof value === "string" || typeof value === "number") made.setAttribute(name, String(value));
  }
  made.append(...filled(children));
  return made;
}

/**
 * A button that does something.
 * @param {Child} content
 * @param {(() => unknown) | null} action
 * @param {Properties} properties
 */
export const button = (content, action, properties = {}) => make("button", { type: "button", onclick: action, ...properties }, content);

/**
 * The cross that closes something.
 * @param {(() => unknown) | null} action
 */
export const closeButton = (action = null) => button("×", action, { class: "plain close", "aria-label": say("close") });

/**
 * A link that looks like a button.
 * @param {string} text
 * @param {string} href
 * @param {Properties} properties
 */
export const link = (text, href, properties = {}) => make("a", { class: "button", href, ...properties }, text);

/**
 * The texts about a thing as elements, without its title.
 * @param {Words} words
 */
export const sayings = ({ meaning, text, reason, lines = [] }) =>
  filled([
    meaning && make("p", { class: "meaning" }, meaning),
    text && make("p", {}, text),
    reason && make("p", { class: "reason" }, reason),
    lines.length > 0 && make("ul", {}, ...lines.map((line) => make("li", {}, line))),
  ]);

/**
 * Listeners for something that shows what it is about while it is pointed at or has the focus.
 * @param {(event: PointerEvent | FocusEvent) => unknown} show
 * @param {() => unknown} hide
 * @returns {Listeners}
 */
export const pointing = (show, hide) => ({ onpointerenter: (event) => isAtRest(event) || show(event), onpointerleave: hide, onfocus: show, onblur: hide });

/** Where the pointer was last. */
const last = { x: -1, y: -1 };

/** Let a pointer that lies where something new is shown point at nothing until it moves. */
export const rest = () => document.body.classList.toggle("at-rest", matchMedia("(hover: hover)").matches);

/** @param {PointerEvent} event */
export const isAtRest = ({ pointerType }) => pointerType === "mouse" && document.body.matches(".at-rest");

addEventListener("pointermove", ({ clientX: x, clientY: y, pointerType }) => {
  const isMoved = x !== last.x || y !== last.y;
  Object.assign(last, { x, y });
  if (!isMoved || !document.body.matches(".at-rest")) return;
  document.body.classList.remove("at-rest");
  for (const one of document.querySelectorAll(":hover")) one.dispatchEvent(new PointerEvent("pointerenter", { pointerType, clientX: x, clientY: y }));
}, true);

/**
 * The nearest element around the target of an event, itself included.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | SVGElement | null}
 */
export const around = ({ target }, selector) => (target instanceof Element ? target.closest(selector) : null);

/**
 * Whether a key is meant for a field, a dialog or the browser.
 * @param {KeyboardEvent} event
 */
export const isElsewhere = (event) =>
  Boolean(around(event, "input, select, textarea, dialog[open]")) || event.ctrlKey || event.metaKey || event.altKey;

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number>} properties
 */
export function draw(tag, properties = {}) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(properties)) made.setAttribute(name, String(value));
  return made;
}

/**
 * Make a drawing of some size as large as fits a dialog.
 * @param {Element} svg
 * @param {number} width
 * @param {number} height
 */
export function enlarged(svg, width, height) {
  const scale = Math.min(500 / width, (0.4 * innerHeight) / height);
  svg.setAttribute("class", "large");
  svg.setAttribute("width", String(width * scale));
  svg.setAttribute("height", String(height * scale));
  return svg;
}

/**
 * The arms of a seat.
 * @param {number} seat
 * @param {number} size
 */
export function arms(seat, size = 22) {
  const svg = draw("svg", { viewBox: "-13 -14 26 29", width: size, height: size * 1.1, "aria-hidden": "true", class: "arms" });
  svg.append(draw("use", { href: `#arms-${seat}` }));
  return svg;
}

export const isPhone = () => matchMedia("(max-width: 760px)").matches;

/**
 * Say in the prompt that something did not work; status 409 means that somebody else was faster.
 * @param {unknown} error
 */
export function complain(error) {
  if (!(error instanceof Error)) throw error;
  $("prompt").textContent = "status" in error && error.status === 409 ? say("stale") : error.message;
}
