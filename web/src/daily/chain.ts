// How a day's deal is checked: the same hashes as src/sushiya/host/daily_chain.py.
import { hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { nameOf } from "../wire/daily";
import { digest, sealFixed } from "../wire/trust";
import type { Anchor, Link } from "../wire/types";

const DAY_MS = 86_400_000;

const linkBefore = (link: string): string => digest("sushiya-daily link", hexToBytes(link));

/** The secret that a game's deal of a day is made with. */
export const secretOf = (link: string, game: string): string => digest("sushiya-daily deal", hexToBytes(link), utf8ToBytes(game));

/** The seal that every table with this deal has shown. */
export const sealOf = (link: string, game: string, day: string): string => sealFixed(nameOf(day), secretOf(link, game));

export const daysBetween = (first: string, last: string): number => Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS);

export const dayBefore = (day: string, count = 1): string => new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);

/** The link of an earlier day, from one that is known; chains do not follow from each other. */
export function linkOf(known: Link, day: string, chains: readonly Anchor[]): string | null {
  const chain = chainOf(known.day, chains);
  if (!chain || day < chain.first || day > known.day) return null;
  return hashed(known.link, daysBetween(day, known.day));
}

/** Whether the newest link that is known leads to the anchor that was published before. */
export function isAnchored(known: Link, chains: readonly Anchor[]): boolean {
  const chain = chainOf(known.day, chains);
  return !!chain && hashed(known.link, daysBetween(chain.first, known.day) + 1) === chain.anchor;
}

const chainOf = (day: string, chains: readonly Anchor[]): Anchor | undefined => chains.filter(({ first }) => first <= day).at(-1);

function hashed(link: string, count: number): string {
  let found = link;
  for (let step = 0; step < count; step++) found = linkBefore(found);
  return found;
}
