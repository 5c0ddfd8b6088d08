// Every drawing of the house chrome by its name; each game has its own file of drawings.
type Drawings = Record<string, string>;

/**
 * Name drawings by their files: "./icons/back.svg" is "back". Whatever else is asked for is undefined: a
 * recipe book may call a kind "constructor".
 */
export function named(files: Record<string, string>): Drawings {
  const drawings: Drawings = Object.create(null);
  for (const [path, svg] of Object.entries(files)) drawings[path.slice(path.lastIndexOf("/") + 1, -".svg".length)] = svg;
  return drawings;
}

export const icons = named(
  import.meta.glob<string>("./icons/*.svg", { query: "?raw", import: "default", eager: true }),
);
export const crests = named(
  import.meta.glob<string>("./crests/*.svg", { query: "?raw", import: "default", eager: true }),
);
