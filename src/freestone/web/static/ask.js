// What is asked: the prompt, the options as buttons, the confirmation, and what else can be done now.

import { $, make, say, setSetting, settings } from "./dom.js";

const SEVERAL = 4;
const MANY = 9;
const SHORT = 28;
const MOST_PINNED = 3;
const STEPS = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

export class Ask {
  constructor(net, board, tip) {
    this.net = net;
    this.board = board;
    this.tip = tip;
    this.decision = null;
    this.at = 0;
    this.selected = "";
    this.isSending = false;
    this.fail = () => {};
    board.choose = (choice) => this.pick(choice);
    board.hint = (view) => this.hint(view);
    addEventListener("keydown", (event) => this.pressed(event));
  }

  show(decision, at, prompt) {
    this.decision = decision && decision.yours ? decision : null;
    this.at = at;
    this.selected = "";
    this.isSending = false;
    this.board.clearSpotlights();
    $("prompt").textContent = prompt;
    $("prompt").classList.toggle("yours", Boolean(this.decision));
    this.render();
  }

  options() {
    return this.decision ? this.decision.options : [];
  }

  render() {
    const options = this.options();
    const hadFocus = $("options").contains(document.activeElement) || $("confirm").contains(document.activeElement);
    this.renderOptions(options);
    if (hadFocus) $("options").focus({ preventScroll: true });
    this.renderConfirm();
    this.renderTips();
    const refused = this.decision ? this.decision.refused : [];
    this.board.mark(
      new Map(options.map((option) => [option.choice, option.text])),
      new Map(refused.map((one) => [one.choice, one.reason])),
    );
  }

  /** The options as buttons; at the end of a long list those that lie nowhere on the table stay in sight. */
  renderOptions(options) {
    const known = new Set([...this.board.items.values()].map((item) => item.view.choice));
    const isMany = options.length > MANY;
    const last = options.findLastIndex((option) => known.has(option.choice)) + 1;
    const cut = isMany && last > 0 && options.length - last <= MOST_PINNED ? last : options.length;
    const buttons = options.map((option) => this.button(option));
    const pinned = cut < options.length ? [make("div", { class: "pinned" }, ...buttons.slice(cut))] : [];
    $("options").classList.toggle("several", options.length > SEVERAL);
    $("options").classList.toggle("many", isMany);
    $("options").classList.toggle("short", isMany && options.slice(0, cut).every((option) => option.text.length < SHORT));
    $("options").replaceChildren(...buttons.slice(0, cut), ...this.reasons(known), ...pinned);
    $("options").scrollTop = 0;
  }

  /** Why something is refused that lies nowhere on the table, each reason once. */
  reasons(known) {
    const refused = this.decision ? this.decision.refused.filter((one) => !known.has(one.choice)) : [];
    return [...new Set(refused.map((one) => one.reason))].map((reason) => make("p", { class: "refused-too" }, say("refused", { reason })));
  }

  button(option) {
    return make(
      "button",
      {
        type: "button",
        class: `option${option.choice === this.selected ? " selected" : ""}`,
        "data-choice": option.choice,
        "aria-keyshortcuts": option.key || null,
        onclick: () => this.pick(option.choice),
        onpointerenter: ({ target, pointerType }) => this.look(option, pointerType === "mouse" ? target : null),
        onpointerleave: () => this.lookAway(option),
        onfocus: ({ target }) => this.look(option, target.matches(":focus-visible") ? target : null),
        onblur: () => this.lookAway(option),
      },
      option.key && make("kbd", { "aria-hidden": "true" }, option.key),
      make("span", { class: "what" }, option.text),
      option.about.length ? make("span", { class: "about" }, option.about.join(" · ")) : null,
      option.preview.length ? make("span", { class: "change" }, option.preview.join(" · ")) : null,
    );
  }

  /** Show on the table what an option is about, and beside the button what a long list leaves out. */
  look(option, button) {
    this.point(option.choice, true);
    const lines = $("options").matches(".short") ? [...option.about, ...option.preview] : option.about;
    if (button && lines.length && $("options").matches(".several")) this.tip.showBeside(button, $("options"), { lines });
  }

  lookAway(option) {
    this.point(option.choice, false);
    this.tip.hide();
  }

  point(choice, isOn) {
    const ids = [...this.board.items.values()].filter((item) => item.view.choice === choice).map((item) => item.view.id);
    this.board.spotlight(ids, isOn);
  }

  /** What a thing on the table would change if it is chosen, or why it cannot be. */
  hint({ choice, rule, tip }) {
    const option = this.options().find((one) => one.choice === choice);
    if (option) return { lines: [...option.about.filter((line) => line !== tip), ...this.changes(option)], rule: option.rule };
    const refused = this.decision?.refused.find((one) => one.choice === choice);
    if (refused) return { reason: say("refused", { reason: refused.reason }), rule: refused.rule };
    return this.decision && rule && choice ? { reason: say("not-now", { reason: this.decision.prompt }) } : {};
  }

  /** What an option changes; that nothing does is said only where nothing else is. */
  changes(option) {
    if (option.preview.length) return option.preview;
    return option.reveals || this.cautions(option).length ? [] : [say("no-changes")];
  }

  pick(choice) {
    const option = this.options().find((one) => one.choice === choice);
    if (!option || this.isSending) return;
    this.tip.hide();
    const isHarmless = !settings.confirm || !(option.reveals || option.passes);
    if ((isHarmless && !this.cautions(option).length) || this.selected === choice) {
      this.send(option.choice);
      return;
    }
    this.selected = choice;
    for (const button of this.buttons()) button.classList.toggle("selected", button.dataset.choice === choice);
    this.renderConfirm();
    this.renderTips();
    $("options").querySelector(".selected")?.scrollIntoView({ block: "nearest" });
    $("confirm").querySelector("button").focus();
  }

  cautions(option) {
    return option.cautions.filter((one) => !settings.silenced.includes(one.id));
  }

  /** Advice for a first game, until it is dismissed. */
  renderTips() {
    const tips = this.decision && settings.tips && !this.selected ? this.decision.tips.filter((tip) => !settings.silenced.includes(tip.id)) : [];
    $("tips").replaceChildren(...tips.slice(0, 1).map((tip) => this.tipCard(tip)));
  }

  tipCard(tip) {
    const done = (change) => () => {
      change();
      this.board.spotlight(tip.items, false);
      this.renderTips();
    };
    this.board.spotlight(tip.items, true);
    const silence = done(() => setSetting("silenced", [...settings.silenced, tip.id]));
    return make(
      "div",
      { class: "tip-card" },
      make("p", {}, tip.text),
      make("button", { type: "button", onclick: silence }, say("understood")),
      make("button", { type: "button", onclick: done(() => setSetting("tips", false)) }, say("no-tips")),
    );
  }

  renderConfirm() {
    const option = this.options().find((one) => one.choice === this.selected);
    const bar = $("confirm");
    bar.hidden = !option;
    $("options").classList.toggle("waiting", Boolean(option));
    if (!option) return;
    bar.replaceChildren(
      make("p", { class: "what" }, option.text),
      make("p", { class: "about" }, option.about.join(" · ")),
      make("p", { class: "change" }, this.changes(option).join(" · ")),
      ...this.cautions(option).map((one) => make("p", { class: "caution" }, one.text)),
      option.reveals || option.passes ? make("p", { class: "why" }, say(option.reveals ? "confirm-reveals" : "confirm-passes")) : "",
      make("button", { type: "button", class: "primary", onclick: () => this.send(option.choice) }, say("confirm")),
      make("button", { type: "button", onclick: () => this.cancel() }, say("cancel")),
    );
  }

  cancel() {
    const choice = this.selected;
    this.selected = "";
    this.render();
    (this.buttons().find((button) => button.dataset.choice === choice) || $("options")).focus();
  }

  async send(choice) {
    this.isSending = true;
    $("notice").hidden = true;
    for (const button of document.querySelectorAll("#options button, #confirm button")) button.disabled = true;
    try {
      await this.net.post("/play", { choice, at: this.at });
    } catch (error) {
      this.isSending = false;
      this.selected = "";
      this.render();
      this.fail(error);
    }
  }

  buttons() {
    return [...$("options").querySelectorAll(".option")];
  }

  /** From option to option with the arrow keys. */
  step(event) {
    const buttons = this.buttons();
    const at = buttons.indexOf(document.activeElement);
    const isHere = at >= 0 || document.activeElement === $("options");
    const down = at >= 0 && $("options").matches(".short") ? 2 : 1;
    const by = { ...STEPS, ArrowDown: down, ArrowUp: -down }[event.key];
    if (!isHere || !by) return;
    event.preventDefault();
    buttons[Math.min(Math.max(at + by, 0), buttons.length - 1)]?.focus();
  }

  pressed(event) {
    const isTyping = event.target.closest("input, select, textarea, dialog");
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && this.selected) this.cancel();
    this.step(event);
    const option = this.options().find((one) => one.key && one.key === event.key);
    if (!option) return;
    event.preventDefault();
    this.pick(option.choice);
  }
}
