// Where these pages come from: our server, or a plain web host that has nothing but the files.

/** Whether this is a folder at some web host, made by `sushiya site`; there is no server behind it. */
// Units are tested without a page, too.
export const IS_SITE = globalThis.document?.documentElement?.dataset?.["site"] !== undefined;

/** Where the files of the pages are. A server has one page for many addresses, a folder has one address. */
export const ROOT = IS_SITE ? "./" : "/";

/** The address of a page, for links. */
export const link = (path: string): string => (IS_SITE ? `#${path}` : path);
