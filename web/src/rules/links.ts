// Where the rule stands for what is seen at a table: for an event, a command, a piece, a kind of points.
import type { Offer, Phrase } from "../wire/types";

type Numbers = Readonly<Record<string, string>>;
export interface Links {
  events: Numbers;
  commands: Numbers;
  /** Cards whose own rule says more than that of the command. */
  pieces: Numbers;
  scores: Numbers;
}

const FILES = import.meta.glob<Links>("../../../src/sushiya/games/*/guide/links.json", { import: "default" });

export async function loadLinks(game: string): Promise<Links | null> {
  const file = Object.entries(FILES).find(([path]) => path.endsWith(`/${game.replaceAll("-", "_")}/guide/links.json`));
  return (await file?.[1]()) ?? null;
}

/** The rule of what a line of the log tells: its message is called by the event, and may say more. */
export function ruleOfLine(links: Links, say: Phrase): string | undefined {
  const tags = Object.keys(links.events).filter((tag) => say.id === `event-${tag}` || say.id.startsWith(`event-${tag}-`));
  const longest = tags.sort((one, other) => other.length - one.length)[0];
  return longest && links.events[longest];
}

/** The rule of a command; of a card that it is about, if that has its own. */
export function ruleOfOffer(links: Links, { command }: Offer): string | undefined {
  const { command: tag, cards } = command as { command: string; cards?: readonly { kind?: string }[] };
  const piece = cards?.flatMap(({ kind }) => (kind && links.pieces[kind]) || [])[0];
  return piece ?? links.commands[tag];
}
