// A book in a link: it stands behind the number sign, which browsers send to nobody.
import { keyInAddress } from "../sharing/sheet.svelte";
import { IS_SITE, link } from "../site";

const PATH = "/box";
/** The page under which another phone joins, by a key behind the number sign. */
const JOINING = "with";
export const JOINING_PATH = `${PATH}/${JOINING}`;

/** The code that this page's address brings; null: none. A folder has its paths behind the number sign, too. */
export function codeOfAddress(path: readonly string[]): string | null {
  if (IS_SITE) return path[0] ?? null;
  return (path[0] !== JOINING && location.hash.slice(1)) || null;
}

/** The key of a shared sheet that this page's address brings. */
export const keyOfAddress = (path: readonly string[]): string | null => (!IS_SITE && path[0] === JOINING ? keyInAddress() : null);

export function forgetCode(): void {
  history.replaceState(null, "", link(PATH));
}

/** The address that brings a code to whoever opens it. */
export function addressOf(code: string): string {
  const page = new URL(link(PATH), location.href).href;
  return IS_SITE ? `${page}/${code}` : `${page}#${code}`;
}
