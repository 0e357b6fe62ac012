// Sets the theme before anything is drawn.
{
  const kept = JSON.parse(localStorage.getItem("settings") || "{}");
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const show = () => {
    const wanted = JSON.parse(localStorage.getItem("settings") || "{}").theme || "auto";
    document.documentElement.dataset.theme = wanted === "auto" ? (dark.matches ? "dark" : "light") : wanted;
  };
  document.documentElement.classList.toggle("patterns", Boolean(kept.patterns));
  dark.addEventListener("change", show);
  addEventListener("themechange", show);
  show();
}
