// Says phrases with the browser's catalogue: reads tables of phrases as JSON, writes what was said.
import { readFileSync } from "node:fs";
import { Catalogue } from "../../web/src/words/catalogue.ts";

const asked = JSON.parse(readFileSync(0, "utf8"));
const said = asked.map(({ language, sources, table, hearer, phrases }) => {
  const catalogue = new Catalogue(language, sources, table);
  return phrases.map((phrase) => catalogue.say(phrase, hearer));
});
process.stdout.write(JSON.stringify(said));
