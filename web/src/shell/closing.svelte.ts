// What is open only to be looked at goes when something else is to be seen: a peek, a palette, a sheet.
import { untrack } from "svelte";
import type { TableModel } from "../wire/table.svelte";

interface Openable {
  model: () => TableModel;
  isOpen: () => boolean;
  close: () => void;
}

/** Whether something plays out that is worth to be seen by all. */
export function isScene({ moment }: Pick<TableModel, "moment">): boolean {
  return moment !== null && !moment.isCaption;
}

/** Close it on Escape, when something is sent, and when a scene begins. To be called while a component is set up. */
export function closesByItself({ model, isOpen, close }: Openable): void {
  const isSeen = $derived(isScene(model()) || model().pending !== null);
  $effect(() => {
    if (isSeen) untrack(() => isOpen() && close());
  });
  $effect(() => {
    if (!isOpen()) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    // Before the key puts down what is raised: Escape closes one thing at a time.
    addEventListener("keydown", pressed, { capture: true });
    return () => removeEventListener("keydown", pressed, { capture: true });
  });
}
