// A table's options as an engine's Setup, by a table that was made from what Python writes.
import { decode, encode, type Struct } from "./layout.ts";

/** `base` is a whole Setup in base 64. Each field is looked up by the options that it depends on. */
export interface Setups {
  base: string;
  fields: Record<string, { by: string[]; values: Record<string, number> }>;
}

/** Options as views, waiting rooms and records hold them. */
export type Options = object;

/** The bytes of a Setup for a table with these options; its recipe book is the house's. */
export function encodeSetup(struct: Struct, { base, fields }: Setups, options: Options): Uint8Array {
  const chosen = options as Record<string, unknown>;
  const bytes = Uint8Array.from(atob(base), (letter) => letter.charCodeAt(0));
  const found = Object.entries(fields).map(([name, { by, values }]) => {
    const value = values[by.map((option) => String(chosen[option])).join(" ")];
    if (value === undefined) throw new RangeError(`no table has such options: ${by.join(", ")}`);
    return [name, value];
  });
  return encode(struct, { ...decode<object>(struct, bytes), ...Object.fromEntries(found) });
}
