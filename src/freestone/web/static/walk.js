// Over the table with the arrow keys: Tab stops there once, the arrows go on from thing to thing. Knows no game.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const isAsked = ({ body }) => body.matches(".lit, .refused");

const middle = ({ body }) => {
  const box = body.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** Those of some things that lie in a direction, how far each is, with what lies aside counting twice. */
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
    .sort((one, other) => one.far - other.far);
}

export class Walk {
  constructor(board) {
    this.board = board;
    this.stop = null;
    board.root.addEventListener("keydown", (event) => this.pressed(event));
    board.root.addEventListener("focusin", ({ target }) => this.rest(this.of(target)));
  }

  of(target) {
    return this.board.items.get(target.closest?.(".item")?.dataset.item);
  }

  shown() {
    return [...this.board.items.values()].filter(({ view }) => !this.board.panels.get(view.panel).box.hidden);
  }

  /** What can be chosen or is refused, in the order of the table. */
  asked() {
    const order = [...this.board.panels.keys()];
    const place = ({ view }) => [order.indexOf(view.panel), Math.round(view.y / 20), view.x];
    const isBefore = (one, other) => one.map((value, at) => value - other[at]).find(Boolean) || 0;
    return this.shown().filter(isAsked).sort((one, other) => isBefore(place(one), place(other)));
  }

  /** Choose where Tab stops: where somebody is, or else at the first thing that can be chosen. */
  settle() {
    const shown = this.shown();
    const isHere = this.stop && this.stop.body === document.activeElement && shown.includes(this.stop);
    const first = this.asked().find(({ body }) => body.classList.contains("lit")) || shown.find(isAsked) || shown[0];
    for (const { body } of this.board.items.values()) body.setAttribute("tabindex", "-1");
    this.stop = null;
    this.rest(isHere ? this.of(document.activeElement) : first);
  }

  rest(item) {
    if (!item) return;
    this.stop?.body.setAttribute("tabindex", "-1");
    this.stop = item;
    item.body.setAttribute("tabindex", "0");
  }

  next(key, here) {
    if (key in ARROWS) return towards(here, ARROWS[key], this.shown())[0]?.item;
    const things = this.asked().length ? this.asked() : this.shown();
    const at = things.indexOf(here);
    if (key === "Home") return things[0];
    if (key === "End") return things.at(-1);
    if (key === "PageDown") return things[(at + 1) % things.length];
    if (key === "PageUp") return things.at(Math.max(at, 0) - 1);
    return undefined;
  }

  pressed(event) {
    const here = this.of(event.target);
    if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
    const item = this.next(event.key, here);
    if (!item) return;
    event.preventDefault();
    event.stopPropagation();
    item.body.focus();
  }
}
