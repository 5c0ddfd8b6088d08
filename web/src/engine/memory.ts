// Calls of an engine's functions: bytes are copied into its memory and back.
import type { Bytes } from "./layout.ts";

const PAGE = 65536;
/** No type needs its values to begin at multiples of more. */
const ALIGNMENT = 16;

type Argument = number | bigint | Bytes;
type Exported = (...given: (number | bigint)[]) => number | bigint | undefined;

/** The functions that an engine exports, by their names in engine.h. Whatever one writes to what it
 * got by a pointer is in those bytes afterwards. */
export async function connect<Functions>(wasm: BufferSource): Promise<Functions> {
  const { instance } = await WebAssembly.instantiate(wasm, {});
  const memory = instance.exports.memory as WebAssembly.Memory;
  const free = (instance.exports.__heap_base as WebAssembly.Global<"i32">).value;
  const functions = Object.entries(instance.exports)
    .filter(([name]) => name.startsWith("engine_"))
    .map(([name, called]) => [
      name,
      (...given: Argument[]) => call(memory, free, called as Exported, given),
    ]);
  return Object.fromEntries(functions) as Functions;
}

function call(memory: WebAssembly.Memory, free: number, called: Exported, given: Argument[]): unknown {
  let end = free;
  const placed = given.map((one) => {
    if (one === null || typeof one !== "object") return { at: one ?? 0, bytes: null };
    const at = Math.ceil(end / ALIGNMENT) * ALIGNMENT;
    end = at + one.byteLength;
    return { at, bytes: new Uint8Array(one.buffer, one.byteOffset, one.byteLength) };
  });
  const missing = end - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  for (const { at, bytes } of placed) if (bytes) new Uint8Array(memory.buffer).set(bytes, Number(at));
  const answer = called(...placed.map(({ at }) => at));
  const after = new Uint8Array(memory.buffer);
  for (const { at, bytes } of placed) bytes?.set(after.subarray(Number(at), Number(at) + bytes.length));
  return answer;
}
