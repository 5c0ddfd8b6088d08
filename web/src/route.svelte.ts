// Where we are: the address says which page, and the back button works.
export type Route =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "code"; code: string }
  | { page: "learn"; game: string }
  | { page: "drawings" | "about" | "recovery" }
  | { page: "unknown" };

function read(path: string): Route {
  const [first, second, ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: "home" };
  if (!second && (first === "drawings" || first === "about" || first === "recovery")) return { page: first };
  if (!second || more.length) return { page: "unknown" };
  if (first === "t") return { page: "table", table: second };
  if (first === "c") return { page: "code", code: second.toUpperCase() };
  if (first === "learn") return { page: "learn", game: second };
  return { page: "unknown" };
}

class Router {
  route = $state.raw<Route>(read(location.pathname));
  /** Whether a page of ours was open before this one. */
  hasCome = false;

  constructor() {
    addEventListener("popstate", () => {
      this.route = read(location.pathname);
    });
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.hasCome = true;
    this.route = read(path);
    scrollTo(0, 0);
  }
}

export const router = new Router();

export const tablePath = (table: string): string => `/t/${table}`;

/** Go back to where we came from; to the counter, if we came from elsewhere. */
export function goBack(): void {
  if (router.hasCome) history.back();
  else router.go("/");
}

/** Follow a link of ours without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  router.go(link.pathname);
}
