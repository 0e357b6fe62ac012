import assert from "node:assert/strict";
import { test } from "node:test";

import { families, idleAtEnd, inCommon } from "../../src/freestone/web/static/alike.js";

/**
 * @param {string} choice
 * @param {string[]} preview
 */
const option = (choice, preview = []) => ({ choice, text: choice.replace(":", " "), preview, about: [] });

test("options at the end that change nothing are counted, unless there are few or no others", () => {
  const idle = [option("rest:a"), option("rest:b"), option("rest:c")];
  assert.equal(idleAtEnd([option("play:a", ["+1"]), ...idle]), 3);
  assert.equal(idleAtEnd([option("play:a"), ...idle]), 3);
  assert.equal(idleAtEnd([option("play:a"), ...idle.slice(1)]), 0);
  assert.equal(idleAtEnd(idle), 0);
  const alone = idle.map((one, at) => ({ ...one, text: `Rest${at} here${at}` }));
  assert.equal(idleAtEnd([option("play:a"), ...alone]), 0); // nothing is shared, so nothing can be said once
  assert.equal(idleAtEnd([]), 0);
});

test("what sentences share is told from what they do not", () => {
  const told = inCommon(["Play Plot / Mine for no effect", "Play Mine / Joker for no effect"]);
  assert.deepEqual(told, { before: "Play", after: "for no effect", rest: ["Plot / Mine", "Mine / Joker"] });
  assert.deepEqual(inCommon(["a b", "a"]), { before: "", after: "", rest: ["a b", "a"] });
});

test("options that differ in one word are one family for each price", () => {
  const texts = (/** @type {string[]} */ ...names) => names.map((text) => ({ text }));
  const cheap = texts("Claim a1 for 1 groschen", "Claim b2 for 1 groschen", "Claim c3 for 1 groschen");
  const dear = texts("Claim d4 for 5 groschen", "Claim e4 for 5 groschen", "Claim f4 for 5 groschen");
  assert.deepEqual(families([...cheap, ...dear]), [cheap, dear]);
  assert.deepEqual(families([...cheap, ...texts("Claim d4 for 5 groschen")]), [cheap]);
  assert.deepEqual(families(texts("Take the Court", "Take the Tavern", "Take the Coal Market")), []);
  assert.deepEqual(families([]), []);
});
