// How a layout fills the window. The server says where the panels lie; this scales them, puts a folded board over its
// strip, finds the space that is left, and joins boxes that overlap. Knows no game.

/** @import { Layout, Panel } from "./types.js" */

/**
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 */

/** The space between panels, in their own units; the server leaves as much. */
const GAP = 8;

/** How small a board may be drawn before it is shown in brief; the letters of a board have no room to spare. */
const LEAST_SCALE = 0.97;

/**
 * Whether a panel is somebody's board in full.
 * @param {Panel} panel
 */
export const isFull = (panel) => panel.seat !== null && !panel.full;

/**
 * The layout with the board of a seat in full, or any if that seat has none; of several the largest that fits a window.
 * @param {Layout[]} layouts
 * @param {number} seat
 * @param {number} width
 * @param {number} height
 */
export function layoutOf(layouts, seat, width, height) {
  const own = layouts.filter((layout) => layout.seat === seat);
  const [first] = layouts;
  const some = own.length ? own : layouts.filter((layout) => layout.seat === first?.seat);
  return some.findLast((layout) => Math.min(width / layout.width, height / layout.height) >= LEAST_SCALE) ?? some[0];
}

/**
 * The largest box of a panel's shape in another box, in its middle.
 * @param {Box} box
 * @param {Panel} panel
 * @returns {Box}
 */
export function contained(box, { width, height }) {
  const scale = Math.min(box.width / width, box.height / height);
  return { x: box.x + (box.width - width * scale) / 2, y: box.y + (box.height - height * scale) / 2, width: width * scale, height: height * scale };
}

/**
 * Which panels are shown and the box of each, in the layout's own units: in full, or in brief where there is too little room.
 * @param {Layout} layout
 * @param {Panel[]} panels
 * @param {string} staged  the panel that has the stage; empty for the one that usually has it
 * @returns {Map<string, Box>}
 */
export function boxesOf({ places, stage }, panels, staged = "") {
  const other = (/** @type {string} */ id) => ({ [stage]: staged, [staged]: stage })[id] ?? id;
  const swaps = stage !== "" && places.some(({ panel }) => panel === staged);
  return new Map(
    places.flatMap((box) => {
      const id = swaps ? other(box.panel) : box.panel;
      const full = panels.find((panel) => panel.id === id);
      const brief = panels.find((panel) => panel.full === id);
      const panel = full && brief && contained(box, full).width < full.width * LEAST_SCALE ? brief : full;
      return panel ? [/** @type {[string, Box]} */ ([panel.id, contained(box, panel)])] : [];
    }),
  );
}

/**
 * The places of a layout that the panels in them do not fill, such as the stage below a board that is wide and low.
 * @param {Layout} layout
 * @param {Box[]} boxes  where the panels lie
 * @returns {Layout["places"]}
 */
export function bare({ places }, boxes) {
  const isIn = (/** @type {Box} */ { x, y, width, height }, /** @type {Box} */ place) =>
    x >= place.x - 1 && y >= place.y - 1 && x + width <= place.x + place.width + 1 && y + height <= place.y + place.height + 1;
  return places.filter((place) => {
    const box = boxes.find((one) => isIn(one, place));
    return !box || place.width - box.width > 4 * GAP || place.height - box.height > 4 * GAP;
  });
}

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
 * Where a board opens over its strip, as wide as the table at most.
 * @param {Box} strip
 * @param {Panel} board
 * @param {Layout} layout
 * @returns {Box}
 */
export function openedOver(strip, board, layout) {
  const { width, height } = contained({ x: 0, y: 0, width: layout.width, height: layout.height / 2 }, board);
  return { x: Math.min(strip.x, layout.width - width), y: Math.min(strip.y, layout.height - height), width, height };
}

/**
 * The panels of a layout below each other, for a narrow window: the reader's board, if there is one, first, and all boards in full.
 * @param {Panel[]} shown  the panels of the layout, in its order
 * @param {Panel[]} panels
 * @returns {Panel[]}
 */
export function stacked(shown, panels) {
  const full = shown.map((panel) => (panel.full ? panels.find((one) => one.id === panel.full) : panel));
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

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Edges */

/**
 * How large the common part of two boxes is.
 * @param {Edges} one
 * @param {Edges} other
 */
const shared = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))
  * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** How much more it matters that something can be chosen than that a panel is seen. */
const CHOICE = 1000;

/**
 * Where a card of some size lies flush with a panel so that it covers nothing to choose, and as little as possible of what
 * matters; of equal places the highest.
 * @param {{ width: number, height: number }} size
 * @param {Edges} area
 * @param {{ edges: Edges, matters: number }[]} panels
 * @param {Edges[]} lit  what can be chosen
 * @param {number} margin  the space above and below what it does not cover
 */
export function quietPlace({ width, height }, area, panels, lit, margin) {
  const things = [...panels, ...lit.map((edges) => ({ edges, matters: CHOICE }))];
  const flush = panels.map(({ edges }) => edges);
  const lefts = [area, ...flush].flatMap(({ left, right }) => [left, right - width]);
  const tops = [area, ...flush].flatMap(({ top, bottom }) => [top, bottom - height]);
  const beside = things.flatMap(({ edges: { top, bottom } }) => [top - margin - height, bottom + margin]);
  const fitting = (/** @type {number[]} */ found, /** @type {number} */ low, /** @type {number} */ high) =>
    [...new Set(found.map((at) => Math.max(low, Math.min(at, high))))].sort((one, other) => one - other);
  let best = { left: area.left, top: area.top, cost: Infinity };
  for (const top of fitting([...tops, ...beside], area.top, area.bottom - height)) {
    for (const left of fitting(lefts, area.left, area.right - width)) {
      const box = { left, top, right: left + width, bottom: top + height };
      const cost = things.reduce((sum, { edges, matters }) => sum + matters * shared(box, edges), 0);
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return best;
}

/**
 * Whether a box lies within another.
 * @param {Edges} inner
 * @param {Edges} outer
 */
const isWithin = (inner, outer) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

/**
 * Whether two boxes overlap, and neither lies within the other.
 * @param {Edges} one
 * @param {Edges} other
 */
const cross = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  && !isWithin(one, other) && !isWithin(other, one);

/**
 * One box in place of those that overlap: frames across a row of cards would hide more than they show.
 * @param {Edges[]} boxes
 * @param {Set<Edges>} [joint]  boxes in place of others; what lies within them needs no frame of its own
 * @returns {Edges[]}
 */
export function merged(boxes, joint = new Set()) {
  /** @type {Edges[]} */
  let apart = [];
  for (const box of boxes) {
    const at = apart.findIndex((one) => cross(one, box));
    const other = apart[at];
    if (!other) {
      apart.push(box);
      continue;
    }
    const both = {
      left: Math.min(other.left, box.left),
      top: Math.min(other.top, box.top),
      right: Math.max(other.right, box.right),
      bottom: Math.max(other.bottom, box.bottom),
    };
    apart[at] = both;
    joint.add(both);
  }
  apart = apart.filter((one) => !apart.some((other) => other !== one && joint.has(other) && isWithin(one, other)));
  return apart.length < boxes.length ? merged(apart, joint) : apart;
}
