import assert from "node:assert/strict";
import { test } from "node:test";

import { beside } from "../../src/freestone/web/static/arrow.js";

const edges = (/** @type {number} */ left, /** @type {number} */ top, /** @type {number} */ right, /** @type {number} */ bottom) => ({ left, top, right, bottom });

const AREA = edges(0, 0, 400, 400);
const BOX = edges(150, 180, 250, 220);

/**
 * Where the arrow ends and how it is turned.
 * @param {import("../../src/freestone/web/static/layout.js").Edges[]} words
 * @param {import("../../src/freestone/web/static/layout.js").Edges[]} things
 */
function tip(words, things = []) {
  const at = beside(BOX, AREA, words, things) ?? assert.fail();
  return [at.x, at.y, at.turn];
}

test("an arrow comes from above, and ends at the edge", () => {
  assert.deepEqual(tip([]), [200, 180, 0]);
});

test("a thing above sends it to another edge", () => {
  assert.deepEqual(tip([], [edges(100, 100, 300, 178)]), [200, 220, 180]);
});

test("between things on all sides, it lies beside their words", () => {
  const things = [edges(0, 0, 400, 178), edges(0, 222, 400, 400), edges(0, 180, 148, 220), edges(252, 180, 400, 220)];
  const words = [edges(180, 150, 220, 170), edges(150, 230, 250, 250), edges(100, 180, 140, 220), edges(260, 180, 300, 220)];
  const [x, y, turn] = tip(words, things);
  assert.deepEqual([y, turn], [180, 0]);
  assert.ok(Math.abs((x ?? 200) - 200) > 31);
});

test("without room beside it there is no arrow", () => {
  assert.equal(beside(edges(10, 10, 390, 390), AREA, [], []), null);
});
