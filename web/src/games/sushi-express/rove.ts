// Arrow keys go from one control of a group to the next; only one of them is on the way of the Tab key.
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Handle a key in a group: the nearest element with a role or a list, and the buttons in it. */
export function rove(event: KeyboardEvent): void {
  const control = event.currentTarget as HTMLElement;
  const group = control.closest("[role=group], ul, ol");
  const all = [...(group?.querySelectorAll<HTMLElement>("button") ?? [])];
  const step = STEPS[event.key];
  const place = all.indexOf(control);
  const ends: Record<string, number> = { Home: 0, End: all.length - 1 };
  const wanted = step ? (place + step + all.length) % all.length : ends[event.key];
  if (wanted === undefined) return;
  event.preventDefault();
  all[wanted]?.focus();
}
