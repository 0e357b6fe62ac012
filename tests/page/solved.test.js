// The streak of the puzzle of the day.

import assert from "node:assert/strict";
import { test } from "node:test";

import { streakOf } from "../../src/freestone/web/static/solved.js";

test("a streak counts the days in a row up to today", () => {
  assert.equal(streakOf(["2026-02-27", "2026-02-28", "2026-03-01"], "2026-03-01"), 3);
});

test("today need not be solved yet", () => {
  assert.equal(streakOf(["2026-02-28", "2026-03-01"], "2026-03-02"), 2);
});

test("a day without a solution ends the streak", () => {
  assert.equal(streakOf(["2026-02-26", "2026-02-28"], "2026-03-01"), 1);
  assert.equal(streakOf(["2026-02-26"], "2026-03-01"), 0);
  assert.equal(streakOf([], "2026-03-01"), 0);
});
