// Options that differ in a few words only, such as cards that can all be played for nothing. Knows no game.

/** @import { Option } from "./types.js" */

/** From how many options on what they share is said once. */
const LEAST = 3;

/**
 * How many of the options at the end of a list are of one kind, change nothing and share words; none if those are few or
 * all of them.
 * @param {Pick<Option, "choice" | "text" | "preview" | "about">[]} options
 */
export function idleAtEnd(options) {
  const verb = (/** @type {Pick<Option, "choice">} */ { choice }) => choice.split(":")[0];
  const last = options.at(-1);
  const others = options.findLastIndex((one) => !last || verb(one) !== verb(last) || one.preview.length > 0 || one.about.length > 0) + 1;
  if (others === 0 || options.length - others < LEAST) return 0;
  const { before, after } = inCommon(options.slice(others).map(({ text }) => text));
  return before || after ? options.length - others : 0;
}

/**
 * The options whose sentences differ in one word only, always the same, such as the name of a square; by what they share.
 * @template {Pick<Option, "text">} T
 * @param {T[]} options
 * @returns {T[][]}
 */
export function families(options) {
  const sentences = options.map(({ text }) => text.split(" "));
  const [first = []] = sentences;
  if (sentences.some((words) => words.length !== first.length)) return [];
  const ways = first.map((_, place) => {
    /** @type {Map<string, T[]>} */
    const found = new Map();
    options.forEach((option, at) => {
      const shared = (sentences[at] ?? []).toSpliced(place, 1).join(" ");
      found.set(shared, [...(found.get(shared) ?? []), option]);
    });
    return [...found.values()].filter((some) => some.length >= LEAST);
  });
  return ways.reduce((best, way) => (way.flat().length > best.flat().length ? way : best), []);
}

/**
 * The words that sentences begin and end with alike, and those in between, sentence by sentence.
 * @param {string[]} sentences
 */
export function inCommon(sentences) {
  const [first = [], ...others] = sentences.map((sentence) => sentence.split(" "));
  const count = (/** @type {number} */ most, /** @type {(words: string[], at: number) => string | undefined} */ word) => {
    const isShared = (/** @type {number} */ at) => others.every((words) => word(words, at) === word(first, at));
    let at = 0;
    while (at < most && isShared(at)) at += 1;
    return at;
  };
  // Something is left of each.
  const shortest = Math.min(...[first, ...others].map((words) => words.length)) - 1;
  const before = count(shortest, (words, at) => words[at]);
  const after = count(shortest - before, (words, at) => words.at(-1 - at));
  return {
    before: first.slice(0, before).join(" "),
    after: first.slice(first.length - after).join(" "),
    rest: [first, ...others].map((words) => words.slice(before, words.length - after).join(" ")),
  };
}
