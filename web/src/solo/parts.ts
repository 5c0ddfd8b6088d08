// The parts of the pack: where each comes from, and how it is unpacked.
import { CACHE } from "../offline/packed";
import type { parts } from "./built/index";

export type PartName = keyof typeof parts;

/** The dealer's thread puts another function in the place of `fetch`. */
const download = globalThis.fetch?.bind(globalThis);

/** A part as it was packed: from what this device keeps, or from where the pages come from. */
export async function packed(url: string): Promise<Response> {
  // Browsers have caches at secure addresses only.
  const kept = await globalThis.caches?.open(CACHE).then((cache) => cache.match(url));
  if (kept) return kept;
  const answer = await download(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/** A part as a stream of its unpacked bytes. */
export async function unpacked(url: string, type: string): Promise<Response> {
  const { body } = await packed(url);
  if (!body) throw new Error(`${url} is empty`);
  return new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": type } });
}
