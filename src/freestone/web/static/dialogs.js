// What opens over the table: parts that the server writes, one thing large, how to play, questions before a deed.

import { $, button, closeButton, filled, link, make, say, sayings } from "./dom.js";
import { Menu } from "./menu.js";
import { largeCard, part } from "./parts.js";
import { exportLink } from "./share.js";

const KEYS = ["options", "tab", "arrows", "pages", "ends", "enter", "escape", "undo", "hint", "help"];

export class Dialogs {
  constructor(net, status, board, log) {
    this.net = net;
    this.status = status;
    this.board = board;
    this.log = log;
    this.box = $("dialog");
    this.menu = new Menu(this);
    this.wasOver = false;
    this.fail = () => {};
    $("open-scores").addEventListener("click", () => this.scores());
    $("open-rules").addEventListener("click", () => this.rules());
    $("open-outlook").addEventListener("click", () => this.show("outlook"));
    $("open-log").addEventListener("click", () => this.showLog());
    board.enlarge = (item) => this.enlarge(item);
    this.box.addEventListener("click", (event) => event.target === this.box && this.close());
  }

  open(title, ...content) {
    const head = make("header", {}, make("h2", { id: "dialog-title" }, title), closeButton(() => this.close()));
    this.box.replaceChildren(head, ...filled(content));
    this.box.setAttribute("aria-labelledby", "dialog-title");
    if (!this.box.open) this.box.showModal();
  }

  close() {
    this.box.close();
  }

  /** Ask before something that changes who plays. */
  sure(title, text, action, field = "") {
    const act = () => this.attempt(action);
    const answers = make("div", { class: "links" }, button(title, act, { class: "primary" }), button(say("cancel"), () => this.close()));
    this.open(title, make("p", {}, text), field, answers);
  }

  /** Do something; if it does not work say so at the table. */
  async attempt(action) {
    try {
      await action();
    } catch (error) {
      this.close();
      this.fail(error);
    }
  }

  /** Send something, and go back to the table. */
  send(path, body = undefined) {
    return this.attempt(async () => {
      await this.net.post(path, body);
      this.close();
    });
  }

  /** A part of the page that the server writes. */
  part(name) {
    return part(this.net, name, { rule: (number) => this.rules(number), card: (card) => this.card(card) });
  }

  /** Open a part, if the server can be reached. */
  async show(name) {
    const found = await this.part(name).catch((error) => this.fail(error));
    if (found) this.open(say(name), found);
    else this.close();
    return Boolean(found);
  }

  async scores() {
    if (!(await this.show("scores"))) return;
    const { over, is_maker, rematch } = this.status();
    this.box.append(
      make(
        "div",
        { class: "links" },
        rematch && link(say("to-rematch"), this.net.page("", rematch)),
        over && is_maker && !rematch && button(say("rematch"), () => this.rematch(), { class: "primary" }),
        over && link(say("review"), this.net.page("/review")),
        button(say("charts"), () => this.show("charts")),
        button(say("summaries"), () => this.show("summaries")),
        link(say("replay"), this.net.page("/replay")),
        exportLink(this.net),
      ),
    );
  }

  /** The rules, searchable, open at a number. */
  async rules(number = "") {
    await this.show("rules");
    const wanted = this.box.querySelector(`[data-rule="${number}"]`);
    wanted?.classList.add("wanted");
    wanted?.scrollIntoView({ block: "center" });
  }

  ruleButton(number) {
    return number && button(say("rule-number", { number }), () => this.rules(number));
  }

  /** One tile or card, large, from the list of all. */
  async card(name) {
    const list = await this.part("cards");
    const { title, rule, content } = largeCard(list.querySelector(`[data-card="${name}"]`));
    const back = button(say("cards"), () => this.show("cards"));
    this.open(title, ...content, make("div", { class: "links" }, this.ruleButton(rule), back));
  }

  /** One thing, large enough to read. */
  enlarge(item) {
    const { lines, reason, rule } = this.board.hint(item);
    this.open(item.name, this.board.detail(item), ...sayings({ text: item.tip, reason, lines }), this.ruleButton(rule || item.rule));
  }

  /** The whole log, where there is no room for it beside the table. */
  showLog() {
    this.open(say("log"), make("ol", { class: "log", tabindex: "0" }, ...this.log.copies(() => this.close())));
  }

  /** How to play at this table, and its keys. */
  help() {
    const texts = ["choose", "look", "touch", "log"].map((name) => make("p", {}, say(`help-${name}`)));
    const keys = KEYS.map((key) => [make("dt", {}, say(`key-${key}`)), make("dd", {}, say(`key-${key}-does`))]);
    const hasKeys = !matchMedia("(pointer: coarse)").matches;
    this.open(say("help"), ...texts, ...(hasKeys ? [make("h3", {}, say("keys")), make("dl", { class: "keys" }, ...keys.flat())] : []));
  }

  /** What happened in the round that is just over, beside the table until it is closed or touched. */
  async summarise() {
    const box = $("notice");
    box.replaceChildren(closeButton(), await this.part("summary"));
    box.hidden = false;
    box.onclick = () => (box.hidden = true);
  }

  offerEnd() {
    if (this.wasOver) return;
    this.wasOver = true;
    $("notice").hidden = true;
    this.scores();
  }

  async rematch() {
    const made = await this.net.post("/rematch");
    location.href = this.net.page("", made.id, made.token);
  }
}
