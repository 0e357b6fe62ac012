// A game seen again: slider, steps, play, one address for each position.

import { Board } from "./board.js";
import { Dialogs } from "./dialogs.js";
import { $, around, complain, element } from "./dom.js";
import { Log } from "./log.js";
import { Menu } from "./menu.js";
import { Net } from "./net.js";
import { begun, settings } from "./settings.js";
import { imageAddress, savePng } from "./share.js";
import { Sheet } from "./sheet.js";
import { showSeats } from "./side.js";
import { Tip } from "./tip.js";

/** @import { Picture } from "./types.js" */

const LEAST_PACE = 300; // milliseconds for a position, however fast it shall go

class Replay {
  /**
   * @param {Net} net
   * @param {Picture} last  the end of the game, which has the whole log
   * @param {Picture} shown  the position to begin with
   */
  constructor(net, last, shown) {
    this.net = net;
    this.slider = element("slider", HTMLInputElement);
    this.share = element("share", HTMLAnchorElement);
    this.first = Number(this.slider.min);
    this.last = Number(this.slider.max);
    this.entry = shown.entry;
    this.status = shown.status;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
    this.wanted = 0;
    this.board = new Board($("board"), $("tabs"), new Tip($("tip")), {
      choose: () => {},
      enlarge: (item) => dialogs.enlarge(item),
    });
    const log = new Log(net, this.board, $("log"));
    const dialogs = new Dialogs(net, this.board, log, () => this.status);
    const menu = new Menu(net, dialogs, () => this.status);
    new Sheet($("side"));
    log.write(last.log, false);
    this.rows = log.rows();
    const mine = shown.status.seats.find((seat) => seat.yours);
    this.board.show(shown, mine?.number ?? 0);
    const moves = new URLSearchParams(location.hash.slice(1));
    this.show(shown);
    this.showMoves(moves);
    this.listen();
    if (begun()) menu.resume();
  }

  listen() {
    this.slider.addEventListener("input", () => {
      this.stop();
      void this.go(Number(this.slider.value));
    });
    for (const row of this.rows) row.addEventListener("click", () => void this.go(Number(row.dataset.entry)));
    $("step-back").addEventListener("click", () => void this.go(this.entry - 1));
    $("step-on").addEventListener("click", () => void this.go(this.entry + 1));
    $("play-on").addEventListener("click", () => this.playOn());
    $("save-png").addEventListener("click", () => void savePng(this.share.href));
    $("continue").addEventListener("click", () => void this.goOnHere());
    addEventListener("keydown", (event) => {
      if (around(event, "input, dialog")) return;
      if (event.key === "ArrowLeft") void this.go(this.entry - 1);
      if (event.key === "ArrowRight") void this.go(this.entry + 1);
    });
  }

  /**
   * Go to the position after an entry; whoever asks again meanwhile gets only the last one.
   * @param {number} to
   */
  async go(to) {
    $("moves").hidden = true;
    this.board.clearSpotlights();
    this.entry = Math.min(Math.max(to, this.first), this.last);
    const asked = ++this.wanted;
    try {
      const picture = await this.net.position(this.entry);
      if (asked !== this.wanted) return;
      this.board.update(picture);
      this.show(picture);
    } catch (error) {
      complain(error);
    }
  }

  /**
   * Show all but the board itself.
   * @param {Picture} picture
   */
  show({ status, log, entry }) {
    this.status = status;
    this.board.mark(new Map());
    showSeats(status, (seat) => this.board.open(seat));
    this.slider.value = String(entry);
    $("entry").textContent = `${entry} / ${this.last}`;
    $("prompt").textContent = log.map((line) => line.text).join(" ");
    this.share.href = imageAddress(this.net, `/positions/${entry}/image`, status);
    history.replaceState(null, "", this.net.page(`/replay/${entry}`));
    for (const row of this.rows) {
      const at = Number(row.dataset.entry);
      row.classList.toggle("past", at <= entry);
      row.classList.toggle("current", at === entry);
    }
    this.rows.find((row) => row.matches(".current"))?.scrollIntoView({ block: "nearest" });
  }

  /**
   * Name the move that was made at this position and the better one, and light each where it lies while it is looked at.
   * @param {URLSearchParams} moves
   */
  showMoves(moves) {
    $("moves").hidden = !moves.has("best");
    if ($("moves").hidden) return;
    for (const row of /** @type {NodeListOf<HTMLElement>} */ ($("moves").querySelectorAll("[data-move]"))) {
      const { move = "" } = row.dataset;
      const items = this.board.itemsFor(moves.get(`${move}-choice`) ?? "");
      row.querySelector("dd")?.replaceChildren(moves.get(move) ?? "");
      const light = (/** @type {boolean} */ isOn) => () => {
        this.board.clearSpotlights();
        this.board.spotlight(items, isOn);
      };
      for (const kind of ["pointerenter", "focus"]) row.addEventListener(kind, light(true));
      for (const kind of ["pointerleave", "blur"]) row.addEventListener(kind, light(false));
      if (move === "best") this.board.spotlight(items, true);
    }
  }

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
    $("play-on").setAttribute("aria-pressed", "false");
  }

  playOn() {
    if (this.timer !== undefined) {
      this.stop();
      return;
    }
    const step = () => (this.entry < this.last ? void this.go(this.entry + 1) : this.stop());
    this.timer = setInterval(step, Math.max(LEAST_PACE, settings.pace * 1000));
    $("play-on").setAttribute("aria-pressed", "true");
  }

  async goOnHere() {
    try {
      const made = await this.net.continueFrom(this.entry);
      location.href = this.net.page("", made.id, made.token);
    } catch (error) {
      complain(error);
    }
  }
}

async function begin() {
  const { dataset } = $("table");
  const net = new Net(dataset);
  const [last, shown] = await Promise.all([net.picture(), net.position(Number(dataset.entry))]);
  new Replay(net, last, shown);
}

begin().catch(complain);
