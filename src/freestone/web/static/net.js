// Talking to the server.

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
    const source = new EventSource(`${this.link("/frames")}&since=${since}`);
    for (const kind of ["frame", "picture"]) {
      source.addEventListener(kind, (event) => {
        lost(false);
        hear(kind, JSON.parse(event.data));
      });
    }
    source.addEventListener("open", () => lost(false));
    source.addEventListener("error", () => {
      lost(true);
      if (source.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 3000);
    });
    addEventListener("pagehide", () => source.close());
  }
}
