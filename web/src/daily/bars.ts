// Everybody's points as a few bars: how many came near how many points, and which bar is one's own.

export interface Bar {
  from: number;
  to: number;
  count: number;
  isOwn: boolean;
  /** A master came to so many in the same seat; it is not counted. */
  isMaster: boolean;
}

const MOST_BARS = 12;

/** Part the points into at most twelve bars of the same width; all have room for one's own and a master's. */
export function barsOf(points: readonly (readonly [number, number])[], own: number | null, master: number | null = null): Bar[] {
  const reached = [...points.map(([one]) => one), ...[own, master].filter((one) => one !== null)];
  if (!reached.length) return [];
  const [least, most] = [Math.min(...reached), Math.max(...reached)];
  const width = Math.max(1, Math.ceil((most - least + 1) / MOST_BARS));
  const count = Math.floor((most - least) / width) + 1;
  return Array.from({ length: count }, (_, place) => {
    const from = least + place * width;
    const to = from + width - 1;
    const isWithin = (one: number) => one >= from && one <= to;
    return {
      from,
      to,
      count: points.filter(([one]) => isWithin(one)).reduce((sum, [, more]) => sum + more, 0),
      isOwn: own !== null && isWithin(own),
      isMaster: master !== null && isWithin(master),
    };
  });
}

export const sayBar = ({ from, to }: Bar): string => (from === to ? String(from) : `${from}–${to}`);
