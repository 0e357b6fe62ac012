// The table: panels with drawings, and items on them that come, go, glide and can be chosen. Knows no game.

import { around, draw, given, isAtRest, isElsewhere, isPhone, make } from "./dom.js";
import { folded, laid, whole } from "./fold.js";
import { origins } from "./glide.js";
import { cutOut, cutUp, lens } from "./lens.js";
import { Places } from "./places.js";
import { isStill } from "./settings.js";
import { Walk } from "./walk.js";

/** @import { Words } from "./dom.js" */
/** @import { Form } from "./fold.js" */
/** @import { Tip } from "./tip.js" */
/** @import { Frame, Item, Panel, Picture } from "./types.js" */

/**
 * A panel on the page; what is on it `isDrawn` only once it comes into sight.
 * @typedef {{ view: Panel, form: Form, isDrawn: boolean, box: HTMLElement, svg: SVGElement, art: SVGElement, items: SVGElement }} ShownPanel
 */
/**
 * A thing on the page; `box` is where `hit`, which can be touched, lies around its middle.
 * @typedef {{ view: Item, body: SVGElement, hit: SVGElement, box: string }} ShownItem
 */

/**
 * The note about a choice on the table: that it is offered and what it changes, or why it is refused.
 * @typedef {{ isOffered: boolean, text: string, lines: string[], reason: string, rule: string }} ChoiceNote
 */

/**
 * What people do at the table, for whoever carries it out.
 * @typedef {object} Deeds
 * @property {(choice: string, isSecond: boolean) => void} choose
 * @property {(view: Item) => void} enlarge
 */

/** What things on the table are for, by the beginnings of their ids, longer ones first. */
const meanings = /** @type {[string, string][]} */ (Object.entries(given("meanings") ?? {})).sort(([one], [other]) => other.length - one.length);

/**
 * What a thing on the table is for, in a sentence.
 * @param {string} id
 */
const meaningOf = (id) => meanings.find(([start]) => id.startsWith(start))?.[1] ?? "";

const GLIDE = 550;
const AHEAD = 0.5; // of a window, how far beyond it panels are drawn
const LEAST_TARGET = { phone: 44, desk: 24 }; // in pixels, as accessibility guidelines ask for

export class Board {
  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} tabs
   * @param {Tip} tip
   * @param {Deeds} deeds
   */
  constructor(root, tabs, tip, deeds) {
    this.root = root;
    this.tip = tip;
    this.deeds = deeds;
    /** @type {Map<string, ShownPanel>} */
    this.panels = new Map();
    /** @type {Map<string, ShownItem>} */
    this.items = new Map();
    /** @type {Picture["layouts"]} */
    this.layouts = [];
    /** @type {Map<string, ChoiceNote>} */
    this.notes = new Map();
    this.notNow = "";
    this.places = new Places(root, tabs, this.panels);
    this.walk = new Walk(root, this.panels, this.items);
    this.pointer = "mouse";
    root.addEventListener("pointerdown", (event) => (this.pointer = event.pointerType), true);
    root.addEventListener("scroll", () => isPhone() && this.drawShown());
    root.addEventListener("contextmenu", (event) => this.asideClicked(event));
    root.addEventListener("click", (event) => this.clicked(event));
    root.addEventListener("keydown", (event) => this.pressed(event));
    addEventListener("keydown", (event) => {
      if (!isElsewhere(event)) this.zoom(event.key);
    });
    tip.onLongPress(root, (event) => {
      const item = this.under(event);
      return item && { target: item.hit, words: this.words(item.view) };
    });
    new ResizeObserver(() => this.arrange()).observe(root);
  }

  /** Whose board is shown in full. */
  get seat() {
    return this.places.seat;
  }

  /**
   * Show another table, or this one from the beginning.
   * @param {Picture} picture
   * @param {number} seat
   */
  show(picture, seat) {
    for (const { box } of this.panels.values()) box.remove();
    this.panels.clear();
    this.items.clear();
    this.places.seat = seat;
    this.layouts = picture.layouts;
    for (const panel of picture.panels) this.setPanel(panel);
    for (const item of picture.items) this.setItem(item);
    this.arrange();
  }

  /**
   * Show what changed.
   * @param {Pick<Frame, "panels" | "layouts" | "set" | "gone" | "order">} frame
   */
  apply(frame) {
    for (const panel of frame.panels) this.setPanel(panel);
    if (frame.layouts.length) {
      this.layouts = frame.layouts;
      this.arrange();
    }
    /** @type {Map<string, Item>} */
    const before = new Map();
    for (const id of [...frame.set.map((change) => change.id), ...frame.gone]) {
      const item = this.items.get(id);
      if (item) before.set(id, item.view);
    }
    // What is new comes whole, and what was there with the fields that differ.
    const after = frame.set.map((change) => /** @type {Item} */ ({ ...before.get(change.id), ...change }));
    const from = origins(isStill() ? [] : before.values(), after, (one, other) => this.apart(one, other));
    const moved = new Set([...from.values()].map((view) => view.id));
    for (const id of frame.gone) this.removeItem(id, moved.has(id));
    const items = after.map((view) => this.setItem(view));
    if (frame.order.length) this.reorder(frame.order);
    this.drawShown();
    if (isStill()) return;
    for (const item of items) this.animate(item, before.get(item.view.id), from.get(item.view.id));
  }

  /**
   * Show another picture of the same table; things that moved glide.
   * @param {Picture} picture
   */
  update({ panels, items }) {
    const ids = items.map((item) => item.id);
    const known = new Set(ids);
    const gone = [...this.items.keys()].filter((id) => !known.has(id));
    this.apply({ panels, layouts: [], set: items, gone, order: ids });
  }

  /** @param {Panel} view */
  setPanel(view) {
    const known = this.panels.get(view.id);
    if (known) {
      known.view = view;
      known.isDrawn = false;
      return;
    }
    const svg = draw("svg", { viewBox: `0 0 ${view.width} ${view.height}`, role: "presentation" });
    const art = draw("g", { class: "art", "aria-hidden": "true" });
    const items = draw("g", { class: "items" });
    svg.append(art, items);
    const kind = view.full ? "strip" : view.seat === null ? "common" : "player";
    const box = make("div", { class: `panel ${kind}`, "data-panel": view.id, role: "group", "aria-label": view.title }, svg);
    this.panels.set(view.id, { view, form: whole(view), isDrawn: false, box, svg, art, items });
    this.root.append(box);
  }

  /**
   * The things on a panel.
   * @param {ShownPanel} panel
   */
  itemsOn({ view: { id } }) {
    return [...this.items.values()].filter(({ view }) => view.panel === id);
  }

  /**
   * Cut a panel into its pieces if the window is narrow.
   * @param {ShownPanel} panel
   */
  fold(panel) {
    const form = isPhone() ? folded(panel.view) : whole(panel.view);
    if (form.width === panel.form.width && form.height === panel.form.height) return;
    panel.form = form;
    panel.isDrawn = false;
    panel.svg.setAttribute("viewBox", `0 0 ${form.width} ${form.height}`);
    for (const item of this.itemsOn(panel)) this.lay(item);
  }

  /** Draw the panels that are shown; on a phone, those in sight and near it. */
  drawShown() {
    const [from, to] = [this.root.scrollTop - AHEAD * this.root.clientHeight, this.root.scrollTop + (1 + AHEAD) * this.root.clientHeight];
    for (const panel of this.panels.values()) {
      const { offsetTop: top, offsetHeight: height, hidden } = panel.box;
      if (!panel.isDrawn && !hidden && (!isPhone() || (top < to && top + height > from))) this.draw(panel);
    }
  }

  /** @param {ShownPanel} panel */
  draw(panel) {
    panel.isDrawn = true;
    panel.art.innerHTML = panel.view.art;
    cutUp(panel.art, panel.svg, panel.form);
    for (const item of this.itemsOn(panel)) this.paint(item);
  }

  /**
   * Draw a thing, if its panel is drawn. What can be touched may be larger than the thing; the frame around it never is.
   * @param {ShownItem} item
   */
  paint({ body, hit, view }) {
    const { art, width, height } = view;
    if (!this.places.panel(view.panel).isDrawn) {
      body.replaceChildren(hit);
      return;
    }
    body.innerHTML = art;
    body.append(draw("rect", { class: "frame", rx: 5, x: -width / 2, y: -height / 2, width, height }), hit);
  }

  /**
   * Where the middle of a thing lies on its panel as it is shown.
   * @param {Item} view
   */
  middle(view) {
    return laid(this.places.panel(view.panel).form, view);
  }

  /** @param {ShownItem} item */
  lay({ body, view }) {
    const { x, y } = this.middle(view);
    body.style.transform = `translate(${x}px, ${y}px)`;
  }

  /**
   * @param {Item} view
   * @returns {ShownItem}
   */
  setItem(view) {
    const known = this.items.get(view.id);
    const item = known ?? this.newItem(view);
    const before = item.view;
    item.view = view;
    const isMoved = !known || before.panel !== view.panel;
    if (isMoved || before.art !== view.art || before.width !== view.width || before.height !== view.height) this.paint(item);
    this.sizeHit(item, 0);
    if (isMoved) this.places.panel(view.panel).items.append(item.body);
    this.lay(item);
    return item;
  }

  /** @param {Item} view */
  newItem(view) {
    const item = { body: draw("g", { class: "item", "data-item": view.id }), hit: draw("rect", { class: "hit", rx: 5 }), box: "", view };
    this.items.set(view.id, item);
    this.listen(item);
    return item;
  }

  /**
   * Set the box that can be clicked: the thing itself, or larger. Most have it already, and a table has hundreds.
   * @param {ShownItem} item
   * @param {number} least
   */
  sizeHit(item, least) {
    const { hit, view } = item;
    const { form } = this.places.panel(view.panel);
    const { x, y } = this.middle(view);
    const [width, height] = [Math.max(view.width, least), Math.max(view.height, least)];
    // Within the panel: beyond its edge nothing could be touched.
    const from = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ room) => Math.max(-at, Math.min(-size / 2, room - at - size));
    const box = { x: from(x, width, form.width), y: from(y, height, form.height), width, height };
    const sizes = Object.entries(box);
    if (item.box === sizes.join()) return;
    item.box = sizes.join();
    for (const [name, value] of sizes) hit.setAttribute(name, String(value));
  }

  /**
   * @param {string} id
   * @param {boolean} isMoved  whether another thing takes its place and glides from there
   */
  removeItem(id, isMoved) {
    const body = this.items.get(id)?.body;
    if (!body) return;
    this.items.delete(id);
    if (isMoved || isStill()) {
      body.remove();
      return;
    }
    const fading = body.animate([{ opacity: 1 }, { opacity: 0 }], 250);
    fading.addEventListener("finish", () => body.remove());
    fading.addEventListener("cancel", () => body.remove());
  }

  /**
   * Draw things in an order, the last one on top.
   * @param {string[]} ids
   */
  reorder(ids) {
    const order = new Map(ids.map((id, at) => [id, at]));
    for (const [panel, { items: group }] of this.panels) {
      const items = [...this.items.values()].filter(({ view }) => view.panel === panel && order.has(view.id));
      items.sort((one, other) => (order.get(one.view.id) ?? 0) - (order.get(other.view.id) ?? 0));
      items.forEach(({ body }, at) => {
        const there = group.children[at] ?? null;
        if (there !== body) group.insertBefore(body, there);
      });
    }
  }

  /**
   * Let a thing glide from where it, or one that looks like it, was; what is new appears, what only changed flashes.
   * @param {ShownItem} item
   * @param {Item | undefined} before
   * @param {Item | undefined} origin
   */
  animate({ body, view }, before, origin) {
    if (!origin) {
      body.animate([{ opacity: 0 }, { opacity: 1 }], 350);
      return;
    }
    const [from, to] = [this.place(origin), this.place(view)];
    if (!from || !to || Math.hypot(from.x - to.x, from.y - to.y) < 1) {
      if (before && before.art !== view.art) body.animate([{ filter: "brightness(1.25)" }, { filter: "none" }], 600);
      return;
    }
    const { x, y } = this.middle(view);
    const [dx, dy] = [(from.x - to.x) / to.scale, (from.y - to.y) / to.scale];
    const { box } = this.places.panel(view.panel);
    box.classList.add("moving");
    const steps = [{ transform: `translate(${x + dx}px, ${y + dy}px)` }, { transform: `translate(${x}px, ${y}px)` }];
    const glide = body.animate(steps, { duration: GLIDE, easing: "cubic-bezier(.3,.1,.2,1)" });
    for (const end of ["finish", "cancel"]) glide.addEventListener(end, () => box.classList.remove("moving"));
  }

  /**
   * How far two views are from each other on the screen.
   * @param {Item} one
   * @param {Item} other
   */
  apart(one, other) {
    const [here, there] = [this.place(one), this.place(other)];
    return here && there ? Math.hypot(here.x - there.x, here.y - there.y) : Infinity;
  }

  /**
   * Where something is on the screen; null if its panel is not shown.
   * @param {Item} view
   */
  place(view) {
    const panel = this.panels.get(view.panel);
    const box = panel?.svg.getBoundingClientRect();
    if (!panel || !box?.width) return null;
    const scale = box.width / panel.form.width;
    const { x, y } = this.middle(view);
    return { x: box.left + x * scale, y: box.top + y * scale, scale };
  }

  arrange() {
    for (const panel of this.panels.values()) this.fold(panel);
    this.places.arrange(this.layouts);
    this.drawShown();
    this.sizeTargets();
  }

  /**
   * Open the board of a seat, or fold it.
   * @param {number} seat
   */
  open(seat) {
    this.places.open(seat);
    if (isPhone()) return;
    this.arrange();
    this.walk.settle();
  }

  /**
   * Enlarge a board that all share; with an empty id, everything has its usual size again.
   * @param {string} id
   */
  enlarge(id) {
    this.places.enlarge(id);
    this.arrange();
    this.walk.settle();
  }

  /**
   * The keys for boards: plus and minus enlarge one after the other, Escape puts all back.
   * @param {string} key
   */
  zoom(key) {
    if (isPhone()) return;
    if (key === "Escape" && this.places.opened !== null) this.open(this.places.opened);
    else if (key === "Escape" && this.places.wanted) this.enlarge("");
    else if (key === "+" || key === "-") {
      this.places.step(key === "+" ? 1 : -1);
      this.arrange();
      this.walk.settle();
    }
  }

  /**
   * Show the board of a seat in full.
   * @param {number} seat
   */
  setSeat(seat) {
    if (seat === this.seat) return;
    this.places.seat = seat;
    this.places.setOpened(null);
    this.arrange();
  }

  /**
   * Light what can be chosen, grey what is refused.
   * @param {Map<string, ChoiceNote>} notes
   * @param {string} notNow  why everything else cannot be chosen
   */
  mark(notes, notNow = "") {
    this.notes = notes;
    this.notNow = notNow;
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const { body, view } of this.items.values()) {
      const note = notes.get(view.choice);
      const isLit = note?.isOffered ?? false;
      const isRefused = note !== undefined && !isLit;
      body.classList.toggle("lit", isLit);
      body.classList.toggle("refused", isRefused);
      if (isLit) counts.set(view.panel, (counts.get(view.panel) ?? 0) + 1);
      body.setAttribute("role", note ? "button" : "img");
      body.setAttribute("aria-label", note ? `${view.name}. ${isLit ? note.text : note.reason}` : view.name);
      if (isRefused) body.setAttribute("aria-disabled", "true");
      else body.removeAttribute("aria-disabled");
      const { meaning, text, lines = [] } = this.words(view);
      const about = [meaning, text, ...lines].filter(Boolean).join(" ");
      if (about) body.setAttribute("aria-description", about);
      else body.removeAttribute("aria-description");
    }
    if (notNow) this.places.attend(counts);
    this.arrange();
    this.walk.settle();
    if (isPhone()) this.places.follow(counts);
  }

  /** Make what can be chosen large enough for a finger or a pointer, however large it is drawn. */
  sizeTargets() {
    const least = isPhone() ? LEAST_TARGET.phone : LEAST_TARGET.desk;
    const scales = new Map([...this.panels].map(([id, { svg, form }]) => [id, svg.getBoundingClientRect().width / form.width || 1]));
    for (const item of this.items.values()) {
      this.sizeHit(item, item.body.classList.contains("lit") ? least / (scales.get(item.view.panel) ?? 1) : 0);
    }
  }

  /**
   * The texts about an item and about the choice that clicking it makes.
   * @param {Item} view
   * @returns {Words & { rule: string }}
   */
  words(view) {
    const { name: title, tip: text, choice, rule } = view;
    const [note, meaning] = [this.notes.get(choice), meaningOf(view.id)];
    if (note) return { title, meaning, text, reason: note.reason, lines: note.lines.filter((line) => line !== text), rule: note.rule || rule };
    return { title, meaning, text, reason: choice && rule ? this.notNow : "", rule };
  }

  /**
   * A part of the table, cut out around a thing and drawn large.
   * @param {Item} view
   */
  detail(view) {
    const panel = this.places.panel(view.panel);
    if (!panel.isDrawn) this.draw(panel);
    return cutOut(panel.svg, { ...view, ...this.middle(view) });
  }

  /**
   * The ids of the items that make a choice when clicked.
   * @param {string} choice
   */
  itemsFor(choice) {
    return [...this.items.values()].filter(({ view }) => view.choice === choice).map(({ view }) => view.id);
  }

  /**
   * Whether a thing that makes a choice when clicked is on a board that is shown.
   * @param {string} choice
   */
  isInSight(choice) {
    return this.itemsFor(choice).some((id) => !this.places.panel(this.items.get(id)?.view.panel ?? "").box.hidden);
  }

  /**
   * Where a thing that makes a choice is on the screen; null if none is shown.
   * @param {string} choice
   */
  boxOf(choice) {
    const boxes = this.itemsFor(choice).map((id) => this.items.get(id)?.hit.getBoundingClientRect());
    return boxes.find((box) => box?.width) ?? null;
  }

  clearSpotlights() {
    for (const body of this.root.querySelectorAll(".spoken-of")) body.classList.remove("spoken-of");
  }

  /**
   * @param {string[]} ids
   * @param {boolean} isOn
   */
  spotlight(ids, isOn) {
    for (const id of ids) {
      this.items.get(id)?.body.classList.toggle("spoken-of", isOn);
      this.shape(id)?.closest(".panel.strip")?.classList.toggle("spoken-of", isOn);
    }
  }

  /**
   * What stands for an item or a panel on the screen: itself, or where it is not shown, the strip of its board.
   * @param {string} id
   */
  shape(id) {
    const item = this.items.get(id);
    const panel = this.panels.get(item?.view.panel ?? id);
    if (!panel?.box.hidden) return item?.hit ?? panel?.svg;
    return [...this.panels.values()].find(({ view, box }) => view.full === panel.view.id && !box.hidden)?.svg;
  }

  /**
   * Show the board of the first of some items and panels in full.
   * @param {string[]} ids
   */
  bring([first = ""]) {
    const panel = this.panels.get(this.items.get(first)?.view.panel ?? first);
    if (!panel?.box.hidden || isPhone()) return;
    if (panel.view.seat === null) this.enlarge(panel.view.id);
    else this.open(panel.view.seat);
  }

  /**
   * Show the board of the first of some things, large if boards can be; the reader's own board is always in sight, so it is
   * that of the next one then.
   * @param {string[]} ids
   */
  present(ids) {
    const boards = ids.flatMap((id) => this.panels.get(this.items.get(id)?.view.panel ?? "")?.view ?? []).filter((view) => !view.full);
    const [first] = boards;
    if (isPhone()) {
      if (first) this.places.openTab(first.id);
      return;
    }
    const board = boards.find(({ seat }) => seat === null || seat !== this.seat) ?? first;
    if (!board || board.seat === null) this.places.setOpened(null);
    if (board?.seat === null && this.places.layout?.stage && this.places.staged() !== board.id) this.enlarge(board.id);
    else if (board) this.bring([board.id]);
    this.arrange();
  }

  /**
   * Those of some things and panels that lie on a board that all share.
   * @param {string[]} ids
   */
  shared(ids) {
    return ids.filter((id) => {
      const panel = this.panels.get(this.items.get(id)?.view.panel ?? id)?.view;
      return panel?.seat === null && !panel.full;
    });
  }

  /**
   * Bring one of some things into sight.
   * @param {string[]} ids
   */
  reveal(ids) {
    const items = ids.flatMap((id) => this.items.get(id) ?? []);
    const found = items.find(({ view }) => !this.places.panel(view.panel).box.hidden);
    const place = found && this.place(found.view);
    if (place) this.places.reveal(found.view.panel, place);
  }

  /**
   * The thing under a point: of those that can be chosen the nearest, otherwise the topmost.
   * @param {MouseEvent} event
   */
  under({ clientX, clientY }) {
    const elements = document.elementsFromPoint(clientX, clientY);
    // What lies below the topmost board is out of reach.
    const panel = elements.map((element) => element.closest(".panel")).find(Boolean);
    const things = elements.filter((element) => panel?.contains(element)).flatMap((element) => {
      const body = /** @type {SVGElement | null} */ (element.closest(".item"));
      const item = this.items.get(body?.dataset.item ?? "");
      return item ? [item] : [];
    });
    const far = (/** @type {ShownItem} */ { view }) => {
      const at = this.place(view);
      return at ? Math.hypot(at.x - clientX, at.y - clientY) : Infinity;
    };
    const lit = things.filter(({ body }) => body.classList.contains("lit")).sort((one, other) => far(one) - far(other));
    return lit[0] ?? things[0];
  }

  /**
   * A right click looks closely; on a touch screen a long press does not open the menu of the browser.
   * @param {MouseEvent} event
   */
  asideClicked(event) {
    const item = this.under(event);
    if (!item) return;
    event.preventDefault();
    if (this.pointer === "mouse") this.deeds.enlarge(item.view);
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    // A click without a count was made by the keyboard or a script, and so at no point of the screen.
    const there = event.detail ? this.under(event) : this.items.get(around(event, ".item")?.dataset.item ?? "");
    const item = around(event, ".fold") ? undefined : there;
    this.use(item, around(event, ".panel.strip, .panel.opened, .panel.common"), event.detail > 1 && this.pointer === "mouse");
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const body = around(event, ".item");
    if (!body || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
    this.use(this.items.get(body.dataset.item ?? ""), around(event, ".panel.strip"));
  }

  /**
   * Choose what is lit; otherwise open or fold the board it lies on, or look at it closely.
   * @param {ShownItem | undefined} item
   * @param {HTMLElement | SVGElement | null} folding
   * @param {boolean} [isSecond]  whether this is the second click of two
   */
  use(item, folding, isSecond = false) {
    const panel = this.panels.get(folding?.dataset.panel ?? "")?.view;
    const isBare = !item || this.panels.get(item.view.panel)?.view.full;
    if (item?.body.classList.contains("lit")) this.deeds.choose(item.view.choice, isSecond);
    else if (panel && panel.seat !== null && isBare) this.open(panel.seat);
    else if (panel?.full && isBare && !isPhone()) this.enlarge(panel.full);
    else if (panel && !item && panel.id === this.places.wanted) this.enlarge("");
    else if (item) this.deeds.enlarge(item.view);
  }

  /**
   * Explain what is pointed at or has the focus; as with clicks, what can be chosen comes before what lies on it.
   * @param {ShownItem} item
   */
  listen(item) {
    const { body } = item;
    const explain = (/** @type {ShownItem} */ one) => this.tip.show(one.hit, this.words(one.view), lens(one.view, this.place(one.view)?.scale ?? 1));
    body.addEventListener("pointerenter", (event) => !isAtRest(event) && event.pointerType === "mouse" && explain(this.under(event) ?? item));
    body.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.tip.hide());
    body.addEventListener("focus", () => body.matches(":focus-visible") && explain(item));
    body.addEventListener("blur", () => this.tip.hide());
  }
}
