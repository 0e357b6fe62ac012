// What only one person may know, around one screen: first the screen goes to its owner, then a button is held to look.

import { button, draw, make, say } from "./dom.js";

export class Secrets {
  constructor(net, board, dialogs) {
    this.net = net;
    this.board = board;
    this.dialogs = dialogs;
  }

  handOver(seat, name) {
    const ready = button(say("ready", { name }), () => this.look(seat, name), { class: "primary" });
    this.dialogs.open(say("hand-over", { name }), make("p", {}, say("hand-over-hint", { name })), ready);
  }

  async look(seat, name) {
    const { items } = await this.net.get(`/seats/${seat}/secret`);
    const list = make("ul", { class: "secrets" }, ...items.filter((item) => this.isNews(item)).map((item) => this.line(item)));
    const show = () => list.classList.add("shown");
    const hide = () => list.classList.remove("shown");
    const held = {
      class: "primary hold",
      onpointerdown: show,
      onpointerup: hide,
      onpointercancel: hide,
      onpointerleave: hide,
      onkeydown: (event) => (event.key === " " || event.key === "Enter") && show(),
      onkeyup: hide,
      onblur: hide,
    };
    this.dialogs.open(name, button(say("hold-to-look"), null, held), list);
  }

  /** Whether the table, as all see it, does not show something so. */
  isNews(item) {
    const known = this.board.items.get(item.id)?.view;
    return !known || known.name !== item.name || known.art !== item.art;
  }

  line(item) {
    const svg = draw("svg", { viewBox: `${-item.width / 2} ${-item.height / 2} ${item.width} ${item.height}`, "aria-hidden": "true" });
    svg.innerHTML = item.art;
    return make("li", {}, svg, make("span", {}, item.tip ? `${item.name}: ${item.tip}` : item.name));
  }
}
