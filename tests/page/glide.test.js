import assert from "node:assert/strict";
import { test } from "node:test";

import { origins } from "../../src/freestone/web/static/glide.js";

/** @import { Item } from "../../src/freestone/web/static/types.js" */

/**
 * @param {string} id
 * @param {number} x
 * @param {Partial<Item>} more
 * @returns {Item}
 */
const thing = (id, x, more = {}) => ({
  ...{ id, x, y: 0, panel: "board", width: 1, height: 1, art: "man" },
  ...{ name: "", tip: "", choice: "", rule: "", kind: "" },
  ...more,
});

/**
 * Where each thing comes from: its former place by its present id.
 * @param {Item[]} before
 * @param {Item[]} after
 */
function comesFrom(before, after) {
  const found = origins(before, after, (one, other) => (one.panel === other.panel ? Math.abs(one.x - other.x) : 1000));
  return Object.fromEntries([...found].map(([id, from]) => [id, from.x]));
}

test("things that are alike move as little as possible", () => {
  const man = (/** @type {number} */ number, /** @type {number} */ x, art = "man") => thing(`man-${number}`, x, { art, kind: "man" });
  const before = [man(1, 0), man(2, 10), thing("x", 50), thing("d", 90, { art: "house" })];
  const after = [man(1, 10), man(2, 20, "giant"), thing("y", 50), thing("d", 95, { art: "ruin" })];
  assert.deepEqual(comesFrom(before, after), { "man-1": 10, "man-2": 0, y: 50, d: 90 });
});

test("things whose ids differ only by a number are not alike for that", () => {
  const score = (/** @type {number} */ seat, /** @type {number} */ x) => thing(`score-${seat}`, x, { art: `score of ${seat}` });
  assert.deepEqual(comesFrom([score(0, 0), score(1, 10)], [score(0, 10), score(1, 20)]), { "score-0": 0, "score-1": 10 });
});

test("what is new comes from nowhere", () => {
  assert.deepEqual(comesFrom([thing("a", 0, { art: "tree" })], [thing("b", 5, { art: "rock" })]), {});
  assert.deepEqual(comesFrom([], [thing("a", 0)]), {});
});

test("one thing is the origin of one other only", () => {
  assert.deepEqual(comesFrom([thing("a", 0)], [thing("b", 9), thing("c", 4)]), { c: 0 });
});

test("what only changed its look stays where it is", () => {
  const before = [thing("a", 0, { kind: "coin" }), thing("b", 5, { kind: "coin" })];
  const after = [thing("a", 5, { kind: "coin" }), thing("b", 0, { kind: "coin", art: "gold" })];
  assert.deepEqual(comesFrom(before, after), { a: 5, b: 0 });
});

test("a thing that goes to another panel is found there", () => {
  assert.deepEqual(comesFrom([thing("a", 7)], [thing("a", 3, { panel: "hand" })]), { a: 7 });
});
