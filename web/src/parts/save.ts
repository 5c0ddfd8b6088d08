// Saving a file from the page.
export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function saveJson(name: string, value: unknown): void {
  saveBlob(name, new Blob([JSON.stringify(value, null, 1)], { type: "application/json" }));
}
