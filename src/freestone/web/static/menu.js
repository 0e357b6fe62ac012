// The menu: what can be opened, the settings, who plays and by which link, and ways on.

import { $, arms, button, given, link, make, say } from "./dom.js";
import { setSetting, settings, speak } from "./settings.js";
import { exportLink, imageAddress, imageLinks, Links } from "./share.js";

/** @import { Dialogs } from "./dialogs.js" */
/** @import { Child } from "./dom.js" */
/** @import { Net } from "./net.js" */
/** @import { Seat, Status } from "./types.js" */

const LIBRARY = ["outlook", "scores", "charts", "summaries", "rules", "cards", "glossary"];
const THEMES = ["auto", "light", "dark"];

/** The settings that are on or off, and the texts of their labels. */
const FLAGS = /** @type {const} */ ({
  motion: "motion",
  confirm: "confirmations",
  patterns: "patterns",
  sound: "sound",
  tips: "tips",
  summaries: "round-summaries",
});

/**
 * @param {string} label
 * @param {Child[]} fields
 */
const row = (label, ...fields) => make("label", { class: "row" }, make("span", {}, say(label)), ...fields);

/**
 * @param {string} label
 * @param {number} value
 * @param {number} most
 * @param {(seconds: number) => unknown} set
 */
function slider(label, value, most, set) {
  const shown = make("output", {}, say("seconds", { seconds: value }));
  const range = make("input", { type: "range", min: 0, max: most, step: 0.1, value });
  range.addEventListener("input", () => (shown.textContent = say("seconds", { seconds: Number(range.value) })));
  range.addEventListener("change", () => void set(Number(range.value)));
  return row(label, range, shown);
}

/**
 * @param {string} label
 * @param {string} selected
 * @param {[string, string, object?][]} values  values, names and further attributes
 * @param {(value: string) => void} set
 */
function choice(label, selected, values, set) {
  const options = values.map(([value, name, more]) => make("option", { value, selected: value === selected, ...more }, name));
  const select = make("select", { id: label }, options);
  select.addEventListener("change", () => set(select.value));
  return row(label, select);
}

export class Menu {
  /**
   * @param {Net} net
   * @param {Dialogs} dialogs
   * @param {() => Status} status
   * @param {() => unknown} begun  what another language must not lose
   */
  constructor(net, dialogs, status, begun = () => true) {
    this.net = net;
    this.dialogs = dialogs;
    this.status = status;
    this.begun = begun;
    this.bots = /** @type {{ names: Record<string, string>, stand_in: string }} */ (given("bots"));
    this.isReplay = "entry" in $("table").dataset;
    this.shownSeats = "";
    $("open-menu").addEventListener("click", () => this.open());
  }

  open() {
    this.dialogs.open(say("menu"), this.library(), this.preferences(), this.seats(), this.waysOn());
    this.shownSeats = this.seatsNow();
    if (this.status().is_maker) void this.showLinks();
  }

  /** Open the menu where the language was chosen. */
  resume() {
    this.open();
    $("language").focus();
  }

  /** Who sits where, without points. */
  seatsNow() {
    const { seats, over, is_maker: isMaker, standing } = this.status();
    return JSON.stringify([over, standing, isMaker, seats.map((seat) => ({ ...seat, score: 0 }))]);
  }

  /** Show the seats in the open menu as they are now. */
  refresh() {
    const { box } = this.dialogs;
    const shown = box.querySelector(".seat-list");
    if (!box.open || !shown || this.shownSeats === this.seatsNow()) return;
    this.shownSeats = this.seatsNow();
    shown.replaceWith(this.seats());
    box.querySelector(".ways-on")?.replaceWith(this.waysOn());
    if (this.status().is_maker) void this.showLinks();
  }

  library() {
    const parts = LIBRARY.map((name) => button(say(name), () => this.dialogs.show(name)));
    const log = button(say("log"), () => this.dialogs.showLog());
    const help = button(say("help"), () => this.dialogs.help());
    return make("section", {}, make("h3", {}, say("library")), make("div", { class: "links" }, parts, log, help));
  }

  /** All settings: those of this browser, and the pace of the bots at the table. */
  preferences() {
    const languages = Object.entries(/** @type {Record<string, string>} */ (given("languages")));
    const named = languages.map(([code, name]) => /** @type {[string, string, object]} */ ([code, name, { lang: code }]));
    const flags = /** @type {(keyof typeof FLAGS)[]} */ (Object.keys(FLAGS)).map((name) => {
      const box = make("input", { type: "checkbox", checked: settings[name] });
      box.addEventListener("change", () => setSetting(name, box.checked));
      return row(FLAGS[name], box);
    });
    return make(
      "section",
      {},
      make("h3", {}, say("settings")),
      languages.length > 1 && choice("language", this.net.language, named, (code) => speak(code, this.begun())),
      choice("theme", settings.theme, THEMES.map((name) => [name, say(`theme-${name}`)]), (theme) => setSetting("theme", theme)),
      slider("pace", settings.pace, 2.5, (seconds) => setSetting("pace", seconds)),
      slider("bot-pace", this.status().pace, 5, (seconds) => this.dialogs.send("/pace", { seconds })),
      flags,
    );
  }

  seats() {
    const { seats, hints, origin, over, standing } = this.status();
    const withdraw = (/** @type {string} */ name) => this.dialogs.attempt(() => this.net.ask(`/standing/${name}`, "DELETE"));
    const answers = standing.map(({ name, text }) => make("div", { class: "row" }, make("span", {}, text), button(say("withdraw"), () => withdraw(name))));
    const notes = [origin && `origin-${origin}`, hints ? "hints-on" : "hints-off"].filter(Boolean);
    return make(
      "section",
      { class: "seat-list" },
      make("h3", {}, say("seats-title")),
      seats.map((seat) => this.seatRow(seat)),
      over || this.isReplay ? [] : answers,
      notes.map((name) => make("p", { class: "quiet" }, say(name))),
      make("div", { id: "links" }),
    );
  }

  /** @param {Seat} seat */
  seatRow(seat) {
    const { over, is_maker: isMaker } = this.status();
    const { number, name, bot, yours, coach, is_person: isPerson, handed_out: isHandedOut } = seat;
    const ways = [
      yours && bot && button(say("take-back-seat"), () => this.dialogs.send(`/seats/${number}/bot`, { bot: "" })),
      yours && !bot && button(say("hand-to-bot"), () => this.handToBot(seat)),
      yours && !bot && button(say(coach ? "coach-off" : "coach-on"), () => this.dialogs.send(`/seats/${number}/coach`, { on: !coach })),
      isMaker && isPerson && !isHandedOut && button(say("hand-out"), () => this.handOut(seat)),
      isMaker && isHandedOut && button(say("take-in"), () => this.takeIn(seat)),
    ];
    const player = bot && make("span", { class: "quiet" }, say("bot-plays", { bot: this.bots.names[bot] ?? bot }));
    return make("div", { class: "row" }, arms(number), make("span", {}, name), player, over || this.isReplay ? [] : ways);
  }

  /** The levels of bots, to choose one who plays for a person. */
  standIns() {
    const levels = Object.entries(this.bots.names).map(([value, name]) => make("option", { value, selected: value === this.bots.stand_in }, name));
    return make("select", { "aria-label": say("stand-in") }, ...levels);
  }

  /** @param {Seat} seat */
  handToBot({ number, name }) {
    const levels = this.standIns();
    const hand = () => this.dialogs.send(`/seats/${number}/bot`, { bot: levels.value });
    this.dialogs.sure(say("hand-to-bot"), say("hand-to-bot-sure", { name }), hand, levels);
  }

  /** @param {Seat} seat */
  handOut({ number, name }) {
    this.dialogs.sure(say("hand-out"), say("hand-out-sure", { name }), async () => {
      await this.net.post(`/seats/${number}/hand-out`);
      await this.invite(number);
    });
  }

  /** @param {Seat} seat */
  takeIn({ number, name }) {
    this.dialogs.sure(say("take-in"), say("take-in-sure", { name }), () => this.dialogs.send(`/seats/${number}/take-in`));
  }

  leave() {
    const levels = this.standIns();
    const go = async () => {
      await this.net.post("/leave", { bot: levels.value });
      location.href = "/";
    };
    this.dialogs.sure(say("leave"), say("leave-sure"), go, levels);
  }

  /** Off the list of running games: it rests, or bots play on with the others. */
  putAway() {
    const form = make("form", { method: "post", action: this.net.page("/away"), hidden: true });
    this.dialogs.sure(say("put-away"), say("put-away-sure"), () => {
      this.dialogs.box.append(form);
      form.submit();
    });
  }

  /**
   * Show the link of a seat that was handed out, or the one for watchers if there is no such seat.
   * @param {number} number
   */
  async invite(number) {
    const { addresses, watcher, seats } = await this.net.links();
    const seat = this.status().seats[number];
    const name = seat ? seat.name : say("watch-link");
    const token = (seat && seats.find((one) => one.seat === number)?.token) ?? watcher;
    const back = seat && button(say("take-in"), () => this.dialogs.send(`/seats/${number}/take-in`));
    const toMenu = button(say("menu"), () => this.open());
    const about = make("p", {}, seat ? say("handed-out", { name }) : say("watch-about"));
    const invitation = new Links(this.net, addresses).invitation(name, token);
    this.dialogs.open(seat ? say("hand-out") : name, about, invitation, make("div", { class: "links" }, back, toMenu));
  }

  /** The links that can be given away: to watch, and to the seats handed out. */
  showLinks() {
    return this.dialogs.attempt(async () => {
      const { addresses, watcher, seats } = await this.net.links();
      const links = new Links(this.net, addresses);
      const invite = (/** @type {number} */ number) => this.dialogs.attempt(() => this.invite(number));
      const rows = seats.map(({ seat, token }) => links.row(this.status().seats[seat]?.name ?? "", token, () => invite(seat)));
      this.dialogs.box.querySelector("#links")?.replaceChildren(...rows, links.row(say("watch-link"), watcher, () => invite(-1)));
    });
  }

  waysOn() {
    const { over, seats } = this.status();
    const isRunning = !over && !this.isReplay;
    const isHere = seats.some((seat) => seat.yours && !seat.bot);
    const shared = this.isReplay ? $("share").getAttribute("href") : null;
    return make(
      "section",
      { class: "links ways-on" },
      exportLink(this.net),
      link(say("replay"), this.net.page("/replay")),
      imageLinks(shared ?? imageAddress(this.net, "/image", this.status())),
      isRunning && isHere && button(say("leave"), () => this.leave()),
      isRunning && button(say("put-away"), () => this.putAway()),
      link(say("home"), "/"),
    );
  }
}
