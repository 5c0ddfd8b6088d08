// Print the bytes of the Setup that the browser makes for each set of options.
// Usage: node wasm_setups.mjs FOLDER GAME; on the standard input: JSON, a list of options.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { encodeSetup } from "../../web/src/engine/setup.ts";

const [folder, name] = process.argv.slice(2);
const { structs, setups } = await import(pathToFileURL(`${folder}/${name}.ts`).href);
const asked = JSON.parse(readFileSync(0, "utf8"));
const made = asked.map((options) => encodeSetup(structs.Setup, setups, options));
process.stdout.write(JSON.stringify(made.map((bytes) => Buffer.from(bytes).toString("hex"))));
