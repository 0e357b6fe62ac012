// What moved. Things that look the same are told apart by where they lie, not by their numbers. Knows no game.

const lookOf = (view) => `${view.width} ${view.height} ${view.art}`;
const isSamePlace = (one, other) => one.panel === other.panel && one.x === other.x && one.y === other.y;

/**
 * The view that each thing comes from, by id; what is new has none. `before` has the views that changed or went, by id,
 * `after` those that are set, and `apart` says how far two views are from each other. Where one of several
 * same-looking things lay, one stays; the others come from the nearest place that was left.
 */
export function origins(before, after, apart) {
  const found = new Map();
  const looks = new Map();
  const set = new Map(after.map((view) => [view.id, view]));
  const group = (view) => {
    const look = lookOf(view);
    if (!looks.has(look)) looks.set(look, { left: [], wanted: [] });
    return looks.get(look);
  };
  const isOther = (view, other) => Boolean(view && other) && lookOf(view) !== lookOf(other);
  for (const [id, view] of before) {
    if (isOther(view, set.get(id))) found.set(id, view);
    else group(view).left.push(view);
  }
  for (const view of after) if (!found.has(view.id)) group(view).wanted.push(view);
  for (const { left, wanted } of looks.values()) match(left, wanted, apart, found);
  return found;
}

function match(left, wanted, apart, found) {
  const pairs = wanted.flatMap((view) => left.map((old) => ({ view, old, far: isSamePlace(view, old) ? -1 : apart(view, old) })));
  const used = new Set();
  for (const { view, old, far } of pairs.sort((one, other) => one.far - other.far)) {
    if (found.has(view.id) || used.has(old.id) || far === Infinity) continue;
    found.set(view.id, old);
    used.add(old.id);
  }
}
