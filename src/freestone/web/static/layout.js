// Where things go in the window. The server packs the panels; this fills what they leave free. Knows no game.

/** The space between panels, which the server leaves too. */
export const GAP = 8;

export const isFull = (panel) => panel.seat !== null && !panel.is_strip;

/** The largest empty rectangle between the panels, if any. */
export function freeSpace(boxes, width, height) {
  const lefts = [0, ...boxes.map((box) => box.right)];
  const tops = [0, ...boxes.map((box) => box.bottom)];
  const rights = [width, ...boxes.map((box) => box.x - GAP)];
  const bottoms = [height, ...boxes.map((box) => box.y - GAP)];
  const isEmpty = (x, y, right, bottom) =>
    boxes.every((box) => x >= box.right || box.x >= right || y >= box.bottom || box.y >= bottom);
  let best = null;
  const corners = lefts.flatMap((x) => tops.map((y) => [x, y]));
  const ends = rights.flatMap((right) => bottoms.map((bottom) => [right, bottom]));
  for (const [x, y] of corners) {
    for (const [right, bottom] of ends) {
      const [w, h] = [right - x, bottom - y];
      const isLarger = w > 0 && h > 0 && (!best || w * h > best.width * best.height);
      if (isLarger && isEmpty(x, y, right, bottom)) best = { x, y, width: w, height: h };
    }
  }
  return best;
}
