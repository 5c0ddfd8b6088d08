// The colours of seats as the style sheets have them, for pictures that are drawn without them.
import type { Colour } from "../wire/people";

const known = new Map<Colour, string>();

export function seatColour(colour: Colour): string {
  const found = known.get(colour);
  if (found) return found;
  const probe = document.createElement("span");
  probe.dataset["seat"] = colour;
  document.body.append(probe);
  const read = getComputedStyle(probe).getPropertyValue("--seat").trim() || "#1f2a44";
  probe.remove();
  known.set(colour, read);
  return read;
}
