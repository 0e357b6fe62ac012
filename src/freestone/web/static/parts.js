// Parts of the page that the server writes: tabs, a search, links to rules and cards.

import { enlarged, isPhone, make } from "./dom.js";
import { reach } from "./net.js";

/** Fetch a part and bring it to life; `open` has what links in it lead to. */
export async function part(net, name, open) {
  const wanted = name === "charts" && isPhone() ? "narrow-charts" : name;
  const box = make("div", { class: `part part-${name}` });
  box.innerHTML = await (await reach(net.page(`/part/${wanted}`))).text();
  for (const one of box.querySelectorAll("[data-open-rule]")) one.addEventListener("click", () => open.rule(one.dataset.openRule));
  for (const one of box.querySelectorAll("[data-card]")) one.addEventListener("click", () => open.card(one.dataset.card));
  box.querySelector(".search")?.addEventListener("input", ({ target }) => filter(box, target.value.trim().toLowerCase()));
  for (const tabbed of box.querySelectorAll(".tabbed")) live(tabbed);
  return box;
}

/** Tabs: one panel at a time, by click and with the arrow keys. */
function live(tabbed) {
  const tabs = [...tabbed.querySelectorAll("[role=tab]")];
  const panels = [...tabbed.querySelectorAll("[role=tabpanel]")];
  const select = (wanted) => {
    tabs.forEach((tab, at) => {
      tab.setAttribute("aria-selected", String(tab === wanted));
      tab.tabIndex = tab === wanted ? 0 : -1;
      panels[at].hidden = tab !== wanted;
    });
    wanted.scrollIntoView({ block: "nearest", inline: "nearest" });
    for (const cell of tabbed.querySelectorAll(".current")) cell.scrollIntoView({ block: "center", inline: "nearest" });
    tabbed.closest("dialog")?.scrollTo({ top: 0 });
  };
  const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  tabbed.firstElementChild.addEventListener("keydown", (event) => {
    if (!(event.key in steps)) return;
    event.preventDefault();
    const next = tabs.at((tabs.indexOf(event.target) + steps[event.key]) % tabs.length);
    next.focus();
    select(next);
  });
  for (const tab of tabs) tab.addEventListener("click", () => select(tab));
  if (tabs.length) select(tabs[0]);
}

function filter(box, wanted) {
  for (const section of box.querySelectorAll("section")) {
    const rules = [...section.querySelectorAll(".rule")];
    for (const rule of rules) rule.hidden = !rule.textContent.toLowerCase().includes(wanted);
    section.hidden = rules.every((rule) => rule.hidden);
  }
  box.querySelector(".nothing").hidden = Boolean(box.querySelector("section:not([hidden])"));
}

/** A tile or a card of the list, large enough to read. */
export function largeCard(entry) {
  const face = entry.querySelector(".face")?.cloneNode(true);
  if (face) enlarged(face, face.getAttribute("width"), face.getAttribute("height"));
  const does = make("p", {}, entry.querySelector(".does").textContent);
  const source = make("p", { class: "quiet" }, entry.dataset.source);
  return { title: entry.querySelector("b").textContent, rule: entry.dataset.ruleOf, content: [face, does, source] };
}
