// Lets what lies in a room of fixed size be as large as it can be without overflowing.
import type { Attachment } from "svelte/attachments";

/** Set a size, the first that lets everything fit; the last of them if none does. */
export function fit(property: string, sizes: readonly string[]): Attachment<HTMLElement> {
  return (room) => {
    // What is measured must not be on its way to another size: the screen turns transitions off in here.
    room.dataset["fit"] = "";
    const isFull = () => room.scrollHeight > room.clientHeight + 1 || room.scrollWidth > room.clientWidth + 1;
    const choose = () => {
      for (const size of sizes) {
        room.style.setProperty(property, size);
        if (!isFull()) return;
      }
    };
    const resized = new ResizeObserver(choose);
    resized.observe(room);
    const changed = new MutationObserver(choose);
    changed.observe(room, { childList: true, subtree: true, characterData: true });
    choose();
    void document.fonts.ready.then(choose);
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  };
}
