// The menu: what can be opened, the settings, who plays and by which link, and ways on.

import { $, arms, button, link, make, say } from "./dom.js";
import { preferences } from "./preferences.js";
import { exportLink, imageLinks, themed } from "./share.js";

const LIBRARY = ["outlook", "scores", "charts", "summaries", "rules", "cards", "glossary"];

/** Copy the text of a field, also where the page is not served safely, and say so on the button. */
async function copyText(field, copy) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  copy.textContent = say("copied");
}

export class Menu {
  constructor(dialogs) {
    this.dialogs = dialogs;
    this.net = dialogs.net;
    this.status = dialogs.status;
    this.bots = JSON.parse($("bots").textContent);
    this.isReplay = "entry" in $("table").dataset;
    this.shownSeats = "";
    $("open-menu").addEventListener("click", () => this.open());
  }

  open() {
    const settings = preferences(this.status().pace, (seconds) => this.dialogs.send("/pace", { seconds }));
    this.dialogs.open(say("menu"), this.library(), settings, this.seats(), this.waysOn());
    this.shownSeats = this.seatsNow();
    if (this.status().is_maker) this.showLinks();
  }

  /** Who sits where, without points. */
  seatsNow() {
    const { seats, over, is_maker } = this.status();
    return JSON.stringify([over, is_maker, seats.map(({ score, ...seat }) => seat)]);
  }

  /** Show the seats in the open menu as they are now. */
  refresh() {
    const { box } = this.dialogs;
    const shown = box.querySelector(".seat-list");
    if (!box.open || !shown || this.shownSeats === this.seatsNow()) return;
    this.shownSeats = this.seatsNow();
    shown.replaceWith(this.seats());
    box.querySelector(".ways-on").replaceWith(this.waysOn());
    if (this.status().is_maker) this.showLinks();
  }

  library() {
    const parts = LIBRARY.map((name) => button(say(name), () => this.dialogs.show(name)));
    const log = button(say("log"), () => this.dialogs.showLog());
    const help = button(say("help"), () => this.dialogs.help());
    return make("section", {}, make("h3", {}, say("library")), make("div", { class: "links" }, ...parts, log, help));
  }

  seats() {
    const rows = this.status().seats.map((seat) => this.seatRow(seat));
    const hints = make("p", { class: "quiet" }, say(this.status().hints ? "hints-on" : "hints-off"));
    return make("section", { class: "seat-list" }, make("h3", {}, say("seats-title")), ...rows, hints, make("div", { id: "links" }));
  }

  seatRow(seat) {
    const { over, is_maker } = this.status();
    const { number, name, bot, yours, is_person, handed_out } = seat;
    const ways = [
      yours && bot && button(say("take-back-seat"), () => this.dialogs.send(`/seats/${number}/bot`, { bot: "" })),
      yours && !bot && button(say("hand-to-bot"), () => this.handToBot(seat)),
      is_maker && is_person && !handed_out && button(say("hand-out"), () => this.handOut(seat)),
      is_maker && handed_out && button(say("take-in"), () => this.takeIn(seat)),
    ];
    const player = bot && make("span", { class: "quiet" }, say("bot-plays", { bot: this.bots.names[bot] || bot }));
    return make("div", { class: "row" }, arms(number), make("span", {}, name), player, over || this.isReplay ? [] : ways);
  }

  /** The levels of bots, to choose one who plays for a person. */
  standIns() {
    const levels = Object.entries(this.bots.names).map(([value, name]) => make("option", { value, selected: value === this.bots.stand_in }, name));
    return make("select", { "aria-label": say("stand-in") }, ...levels);
  }

  handToBot({ number, name }) {
    const levels = this.standIns();
    const hand = () => this.dialogs.send(`/seats/${number}/bot`, { bot: levels.value });
    this.dialogs.sure(say("hand-to-bot"), say("hand-to-bot-sure", { name }), hand, levels);
  }

  handOut({ number, name }) {
    this.dialogs.sure(say("hand-out"), say("hand-out-sure", { name }), async () => {
      const { token } = await this.net.post(`/seats/${number}/hand-out`);
      const back = make("div", { class: "links" }, button(say("take-in"), () => this.dialogs.send(`/seats/${number}/take-in`)));
      this.dialogs.open(say("hand-out"), make("p", {}, say("handed-out", { name })), this.linkRow(name, token), back);
    });
  }

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

  /** The links that can be given away: to watch, and to the seats handed out. */
  async showLinks() {
    const { watcher, seats } = await this.net.get("/links");
    const rows = seats.map(({ seat, token }) => this.linkRow(this.status().seats[seat].name, token));
    $("links")?.replaceChildren(...rows, this.linkRow(say("watch-link"), watcher));
  }

  linkRow(name, token) {
    const value = location.origin + this.net.page("", this.net.id, token);
    const field = make("input", { class: "link", readonly: true, value, "aria-label": name, onfocus: () => field.select() });
    const copy = button(say("copy"), () => copyText(field, copy));
    return make("div", { class: "row" }, make("span", {}, name), field, copy);
  }

  waysOn() {
    const { over, seats } = this.status();
    const isRunning = !over && !this.isReplay;
    const isHere = seats.some((seat) => seat.yours && !seat.bot);
    return make(
      "section",
      { class: "links ways-on" },
      exportLink(this.net),
      link(say("replay"), this.net.page("/replay")),
      ...imageLinks(this.isReplay ? $("share").href : themed(this.net.link("/image"))),
      isRunning && isHere && button(say("leave"), () => this.leave()),
      isRunning && button(say("put-away"), () => this.putAway()),
      link(say("home"), "/"),
    );
  }
}
