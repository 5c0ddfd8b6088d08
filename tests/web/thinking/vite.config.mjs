// Builds the page of this folder as the pages themselves are built; OUT names the folder to build it into.
const here = import.meta.dirname;

export default {
  root: here,
  base: "./",
  build: { outDir: process.env.OUT, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
};
