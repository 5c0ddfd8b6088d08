// What road and dial need of a table: so little that a picture in the rules can be drawn with them, too.
import type { Person } from "../../wire/people";
import type { TableModel } from "../../wire/table.svelte";

type Seen = Pick<TableModel, "raised" | "raise" | "say" | "catalogue"> & {
  readonly people: readonly Pick<Person, "seat" | "name" | "colour" | "isBot">[];
};
export type RingModel = Seen & Pick<TableModel, "seat">;
export type DialModel = Seen & Pick<TableModel, "legal" | "isMine" | "whyNot" | "isForAll" | "shown">;
