// Darkens the table around some things and points an arrow at the first of them. Knows no game.

import { draw } from "./dom.js";

/** @import { Board } from "./board.js" */

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Edges */

const MARGIN = 5; // pixels around a thing that stay light
const ARROW = 46; // pixels that the arrow needs beside a thing
const GLIDE = 650; // after so many milliseconds all things lie still

/**
 * Where the arrow goes: its tip and its turn in degrees, on the first side of a box that has room.
 * @param {Edges} box
 * @param {Edges} area
 */
function beside(box, area) {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  if (box.top - area.top > ARROW) return { x, y: box.top, turn: 0 };
  if (area.bottom - box.bottom > ARROW) return { x, y: box.bottom, turn: 180 };
  if (box.left - area.left > ARROW) return { x: box.left, y, turn: -90 };
  if (area.right - box.right > ARROW) return { x: box.right, y, turn: 90 };
  return null;
}

export class Veil {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {string[]} */
    this.ids = [];
    const whole = { x: 0, y: 0, width: "100%", height: "100%" }; // a mask would begin a tenth outside
    this.holes = draw("path", { fill: "black" });
    const mask = draw("mask", { id: "holes", maskUnits: "userSpaceOnUse", ...whole });
    mask.append(draw("rect", { fill: "white", ...whole }), this.holes);
    const shade = draw("rect", { class: "shade", mask: "url(#holes)", ...whole });
    this.rims = draw("path", { class: "rims" });
    this.arrow = draw("g", {});
    this.arrow.append(draw("path", { class: "arrow", d: "M0 -4 L-11 -20 L-5 -20 L-5 -40 L5 -40 L5 -20 L11 -20 Z" }));
    this.svg = draw("svg", { class: "veil", "aria-hidden": "true" });
    this.svg.append(mask, shade, this.rims, this.arrow);
    document.body.append(this.svg);
    addEventListener("resize", () => this.place());
    addEventListener("scroll", () => this.place(), true);
    new ResizeObserver(() => this.place()).observe(board.root);
  }

  /**
   * Point at items and panels; at nothing lifts the veil.
   * @param {string[]} ids
   */
  point(ids) {
    this.ids = ids;
    this.place();
    setTimeout(() => this.place(), GLIDE);
  }

  /**
   * The edges of a thing on the screen, as far as the table shows it.
   * @param {string} id
   * @param {Edges} area
   * @returns {Edges[]}
   */
  edges(id, area) {
    const box = this.board.shape(id)?.getBoundingClientRect();
    if (!box?.width) return [];
    const edges = {
      left: Math.max(box.left - MARGIN, area.left),
      top: Math.max(box.top - MARGIN, area.top),
      right: Math.min(box.right + MARGIN, area.right),
      bottom: Math.min(box.bottom + MARGIN, area.bottom),
    };
    return edges.left < edges.right && edges.top < edges.bottom ? [edges] : [];
  }

  place() {
    const area = this.board.root.getBoundingClientRect();
    const boxes = this.ids.flatMap((id) => this.edges(id, area));
    const [first] = boxes;
    this.svg.style.display = first ? "" : "none";
    if (!first) return;
    Object.assign(this.svg.style, { left: `${area.left}px`, top: `${area.top}px`, width: `${area.width}px`, height: `${area.height}px` });
    const frame = (/** @type {Edges} */ { left, top, right, bottom }) =>
      `M${left - area.left} ${top - area.top}H${right - area.left}V${bottom - area.top}H${left - area.left}Z`;
    const holes = boxes.map(frame).join("");
    this.holes.setAttribute("d", holes);
    this.rims.setAttribute("d", holes);
    const at = beside(first, area);
    this.arrow.style.display = at ? "" : "none";
    if (at) this.arrow.setAttribute("transform", `translate(${at.x - area.left} ${at.y - area.top}) rotate(${at.turn})`);
  }
}
