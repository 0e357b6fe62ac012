// Sets theme, patterns and motion before anything is drawn, and whenever the settings change.
{
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const show = () => {
    /** @type {unknown} */
    const kept = JSON.parse(localStorage.getItem("settings") ?? "{}");
    const { theme = "auto", patterns = false, motion = true } = /** @type {Partial<import("./settings.js").Settings>} */ (kept);
    root.dataset.theme = theme === "auto" ? (dark.matches ? "dark" : "light") : theme;
    root.classList.toggle("patterns", patterns);
    root.classList.toggle("still", !motion);
  };
  dark.addEventListener("change", show);
  addEventListener("settingschange", show);
  show();
}
