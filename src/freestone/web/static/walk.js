// Over the table with the arrow keys: Tab stops there once, the arrows go on from thing to thing. Knows no game.

import { around } from "./dom.js";

/** @import { ShownItem, ShownPanel } from "./board.js" */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {ShownItem} item */
const isAsked = ({ body }) => body.matches(".lit, .refused");

/** @param {ShownItem} item */
const middle = ({ body }) => {
  const box = body.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/**
 * The nearest of some things that lie in a direction; what lies aside counts twice.
 * @param {ShownItem} from
 * @param {[number, number]} direction
 * @param {ShownItem[]} things
 */
function towards(from, [dx, dy], things) {
  const here = middle(from);
  return things
    .map((item) => {
      const { x, y } = middle(item);
      const along = (x - here.x) * dx + (y - here.y) * dy;
      const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
      return { item, along, far: along + 2 * aside };
    })
    .filter(({ along }) => along > 1)
    .sort((one, other) => one.far - other.far)[0]?.item;
}

export class Walk {
  /**
   * @param {HTMLElement} root
   * @param {Map<string, ShownPanel>} panels
   * @param {Map<string, ShownItem>} items
   */
  constructor(root, panels, items) {
    this.panels = panels;
    this.items = items;
    /** @type {ShownItem | null} */
    this.stop = null;
    root.addEventListener("keydown", (event) => this.pressed(event));
    root.addEventListener("focusin", (event) => this.rest(this.under(event)));
  }

  /** @param {Event} event */
  under(event) {
    return this.items.get(around(event, ".item")?.dataset.item ?? "");
  }

  shown() {
    return [...this.items.values()].filter(({ view }) => !this.panels.get(view.panel)?.box.hidden);
  }

  /** What can be chosen or is refused, in the order of the table: panel by panel, line by line. */
  asked() {
    const order = [...this.panels.keys()];
    const line = (/** @type {ShownItem} */ { view }) => Math.round(view.y / 20);
    return this.shown()
      .filter(isAsked)
      .sort(
        (one, other) =>
          order.indexOf(one.view.panel) - order.indexOf(other.view.panel) || line(one) - line(other) || one.view.x - other.view.x,
      );
  }

  /** Choose where Tab stops: where somebody is, or else at the first thing that can be chosen. */
  settle() {
    const shown = this.shown();
    const here = shown.find((item) => item === this.stop && item.body === document.activeElement);
    const first = this.asked().find(({ body }) => body.classList.contains("lit")) ?? shown.find(isAsked) ?? shown[0];
    for (const { body } of this.items.values()) body.setAttribute("tabindex", "-1");
    this.stop = null;
    this.rest(here ?? first);
  }

  /** @param {ShownItem | undefined} item */
  rest(item) {
    if (!item) return;
    this.stop?.body.setAttribute("tabindex", "-1");
    this.stop = item;
    item.body.setAttribute("tabindex", "0");
  }

  /**
   * @param {string} key
   * @param {ShownItem} here
   */
  next(key, here) {
    if (ARROWS[key]) return towards(here, ARROWS[key], this.shown());
    const asked = this.asked();
    const things = asked.length ? asked : this.shown();
    const at = things.indexOf(here);
    if (key === "Home") return things[0];
    if (key === "End") return things.at(-1);
    if (key === "PageDown") return things[(at + 1) % things.length];
    if (key === "PageUp") return things.at(Math.max(at, 0) - 1);
    return undefined;
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const here = this.under(event);
    if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
    const item = this.next(event.key, here);
    if (!item) return;
    event.preventDefault();
    event.stopPropagation();
    item.body.focus();
  }
}
