// What this device keeps of the box: the sheet after every tap.
import { forgetKept, keep, recall } from "../wire/keep";
import type { Sheet } from "./sheet";

const NAME = "box.sheet";
const SHARED = "box.shared";

export const sheetKept = (): Sheet | null => recall<Sheet | null>(NAME, null);
export const keepSheet = (sheet: Sheet): void => keep(NAME, sheet);

/** The key of the shared sheet that this box is filled in with others by. */
export const sharingKept = (): string | null => recall<string | null>(SHARED, null);

export function keepSharing(key: string | null): void {
  if (key) keep(SHARED, key);
  else forgetKept(SHARED);
}
