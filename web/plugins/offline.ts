import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const WORKER = "worker.js";
const PLACEHOLDER = "self.__OFFLINE_FILES__";
/** What no page needs: licences, icons that only an installation shows, fonts for browsers without service workers, and
 * the pack for games alone, which is fetched by whoever wants it (src/offline/packed.ts). */
const LEFT_OUT = /^(?:worker\.js|notices\.txt|icons\/.*|previews\/.*|\..*|.*\.woff|assets\/(?:dealer\.worker|python)-.*\.js|assets\/.*\.bin)$/;

/** Puts the service worker beside the pages, with the list of all files that it keeps for offline use. */
export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: "src/offline/worker.ts", fileName: WORKER });
    },
    // On disk are the files of public/, too.
    writeBundle({ dir }, bundle) {
      if (!dir) throw new Error("the pages are built into a folder");
      const chunk = bundle[WORKER];
      if (chunk?.type !== "chunk" || chunk.imports.length || chunk.dynamicImports.length || chunk.exports.length)
        throw new Error("the service worker must be one script that imports nothing");
      if (chunk.code.split(PLACEHOLDER).length !== 2)
        throw new Error(`${PLACEHOLDER} must be in the service worker once`);
      const worker = chunk.code.replace(PLACEHOLDER, () => JSON.stringify(listFiles(dir)));
      writeFileSync(join(dir, WORKER), worker);
    },
  };
}

/** List files as Workbox wants them: those with a hash in their names need no revision. */
function listFiles(dir: string): { url: string; revision: string | null }[] {
  const found = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1).replaceAll("\\", "/"))
    .filter((url) => !LEFT_OUT.test(url));
  return found.sort().map((url) => ({ url, revision: url.startsWith("assets/") ? null : revision(join(dir, url)) }));
}

function revision(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16);
}
