// What is wrong with the layout of a page: what cannot be clicked, is cut, overlaps or is out of sight. Knows no game.
// `audit` returns a sentence for each finding; nothing that can be scrolled to counts as cut or covered.
(() => {
  const CONTROLS = "button, a[href], input, select, summary, [role=tab]";
  const SKIPPED = ".skip, .sprite, script, style, option";
  const NEAR = 1.5;
  const AIR = 0.24; // of a line, above and below its letters

  const isShown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest(SKIPPED);
  const name = (one) => `${one.tagName.toLowerCase()}${one.id && `#${one.id}`} "${(one.textContent || one.getAttribute("aria-label") || "").trim().slice(0, 40)}"`;
  const place = ({ left, top, right, bottom }) => `${Math.round(left)},${Math.round(top)}-${Math.round(right)},${Math.round(bottom)}`;
  const isOpaque = (colour) => colour.startsWith("rgb") && !/[,/] *0?\.[0-6]\d*\)$|[,/] *0\)$/.test(colour);

  /** The window that an element's overflow leaves of what is in it; `x` and `y` say whether it scrolls there. */
  function frame(one) {
    const style = getComputedStyle(one);
    if (style.clipPath.startsWith("inset(50%")) return { left: 0, top: 0, right: 0, bottom: 0, x: true, y: true }; // for screen readers alone
    if (style.overflowX === "visible" && style.overflowY === "visible") return null;
    const box = one.getBoundingClientRect();
    const [left, top] = [box.left + one.clientLeft, box.top + one.clientTop];
    const [width, height] = one instanceof SVGElement ? [box.width, box.height] : [one.clientWidth, one.clientHeight];
    const scrolls = (overflow, whole, seen) => /auto|scroll/.test(overflow) && whole > seen;
    const isClamped = style.webkitLineClamp !== "none"; // on purpose, and so is an ellipsis: the whole is in a tip or the log
    return {
      one, left, top, right: left + width, bottom: top + height,
      x: isClamped || style.textOverflow === "ellipsis" || scrolls(style.overflowX, one.scrollWidth, one.clientWidth),
      y: isClamped || scrolls(style.overflowY, one.scrollHeight, one.clientHeight),
    };
  }

  /** `least` options and log lines are in sight; the page is looked at below `part`, and drawings only if it `isDrawn`. */
  function audit({ least, lines, isDrawn, part = "body" }) {
    const found = [];
    const frames = new Map();
    // Of a dialog, or a sheet that is pulled up on a phone, nothing below can be used until it is put away.
    const sheet = document.querySelector("#handle[aria-expanded=true]")?.checkVisibility() ? "#side" : part;
    const root = document.querySelector("dialog[open]") || document.querySelector(sheet);
    const page = document.scrollingElement;
    const isFixed = getComputedStyle(document.body).overflow === "hidden";
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight, x: false, y: !isFixed && page.scrollHeight > innerHeight };

    /** The windows through which an element is seen, from the inside out. */
    function windows(one) {
      if (!frames.has(one)) {
        const own = frame(one);
        const isTop = !one.parentElement || one.matches("dialog") || getComputedStyle(one).position === "fixed";
        frames.set(one, [...(own ? [own] : []), ...(isTop ? [screen] : windows(one.parentElement))]);
      }
      return frames.get(one);
    }

    /** What is seen of a box, and whether a part is cut off where nothing scrolls. */
    function seen(one, box) {
      let { left, top, right, bottom } = box;
      let isCut = false;
      for (const pane of windows(one)) {
        const isAside = left < pane.left - NEAR || right > pane.right + NEAR;
        const isBeyond = top < pane.top - NEAR || bottom > pane.bottom + NEAR;
        isCut ||= (isAside && !pane.x) || (isBeyond && !pane.y);
        [left, right] = [Math.max(left, pane.left), Math.min(right, pane.right)];
        [top, bottom] = [Math.max(top, pane.top), Math.min(bottom, pane.bottom)];
        if (right <= left || bottom <= top) return { box: null, isCut };
      }
      return { box: { left, top, right, bottom }, isCut };
    }

    const isInside = ([x, y], box) => box && x > box.left + 1 && x < box.right - 1 && y > box.top + 1 && y < box.bottom - 1;

    /** Whether a click in the middle of something reaches it, or it can be scrolled to. */
    function checkClick(one, area = one) {
      const [first, ...more] = area.getClientRects();
      const box = more.length ? first : area.getBoundingClientRect(); // a link may run over two lines
      if (!box.width || !box.height) return;
      const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const view = seen(area.parentElement, box);
      if (!isInside(middle, view.box)) {
        if (view.isCut) found.push(`out of reach: ${name(one)} at ${place(box)}`);
        return;
      }
      const stack = document.elementsFromPoint(...middle);
      const isBoard = one.matches(".item");
      const isHit = isBoard ? stack.includes(area) && stack[0].closest("#board .panel") : one.contains(stack[0]) || stack[0].closest("label")?.contains(one);
      if (!isHit) found.push(`covered: ${name(one)} at ${place(box)} by ${name(stack[0])}`);
    }

    /** Every line of text that is seen, without the room above and below its letters. */
    function written() {
      const texts = [];
      const skipped = [SKIPPED, "#log li:nth-last-child(n + 9)", ...(isDrawn ? [] : [".panel svg, .drawing"])].join();
      const isWanted = (node) => (node.nodeType === 3 || !node.matches(skipped) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, isWanted);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const one = node.parentElement;
        if (node.nodeType !== 3 || !node.textContent.trim() || !isShown(one)) continue;
        if (/\[object|undefined|\bNaN\b/.test(node.textContent)) found.push(`no words: ${name(one)}`);
        for (const box of boxes(node, one)) if (box.width > 1) checkText(one, box, texts);
      }
      return texts;
    }

    /** The lines of a text; drawn texts are one line each, and may be pressed to fit, which a range does not know. */
    function boxes(node, one) {
      if (one instanceof SVGElement) return [one.getBoundingClientRect()];
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getClientRects();
    }

    function checkText(one, { left, top, right, bottom }, texts) {
      const air = (bottom - top) * AIR;
      const box = { left: left + 1, top: top + air, right: right - 1, bottom: bottom - air };
      const view = seen(one, box);
      if (view.isCut) found.push(`cut: ${name(one)} at ${place(box)}`);
      if (!view.box) return;
      const paper = (one.closest("svg") || holder(one)).getBoundingClientRect();
      const isOver = view.box.left < paper.left - NEAR || view.box.right > paper.right + NEAR;
      if (!view.isCut && isOver) found.push(`spills: ${name(one)} at ${place(box)} over ${place(paper)}`);
      texts.push({ one, ...view.box });
    }

    /** The nearest element around a text that is a box. */
    function holder(one) {
      return getComputedStyle(one).display.startsWith("inline") && !one.matches("button, .button") && one.parentElement ? holder(one.parentElement) : one;
    }

    const covers = (one) => {
      const style = getComputedStyle(one);
      if (one instanceof SVGElement) return Number(style.fillOpacity) * Number(style.opacity) > 0.7 && isOpaque(style.fill) && !one.closest("text");
      return isOpaque(style.backgroundColor);
    };

    /** Whether two texts are seen on top of each other: neither lies under something opaque. */
    function isMixed(one, other, x, y) {
      const stack = document.elementsFromPoint(x, y);
      const [first, second] = [stack.indexOf(one), stack.indexOf(other)].sort((a, b) => a - b);
      return first >= 0 && !stack.slice(0, second).some(covers);
    }

    function checkOverlaps(texts) {
      texts.sort((one, other) => one.left - other.left);
      texts.forEach((one, at) => {
        for (let next = at + 1; next < texts.length && texts[next].left < one.right - 1; next += 1) {
          const other = texts[next];
          const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
          if (bottom - top < 1.5 || one.one === other.one || (one.one.textContent === other.one.textContent && Math.abs(one.left - other.left) < 1)) continue;
          const right = Math.min(one.right, other.right);
          if (isMixed(one.one, other.one, (other.left + right) / 2, (top + bottom) / 2)) found.push(`overlap: ${name(one.one)} and ${name(other.one)} at ${place(other)}`);
        }
      });
    }

    /** Whether something is seen as a whole. */
    function isWhole(one) {
      const box = one.getBoundingClientRect();
      const { box: rest } = seen(one.parentElement, box);
      return rest && rest.bottom - rest.top > box.height - NEAR && rest.right - rest.left > box.width - NEAR;
    }

    function checkColumn() {
      const options = [...root.querySelectorAll("#options .option")].filter(isShown);
      const whole = options.filter(isWhole).length;
      if (whole < Math.min(least, options.length)) found.push(`options: ${whole} of ${options.length} in sight`);
      // On a phone, what else can be done is on the part of the sheet that slides up.
      const extras = document.querySelector(".peeking") ? "" : ", #extras";
      for (const one of root.querySelectorAll(`#prompt, #confirm, #confirm button${extras}`)) {
        if (isShown(one) && one.textContent && !isWhole(one)) found.push(`not in sight: ${name(one)} at ${place(one.getBoundingClientRect())}`);
      }
      const finale = root.querySelector("#finale");
      if (finale && finale.scrollWidth > finale.clientWidth) found.push(`the scores are wider than the column: ${finale.scrollWidth}`);
      const log = root.querySelector("#log");
      if (!log || !isShown(log)) return;
      const height = log.clientHeight / parseFloat(getComputedStyle(log).lineHeight);
      if (height < lines) found.push(`log: ${height.toFixed(1)} lines`);
    }

    for (const one of root.querySelectorAll(CONTROLS)) if (!one.matches(".line") && isShown(one)) checkClick(one, one.closest("label") ?? one);
    for (const one of root.querySelectorAll(".panel:not([hidden]) .item.lit")) checkClick(one, one.querySelector(":scope > .hit"));
    checkColumn();
    checkOverlaps(written());
    if (page.scrollWidth > innerWidth || (isFixed && (page.scrollHeight > innerHeight || page.scrollTop))) found.push(`the page is larger than the window: ${page.scrollWidth}x${page.scrollHeight}`);
    return [...new Set(found)];
  }

  /** Wait until what was changed is laid out. */
  const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

  const largest = {};

  /** Whether a measure of something is larger than all before. */
  function isRecord(what, measure) {
    if (measure <= (largest[what] ?? 0)) return false;
    largest[what] = measure;
    return true;
  }

  /** Whether any part of the column is higher than ever in this window, or has a longer text or word. */
  function isNews() {
    let isNew = isRecord("options", document.querySelectorAll("#options .option").length);
    for (const one of document.querySelectorAll("#side *")) {
      if (one.closest(`#log, svg, ${SKIPPED}`)) continue;
      const part = one.id || one.className;
      isNew = isRecord(`${part} ${innerWidth}`, one.scrollHeight) || isNew;
      for (const { nodeType, textContent } of one.childNodes) {
        if (nodeType !== 3) continue;
        isNew = isRecord(`text ${part}`, textContent.length) || isNew;
        isNew = isRecord(`word ${part}`, Math.max(...textContent.split(/\s/).map((word) => word.length))) || isNew;
      }
    }
    return isNew;
  }

  /** Audit a decision in all its states; `pick` is the choice to be confirmed, if any, `isHinted` whether to ask for a hint. Says whether it is news. */
  async function auditDecision({ pick, isHinted, isDrawn, ...limits }) {
    const found = {};
    let isNew = false;
    document.body.style.opacity = 0.0003; // laid out and clicked as ever, but not painted, which costs most
    const look = async (state) => {
      await settled();
      document.querySelector("#options .rows").scrollTop = 0; // where the focus was may be further down
      found[state] = audit(state === "asked" ? { ...limits, isDrawn } : { ...limits, part: "#side" });
      isNew = isNews() || isNew;
    };
    for (const tip of document.querySelectorAll(".tip-card")) tip.open = true;
    await look("asked");
    if (isHinted) {
      document.querySelector("#extras .hint-button").click();
      while (!document.querySelector("#options .advised")) await settled();
      await look("hint");
    }
    if (pick) {
      document.querySelector(`#options .option[data-choice='${pick}']`).click();
      await look("confirm");
      document.querySelector("#confirm .answers button:last-child").click();
    }
    document.querySelector("#hint:not([hidden]) .close")?.click();
    return { found, isNew };
  }

  /** Audit a page as it is. */
  async function auditPage(limits) {
    await settled();
    return audit(limits);
  }

  Object.assign(window, { auditPage, auditDecision });
})();
