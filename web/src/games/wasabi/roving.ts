// One stop for the Tab key in a group of buttons; arrow keys move inside it, by where things lie.
const KEYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function roving(box: HTMLElement): () => void {
  let at = 0;
  let isInside = false;
  const stops = () => [...box.querySelectorAll<HTMLElement>("button")];

  function settle(): void {
    const all = stops();
    at = Math.max(0, Math.min(at, all.length - 1));
    all.forEach((stop, place) => (stop.tabIndex = place === at ? 0 : -1));
    // What had the focus is gone: its neighbour has it now, not the top of the page.
    if (isInside && document.activeElement === document.body) all[at]?.focus({ preventScroll: true });
  }

  function focused(event: FocusEvent): void {
    const place = stops().indexOf(event.target as HTMLElement);
    if (place < 0) return;
    at = place;
    isInside = true;
    settle();
  }
  function left(event: FocusEvent): void {
    const from = event.target as HTMLElement;
    setTimeout(() => {
      if (from.isConnected && !box.contains(document.activeElement)) isInside = false;
    });
  }
  function pressed(event: KeyboardEvent): void {
    const all = stops();
    const from = all.indexOf(event.target as HTMLElement);
    if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const way = KEYS[event.key];
    let to: HTMLElement | undefined;
    if (way) to = nearest(all, from, way);
    else if (event.key === "Home") to = all[0];
    else if (event.key === "End") to = all.at(-1);
    else return;
    event.preventDefault();
    to?.focus();
  }

  const observer = new MutationObserver(settle);
  observer.observe(box, { childList: true, subtree: true });
  box.addEventListener("focusin", focused);
  box.addEventListener("focusout", left);
  box.addEventListener("keydown", pressed);
  settle();
  return () => {
    observer.disconnect();
    box.removeEventListener("focusin", focused);
    box.removeEventListener("focusout", left);
    box.removeEventListener("keydown", pressed);
  };
}

/** The closest stop in a direction; in a single row the next one, also across a line's end. */
function nearest(all: readonly HTMLElement[], from: number, [x, y]: readonly [number, number]): HTMLElement | undefined {
  const here = middle(all[from]);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const stop of all) {
    const there = middle(stop);
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (ahead <= 4 || aside > ahead * 2) continue;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [stop, far];
  }
  return best ?? (y === 0 ? all[from + x] : undefined);
}

function middle(stop: HTMLElement | undefined): { x: number; y: number } {
  const box = stop?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : { x: 0, y: 0 };
}
