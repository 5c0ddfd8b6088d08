// The games that can be shown in a minute, each in its file.
import type { Story } from "./scene";

const stories = import.meta.glob<Story>(["./*.ts", "!./index.ts", "!./scene.ts"], { import: "default" });

export async function loadStory(game: string): Promise<Story | null> {
  return (await stories[`./${game}.ts`]?.()) ?? null;
}
