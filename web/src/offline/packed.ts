// The pack for games alone, as all pages know it.

/** Where the browser keeps it; the service worker knows this name, too. */
export const CACHE = "sushiya-pack";

/** Under this name the device remembers that somebody wanted it. */
export const PACK_WANTED = "solo-pack";
