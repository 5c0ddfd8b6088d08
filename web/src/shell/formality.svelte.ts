// Answers for whoever is asked although there is nothing to choose: that they are asked may not tell what they hold.
import type { GameModule } from "../games/module";
import type { TableModel } from "../wire/table.svelte";
import type { Offer } from "../wire/types";
import { settings } from "./settings.svelte";

/** Always the same, so that it tells nothing either. */
const AFTER = 2000;

/** The answer that this screen may give, if any; not while a bot plays the seat, which acting would take back. */
function formality(model: TableModel, game: GameModule | null): Offer | null {
  const [only, ...others] = model.legal;
  if (!settings.get("answers") || !model.isMine || !only || others.length) return null;
  const isAway = model.table?.seats[model.seat ?? -1]?.away;
  return !isAway && game?.isFormality?.(only) ? only : null;
}

/** To be called while a component is set up; the game may come later. */
export function answerFormalities(model: () => TableModel, game: () => GameModule | null): void {
  const offer = $derived(formality(model(), game()));
  $effect(() => {
    const answer = offer;
    if (!answer) return;
    const waiting = setTimeout(() => void model().play(answer), AFTER);
    return () => clearTimeout(waiting);
  });
}
