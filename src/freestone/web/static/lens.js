// Things of the table drawn large, in the note beside what is pointed at and in a dialog, and drawings cut into pieces. Knows no game.

import { draw, enlarged } from "./dom.js";

/** @import { Form } from "./fold.js" */
/** @import { Item } from "./types.js" */

/** How much a lens enlarges, and how large it is at most, in pixels. */
const LENS = { scale: 2.2, width: 250, height: 170 };

/** A lens is worth showing if it enlarges so much more than the table. */
const WORTH = 1.3;

/**
 * A thing with letters, drawn larger than on the table; nothing for what is large enough or has none.
 * @param {Item} view
 * @param {number} now  how much the table enlarges it
 */
export function lens({ art, width, height }, now) {
  const scale = Math.min(LENS.scale, LENS.width / width, LENS.height / height);
  if (!art.includes("<text") || scale < WORTH * now) return null;
  const box = `${-width / 2} ${-height / 2} ${width} ${height}`;
  const svg = draw("svg", { viewBox: box, width: width * scale, height: height * scale, class: "lens", "aria-hidden": "true" });
  svg.innerHTML = art;
  return svg;
}

/**
 * A part of a panel, cut out around a thing.
 * @param {SVGElement} panel
 * @param {Item} view
 */
export function cutOut(panel, view) {
  const copy = /** @type {SVGElement} */ (panel.cloneNode(true));
  for (const body of copy.querySelectorAll(".item")) {
    for (const name of ["tabindex", "role", "aria-label"]) body.removeAttribute(name);
    body.classList.remove("lit", "refused", "spoken-of");
  }
  const [width, height] = [view.width + 10, view.height + 10];
  copy.setAttribute("viewBox", `${view.x - width / 2} ${view.y - height / 2} ${width} ${height}`);
  copy.setAttribute("role", "img");
  copy.setAttribute("aria-label", view.name);
  copy.removeAttribute("style");
  return enlarged(copy, width, height);
}

/**
 * Cut a drawing into the pieces of a form; it has to be on the screen, where its parts can be measured.
 * @param {SVGElement} art
 * @param {SVGElement} svg  the panel around it
 * @param {Form} form
 */
export function cutUp(art, svg, { width, cuts }) {
  const paper = svg.getBoundingClientRect();
  if (!cuts.length || !paper.width) return;
  const scale = paper.width / width;
  const parts = [...art.children].map((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return { part, left: (left - paper.left) / scale, top: (top - paper.top) / scale, right: (right - paper.left) / scale, bottom: (bottom - paper.top) / scale };
  });
  const pieces = cuts.map(({ from, x, y }) => {
    const piece = draw("svg", { x, y, width: from.width, height: from.height, viewBox: `${from.x} ${from.y} ${from.width} ${from.height}` });
    const own = parts.filter(
      ({ left, top, right, bottom }) => left < from.x + from.width && right > from.x && top < from.y + from.height && bottom > from.y,
    );
    piece.append(...own.map(({ part }) => part.cloneNode(true)));
    return piece;
  });
  art.replaceChildren(...pieces);
}
