// What is asked: the prompt, the options as buttons, and the confirmation.

import { families, idleAtEnd, inCommon } from "./alike.js";
import { $, around, button, complain, filled, isElsewhere, isPhone, listing, make, pointing, rest as letRest, say } from "./dom.js";
import { setSetting, settings } from "./settings.js";

/** @import { Board, ChoiceNote } from "./board.js" */
/** @import { Teacher } from "./lesson.js" */
/** @import { Net } from "./net.js" */
/** @import { Tip } from "./tip.js" */
/** @import { Decision, Note, Option } from "./types.js" */

const MANY = 9; // options, from which on the list scrolls
const LONG = 12; // options, from which on they say only in their tips what they change, if they are short
const SOME = 6; // options, from which on those at the end that name nothing stay in sight below the list
const SHORT = 28; // letters, up to which two options are put side by side
const MOST_PINNED = 3;
const NARROW = 24; // letters, up to which a change leaves room for the option that it stands beside

export class Ask {
  /**
   * @param {Net} net
   * @param {Board} board
   * @param {Tip} tip
   * @param {Teacher | null} [teacher]  of a lesson
   * @param {boolean} [isTrial]  whether an option is only tried, so that nothing is asked again
   */
  constructor(net, board, tip, teacher = null, isTrial = false) {
    this.net = net;
    this.board = board;
    this.tip = tip;
    this.teacher = teacher;
    this.isTrial = isTrial;
    /** @type {Decision | null} */
    this.decision = null;
    this.at = 0;
    this.selected = "";
    /** Whether what waits to be confirmed was clicked on the table. */
    this.isOnTable = false;
    /** @type {Map<string, HTMLElement[]>} */
    this.advice = new Map();
    /** The keys of the options, in the order in which they are shown. @type {Map<string, string>} */
    this.keys = new Map();
    /** Whether the options without any effect are unfolded. */
    this.isUnfolded = false;
    this.isSending = false;
    /** When a pointer last moved over the options. */
    this.pointed = 0;
    $("options").addEventListener("pointermove", (event) => event.pointerType === "mouse" && (this.pointed = event.timeStamp));
    addEventListener("keydown", (event) => this.pressed(event));
  }

  /**
   * Ask something, or nothing if it is not for this person to decide.
   * @param {Decision | null} decision
   * @param {number} at
   * @param {string} prompt
   */
  show(decision, at, prompt) {
    this.decision = decision?.yours ? decision : null;
    this.at = at;
    this.selected = "";
    this.advice = new Map();
    this.isUnfolded = false;
    this.isSending = false;
    letRest();
    this.board.clearSpotlights();
    // What a note says may be about the question before.
    this.tip.hide();
    $("prompt").textContent = prompt;
    $("prompt").classList.toggle("yours", this.decision !== null);
    this.render();
  }

  /** What can be chosen: first what takes several choices at once. */
  options() {
    return [...(this.decision?.routines ?? []), ...(this.decision?.options ?? [])];
  }

  /** @param {string} choice */
  option(choice) {
    return this.options().find((one) => one.choice === choice);
  }

  render() {
    const hadFocus = $("options").contains(document.activeElement) || $("confirm").contains(document.activeElement);
    // The board of the decision comes into sight first: what things there show is not repeated.
    this.board.mark(this.notes(), this.decision ? say("not-now", { reason: this.decision.prompt }) : "");
    this.renderOptions(this.options());
    if (hadFocus) $("options").focus({ preventScroll: true });
    this.renderConfirm();
    this.renderTips();
  }

  /** Whether whatever is chosen can be taken back without asking or showing anything to anybody. */
  get isFree() {
    return this.decision?.alone ?? false;
  }

  /** What the table says of each choice: offered ones and what they change, refused ones and why. */
  notes() {
    const refused = (this.decision?.refused ?? []).map(({ choice, reason, rule }) => {
      return { choice, isOffered: false, text: "", lines: [], reason: say("refused", { reason }), rule };
    });
    const offered = this.options().map((option) => {
      const { choice, text, about, rule } = option;
      return { choice, isOffered: true, text, lines: [...about, ...this.changes(option)], reason: "", rule };
    });
    return new Map([...refused, ...offered].map((note) => /** @type {[string, ChoiceNote]} */ ([note.choice, note])));
  }

  /**
   * Mark the options that a hint advises where they are. Nothing moves away from below a pointer that is on its way: while
   * it is over the options, only the one below it says more than its rank.
   * @param {Map<string, HTMLElement[]>} advice  the notes to show with each choice, the best first
   * @param {number} since  when it was asked for; a pointer that has rested since then is not on its way
   */
  advise(advice, since = 0) {
    const options = $("options");
    const { choice = "" } = this.buttons().find((one) => one === document.activeElement)?.dataset ?? {};
    const isHeld = options.querySelector(".option:hover") !== null && this.pointed > since;
    this.advice = advice;
    this.render();
    this.buttonOf(choice)?.focus({ preventScroll: true });
    options.classList.toggle("held", isHeld);
    options.addEventListener("pointerleave", () => options.classList.remove("held"), { once: true });
    // The column fits itself to what is new before that.
    if (!isHeld) requestAnimationFrame(() => options.querySelector(".best")?.scrollIntoView({ block: "nearest" }));
  }

  /**
   * The options as buttons; a long list scrolls above those that lie nowhere on the table.
   * @param {Option[]} options
   */
  renderOptions(options) {
    const isOnTable = (/** @type {{ choice: string }} */ { choice }) => this.board.itemsFor(choice).length > 0;
    const isMany = options.length > MANY;
    const last = options.findLastIndex((option) => option.choice.includes(":") && (isMany ? isOnTable(option) : true)) + 1;
    const cut = options.length > SOME && last > 0 && options.length - last <= MOST_PINNED ? last : options.length;
    const buttons = (/** @type {Option[]} */ some) => some.map((option) => this.optionButton(option));
    const pinned = options.slice(cut);
    const listed = options.slice(0, cut);
    const idle = listed.slice(listed.length - idleAtEnd(listed));
    const others = listed.slice(0, listed.length - idle.length);
    // Why something is refused is said on the table; here only of what lies nowhere on it, and each reason once.
    const refused = (this.decision?.refused ?? []).filter((one) => !isOnTable(one));
    const reasons = new Map(refused.map((one) => [one.reason, one.rule]));
    const refusals = [...reasons].map(([reason, rule]) => {
      const names = listing(refused.filter((one) => one.reason === reason).map((one) => one.text));
      return make("p", { class: "refused-too" }, say("refused-names", { names, reason }), " ", this.ruleLink(rule));
    });
    $("options").classList.toggle("many", isMany);
    // Side by side there is no room for what options change, which a short list can say.
    const isLong = others.length > LONG || others.every(({ preview, about }) => !preview.length && !about.length);
    const isShort = isMany && isLong && others.every((option) => option.text.length < SHORT);
    const alike = isShort ? families(others) : [];
    const single = others.filter((option) => !alike.flat().includes(option));
    const keys = options.map(({ key }) => key);
    this.keys = new Map([...single, ...alike.flat(), ...idle, ...pinned].map(({ choice }, at) => [choice, keys[at] ?? ""]));
    $("options").classList.toggle("short", isShort);
    $("options").replaceChildren(
      make("div", { class: "rows" }, this.sharedEffect(), buttons(single), alike.map((some) => this.family(some)), this.folded(idle), refusals),
      ...filled([pinned.length > 0 && make("div", { class: "pinned" }, buttons(pinned))]),
    );
  }

  /**
   * What the sentences of some options have in common, and their buttons, which leave that out.
   * @param {Option[]} options
   */
  alike(options) {
    const { before, after, rest } = inCommon(options.map((option) => option.text));
    return { title: `${before} … ${after}`, buttons: options.map((option, at) => this.optionButton(option, rest[at])) };
  }

  /**
   * Options side by side, below what their sentences have in common.
   * @param {Option[]} options
   */
  family(options) {
    const { title, buttons } = this.alike(options);
    return make("div", { class: "family squares", role: "group" }, make("p", {}, title), buttons);
  }

  /**
   * Options without any effect, in one line that unfolds. What is advised or chosen stays in sight, and so does all in a lesson.
   * @param {Option[]} options
   */
  folded(options) {
    if (!options.length) return null;
    const { title, buttons } = this.alike(options);
    const isMeant = options.some(({ choice }) => this.advice.has(choice) || choice === this.selected);
    const ontoggle = (/** @type {Event} */ { currentTarget }) => (this.isUnfolded = currentTarget instanceof HTMLDetailsElement && currentTarget.open);
    return make(
      "details",
      { class: "idle", open: this.isUnfolded || isMeant || this.teacher !== null, ontoggle },
      make("summary", {}, make("kbd", { "aria-hidden": "true" }, this.keys.get(options[0]?.choice ?? "")), `${title} (${options.length})`),
      make("div", { class: "family", role: "group", "aria-label": title }, buttons),
    );
  }

  /** @param {string} number */
  ruleLink(number) {
    return number && make("a", { href: this.net.book(number), target: "_blank" }, say("rule-number", { number }));
  }

  /** What every option changes, said once. */
  sharedEffect() {
    const shared = this.decision?.shared ?? [];
    return shared.length > 0 && make("p", { class: "shared" }, say("shared", { names: shared.join(" · ") }));
  }

  /**
   * @param {Option} option
   * @param {string} [label]  in place of the whole text
   */
  optionButton(option, label) {
    const { choice, text } = option;
    const key = this.keys.get(choice) ?? "";
    const depicted = this.depicted(option);
    const about = option.about.filter((line) => !depicted.includes(line));
    const isSaid = (/** @type {string} */ change) => option.told.includes(change) || this.decision?.shared.includes(change);
    const preview = option.preview.filter((change) => !isSaid(change));
    const content = [
      key && make("kbd", { "aria-hidden": "true" }, key),
      make("span", { class: "what" }, label ?? text),
      depicted.length > 0 && make("span", { class: "unseen" }, depicted.join(" ")),
      about.length > 0 && make("span", { class: "about" }, about.join(" · ")),
      preview.length > 0 && this.changeLine(preview, text),
      ...(this.advice.get(choice) ?? []),
    ];
    const [best] = this.advice.keys();
    const marks = ["option", choice === this.selected && "selected", this.advice.has(choice) && "advised", choice === best && "best"];
    const lookAway = () => {
      this.point(choice, false);
      this.tip.hide();
    };
    const pick = (/** @type {MouseEvent} */ { detail }) => this.pick(choice, false, detail > 1);
    return button(content, null, {
      onclick: pick,
      class: marks.filter(Boolean).join(" "),
      "data-choice": choice,
      "aria-keyshortcuts": key || null,
      "aria-label": label && text,
      ...pointing((event) => this.look(option, event), lookAway),
    });
  }

  /**
   * What the thing that an option is about shows by itself, if it is in sight.
   * @param {Option} option
   */
  depicted({ choice, depicted }) {
    return this.board.isInSight(choice) ? depicted : [];
  }

  /**
   * What an option changes; where there is little room only the first change shows, mostly the price, unless the text has it
   * or it is long.
   * @param {string[]} preview
   * @param {string} text
   */
  changeLine([first = "", ...others], text) {
    const isSaid = text.includes(first.replace(/^[−+]/, ""));
    return make("span", { class: isSaid || first.length > NARROW ? "change more" : "change" }, first, others.length > 0 && make("span", { class: "more" }, ` · ${others.join(" · ")}`));
  }

  /**
   * Show on the table what an option is about, and beside the button what the list leaves out.
   * @param {Option} option
   * @param {PointerEvent | FocusEvent} event
   */
  look(option, event) {
    this.point(option.choice, true);
    const target = around(event, ".option");
    const isBeside = event instanceof PointerEvent ? event.pointerType === "mouse" : target?.matches(":focus-visible");
    if (!target || !isBeside) return;
    const leftOut = [...target.querySelectorAll(".about, .change, .more")].filter((part) => !part.checkVisibility() || part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1);
    const lines = new Set([...this.depicted(option), ...leftOut.flatMap((part) => (part.matches(".about") ? option.about : option.preview))]);
    if (lines.size) this.tip.showBeside(target, $("options"), { lines: [...lines] });
  }

  /**
   * @param {string} choice
   * @param {boolean} isOn
   */
  point(choice, isOn) {
    this.board.spotlight(this.board.itemsFor(choice), isOn);
  }

  /**
   * What an option changes; that nothing does is said only where nothing else is.
   * @param {Option} option
   */
  changes(option) {
    if (option.preview.length) return option.preview;
    return option.reveals || this.cautions(option).length ? [] : [say("no-changes")];
  }

  /**
   * Take an option, or ask first; a second click on the same place confirms.
   * @param {string} choice
   * @param {boolean} isOnTable  whether it was clicked on the table
   * @param {boolean} isSecond  whether this is the second click of two, which is meant for what lay there before
   */
  pick(choice, isOnTable = false, isSecond = false) {
    const option = this.option(choice);
    if (!option || this.isSending || (isSecond && this.selected !== choice)) return;
    this.tip.hide();
    if (this.teacher && !this.teacher.allows(option)) return;
    const isHarmless = this.isFree || !settings.confirm || !(option.reveals || option.passes);
    if (this.teacher || this.isTrial || (isHarmless && !this.cautions(option).length) || this.selected === choice) {
      void this.send(choice);
      return;
    }
    this.select(choice, isOnTable);
  }

  /**
   * Let an option wait to be confirmed.
   * @param {string} choice
   * @param {boolean} isOnTable
   */
  select(choice, isOnTable) {
    this.selected = choice;
    this.isOnTable = isOnTable;
    for (const one of this.buttons()) one.classList.toggle("selected", one.dataset.choice === choice);
    this.renderConfirm();
    this.renderTips();
    const answers = $("beside").hidden ? $("confirm") : $("beside");
    answers.querySelector("button")?.focus();
  }

  /** @param {Option} option */
  cautions(option) {
    return option.cautions.filter((one) => !settings.silenced.includes(one.id));
  }

  /** Advice for a first game, until it is dismissed. */
  renderTips() {
    const isWanted = settings.tips && !this.selected && !this.advice.size;
    const tip = isWanted && this.decision?.tips.find(({ id }) => !settings.silenced.includes(id));
    $("tips").replaceChildren(...filled([tip && this.tipCard(tip)]));
  }

  /** @param {Note} tip */
  tipCard(tip) {
    const done = (/** @type {() => void} */ change) => () => {
      change();
      this.board.spotlight(tip.items, false);
      this.renderTips();
    };
    this.board.spotlight(tip.items, true);
    return make(
      "details",
      { class: "tip-card", open: !isPhone() },
      make("summary", {}, say("tip")),
      make("p", {}, tip.text),
      button(say("understood"), done(() => setSetting("silenced", [...settings.silenced, tip.id]))),
      button(say("no-tips"), done(() => setSetting("tips", false))),
    );
  }

  renderConfirm() {
    const option = this.option(this.selected);
    $("confirm").hidden = !option;
    this.renderBeside(option);
    $("options").classList.toggle("waiting", Boolean(option));
    if (!option) return;
    const { choice, text, about, reveals, passes } = option;
    $("confirm").replaceChildren(
      make(
        "div",
        { class: "confirm-text" },
        make("p", { class: "what" }, text),
        this.cautions(option).map((one) => make("p", { class: "caution" }, one.text)),
        make("p", { class: "change" }, this.changes(option).join(" · ")),
        make("p", { class: "about" }, about.join(" · ")),
        !this.isFree && (reveals || passes) && make("p", { class: "why" }, say(reveals ? "confirm-reveals" : "confirm-passes")),
      ),
      make(
        "div",
        { class: "answers" },
        button(say("confirm"), () => this.send(choice), { class: "primary" }),
        button(say("cancel"), () => this.cancel()),
      ),
    );
  }

  /**
   * The answers once more beside what was clicked on the table, where the hand is.
   * @param {Option | undefined} option
   */
  renderBeside(option) {
    const at = option && this.isOnTable ? this.board.boxOf(option.choice) : null;
    $("beside").hidden = !at;
    if (!option || !at) return;
    $("beside").replaceChildren(
      button(say("confirm"), () => this.send(option.choice), { class: "primary" }),
      button("×", () => this.cancel(), { "aria-label": say("cancel"), title: say("cancel") }),
    );
    const { offsetWidth: width, offsetHeight: height } = $("beside");
    const x = Math.min(Math.max(6, at.left + at.width / 2 - width / 2), innerWidth - width - 6);
    const y = at.bottom + 6 + height < innerHeight ? at.bottom + 6 : Math.max(6, at.top - height - 6);
    Object.assign($("beside").style, { left: `${x}px`, top: `${y}px` });
  }

  cancel() {
    const choice = this.selected;
    this.selected = "";
    this.render();
    (this.buttonOf(choice) ?? $("options")).focus();
  }

  /** What has been begun at this decision. */
  begun() {
    const { at, selected, isOnTable } = this;
    return { at, selected, isOnTable };
  }

  /**
   * Take up what was begun, unless something else is asked by now.
   * @param {ReturnType<Ask["begun"]>} begun
   */
  resume({ at, selected, isOnTable }) {
    if (at === this.at && this.option(selected)) this.select(selected, isOnTable);
  }

  /** @param {string} choice */
  async send(choice) {
    this.isSending = true;
    $("beside").hidden = true;
    for (const one of [...$("options").querySelectorAll("button"), ...$("confirm").querySelectorAll("button")]) one.disabled = true;
    try {
      await this.net.post("/play", { choice, at: this.at });
    } catch (error) {
      this.isSending = false;
      this.selected = "";
      this.render();
      complain(error);
    }
  }

  /** @returns {HTMLElement[]} */
  buttons() {
    return [...$("options").querySelectorAll("button")].filter((one) => one.matches(".option"));
  }

  /** @param {string} choice */
  buttonOf(choice) {
    return this.buttons().find((one) => one.dataset.choice === choice);
  }

  /**
   * From option to option with the arrow keys, and to those that are folded.
   * @param {KeyboardEvent} event
   */
  step(event) {
    const all = /** @type {HTMLElement[]} */ ([...$("options").querySelectorAll(".option, summary")]);
    const buttons = all.filter((one) => one.checkVisibility());
    const at = buttons.findIndex((one) => one === document.activeElement);
    const isHere = at >= 0 || document.activeElement === $("options");
    const down = at >= 0 && $("options").matches(".short") ? 2 : 1;
    /** @type {Record<string, number>} */
    const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: down, ArrowUp: -down, Home: -Infinity, End: Infinity };
    const by = steps[event.key];
    if (!isHere || !by) return;
    event.preventDefault();
    buttons[Math.min(Math.max(at + by, 0), buttons.length - 1)]?.focus();
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (isElsewhere(event)) return;
    if (event.key === "Escape" && this.selected) this.cancel();
    this.step(event);
    const [choice] = [...this.keys].find(([, key]) => key && key === event.key) ?? [];
    if (!choice) return;
    event.preventDefault();
    // Nobody chooses what is folded away: its key shows it first.
    const folded = this.buttonOf(choice)?.closest("details:not([open])");
    if (folded) folded.querySelector("summary")?.click();
    else this.pick(choice);
  }
}
