// What moved. Things that are alike are told apart by where they lie, not by their numbers. Knows no game.

/** @import { Item } from "./types.js" */

/**
 * How far two things are from each other on the screen.
 * @typedef {(one: Item, other: Item) => number} Distance
 */

/**
 * How likely one thing is where another comes from, the least first: it lay there and looked so, it lay there, or by
 * how far it is. Things are alike if they are the same, of the same kind, or look the same.
 * @param {Item} now
 * @param {Item} old
 * @param {Distance} apart
 */
function rank(now, old, apart) {
  const isSame = now.width === old.width && now.height === old.height && now.art === old.art;
  if (!isSame && now.id !== old.id && (!now.kind || now.kind !== old.kind)) return Infinity;
  if (now.panel === old.panel && now.x === old.x && now.y === old.y) return isSame ? -2 : -1;
  return apart(now, old);
}

/**
 * The view that each thing comes from, by id; what is new has none. `before` has the views that changed or went, and
 * `after` those that are set. Where one of several alike lay one stays, and the others come from the nearest place left.
 * @param {Iterable<Item>} before
 * @param {Item[]} after
 * @param {Distance} apart
 * @returns {Map<string, Item>}
 */
export function origins(before, after, apart) {
  const olds = [...before];
  const pairs = after.flatMap((view) => olds.map((old) => ({ view, old, far: rank(view, old, apart) })));
  /** @type {Map<string, Item>} */
  const found = new Map();
  /** @type {Set<string>} */
  const used = new Set();
  for (const { view, old, far } of pairs.sort((one, other) => one.far - other.far)) {
    if (far === Infinity || found.has(view.id) || used.has(old.id)) continue;
    found.set(view.id, old);
    used.add(old.id);
  }
  return found;
}
