// Every drawing of the house chrome by its name; each game has its own file of drawings.
type Drawings = Record<string, string>;

/** Name drawings by their files: "./icons/back.svg" is "back". */
export function named(files: Record<string, string>): Drawings {
  return Object.fromEntries(
    Object.entries(files).map(([path, svg]) => [path.slice(path.lastIndexOf("/") + 1, -".svg".length), svg]),
  );
}

export const icons = named(
  import.meta.glob<string>("./icons/*.svg", { query: "?raw", import: "default", eager: true }),
);
export const crests = named(
  import.meta.glob<string>("./crests/*.svg", { query: "?raw", import: "default", eager: true }),
);
