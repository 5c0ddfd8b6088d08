// The circles that this device knows: their links are nowhere else, as there are no accounts.
import { keep, recall } from "../wire/keep";

export interface KeptCircle {
  key: string;
  title: string;
}

export const keptCircles = (): readonly KeptCircle[] => recall<KeptCircle[]>("circles", []);

/** Keep a circle in front of the others, or its new name. */
export function keepCircle(key: string, title: string): void {
  keep("circles", [{ key, title }, ...keptCircles().filter((one) => one.key !== key)]);
}

export function dropCircle(key: string): void {
  keep(
    "circles",
    keptCircles().filter((one) => one.key !== key),
  );
}
