// The words of games and of pages that few visit.
import { isIn, load } from "./sources";

// What is said at a game's tables, or on one page only.
const CHAPTERS = import.meta.glob<string>(
  [
    "../../../src/sushiya/games/*/messages/*.ftl",
    "../../../src/sushiya/games/*/first_game/messages/*.ftl",
    "../games/*/messages/*.ftl",
    "../games/*/plain/messages/*.ftl",
    "../about/messages/*.ftl",
    "../box/messages/*.ftl",
    "../circle/messages/*.ftl",
    "../coach/messages/*.ftl",
    "../../../src/sushiya/coach/messages/*.ftl",
    "../../../src/sushiya/games/*/coach/messages/*.ftl",
    "../daily/messages/*.ftl",
    "../../../src/sushiya/games/*/puzzles/messages/*.ftl",
    "../puzzles/messages/*.ftl",
    "../fair/messages/*.ftl",
    "../notices/messages/*.ftl",
    "../offline/messages/*.ftl",
    "../pad/messages/*.ftl",
    "../recovery/messages/*.ftl",
    "../replay/messages/*.ftl",
    "../rules/messages/*.ftl",
    "../same/messages/*.ftl",
    "../sharing/messages/*.ftl",
    "../stats/messages/*.ftl",
    "../solo/messages/*.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** Whether a file is of a page, of a game, or of a part of a game ("sushi-go/coach"), which few tables need. */
function belongs(path: string, chapter: string): boolean {
  if (!path.includes("/games/")) return path.includes(`/${chapter}/messages/`);
  const names = [chapter, `${chapter}/plain`, chapter.replaceAll("-", "_")];
  return names.some((name) => path.includes(`/games/${name}/messages/`));
}

export function loadChapter(chapter: string, language: string): Promise<string[]> {
  return load(CHAPTERS, (path) => isIn(path, language) && belongs(path, chapter));
}
