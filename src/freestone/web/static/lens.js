// Things of the table drawn large: in the note beside what is pointed at, and in a dialog. Knows no game.

import { draw, enlarged } from "./dom.js";

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
