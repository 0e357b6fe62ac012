// A hint: the best options come first, with the scores to expect and the reason, all from the server.

import { $, arms, closeButton, figure, make, say } from "./dom.js";

export class Hint {
  constructor(net, ask, nameOf, fail) {
    this.net = net;
    this.ask = ask;
    this.nameOf = nameOf;
    this.fail = fail;
    this.at = null;
  }

  /** Put the hint away. */
  clear() {
    this.at = null;
    $("hint").hidden = true;
    if (this.ask.advice.size) this.ask.advise(new Map());
  }

  /** Ask for a hint, or put it away. */
  async toggle() {
    const { at } = this.ask;
    if (this.at === at) {
      this.clear();
      return;
    }
    this.at = at;
    this.show(make("progress", { "aria-label": say("hint-thinking") }));
    try {
      const { options } = await this.net.post("/hint", { at });
      if (this.at !== at) return;
      this.show(make("p", { class: "unseen" }, ...options.map(({ text, why }) => `${text}. ${why} `)));
      this.ask.advise(new Map(options.map((option) => [option.choice, this.notes(option)])));
    } catch (error) {
      if (this.at !== at) return;
      this.clear();
      this.fail(error);
    }
  }

  show(content) {
    $("hint").replaceChildren(make("h2", {}, say("hint-title")), closeButton(() => this.clear()), content);
    $("hint").hidden = false;
  }

  score(seat, score) {
    return make("span", {}, arms(seat, 15), make("span", { class: "unseen" }, this.nameOf(seat)), figure(Math.round(score)));
  }

  notes({ scores, behind, why }) {
    return [
      make("span", { class: "expected", title: say("hint-scores") }, ...scores.map((score, seat) => this.score(seat, score))),
      make("span", { class: "behind", title: say("hint-behind") }, behind && figure(-behind)),
      make("span", { class: "why" }, why),
    ];
  }
}
