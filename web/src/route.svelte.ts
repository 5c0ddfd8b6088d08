// Where we are: the address says which page, and the back button works.
import { version } from "./offline/version.svelte";
import { IS_SITE, link } from "./site";

export type Route =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "replay" | "coach"; table: string }
  | { page: "code"; code: string }
  | { page: "learn"; game: string; at: string }
  | { page: "first"; game: string }
  | { page: "solo"; at: string }
  | { page: "daily"; game: string; day: string }
  | { page: "pad" | "box" | "puzzles"; path: readonly string[] }
  | { page: "circle"; circle: string }
  | { page: "same"; same: string }
  | { page: "drawings" | "about" | "recovery" | "circles" | "games" | "stats" }
  | { page: "unknown" };

const SERVED = ["t", "c", "recovery", "circle", "circles", "same", "stats", "first", "daily"];
/** Games that this device itself has the record of; others are a server's. */
const OWN_GAME = "own-";
const ALONE = ["drawings", "about", "recovery", "circles", "games", "stats"] as const;

const currentPath = (): string => (IS_SITE ? location.hash.slice(1) : location.pathname);

function read(path: string): Route {
  const [plain = ""] = path.split("?");
  const [first, second, ...more] = plain.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: "home" };
  if (first === "pad" || first === "box" || first === "puzzles") return { page: first, path: second ? [second, ...more] : [] };
  if (first === "solo" && !more.length) return { page: "solo", at: second ?? "" };
  // There are no tables without a server, and home says so.
  if (IS_SITE && (SERVED.includes(first) || (first === "g" && !second?.startsWith(OWN_GAME)))) return { page: "home" };
  const alone = ALONE.find((page) => page === first);
  if (!second && alone) return { page: alone };
  if (first === "daily" && more.length < 2) return { page: "daily", game: second ?? "", day: more[0] ?? "" };
  if (first === "learn" && second && more.length < 2) return { page: "learn", game: second, at: more[0] ?? "" };
  if (first === "g" && second && more.join() === "coach") return { page: "coach", table: second };
  if (!second || more.length) return { page: "unknown" };
  if (first === "t") return { page: "table", table: second };
  if (first === "g") return { page: "replay", table: second };
  if (first === "c") return { page: "code", code: second.toUpperCase() };
  if (first === "first") return { page: "first", game: second };
  if (first === "same") return { page: "same", same: second };
  if (first === "circle") return { page: "circle", circle: second };
  return { page: "unknown" };
}

class Router {
  route = $state.raw<Route>(read(currentPath()));
  /** Whether a page of ours was open before this one. */
  hasCome = false;

  constructor() {
    addEventListener("popstate", () => {
      this.route = read(currentPath());
    });
  }

  go(path: string, { replace = false } = {}): void {
    if (path === "/" && version.isOffered) {
      void version.takeOver(link(path));
      return;
    }
    if (replace) history.replaceState(null, "", link(path));
    else history.pushState(null, "", link(path));
    this.hasCome = true;
    this.route = read(path);
    scrollTo(0, 0);
  }
}

export const router = new Router();

export const tablePath = (table: string): string => `/t/${table}`;
export const soloPath = (table: string): string => `/solo/${table}`;
export const dailyPath = (game: string, day: string): string => `/daily/${game}/${day}`;
export const puzzlesPath = (game: string, idea = ""): string => `/puzzles/${game}${idea && `/${idea}`}`;
export const circlePath = (circle: string): string => `/circle/${circle}`;
export const samePath = (same: string): string => `/same/${same}`;
export const coachPath = (table: string): string => `/g/${table}/coach`;
export const replayPath = (table: string): string => `/g/${table}`;

/** Go back to where we came from; to the counter, if we came from elsewhere. */
export function goBack(): void {
  if (router.hasCome) history.back();
  else router.go("/");
}

/** Follow a link of ours without loading the page anew. */
export function follow(event: MouseEvent): void {
  const { hash, pathname } = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  router.go(IS_SITE ? hash.slice(1) : pathname);
}
