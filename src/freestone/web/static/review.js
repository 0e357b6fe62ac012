// Waits for a review that is being worked out, and shows how far it is.

import { $, say } from "./dom.js";
import { Net } from "./net.js";

const { id, token, language } = $("review").dataset;
const net = new Net(id, token, language);

/** Look how far it is, and again after a while, also if the server did not answer. */
async function look() {
  try {
    const { done, total, is_ready: isReady } = await net.get("/review");
    $("progress").max = total;
    $("progress").value = done;
    $("working").textContent = say("review-progress", { count: Math.floor((100 * done) / total) });
    if (isReady) location.reload();
  } catch (error) {
    $("working").textContent = error.message;
  }
  setTimeout(look, 700);
}

look();
