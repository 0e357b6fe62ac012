// Waits for a review that is being worked out, and shows how far it is.

import { $, element, say } from "./dom.js";
import { Net } from "./net.js";

const REST = 700;
const net = new Net($("review").dataset);
const progress = element("progress", HTMLProgressElement);

/** Look how far it is, and again after a while, also if the server did not answer. */
async function look() {
  try {
    const { done, total, is_ready: isReady } = await net.review();
    progress.max = total;
    progress.value = done;
    $("working").textContent = say("review-progress", { count: Math.floor((100 * done) / total) });
    if (isReady) location.reload();
  } catch (error) {
    $("working").textContent = String(error instanceof Error ? error.message : error);
  }
  setTimeout(() => void look(), REST);
}

void look();
