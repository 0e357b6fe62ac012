// How far somebody is in the lessons, kept in the browser.

const KEY = "freestone.lessons";

/**
 * A chapter that was begun: the page of its table, the beat, the entry at which that began, whether the table shows a
 * move that is not the lesson's, and whether the chapter was ever finished.
 * @typedef {{ page: string, beat: number, entry: number, isDetour: boolean, isDone: boolean }} Kept
 */

function all() {
  /** @type {unknown} */
  const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
  return /** @type {Record<string, Kept>} */ (found);
}

/**
 * What is kept of a chapter.
 * @param {string} game
 * @param {number} number
 */
export const kept = (game, number) => all()[`${game}/${number}`];

/**
 * @param {string} game
 * @param {number} number
 * @param {Kept} progress
 */
export function keep(game, number, progress) {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [`${game}/${number}`]: progress }));
}
