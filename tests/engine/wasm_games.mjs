// Play games in WebAssembly and print points and ranks as hexadecimal digits.
// Usage: node wasm_games.mjs FILE; on the standard input: JSON with setup (hexadecimal), games, seed,
// policy, and how many bytes the results have.
import { readFileSync } from "node:fs";

const asked = JSON.parse(readFileSync(0, "utf8"));
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { memory, engine_play, __heap_base } = instance.exports;
const setup = __heap_base.value;
const points = setup + 65536;
const ranks = points + asked.points;
memory.grow(Math.ceil((ranks + asked.ranks) / 65536));
const bytes = new Uint8Array(memory.buffer);
bytes.set(Buffer.from(asked.setup, "hex"), setup);
engine_play(setup, 0, 0, 0, BigInt(asked.seed), asked.games, asked.policy, 0, points, ranks);
process.stdout.write(Buffer.from(bytes.slice(points, ranks + asked.ranks)).toString("hex"));
