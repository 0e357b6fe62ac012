// What can be done besides choosing: take back, ask for a hint, standing answers, seats away, ways on.

import { $, arms, button, closeButton, complain, figure, filled, link, make, say } from "./dom.js";

/** @import { Ask } from "./ask.js" */
/** @import { Dialogs } from "./dialogs.js" */
/** @import { Menu } from "./menu.js" */
/** @import { Net } from "./net.js" */
/** @import { Round } from "./round.js" */
/** @import { Decision, HintOption, Seat, Status } from "./types.js" */

/**
 * @param {string} text
 * @param {() => unknown} action
 * @param {string} kind
 * @param {string} key
 */
function extra(text, action, kind = "", key = "") {
  const sign = key && make("kbd", { "aria-hidden": "true" }, key);
  return button([sign, text], action, { class: kind, "aria-keyshortcuts": key || null });
}

/** A hint: the best options with their ranks, the scores to expect and the reasons, all from the server. */
class Hint {
  /**
   * @param {Net} net
   * @param {Ask} ask
   */
  constructor(net, ask) {
    this.net = net;
    this.ask = ask;
    /** @type {number | null} */
    this.at = null;
  }

  /** Put the hint away. */
  clear() {
    this.at = null;
    $("hint").hidden = true;
    if (this.ask.advice.size) this.ask.advise(new Map());
  }

  /**
   * Ask for a hint, or put it away.
   * @param {Seat[]} seats
   */
  async toggle(seats) {
    const { at } = this.ask;
    if (this.at === at) {
      this.clear();
      return;
    }
    this.at = at;
    const since = performance.now();
    this.show(make("progress", { "aria-label": say("hint-thinking") }));
    try {
      const { options } = await this.net.hint(at);
      if (this.at !== at) return;
      this.show(make("p", { class: "unseen" }, ...options.map(({ text, why }) => `${text}. ${why} `)));
      this.ask.advise(new Map(options.map((option, index) => [option.choice, this.notes(option, seats, index + 1)])), since);
    } catch (error) {
      if (this.at !== at) return;
      this.clear();
      complain(error);
    }
  }

  /** @param {HTMLElement} content */
  show(content) {
    $("hint").replaceChildren(make("h2", {}, say("hint-title")), closeButton(() => this.clear()), content);
    $("hint").hidden = false;
  }

  /**
   * @param {HintOption} option
   * @param {Seat[]} seats
   * @param {number} rank
   */
  notes({ scores, behind, why }, seats, rank) {
    const score = (/** @type {Seat} */ { number, name }) =>
      make("span", {}, arms(number, 15), make("span", { class: "unseen" }, name), figure(Math.round(scores[number] ?? 0)));
    return [
      make("b", { class: "rank", role: "img", "aria-label": say("hint-rank", { number: rank }) }, figure(rank)),
      make("span", { class: "expected", title: say("hint-scores") }, make("small", {}, say("hint-end")), seats.map(score)),
      make("span", { class: "behind", title: say("hint-behind") }, behind && figure(-behind)),
      make("span", { class: "why" }, why),
    ];
  }
}

export class Extras {
  /**
   * @param {Net} net
   * @param {Ask} ask
   * @param {Dialogs} dialogs
   * @param {Menu} menu
   * @param {Round | null} round  what happened in the last one; nothing where none is told
   */
  constructor(net, ask, dialogs, menu, round = null) {
    this.net = net;
    this.ask = ask;
    this.dialogs = dialogs;
    this.menu = menu;
    this.round = round;
    this.hint = new Hint(net, ask);
  }

  /**
   * Show what can be done now; a hint is of the past.
   * @param {Status} status
   * @param {Decision | null} decision
   */
  show(status, decision) {
    this.hint.clear();
    const asked = decision?.yours ? decision : null;
    const answers = (asked?.standing ?? []).map(({ name, text }) =>
      extra(text, () => this.send("/standing", { name, at: this.ask.at }), "standing"),
    );
    const secrets = status.secret_of.flatMap((number) => {
      const seat = status.seats[number];
      return seat ? [extra(`${say("hold-to-look")}: ${seat.name}`, () => this.dialogs.handOver(seat), "secret")] : [];
    });
    const ways = this.undoWays(status);
    const hint = asked && status.hints && extra(say("hint"), () => this.hint.toggle(status.seats), "hint-button", "0");
    // What is asked for most is beside the handle of a phone.
    const atHand = filled([...ways.filter((one) => one.matches(".undo")), hint]);
    $("standing").replaceChildren(...answers);
    $("extras").replaceChildren(
      ...ways.filter((one) => !atHand.includes(one)),
      ...(atHand.length ? [make("div", { class: "at-hand" }, atHand)] : []),
      ...(this.round && status.round > 1 && !status.over && !status.lesson ? [extra(say("round-summary", { number: status.round - 1 }), () => this.round?.toggle(status.round - 1), "last-round")] : []),
      ...secrets,
      ...(status.over ? this.waysOn(status) : this.seatsAway(status)),
    );
  }

  /**
   * Offer to show at once what many frames would show one after the other.
   * @param {() => void} skip
   */
  offerSkip(skip) {
    if (!this.find(".skip-steps")) $("extras").replaceChildren(extra(say("skip-steps"), skip, "skip-steps"));
  }

  /**
   * One of the buttons, if it is there.
   * @param {string} selector
   * @returns {HTMLElement | null}
   */
  find(selector) {
    return $("extras").querySelector(selector);
  }

  /**
   * @param {string} path
   * @param {object} [body]
   */
  send(path, body) {
    return this.net.post(path, body).catch(complain);
  }

  /**
   * Ways to take back, or to answer somebody who wants to.
   * @param {Status} status
   */
  undoWays({ undo, seats }) {
    if (undo.asked_by !== null && undo.waiting_for.some((seat) => seats[seat]?.yours)) {
      const name = seats[undo.asked_by]?.name ?? "";
      return [
        make("p", {}, `${say("undo-asked", { name })} ${undo.text}`),
        extra(say("agree"), () => this.send("/agree", { agreed: true }), "primary"),
        extra(say("disagree"), () => this.send("/agree", { agreed: false })),
      ];
    }
    if (undo.asked_by !== null) return [make("p", {}, say("undo-waiting"))];
    if (!undo.possible) return [];
    const label = say(undo.free || seats.every((seat) => seat.yours || seat.bot) ? "undo" : "undo-ask");
    // Whoever takes back more than their own last choice is told first what goes with it.
    const ask = () => this.dialogs.sure(label, undo.text, () => this.dialogs.send("/undo"));
    return [extra(label, () => (undo.free ? this.send("/undo") : ask()), "undo", "u")];
  }

  /**
   * Ways back to seats that a bot plays, or that were given away while none is left here.
   * @param {Status} status
   */
  seatsAway({ seats, is_maker: isMaker }) {
    const mine = seats.filter((seat) => seat.yours);
    const label = (/** @type {string} */ text, /** @type {Seat} */ seat) =>
      mine.length > 1 || !seat.yours ? `${say(text)}: ${seat.name}` : say(text);
    const played = mine.filter((seat) => seat.bot);
    const away = isMaker && !mine.length ? seats.filter((seat) => seat.handed_out) : [];
    return [
      ...played.map((seat) => extra(label("take-back-seat", seat), () => this.send(`/seats/${seat.number}/bot`, { bot: "" }), "primary")),
      ...away.map((seat) => extra(label("take-in", seat), () => this.menu.takeIn(seat))),
    ];
  }

  /**
   * Ways on when the game is over: to another one with the same seats, and to look back at this one.
   * @param {Status} status
   */
  waysOn({ rematch, is_maker: isMaker }) {
    const again = rematch
      ? [link(say("to-rematch"), this.net.page("", rematch), { class: "button primary" })]
      : isMaker ? [extra(say("rematch"), () => this.dialogs.rematch(), "primary")] : [];
    return [
      ...again,
      extra(say("result"), () => $("finale").classList.toggle("put-away"), "to-result"),
      link(say("review"), this.net.page("/review")),
      extra(say("charts"), () => this.dialogs.show("charts")),
      link(say("replay"), this.net.page("/replay")),
      link(say("home"), "/"),
    ];
  }
}
