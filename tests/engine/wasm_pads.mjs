// Print what an engine in WebAssembly says of score sheets: a complaint and a score for each.
// Usage: node wasm_pads.mjs FOLDER GAME; on the standard input: JSON, a list of options and sheets.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { decode, encode } from "../../web/src/engine/layout.ts";
import { connect } from "../../web/src/engine/memory.ts";
import { encodeSetup } from "../../web/src/engine/setup.ts";

const [folder, name] = process.argv.slice(2);
const { structs, setups } = await import(pathToFileURL(`${folder}/${name}.ts`).href);
const functions = await connect(readFileSync(`${folder}/${name}.wasm`));
const answers = JSON.parse(readFileSync(0, "utf8")).map(({ options, sheet }) => {
  const [setup, written] = [encodeSetup(structs.Setup, setups, options), encode(structs.Sheet, sheet)];
  const [complaint, score] = [new Uint8Array(structs.Complaint.size), new Uint8Array(structs.Score.size)];
  functions.engine_check(setup, written, complaint);
  const found = decode(structs.Complaint, complaint);
  if (!found.code) functions.engine_score(setup, written, score);
  return { complaint: found, score: decode(structs.Score, score) };
});
process.stdout.write(JSON.stringify(answers));
