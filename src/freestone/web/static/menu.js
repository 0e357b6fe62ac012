// The menu: what can be opened, the settings, who plays and by which link, and ways on.

import { $, arms, button, link, make, say } from "./dom.js";
import { Links } from "./links.js";
import { preferences } from "./preferences.js";
import { exportLink, imageAddress, imageLinks } from "./share.js";

const LIBRARY = ["outlook", "scores", "charts", "summaries", "rules", "cards", "glossary"];

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
    return JSON.stringify([over, is_maker, seats.map((seat) => ({ ...seat, score: 0 }))]);
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
    const { hints, origin } = this.status();
    const notes = [origin && `origin-${origin}`, hints ? "hints-on" : "hints-off"].filter(Boolean);
    const told = notes.map((name) => make("p", { class: "quiet" }, say(name)));
    return make("section", { class: "seat-list" }, make("h3", {}, say("seats-title")), ...rows, ...told, make("div", { id: "links" }));
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
      await this.net.post(`/seats/${number}/hand-out`);
      await this.invite(number);
    });
  }

  /** Show the link of a seat that was handed out, or the one for watchers. */
  async invite(number) {
    const { addresses, watcher, seats } = await this.net.get("/links");
    const seat = this.status().seats[number];
    const name = seat ? seat.name : say("watch-link");
    const token = seat ? seats.find((one) => one.seat === number).token : watcher;
    const back = seat && button(say("take-in"), () => this.dialogs.send(`/seats/${number}/take-in`));
    const toMenu = button(say("menu"), () => this.open());
    const about = make("p", {}, seat ? say("handed-out", { name }) : say("watch-about"));
    const links = new Links(this.net, addresses);
    this.dialogs.open(seat ? say("hand-out") : name, about, links.invitation(name, token), make("div", { class: "links" }, back, toMenu));
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
    const { addresses, watcher, seats } = await this.net.get("/links");
    const links = new Links(this.net, addresses);
    const rows = seats.map(({ seat, token }) => links.row(this.status().seats[seat].name, token, () => this.invite(seat)));
    $("links")?.replaceChildren(...rows, links.row(say("watch-link"), watcher, () => this.invite(-1)));
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
      ...imageLinks(this.isReplay ? $("share").href : imageAddress(this.net, "/image", this.status())),
      isRunning && isHere && button(say("leave"), () => this.leave()),
      isRunning && button(say("put-away"), () => this.putAway()),
      link(say("home"), "/"),
    );
  }
}
