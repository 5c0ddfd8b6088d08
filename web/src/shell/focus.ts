// The focus of somebody at a keyboard: when what had it is gone, what is asked next takes it.
let last: EventTarget | null = null;
let isByKeyboard = false;
document.addEventListener("focusin", ({ target }) => (last = target));
document.addEventListener("keydown", () => (isByKeyboard = true), { capture: true });
document.addEventListener("pointerdown", () => (isByKeyboard = false), { capture: true });

/** Give the focus to an element, unless it is somewhere else or was never taken. */
export function regain(element: HTMLElement | null): void {
  const isLost = document.activeElement === document.body && last instanceof Node && !last.isConnected;
  if (isByKeyboard && isLost) element?.focus({ preventScroll: true });
}
