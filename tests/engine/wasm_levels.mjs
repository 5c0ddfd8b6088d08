// Play games in WebAssembly and print points and ranks as hexadecimal digits.
// Usage: node wasm_levels.mjs FOLDER GAME; on the standard input: JSON with setup and weights (hexadecimal),
// games, seed, policy, playouts, and how many bytes the results have.
import { readFileSync } from "node:fs";

const [folder, name] = process.argv.slice(2);
const asked = JSON.parse(readFileSync(0, "utf8"));
const { instance } = await WebAssembly.instantiate(readFileSync(`${folder}/${name}.wasm`), {});
const { memory, engine_play, engine_memory, __heap_base } = instance.exports;
const given = [asked.setup, asked.weights].map((digits) => Buffer.from(digits, "hex"));
const seats = 8;
const sizes = [...given.map((bytes) => bytes.length), seats * 12, Number(engine_memory())];
let end = __heap_base.value;
// Where each thing begins, in steps of 16 bytes.
const places = [...sizes, asked.points, asked.ranks].map((size) => {
  const place = Math.ceil(end / 16) * 16;
  end = place + size;
  return place;
});
const [setup, weights, players, thoughts, points, ranks] = places;
memory.grow(Math.ceil(end / 65536));
const bytes = new Uint8Array(memory.buffer);
given.forEach((some, number) => bytes.set(some, places[number]));
// A Player for each seat: policy, playouts, weights.
const player = [asked.policy, asked.playouts, weights];
new Int32Array(memory.buffer, players, seats * 3).set(Array(seats).fill(player).flat());
const seed = BigInt(asked.seed);
engine_play(setup, 0, 0, 0, seed, asked.games, players, 0, thoughts, points, ranks);
const shown = (place, size) => Buffer.from(bytes.slice(place, place + size)).toString("hex");
process.stdout.write(JSON.stringify(shown(points, asked.points) + shown(ranks, asked.ranks)));
