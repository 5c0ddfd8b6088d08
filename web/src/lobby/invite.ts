// Where friends find a table: a link that works from their devices, or none.
const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Give the shop's address for others; nothing if only this computer can reach it. */
export function shopAddress(known: string, here: { origin: string; hostname: string }): string {
  if (known) return known.replace(/\/+$/, "");
  return LOOPBACK.test(here.hostname) ? "" : here.origin;
}

/** Six letters as they may be typed: in small letters, with spaces or hyphens. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z]/g, "").slice(0, 6);
}

export const CODE_LENGTH = 6;
