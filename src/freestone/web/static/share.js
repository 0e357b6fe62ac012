// What can be given away: links to seats, to copy, to send and as a code for a camera; the journal; images.

import { $, button, link, make, say } from "./dom.js";

/** @import { Net } from "./net.js" */
/** @import { Status } from "./types.js" */

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const RESTARTS = ["freestone serve --host 0.0.0.0", "scripts/play serve --host 0.0.0.0"];
const SHARPER = 2; // how much larger a PNG is than its drawing

/**
 * Copy the text of a field, also where the page is not served safely, and say so on the button.
 * @param {HTMLInputElement} field
 * @param {HTMLButtonElement} copy
 */
async function copyText(field, copy) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // Browsers give pages without TLS no clipboard, but still know the old command.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    document.execCommand("copy");
  }
  copy.textContent = say("copied");
}

/** How to let other people in, if only this computer reaches the server. */
function howToLetIn() {
  const commands = RESTARTS.map((command) => make("code", {}, command));
  return make("div", { class: "let-in", role: "note" }, make("p", {}, say("only-here")), commands, make("p", { class: "quiet" }, say("only-here-then")));
}

export class Links {
  /**
   * @param {Net} net
   * @param {string[]} addresses  where other people reach the server, besides the address of this page
   */
  constructor(net, addresses) {
    const isKnown = LOCAL.test(location.hostname) || addresses.includes(location.origin);
    this.net = net;
    this.addresses = isKnown ? addresses : [location.origin, ...addresses];
  }

  /** @param {string} token */
  address(token, base = this.addresses[0] ?? location.origin) {
    return base + this.net.page("", this.net.id, token);
  }

  /**
   * A field with a link, and a button that copies it.
   * @param {string} name
   * @param {string} token
   */
  field(name, token) {
    const field = make("input", { class: "link", readonly: true, value: this.address(token), "aria-label": name });
    field.addEventListener("focus", () => field.select());
    const copy = button(say("copy"), null);
    copy.addEventListener("click", () => void copyText(field, copy));
    return { field, copy };
  }

  /**
   * A link in a list; another button shows it large.
   * @param {string} name
   * @param {string} token
   * @param {() => unknown} show
   */
  row(name, token, show) {
    const { field, copy } = this.field(name, token);
    return make("div", { class: "row" }, make("span", {}, name), field, copy, button(say("code"), show));
  }

  /**
   * A link to send or to scan; where there are several addresses, one is chosen.
   * @param {string} name
   * @param {string} token
   */
  invitation(name, token) {
    const { field, copy } = this.field(name, token);
    const code = make("img", { class: "code", width: 216, height: 216, alt: say("code-of", { name }) });
    const show = (/** @type {string} */ base) => {
      field.value = this.address(token, base);
      copy.textContent = say("copy");
      code.src = `${this.net.base}/code?token=${token}&base=${encodeURIComponent(base)}`;
    };
    const [first] = this.addresses;
    if (first !== undefined) show(first);
    // Whoever closes the browser's dialog has changed their mind; that is no error.
    const send = "share" in navigator && button(say("send"), () => navigator.share({ url: field.value }).catch(() => {}));
    const ways = make("div", { class: "ways" }, field, copy, first !== undefined && send);
    const about = first === undefined ? howToLetIn() : make("p", { class: "quiet" }, say("scan"));
    const parts = make("div", {}, about, this.choice(show), ways);
    return make("div", { class: first === undefined ? "invitation closed" : "invitation" }, first !== undefined && code, parts);
  }

  /**
   * The addresses, if there are several.
   * @param {(address: string) => void} show
   */
  choice(show) {
    if (this.addresses.length < 2) return "";
    const options = this.addresses.map((address) => make("option", { value: address }, address.replace(/^https?:\/\//, "")));
    const select = make("select", {}, options);
    select.addEventListener("change", () => show(select.value));
    return make("label", { class: "reached" }, say("reached-by"), select);
  }
}

/**
 * Save the image at an address as PNG.
 * @param {string} address
 */
export async function savePng(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = make("canvas", { width: SHARPER * image.naturalWidth, height: SHARPER * image.naturalHeight });
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const content = await new Promise((/** @type {(content: Blob | null) => void} */ done) => {
    canvas.toBlob(done, "image/png");
  });
  if (!content) return;
  const file = make("a", { href: URL.createObjectURL(content), download: "freestone.png" });
  file.click();
  URL.revokeObjectURL(file.href);
}

/**
 * The address of an image to share: it carries the link for watchers, never the reader's own.
 * @param {Net} net
 * @param {string} path
 * @param {Status} status
 */
export function imageAddress(net, path, { seats }) {
  const mine = seats.find((seat) => seat.yours);
  const first = mine ? `&first=${mine.number}` : "";
  const { theme = "light" } = document.documentElement.dataset;
  return `${net.base}${path}?token=${$("table").dataset.watcher ?? ""}&language=${net.language}&theme=${theme}${first}`;
}

/**
 * Ways to share the image at an address.
 * @param {string} address
 */
export const imageLinks = (address) => [
  link(say("share"), address, { target: "_blank" }),
  button(say("share-png"), () => savePng(address), { class: "save-png" }),
];

/**
 * The journal of the game as a file.
 * @param {Net} net
 */
export const exportLink = (net) => link(say("export"), net.link("/journal"), { download: `${net.id}.jsonl` });
