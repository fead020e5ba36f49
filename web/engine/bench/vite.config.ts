import { defineConfig } from "vite";

// The two programs of benchmarks/wasm.py; they stay beside node_modules, which the one that drives Chromium needs.
export default defineConfig({
  build: {
    ssr: true,
    outDir: "dist",
    emptyOutDir: true,
    target: "es2023",
    rolldownOptions: { input: ["bench/node.ts", "bench/chromium.ts"] },
  },
});
