import { defineConfig } from "vitest/config";

// One browser at a time: a machine that builds has better things to do.
export default defineConfig({
  test: { include: ["e2e/**/*.test.ts"], testTimeout: 300_000, hookTimeout: 60_000, fileParallelism: false },
});
