// A hint: the best options with the scores to expect and the reason, all from the server.

import { $, arms, button, closeButton, figure, make, pointing, say } from "./dom.js";

export class Hint {
  constructor(net, ask, nameOf, fail) {
    this.net = net;
    this.ask = ask;
    this.nameOf = nameOf;
    this.fail = fail;
    this.at = null;
  }

  /** Let go of a hint that was for another decision. */
  clear() {
    this.at = null;
    $("hint").hidden = true;
  }

  take(choice) {
    this.clear();
    this.ask.pick(choice);
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
      const found = await this.net.post("/hint", { at });
      if (this.at === at) this.show(make("ol", {}, ...found.options.map((option) => this.option(option))));
    } catch (error) {
      if (this.at !== at) return;
      this.clear();
      this.fail(error);
    }
  }

  show(content) {
    const head = make("header", {}, make("h2", {}, say("hint-title")), closeButton(() => this.clear()));
    $("hint").replaceChildren(head, content);
    $("hint").hidden = false;
  }

  score(seat, score) {
    return make("span", {}, arms(seat, 15), make("span", { class: "unseen" }, this.nameOf(seat)), figure(Math.round(score)));
  }

  option({ choice, text, scores, behind, why }) {
    const content = [
      make("span", { class: "what" }, text),
      make("span", { class: "expected", title: say("hint-scores") }, ...scores.map((score, seat) => this.score(seat, score))),
      make("span", { class: "behind", title: say("hint-behind") }, behind && figure(-behind)),
      make("span", { class: "why" }, why),
    ];
    const point = (isOn) => () => this.ask.point(choice, isOn);
    return make("li", {}, button(content, () => this.take(choice), pointing(point(true), point(false))));
  }
}
