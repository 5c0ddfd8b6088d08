// Copying text, with or without a secure context.
/** Copy a text; `select` marks it on the page for browsers that copy only what is selected. */
export async function copyText(text: string, select: () => void): Promise<void> {
  select();
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    document.execCommand("copy");
  }
}
