// The street with its vans, and whom everybody has served, for a picture.
import { placed, square } from "../../drawings/svg";
import type { Laid, Moment } from "../module";
import { angleOf, at, band, berth, INNER, OUTER, ROAD, SIZE, spanOf } from "./geometry";
import { EXPRESS, TILES } from "./facts";
import { counted, drawings } from "./pieces";
import type { View } from "./types";

const [STREET, PLOT, LIT, EDGE] = ["#363f6b", "#919dd0", "#f6dfa6", "#1f2a44"];

export function laid({ view }: Moment, colours: readonly string[]): Laid {
  const { vans, customers } = view as View;
  return {
    middle: streetOf(vans, colours),
    seats: customers.map((cards) => counted(cards).map(({ kind, count }) => ({ picture: drawings[kind], count }))),
  };
}

function streetOf(vans: readonly number[], colours: readonly string[]): string {
  const middle = SIZE / 2;
  const tiles = Array.from({ length: TILES }, (_, tile) => {
    const { x, y } = tile === EXPRESS ? at(0, ROAD) : at(angleOf(tile), ROAD);
    const size = tile === EXPRESS ? 58 : 44;
    const plot = `<path d="${band(angleOf(tile), spanOf(tile) - 2, INNER, OUTER)}" fill="${tile === EXPRESS ? LIT : PLOT}" stroke="${EDGE}" stroke-width="1.5"/>`;
    return plot + placed(drawings[`tile-${tile}`], square(x - size / 2, y - size / 2, size));
  });
  const standing = vans.map((tile, seat) => {
    const sharing = vans.flatMap((one, other) => (one === tile ? [other] : []));
    const { x, y, size } = berth(tile, sharing.indexOf(seat), sharing.length);
    const large = size * 1.25;
    return placed(drawings["van"], square(x - large / 2, y - large / 2, large), colours[seat]);
  });
  const dial = placed(drawings["dial"], square(middle - 124, middle - 124, 248));
  return `<circle cx="${middle}" cy="${middle}" r="${OUTER + 5}" fill="${STREET}"/>${tiles.join("")}${dial}${standing.join("")}`;
}
