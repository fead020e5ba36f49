import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: ["../.."] } }, // refusals have the words of the server
  test: {
    environment: "./test/window.ts",
    include: ["test/**/*.test.ts", "src/**/*.test.ts"],
    testTimeout: 600_000,
  },
});
