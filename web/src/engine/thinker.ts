// Asks an engine in a thread of its own, one question after the other.
import type { Games } from "./built/index.ts";
import type { GameName } from "./engine.ts";
import type { Answer, Question } from "./worker.ts";

interface Waiting {
  question: Question;
  resolve(answer: unknown): void;
  reject(reason: unknown): void;
}

/** Answers of functions, with the bytes as they left them. */
export type Thought<Called> = Called extends (...given: infer Given) => infer Answered
  ? { answer: Answered; given: Given }
  : never;

type Given<Called> = Called extends (...given: infer Arguments) => unknown ? Arguments : never;

const makeWorker = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

export class Thinker<Name extends GameName> {
  private worker: Worker | null = null;
  private readonly queue: Waiting[] = [];

  constructor(
    private readonly game: Name,
    private readonly start: () => Worker = makeWorker,
  ) {}

  /** Call a function of engine.h. An aborted question ends at once with the signal's reason. */
  ask<Called extends keyof Games[Name]["functions"] & string>(
    name: Called,
    given: Given<Games[Name]["functions"][Called]>,
    signal?: AbortSignal,
  ): Promise<Thought<Games[Name]["functions"][Called]>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const question = { game: this.game, name, given: given as Question["given"] };
      const waiting: Waiting = { question, resolve: resolve as Waiting["resolve"], reject };
      signal?.addEventListener("abort", () => this.cancel(waiting, signal.reason), { once: true });
      this.queue.push(waiting);
      if (this.queue.length === 1) this.next();
    });
  }

  /** End the thread; whatever still waits is refused. */
  close(): void {
    this.stop();
    for (const { reject } of this.queue.splice(0)) reject(new DOMException("The engine was closed.", "AbortError"));
  }

  private cancel(waiting: Waiting, reason: unknown): void {
    const place = this.queue.indexOf(waiting);
    if (place < 0) return;
    this.queue.splice(place, 1);
    waiting.reject(reason);
    if (place > 0) return;
    // C cannot be interrupted, so the thread goes; the next question starts another.
    this.stop();
    this.next();
  }

  private next(): void {
    const [first] = this.queue;
    if (!first) return;
    this.worker ??= this.begin();
    this.worker.postMessage(first.question);
  }

  private begin(): Worker {
    const worker = this.start();
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => this.settle(data));
    worker.addEventListener("error", ({ message }) => {
      this.stop();
      this.settle({ error: message });
    });
    return worker;
  }

  private settle(answer: Answer): void {
    const first = this.queue.shift();
    if ("error" in answer) first?.reject(new Error(answer.error));
    else first?.resolve(answer);
    this.next();
  }

  private stop(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}
