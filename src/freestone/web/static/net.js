// Talking to the server.

import { say } from "./dom.js";
import { Stream } from "./stream.js";

/** Fetch something, or say in words that the server does not answer. */
export const reach = (...request) =>
  fetch(...request).catch(() => {
    throw new Error(say("lost"));
  });

export class Net {
  constructor(id, token, language) {
    this.id = id;
    this.base = `/api/tables/${id}`;
    this.token = token;
    this.language = language;
  }

  async ask(path, method = "GET", body = undefined) {
    const answer = await reach(`${this.base}${path}?language=${this.language}`, {
      method,
      headers: { Authorization: `Bearer ${this.token}`, ...(body && { "Content-Type": "application/json" }) },
      body: body && JSON.stringify(body),
    });
    const content = await answer.json();
    if (!answer.ok) throw Object.assign(new Error(content.detail), { status: answer.status });
    return content;
  }

  get(path) {
    return this.ask(path);
  }

  post(path, body = undefined) {
    return this.ask(path, "POST", body);
  }

  link(path) {
    return `${this.base}${path}?token=${this.token}&language=${this.language}`;
  }

  /** The address of a page of this table, or of another one. */
  page(path = "", id = this.id, token = this.token) {
    return `/t/${id}/${token}${path}`;
  }

  /** Follow the table from a frame on; what was missed comes first. */
  follow(since, hear, lost) {
    new Stream(this.link("/frames"), since, hear, lost);
  }
}
