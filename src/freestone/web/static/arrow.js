// Where an arrow points at a box from: beside its edge, where it covers least. Knows no game.

/** @import { Edges } from "./layout.js" */

const ROOM = 46; // pixels that the arrow needs beside a box
const [HALF, LONG] = [11, 40]; // half its width, and its length
const SPOTS = [0.5, 0.25, 0.75, 0.1, 0.9]; // along an edge, the best first
const WORDS = 4; // how much worse it is to cover words than other things

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
 * An arrow at each edge of a box, at a spot along it.
 * @param {Edges} box
 * @param {Edges} area
 * @param {number} spot
 * @returns {Side[]}
 */
function around({ left, top, right, bottom }, area, spot) {
  const [x, y] = [left + (right - left) * spot, top + (bottom - top) * spot];
  return [
    { x, y: top, turn: 0, room: top - area.top, over: { left: x - HALF, top: top - LONG, right: x + HALF, bottom: top } },
    { x, y: bottom, turn: 180, room: area.bottom - bottom, over: { left: x - HALF, top: bottom, right: x + HALF, bottom: bottom + LONG } },
    { x: left, y, turn: -90, room: left - area.left, over: { left: left - LONG, top: y - HALF, right: left, bottom: y + HALF } },
    { x: right, y, turn: 90, room: area.right - right, over: { left: right, top: y - HALF, right: right + LONG, bottom: y + HALF } },
  ];
}

/**
 * Where the arrow goes: its tip and its turn in degrees; above the middle of a box, if it covers nothing there.
 * @param {Edges} box
 * @param {Edges} area
 * @param {Edges[]} words  what must stay legible
 * @param {Edges[]} things  what had better stay in sight
 */
export function beside(box, area, words, things) {
  const covered = (/** @type {Side} */ { over }) =>
    WORDS * words.reduce((sum, one) => sum + shared(over, one), 0) + things.reduce((sum, one) => sum + shared(over, one), 0);
  const sides = SPOTS.flatMap((spot) => around(box, area, spot)).filter(({ room }) => room > ROOM);
  const free = sides.map((side) => ({ side, covers: covered(side) }));
  return free.reduce((best, one) => (one.covers < best.covers ? one : best), free[0] ?? { side: null, covers: 0 }).side;
}
