// The games that have a screen of their own: one line each. Any other is played on the plain screen.
import type { GameModule } from "./module";

const modules = new Map<string, () => Promise<{ default: GameModule }>>([
  ["sushi-go", () => import("./sushi-go/module")],
  ["wasabi", () => import("./wasabi/module")],
  ["sushi-express", () => import("./sushi-express/module")],
]);

export async function loadGame(game: string): Promise<GameModule | null> {
  return (await modules.get(game)?.())?.default ?? null;
}
