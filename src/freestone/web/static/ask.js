// What is asked: the prompt, the options as buttons, the confirmation, and what else can be done now.

import { $, button, filled, isElsewhere, make, pointing, say } from "./dom.js";
import { setSetting, settings } from "./settings.js";

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
    const buttons = options.map((option) => this.optionButton(option));
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

  optionButton(option) {
    const { choice, key, text, about, preview } = option;
    const content = [
      key && make("kbd", { "aria-hidden": "true" }, key),
      make("span", { class: "what" }, text),
      about.length > 0 && make("span", { class: "about" }, about.join(" · ")),
      preview.length > 0 && make("span", { class: "change" }, preview.join(" · ")),
    ];
    return button(content, () => this.pick(choice), {
      class: `option${choice === this.selected ? " selected" : ""}`,
      "data-choice": choice,
      "aria-keyshortcuts": key || null,
      ...pointing((event) => this.look(option, event), () => this.lookAway(option)),
    });
  }

  /** Show on the table what an option is about, and beside the button what a long list leaves out. */
  look(option, { type, target, pointerType }) {
    this.point(option.choice, true);
    const isBeside = type === "focus" ? target.matches(":focus-visible") : pointerType === "mouse";
    const lines = $("options").matches(".short") ? [...option.about, ...option.preview] : option.about;
    if (isBeside && lines.length && $("options").matches(".several")) this.tip.showBeside(target, $("options"), { lines });
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
    for (const one of this.buttons()) one.classList.toggle("selected", one.dataset.choice === choice);
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
      button(say("understood"), silence),
      button(say("no-tips"), done(() => setSetting("tips", false))),
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
      ...filled([(option.reveals || option.passes) && make("p", { class: "why" }, say(option.reveals ? "confirm-reveals" : "confirm-passes"))]),
      button(say("confirm"), () => this.send(option.choice), { class: "primary" }),
      button(say("cancel"), () => this.cancel()),
    );
  }

  cancel() {
    const choice = this.selected;
    this.selected = "";
    this.render();
    (this.buttons().find((one) => one.dataset.choice === choice) || $("options")).focus();
  }

  async send(choice) {
    this.isSending = true;
    $("notice").hidden = true;
    for (const one of document.querySelectorAll("#options button, #confirm button")) one.disabled = true;
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
    if (isElsewhere(event)) return;
    if (event.key === "Escape" && this.selected) this.cancel();
    this.step(event);
    const option = this.options().find((one) => one.key && one.key === event.key);
    if (!option) return;
    event.preventDefault();
    this.pick(option.choice);
  }
}
