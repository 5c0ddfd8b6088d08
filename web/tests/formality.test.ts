// What answers by itself counts down, and can be stopped.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { AFTER_MS, countDown } = await import("../src/shell/formality.svelte");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it tells what is left, and answers once", () => {
  const left: number[] = [];
  const end = vi.fn();
  countDown((one) => left.push(one), end);
  vi.advanceTimersByTime(AFTER_MS - 1);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
  expect(left[0]).toBe(AFTER_MS);
  expect(left.at(-1)).toBe(0);
  vi.advanceTimersByTime(AFTER_MS);
  expect(end).toHaveBeenCalledOnce();
});

test("stopped, it never answers", () => {
  const end = vi.fn();
  const stop = countDown(() => undefined, end);
  vi.advanceTimersByTime(AFTER_MS / 2);
  stop();
  vi.advanceTimersByTime(AFTER_MS * 2);
  expect(end).not.toHaveBeenCalled();
});
