// The table: panels with drawings, and items on them that come, go, glide and can be chosen. Knows no game.

import { arms, draw, isPhone, isStill, make, say } from "./dom.js";
import { chosen, freeSpace, kindOf, pack, seatOf } from "./layout.js";

const GLIDE = 550;

export class Board {
  constructor(root, tabs, tip) {
    this.root = root;
    this.tabs = tabs;
    this.tip = tip;
    this.panels = new Map();
    this.items = new Map();
    this.seat = 0;
    this.tab = "";
    this.opened = null;
    this.filler = document.getElementById("log-part");
    this.home = this.filler && this.filler.parentElement;
    this.choose = () => {};
    this.hint = () => ({});
    this.enlarge = () => {};
    this.root.addEventListener("contextmenu", (event) => {
      const item = this.under(event);
      if (!item) return;
      event.preventDefault();
      this.enlarge(item.view);
    });
    this.root.addEventListener("click", (event) => this.clicked(event));
    this.root.addEventListener("keydown", (event) => this.pressed(event));
    addEventListener("keydown", (event) => event.key === "Escape" && this.opened !== null && this.open(this.opened));
    new ResizeObserver(() => this.arrange()).observe(root);
  }

  show(picture, seat) {
    for (const { box } of this.panels.values()) box.remove();
    this.panels.clear();
    this.items.clear();
    this.seat = seat;
    picture.panels.forEach((panel) => this.setPanel(panel));
    picture.items.forEach((item) => this.setItem(item, false));
    this.arrange();
  }

  apply(frame) {
    frame.panels.forEach((panel) => this.setPanel(panel));
    frame.gone.forEach((id) => this.removeItem(id));
    const moves = frame.set.map((item) => this.setItem(item, true));
    if (frame.order.length) this.reorder(frame.order);
    moves.forEach((move) => move && move());
  }

  /** Show another picture of the same table; things that moved glide. */
  update(picture) {
    const known = new Set(picture.items.map((item) => item.id));
    const gone = [...this.items.keys()].filter((id) => !known.has(id));
    this.apply({ panels: picture.panels, set: picture.items, gone, order: picture.items.map((item) => item.id) });
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
    const box = make("div", { class: `panel ${kindOf(view.id)}`, "data-panel": view.id, role: "group", "aria-label": view.title }, svg);
    this.panels.set(view.id, { view, box, svg, art, items });
    this.root.append(box);
  }

  setItem(view, isChange) {
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
      this.sizeHit(item, view, 0);
    }
    item.view = view;
    if (!before || before.panel !== view.panel) panel.items.append(item.body);
    item.body.style.transform = `translate(${view.x}px, ${view.y}px)`;
    return isChange ? () => this.animate(item, before) : null;
  }

  /** Set the box that can be clicked: the thing itself, but never smaller than a finger or pointer needs. */
  sizeHit(item, view, least) {
    const [width, height] = [Math.max(view.width, least), Math.max(view.height, least)];
    for (const [name, value] of Object.entries({ x: -width / 2, y: -height / 2, width, height })) item.hit.setAttribute(name, value);
  }

  removeItem(id) {
    const item = this.items.get(id);
    if (!item) return;
    this.items.delete(id);
    if (isStill()) item.body.remove();
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

  animate(item, before) {
    if (isStill()) return;
    const { x, y } = item.view;
    const here = `translate(${x}px, ${y}px)`;
    if (!before) {
      item.body.animate([{ opacity: 0 }, { opacity: 1 }], 350);
      return;
    }
    const [from, to] = [this.place(before), this.place(item.view)];
    if (!from || !to || (Math.abs(from.x - to.x) < 1 && Math.abs(from.y - to.y) < 1)) {
      if (before.art !== item.view.art) this.pulse(item);
      return;
    }
    const [dx, dy] = [(from.x - to.x) / to.scale, (from.y - to.y) / to.scale];
    const panel = this.panels.get(item.view.panel);
    panel.box.classList.add("moving");
    item.body
      .animate([{ transform: `translate(${x + dx}px, ${y + dy}px)` }, { transform: here }], {
        duration: GLIDE,
        easing: "cubic-bezier(.3,.1,.2,1)",
      })
      .finished.finally(() => panel.box.classList.remove("moving"));
  }

  pulse(item) {
    item.body.animate([{ filter: "brightness(1.25)" }, { filter: "none" }], 600);
  }

  /** Where something is on the screen; nothing if its panel is not shown. */
  place(view) {
    const panel = this.panels.get(view.panel);
    const box = panel && panel.svg.getBoundingClientRect();
    if (!box || !box.width) return null;
    const scale = box.width / panel.view.width;
    return { x: box.left + view.x * scale, y: box.top + view.y * scale, scale };
  }

  /** Put the panels where they belong. */
  arrange() {
    if (!this.panels.size) return;
    const shown = chosen([...this.panels.values()].map((panel) => panel.view), this.seat);
    this.root.classList.toggle("as-tabs", isPhone());
    if (isPhone()) this.arrangeTabs(shown);
    else this.arrangeGrid(shown);
  }

  arrangeGrid(shown) {
    const { boxes, width, height } = pack(shown);
    const [w, h] = [this.root.clientWidth, this.root.clientHeight];
    const scale = Math.min(w / width, h / height);
    const [left, top] = [(w - width * scale) / 2, (h - height * scale) / 2];
    for (const { box } of this.panels.values()) {
      box.hidden = true;
      box.removeAttribute("tabindex");
    }
    for (const { id, x, y } of boxes) this.put(id, left + x * scale, top + y * scale, scale);
    this.useFreeSpace(freeSpace(boxes, width, height), left, top, scale);
    if (this.opened !== null) this.putOpened(left, top, width, scale, boxes);
    this.tabs.replaceChildren();
  }

  put(id, x, y, scale) {
    const { box, svg, view } = this.panels.get(id);
    box.hidden = false;
    Object.assign(svg.style, { width: "", height: "" });
    Object.assign(box.style, {
      left: `${x}px`,
      top: `${y}px`,
      width: `${view.width * scale}px`,
      height: `${view.height * scale}px`,
    });
  }

  /** Put the log where the table leaves room for it. */
  useFreeSpace(free, left, top, scale) {
    if (!this.filler) return;
    const fits = Boolean(free) && free.width * scale >= 240 && free.height * scale >= 180;
    this.filler.classList.toggle("on-table", fits);
    Object.assign(this.filler.style, {
      left: fits ? `${left + free.x * scale}px` : "",
      top: fits ? `${top + free.y * scale}px` : "",
      width: fits ? `${free.width * scale}px` : "",
      height: fits ? `${free.height * scale}px` : "",
    });
    const home = fits ? this.root : this.home;
    if (this.filler.parentElement !== home) home.append(this.filler);
  }

  putOpened(left, top, width, scale, boxes) {
    const id = `player-${this.opened}`;
    const strip = boxes.find((box) => box.id === `strip-${this.opened}`);
    if (!this.panels.has(id) || !strip) return;
    const { view } = this.panels.get(id);
    const x = Math.max(0, Math.min(strip.x, width - view.width));
    this.put(id, left + x * scale, top + strip.y * scale, scale);
  }

  arrangeTabs(shown) {
    this.useFreeSpace(null, 0, 0, 1);
    const folded = shown.map((view) => (kindOf(view.id) === "strip" ? `player-${seatOf(view.id)}` : view.id));
    const ids = [...folded.slice(-1), ...folded.slice(0, -1)].filter((id) => this.panels.has(id));
    if (!ids.includes(this.tab)) this.tab = ids[0];
    for (const { box } of this.panels.values()) box.hidden = true;
    ids.forEach((id, at) => {
      const { box, svg, view } = this.panels.get(id);
      const scale = Math.min(Math.max(1, this.root.clientWidth / view.width), 1.3);
      box.hidden = false;
      box.tabIndex = 0;
      Object.assign(box.style, { left: "", top: "", width: "", height: "", order: at });
      Object.assign(svg.style, { width: `${view.width * scale}px`, height: `${view.height * scale}px` });
    });
    this.tabs.replaceChildren(...ids.map((id) => this.tabButton(id)));
  }

  tabButton(id) {
    const { view } = this.panels.get(id);
    const isLit = [...this.items.values()].some((item) => item.view.panel === id && item.body.classList.contains("lit"));
    const label = kindOf(id) === "player" ? [arms(seatOf(id), 20)] : [view.title];
    return make(
      "button",
      {
        type: "button",
        class: `tab${isLit ? " has-lit" : ""}`,
        "data-tab": id,
        "aria-pressed": String(id === this.tab),
        "aria-label": view.title,
        onclick: () => this.openTab(id),
      },
      ...label,
    );
  }

  openTab(id) {
    this.tab = id;
    for (const button of this.tabs.children) button.setAttribute("aria-pressed", String(button.dataset.tab === id));
    const { box } = this.panels.get(id);
    box.scrollIntoView({ block: "start" });
    const lit = box.querySelector(".lit");
    if (lit) lit.scrollIntoView({ block: "nearest", inline: "center" });
  }

  /** Show the full board of another seat over its strip, or fold it again. */
  open(seat) {
    const panel = this.opened !== null && this.panels.get(`player-${this.opened}`);
    if (panel) panel.box.classList.remove("opened");
    this.opened = this.opened === seat || seat === this.seat ? null : seat;
    if (this.opened !== null) this.panels.get(`player-${this.opened}`)?.box.classList.add("opened");
    this.arrange();
  }

  setSeat(seat) {
    if (seat === this.seat) return;
    this.seat = seat;
    this.opened = null;
    this.arrange();
  }

  /** Light what can be chosen, grey what is refused; only what is lit can be reached by Tab while something is. `offers` and `refusals` map choices to texts. */
  mark(offers, refusals) {
    const counts = new Map();
    for (const item of this.items.values()) {
      const { body, view } = item;
      const isLit = offers.has(view.choice);
      const isRefused = !isLit && refusals.has(view.choice);
      if (isLit !== body.classList.contains("lit")) this.sizeHit(item, view, isLit ? (isPhone() ? 44 : 24) : 0);
      body.classList.toggle("lit", isLit);
      body.classList.toggle("refused", isRefused);
      if (isLit) counts.set(view.panel, (counts.get(view.panel) || 0) + 1);
      const name = isLit ? offers.get(view.choice) : isRefused ? say("refused", { reason: refusals.get(view.choice) }) : "";
      body.setAttribute("tabindex", isLit || !offers.size ? "0" : "-1");
      this.describe(body, name ? `${view.name}. ${name}` : view.name, isLit, isRefused);
    }
    if (isPhone()) this.followLight(counts);
  }

  describe(body, name, isLit, isRefused) {
    body.setAttribute("role", isLit || isRefused ? "button" : "img");
    body.setAttribute("aria-label", name);
    body.removeAttribute("aria-disabled");
    if (isRefused) body.setAttribute("aria-disabled", "true");
  }

  followLight(counts) {
    const best = [...counts].sort((a, b) => b[1] - a[1])[0];
    if (best && !counts.has(this.tab)) this.tab = kindOf(best[0]) === "strip" ? `player-${seatOf(best[0])}` : best[0];
    this.arrange();
    if (best) this.openTab(this.tab);
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
    copy.setAttribute("class", "large");
    copy.setAttribute("role", "img");
    copy.setAttribute("aria-label", view.name);
    copy.removeAttribute("style");
    return copy;
  }

  clearSpotlights() {
    for (const body of this.root.querySelectorAll(".spoken-of")) body.classList.remove("spoken-of");
  }

  spotlight(ids, isOn) {
    for (const id of ids) this.items.get(id)?.body.classList.toggle("spoken-of", isOn);
  }

  /** The topmost item under a point, lit ones first. */
  under(event) {
    const bodies = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest(".item"))
      .filter(Boolean);
    const found = bodies.find((body) => body.classList.contains("lit")) || bodies[0];
    return found && this.items.get(found.dataset.item);
  }

  clicked(event) {
    const item = event.detail ? this.under(event) : this.items.get(event.target.closest(".item")?.dataset.item);
    if (item && item.body.classList.contains("lit")) {
      this.choose(item.view.choice);
      return;
    }
    const strip = event.target.closest(".panel.strip, .panel.opened");
    if (strip && (!item || kindOf(item.view.panel) === "strip")) this.open(seatOf(strip.dataset.panel));
    else if (item) this.enlarge(item.view);
  }

  pressed(event) {
    const body = event.target.closest(".item");
    if (!body || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
    const item = this.items.get(body.dataset.item);
    if (body.classList.contains("lit")) this.choose(item.view.choice);
  }

  words(item) {
    const lines = this.hint(item.view);
    return { title: item.view.name, text: item.view.tip, rule: item.view.rule, ...lines };
  }

  listen(item) {
    const { body } = item;
    body.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && this.tip.show(body, this.words(item)));
    body.addEventListener("pointerleave", () => this.tip.hide());
    body.addEventListener("focus", () => body.matches(":focus-visible") && this.tip.show(body, this.words(item)));
    body.addEventListener("blur", () => this.tip.hide());
    this.tip.onLongPress(body, () => this.words(item));
  }
}
