// Which puzzles this browser has solved, and on how many days in a row a puzzle of the day; kept in the browser.

const KEY = "freestone.puzzles";

/**
 * What is kept: by puzzle, whether the first try was right; the days on which a puzzle of the day was solved; and by
 * game the last of these days.
 * @typedef {{ tries: Record<string, boolean>, days: string[], last: Record<string, string> }} Kept
 */

/** @returns {Kept} */
function kept() {
  /** @type {unknown} */
  const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
  return { tries: {}, days: [], last: {}, .../** @type {Partial<Kept>} */ (found) };
}

/**
 * Whether the first try at a puzzle was right; undefined if there was none.
 * @param {string} game
 * @param {string} id
 */
export const firstTry = (game, id) => kept().tries[`${game}/${id}`];

/**
 * Keep the first try at a puzzle, and the day if it was a puzzle of the day and is solved.
 * @param {string} game
 * @param {string} id
 * @param {boolean} isRight
 * @param {string} day  empty if it is no puzzle of the day
 */
export function keepTry(game, id, isRight, day) {
  const { tries, days, last } = kept();
  tries[`${game}/${id}`] ??= isRight;
  if (day && isRight) {
    last[game] = day;
    if (!days.includes(day)) days.push(day);
  }
  localStorage.setItem(KEY, JSON.stringify({ tries, days: days.sort(), last }));
}

/**
 * The day before another one, both written as 2026-11-16.
 * @param {string} day
 */
function before(day) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/**
 * On how many days in a row a puzzle of the day was solved; today need not be over yet.
 * @param {string[]} days
 * @param {string} today
 */
export function streakOf(days, today) {
  const solved = new Set(days);
  let count = 0;
  for (let day = solved.has(today) ? today : before(today); solved.has(day); day = before(day)) count += 1;
  return count;
}

export const today = () => new Date().toISOString().slice(0, 10);

export const streak = () => streakOf(kept().days, today());

/**
 * Whether the puzzle of the day of a game is solved.
 * @param {string} game
 */
export const isDoneToday = (game) => kept().last[game] === today();
