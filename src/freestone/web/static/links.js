// Links to give away: with addresses that other people can reach, to copy, to send, and as a code for a camera.

import { button, make, say } from "./dom.js";

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const RESTARTS = ["freestone serve --host 0.0.0.0", "scripts/play serve --host 0.0.0.0"];

/** Copy the text of a field, also where the page is not served safely, and say so on the button. */
async function copyText(field, copy) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  copy.textContent = say("copied");
}

/** Where other people reach the server: as this page does, unless only this computer does so. */
function reachable(addresses) {
  const isKnown = LOCAL.test(location.hostname) || addresses.includes(location.origin);
  return isKnown ? addresses : [location.origin, ...addresses];
}

/** How to let other people in, if only this computer reaches the server. */
function howToLetIn() {
  const commands = RESTARTS.map((command) => make("code", {}, command));
  return make("div", { class: "let-in", role: "note" }, make("p", {}, say("only-here")), ...commands, make("p", { class: "quiet" }, say("only-here-then")));
}

export class Links {
  constructor(net, addresses) {
    this.net = net;
    this.addresses = reachable(addresses);
  }

  address(token, base = this.addresses[0] ?? location.origin) {
    return base + this.net.page("", this.net.id, token);
  }

  /** A field with a link, and a button that copies it. */
  field(name, token) {
    const field = make("input", { class: "link", readonly: true, value: this.address(token), "aria-label": name, onfocus: () => field.select() });
    const copy = button(say("copy"), () => copyText(field, copy));
    return [field, copy];
  }

  /** A link in a list; another button shows it large. */
  row(name, token, show) {
    return make("div", { class: "row" }, make("span", {}, name), ...this.field(name, token), button(say("code"), show));
  }

  /** A link to send or to scan; where there are several addresses, one is chosen. */
  invitation(name, token) {
    const [field, copy] = this.field(name, token);
    const code = make("img", { class: "code", width: 216, height: 216, alt: say("code-of", { name }) });
    const show = (base) => {
      field.value = this.address(token, base);
      copy.textContent = say("copy");
      code.src = `${this.net.base}/code?token=${token}&base=${encodeURIComponent(base)}`;
    };
    const isOpen = this.addresses.length > 0;
    if (isOpen) show(this.addresses[0]);
    const send = navigator.share && button(say("send"), () => navigator.share({ url: field.value }).catch(() => {}));
    const ways = make("div", { class: "ways" }, field, copy, isOpen && send);
    const about = make("div", {}, isOpen ? make("p", { class: "quiet" }, say("scan")) : howToLetIn(), this.choice(show), ways);
    return make("div", { class: isOpen ? "invitation" : "invitation closed" }, isOpen && code, about);
  }

  /** The addresses, if there are several. */
  choice(show) {
    if (this.addresses.length < 2) return "";
    const options = this.addresses.map((address) => make("option", { value: address }, address.replace(/^https?:\/\//, "")));
    const select = make("select", { onchange: () => show(select.value) }, ...options);
    return make("label", { class: "reached" }, say("reached-by"), select);
  }
}
