import { defineConfig } from "vite";

// The test page. `npm run build` writes it to build/engine, and the programs of benchmarks/wasm.py to dist.
export default defineConfig({
  root: "page",
  base: "./",
  build: { outDir: "../../../build/engine", emptyOutDir: true, target: "es2023" },
  worker: { format: "es" },
});
