// How likely it is to meet something among what is drawn unseen.

/** The chance that at least one of `wanted` things is among `drawn` of `total`. */
export function chanceOfAny(wanted: number, drawn: number, total: number): number {
  if (wanted <= 0 || drawn <= 0 || total <= 0) return 0;
  let none = 1;
  for (let place = 0; place < Math.min(drawn, total); place += 1) none *= Math.max(0, total - wanted - place) / (total - place);
  return 1 - none;
}
