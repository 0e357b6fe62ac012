// The rulebook: marks the topic in sight in the contents, unfolds the rule that an address names, and prints.

const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll(".contents a[href^='#']")]);

const inSight = new IntersectionObserver(
  (entries) => {
    const seen = entries.find((entry) => entry.isIntersecting);
    if (!seen) return;
    for (const link of links) {
      if (link.hash === `#${seen.target.id}`) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  },
  { rootMargin: "-10% 0px -75% 0px" },
);
for (const topic of document.querySelectorAll("section.topic")) inSight.observe(topic);

/** Unfold the numbered rule that an address names; the browser goes to the topic that explains it. */
function openWanted() {
  const number = decodeURIComponent(location.hash.slice(1));
  const wanted = document.querySelector(`[data-rule="${CSS.escape(number)}"]`);
  wanted?.closest("details")?.setAttribute("open", "");
  wanted?.classList.add("wanted");
}
addEventListener("hashchange", openWanted);
openWanted();

// On a phone the contents would fill the screen before the book begins.
if (matchMedia("(max-width: 900px)").matches) document.getElementById("contents")?.removeAttribute("open");
document.getElementById("print")?.addEventListener("click", () => print());
