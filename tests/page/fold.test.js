import assert from "node:assert/strict";
import { test } from "node:test";

import { folded, laid, whole } from "../../src/freestone/web/static/fold.js";

const panel = { id: "board", title: "", width: 100, height: 20, art: "", seat: null, full: "", pieces: [] };
const pieces = [
  { x: 60, y: 0, width: 40, height: 20 },
  { x: 0, y: 0, width: 15, height: 20 },
  { x: 15, y: 0, width: 20, height: 20 },
];

test("pieces lie side by side while they fit, each row in the middle", () => {
  const { width, height, cuts } = folded({ ...panel, pieces });
  assert.deepEqual([width, height], [40, 40]);
  assert.deepEqual(
    cuts.map(({ x, y }) => [x, y]),
    [
      [0, 0],
      [2.5, 20],
      [17.5, 20],
    ],
  );
});

test("a panel without pieces stays whole", () => {
  assert.deepEqual(folded(panel), whole(panel));
  assert.deepEqual(laid(whole(panel), { x: 99, y: 1, width: 10, height: 10 }), { x: 99, y: 1 });
});

test("a thing goes with its piece and stays on the panel", () => {
  const form = folded({ ...panel, pieces });
  assert.deepEqual(laid(form, { x: 20, y: 10, width: 4, height: 4 }), { x: 22.5, y: 30 });
  assert.deepEqual(laid(form, { x: 99, y: 10, width: 10, height: 4 }), { x: 35, y: 10 });
});
