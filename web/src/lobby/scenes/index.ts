// The games that can be shown in a minute: one line each.
import type { Story } from "./scene";

const stories = new Map<string, () => Promise<{ default: Story }>>([
  ["sushi-go", () => import("./sushi-go")],
  ["wasabi", () => import("./wasabi")],
  ["sushi-express", () => import("./sushi-express")],
]);

export async function loadStory(game: string): Promise<Story | null> {
  return (await stories.get(game)?.())?.default ?? null;
}
