// How an engine's structs lie in memory: values into bytes and back.

export type Scalar =
  | "bool"
  | "int8_t"
  | "uint8_t"
  | "int16_t"
  | "uint16_t"
  | "int32_t"
  | "uint32_t"
  | "int64_t"
  | "uint64_t"
  | "float"
  | "double";

/** A field: where it begins, what it consists of, and its lengths if it is an array. */
export type Field = readonly [offset: number, of: Scalar | Struct, ...lengths: number[]];

export interface Struct {
  readonly size: number;
  readonly fields: Readonly<Record<string, Field>>;
}

/** A struct with a pointer in it: where that is, and what it points to. */
export interface Pointing {
  readonly bytes: Uint8Array;
  readonly at: number;
  readonly to: Uint8Array;
}

/** What a function gets by a pointer. */
export type Bytes = ArrayBufferView | Pointing | null;

/** What can be written as a struct: whatever is left out is 0. */
export type Written<T> = T extends (infer One)[]
  ? readonly Written<One>[]
  : T extends object
    ? { readonly [Name in keyof T]?: Written<T[Name]> }
    : T;

interface Access {
  size: number;
  get(view: DataView, at: number): number | bigint | boolean;
  set(view: DataView, at: number, value: never): void;
}

const number = (
  size: number,
  get: (view: DataView, at: number) => number,
  set: (view: DataView, at: number, value: number) => void,
): Access => ({ size, get, set });

/** WebAssembly's memory is little-endian on every machine. */
const SCALARS: Record<Scalar, Access> = {
  bool: {
    size: 1,
    get: (view, at) => view.getUint8(at) !== 0,
    set: (view, at, value: boolean) => view.setUint8(at, Number(value)),
  },
  int8_t: number(1, (view, at) => view.getInt8(at), (view, at, value) => view.setInt8(at, value)),
  uint8_t: number(1, (view, at) => view.getUint8(at), (view, at, value) => view.setUint8(at, value)),
  int16_t: number(2, (view, at) => view.getInt16(at, true), (view, at, value) => view.setInt16(at, value, true)),
  uint16_t: number(2, (view, at) => view.getUint16(at, true), (view, at, value) => view.setUint16(at, value, true)),
  int32_t: number(4, (view, at) => view.getInt32(at, true), (view, at, value) => view.setInt32(at, value, true)),
  uint32_t: number(4, (view, at) => view.getUint32(at, true), (view, at, value) => view.setUint32(at, value, true)),
  float: number(4, (view, at) => view.getFloat32(at, true), (view, at, value) => view.setFloat32(at, value, true)),
  double: number(8, (view, at) => view.getFloat64(at, true), (view, at, value) => view.setFloat64(at, value, true)),
  int64_t: {
    size: 8,
    get: (view, at) => view.getBigInt64(at, true),
    set: (view, at, value: bigint) => view.setBigInt64(at, value, true),
  },
  uint64_t: {
    size: 8,
    get: (view, at) => view.getBigUint64(at, true),
    set: (view, at, value: bigint) => view.setBigUint64(at, value, true),
  },
};

export function encode<T>(struct: Struct, value: Written<T>): Uint8Array {
  const bytes = new Uint8Array(struct.size);
  writeStruct(new DataView(bytes.buffer), 0, struct, value as Record<string, unknown>);
  return bytes;
}

export function decode<T>(struct: Struct, bytes: ArrayBufferView): T {
  if (bytes.byteLength !== struct.size) throw new RangeError(`${bytes.byteLength} bytes, not ${struct.size}`);
  return readStruct(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), 0, struct) as T;
}

function writeStruct(view: DataView, start: number, struct: Struct, value: Record<string, unknown>): void {
  for (const [name, given] of Object.entries(value)) {
    const field = struct.fields[name];
    if (!field) throw new RangeError(`there is no field ${name}`);
    const [offset, of, ...lengths] = field;
    if (given !== undefined) write(view, start + offset, of, lengths, given);
  }
}

function write(view: DataView, at: number, of: Scalar | Struct, lengths: number[], value: unknown): void {
  const [length, ...inner] = lengths;
  if (length !== undefined) {
    const items = value as unknown[];
    if (items.length > length) throw new RangeError(`${items.length} values, at most ${length} are kept`);
    const size = sizeOf(of, inner);
    items.forEach((item, index) => write(view, at + index * size, of, inner, item));
  } else if (typeof of === "string") SCALARS[of].set(view, at, value as never);
  else writeStruct(view, at, of, value as Record<string, unknown>);
}

function readStruct(view: DataView, start: number, struct: Struct): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(struct.fields).map(([name, [offset, of, ...lengths]]) => [
      name,
      read(view, start + offset, of, lengths),
    ]),
  );
}

function read(view: DataView, at: number, of: Scalar | Struct, lengths: number[]): unknown {
  const [length, ...inner] = lengths;
  if (length !== undefined) {
    const size = sizeOf(of, inner);
    return Array.from({ length }, (_, index) => read(view, at + index * size, of, inner));
  }
  return typeof of === "string" ? SCALARS[of].get(view, at) : readStruct(view, at, of);
}

function sizeOf(of: Scalar | Struct, lengths: number[]): number {
  return lengths.reduce((size, length) => size * length, typeof of === "string" ? SCALARS[of].size : of.size);
}
