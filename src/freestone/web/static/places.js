// Where the panels lie: side by side on a table, or below each other with a tab for each on a phone. Knows no game.

import { arms, button, isPhone } from "./dom.js";
import { freeSpace, GAP, isFull } from "./layout.js";
import { isStill } from "./settings.js";

export class Places {
  constructor(board, tabs) {
    this.board = board;
    this.root = board.root;
    this.tabs = tabs;
    this.seat = 0;
    this.opened = null;
    this.tab = "";
    this.aim = "";
    this.filler = document.getElementById("log-part");
    this.home = this.filler && this.filler.parentElement;
    addEventListener("keydown", (event) => event.key === "Escape" && this.opened !== null && this.open(this.opened));
    this.root.addEventListener("scroll", () => isPhone() && this.showTab());
    for (const kind of ["pointerdown", "wheel"]) this.root.addEventListener(kind, () => (this.aim = ""), { passive: true });
    new ResizeObserver(() => this.arrange()).observe(this.root);
  }

  panel(id) {
    return this.board.panels.get(id);
  }

  /** The full board of a seat. */
  full(seat) {
    return [...this.board.panels.values()].find(({ view }) => isFull(view) && view.seat === seat);
  }

  /** Put the panels where they belong. */
  arrange() {
    const { layouts } = this.board;
    if (!layouts.length) return;
    const layout = layouts.find(({ seat }) => seat === this.seat) ?? layouts[0];
    this.root.classList.toggle("as-tabs", isPhone());
    if (isPhone()) this.stack(layout.places.map((place) => this.panel(place.panel).view));
    else this.spread(layout);
    this.board.sizeTargets();
  }

  /** Hide all panels but some; those on a phone scroll and so can have the focus. */
  showOnly(ids) {
    for (const [id, { box }] of this.board.panels) {
      box.hidden = !ids.includes(id);
      if (isPhone() && !box.hidden) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    }
  }

  spread({ places, width, height }) {
    const boxes = places.map(({ panel: id, x, y }) => {
      const { view } = this.panel(id);
      return { id, x, y, right: x + view.width + GAP, bottom: y + view.height + GAP };
    });
    document.body.style.setProperty("--board-ratio", width / height);
    const [w, h] = [this.root.clientWidth, this.root.clientHeight];
    const scale = Math.min(w / width, h / height);
    const [left, top] = [(w - width * scale) / 2, (h - height * scale) / 2];
    this.showOnly(boxes.map((box) => box.id));
    for (const { id, x, y } of boxes) this.put(id, left + x * scale, top + y * scale, scale);
    this.useFreeSpace(freeSpace(boxes, width, height), left, top, scale);
    if (this.opened !== null) this.putOpened(left, top, width, scale, boxes);
    this.tabs.replaceChildren();
  }

  put(id, x, y, scale) {
    const { box, svg, view } = this.panel(id);
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
    const fits = Boolean(free) && free.width * scale >= 240 && free.height * scale >= 150;
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
    const full = this.full(this.opened);
    const strip = boxes.find((box) => this.panel(box.id).view.is_strip && this.panel(box.id).view.seat === this.opened);
    if (!full || !strip) return;
    const x = Math.max(0, Math.min(strip.x, width - full.view.width));
    this.put(full.view.id, left + x * scale, top + strip.y * scale, scale);
  }

  /** Show the full board of another seat over its strip or, on a phone, go to it; a second time folds it again. */
  open(seat) {
    if (isPhone()) {
      this.openTab(this.full(seat).view.id);
      return;
    }
    this.full(this.opened)?.box.classList.remove("opened");
    this.opened = this.opened === seat || seat === this.seat ? null : seat;
    this.full(this.opened)?.box.classList.add("opened");
    this.arrange();
    this.board.walk.settle();
  }

  setSeat(seat) {
    if (seat === this.seat) return;
    this.seat = seat;
    this.opened = null;
    this.arrange();
  }

  /** Panels below each other, one's own first. */
  stack(shown) {
    this.useFreeSpace(null, 0, 0, 1);
    const folded = shown.map((view) => (view.is_strip ? this.full(view.seat)?.view.id : view.id));
    const others = shown.length && isFull(shown[shown.length - 1]) ? -1 : shown.length;
    const ids = [...folded.slice(others), ...folded.slice(0, others)].filter((id) => this.panel(id));
    this.showOnly(ids);
    ids.forEach((id, at) => {
      const { box, svg, view } = this.panel(id);
      const scale = Math.min(Math.max(1, this.root.clientWidth / view.width), 1.3);
      Object.assign(box.style, { left: "", top: "", width: "", height: "", order: at });
      Object.assign(svg.style, { width: `${view.width * scale}px`, height: `${view.height * scale}px` });
    });
    const known = [...this.tabs.children].map((tab) => tab.dataset.tab);
    if (known.join() !== ids.join()) this.tabs.replaceChildren(...ids.map((id) => this.tabButton(id)));
    this.showTab();
  }

  tabButton(id) {
    const { view } = this.panel(id);
    const label = isFull(view) ? arms(view.seat, 20) : view.title;
    return button(label, () => this.openTab(id), { class: "tab", "data-tab": id, "aria-label": view.title });
  }

  /** Mark the tabs of panels where something can be chosen, and go to one if none is in sight. */
  follow(counts) {
    for (const tab of this.tabs.children) tab.classList.toggle("has-lit", counts.has(tab.dataset.tab));
    const best = [...counts].filter(([id]) => this.panel(id) && !this.panel(id).box.hidden).sort((a, b) => b[1] - a[1])[0];
    if (best) this.openTab(counts.has(this.tab) ? this.tab : best[0]);
  }

  openTab(id) {
    const { box } = this.panel(id);
    this.aim = id;
    const behavior = isStill() ? "instant" : "smooth";
    const lit = box.querySelector(".lit")?.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    const below = lit ? Math.max(0, lit.bottom - frame.top + 8 - this.root.clientHeight) : 0;
    this.root.scrollTo({ top: box.offsetTop + below, behavior });
    const isSeen = !lit || (lit.left >= frame.left && lit.right <= frame.right);
    if (!isSeen) box.scrollBy({ left: lit.left + lit.width / 2 - frame.left - frame.width / 2, behavior });
    this.showTab();
  }

  /** Bring things into sight that are out of it; beside a table everything is in sight. */
  reveal(ids) {
    const found = ids.map((id) => this.board.items.get(id)).find((item) => item && !this.panel(item.view.panel).box.hidden);
    this.aim = "";
    if (isPhone()) found?.body.scrollIntoView({ block: "center", inline: "center", behavior: isStill() ? "instant" : "smooth" });
  }

  /** How much of a panel can be seen, at most 1. */
  seen(id) {
    const { box } = this.panel(id);
    const [top, height] = [this.root.scrollTop, this.root.clientHeight];
    const shared = Math.min(box.offsetTop + box.offsetHeight, top + height) - Math.max(box.offsetTop, top);
    return Math.max(0, shared) / Math.min(box.offsetHeight, height);
  }

  /** Press the tab of the panel that is in sight: where one wanted to go, or else the one that shows most. */
  showTab() {
    const ids = [...this.tabs.children].map((tab) => tab.dataset.tab);
    const best = ids.reduce((one, id) => (this.seen(id) > this.seen(one) + 0.01 ? id : one), ids[0]);
    this.tab = ids.includes(this.aim) && this.seen(this.aim) > 0.9 ? this.aim : best;
    for (const tab of this.tabs.children) {
      const isHere = tab.dataset.tab === this.tab;
      if (isHere && tab.getAttribute("aria-pressed") !== "true") {
        this.tabs.scrollTo({ left: tab.offsetLeft - this.tabs.clientWidth / 2 + tab.offsetWidth / 2 });
      }
      tab.setAttribute("aria-pressed", String(isHere));
    }
  }
}
