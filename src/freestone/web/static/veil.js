// Darkens the table around some things and points an arrow at the first of them. Knows no game.

import { beside } from "./arrow.js";
import { draw } from "./dom.js";
import { merged } from "./layout.js";

/** @import { Board } from "./board.js" */

/** @import { Edges } from "./layout.js" */

const MARGIN = 5; // pixels around a thing that stay light
const RIM = 3; // around a panel: neighbours keep frames of their own
const SIGN = 20_000; // square pixels up to which a thing is a sign, and not what other things lie on
const GLIDE = 650; // after so many milliseconds all things lie still

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
    addEventListener("resize", () => this.settle());
    addEventListener("scroll", () => this.place(), true);
    new ResizeObserver(() => this.settle()).observe(board.root);
  }

  /**
   * Point at items and panels; at nothing lifts the veil.
   * @param {string[]} ids
   */
  point(ids) {
    this.ids = ids;
    this.settle();
  }

  /** Now, and once more when all things and boards lie where they go. */
  settle() {
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
    const margin = this.board.panels.has(id) ? RIM : MARGIN;
    const edges = {
      left: Math.max(box.left - margin, area.left),
      top: Math.max(box.top - margin, area.top),
      right: Math.min(box.right + margin, area.right),
      bottom: Math.min(box.bottom + margin, area.bottom),
    };
    return edges.left < edges.right && edges.top < edges.bottom ? [edges] : [];
  }

  /**
   * The edges of what the arrow had better not cover: small things, and whatever else is pointed at.
   * @param {Edges[]} boxes
   * @returns {Edges[]}
   */
  signs(boxes) {
    const found = [...this.board.items.keys()].flatMap((id) => this.board.shape(id)?.getBoundingClientRect() ?? []);
    return [...found.filter(({ width, height }) => width * height < SIGN), ...boxes.slice(1)];
  }

  /**
   * The edges of the words and icons on the table.
   * @returns {Edges[]}
   */
  words() {
    return [...this.board.root.querySelectorAll(".panel:not([hidden]) :is(text, use)")].map((one) => one.getBoundingClientRect());
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
    const holes = merged(boxes).map(frame).join("");
    this.holes.setAttribute("d", holes);
    this.rims.setAttribute("d", holes);
    const at = beside(first, area, this.words(), this.signs(boxes));
    this.arrow.style.display = at ? "" : "none";
    if (at) this.arrow.setAttribute("transform", `translate(${at.x - area.left} ${at.y - area.top}) rotate(${at.turn})`);
  }
}
