// Talking to the server.

import { Stream } from "./stream.js";

export class Net {
  constructor(id, token, language) {
    this.base = `/api/tables/${id}`;
    this.token = token;
    this.language = language;
  }

  async ask(path, method = "GET", body = undefined) {
    const answer = await fetch(`${this.base}${path}?language=${this.language}`, {
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

  /** Follow the table from a frame on; what was missed comes first. */
  follow(since, hear, lost) {
    new Stream(this.link("/frames"), since, hear, lost);
  }
}
