// Measures what a page shows: which parts are whole and uncovered, and what has moved.
(() => {
  const SLACK = 1; // rounding
  const GRID = [0.04, 0.27, 0.5, 0.73, 0.96];
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const frames = async (count = 1) => {
    for (let n = 0; n < count; n += 1) await frame();
  };

  const isRendered = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden";
  // What is only for those who listen is a pixel wide.
  const isSeen = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return isRendered(one) && width > 2 && height > 2;
  };
  const named = (name) => [...document.querySelectorAll(`[data-part~="${name}"]`)].filter(isRendered);
  const written = ({ left, top, width, height }) =>
    `(${Math.round(left)},${Math.round(top)} ${Math.round(width)}x${Math.round(height)})`;
  const called = (one) => {
    const part = one.dataset?.part ? `[${one.dataset.part}]` : "";
    const kind = typeof one.className === "string" ? one.className.split(/\s+/).filter((name) => name && !name.startsWith("svelte-")) : [];
    const label = one.getAttribute?.("aria-label") ?? "";
    return `${one.localName}${part}${kind.length ? `.${kind.join(".")}` : ""}${label ? ` "${label}"` : ""}`;
  };

  /** What of the window an element can be seen in: every ancestor that cuts off what overflows takes its share. */
  function sight(element) {
    let box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight, by: "the window" };
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      const area = one.getBoundingClientRect();
      if (style.overflowX !== "visible" && (area.left > box.left || area.right < box.right))
        box = { ...box, left: Math.max(box.left, area.left), right: Math.min(box.right, area.right), by: called(one) };
      if (style.overflowY !== "visible" && (area.top > box.top || area.bottom < box.bottom))
        box = { ...box, top: Math.max(box.top, area.top), bottom: Math.min(box.bottom, area.bottom), by: called(one) };
      if (style.position === "fixed") break;
    }
    return box;
  }

  const isCutBy = (box, area) =>
    box.left < area.left - SLACK || box.top < area.top - SLACK || box.right > area.right + SLACK || box.bottom > area.bottom + SLACK;

  const hasInk = (colour) => colour !== "transparent" && !/,\s*0\)$|\/\s*0%?\)$/.test(colour);
  /** Whether an element itself puts anything before what lies behind it. */
  function paints(one) {
    for (let up = one; up; up = up.parentElement) if (Number(getComputedStyle(up).opacity) < 0.05) return false;
    const style = getComputedStyle(one);
    if (one instanceof SVGElement && one.localName !== "svg") return style.fill !== "none" || style.stroke !== "none";
    const hasText = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    return one.localName === "img" || hasText || hasInk(style.backgroundColor) || style.backgroundImage !== "none";
  }

  // What cannot be pressed covers all the same. It stays for good: to change it makes every style anew.
  const pressable = new CSSStyleSheet();
  pressable.replaceSync("* { pointer-events: auto !important; }");
  const letCover = () => {
    if (!document.adoptedStyleSheets.includes(pressable)) document.adoptedStyleSheets.push(pressable);
  };

  /** What lies before an element at a point, if anything does. */
  function cover(element, x, y) {
    const isOwn = (one) => element.contains(one) || one.contains(element);
    const first = document.elementFromPoint(x, y);
    if (!first || isOwn(first)) return null; // to list all that lies there takes long
    for (const one of document.elementsFromPoint(x, y)) {
      if (isOwn(one)) return null;
      if (paints(one)) return one;
    }
    return null;
  }

  function faultOf(element, name, box) {
    const area = sight(element);
    if (isCutBy(box, area)) return `${name} ${written(box)} is cut off by ${area.by} ${written({ ...area, width: area.right - area.left, height: area.bottom - area.top })}`;
    for (const across of GRID)
      for (const down of GRID) {
        const x = box.left + across * box.width;
        const y = box.top + down * box.height;
        const found = cover(element, x, y);
        if (found) return `${name} ${written(box)} is covered at ${Math.round(x)},${Math.round(y)} by ${called(found)} ${written(found.getBoundingClientRect())}`;
      }
    return null;
  }

  /** Whether letters stand out of an element; lines are higher than their letters. */
  function cutsWords(element, box) {
    const range = document.createRange();
    range.selectNodeContents(element);
    const letters = 0.4 * parseFloat(getComputedStyle(element).fontSize);
    return [...range.getClientRects()].some((line) => {
      const middle = (line.top + line.bottom) / 2;
      if (line.width < 2) return false;
      return middle - letters < box.top || middle + letters > box.bottom || line.left < box.left - SLACK || line.right > box.right + SLACK;
    });
  }

  /** What is wrong with the parts of these names; those that are needed must be there. */
  function faults(names, needed) {
    const found = [];
    letCover();
    for (const name of needed) if (!named(name).length) found.push(`there is no ${name}`);
    for (const name of names)
      for (const part of named(name)) {
        const box = part.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) {
          found.push(`${name} ${written(box)} has no size`);
          continue;
        }
        const fault = faultOf(part, name, box);
        if (fault) {
          found.push(fault);
          continue;
        }
        // A button that cuts its own words off does not say what it does.
        if (name === "button" && cutsWords(part, box))
          found.push(`${name} ${written(box)} cuts its words off: "${part.textContent.trim()}"`);
        // A part that scrolls is whole itself; what is in it must be, too.
        for (const piece of part.querySelectorAll("button, li")) {
          const own = piece.getBoundingClientRect();
          const area = sight(piece);
          if (!isSeen(piece) || !isCutBy(own, area)) continue;
          found.push(`in ${name}, ${called(piece)} ${written(own)} is cut off by ${area.by}`);
          break;
        }
      }
    if (document.documentElement.scrollWidth > innerWidth + SLACK)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    return found;
  }

  // What stands in the place for messages comes and goes with them; the place itself stays.
  const isPassing = (one) => one.closest("dialog, .lesson, [data-testid=notice]") ?? one.parentElement?.closest("[data-part~=message]");

  /** Where everything is that should stay there. */
  const places = () =>
    new Map(
      [...document.querySelectorAll("[data-part], .shell button")]
        .filter((one) => isSeen(one) && !isPassing(one))
        .map((one) => [one, one.getBoundingClientRect()]),
    );

  /** How far something has moved. A button may take more room for its words as long as one side of it stays; so may the place for messages; what is asked, held or laid keeps its size. */
  function shift(part, before, after) {
    const off = (side) => Math.abs(after[side] - before[side]);
    if (part === "" || part === "button") return Math.max(Math.min(off("left"), off("right")), Math.min(off("top"), off("bottom")));
    if (part === "message") return Math.max(off("left"), off("top"));
    return Math.max(off("left"), off("top"), off("right"), off("bottom"));
  }

  /** What has moved since by more than a hand's breadth, the farthest first. */
  function moved(before, most) {
    const found = [];
    const newest = new Map();
    for (const [one, box] of before) {
      let now = one;
      // What was drawn anew is the same part.
      if (!one.isConnected && one.dataset.part) now = named(one.dataset.part.split(" ")[0])[0];
      if (!now?.isConnected || !isSeen(now) || newest.has(now)) continue;
      newest.set(now, true);
      const there = now.getBoundingClientRect();
      const by = shift(one.dataset.part ?? "", box, there);
      if (by > most) found.push({ by, text: `${called(now)} moved by ${Math.round(by)} px: ${written(box)} to ${written(there)}` });
    }
    return found.sort((one, other) => other.by - one.by).map(({ text }) => text);
  }

  /** Wait until nothing moves any more: what fits itself into its room takes a few frames for it. */
  async function settled() {
    for (let still = 0, tries = 0; still < 2 && tries < 40; tries += 1) {
      const before = places();
      await frame();
      still = places().size === before.size && !moved(before, 0.5).length ? still + 1 : 0;
    }
  }

  const go = (path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  };
  async function until(isTrue, what) {
    const began = performance.now();
    while (!isTrue()) {
      if (performance.now() - began > 60_000) throw new Error(`${what} did not come`);
      await frame();
    }
  }

  /** Leave what is shown, and draw a table as somebody would see it who opens its page. */
  async function open(path) {
    localStorage.removeItem("sushiya.met");
    stage.sockets.length = 0;
    stage.sent.length = 0;
    go("/t");
    await until(() => !document.querySelector(".shell"), "another page");
    go(path);
    await until(() => document.querySelector(".shell main > *"), "the table");
    await document.fonts.ready;
    await settled();
  }

  const button = (label) =>
    [...document.querySelectorAll("button")].find((one) => isSeen(one) && (one.getAttribute("aria-label") ?? one.textContent).trim() === label);

  /** Raise one thing after the other, until there is a button that does it, or it has been done. */
  async function raise(tries = 12) {
    const isDone = () => named("button").some((one) => !one.disabled) || stage.sent.some((one) => one.type === "play");
    const tried = new Set();
    while (!isDone() && tried.size < tries) {
      const all = [...document.querySelectorAll("main button[aria-pressed=false]:not([aria-disabled=true]):not(:disabled)")];
      const next = all.find((one) => isSeen(one) && !tried.has(one));
      if (!next) break;
      tried.add(next);
      next.click();
      await frames();
    }
    return isDone();
  }

  window.measure = { button, faults, frames, moved, named, open, places, raise };
})();
