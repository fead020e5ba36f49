import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const HERE = import.meta.dirname;
const TESTS = ["test/**/*.test.ts", "src/**/*.test.ts"];

// Tests share what they load, which saves a third of their time. Those that set, keep or replace something do not: what
// they leave behind would be there for the next.
const CHANGES = /\bvi\.|settings|storage/i;
const alone = ["test", "src"].flatMap((folder) =>
  readdirSync(join(HERE, folder), { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith(".test.ts") && CHANGES.test(readFileSync(join(HERE, file), "utf8"))),
);

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: ["../.."] } }, // refusals have the words of the server
  test: {
    pool: "threads", // a process for each file that shares nothing costs a tenth more
    environment: "./test/window.ts",
    testTimeout: 600_000,
    projects: [
      { extends: true, test: { name: "together", include: TESTS, exclude: alone, isolate: false } },
      { extends: true, test: { name: "alone", include: alone } },
    ],
  },
});
