// How a reveal is set in rows: everybody in their order, as many cards abreast as lets all of them be largest.

export interface Room {
  width: number;
  height: number;
}

export interface Rows {
  /** Which of them stand in each row. */
  rows: readonly (readonly number[])[];
  /** How many cards the fullest row has room for; a cell is as wide as its cards in all rows. */
  abreast: number;
}

/** No card is wider than this; what is left is air. */
const WIDEST = 144;

/** Set cells of so many cards each; `rest` is how much of a row's height is not card. */
export function rowsOf(spans: readonly number[], room: Room, rest: number): Rows {
  const choices = spans.map((_, at) => split(spans, at + 1));
  const width = ({ rows, abreast }: Rows) => Math.min(room.width / abreast, (room.height / rows.length - rest) * (5 / 7), WIDEST);
  return choices.reduce((best, one) => (width(one) > width(best) + 1 ? one : best), choices[0] ?? { rows: [], abreast: 1 });
}

/** At most so many rows, the fullest of them as short as can be. */
function split(spans: readonly number[], count: number): Rows {
  for (let abreast = Math.max(...spans); ; abreast += 1) {
    const rows = filled(spans, abreast);
    if (rows.length <= count) return { rows, abreast };
  }
}

function filled(spans: readonly number[], abreast: number): number[][] {
  const rows: number[][] = [];
  let left = 0;
  for (const [at, span] of spans.entries()) {
    if (span > left || !rows.length) {
      rows.push([]);
      left = abreast;
    }
    rows.at(-1)?.push(at);
    left -= span;
  }
  return rows;
}
