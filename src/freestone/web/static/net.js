// Talking to the server about one table.

import { say } from "./dom.js";

/** @import { Finale, HintView, Lesson, Links, Made, Mention, MistakeView, Picture, RemarkView, ReviewView, TaskState } from "./types.js" */

/**
 * Fetch something, or say in words that the server does not answer.
 * @param {string} address
 * @param {RequestInit} [request]
 */
export const reach = (address, request) =>
  fetch(address, request).catch(() => {
    throw new Error(say("lost"));
  });

export class Net {
  /** @param {DOMStringMap} data  where the page says which table it shows, to whom, and in which language */
  constructor({ id = "", token = "", language = "", game = "" }) {
    this.id = id;
    this.game = game;
    this.base = `/api/tables/${id}`;
    this.token = token;
    this.language = language;
  }

  /**
   * Ask the server; an error bears the sentence and the status of its answer.
   * @param {string} path
   * @param {string} method
   * @param {object} [body]
   * @returns {Promise<unknown>}
   */
  async ask(path, method = "GET", body) {
    const answer = await reach(`${this.base}${path}?language=${this.language}`, {
      method,
      headers: { Authorization: `Bearer ${this.token}`, ...(body && { "Content-Type": "application/json" }) },
      body: body ? JSON.stringify(body) : null,
    });
    /** @type {unknown} */
    const content = await answer.json();
    if (answer.ok) return content;
    const { detail } = /** @type {{ detail: string }} */ (content);
    throw Object.assign(new Error(detail), { status: answer.status });
  }

  /**
   * The address of the rulebook, at a topic or a numbered rule if one is named.
   * @param {string} [place]
   */
  book(place) {
    return `/rules/${this.game}${place ? `#${place}` : ""}`;
  }

  /**
   * Change something; the answer says little, for the change itself comes with the next frame.
   * @param {string} path
   * @param {object} [body]
   */
  post(path, body) {
    return this.ask(path, "POST", body);
  }

  /** Everything that is seen now. */
  picture() {
    return /** @type {Promise<Picture>} */ (this.ask(""));
  }

  /**
   * What was seen after an entry.
   * @param {number} entry
   */
  position(entry) {
    return /** @type {Promise<Picture>} */ (this.ask(`/positions/${entry}`));
  }

  /**
   * The lines of an entry, and what they speak of.
   * @param {number} entry
   */
  mentions(entry) {
    return /** @type {Promise<Mention[]>} */ (this.ask(`/positions/${entry}/log`));
  }

  /**
   * What one of several people around this screen sees.
   * @param {number} seat
   */
  secret(seat) {
    return /** @type {Promise<Picture>} */ (this.ask(`/seats/${seat}/secret`));
  }

  /** @param {number} at */
  hint(at) {
    return /** @type {Promise<HintView>} */ (this.post("/hint", { at }));
  }

  /** The final scoring of a finished game. */
  finale() {
    return /** @type {Promise<Finale>} */ (this.ask("/finale"));
  }

  /**
   * What the coach says to somebody who has finished some games.
   * @param {number} at
   * @param {number} finished
   */
  coach(at, finished) {
    return /** @type {Promise<RemarkView[]>} */ (this.post("/coach", { at, finished }));
  }

  /**
   * What would have been better than an entry, if it was a serious mistake.
   * @param {number} entry
   */
  mistake(entry) {
    return /** @type {Promise<MistakeView | null>} */ (this.post("/mistake", { entry }));
  }

  review() {
    return /** @type {Promise<ReviewView>} */ (this.ask("/review"));
  }

  /** Everything that the teacher of a lesson says. */
  lesson() {
    return /** @type {Promise<Lesson>} */ (this.ask("/lesson"));
  }

  /**
   * Whether a task of a lesson cannot be fulfilled any more.
   * @param {number} beat
   */
  task(beat) {
    return /** @type {Promise<TaskState>} */ (this.post("/task", { beat }));
  }

  links() {
    return /** @type {Promise<Links>} */ (this.ask("/links"));
  }

  rematch() {
    return /** @type {Promise<Made>} */ (this.post("/rematch"));
  }

  /**
   * Make a table that goes on from an entry of this one.
   * @param {number} entry
   */
  continueFrom(entry) {
    return /** @type {Promise<Made>} */ (this.post("/continue", { entry }));
  }

  /**
   * The address of something to be fetched without a header.
   * @param {string} path
   */
  link(path) {
    return `${this.base}${path}?token=${this.token}&language=${this.language}`;
  }

  /** The address of a page of this table, or of another one. */
  page(path = "", id = this.id, token = this.token) {
    return `/t/${id}/${token}${path}`;
  }
}
