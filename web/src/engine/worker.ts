// A thread for long thinking: gets a question, answers it, and is ended if nobody wants the answer.
import { loadFunctions, type GameName } from "./engine.ts";
import type { Bytes } from "./layout.ts";

export interface Question {
  game: GameName;
  name: string;
  given: (number | bigint | Bytes)[];
}

/** `given` as the function left it, or why there is no answer. */
export type Answer =
  | { answer: number | bigint | undefined; given: Question["given"] }
  | { error: string };

type Called = (...given: Question["given"]) => number | bigint | undefined;

self.addEventListener("message", async ({ data: { game, name, given } }: MessageEvent<Question>) => {
  self.postMessage(await answered(game, name, given));
});

const loaded = new Map<GameName, Promise<Record<string, Called>>>();

async function answered(game: GameName, name: string, given: Question["given"]): Promise<Answer> {
  try {
    const functions = loaded.get(game) ?? (loadFunctions(game) as Promise<unknown> as Promise<Record<string, Called>>);
    loaded.set(game, functions);
    const called = (await functions)[name];
    if (!called) throw new Error(`there is no function ${name}`);
    return { answer: called(...given), given };
  } catch (error) {
    loaded.delete(game);
    return { error: String(error) };
  }
}
