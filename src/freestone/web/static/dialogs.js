// What opens over the table: parts that the server writes, one thing large, how to play, questions before a deed, and
// what only one person around the screen may know.

import { $, button, closeButton, complain, draw, element, enlarged, filled, isPhone, link, make, say, sayings } from "./dom.js";
import { reach } from "./net.js";
import { exportLink } from "./share.js";

/** @import { Board } from "./board.js" */
/** @import { Child } from "./dom.js" */
/** @import { Log } from "./log.js" */
/** @import { Net } from "./net.js" */
/** @import { Item, Seat, Status } from "./types.js" */

const KEYS = ["options", "tab", "arrows", "pages", "ends", "enter", "zoom", "escape", "undo", "hint", "recap", "help"];

/**
 * Tabs in a part that the server wrote: one panel at a time, by click and with the arrow keys.
 * @param {HTMLElement} tabbed
 */
function bringTabsToLife(tabbed) {
  const tabs = /** @type {HTMLElement[]} */ ([...tabbed.querySelectorAll("[role=tab]")]);
  const panels = /** @type {HTMLElement[]} */ ([...tabbed.querySelectorAll("[role=tabpanel]")]);
  const select = (/** @type {HTMLElement} */ wanted) => {
    tabs.forEach((tab, at) => {
      tab.setAttribute("aria-selected", String(tab === wanted));
      tab.tabIndex = tab === wanted ? 0 : -1;
      panels[at]?.toggleAttribute("hidden", tab !== wanted);
    });
    wanted.scrollIntoView({ block: "nearest", inline: "nearest" });
    for (const cell of tabbed.querySelectorAll(".current")) cell.scrollIntoView({ block: "center", inline: "nearest" });
    tabbed.closest("dialog")?.scrollTo({ top: 0 });
  };
  /** @type {Record<string, number>} */
  const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  tabs.forEach((tab, at) => {
    tab.addEventListener("click", () => select(tab));
    tab.addEventListener("keydown", (event) => {
      const step = steps[event.key];
      const next = step && tabs.at((at + step) % tabs.length);
      if (!next) return;
      event.preventDefault();
      next.focus();
      select(next);
    });
  });
  if (tabs[0]) select(tabs[0]);
}

/**
 * Show only the rules that contain a text.
 * @param {HTMLElement} box
 * @param {string} wanted
 */
function filterRules(box, wanted) {
  /** @param {Element} rule */
  const text = (rule) => rule.textContent.replaceAll("\u00a0", " ").toLowerCase();
  for (const section of box.querySelectorAll("section")) {
    const rules = [...section.querySelectorAll(".rule")];
    for (const rule of rules) rule.toggleAttribute("hidden", !text(rule).includes(wanted));
    section.hidden = rules.every((rule) => rule.hasAttribute("hidden"));
  }
  box.querySelector(".nothing")?.toggleAttribute("hidden", Boolean(box.querySelector("section:not([hidden])")));
}

export class Dialogs {
  /**
   * @param {Net} net
   * @param {Board} board
   * @param {Log} log
   * @param {() => Status} status
   */
  constructor(net, board, log, status) {
    this.net = net;
    this.board = board;
    this.log = log;
    this.status = status;
    this.box = element("dialog", HTMLDialogElement);
    $("open-scores").addEventListener("click", () => void this.scores());
    $("open-rules").addEventListener("click", () => void this.topic(this.status().rule));
    $("open-outlook").addEventListener("click", () => void this.show("outlook"));
    $("open-log").addEventListener("click", () => this.showLog());
    this.box.addEventListener("click", (event) => event.target === this.box && this.close());
  }

  /**
   * @param {string} title
   * @param {Child[]} content
   */
  open(title, ...content) {
    const head = make("header", {}, make("h2", { id: "dialog-title" }, title), closeButton(() => this.close()));
    this.box.replaceChildren(head, ...filled(content));
    this.box.setAttribute("aria-labelledby", "dialog-title");
    if (!this.box.open) this.box.showModal();
  }

  close() {
    this.box.close();
  }

  /**
   * Ask before something that changes who plays.
   * @param {string} title
   * @param {string} text
   * @param {() => unknown} action
   * @param {Child} field
   */
  sure(title, text, action, field = "") {
    const act = button(title, () => this.attempt(action), { class: "primary" });
    const cancel = button(say("cancel"), () => this.close());
    this.open(title, make("p", {}, text), field, make("div", { class: "links" }, act, cancel));
  }

  /**
   * Do something; if it does not work say so at the table.
   * @param {() => unknown} action
   */
  async attempt(action) {
    try {
      await action();
    } catch (error) {
      this.close();
      complain(error);
    }
  }

  /**
   * Send something, and go back to the table.
   * @param {string} path
   * @param {object} [body]
   */
  send(path, body) {
    return this.attempt(async () => {
      await this.net.post(path, body);
      this.close();
    });
  }

  /**
   * A part of the page that the server writes, with its tabs, search and links brought to life.
   * @param {string} name
   */
  async part(name) {
    const wanted = name === "charts" && isPhone() ? "narrow-charts" : name;
    const box = make("div", { class: `part part-${name}` });
    box.innerHTML = await (await reach(this.net.page(`/part/${wanted}`))).text();
    const all = (/** @type {string} */ selector) => /** @type {HTMLElement[]} */ ([...box.querySelectorAll(selector)]);
    for (const one of all("[data-open-rule]")) one.addEventListener("click", () => void this.rule(one.dataset.openRule ?? ""));
    for (const one of all("[data-card]")) one.addEventListener("click", () => void this.card(one.dataset.card ?? ""));
    for (const tabbed of all(".tabbed")) bringTabsToLife(tabbed);
    const search = /** @type {HTMLInputElement | null} */ (box.querySelector("input.search"));
    search?.addEventListener("input", () => filterRules(box, search.value.trim().toLowerCase()));
    return box;
  }

  /**
   * Open a part, if the server can be reached; whether it can.
   * @param {string} name
   */
  async show(name) {
    let found = false;
    await this.attempt(async () => {
      this.open(say(name), await this.part(name));
      found = true;
    });
    return found;
  }

  async scores() {
    if (!(await this.show("scores"))) return;
    const { over, is_maker: isMaker, rematch } = this.status();
    const ways = [
      rematch && link(say("to-rematch"), this.net.page("", rematch)),
      over && isMaker && !rematch && button(say("rematch"), () => this.rematch(), { class: "primary" }),
      over && link(say("review"), this.net.page("/review")),
      button(say("charts"), () => this.show("charts")),
      button(say("summaries"), () => this.show("summaries")),
      link(say("replay"), this.net.page("/replay")),
      exportLink(this.net),
    ];
    this.box.append(make("div", { class: "links" }, ...ways));
  }

  /**
   * The topic of the rulebook that explains a numbered rule; without a number, all rules.
   * @param {string} number
   */
  async topic(number) {
    if (!number) {
      await this.show("rules");
      return;
    }
    await this.attempt(async () => {
      const box = make("div", { class: "part part-topic" });
      box.innerHTML = await (await reach(`${this.net.book()}/${number}`)).text();
      const { title = "", topic = "" } = /** @type {HTMLElement | null} */ (box.querySelector("[data-topic]"))?.dataset ?? {};
      const whole = link(say("book-whole"), this.net.book(topic), { target: "_blank" });
      this.open(title, box, make("div", { class: "links" }, whole, button(say("book-all-rules"), () => this.show("rules"))));
    });
  }

  /**
   * A numbered rule, below the topic that explains it.
   * @param {string} number
   */
  async rule(number) {
    await this.topic(number);
    const wanted = this.box.querySelector(`[data-rule="${number}"]`);
    wanted?.closest("details")?.setAttribute("open", "");
    wanted?.classList.add("wanted");
    wanted?.scrollIntoView({ block: "center" });
  }

  /** @param {string} number */
  ruleButton(number) {
    return number && button(say("rule-number", { number }), () => this.rule(number));
  }

  /**
   * One tile or card, large, from the list of all.
   * @param {string} name
   */
  card(name) {
    return this.attempt(async () => {
      const list = await this.part("cards");
      const entry = /** @type {HTMLElement | null} */ (list.querySelector(`[data-card="${name}"]`));
      if (!entry) return;
      const text = (/** @type {string} */ selector) => entry.querySelector(selector)?.textContent ?? "";
      const face = entry.querySelector(".face");
      const picture = face && enlarged(face, Number(face.getAttribute("width")), Number(face.getAttribute("height")));
      const source = make("p", { class: "quiet" }, entry.dataset.source);
      const ways = [this.ruleButton(entry.dataset.ruleOf ?? ""), button(say("cards"), () => this.show("cards"))];
      this.open(text("b"), picture, make("p", {}, text(".does")), source, make("div", { class: "links" }, ...ways));
    });
  }

  /**
   * One thing, large enough to read.
   * @param {Item} item
   */
  enlarge(item) {
    const words = this.board.words(item);
    this.open(item.name, this.board.detail(item), sayings(words), this.ruleButton(words.rule));
  }

  /** The whole log, where there is no room for it beside the table. */
  showLog() {
    this.open(say("log"), make("ol", { class: "log", tabindex: "0" }, ...this.log.copies(() => this.close())));
  }

  /** How to play at this table, and its keys. */
  help() {
    const texts = ["choose", "look", "touch", "log"].map((name) => make("p", {}, say(`help-${name}`)));
    const keys = KEYS.flatMap((key) => [make("dt", {}, say(`key-${key}`)), make("dd", {}, say(`key-${key}-does`))]);
    const hasKeys = !matchMedia("(pointer: coarse)").matches;
    this.open(say("help"), texts, hasKeys && [make("h3", {}, say("keys")), make("dl", { class: "keys" }, ...keys)]);
  }

  rematch() {
    return this.attempt(async () => {
      const made = await this.net.rematch();
      location.href = this.net.page("", made.id, made.token);
    });
  }

  /**
   * Around one screen: it goes to the owner of a secret first, who then holds a button to look.
   * @param {Seat} seat
   */
  handOver({ number, name }) {
    const ready = button(say("ready", { name }), () => this.attempt(() => this.showSecret(number, name)), { class: "primary" });
    this.open(say("hand-over", { name }), make("p", {}, say("hand-over-hint", { name })), ready);
  }

  /**
   * @param {number} seat
   * @param {string} name
   */
  async showSecret(seat, name) {
    const { items } = await this.net.secret(seat);
    const secret = items.filter((item) => {
      const known = this.board.items.get(item.id)?.view;
      return known?.name !== item.name || known.art !== item.art;
    });
    const lines = secret.map((item) => {
      const svg = draw("svg", { viewBox: `${-item.width / 2} ${-item.height / 2} ${item.width} ${item.height}`, "aria-hidden": "true" });
      svg.innerHTML = item.art;
      return make("li", {}, svg, make("span", {}, item.tip ? `${item.name}: ${item.tip}` : item.name));
    });
    const list = make("ul", { class: "secrets" }, ...lines);
    const show = () => list.classList.add("shown");
    const hide = () => list.classList.remove("shown");
    const hold = button(say("hold-to-look"), null, {
      class: "primary hold",
      onpointerdown: show,
      onpointerup: hide,
      onpointercancel: hide,
      onpointerleave: hide,
      onkeydown: (event) => (event.key === " " || event.key === "Enter") && show(),
      onkeyup: hide,
      onblur: hide,
    });
    this.open(name, hold, list);
  }
}
