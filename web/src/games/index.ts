// The games that have a screen of their own, each in its folder. Any other is played on the plain screen.
import type { GameModule } from "./module";

const modules = import.meta.glob<GameModule>("./*/module.ts", { import: "default" });

export async function loadGame(game: string): Promise<GameModule | null> {
  return (await modules[`./${game}/module.ts`]?.()) ?? null;
}
