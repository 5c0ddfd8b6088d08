// A table as one device sees it: what it shows, what it holds back, and what it sends, over a socket that the test speaks through.
import { clean, FakeSocket, hide, network } from "./fake-browser";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { keepSeat, ownSeat } from "../src/wire/keys";
import { type GameNow, TableModel } from "../src/wire/table.svelte";
import type { Line, Offer, SeatShown, TableShown, Update } from "../src/wire/types";
import { words } from "../src/words/words.svelte";

const ID = "VFuXSSySst9fMIsZvVsoDA";
const TOKEN = "t".repeat(22);
const TEMPURA = offer("tempura");
const MAKI = offer("maki");
const SEATS = [person("Ada", "salmon"), person("Ben", "tuna"), person("Chiara", "egg")];

function offer(write: string): Offer {
  return { write, code: 0, command: {}, say: { id: "name", args: { name: write } } };
}

function person(name: string, colour: SeatShown["colour"], changes: Partial<SeatShown> = {}): SeatShown {
  return { kind: "person", name, colour, "is-bot": false, level: null, away: "", presence: "here", device: null, "is-ready": true, "has-seen": false, commitment: "", nonce: "", ...changes };
}

function table(changes: Partial<TableShown> = {}, yours: readonly number[] = [0]): unknown {
  const usual = { id: ID, game: "sushi-go", options: { edition: "cocktail" }, settings: { names: "own" }, phase: "running", commitment: "", host: 0, deal: null, rematch: "" };
  return { type: "table", yours, table: { ...usual, seats: SEATS, ...changes } };
}

function game(decision: number, changes: Partial<GameNow> = {}): GameNow {
  const legal = [TEMPURA, MAKI];
  const usual = { view: { decision }, outlook: null, decision, "to-act": [0, 1, 2], legal, "can-take-back": false, clock: null, banks: [], result: null };
  return { ...usual, ...changes };
}

let number: number;

/** What somebody did, with the number that follows the last one. */
function line(seat: number, text = `seat ${seat} acts`): Line {
  number += 1;
  return { number, at: 0, event: { event: "acted", seat }, say: { id: "name", args: { name: text } }, by: "" };
}

function update(shown: GameNow | null, lines: readonly Line[] = [], toAct = shown?.["to-act"] ?? []): Update {
  return { type: "update", seat: 0, number, lines: [...lines], "to-act": toAct, game: shown };
}

let model: TableModel;

/** Connect, and be shown where the table stands. */
function greet(shown: GameNow | null = game(0), lines: readonly Line[] = [], at: unknown = table()): FakeSocket {
  FakeSocket.last.open().hear(at, update(shown, lines));
  return FakeSocket.last;
}

/** Come back after a drop. */
function comeBack(shown: GameNow, lines: readonly Line[] = []): FakeSocket {
  FakeSocket.last.drop();
  vi.advanceTimersByTime(500);
  return greet(shown, lines);
}

/** Let promises that are settled be heard of. */
const heard = () => vi.advanceTimersByTimeAsync(0);

function answer(server: FakeSocket, type: string, more: object = {}): Promise<unknown> {
  const asked = server.sent.at(-1);
  server.hear({ type, id: asked && "id" in asked ? asked.id : "", ...more });
  return heard();
}

function refusal(code: string): object {
  return { refusal: { code, rule: "", args: {} } };
}
const said = (lines: readonly Line[]): unknown[] => lines.map(({ say }) => say?.args["name"] ?? null);

beforeAll(async () => {
  await words.speak("en");
  await words.learnTables();
});
beforeEach(() => {
  vi.useFakeTimers();
  clean();
  number = 0;
  keepSeat(ID, { token: TOKEN, seat: 0, nonce: "", seal: "" });
  model = new TableModel(ID);
});
afterEach(() => {
  model.close();
  vi.useRealTimers();
});

describe("coming in", () => {
  test("says which seat it has, and at first has seen nothing", () => {
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", tokens: [TOKEN], seen: {} }]);
    expect([model.link, model.table, model.seat]).toEqual(["connecting", null, null]);
  });

  test("shows at once where the game stands", () => {
    greet(game(3), [line(0), line(1)]);
    expect(model.link).toBe("live");
    expect([model.seat, model.isHost, model.names]).toEqual([0, true, ["Ada", "Ben", "Chiara"]]);
    expect([model.shown?.decision, model.isCurrent, model.isMine]).toEqual([3, true, true]);
    expect(model.legal).toEqual([TEMPURA, MAKI]);
    expect(model.lines).toHaveLength(2);
    expect(model.missed).toEqual([]);
  });

  test("without a seat it watches: nothing is asked, and nothing is sent", async () => {
    model.close();
    keepSeat(ID, null);
    model = new TableModel(ID);
    const server = greet(game(2, { legal: [] }), [line(1)], table({}, []));
    expect(server.sent).toEqual([{ type: "hello", tokens: [], seen: {}, player: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    expect([model.seat, model.isMine, model.isHost]).toEqual([null, false, false]);
    await model.play(TEMPURA);
    expect(await model.ask({ type: "take-back" })).toBeNull();
    expect(server.types).toEqual(["hello"]);
    server.drop();
    vi.advanceTimersByTime(500);
    FakeSocket.last.open();
    expect(FakeSocket.last.of("hello")[0]?.seen).toEqual({ watcher: 1 });
  });

  test("calls me you, and others by their names", () => {
    greet();
    expect(model.called).toEqual([words.of("sushi-go").text("you"), "Ben", "Chiara"]);
  });
});

describe("numbers", () => {
  test("are told when it comes back, so that each line comes once", () => {
    const server = greet(game(0), [line(0), line(1)]);
    server.hear(update(game(1), [line(2)]));
    const next = comeBack(game(2), [line(0, "while away")]);
    expect(next.of("hello")[0]?.seen).toEqual({ "0": 3 });
    expect(said(model.lines)).toEqual(["seat 0 acts", "seat 1 acts", "seat 2 acts", "while away"]);
    next.drop();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.last.open().of("hello")[0]?.seen).toEqual({ "0": 4 });
  });

  test("count what brings no view as well", () => {
    const server = greet();
    server.hear(update(null, [line(1)], [0, 2]));
    server.drop();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.last.open().of("hello")[0]?.seen).toEqual({ "0": 1 });
  });

  test("follow the seat: who was moved to another one is known there", () => {
    const server = greet(game(0), [line(0)]);
    server.hear(table({}, [2]));
    expect(model.seat).toBe(2);
    expect(ownSeat(ID)).toMatchObject({ token: TOKEN, seat: 2 });
    server.drop();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.last.open().of("hello")[0]).toEqual({ type: "hello", tokens: [TOKEN], seen: { "2": 1 } });
  });
});

describe("what was missed", () => {
  test.each([
    ["one decision", 1, 0],
    ["more than one", 2, 2],
  ])("is shown at once after a drop: %s", (_, later, told) => {
    greet(game(4));
    const step = model.step;
    comeBack(game(4 + later), [line(1), line(2)]);
    expect([model.shown?.decision, model.isCurrent, model.step]).toEqual([4 + later, true, step + 1]);
    expect(model.missed).toHaveLength(told);
  });

  test("is not told again by what follows", () => {
    greet(game(4));
    const server = comeBack(game(7), [line(1)]);
    model.missed = [];
    server.hear(update(game(9), [line(1)]));
    expect(model.missed).toEqual([]);
  });

  test("is shown at once to whoever looks elsewhere, too", () => {
    const server = greet(game(0, { "to-act": [1] }));
    hide(true);
    for (let decision = 1; decision < 5; decision += 1) server.hear(update(game(decision), [line(1)]));
    expect([model.shown?.decision, model.isCurrent]).toEqual([4, true]);
    expect(model.missed).toEqual([]);
  });
});

describe("a command", () => {
  test("is raised first, and sent by the second press", () => {
    const server = greet();
    model.raise(TEMPURA);
    model.raise(MAKI);
    expect([model.raised, server.of("play")]).toEqual([MAKI, []]);
    model.raise(MAKI);
    expect(model.raised).toBeNull();
    expect(server.of("play")).toMatchObject([{ seat: 0, decision: 0, command: "maki" }]);
    model.raise(TEMPURA);
    model.raise(null);
    expect(model.raised).toBeNull();
  });

  test("that is raised is put down when the next decision comes, not when others choose", () => {
    const server = greet();
    model.raise(TEMPURA);
    server.hear(update(null, [], [0, 2]));
    expect(model.raised).toEqual(TEMPURA);
    server.hear(update(game(0, { "to-act": [0] }), []));
    expect(model.raised).toEqual(TEMPURA);
    server.hear(update(game(1), []));
    expect(model.raised).toBeNull();
  });

  test("is on its way until it is answered, and nothing is asked meanwhile", async () => {
    const server = greet();
    void model.play(TEMPURA);
    expect(model.pending).toMatchObject({ decision: 0, offer: TEMPURA, isSent: true });
    expect(model.isMine).toBe(false);
    await answer(server, "done");
    expect(model.pending).toBeNull();
  });

  test("that is refused says why, and can be given again", async () => {
    const server = greet();
    void model.play(TEMPURA);
    await answer(server, "refused", refusal("decision-past"));
    expect(model.notice).toEqual({ kind: "refusal", text: words.text("refusal-decision-past") });
    expect([model.pending, model.isMine]).toEqual([null, true]);
    model.raise(MAKI);
    expect(model.notice).toBeNull();
  });

  test("that the next decision overtakes is no longer waited for", () => {
    const server = greet();
    void model.play(TEMPURA);
    server.hear(update(game(1), [line(1)]));
    expect(model.pending).toBeNull();
  });

  test("that was sent when the connection went is sent again, once and as the same", async () => {
    const first = greet();
    void model.play(TEMPURA);
    const second = comeBack(game(0));
    expect(second.of("play")).toEqual(first.of("play"));
    expect(model.pending?.isSent).toBe(true);
    await answer(second, "done");
    expect(model.pending).toBeNull();
    expect(comeBack(game(0)).of("play")).toEqual([]);
  });

  test("that replaces one which nobody has answered is the only one that is sent again", () => {
    greet();
    void model.play(TEMPURA);
    void model.play(MAKI);
    expect(comeBack(game(0)).of("play")).toMatchObject([{ command: "maki" }]);
  });

  test("given without a connection waits, another takes its place, and the last one is sent", async () => {
    greet();
    network("offline");
    expect(model.link).toBe("lost");
    void model.play(TEMPURA);
    void model.play(MAKI);
    expect(model.pending).toMatchObject({ offer: MAKI, isSent: false });
    expect(model.isMine).toBe(false);
    network("online");
    const server = greet(game(0));
    expect(server.of("play")).toMatchObject([{ decision: 0, command: "maki" }]);
    expect(model.pending?.isSent).toBe(true);
    await answer(server, "done");
    expect(model.pending).toBeNull();
  });

  test("given without a connection is not sent if its decision has passed", () => {
    greet();
    network("offline");
    void model.play(TEMPURA);
    network("online");
    const server = greet(game(1), [line(0), line(1)]);
    expect(server.of("play")).toEqual([]);
    expect([model.pending, model.isMine, model.notice]).toEqual([null, true, null]);
  });

  test("given before it is known where the game stands waits for that", () => {
    greet();
    FakeSocket.last.drop();
    vi.advanceTimersByTime(500);
    const server = FakeSocket.last.open();
    server.hear(table());
    void model.play(TEMPURA);
    expect(server.of("play")).toEqual([]);
    server.hear(update(game(0)));
    expect(server.of("play")).toMatchObject([{ decision: 0, command: "tempura" }]);
  });

  test("is taken back by asking; a refusal is told", async () => {
    const server = greet(game(0, { "can-take-back": true }));
    void model.takeBack();
    expect(server.of("take-back")).toMatchObject([{ seat: 0 }]);
    await answer(server, "refused", refusal("too-fast"));
    expect(model.notice?.text).toBe(words.text("refusal-too-fast"));
    server.hear(update(game(0, { "to-act": [0] }), [line(0)]));
    expect(model.isMine).toBe(true);
  });

  test("that is greyed can be asked about: why not is told, and nothing else", async () => {
    const server = greet();
    void model.whyNot("sashimi");
    expect(server.of("ask")).toMatchObject([{ command: "sashimi" }]);
    await answer(server, "asked", { refusal: null });
    expect(model.notice).toBeNull();
    void model.whyNot("sashimi");
    await answer(server, "asked", refusal("too-fast"));
    expect(model.notice).toEqual({ kind: "refusal", text: words.text("refusal-too-fast") });
  });

  test("sent too fast is refused without an id: that is told as well", () => {
    const server = greet();
    server.hear({ type: "refused", id: "", ...refusal("too-fast") });
    expect(model.notice).toEqual({ kind: "refusal", text: words.text("refusal-too-fast") });
  });
});

describe("others' picks", () => {
  test("change whom is waited for, in what is shown and in its view, and ask nothing anew", () => {
    const server = greet();
    const { step, legal } = model;
    server.hear(update(null, [line(1)], [0, 2]));
    expect([model.toAct, model.shown?.view]).toEqual([[0, 2], { decision: 0, "to-act": [0, 2] }]);
    expect([model.step, model.legal, model.isMine]).toEqual([step, legal, true]);
    expect(model.lines).toHaveLength(1);
  });

  test("that come while steps are played out change the newest of them, not the one shown", () => {
    const server = greet(game(0, { "to-act": [1] }));
    for (let decision = 1; decision < 4; decision += 1) server.hear(update(game(decision), [line(1)]));
    server.hear(update(null, [], [0]), update(game(4), [line(0)]));
    expect([model.shown?.decision, model.toAct]).toEqual([1, [0, 1, 2]]);
    vi.advanceTimersByTime(1500);
    expect([model.shown?.decision, model.toAct]).toEqual([3, [0]]);
    vi.advanceTimersByTime(5000);
    expect([model.shown?.decision, model.toAct, model.isCurrent]).toEqual([4, [0, 1, 2], true]);
  });
});

describe("others' steps", () => {
  test("are shown one after the other, and nothing is asked until the last", () => {
    const server = greet(game(0, { "to-act": [1] }));
    server.hear(update(game(1, { "to-act": [2] }), [line(1, "one")]));
    server.hear(update(game(2, { "to-act": [0] }), [line(2, "two")]));
    expect([model.shown?.decision, model.isCurrent, model.isMine, model.legal]).toEqual([1, false, false, []]);
    expect([said(model.fresh), said(model.lines)]).toEqual([["one"], ["one"]]);
    vi.advanceTimersByTime(5000);
    expect([model.shown?.decision, model.isCurrent, model.isMine]).toEqual([2, true, true]);
    expect([said(model.fresh), said(model.lines)]).toEqual([["two"], ["one", "two"]]);
    expect(model.summary).toBeNull();
  });

  test("that follow my own are not held back by it", () => {
    const server = greet(game(0, { "to-act": [0] }));
    server.hear(update(game(1, { "to-act": [1] }), [line(0)]));
    vi.advanceTimersByTime(1);
    server.hear(update(game(2, { "to-act": [0] }), [line(1)]));
    expect([model.shown?.decision, model.isCurrent]).toEqual([2, true]);
  });

  test("are skipped all at once, in one sentence that stays in the log", () => {
    const server = greet(game(0, { "to-act": [1] }), [line(0)]);
    const summary = { id: "name", args: { name: "much happened" } };
    model.summarise = (lines) => (lines.length > 1 ? summary : null);
    for (let decision = 1; decision < 5; decision += 1) server.hear(update(game(decision), [line(1)]));
    const { step } = model;
    model.skip();
    expect([model.shown?.decision, model.isCurrent, model.step]).toEqual([4, true, step + 1]);
    expect([model.summary, model.summaries]).toEqual([summary, [{ from: 2, to: 5, say: summary }]]);
    server.hear(update(game(5), [line(1)]));
    expect(model.summary).toBeNull();
    expect(model.summaries).toHaveLength(1);
  });

  test("are left alone when the page is closed", () => {
    const server = greet(game(0, { "to-act": [1] }));
    for (let decision = 1; decision < 4; decision += 1) server.hear(update(game(decision), [line(1)]));
    model.close();
    vi.advanceTimersByTime(60_000);
    expect(model.shown?.decision).toBe(1);
  });
});

describe("a moment", () => {
  test("keeps the table from asking, and points and log behind it, until it ends", () => {
    const server = greet(game(0), [line(0, "before")]);
    server.hear(update(game(1), [line(1, "reveal")]));
    const view = { decision: 0 };
    model.moment = { end: () => (model.moment = null), view };
    expect([model.isCurrent, model.isMine, model.legal]).toEqual([false, false, []]);
    expect([model.drawn, said(model.told)]).toEqual([view, ["before"]]);
    expect(said(model.lines)).toEqual(["before", "reveal"]);
    model.skip();
    expect([model.isCurrent, model.isMine, model.drawn]).toEqual([true, true, { decision: 1 }]);
    expect(said(model.told)).toEqual(["before", "reveal"]);
  });

  test("without a view of its own is told as it happens", () => {
    const server = greet(game(0), [line(0, "before")]);
    server.hear(update(game(1), [line(1, "caption")]));
    model.moment = { end: () => undefined, isCaption: true };
    expect([model.drawn, said(model.told)]).toEqual([{ decision: 1 }, ["before", "caption"]]);
    expect(model.isMine).toBe(false);
  });
});

describe("people", () => {
  const away = (changes: Partial<SeatShown>) => ({ seats: SEATS.map((seat, place) => (place === 1 ? { ...seat, ...changes } : seat)) });

  test("who are cut off and come back are told of, in the log too, and welcomed for a while", () => {
    const server = greet();
    server.hear(table(away({ presence: "dropped" })));
    expect(model.presence).toEqual({ id: "away-dropped", args: { name: "Ben" } });
    expect(model.lines.map(({ say }) => say?.id)).toEqual(["away-dropped"]);
    server.hear(table());
    expect(model.lines.map(({ say }) => say?.id)).toEqual(["away-dropped", "away-back"]);
    expect(model.news).toEqual({ id: "away-back", args: { name: "Ben" } });
    vi.advanceTimersByTime(5000);
    expect(model.news).toBeNull();
  });

  test("for whom a bot played are welcomed; the table itself tells the log", () => {
    const server = greet();
    server.hear(table(away({ level: "cook", away: "left" })));
    expect([model.people[1]?.away, model.lines]).toEqual(["bot", []]);
    server.hear(table());
    expect(model.news).toEqual({ id: "away-back", args: { name: "Ben" } });
    expect(model.lines).toEqual([]);
  });

  test("whose names are to be hidden have none in the log either", () => {
    const server = greet(game(0), [line(1, "Ben")]);
    server.hear(table({ settings: { names: "crests" } as TableShown["settings"] }));
    expect(said(model.lines)).toEqual([null]);
  });

  test("react for four seconds, the newest five of them; who is muted is told to the server", () => {
    const server = greet();
    for (let times = 0; times < 7; times += 1) server.hear({ type: "reacted", seat: 1, reaction: "wow" });
    expect(new Set(model.reactions.map(({ key }) => key)).size).toBe(5);
    vi.advanceTimersByTime(4000);
    expect(model.reactions).toEqual([]);
    model.mute(1, true);
    model.mute(2, true);
    model.mute(1, false);
    expect([...model.muted]).toEqual([2]);
    expect(server.of("mute")).toHaveLength(3);
  });
});

describe("a screen for all", () => {
  test("is nobody's: it asks nothing, and keeps quiet about what I do", () => {
    const server = greet(game(0), [line(0, "mine"), line(1, "Ben's")]);
    model.summarise = () => ({ id: "name", args: { name: "much" } });
    model.isForAll = true;
    server.hear(update(game(1), [line(1)]), update(game(2), [line(1)]), update(game(3), [line(1)]));
    model.skip();
    expect([model.seat, model.isMine, model.legal, model.summaries]).toEqual([null, false, [], []]);
    expect(said(model.lines).slice(0, 2)).toEqual([null, "Ben's"]);
    expect(model.called[0]).toBe("Ada");
    // The host may still do what hosts do.
    expect(model.isHost).toBe(true);
    model.isForAll = false;
    expect([model.seat, said(model.lines)[0]]).toEqual([0, "mine"]);
  });
});

describe("a seat that is lost", () => {
  test("ends the table, and this device lets go of its token only", () => {
    const server = greet();
    server.drop(4401);
    expect([model.link, model.ending]).toEqual(["ended", "token-dead"]);
    vi.advanceTimersByTime(1_000);
    expect(ownSeat(ID)).toMatchObject({ token: "", seat: 0 });
  });

  test("is let go of at once when the page goes on", () => {
    greet().drop(4401);
    model.close();
    expect(ownSeat(ID)?.token).toBe("");
  });

  test("while the connection was lost is told by a refusal, which is no notice", () => {
    greet().drop();
    vi.advanceTimersByTime(500);
    const server = FakeSocket.last.open();
    server.hear({ type: "refused", id: "", ...refusal("token-unknown") });
    expect(model.notice).toBeNull();
    server.drop(4400);
    expect([model.link, model.ending]).toEqual(["ended", "token-dead"]);
    vi.advanceTimersByTime(1_000);
    expect(ownSeat(ID)?.token).toBe("");
  });

  test("to another page of this browser leaves that page's token alone, also if it is seen late", () => {
    const server = greet();
    server.drop(4401);
    expect(model.ending).toBe("token-dead");
    keepSeat(ID, { token: "n".repeat(22), seat: 0, nonce: "", seal: "" });
    vi.advanceTimersByTime(1_000);
    model.close();
    expect(ownSeat(ID)?.token).toBe("n".repeat(22));
  });

  test("is no dead end where nobody may watch: the page is told why", () => {
    const server = greet();
    server.hear({ type: "refused", id: "", ...refusal("watching-off") });
    server.drop(4400);
    expect([model.link, model.ending]).toEqual(["ended", "watching-off"]);
    expect(model.notice).toBeNull();
  });

  test("is another thing than a connection that the server will not have", () => {
    greet().drop(4400);
    expect([model.link, model.ending]).toEqual(["ended", "refused"]);
    expect(ownSeat(ID)?.token).toBe(TOKEN);
  });
});

describe("the end", () => {
  const result = { totals: [3, 2, 1], points: [], ranks: [1, 2, 3], winners: [0], "ended-by": "three-rounds" } as unknown as GameNow["result"];

  test("asks nothing any more", () => {
    const server = greet();
    server.hear(update(game(9, { result, "to-act": [], legal: [] }), [line(1)]), table({ phase: "over" }));
    expect([model.isMine, model.legal, model.shown?.result]).toEqual([false, [], result]);
  });

  test("is followed by a rematch that everybody is shown, once it is there", async () => {
    const server = greet(game(9, { result, "to-act": [], legal: [] }), [], table({ phase: "over" }));
    const agreed = model.ask({ type: "rematch" });
    expect(server.of("rematch")).toMatchObject([{ seat: 0 }]);
    await answer(server, "done");
    expect((await agreed)?.type).toBe("done");
    server.hear(table({ phase: "over", rematch: "next" }));
    expect(model.table?.rematch).toBe("next");
  });
});
