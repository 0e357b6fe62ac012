// What is asked: the prompt, the options as buttons, the confirmation, and what else can be done now.

import { $, button, filled, isElsewhere, isPhone, make, pointing, say } from "./dom.js";
import { setSetting, settings } from "./settings.js";

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
    this.advice = new Map();
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
    this.advice = new Map();
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

  /** Put the options that a hint advises first, each with its notes; `advice` maps their choices to elements. */
  advise(advice) {
    this.advice = advice;
    this.render();
  }

  /** The options as buttons, those advised first; a long list scrolls above those that lie nowhere on the table. */
  renderOptions(options) {
    const known = new Set([...this.board.items.values()].map((item) => item.view.choice));
    const isMany = options.length > MANY;
    const last = options.findLastIndex((option) => known.has(option.choice)) + 1;
    const cut = isMany && last > 0 && options.length - last <= MOST_PINNED ? last : options.length;
    const buttons = new Map(options.map((option) => [option.choice, this.optionButton(option)]));
    const advised = [...this.advice.keys()].map((choice) => buttons.get(choice));
    const others = (some) => some.filter(({ choice }) => !this.advice.has(choice)).map(({ choice }) => buttons.get(choice));
    const pinned = others(options.slice(cut));
    $("options").classList.toggle("many", isMany);
    $("options").classList.toggle("short", isMany && options.slice(0, cut).every((option) => option.text.length < SHORT));
    $("options").replaceChildren(
      make("div", { class: "rows" }, ...advised, ...others(options.slice(0, cut)), ...this.reasons(known)),
      ...filled([pinned.length > 0 && make("div", { class: "pinned" }, ...pinned)]),
    );
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
      ...(this.advice.get(choice) || []),
    ];
    const marks = [choice === this.selected && "selected", this.advice.has(choice) && "advised"];
    return button(content, () => this.pick(choice), {
      class: filled(["option", ...marks]).join(" "),
      "data-choice": choice,
      "aria-keyshortcuts": key || null,
      ...pointing((event) => this.look(option, event), () => this.lookAway(option)),
    });
  }

  /** Show on the table what an option is about, and beside the button what the list leaves out. */
  look(option, { type, target, pointerType }) {
    this.point(option.choice, true);
    const isBeside = type === "focus" ? target.matches(":focus-visible") : pointerType === "mouse";
    const leftOut = [...target.querySelectorAll(".about, .change")].filter((part) => !part.checkVisibility());
    const lines = leftOut.flatMap((part) => (part.matches(".about") ? option.about : option.preview));
    if (isBeside && lines.length) this.tip.showBeside(target, $("options"), { lines });
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
    $("confirm").querySelector("button").focus();
  }

  cautions(option) {
    return option.cautions.filter((one) => !settings.silenced.includes(one.id));
  }

  /** Advice for a first game, until it is dismissed. */
  renderTips() {
    const isWanted = this.decision && settings.tips && !this.selected && !this.advice.size;
    const tips = isWanted ? this.decision.tips.filter((tip) => !settings.silenced.includes(tip.id)) : [];
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
      "details",
      { class: "tip-card", open: !isPhone() },
      make("summary", {}, say("tip")),
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
      make(
        "div",
        { class: "confirm-text" },
        make("p", { class: "what" }, option.text),
        ...this.cautions(option).map((one) => make("p", { class: "caution" }, one.text)),
        make("p", { class: "change" }, this.changes(option).join(" · ")),
        make("p", { class: "about" }, option.about.join(" · ")),
        ...filled([(option.reveals || option.passes) && make("p", { class: "why" }, say(option.reveals ? "confirm-reveals" : "confirm-passes"))]),
      ),
      make(
        "div",
        { class: "answers" },
        button(say("confirm"), () => this.send(option.choice), { class: "primary" }),
        button(say("cancel"), () => this.cancel()),
      ),
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
