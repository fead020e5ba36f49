import { defineConfig } from "vite";

export default defineConfig({
  build: { ssr: "bench/node.ts", outDir: "../../build/bench", emptyOutDir: true, target: "es2023" },
});
