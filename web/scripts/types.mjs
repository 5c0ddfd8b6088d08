// Reads a JSON Schema from standard input and writes its TypeScript types.
import { readFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(
  await compile(schema, "Everything", {
    bannerComment: "",
    unreachableDefinitions: false,
    unknownAny: true,
    ignoreMinAndMaxItems: true,
  }),
);
