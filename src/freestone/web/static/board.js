// The table: panels with drawings, and items on them that come, go, glide and can be chosen. Knows no game.

import { draw, enlarged, isPhone, make, say } from "./dom.js";
import { origins } from "./glide.js";
import { Places } from "./places.js";
import { isStill } from "./settings.js";
import { Walk } from "./walk.js";

const GLIDE = 550;

/** Set an attribute, or take it away where there is nothing to say. */
const set = (element, name, value) => (value ? element.setAttribute(name, value) : element.removeAttribute(name));

export class Board {
  constructor(root, tabs, tip) {
    this.root = root;
    this.tip = tip;
    this.panels = new Map();
    this.layouts = [];
    this.items = new Map();
    this.choose = () => {};
    this.hint = () => ({});
    this.enlarge = () => {};
    this.places = new Places(this, tabs);
    this.walk = new Walk(this);
    this.pointer = "mouse";
    root.addEventListener("pointerdown", (event) => (this.pointer = event.pointerType), true);
    root.addEventListener("contextmenu", (event) => this.asideClicked(event));
    root.addEventListener("click", (event) => this.clicked(event));
    root.addEventListener("keydown", (event) => this.pressed(event));
    tip.onLongPress(root, (event) => this.pointed(this.under(event)));
  }

  get seat() {
    return this.places.seat;
  }

  show(picture, seat) {
    for (const { box } of this.panels.values()) box.remove();
    this.panels.clear();
    this.items.clear();
    this.places.seat = seat;
    this.layouts = picture.layouts;
    picture.panels.forEach((panel) => this.setPanel(panel));
    picture.items.forEach((item) => this.setItem(item));
    this.places.arrange();
  }

  apply(frame) {
    frame.panels.forEach((panel) => this.setPanel(panel));
    if (frame.layouts.length) {
      this.layouts = frame.layouts;
      this.places.arrange();
    }
    const known = [...frame.set.map((view) => view.id), ...frame.gone].filter((id) => this.items.has(id));
    const before = new Map(known.map((id) => [id, this.items.get(id).view]));
    const from = isStill() ? new Map() : origins(before, frame.set, (one, other) => this.apart(one, other));
    const moved = new Set([...from.values()].map((view) => view.id));
    frame.gone.forEach((id) => this.removeItem(id, moved.has(id)));
    frame.set.forEach((view) => this.setItem(view));
    if (frame.order.length) this.reorder(frame.order);
    if (!isStill()) frame.set.forEach((view) => this.animate(this.items.get(view.id), before.get(view.id), from.get(view.id)));
  }

  /** Show another picture of the same table; things that moved glide. */
  update(picture) {
    const known = new Set(picture.items.map((item) => item.id));
    const gone = [...this.items.keys()].filter((id) => !known.has(id));
    this.apply({ panels: picture.panels, layouts: [], set: picture.items, gone, order: picture.items.map((item) => item.id) });
  }

  setPanel(view) {
    const known = this.panels.get(view.id);
    if (known) {
      known.view = view;
      known.art.innerHTML = view.art;
      return;
    }
    const svg = draw("svg", { viewBox: `0 0 ${view.width} ${view.height}`, role: "presentation" });
    const art = draw("g", { class: "art", "aria-hidden": "true" });
    const items = draw("g", { class: "items" });
    art.innerHTML = view.art;
    svg.append(art, items);
    const box = make("div", { class: `panel ${view.is_strip ? "strip" : view.seat === null ? "common" : "player"}`, "data-panel": view.id, role: "group", "aria-label": view.title }, svg);
    this.panels.set(view.id, { view, box, svg, art, items });
    this.root.append(box);
  }

  setItem(view) {
    const panel = this.panels.get(view.panel);
    let item = this.items.get(view.id);
    const before = item && item.view;
    if (!item) {
      const body = draw("g", { class: "item", "data-item": view.id });
      item = { body, view };
      this.items.set(view.id, item);
      this.listen(item);
    }
    if (!before || before.art !== view.art || before.width !== view.width || before.height !== view.height) {
      item.body.innerHTML = view.art;
      item.hit = draw("rect", { class: "hit", rx: 5 });
      item.body.append(item.hit);
    }
    item.view = view;
    this.sizeHit(item, 0);
    if (!before || before.panel !== view.panel) panel.items.append(item.body);
    item.body.style.transform = `translate(${view.x}px, ${view.y}px)`;
  }

  /** Set the box that can be clicked: the thing itself, or larger. */
  sizeHit({ hit, view }, least) {
    const [width, height] = [Math.max(view.width, least), Math.max(view.height, least)];
    for (const [name, value] of Object.entries({ x: -width / 2, y: -height / 2, width, height })) hit.setAttribute(name, value);
  }

  removeItem(id, isMoved) {
    const item = this.items.get(id);
    if (!item) return;
    this.items.delete(id);
    if (isMoved || isStill()) item.body.remove();
    else item.body.animate([{ opacity: 1 }, { opacity: 0 }], 250).finished.then(() => item.body.remove(), () => item.body.remove());
  }

  reorder(ids) {
    const wanted = new Map([...this.panels.keys()].map((id) => [id, []]));
    for (const id of ids) {
      const item = this.items.get(id);
      if (item) wanted.get(item.view.panel).push(item.body);
    }
    for (const [id, bodies] of wanted) {
      const group = this.panels.get(id).items;
      bodies.forEach((body, at) => group.children[at] !== body && group.insertBefore(body, group.children[at] || null));
    }
  }

  /** Let a thing glide from where it, or one that looks like it, was; what is new appears, what only changed flashes. */
  animate(item, before, origin) {
    if (!origin) {
      item.body.animate([{ opacity: 0 }, { opacity: 1 }], 350);
      return;
    }
    const { x, y } = item.view;
    const [from, to] = [this.place(origin), this.place(item.view)];
    if (!from || !to || Math.hypot(from.x - to.x, from.y - to.y) < 1) {
      if (before && before.art !== item.view.art) this.pulse(item);
      return;
    }
    const [dx, dy] = [(from.x - to.x) / to.scale, (from.y - to.y) / to.scale];
    const panel = this.panels.get(item.view.panel);
    panel.box.classList.add("moving");
    const steps = [{ transform: `translate(${x + dx}px, ${y + dy}px)` }, { transform: `translate(${x}px, ${y}px)` }];
    const glide = item.body.animate(steps, { duration: GLIDE, easing: "cubic-bezier(.3,.1,.2,1)" });
    glide.finished.finally(() => panel.box.classList.remove("moving"));
  }

  pulse(item) {
    item.body.animate([{ filter: "brightness(1.25)" }, { filter: "none" }], 600);
  }

  /** How far two views are from each other on the screen. */
  apart(one, other) {
    const [here, there] = [this.place(one), this.place(other)];
    return here && there ? Math.hypot(here.x - there.x, here.y - there.y) : Infinity;
  }

  /** Where something is on the screen; nothing if its panel is not shown. */
  place(view) {
    const panel = this.panels.get(view.panel);
    const box = panel && panel.svg.getBoundingClientRect();
    if (!box || !box.width) return null;
    const scale = box.width / panel.view.width;
    return { x: box.left + view.x * scale, y: box.top + view.y * scale, scale };
  }

  open(seat) {
    this.places.open(seat);
  }

  setSeat(seat) {
    this.places.setSeat(seat);
  }

  /** Light what can be chosen, grey what is refused. `offers` and `refusals` map choices to texts. */
  mark(offers, refusals) {
    const counts = new Map();
    for (const item of this.items.values()) {
      const { body, view } = item;
      const isLit = offers.has(view.choice);
      const isRefused = !isLit && refusals.has(view.choice);
      body.classList.toggle("lit", isLit);
      body.classList.toggle("refused", isRefused);
      if (isLit) counts.set(view.panel, (counts.get(view.panel) || 0) + 1);
      const name = isLit ? offers.get(view.choice) : isRefused ? say("refused", { reason: refusals.get(view.choice) }) : "";
      this.describe(item, name ? `${view.name}. ${name}` : view.name);
    }
    this.sizeTargets();
    this.walk.settle();
    if (isPhone()) this.places.follow(counts);
  }

  /** Make what can be chosen large enough for a finger or a pointer, however large it is drawn. */
  sizeTargets() {
    const least = isPhone() ? 44 : 24;
    const scales = new Map([...this.panels].map(([id, { svg, view }]) => [id, svg.getBoundingClientRect().width / view.width || 1]));
    for (const item of this.items.values()) {
      this.sizeHit(item, item.body.classList.contains("lit") ? least / scales.get(item.view.panel) : 0);
    }
  }

  describe({ body, view }, name) {
    const isRefused = body.classList.contains("refused");
    body.setAttribute("role", isRefused || body.classList.contains("lit") ? "button" : "img");
    body.setAttribute("aria-label", name);
    set(body, "aria-disabled", isRefused ? "true" : "");
    set(body, "aria-description", [view.tip, ...(this.hint(view).lines || [])].filter(Boolean).join(" "));
  }

  /** A part of the table, cut out around a thing and drawn large. */
  detail(view) {
    const { svg } = this.panels.get(view.panel);
    const copy = svg.cloneNode(true);
    for (const body of copy.querySelectorAll(".item")) {
      body.removeAttribute("tabindex");
      body.removeAttribute("role");
      body.removeAttribute("aria-label");
      body.classList.remove("lit", "refused", "spoken-of");
    }
    const [width, height] = [view.width + 10, view.height + 10];
    copy.setAttribute("viewBox", `${view.x - width / 2} ${view.y - height / 2} ${width} ${height}`);
    copy.setAttribute("role", "img");
    copy.setAttribute("aria-label", view.name);
    copy.removeAttribute("style");
    return enlarged(copy, width, height);
  }

  clearSpotlights() {
    for (const body of this.root.querySelectorAll(".spoken-of")) body.classList.remove("spoken-of");
  }

  spotlight(ids, isOn) {
    for (const id of ids) this.items.get(id)?.body.classList.toggle("spoken-of", isOn);
  }

  /** The thing under a point: of those that can be chosen the nearest, otherwise the topmost. */
  under({ clientX, clientY }) {
    const bodies = document
      .elementsFromPoint(clientX, clientY)
      .map((element) => element.closest(".item"))
      .filter(Boolean);
    const things = bodies.map((body) => this.items.get(body.dataset.item)).filter(Boolean);
    const far = ({ view }) => Math.hypot(this.place(view).x - clientX, this.place(view).y - clientY);
    const lit = things.filter(({ body }) => body.classList.contains("lit")).sort((one, other) => far(one) - far(other));
    return lit[0] || things[0];
  }

  /** A right click looks closely; on a touch screen a long press does not open the menu of the browser. */
  asideClicked(event) {
    const item = this.under(event);
    if (!item) return;
    event.preventDefault();
    if (this.pointer === "mouse") this.enlarge(item.view);
  }

  clicked(event) {
    const item = event.detail ? this.under(event) : this.items.get(event.target.closest(".item")?.dataset.item);
    const panel = event.target.closest(".panel.strip, .panel.opened");
    this.use(item, panel);
  }

  pressed(event) {
    const body = event.target.closest(".item");
    if (!body || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
    this.use(this.items.get(body.dataset.item), body.closest(".panel.strip"));
  }

  /** Choose what is lit; otherwise open or fold the board it lies on, or look at it closely. */
  use(item, folding) {
    if (item && item.body.classList.contains("lit")) this.choose(item.view.choice);
    else if (folding && (!item || this.panels.get(item.view.panel).view.is_strip)) this.open(this.panels.get(folding.dataset.panel).view.seat);
    else if (item) this.enlarge(item.view);
  }

  words(item) {
    return { title: item.view.name, text: item.view.tip, ...this.hint(item.view) };
  }

  pointed(item) {
    return item && { target: item.hit, words: this.words(item) };
  }

  explain(item) {
    this.tip.show(item.hit, this.words(item));
  }

  /** Explain what is pointed at or has the focus; as with clicks, what can be chosen comes before what lies on it. */
  listen(item) {
    const { body } = item;
    body.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && this.explain(this.under(event) || item));
    body.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.tip.hide());
    body.addEventListener("focus", () => body.matches(":focus-visible") && this.explain(item));
    body.addEventListener("blur", () => this.tip.hide());
  }
}
