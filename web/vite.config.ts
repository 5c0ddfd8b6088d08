import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { offline } from "./plugins/offline.ts";

/** Puts the shop's mark where browsers and the manifest look for it, under a name that stays. */
function icons(): Plugin {
  const files = { "icon.svg": "logo", "icon-alert.svg": "logo-alert" };
  return {
    name: "icons",
    generateBundle() {
      for (const [fileName, drawing] of Object.entries(files)) {
        const source = readFileSync(`src/drawings/home/${drawing}.svg`, "utf8");
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

/** Notes the npm packages that are in the pages, for the list of licences. */
function packages(): Plugin {
  const inPackage = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//;
  return {
    name: "packages",
    generateBundle(_, bundle) {
      // Fonts come by way of styles, so that they are files but no modules.
      const files = Object.values(bundle).flatMap((one) => (one.type === "asset" ? one.originalFileNames : []));
      const found = [...this.getModuleIds(), ...files].flatMap((path) => inPackage.exec(path)?.[1] ?? []);
      const source = JSON.stringify([...new Set(found)].sort());
      this.emitFile({ type: "asset", fileName: ".vite/packages.json", source });
    },
  };
}

const FIRST_PAGE =
  /vite\/preload-helper|svelte\/src\/(animate|easing)|src\/(route|site|first\/kept|look\/look|offline\/(persist|register|version)|recovery\/offer|wire\/(api|keep|keys|people)|parts\/(Button|Crest|Dialog|Icon|Picture)|lobby\/(begin|CodeField|comeback|Frame|games|invite|newcomer|wishes))\b/;

export default defineConfig({
  plugins: [svelte(), icons(), packages(), offline()],
  // Files name each other relatively, and the page is told where it stands: see site.ts.
  base: "./",
  worker: {
    // Pyodide asks for these where it runs in Node.
    rolldownOptions: { external: /^(?:node:|ws$)/, checks: { bundlerTimings: false } },
  },
  build: {
    outDir: "../src/sushiya/server/client",
    emptyOutDir: true,
    target: "es2022",
    // The page's content policy takes no inlined fonts, and inlined pictures cannot be cached.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      // Whoever only wants to play need not read what took longest.
      checks: { bundlerTimings: false },
      // What the first page needs and others, too, is one file: many small ones are packed badly and fetched slowly.
      output: { codeSplitting: { groups: [{ name: "counter", test: FIRST_PAGE }] } },
    },
  },
});
