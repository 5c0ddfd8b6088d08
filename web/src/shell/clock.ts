// How long is left: for a decision, and in the banks of those who still think.

/** Spell seconds as minutes and seconds. */
export function spell(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What banks hold so many seconds after the clock of the decision ran out: they run for whoever is to act. */
export function banksLeft(banks: readonly number[], toAct: readonly number[], over: number): number[] {
  return banks.map((bank, seat) => Math.max(0, Math.ceil(toAct.includes(seat) ? bank - over : bank)));
}

/** Whose bank is shown running: the own one, else of those waited for the one that lasts longest. */
export function runningBank(banks: readonly number[], toAct: readonly number[], own: number | null): number | null {
  if (!banks.length || !toAct.length) return null;
  if (own !== null && toAct.includes(own)) return own;
  return toAct.reduce((first, seat) => ((banks[seat] ?? 0) > (banks[first] ?? 0) ? seat : first));
}
