// The menu, settings, seats, score sheet and the hand-over of a shared screen.

import { $, arms, draw, make, say, settings, setSetting } from "./dom.js";
import { largeCard, part } from "./parts.js";
import { speak } from "./language.js";
import { imageLinks, themed } from "./share.js";

const KEYS = ["options", "tab", "arrows", "pages", "ends", "enter", "escape", "undo", "hint", "help"];

/** Copy the text of a field, also where the page is not served safely, and say so on the button. */
async function copyText(field, button) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  button.textContent = say("copied");
}

export class Dialogs {
  constructor(net, status, board) {
    this.net = net;
    this.status = status;
    this.board = board;
    this.bots = JSON.parse($("bots").textContent);
    this.box = $("dialog");
    this.wasOver = false;
    this.isReplay = "entry" in $("table").dataset;
    this.fail = () => {};
    $("open-menu").addEventListener("click", () => this.menu());
    $("open-scores").addEventListener("click", () => this.scores());
    $("open-rules").addEventListener("click", () => this.rules());
    $("open-outlook").addEventListener("click", () => this.show("outlook"));
    board.enlarge = (item) => this.enlarge(item);
    this.box.addEventListener("click", (event) => event.target === this.box && this.box.close());
  }

  open(title, ...content) {
    const close = make("button", { type: "button", class: "plain close", "aria-label": say("close"), onclick: () => this.box.close() }, "×");
    this.box.replaceChildren(make("header", {}, make("h2", { id: "dialog-title" }, title), close), ...content);
    this.box.setAttribute("aria-labelledby", "dialog-title");
    if (!this.box.open) this.box.showModal();
  }

  menu() {
    this.open(say("menu"), this.libraryPart(), this.settingsPart(), this.seatsPart(), this.linksPart());
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
    const shown = this.box.querySelector(".seat-list");
    if (!this.box.open || !shown || this.shownSeats === this.seatsNow()) return;
    this.shownSeats = this.seatsNow();
    shown.replaceWith(this.seatsPart());
    this.box.querySelector(".ways-on").replaceWith(this.linksPart());
    if (this.status().is_maker) this.showLinks();
  }

  /** Ask before something that changes who plays. */
  sure(title, text, action, field = "") {
    const act = async () => {
      try {
        await action();
      } catch (error) {
        this.box.close();
        this.fail(error);
      }
    };
    const yes = make("button", { type: "button", class: "primary", onclick: act }, title);
    const no = make("button", { type: "button", onclick: () => this.box.close() }, say("cancel"));
    this.open(title, make("p", {}, text), field, make("div", { class: "links" }, yes, no));
  }

  libraryPart() {
    const names = ["outlook", "scores", "charts", "summaries", "rules", "cards", "glossary"];
    const buttons = names.map((name) => make("button", { type: "button", onclick: () => this.show(name) }, say(name)));
    const log = make("button", { type: "button", onclick: () => this.showLog() }, say("log"));
    const help = make("button", { type: "button", onclick: () => this.help() }, say("help"));
    return make("section", {}, make("h3", {}, say("library")), make("div", { class: "links" }, ...buttons, log, help));
  }

  /** The whole log, where there is no room for it beside the table. */
  showLog() {
    this.open(say("log"), make("ol", { class: "log", tabindex: "0" }, ...this.log.copies(() => this.box.close())));
  }

  settingsPart() {
    const choice = (name, label, values) =>
      make(
        "label",
        { class: "row" },
        make("span", {}, say(label)),
        make(
          "select",
          { onchange: (event) => setSetting(name, event.target.value) },
          ...values.map(([value, text]) => make("option", { value, selected: settings[name] === value }, say(text))),
        ),
      );
    const flag = (name, label) =>
      make(
        "label",
        { class: "row" },
        make("span", {}, say(label)),
        make("input", { type: "checkbox", checked: settings[name], onchange: (event) => setSetting(name, event.target.checked) }),
      );
    return make(
      "section",
      { class: "settings" },
      make("h3", {}, say("settings")),
      this.languagePart(),
      choice("theme", "theme", [["auto", "theme-auto"], ["light", "theme-light"], ["dark", "theme-dark"]]),
      this.slider("pace", settings.pace, 2.5, (value) => setSetting("pace", value)),
      this.slider("bot-pace", this.status().pace, 5, (value) => this.send("/pace", { seconds: value })),
      flag("motion", "motion"),
      flag("confirm", "confirmations"),
      flag("patterns", "patterns"),
      flag("sound", "sound"),
      flag("tips", "tips"),
      flag("summaries", "round-summaries"),
    );
  }

  /** The languages, if there is a choice. */
  languagePart() {
    const names = Object.entries(JSON.parse($("languages").textContent));
    if (names.length < 2) return null;
    const { language } = $("table").dataset;
    const options = names.map(([value, name]) => make("option", { value, lang: value, selected: value === language }, name));
    const select = make("select", { id: "language", onchange: () => speak(select.value) }, ...options);
    return make("label", { class: "row" }, make("span", {}, say("language")), select);
  }

  slider(label, value, most, set) {
    const shown = make("output", {}, say("seconds", { seconds: value }));
    const input = make("input", {
      type: "range",
      min: 0,
      max: most,
      step: 0.1,
      value,
      oninput: (event) => (shown.textContent = say("seconds", { seconds: event.target.value })),
      onchange: (event) => set(Number(event.target.value)),
    });
    return make("label", { class: "row" }, make("span", {}, say(label)), input, shown);
  }

  seatsPart() {
    const rows = this.status().seats.map((seat) => this.seatRow(seat));
    const hints = make("p", { class: "quiet" }, say(this.status().hints ? "hints-on" : "hints-off"));
    return make("section", { class: "seat-list" }, make("h3", {}, say("seats-title")), ...rows, hints, make("div", { id: "links" }));
  }

  seatRow(seat) {
    const row = make("div", { class: "row" }, arms(seat.number), make("span", {}, seat.name));
    const button = (text, action) => row.append(make("button", { type: "button", onclick: action }, text));
    if (seat.bot) row.append(make("span", { class: "quiet" }, say("bot-plays", { bot: this.bots.names[seat.bot] || seat.bot })));
    const { over, is_maker } = this.status();
    if (over || this.isReplay) return row;
    if (seat.yours && seat.bot) button(say("take-back-seat"), () => this.send(`/seats/${seat.number}/bot`, { bot: "" }));
    if (seat.yours && !seat.bot) button(say("hand-to-bot"), () => this.handToBot(seat));
    if (is_maker && seat.is_person && !seat.handed_out) button(say("hand-out"), () => this.handOut(seat));
    if (is_maker && seat.handed_out) button(say("take-in"), () => this.takeIn(seat));
    return row;
  }

  /** The levels of bots, to choose one who plays for a person. */
  standIns() {
    const levels = Object.entries(this.bots.names).map(([value, name]) => make("option", { value, selected: value === this.bots.stand_in }, name));
    return make("select", { "aria-label": say("stand-in") }, ...levels);
  }

  handToBot({ number, name }) {
    const levels = this.standIns();
    this.sure(say("hand-to-bot"), say("hand-to-bot-sure", { name }), () => this.send(`/seats/${number}/bot`, { bot: levels.value }), levels);
  }

  handOut({ number, name }) {
    this.sure(say("hand-out"), say("hand-out-sure", { name }), async () => {
      const { token } = await this.net.post(`/seats/${number}/hand-out`);
      const back = make("button", { type: "button", onclick: () => this.send(`/seats/${number}/take-in`) }, say("take-in"));
      this.open(say("hand-out"), make("p", {}, say("handed-out", { name })), this.linkRow(name, token), make("div", { class: "links" }, back));
    });
  }

  takeIn({ number, name }) {
    this.sure(say("take-in"), say("take-in-sure", { name }), () => this.send(`/seats/${number}/take-in`));
  }

  leave() {
    const levels = this.standIns();
    const go = async () => {
      await this.net.post("/leave", { bot: levels.value });
      location.href = "/";
    };
    this.sure(say("leave"), say("leave-sure"), go, levels);
  }

  /** Off the list of running games: it rests, or bots play on with the others. */
  putAway() {
    const { id, token } = $("table").dataset;
    const form = make("form", { method: "post", action: `/t/${id}/${token}/away`, hidden: true });
    this.sure(say("put-away"), say("put-away-sure"), () => {
      this.box.append(form);
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
    const link = `${location.origin}/t/${$("table").dataset.id}/${token}`;
    const field = make("input", { class: "link", readonly: true, value: link, "aria-label": name, onfocus: () => field.select() });
    const copy = make("button", { type: "button", onclick: () => copyText(field, copy) }, say("copy"));
    return make("div", { class: "row" }, make("span", {}, name), field, copy);
  }

  linksPart() {
    const { id, token } = $("table").dataset;
    const { over, seats } = this.status();
    const canLeave = !over && !this.isReplay && seats.some((seat) => seat.yours && !seat.bot);
    return make(
      "section",
      { class: "links ways-on" },
      make("a", { class: "button", href: this.net.link("/journal"), download: `${id}.jsonl` }, say("export")),
      make("a", { class: "button", href: `/t/${id}/${token}/replay` }, say("replay")),
      ...imageLinks(this.isReplay ? $("share").href : themed(this.net.link("/image"))),
      canLeave ? make("button", { type: "button", onclick: () => this.leave() }, say("leave")) : null,
      over || this.isReplay ? null : make("button", { type: "button", onclick: () => this.putAway() }, say("put-away")),
      make("a", { class: "button", href: "/" }, say("home")),
    );
  }

  async send(path, body = undefined) {
    try {
      await this.net.post(path, body);
      this.box.close();
    } catch (error) {
      this.box.close();
      this.fail(error);
    }
  }

  /** A part of the page that the server writes. */
  part(name) {
    return part(name, { rule: (number) => this.rules(number), card: (card) => this.card(card) });
  }

  /** Open a part, if the server can be reached. */
  async show(name) {
    const found = await this.part(name).catch((error) => this.fail(error));
    if (found) this.open(say(name), found);
    else this.box.close();
    return Boolean(found);
  }

  async scores() {
    if (!(await this.show("scores"))) return;
    const { id, token } = $("table").dataset;
    const { over, is_maker, rematch } = this.status();
    const again = rematch
      ? make("a", { class: "button", href: `/t/${rematch}/${token}` }, say("to-rematch"))
      : make("button", { type: "button", class: "primary", onclick: () => this.rematch() }, say("rematch"));
    this.box.append(
      make(
        "div",
        { class: "links" },
        over && (is_maker || rematch) ? again : null,
        over ? make("a", { class: "button", href: `/t/${id}/${token}/review` }, say("review")) : null,
        make("button", { type: "button", onclick: () => this.show("charts") }, say("charts")),
        make("button", { type: "button", onclick: () => this.show("summaries") }, say("summaries")),
        make("a", { class: "button", href: `/t/${id}/${token}/replay` }, say("replay")),
        make("a", { class: "button", href: this.net.link("/journal"), download: `${id}.jsonl` }, say("export")),
      ),
    );
  }

  /** The rules, searchable, open at a number. */
  async rules(number = "") {
    await this.show("rules");
    this.goTo(`[data-rule="${number}"]`);
  }

  /** One tile or card, large, from the list of all. */
  async card(name) {
    const list = await this.part("cards");
    const entry = list.querySelector(`[data-card="${name}"]`);
    const { title, content } = largeCard(entry, (number) => this.rules(number), () => this.show("cards"));
    this.open(title, ...content);
  }

  /** How to play at this table, and its keys. */
  help() {
    const keys = KEYS.map((key) => [make("dt", {}, say(`key-${key}`)), make("dd", {}, say(`key-${key}-does`))]).flat();
    const texts = ["choose", "look", "touch", "log"].map((name) => make("p", {}, say(`help-${name}`)));
    const hasKeys = !matchMedia("(pointer: coarse)").matches;
    this.open(say("help"), ...texts, ...(hasKeys ? [make("h3", {}, say("keys")), make("dl", { class: "keys" }, ...keys)] : []));
  }

  goTo(selector) {
    const wanted = this.box.querySelector(selector);
    wanted?.classList.add("wanted");
    wanted?.scrollIntoView({ block: "center" });
  }

  /** What happened in the round that is just over, beside the table until it is closed or touched. */
  async summarise() {
    const box = $("notice");
    const close = make("button", { type: "button", class: "plain close", "aria-label": say("close") }, "×");
    box.replaceChildren(close, await this.part("summary"));
    box.hidden = false;
    box.onclick = () => (box.hidden = true);
  }

  /** One thing, large enough to read. */
  enlarge(item) {
    const svg = this.board.detail(item);
    const { lines = [], reason = "", rule = "" } = this.board.hint(item) || {};
    const number = rule || item.rule;
    const openRule = () => this.rules(number);
    this.open(
      item.name,
      ...[
        svg,
        item.tip && make("p", {}, item.tip),
        reason && make("p", { class: "reason" }, reason),
        lines.length && make("ul", {}, ...lines.map((line) => make("li", {}, line))),
        number && make("button", { type: "button", onclick: openRule }, say("rule-number", { number })),
      ].filter(Boolean),
    );
  }

  offerEnd() {
    if (this.wasOver) return;
    this.wasOver = true;
    this.scores();
  }

  async rematch() {
    const made = await this.net.post("/rematch");
    location.href = `/t/${made.id}/${made.token}`;
  }

  /** First the screen goes to its owner; the secret shows only while a button is held. */
  handOver(seat) {
    const { name } = this.status().seats[seat];
    const ready = make("button", { type: "button", class: "primary", onclick: () => this.look(seat, name) }, say("ready", { name }));
    this.open(say("hand-over", { name }), make("p", {}, say("hand-over-hint", { name })), ready);
  }

  async look(seat, name) {
    const secret = await this.net.get(`/seats/${seat}/secret`);
    const public_ = new Map([...this.board.items].map(([id, item]) => [id, item.view]));
    const news = secret.items.filter((item) => {
      const known = public_.get(item.id);
      return !known || known.name !== item.name || known.art !== item.art;
    });
    const list = make("ul", { class: "secrets" }, ...news.map((item) => this.secretLine(item)));
    const show = (isOn) => list.classList.toggle("shown", isOn);
    const button = make(
      "button",
      {
        type: "button",
        class: "primary hold",
        onpointerdown: () => show(true),
        onpointerup: () => show(false),
        onpointercancel: () => show(false),
        onpointerleave: () => show(false),
        onkeydown: (event) => (event.key === " " || event.key === "Enter") && show(true),
        onkeyup: () => show(false),
        onblur: () => show(false),
      },
      say("hold-to-look"),
    );
    this.open(name, button, list);
  }

  secretLine(item) {
    const svg = draw("svg", { viewBox: `${-item.width / 2} ${-item.height / 2} ${item.width} ${item.height}`, "aria-hidden": "true" });
    svg.innerHTML = item.art;
    return make("li", {}, svg, make("span", {}, item.tip ? `${item.name}: ${item.tip}` : item.name));
  }
}
