// What moved. Things that are alike are told apart by where they lie, not by their numbers. Knows no game.

/** A view with what makes it alike to others. */
const seen = (view) => ({ view, look: `${view.width} ${view.height} ${view.art}`, kind: view.kind || view.id });

/** How likely one thing is where another comes from: it lay there and looked so, it lay there, or by how far it is. */
function rank(now, old, apart) {
  const isSame = now.look === old.look;
  if (!isSame && now.kind !== old.kind) return Infinity;
  const [here, there] = [now.view, old.view];
  if (here.panel === there.panel && here.x === there.x && here.y === there.y) return isSame ? -2 : -1;
  return apart(here, there);
}

/**
 * The view that each thing comes from, by id; what is new has none. `before` has the views that changed or went, by id,
 * `after` those that are set, and `apart` says how far two views are from each other. Things are alike if they look the
 * same or differ only by their number. Where one of them lay one stays, and the others come from the nearest place left.
 */
export function origins(before, after, apart) {
  const olds = [...before.values()].map(seen);
  const pairs = after.map(seen).flatMap((now) => olds.map((old) => ({ view: now.view, old: old.view, far: rank(now, old, apart) })));
  const found = new Map();
  const used = new Set();
  for (const { view, old, far } of pairs.sort((one, other) => one.far - other.far)) {
    if (far === Infinity || found.has(view.id) || used.has(old.id)) continue;
    found.set(view.id, old);
    used.add(old.id);
  }
  return found;
}
