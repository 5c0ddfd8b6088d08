// Calls of an engine's functions: bytes are copied into its memory and back.
import type { Bytes } from "./layout.ts";

const PAGE = 65536;
/** No type needs its values to begin at multiples of more. */
const ALIGNMENT = 16;

type Argument = number | bigint | Bytes;
type Exported = (...given: (number | bigint)[]) => number | bigint | undefined;

/** The functions that an engine exports, by their names in engine.h. Whatever one writes to what it
 * got by a pointer is in those bytes afterwards; a struct with a pointer in it stays as it was. */
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
  const placed: { at: number; bytes: Uint8Array }[] = [];
  let end = free;
  const place = ({ buffer, byteOffset, byteLength }: ArrayBufferView) => {
    const at = Math.ceil(end / ALIGNMENT) * ALIGNMENT;
    end = at + byteLength;
    placed.push({ at, bytes: new Uint8Array(buffer, byteOffset, byteLength) });
    return at;
  };
  const addresses = given.map((one) => {
    if (one === null || typeof one !== "object") return one ?? 0;
    if (ArrayBuffer.isView(one)) return place(one);
    const bytes = one.bytes.slice();
    new DataView(bytes.buffer).setUint32(one.at, place(one.to), true);
    return place(bytes);
  });
  const missing = end - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  for (const { at, bytes } of placed) new Uint8Array(memory.buffer).set(bytes, at);
  const answer = called(...addresses);
  const after = new Uint8Array(memory.buffer);
  for (const { at, bytes } of placed) bytes.set(after.subarray(at, at + bytes.length));
  return answer;
}
