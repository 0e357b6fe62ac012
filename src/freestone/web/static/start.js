// Shows the options of the chosen game only, and keeps the language that was chosen.

const form = document.querySelector(".new-game");
const show = () => {
  const game = form.elements.game.value;
  for (const part of document.querySelectorAll(".game-options")) part.hidden = part.dataset.game !== game;
};
form.addEventListener("change", show);
show();

document.getElementById("language")?.addEventListener("change", (event) => {
  document.cookie = `language=${event.target.value}; path=/; max-age=31536000; samesite=lax`;
  location.reload();
});
