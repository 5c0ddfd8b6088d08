// The boxes that people own, each with pieces by which it is told from the others.
import type { GameName } from "./facts";

export interface Box {
  game: GameName;
  edition: string;
  /** Drawings of pieces that only this box has. */
  signs: readonly string[];
}

export const BOXES: readonly Box[] = [
  { game: "sushi-go", edition: "cocktail", signs: ["dumpling", "nigiri-3", "pudding"] },
  { game: "sushi-go", edition: "zoch", signs: ["dumpling-zoch", "nigiri-3-zoch", "pudding-zoch"] },
  { game: "wasabi", edition: "standard", signs: ["tuna", "rice", "wasabi-token"] },
  { game: "sushi-express", edition: "standard", signs: ["pink", "dark-blue", "tip"] },
];
