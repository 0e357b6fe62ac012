// Where panels go: highest and then leftmost where there is room, scaled to fill the space.

const GAP = 8;

export const isFull = (panel) => panel.seat !== null && !panel.is_strip;

/** The panels to show: what is common, the others in brief, and one seat's board in full at the end. */
export function chosen(panels, seat) {
  const common = panels.filter((panel) => panel.seat === null);
  const strips = panels.filter((panel) => panel.is_strip && panel.seat !== seat);
  const own = panels.filter((panel) => isFull(panel) && panel.seat === seat);
  return [...common, ...strips, ...own];
}

/** The corner of each panel, and the size of the whole. */
export function pack(panels) {
  const width = Math.max(...panels.map((panel) => panel.width));
  const boxes = [];
  const isFree = (x, y, panel) =>
    x + panel.width <= width &&
    boxes.every((box) => x >= box.right || box.x >= x + panel.width || y >= box.bottom || box.y >= y + panel.height);
  for (const panel of panels) {
    const columns = [0, ...boxes.map((box) => box.right)].sort((a, b) => a - b);
    const rows = [0, ...boxes.map((box) => box.bottom)].sort((a, b) => a - b);
    const corner = rows.flatMap((y) => columns.map((x) => [x, y])).find(([x, y]) => isFree(x, y, panel));
    const [x, y] = corner;
    boxes.push({ id: panel.id, x, y, right: x + panel.width + GAP, bottom: y + panel.height + GAP });
  }
  return { boxes, width, height: Math.max(...boxes.map((box) => box.bottom)) - GAP };
}

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
