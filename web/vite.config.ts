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

export default defineConfig({
  plugins: [svelte(), icons()],
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
