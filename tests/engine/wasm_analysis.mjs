// Analyse a decision in WebAssembly and print forecasts and an explanation as hexadecimal digits.
// Usage: node wasm_analysis.mjs FOLDER GAME; on the standard input: JSON with setup, weights and seen
// (hexadecimal), seat, seed, playouts, and how many bytes forecasts and an explanation have.
import { readFileSync } from "node:fs";

const [folder, name] = process.argv.slice(2);
const asked = JSON.parse(readFileSync(0, "utf8"));
const { instance } = await WebAssembly.instantiate(readFileSync(`${folder}/${name}.wasm`), {});
const engine = instance.exports;
const given = [asked.setup, asked.weights, asked.seen].map((digits) => Buffer.from(digits, "hex"));
const chanceSize = 64;
const sizes = [...given.map((bytes) => bytes.length), chanceSize, Number(engine.engine_analysis_memory())];
let end = engine.__heap_base.value;
// Where each thing begins, in steps of 16 bytes.
const places = [...sizes, asked.forecasts, asked.explanation].map((size) => {
  const place = Math.ceil(end / 16) * 16;
  end = place + size;
  return place;
});
const [setup, weights, seen, chance, thoughts, forecasts, explanation] = places;
engine.memory.grow(Math.ceil(end / 65536));
const bytes = new Uint8Array(engine.memory.buffer);
given.forEach((some, number) => bytes.set(some, places[number]));
engine.engine_seed(chance, BigInt(asked.seed));
engine.engine_analyse(setup, seen, asked.seat, weights, 5, 0, 0, thoughts, chance);
engine.engine_analyse_run(thoughts, asked.playouts);
const count = engine.engine_analyse_forecasts(thoughts, forecasts);
const shown = (place, size) => Buffer.from(bytes.slice(place, place + size)).toString("hex");
const size = asked.forecasts / asked.room;
const code = (at) => new DataView(engine.memory.buffer).getInt32(forecasts + at * size, true);
engine.engine_explain(thoughts, code(0), code(count - 1), explanation);
process.stdout.write(JSON.stringify(shown(forecasts, size * count) + shown(explanation, asked.explanation)));
