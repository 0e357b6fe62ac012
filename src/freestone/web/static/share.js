// What can be taken away: the journal, and images of a position, as SVG from the server or as PNG made of it here.

import { $, button, link, make, say } from "./dom.js";

const SHARPER = 2;

/** Load an image. */
function loaded(address) {
  return new Promise((done, fail) => {
    const image = new Image();
    image.addEventListener("load", () => done(image));
    image.addEventListener("error", fail);
    image.src = address;
  });
}

/** Save the image at an address as PNG. */
export async function savePng(address) {
  const image = await loaded(address);
  const canvas = make("canvas", { width: SHARPER * image.naturalWidth, height: SHARPER * image.naturalHeight });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  const content = await new Promise((done) => void canvas.toBlob(done, "image/png"));
  const file = make("a", { href: URL.createObjectURL(content), download: "freestone.png" });
  file.click();
  URL.revokeObjectURL(file.href);
}

/** The address of an image, to be passed on: it bears the link for watchers, never the own one. */
export function imageAddress(net, path, { seats }) {
  const mine = seats.find((seat) => seat.yours);
  const first = mine ? `&first=${mine.number}` : "";
  const { theme } = document.documentElement.dataset;
  return `${net.base}${path}?token=${$("table").dataset.watcher}&language=${net.language}&theme=${theme}${first}`;
}

/** Ways to share the image at an address. */
export const imageLinks = (address) => [
  link(say("share"), address, { target: "_blank" }),
  button(say("share-png"), () => savePng(address), { class: "save-png" }),
];

/** The journal of the game as a file. */
export const exportLink = (net) => link(say("export"), net.link("/journal"), { download: `${net.id}.jsonl` });
