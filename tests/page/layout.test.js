import assert from "node:assert/strict";
import { test } from "node:test";

import { bare, boxesOf, fitted, freeSpace, isFull, layoutOf, merged, openedOver, quietPlace, stacked } from "../../src/freestone/web/static/layout.js";

/** @import { Layout, Panel } from "../../src/freestone/web/static/types.js" */

/**
 * @param {string} id
 * @param {number} width
 * @param {number} height
 * @param {Partial<Panel>} more
 * @returns {Panel}
 */
const panel = (id, width, height, more = {}) => ({ id, width, height, title: id, art: "", seat: null, full: "", pieces: [], ...more });

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
const box = (x, y, width, height) => ({ x, y, width, height });

const PANELS = [
  panel("town", 100, 60),
  panel("one", 80, 40, { seat: 0 }),
  panel("one in brief", 40, 20, { seat: 0, full: "one" }),
  panel("two", 80, 40, { seat: 1 }),
  panel("two in brief", 40, 20, { seat: 1, full: "two" }),
];

/** @type {Layout} */
const LAYOUT = {
  seat: 0,
  width: 100,
  height: 136,
  stage: "",
  places: [
    { panel: "town", ...box(0, 0, 100, 60) },
    { panel: "two in brief", ...box(0, 68, 40, 20) },
    { panel: "one", ...box(0, 96, 80, 40) },
  ],
};

const BOARDS = [panel("town", 100, 60), panel("town in brief", 40, 20, { full: "town" }), panel("hall", 80, 60), panel("hall in brief", 40, 20, { full: "hall" })];

/** @type {Layout} */
const DESK = { seat: 0, width: 200, height: 100, stage: "town", places: [{ panel: "town", ...box(0, 0, 150, 90) }, { panel: "hall", ...box(160, 0, 40, 20) }] };

/** @param {string} id */
const panelOf = (id) => PANELS.find((one) => one.id === id) ?? assert.fail(id);

test("a strip is no board in full, and neither is what all share", () => {
  assert.deepEqual(PANELS.filter(isFull).map(({ id }) => id), ["one", "two"]);
});

test("the layout is that of the seat, or else of the first", () => {
  const other = { ...LAYOUT, seat: 1 };
  assert.equal(layoutOf([LAYOUT, other], 1, 100, 136), other);
  assert.equal(layoutOf([LAYOUT, other], 5, 100, 136), LAYOUT);
  assert.equal(layoutOf([], 0, 100, 136), undefined);
});

test("a large window has the largest layout that fits it", () => {
  const large = { ...LAYOUT, width: 200, height: 272 };
  assert.equal(layoutOf([LAYOUT, large], 0, 300, 280), large);
  assert.equal(layoutOf([LAYOUT, large], 0, 300, 200), LAYOUT);
  assert.equal(layoutOf([LAYOUT, large], 0, 50, 50), LAYOUT);
});

test("a board has the stage, and those with little room are in brief", () => {
  assert.deepEqual([...boxesOf(DESK, BOARDS)], [["town", box(0, 0, 150, 90)], ["hall in brief", box(160, 0, 40, 20)]]);
});

test("another board changes places with the one on the stage", () => {
  assert.deepEqual([...boxesOf(DESK, BOARDS, "hall")], [["hall", box(15, 0, 120, 90)], ["town in brief", box(160, 0, 40, 20)]]);
  assert.deepEqual(boxesOf(DESK, BOARDS, "nothing like it"), boxesOf(DESK, BOARDS));
});

test("a board that is wide and low lies in the middle of the stage, on a mat", () => {
  const low = [panel("town", 100, 60), panel("hall", 80, 20), panel("hall in brief", 40, 20, { full: "hall" })];
  const boxes = boxesOf(DESK, low, "hall");
  assert.deepEqual(boxes.get("hall"), box(0, 26.25, 150, 37.5));
  assert.deepEqual(bare(DESK, [...boxes.values()]).map((place) => place.panel), ["town"]);
  assert.deepEqual(bare(DESK, [...boxesOf(DESK, BOARDS).values()]), []);
});

test("a layout fills the window in the middle, without being stretched", () => {
  const fit = fitted(LAYOUT, 400, 272);
  assert.deepEqual(fit(box(0, 0, 100, 136)), box(100, 0, 200, 272));
  assert.deepEqual(fit(box(10, 68, 40, 20)), box(120, 136, 80, 40));
});

test("panels are as large as they are drawn", () => {
  assert.deepEqual(boxesOf(LAYOUT, PANELS).get("two in brief"), box(0, 68, 40, 20));
});

test("a board opens over its strip, as wide as the table but not beyond it", () => {
  assert.deepEqual(openedOver(box(0, 68, 40, 20), panelOf("two"), LAYOUT), box(0, 68, 100, 50));
  assert.deepEqual(openedOver(box(60, 100, 40, 20), panelOf("two"), LAYOUT), box(0, 86, 100, 50));
});

test("on a phone your own board comes first, and the others are in full", () => {
  const shown = LAYOUT.places.map((place) => panelOf(place.panel));
  assert.deepEqual(stacked(shown, PANELS).map(({ id }) => id), ["one", "town", "two"]);
});

test("on a phone a table without boards keeps its order", () => {
  const shown = [panel("dice", 50, 50), panel("scores", 80, 40)];
  assert.deepEqual(stacked(shown, shown), shown);
});

test("the free space is the largest empty rectangle", () => {
  assert.deepEqual(freeSpace([box(0, 0, 100, 100), box(0, 108, 60, 50)], 100, 158), box(68, 108, 32, 50));
});

test("of two holes the larger one is free", () => {
  const boxes = [box(0, 0, 100, 20), box(0, 28, 40, 72), box(80, 28, 20, 30)];
  assert.deepEqual(freeSpace(boxes, 100, 100), box(48, 66, 52, 34));
});

test("a full table has no free space", () => {
  assert.equal(freeSpace([box(0, 0, 100, 100)], 100, 100), null);
});

const edges = (/** @type {number} */ left, /** @type {number} */ right, top = 0, bottom = 10) => ({ left, top, right, bottom });

test("cards that overlap get one frame", () => {
  assert.deepEqual(merged([edges(0, 12), edges(10, 22), edges(20, 32)]), [edges(0, 32)]);
});

test("a box that joins two others takes in both", () => {
  assert.deepEqual(merged([edges(0, 10), edges(20, 30), edges(8, 22)]), [edges(0, 30)]);
});

test("things that lie apart keep frames of their own", () => {
  assert.deepEqual(merged([edges(0, 10), edges(12, 22)]), [edges(0, 10), edges(12, 22)]);
});

test("a thing within a panel keeps its frame", () => {
  assert.deepEqual(merged([edges(0, 100, 0, 100), edges(10, 20, 10, 20)]), [edges(0, 100, 0, 100), edges(10, 20, 10, 20)]);
});

test("a thing within a frame that joins others needs none of its own", () => {
  assert.deepEqual(merged([edges(0, 12, 0, 10), edges(2, 6, 2, 6), edges(10, 22, 0, 10)]), [edges(0, 22, 0, 10)]);
});

test("a card lies where it covers nothing to choose, and what matters least", () => {
  const area = edges(0, 100, 0, 100);
  const boards = [
    { edges: edges(0, 60, 0, 100), matters: 2 },
    { edges: edges(60, 100, 0, 100), matters: 1 },
  ];
  const place = (/** @type {ReturnType<typeof edges>[]} */ lit) => {
    const { left, top } = quietPlace({ width: 30, height: 40 }, area, boards, lit, 5);
    return [left, top];
  };
  assert.deepEqual(place([]), [60, 0]);
  assert.deepEqual(place([edges(90, 100, 0, 30)]), [60, 0]);
  assert.deepEqual(place([edges(80, 100, 0, 30)]), [60, 35]);
  assert.deepEqual(place([edges(60, 100, 20, 80)]), [0, 0]);
});

test("a card that is larger than the table begins where the table does", () => {
  const { left, top } = quietPlace({ width: 30, height: 40 }, edges(5, 20, 5, 20), [], [], 5);
  assert.deepEqual([left, top], [5, 5]);
});
