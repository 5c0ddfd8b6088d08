// The games that the pad counts; each is loaded with its drawings and its engine when somebody plays it.
import type { GameName } from "../facts";
import type { Counter } from "../reckoning";
import type { PadGame } from "./game";

export type { PadGame };

const LOADED: Record<GameName, () => Promise<{ game: PadGame }>> = {
  "sushi-go": () => import("./sushi-go"),
  wasabi: () => import("./wasabi"),
  "sushi-express": () => import("./sushi-express"),
};

export async function loadGame(name: GameName): Promise<PadGame> {
  return (await LOADED[name]()).game;
}

export async function openCounter(name: GameName): Promise<Counter> {
  return (await loadGame(name)).open();
}
