// The thread in which the rules deal and judge: Python in WebAssembly, with our own modules.
import { loadPyodide } from "pyodide";
import { info } from "./built/index";
import { type PartName, unpacked } from "./parts";

export type Call = "make" | "wake" | "ask" | "choose" | "finish";
export type Addresses = Readonly<Record<PartName | "script", string>>;
export type Question = { id: number; parts: Addresses } | { id: number; call: Call; text: string };
export type Reply = { id: number; text: string } | { id: number; error: string };

type Runtime = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>["createPyodideModule"]>;
type Door = Record<Call, (...given: string[]) => string>;

const RULES = "/rules";
/** Pyodide asks for its files there; none comes from there. */
const FOLDER = new URL("pack/", location.href).href;

async function start(parts: Addresses): Promise<Door> {
  const files: Record<string, () => Promise<Response>> = {
    [`${FOLDER}pyodide.asm.wasm`]: () => unpacked(parts.runtime, "application/wasm"),
    [`${FOLDER}python_stdlib.zip`]: () => unpacked(parts.library, "application/zip"),
  };
  // This thread gets the files of the pack, and nothing else from any network.
  self.fetch = async (asked) => {
    const file = files[String(asked instanceof Request ? asked.url : asked)];
    if (!file) throw new TypeError("only the pack can be fetched here");
    return file();
  };
  // Beside its own files Pyodide could load nothing.
  const lockFileContents = { info: { version: "", ...info }, packages: {} };
  const archive = async (url: string) => new Uint8Array(await (await unpacked(url, "application/zip")).arrayBuffer());
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ parts.script)) as { default: Runtime };
  const [python, msgspec, rules] = await Promise.all([
    loadPyodide({ indexURL: FOLDER, packageBaseUrl: FOLDER, lockFileContents, createPyodideModule }),
    archive(parts.msgspec),
    archive(parts.rules),
  ]);
  python.unpackArchive(msgspec, "whl");
  python.unpackArchive(rules, "zip", { extractDir: RULES });
  python.runPython(`import sys; sys.path.insert(0, "${RULES}")`);
  return python.pyimport("sushiya.solo.door").DOOR as Door;
}

let door: Promise<Door> | null = null;

async function answer(question: Question): Promise<string> {
  if ("parts" in question) {
    door = start(question.parts);
    await door;
    return "";
  }
  const opened = await door;
  if (!opened) throw new Error("the dealer was not started");
  return question.text ? opened[question.call](question.text) : opened[question.call]();
}

self.addEventListener("message", async ({ data }: MessageEvent<Question>) => {
  const { id } = data;
  try {
    self.postMessage({ id, text: await answer(data) } satisfies Reply);
  } catch (error) {
    self.postMessage({ id, error: String(error) } satisfies Reply);
  }
});
