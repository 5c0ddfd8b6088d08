// The coach's sums and words; the engine's figures are compared with Python's in a browser.
import { describe, expect, it } from "vitest";
import type { Explanation, Reason } from "../src/coach/analysis";
import { Coach } from "../src/coach/coach";
import { decimal, sayNudge, sayReason } from "../src/coach/reasons";
import { reportOf, type Reviewed, rounded } from "../src/coach/review";
import goCoach from "../src/games/sushi-go/coach";
import type { Asked, Told } from "../src/coach/worker";

const why = (permille: number): Explanation => ({ permille, isEqual: false, reasons: [], rest: permille });

/** A decision whose chosen one has the first chance; the best is the largest. */
function reviewed(decision: number, mine: number, other: number): Reviewed {
  const isWorse = mine < other;
  const both = [
    { code: 1, chance: mine, isEqual: !isWorse, behind: Math.max(0, other - mine), worlds: 100 },
    { code: 2, chance: other, isEqual: isWorse || other === mine, behind: Math.max(0, mine - other), worlds: 100 },
  ];
  const forecasts = isWorse ? both.reverse() : both;
  return { step: decision, decision, chosen: 1, forecasts, why: isWorse ? why(Math.round(1000 * (other - mine))) : null };
}

describe("a report", () => {
  it("sums up what cost most, what went well and where it turned", () => {
    const report = reportOf([reviewed(0, 0.25, 0.25), reviewed(1, 0.3, 0.5), reviewed(2, 0.6, 0.2), reviewed(3, 0.55, 0.6), reviewed(4, 0.5, 0.9), reviewed(5, 0.5, 0.52)]);
    expect(report.decisions).toBe(6);
    expect(report.good).toBe(2);
    expect(report.accuracy).toBe(33);
    expect(report.costly.map(({ decision }) => decision)).toEqual([4, 1, 3]);
    expect(report.well.map((one) => [one.reviewed.decision, one.rival, one.permille])).toEqual([[2, 2, 400]]);
    expect(report.turns).toEqual([{ step: 2, decision: 2, before: 300, after: 600 }]);
    expect(report.chances.map(({ permille }) => permille)).toEqual([250, 300, 600, 550, 500, 500]);
  });

  it("rounds halves to even numbers, as Python does", () => {
    expect([0.5, 1.5, 2.5, -0.5, 2.4, 2.6].map(rounded).map((one) => one + 0)).toEqual([0, 2, 2, 0, 2, 3]);
  });

  it("calls a seat without decisions without fault", () => {
    expect(reportOf([])).toMatchObject({ accuracy: 100, costly: [], turns: [], well: [] });
  });
});

describe("a reason", () => {
  const reason: Reason = { source: "own", subject: "tempura", permille: 80, tenths: 25, fact: "completes", figures: { card: 3, points: 5 } };
  const options = { edition: "cocktail" };

  it("names what the position shows", () => {
    const card = { id: "card-cocktail", args: { kind: "tempura" } };
    const said = { id: "reason-completes", args: { card, points: 5 } };
    expect(sayReason(goCoach as never, reason, options, "en")).toEqual(said);
    expect(sayReason(goCoach as never, { ...reason, permille: -80 }, options, "en")).toEqual({ id: "coach-other", args: { reason: said } });
  });

  it("tells by how many points it is felt, where nothing is shown", () => {
    const felt = { ...reason, fact: "", figures: {} };
    expect(sayReason(goCoach as never, felt, options, "de").args).toMatchObject({ points: "2,5", whole: 2, more: "yes" });
    expect(sayReason(goCoach as never, { ...felt, source: "rival", subject: 2, tenths: -4 }, options, "en")).toEqual({
      id: "coach-rival",
      args: { seat: { id: "seat", args: { seat: 2 } }, points: "0.4", whole: 0, more: "no" },
    });
    expect(decimal(-105, "fr")).toBe("\u221210,5");
  });

  it("is hinted at without an answer", () => {
    expect(sayNudge([reason])).toEqual({ id: "coach-nudge-own", args: { kind: { id: "points-tempura", args: {} } } });
    expect(sayNudge([{ ...reason, figures: { card: 3, seat: 1 } }]).id).toBe("coach-nudge-seat");
    expect(sayNudge([{ ...reason, permille: -10 }]).id).toBe("coach-nudge-open");
  });
});

/** A thread that answers when it is told to. */
class FakeWorker extends EventTarget {
  asked: Asked[] = [];
  isEnded = false;
  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }
  answer(told: Told): void {
    this.dispatchEvent(new MessageEvent("message", { data: told }));
  }
  terminate(): void {
    this.isEnded = true;
  }
}

describe("the coach's thread", () => {
  const question = { setup: new Uint8Array(), seen: [], seat: 0, seed: 1, asked: [] };

  it("tells first figures, then the last", async () => {
    const worker = new FakeWorker();
    const coach = new Coach("sushi-go", () => worker as unknown as Worker);
    const heard: number[] = [];
    const looked = coach.look(question, { playouts: 10 }, (first) => heard.push(first.length));
    worker.answer({ id: 1, forecasts: [], isDone: false });
    worker.answer({ id: 1, forecasts: [], isDone: true });
    expect(await looked).toEqual([]);
    expect(heard).toEqual([0]);
  });

  it("refuses what waits when it breaks or is closed, and begins anew", async () => {
    const workers = [new FakeWorker(), new FakeWorker()];
    let count = 0;
    const coach = new Coach("sushi-go", () => workers[count++] as unknown as Worker);
    const broken = coach.look(question, { playouts: 10 });
    workers[0]?.dispatchEvent(Object.assign(new Event("error"), { message: "broken" }));
    await expect(broken).rejects.toThrow("broken");
    const closed = coach.chefs(question, 1);
    coach.close();
    await expect(closed).rejects.toThrow("closed");
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  });
});
