// How a layout fills the window. The server says where the panels lie; this scales them, puts a folded board over its
// strip, and finds the space that is left. Knows no game.

/** @import { Layout, Panel } from "./types.js" */

/**
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 */

/** The space between panels, in their own units; the server leaves as much. */
const GAP = 8;

/**
 * Whether a panel is somebody's board in full.
 * @param {Panel} panel
 */
export const isFull = (panel) => panel.seat !== null && !panel.is_strip;

/**
 * The layout with the board of a seat in full, or any if that seat has none.
 * @param {Layout[]} layouts
 * @param {number} seat
 */
export const layoutOf = (layouts, seat) => layouts.find((layout) => layout.seat === seat) ?? layouts[0];

/**
 * The box of each panel, in the layout's own units.
 * @param {Layout} layout
 * @param {(id: string) => Panel} panelOf
 * @returns {Map<string, Box>}
 */
export const boxesOf = (layout, panelOf) =>
  new Map(
    layout.places.map(({ panel, x, y }) => {
      const { width, height } = panelOf(panel);
      return [panel, { x, y, width, height }];
    }),
  );

/**
 * Where a layout lies in a window of some size: as large as it fits, in the middle. The result scales boxes.
 * @param {Layout} layout
 * @param {number} width
 * @param {number} height
 * @returns {(box: Box) => Box}
 */
export function fitted(layout, width, height) {
  const scale = Math.min(width / layout.width, height / layout.height);
  const [left, top] = [(width - layout.width * scale) / 2, (height - layout.height * scale) / 2];
  return (box) => ({ x: left + box.x * scale, y: top + box.y * scale, width: box.width * scale, height: box.height * scale });
}

/**
 * Where a board opens over its strip, without leaving the table.
 * @param {Box} strip
 * @param {Panel} board
 * @param {Layout} layout
 * @returns {Box}
 */
export const openedOver = (strip, { width, height }, layout) => ({
  x: Math.max(0, Math.min(strip.x, layout.width - width)),
  y: strip.y,
  width,
  height,
});

/**
 * The panels of a layout below each other, for a narrow window: the reader's board, if there is one, first, and all boards in full.
 * @param {Panel[]} shown  the panels of the layout, in its order
 * @param {Panel[]} panels
 * @returns {Panel[]}
 */
export function stacked(shown, panels) {
  const full = shown.map((panel) => (panel.is_strip ? panels.find((one) => isFull(one) && one.seat === panel.seat) : panel));
  const found = full.filter((panel) => panel !== undefined);
  const own = found.findLast(isFull);
  return own ? [own, ...found.filter((panel) => panel !== own)] : found;
}

/**
 * The largest empty rectangle between boxes, if any.
 * @param {Box[]} boxes
 * @param {number} width
 * @param {number} height
 * @returns {Box | null}
 */
export function freeSpace(boxes, width, height) {
  const lefts = [0, ...boxes.map((box) => box.x + box.width + GAP)];
  const tops = [0, ...boxes.map((box) => box.y + box.height + GAP)];
  const rights = [width, ...boxes.map((box) => box.x - GAP)];
  const bottoms = [height, ...boxes.map((box) => box.y - GAP)];
  const candidates = lefts.flatMap((x) => tops.flatMap((y) => rights.flatMap((right) => bottoms.map((bottom) => ({ x, y, right, bottom })))));
  /** @type {Box | null} */
  let best = null;
  for (const { x, y, right, bottom } of candidates) {
    const [w, h] = [right - x, bottom - y];
    const isLarger = w > 0 && h > 0 && w * h > (best ? best.width * best.height : 0);
    const isEmpty = () =>
      boxes.every((box) => x >= box.x + box.width + GAP || box.x >= right || y >= box.y + box.height + GAP || box.y >= bottom);
    if (isLarger && isEmpty()) best = { x, y, width: w, height: h };
  }
  return best;
}
