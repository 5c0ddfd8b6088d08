// The options of a table that differ from its edition, named by the game's own messages.
import { type Listed, name, phrase } from "./game";

export function houseRules(differences: Readonly<Record<string, unknown>>, has: (id: string) => boolean): Listed[] {
  const items = Object.entries(differences)
    .filter(([option]) => has(`option-${option}`))
    .map(([option, value]) => {
      const named = phrase(`option-${option}`);
      if (typeof value === "object") return named;
      const choice = has(`option-${option}-${value}`) ? phrase(`option-${option}-${value}`) : name(String(value));
      return phrase("plain-pair", { what: named, value: choice });
    });
  return items.length ? [{ heading: phrase("plain-house-rules"), items }] : [];
}
