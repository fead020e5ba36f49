import { defineConfig } from "vitest/config";

// Two files at a time: they wait more than they work. Those that follow one another share Chromium, and what they load. Waiting for anything guards against hanging alone, so it is long.
export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    globalSetup: "e2e/setting.ts",
    testTimeout: 600_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    isolate: false,
    retry: 1, // a scene may look in the wrong moment, but what is wrong is wrong twice
    chaiConfig: { truncateThreshold: 0 }, // what was found is told whole
  },
});
