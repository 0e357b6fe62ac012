// Waits for a review that is being worked out, and shows how far it is.

import { $, say } from "./dom.js";

const { id, token, language } = $("review").dataset;

async function look() {
  const answer = await fetch(`/api/tables/${id}/review?token=${token}&language=${language}`);
  const { done, total, is_ready: isReady } = await answer.json();
  $("progress").max = total;
  $("progress").value = done;
  $("working").textContent = say("review-progress", { count: Math.floor((100 * done) / total) });
  if (isReady) location.reload();
  else setTimeout(look, 700);
}

look();
