// Darkens the table around some things and points an arrow at the first of them. Knows no game.

import { draw } from "./dom.js";
import { merged } from "./layout.js";

/** @import { Board } from "./board.js" */

/** @import { Edges } from "./layout.js" */

const MARGIN = 5; // pixels around a thing that stay light
const RIM = 3; // around a panel: neighbours keep frames of their own
const ARROW = 46; // pixels that the arrow needs beside a thing
const [HALF, LONG] = [11, 40]; // half its width, and its length
const SIGN = 20_000; // square pixels up to which a thing is a sign, and not what other things lie on
const GLIDE = 650; // after so many milliseconds all things lie still

/** @typedef {{ x: number, y: number, turn: number, room: number, over: Edges }} Side */

/**
 * How much of a thing lies below another one, in square pixels.
 * @param {Edges} one
 * @param {Edges} other
 */
function shared(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * Where the arrow goes: its tip and its turn in degrees, on the side of a box where it covers least; above, if it can.
 * @param {Edges} box
 * @param {Edges} area
 * @param {Edges[]} things  what had better stay in sight
 */
function beside(box, area, things) {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const { left, top, right, bottom } = box;
  /** @type {Side[]} */
  const sides = [
    { x, y: top, turn: 0, room: top - area.top, over: { left: x - HALF, top: top - LONG, right: x + HALF, bottom: top } },
    { x, y: bottom, turn: 180, room: area.bottom - bottom, over: { left: x - HALF, top: bottom, right: x + HALF, bottom: bottom + LONG } },
    { x: left, y, turn: -90, room: left - area.left, over: { left: left - LONG, top: y - HALF, right: left, bottom: y + HALF } },
    { x: right, y, turn: 90, room: area.right - right, over: { left: right, top: y - HALF, right: right + LONG, bottom: y + HALF } },
  ];
  const covered = (/** @type {Side} */ { over }) => things.reduce((sum, thing) => sum + shared(over, thing), 0);
  const free = sides.filter(({ room }) => room > ARROW).map((side) => ({ side, covers: covered(side) }));
  return free.reduce((best, one) => (one.covers < best.covers ? one : best), free[0] ?? { side: null, covers: 0 }).side;
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
    const at = beside(first, area, this.signs(boxes));
    this.arrow.style.display = at ? "" : "none";
    if (at) this.arrow.setAttribute("transform", `translate(${at.x - area.left} ${at.y - area.top}) rotate(${at.turn})`);
  }
}
