// My box: the sheet as a book, as a file and as a link, and what the engine says of it.
import { beforeAll, describe, expect, test, vi } from "vitest";
import { codeIn, commentOf, pack, unpack } from "../src/box/code";
import { Desk } from "../src/box/desk.svelte";
import { type Judge, openJudge } from "../src/box/judge";
import { bookOf, cleanName, HOUSE_KINDS, inPlay, newSheet, type Sheet, tomlOf, withIngredient, withOwn } from "../src/box/sheet";
import { boxOf, merge, partsOf, rebased } from "../src/box/shared";
import * as door from "../src/engine/engine";
import { openBuilt } from "./engines";

let judge: Judge;
beforeAll(async () => {
  const engine = await openBuilt("wasabi");
  vi.spyOn(door, "openEngine").mockResolvedValue(engine as never);
  judge = await openJudge();
});

const desk = (sheet: Sheet = newSheet("Mine")) => new Desk(sheet, judge);
const codes = (one: Desk) => one.remarks.map(({ code }) => code);

/** Enter strips of two, three, four and five different tiles. */
function filled(count: number): Desk {
  const one = desk();
  for (let at = 0; at < count; at++) {
    const length = 2 + (at % 4);
    one.enter(length);
    for (let place = 0; place < length; place++) one.tap(HOUSE_KINDS[(at + place * (1 + Math.floor(at / 19))) % 15] ?? "");
  }
  return one;
}

describe("entering strips", () => {
  test("the last tile finishes a strip, and what is begun is kept apart", () => {
    const one = desk();
    one.tap("maki");
    expect(one.sheet.draft).toEqual(["maki"]);
    one.tap("tuna");
    expect(one.sheet).toMatchObject({ draft: [], strips: [{ kinds: ["maki", "tuna"], name: "" }] });
  });

  test("a tile twice on a strip is refused by the engine, with its reason", () => {
    const one = desk();
    one.enter(3);
    one.tap("maki");
    one.tap("maki");
    expect(one.sheet.draft).toEqual(["maki"]);
    expect(one.notice?.id).toBe("book-repeats");
  });

  test("a strip that was entered twice is flagged, in any order", () => {
    const one = desk();
    for (const kind of ["maki", "tuna", "tuna", "maki"]) one.tap(kind);
    expect(one.notice).toMatchObject({ id: "book-same", args: { other: { id: "box-nth", args: { number: 1 } } } });
    expect(one.remarksOn(1).map(({ code }) => code)).toEqual(["same"]);
    expect(one.remarksOn(0)).toEqual([]);
  });

  test("every tap can be undone", () => {
    const one = desk();
    for (const kind of ["maki", "tuna", "rice"]) one.tap(kind);
    one.undo();
    one.undo();
    expect(one.sheet).toMatchObject({ draft: ["maki"], strips: [] });
    one.undo();
    expect(one.canUndo).toBe(false);
  });

  test("there is no strip more than the engine has room for", () => {
    const one = filled(60);
    expect(one.sheet.strips).toHaveLength(judge.limits.strips);
    expect(one.notice?.id).toBe("box-full");
  });
});

describe("the engine's word", () => {
  test("an empty box cannot be played with, one with twelve recipes can", () => {
    expect(desk().remarks.filter(({ isFault }) => isFault).map(({ code }) => code)).toEqual(["too-few-recipes"]);
    expect(filled(12).remarks.some(({ isFault }) => isFault)).toBe(false);
  });

  test("an ingredient that a strip asks for and the box has not is named", () => {
    const one = filled(12);
    one.put(withIngredient(one.sheet, "rice", { count: 0 }));
    expect(codes(one)).toContain("no-such-kind");
    expect(codes(one)).toContain("kind-missing");
    expect(inPlay(one.sheet).some(({ kind }) => kind === "rice")).toBe(true);
  });
});

describe("a book on its way", () => {
  const rich = (): Sheet => {
    const { sheet } = filled(52);
    const own = withOwn(sheet, { name: "Süßkartoffel „x“", category: "Gemüse", count: 3, isUnique: false });
    const strips = own.strips.map((strip, at) => ({ ...strip, name: at % 2 ? `Recipe called ${at} "quoted" \\` : "" }));
    return { ...own, draft: [], strips, points: [1, 2, 3, 99], cubes: [0, 9, 1, 2] };
  };

  test("comes out of its link as it went in", async () => {
    const sheet = rich();
    expect(await unpack(await pack(sheet))).toEqual(sheet);
  });

  test("without names is short enough for a small code", async () => {
    const code = await pack(filled(52).sheet);
    console.info(`A book of 52 recipes without names takes ${code.length} signs of a link; with long names ${(await pack(rich())).length}.`);
    expect(code.length).toBeLessThan(600);
  });

  test("that is broken, or unpacks to more than a book, is none", async () => {
    const code = await pack(rich());
    for (const broken of ["", "x", code.slice(0, -9), `${code}%`, "a".repeat(13_000)]) expect(await unpack(broken)).toBeNull();
    const bomb = await pack({ ...newSheet("x"), strips: Array.from({ length: 20_000 }, () => ({ kinds: ["rice"], name: "" })) });
    expect(await unpack(bomb)).toBeNull();
  });

  test("stands in its file, in a line that tables do not read", async () => {
    const sheet = rich();
    const file = tomlOf(sheet, commentOf(await pack(sheet)));
    expect(await unpack(codeIn(file) ?? "")).toEqual(sheet);
    expect(file).toContain('"Recipe called 1 \\"quoted\\" \\\\" = [');
  });

  test("has no name twice", () => {
    const sheet = { ...filled(3).sheet };
    const strips = sheet.strips.map((strip) => ({ ...strip, name: "Same" }));
    expect(tomlOf({ ...sheet, strips })).toContain('"Same (3)" =');
    expect(bookOf(sheet).recipes.map(([name]) => name)).toEqual(["№ 1", "№ 2", "№ 3"]);
  });
});

test("a name holds nothing that cannot be shown", () => {
  expect(cleanName(" a\nb\u0000\u200b\ud800 ")).toBe("ab");
  expect([...cleanName("🍣".repeat(60))]).toHaveLength(40);
});

describe("several phones", () => {
  const most = 52;
  const { sheet } = { sheet: newSheet("Ours") };
  const entered = (base: Sheet, ...strips: string[][]): Sheet => ({ ...base, strips: [...base.strips, ...strips.map((kinds) => ({ kinds, name: "" }))] });
  const both = (base: Sheet, mine: Sheet, theirs: Sheet): Sheet | null => {
    const [before, own, other] = [base, mine, theirs].map(partsOf) as [Record<string, string>, Record<string, string>, Record<string, string>];
    const names = [...new Set([...Object.keys(own), ...Object.keys(other)])];
    return boxOf(Object.fromEntries(names.map((name) => [name, merge(name, before[name] ?? "", own[name] ?? "", other[name] ?? "")])), most);
  };

  test("a box comes out of its parts as it went in", () => {
    const full = { ...filled(52).sheet, draft: [] };
    const strips = [...full.strips].sort((one, other) => one.kinds.length - other.kinds.length);
    expect(boxOf(partsOf(full), most)).toEqual({ ...full, strips });
  });

  test("nothing is lost that two phones enter at once, in one length too", () => {
    const base = entered(sheet, ["rice", "egg"]);
    const mine = withIngredient(entered(base, ["maki", "tuna"]), "rice", { count: 7 });
    const theirs = withIngredient(entered({ ...base, strips: [] }, ["maki", "eel"], ["rice", "maki", "egg"]), "maki", { count: 6 });
    const merged = both(base, mine, theirs);
    expect(merged?.strips.map(({ kinds }) => kinds.join(" "))).toEqual(["maki eel", "maki tuna", "rice maki egg"]);
    const counts = merged?.ingredients.slice(0, 2).map(({ count }) => count);
    expect(counts).toEqual([7, 6]);
  });

  test("undoing takes back what was entered here, and leaves what others entered", () => {
    const one = desk(sheet);
    for (const kind of ["maki", "tuna"]) one.tap(kind);
    const shown = partsOf(one.sheet);
    const news = partsOf(entered(one.sheet, ["rice", "maki", "egg"]));
    one.receive(boxOf(news, most) ?? sheet, (before) => rebased(before, shown, news, most));
    one.undo();
    expect(one.sheet.strips.map(({ kinds }) => kinds)).toEqual([["rice", "maki", "egg"]]);
    expect(one.sheet.draft).toEqual(["maki"]);
  });

  test("what is no box is not taken over", () => {
    expect(boxOf({ pantry: "nonsense" }, most)).toBeNull();
    expect(boxOf({}, most)).toBeNull();
    const odd = { ...partsOf(sheet), "strips-2": '[1, ["x"], ["x", "rice", "nothing"]]' };
    expect(boxOf(odd, most)?.strips).toEqual([{ name: "x", kinds: ["rice"] }]);
  });
});
