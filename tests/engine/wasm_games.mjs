// Play games in WebAssembly through the browser's own door, and print a digest of each.
// Usage: node wasm_games.mjs FOLDER GAME; on the standard input: JSON, a list of games to play with
// options, seed and policy. FOLDER holds what the build made for the browser.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { encode } from "../../web/src/engine/layout.ts";
import { connect } from "../../web/src/engine/memory.ts";
import { encodeSetup } from "../../web/src/engine/setup.ts";

const [folder, name] = process.argv.slice(2);
const { structs, numbers, setups } = await import(pathToFileURL(`${folder}/${name}.ts`).href);
const engine = await connect(readFileSync(`${folder}/${name}.wasm`));
const empty = (struct) => new Uint8Array(structs[struct].size);

function play({ options, seed, policy }) {
  const digest = createHash("sha256");
  const setup = encodeSetup(structs.Setup, setups, options);
  const [state, chance, seen, world] = [empty("State"), empty("Chance"), empty("Observation"), empty("State")];
  const mask = new Uint8Array(numbers.CODE_COUNT);
  const player = encode(structs.Player, { policy });
  digest.update(setup);
  engine.engine_seed(chance, BigInt(seed));
  engine.engine_open(setup, state, chance);
  for (;;) {
    const codes = new Int32Array(numbers.SEAT_COUNT).fill(-1);
    for (let seat = 0; seat < options.players; seat += 1) {
      engine.engine_observe(setup, state, seat, seen);
      digest.update(seen);
      if (!engine.engine_asks(setup, state, seat)) continue;
      engine.engine_mask(setup, state, seat, mask);
      engine.engine_imagine(setup, seen, seat, chance, world);
      codes[seat] = engine.engine_choose(setup, state, seat, player, null, chance);
      digest.update(mask).update(world);
    }
    digest.update(codes).update(state);
    if (codes.every((code) => code < 0)) return digest.digest("hex");
    engine.engine_step(setup, state, codes, chance);
  }
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(play)));
