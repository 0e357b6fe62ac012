// The rulebook: marks the topic in sight in the contents, opens the rule that an address names, and prints.

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

/** An address that names a numbered rule leads to the topic that explains it, with its rules unfolded. */
function openWanted() {
  const wanted = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const folded = wanted?.closest("details");
  if (!wanted || !folded) return;
  folded.open = true;
  wanted.classList.add("wanted");
  wanted.closest("section")?.scrollIntoView();
}
addEventListener("hashchange", openWanted);
openWanted();

document.getElementById("print")?.addEventListener("click", () => print());
