import { defineConfig } from "vitest/config";

// Waiting guards against hanging alone, so it is long.
export default defineConfig({ test: { include: ["test/**/*.test.ts"], testTimeout: 600_000, hookTimeout: 180_000 } });
