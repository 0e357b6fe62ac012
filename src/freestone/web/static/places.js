// Where the panels lie: side by side on a table, or below each other with a tab for each on a phone. Knows no game.

import { $, arms, button, isPhone, make, say } from "./dom.js";
import { bare, boxesOf, contained, fitted, freeSpace, isFull, layoutOf, openedOver, stacked } from "./layout.js";
import { isStill } from "./settings.js";

/** @import { ShownPanel } from "./board.js" */
/** @import { Box } from "./layout.js" */
/** @import { Layout, Panel } from "./types.js" */

/** How small and how large a panel is drawn on a phone to fill its width; letters keep their height (see table.css). */
const SCALES = { least: 0.8, most: 1.3 };

/** The least room for the log on the table, by the size of its letters, which grow with the window. */
const LEAST_LOG = { width: 15, height: 9.4 };

/**
 * @param {HTMLElement} element
 * @param {Box | null} box  where it goes, in pixels; without one it goes where the page has it
 */
function place(element, box) {
  Object.assign(element.style, {
    left: box ? `${box.x}px` : "",
    top: box ? `${box.y}px` : "",
    width: box ? `${box.width}px` : "",
    height: box ? `${box.height}px` : "",
  });
}

export class Places {
  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} tabs
   * @param {Map<string, ShownPanel>} panels
   */
  constructor(root, tabs, panels) {
    this.root = root;
    this.tabs = tabs;
    this.panels = panels;
    this.seat = 0;
    /** @type {Layout | undefined} */
    this.layout = undefined;
    /** @type {number | null} */
    this.opened = null;
    /** The board that the decision is about, and the one that somebody wants to see; empty if none. */
    this.focus = "";
    this.wanted = "";
    this.decision = "";
    this.tab = "";
    this.aim = "";
    this.log = $("log-part");
    this.logHome = this.log.parentElement;
    root.addEventListener("scroll", () => isPhone() && this.showTab());
    for (const kind of ["pointerdown", "wheel"]) root.addEventListener(kind, () => (this.aim = ""), { passive: true });
  }

  /** @param {string} id */
  panel(id) {
    const panel = this.panels.get(id);
    if (!panel) throw new Error(`there is no panel ${id}`);
    return panel;
  }

  /**
   * The full board of a seat.
   * @param {number} seat
   */
  full(seat) {
    return [...this.panels.values()].find(({ view }) => isFull(view) && view.seat === seat);
  }

  /**
   * Put the panels where they belong.
   * @param {Layout[]} layouts
   */
  arrange(layouts) {
    const layout = layoutOf(layouts, this.seat, this.root.clientWidth, this.root.clientHeight);
    if (!layout) return;
    this.layout = layout;
    this.root.classList.toggle("as-tabs", isPhone());
    if (isPhone()) this.stack(layout);
    else this.spread(layout);
  }

  /**
   * Hide all panels but some; those on a phone scroll and so can have the focus.
   * @param {string[]} ids
   */
  showOnly(ids) {
    for (const [id, { box }] of this.panels) {
      box.hidden = !ids.includes(id);
      if (isPhone() && !box.hidden) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    }
  }

  /**
   * Panels side by side, and the log where they leave room for it.
   * @param {Layout} layout
   */
  spread(layout) {
    document.body.style.setProperty("--board-ratio", String(layout.width / layout.height));
    const boxes = boxesOf(layout, this.views(), this.wanted || this.focus);
    const fit = fitted(layout, this.root.clientWidth, this.root.clientHeight);
    this.showOnly([...boxes.keys()]);
    for (const [id, box] of boxes) this.put(this.panel(id), fit(box));
    for (const mat of this.root.querySelectorAll(".mat")) mat.remove();
    for (const box of layout.stage ? bare(layout, [...boxes.values()]) : []) {
      const mat = make("div", { class: "mat" });
      place(mat, fit(box));
      this.root.prepend(mat);
    }
    // What the layout leaves, whichever board has the stage: the log keeps its place all through a match.
    const free = freeSpace(layout.places, layout.width, layout.height);
    this.placeLog(free && fit(free));
    const strip = [...boxes].find(([id]) => this.panel(id).view.full && this.panel(id).view.seat === this.opened);
    const board = this.opened === null ? undefined : this.full(this.opened);
    if (board && strip) this.put(board, fit(openedOver(strip[1], board.view, layout)));
    const large = layout.stage ? undefined : this.panels.get(this.wanted);
    if (large) this.put(large, fit(contained({ x: 0, y: 0, width: layout.width, height: layout.height }, large.view)));
    for (const [id, { box, view }] of this.panels) {
      const isOpened = (isFull(view) && view.seat === this.opened) || large?.view.id === id;
      box.classList.toggle("opened", isOpened);
      box.querySelector(".fold")?.remove();
      // The click goes on to the board, which folds it.
      if (isOpened) box.append(button("×", null, { class: "fold", "aria-label": say("close"), title: say("close") }));
    }
    this.tabs.replaceChildren();
  }

  views() {
    return [...this.panels.values()].map((panel) => panel.view);
  }

  /**
   * The boards that can be enlarged, in the order of the table.
   * @returns {string[]}
   */
  boards() {
    return (this.layout?.places ?? []).map(({ panel }) => panel).filter((id) => this.panel(id).view.seat === null);
  }

  /**
   * Enlarge a board, or with an empty id none but the one that the decision is about.
   * @param {string} id
   */
  enlarge(id) {
    this.wanted = id === this.staged() && this.layout?.stage ? this.wanted : id;
  }

  /** The board that is large now. */
  staged() {
    return this.wanted || (this.layout?.stage && (this.focus || this.layout.stage)) || "";
  }

  /**
   * Enlarge the next board, or the one before.
   * @param {number} by
   */
  step(by) {
    const boards = this.boards();
    const at = boards.indexOf(this.staged());
    const from = at < 0 && by < 0 ? 0 : at;
    this.enlarge(boards[(from + by + boards.length) % boards.length] ?? "");
  }

  /**
   * Make room for what a decision is about: the shared board with the most to choose from, if any.
   * @param {Map<string, number>} counts  how many things can be chosen, by panel
   */
  attend(counts) {
    const [best] = [...counts].filter(([id]) => this.panel(id).view.seat === null).sort((a, b) => b[1] - a[1]);
    const decision = [...counts].join();
    if (decision !== this.decision) this.wanted = "";
    this.decision = decision;
    this.focus = best?.[0] ?? "";
  }

  /**
   * @param {ShownPanel} panel
   * @param {Box} where
   */
  put({ box, svg }, where) {
    box.hidden = false;
    Object.assign(svg.style, { width: "", height: "" });
    place(box, where);
  }

  /** @param {Box | null} free */
  placeLog(free) {
    const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const fits = free !== null && free.width >= LEAST_LOG.width * letter && free.height >= LEAST_LOG.height * letter;
    this.log.classList.toggle("on-table", fits);
    place(this.log, fits ? free : null);
    const home = fits ? this.root : this.logHome;
    if (this.log.parentElement !== home) home?.append(this.log);
  }

  /**
   * Show the full board of another seat over its strip or, on a phone, go to it; a second time folds it again.
   * @param {number} seat
   */
  open(seat) {
    const board = this.full(seat);
    if (!board) return;
    if (isPhone()) {
      this.openTab(board.view.id);
      return;
    }
    this.setOpened(this.opened === seat || seat === this.seat ? null : seat);
  }

  /** @param {number | null} seat */
  setOpened(seat) {
    this.opened = seat;
  }

  /**
   * Stacks the panels, the reader's own board first.
   * @param {Layout} layout
   */
  stack(layout) {
    this.placeLog(null);
    for (const mat of this.root.querySelectorAll(".mat")) mat.remove();
    const shown = stacked(layout.places.map(({ panel }) => this.panel(panel).view), this.views());
    const ids = shown.map((view) => view.id);
    this.showOnly(ids);
    shown.forEach((view, at) => {
      const { box, svg, form } = this.panel(view.id);
      const scale = Math.min(Math.max(SCALES.least, this.root.clientWidth / form.width), SCALES.most);
      place(box, null);
      box.style.order = String(at);
      box.classList.toggle("pressed", scale < 1);
      box.style.setProperty("--taller", String(1 / scale));
      Object.assign(svg.style, { width: `${form.width * scale}px`, height: `${form.height * scale}px` });
    });
    if (this.tabIds().join() !== ids.join()) this.tabs.replaceChildren(...shown.map((view) => this.tabButton(view)));
    this.showTab();
  }

  /** @returns {HTMLElement[]} */
  tabButtons() {
    return [...this.tabs.querySelectorAll("button")];
  }

  tabIds() {
    return this.tabButtons().map((tab) => tab.dataset.tab ?? "");
  }

  /** @param {Panel} view */
  tabButton({ id, seat, title }) {
    return button(seat === null ? title : arms(seat, 20), () => this.openTab(id), { class: "tab", "data-tab": id, "aria-label": title });
  }

  /**
   * Mark the tabs of panels where something can be chosen, and go to one if none is in sight.
   * @param {Map<string, number>} counts  how many things can be chosen, by panel
   */
  follow(counts) {
    for (const tab of this.tabButtons()) tab.classList.toggle("has-lit", counts.has(tab.dataset.tab ?? ""));
    const best = [...counts].filter(([id]) => !this.panel(id).box.hidden).sort((a, b) => b[1] - a[1])[0];
    if (best) this.openTab(counts.has(this.tab) ? this.tab : best[0]);
  }

  /** @param {string} id */
  openTab(id) {
    const { box } = this.panel(id);
    this.aim = id;
    const behavior = isStill() ? "instant" : "smooth";
    const lit = box.querySelector(".lit")?.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    const below = lit ? Math.max(0, lit.bottom - frame.top + 8 - this.root.clientHeight) : 0;
    this.root.scrollTo({ top: box.offsetTop + below, behavior });
    const isAside = lit && (lit.left < frame.left || lit.right > frame.right);
    if (isAside) box.scrollBy({ left: lit.left + lit.width / 2 - frame.left - frame.width / 2, behavior });
    this.showTab();
  }

  /**
   * Bring a point of a panel into sight; beside a table everything is in sight.
   * @param {string} id
   * @param {{ x: number, y: number }} point  where it is on the screen
   */
  reveal(id, { x, y }) {
    this.aim = "";
    if (!isPhone()) return;
    const { left, top, width, height } = this.root.getBoundingClientRect();
    const behavior = isStill() ? "instant" : "smooth";
    // Not `scrollIntoView`: it would end where the tabs scroll along, and go to where a thing still glides away from.
    this.root.scrollBy({ top: y - top - height / 2, behavior });
    this.panel(id).box.scrollBy({ left: x - left - width / 2, behavior });
  }

  /**
   * How much of a panel can be seen, at most 1.
   * @param {string} id
   */
  seen(id) {
    const { box } = this.panel(id);
    const [top, height] = [this.root.scrollTop, this.root.clientHeight];
    const shared = Math.min(box.offsetTop + box.offsetHeight, top + height) - Math.max(box.offsetTop, top);
    return Math.max(0, shared) / Math.min(box.offsetHeight, height);
  }

  /** Press the tab of the panel that is in sight: where one wanted to go, or else the one that shows most. */
  showTab() {
    const ids = this.tabIds();
    const [first = ""] = ids;
    const best = ids.reduce((one, id) => (this.seen(id) > this.seen(one) + 0.01 ? id : one), first);
    this.tab = ids.includes(this.aim) && this.seen(this.aim) > 0.9 ? this.aim : best;
    for (const tab of this.tabButtons()) {
      const isHere = tab.dataset.tab === this.tab;
      if (isHere && tab.getAttribute("aria-pressed") !== "true") {
        this.tabs.scrollTo({ left: tab.offsetLeft - this.tabs.clientWidth / 2 + tab.offsetWidth / 2 });
      }
      tab.setAttribute("aria-pressed", String(isHere));
    }
  }
}
