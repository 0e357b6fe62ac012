import assert from "node:assert/strict";
import { test } from "node:test";

import { origins } from "../../src/freestone/web/static/glide.js";

const view = (id, x, art = "man", panel = "board", kind = "") => ({ id, panel, x, y: 0, width: 1, height: 1, art, kind });
const apart = (one, other) => (one.panel === other.panel ? Math.abs(one.x - other.x) : 1000);

/** Where each thing comes from, as its former place by its present id. */
function comesFrom(before, after) {
  const known = new Map(before.map((one) => [one.id, one]));
  return Object.fromEntries([...origins(known, after, apart)].map(([id, from]) => [id, from.x]));
}

test("things that look alike move as little as possible", () => {
  const man = (number, x, art) => view(`man-${number}`, x, art, "board", "man");
  const before = [man(1, 0), man(2, 10), view("x", 50), view("d", 90, "house")];
  const after = [man(1, 10), man(2, 20, "giant"), view("y", 50), view("d", 95, "ruin")];
  assert.deepEqual(comesFrom(before, after), { "man-1": 10, "man-2": 0, y: 50, d: 90 });
});

test("what is new comes from nowhere", () => {
  assert.deepEqual(comesFrom([view("a", 0, "tree")], [view("b", 5, "rock")]), {});
  assert.deepEqual(comesFrom([], [view("a", 0)]), {});
});

test("one thing is the origin of one other only", () => {
  assert.deepEqual(comesFrom([view("a", 0)], [view("b", 9), view("c", 4)]), { c: 0 });
});

test("a thing that goes to another panel is found there", () => {
  assert.deepEqual(comesFrom([view("a", 7)], [view("a", 3, "man", "hand")]), { a: 7 });
});
