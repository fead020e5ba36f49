import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { titlesPlugin } from "./titles";

export default defineConfig({
  plugins: [svelte(), titlesPlugin()],
  resolve: { conditions: ["browser"] },
  test: { include: ["test/**/*.test.ts", "src/**/*.test.ts"], testTimeout: 120_000 },
});
