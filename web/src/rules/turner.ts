// Turns to another place of the rules: by the address on the page of rules, within the sheet over a game.
import { link } from "../site";

export interface Turner {
  href(anchor: string): string;
  turn(event: MouseEvent, anchor: string): void;
}

export const rulesPath = (game: string, anchor = ""): string => `/learn/${game}${anchor ? `/${anchor}` : ""}`;

export function turnerOf(game: string, open: (anchor: string) => void): Turner {
  return {
    href: (anchor) => link(rulesPath(game, anchor)),
    turn: (event, anchor) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
      event.preventDefault();
      open(anchor);
    },
  };
}
