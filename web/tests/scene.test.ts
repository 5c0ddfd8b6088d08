// Pictures of tables: sound XML, and nothing that lies outside.
import { describe, expect, it } from "vitest";
import { placed, square } from "../src/drawings/svg";
import { type Figure, HEIGHT, largePicture, smallPicture, WIDTH } from "../src/replay/scene";

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0"/></svg>';
const figures = (count: number): Figure[] =>
  Array.from({ length: count }, (_, seat) => ({ name: `Somebody ${seat}`, colour: "plum", paint: "#8a4a85", isBot: false, points: 10 * seat, isFirst: seat === 0 }));
const many = Array.from({ length: 12 }, () => ({ picture: DRAWING, count: 3 }));

describe("a picture", () => {
  for (const middle of [undefined, "<circle/>"])
    for (const count of [2, 3, 6])
      it(`of ${count} people ${middle ? "around a board" : "without a board"} keeps everything within`, () => {
        const laid = { seats: Array.from({ length: count }, () => many), ...(middle ? { middle } : {}) };
        const { svg, written } = largePicture({ laid, figures: figures(count) }, { title: "T", subtitle: "S", footer: "F" });
        for (const [, x, y, width, height] of svg.matchAll(/x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"/g)) {
          expect(Number(x) + Number(width)).toBeLessThanOrEqual(WIDTH);
          expect(Number(y) + Number(height)).toBeLessThanOrEqual(HEIGHT);
        }
        for (const { x, y } of written) expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
        expect(svg).not.toMatch(/<svg[^>]* width="[^"]*"[^>]* width=/);
      });
  it("small has no letters", () => {
    expect(smallPicture({ laid: { seats: [many, many] }, figures: figures(2) })).not.toContain("Somebody");
  });
  it("puts a drawing into a box once", () => {
    expect(placed(DRAWING, square(1, 2, 3), "red")).toContain('<svg x="1.0" y="2.0" width="3.0" height="3.0" color="red" xmlns');
    expect(placed(undefined, square(0, 0, 1))).toBe("");
  });
});
