// How a narrow window cuts a panel into pieces and lays them below each other. Knows no game.

/** @import { Box } from "./layout.js" */
/** @import { Item, Panel } from "./types.js" */

/**
 * A piece of a panel, and where its corner lies.
 * @typedef {{ from: Box, x: number, y: number }} Cut
 */

/**
 * How a panel is shown: its size, and the pieces that it is cut into, if any.
 * @typedef {{ width: number, height: number, cuts: Cut[] }} Form
 */

/**
 * A panel as it is.
 * @param {Panel} panel
 * @returns {Form}
 */
export const whole = ({ width, height }) => ({ width, height, cuts: [] });

/**
 * How wide some pieces are side by side.
 * @param {Box[]} row
 */
const across = (row) => row.reduce((sum, piece) => sum + piece.width, 0);

/**
 * The pieces of a panel one after the other, in rows in the middle, as wide as the widest piece at most; without pieces the panel as it is.
 * @param {Panel} panel
 * @returns {Form}
 */
export function folded(panel) {
  if (!panel.pieces.length) return whole(panel);
  const width = Math.max(...panel.pieces.map((piece) => piece.width));
  /** @type {Box[][]} */
  const rows = [];
  for (const piece of panel.pieces) {
    const row = rows.at(-1);
    if (row && across(row) + piece.width <= width) row.push(piece);
    else rows.push([piece]);
  }
  let y = 0;
  const cuts = rows.flatMap((row) => {
    const [left, top] = [(width - across(row)) / 2, y];
    y += Math.max(...row.map((piece) => piece.height));
    return row.map((from, at) => ({ from, x: left + across(row.slice(0, at)), y: top }));
  });
  return { width, height: y, cuts };
}

/**
 * Where the middle of a thing lies: on the piece that it belongs to, and as a whole on the panel.
 * @param {Form} form
 * @param {Pick<Item, "x" | "y" | "width" | "height">} item
 */
export function laid({ width, height, cuts }, item) {
  const isOn = (/** @type {Cut} */ { from }) =>
    item.x >= from.x && item.x < from.x + from.width && item.y >= from.y && item.y < from.y + from.height;
  const cut = cuts.find(isOn) ?? cuts[0];
  if (!cut) return { x: item.x, y: item.y };
  const within = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ room) =>
    Math.max(Math.min(at, room - size / 2), size / 2);
  return {
    x: within(item.x - cut.from.x + cut.x, item.width, width),
    y: within(item.y - cut.from.y + cut.y, item.height, height),
  };
}
