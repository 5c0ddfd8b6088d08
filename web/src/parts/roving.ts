// One stop for the Tab key in a group of buttons; arrow keys, Home and End move inside it.
export interface Spot {
  x: number;
  y: number;
}

export interface Roving {
  /** In a line all arrows go on or back; in a grid they go to what lies there. */
  layout: "line" | "grid";
  /** Whether the last is followed by the first. */
  isRound?: boolean;
  /** Which button the Tab key comes to; without it, the one where somebody was last. */
  start?: number;
  /** Whether the neighbour takes the focus of a button that is gone, rather than what is asked next. */
  keepsFocus?: boolean;
}

const ARROWS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
// What lies less than this ahead lies beside.
const BESIDE = 4;

/** Where a key leads to from one of these spots, perhaps nowhere else; null if it is no key to move with. */
export function destination(key: string, from: number, spots: readonly Spot[], way: Roving): number | null {
  const arrow = ARROWS[key];
  if (key === "Home") return 0;
  if (key === "End") return spots.length - 1;
  if (!arrow) return null;
  const beside = way.layout === "grid" ? nearest(from, spots, arrow) : null;
  if (beside !== null) return beside;
  if (way.layout === "grid" && arrow.y) return from;
  const next = from + arrow.x + arrow.y;
  if (next in spots) return next;
  return way.isRound ? (next + spots.length) % spots.length : from;
}

/** The closest spot in a direction, or null. */
function nearest(from: number, spots: readonly Spot[], { x, y }: Spot): number | null {
  const here = spots[from];
  let best: number | null = null;
  let least = Infinity;
  spots.forEach((there, place) => {
    if (!here) return;
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (ahead <= BESIDE || aside > ahead * 2) return;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [place, far];
  });
  return best;
}

function middle(stop: HTMLElement): Spot {
  const box = stop.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Attach to the element that holds the buttons; it sets who among them has a tabindex of 0. */
export function roving(way: Roving): (box: HTMLElement) => () => void {
  return (box) => {
    const stops = () => [...box.querySelectorAll<HTMLElement>("button")];
    let at = way.start ?? 0;
    let isInside = box.contains(document.activeElement);

    function settle(): void {
      const all = stops();
      const focused = all.indexOf(document.activeElement as HTMLElement);
      if (focused >= 0) at = focused;
      at = Math.max(0, Math.min(at, all.length - 1));
      all.forEach((stop, place) => (stop.tabIndex = place === at ? 0 : -1));
      const isLost = isInside && document.activeElement === document.body;
      if (way.keepsFocus && isLost) all[at]?.focus({ preventScroll: true });
    }
    function entered(): void {
      isInside = true;
      settle();
    }
    function left({ target }: FocusEvent): void {
      setTimeout(() => {
        // A button that was taken away has not been left.
        if (!(target as HTMLElement).isConnected || box.contains(document.activeElement)) return;
        isInside = false;
        at = way.start ?? at;
        settle();
      });
    }
    function pressed(event: KeyboardEvent): void {
      const all = stops();
      const from = all.indexOf(event.target as HTMLElement);
      if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const to = destination(event.key, from, all.map(middle), way);
      if (to === null) return;
      event.preventDefault();
      all[to]?.focus();
    }

    const observer = new MutationObserver(settle);
    observer.observe(box, { childList: true, subtree: true });
    box.addEventListener("focusin", entered);
    box.addEventListener("focusout", left);
    box.addEventListener("keydown", pressed);
    settle();
    return () => {
      observer.disconnect();
      box.removeEventListener("focusin", entered);
      box.removeEventListener("focusout", left);
      box.removeEventListener("keydown", pressed);
    };
  };
}
