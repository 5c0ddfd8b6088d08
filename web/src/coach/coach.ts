// Asks the coach's thread about decisions: what choices are worth, and why.
import type { GameName } from "../engine/engine";
import type { Explanation, Forecast, Question } from "./analysis";
import type { Asked, Effort, Told, Wish } from "./worker";

interface Waiting {
  tell(told: Told): void;
  reject(reason: unknown): void;
}

const makeWorker = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

export class Coach {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #id = 0;

  constructor(
    private readonly game: GameName,
    private readonly start: () => Worker = makeWorker,
  ) {}

  /** Tell what the choices of a decision are worth; `tell` hears first figures on the way. */
  look(question: Question, effort: Effort, tell: (forecasts: readonly Forecast[]) => void = () => {}): Promise<readonly Forecast[]> {
    return this.#ask({ kind: "look", question, effort }, (told) => {
      if (!("forecasts" in told)) return undefined;
      if (told.isDone) return told.forecasts;
      tell(told.forecasts);
      return undefined;
    });
  }

  /** Say why a choice is better or worse than others; null where one was not looked at. */
  why(question: Question, effort: Effort, code: number, others: readonly number[]): Promise<readonly (Explanation | null)[]> {
    return this.#ask({ kind: "why", question, effort, code, others }, (told) => ("explanations" in told ? told.explanations : undefined));
  }

  /** What chefs would get in this seat, by kind, from what it saw. */
  chefs(question: Question, games: number): Promise<readonly number[]> {
    return this.#ask({ kind: "chefs", question, games }, (told) => ("points" in told ? told.points : undefined));
  }

  /** End the thread; whatever still waits is refused. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#refuse(new DOMException("The coach was closed.", "AbortError"));
  }

  #ask<T>(wish: Wish, read: (told: Told) => T | undefined): Promise<T> {
    const id = (this.#id += 1);
    return new Promise((resolve, reject) => {
      const tell = (told: Told) => {
        const answer = read(told);
        if ("error" in told) reject(new Error(told.error));
        else if (answer !== undefined) resolve(answer);
        else return;
        this.#waiting.delete(id);
      };
      this.#waiting.set(id, { tell, reject });
      this.#worker ??= this.#begin();
      this.#worker.postMessage({ id, game: this.game, wish } satisfies Asked);
    });
  }

  #begin(): Worker {
    const worker = this.start();
    worker.addEventListener("message", ({ data }: MessageEvent<Told>) => this.#waiting.get(data.id)?.tell(data));
    worker.addEventListener("error", ({ message }) => {
      this.#worker?.terminate();
      this.#worker = null;
      this.#refuse(new Error(message));
    });
    return worker;
  }

  #refuse(reason: unknown): void {
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}
