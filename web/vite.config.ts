import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

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

export default defineConfig({
  plugins: [svelte(), icons(), packages()],
  build: {
    outDir: "../src/sushiya/server/client",
    emptyOutDir: true,
    target: "es2022",
    // The page's content policy takes no inlined fonts, and inlined pictures cannot be cached.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    // Whoever only wants to play need not read what took longest.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
