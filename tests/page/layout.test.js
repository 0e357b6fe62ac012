import assert from "node:assert/strict";
import { test } from "node:test";

import { freeSpace } from "../../src/freestone/web/static/layout.js";

const GAP = 8;
const box = (x, y, width, height) => ({ x, y, right: x + width + GAP, bottom: y + height + GAP });

test("the free space is the largest empty rectangle", () => {
  const boxes = [box(0, 0, 100, 100), box(0, 108, 60, 50)];
  assert.deepEqual(freeSpace(boxes, 100, 158), { x: 68, y: 108, width: 32, height: 50 });
});

test("of two holes the larger one is free", () => {
  const boxes = [box(0, 0, 100, 20), box(0, 28, 40, 72), box(80, 28, 20, 30)];
  assert.deepEqual(freeSpace(boxes, 100, 100), { x: 48, y: 66, width: 52, height: 34 });
});

test("a full table has no free space", () => {
  assert.equal(freeSpace([box(0, 0, 100, 100)], 100, 100), null);
});
