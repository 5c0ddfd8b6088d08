// Finds a game's own plain description; without one its view is unfolded as it is.
import type { PlainGame } from "./game";

const games = import.meta.glob<PlainGame>("../games/*/plain/plain.ts", { import: "default" });

export async function loadPlain(game: string): Promise<PlainGame | null> {
  return (await games[`../games/${game}/plain/plain.ts`]?.()) ?? null;
}
