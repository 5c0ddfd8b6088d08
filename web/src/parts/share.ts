// Handing something to the device's own share sheet, or saving it where there is none.
import { saveBlob } from "./save";

export type Shared = "shared" | "saved" | "";

export async function shareFile(file: File, text = ""): Promise<Shared> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share(text ? { files: [file], text } : { files: [file] });
      return "shared";
    } catch {
      // Whoever closes the sheet has decided, too.
      return "";
    }
  }
  saveBlob(file.name, file);
  return "saved";
}

export function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the browser draws no pictures"))), "image/png"),
  );
}
