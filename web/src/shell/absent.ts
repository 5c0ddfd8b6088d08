// Who is not there: a bot plays for me or for others, somebody has lost the connection.
import type { Person } from "../wire/people";
import type { TableModel } from "../wire/table.svelte";

export interface Absent {
  /** A bot plays for whoever reads this. */
  isMe: boolean;
  /** For these a bot plays. */
  played: readonly Person[];
  dropped: readonly Person[];
  /** Away for so long that a bot may play for them, if somebody asks for it. */
  gone: readonly Person[];
}

/** Whether anybody is away, or has just come back. */
export function isAnyAbsent(model: Pick<TableModel, "people" | "seat" | "news">): boolean {
  return model.news !== null || model.people.some(({ away }) => away !== "");
}

export function absent({ people, seat }: Pick<TableModel, "people" | "seat">): Absent {
  const others = people.filter((person) => person.seat !== seat);
  const offline = others.filter(({ away }) => away === "offline");
  return {
    isMe: people.some((person) => person.seat === seat && person.away === "bot"),
    played: others.filter(({ away }) => away === "bot"),
    dropped: offline.filter(({ shown }) => shown.presence === "dropped"),
    gone: offline.filter(({ shown }) => shown.presence === "gone"),
  };
}
