// The pages that work without a server: home offers them when there is none.
export interface OfflinePage {
  path: string;
  icon: string;
  /** The message that names it; one that every page knows. */
  title: string;
}

/** Pages that each game has. */
export const pagesOf = (game: string): readonly OfflinePage[] => [
  { path: `/solo/${game}`, icon: "play", title: "solo-link" },
  { path: `/puzzles/${game}`, icon: "coach", title: "puzzles-link" },
  { path: `/learn/${game}`, icon: "book", title: "learn" },
];
