// Engines for tests, read from what the build made.
import { games, type Games } from "../src/engine/built/index";
import { type Description, Engine, type GameName } from "../src/engine/engine";
import { connect } from "../src/engine/memory";

const files = import.meta.glob<string>("/src/engine/built/*.wasm", { query: "?url&inline", import: "default", eager: true });
const download = globalThis.fetch;

/** Stands for fetch: pages ask for WebAssembly by its place. */
export const fetchBuilt = (url: string): Promise<Response> => download(files[url] ?? "");

export async function openBuilt<Name extends GameName>(game: Name): Promise<Engine<Name>> {
  const answer = await fetchBuilt(`/src/engine/built/${game}.wasm`);
  const functions = await connect<Games[Name]["functions"]>(await answer.arrayBuffer());
  return new Engine((await games[game].load()) as unknown as Description<Name>, functions);
}
