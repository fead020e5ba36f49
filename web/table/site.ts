// A site of plain files: the page with all games beside it, and a worker that keeps everything for when there is no network.

import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

import type { Plugin } from "vite";

const NOT_NEEDED = ["types.ts"]; // what a bundle has for builders only
const LATER = /(^|\/)(sw\.js|network(-\d)*\.bin)$/; // the worker itself, and what is kept once it is needed

/** After the build: add the bundles, and write the worker that knows every file. */
export function sitePlugin(folder: string, bundles: string): Plugin {
  return {
    name: "site",
    closeBundle() {
      cpSync(bundles, join(folder, "engine"), {
        recursive: true,
        filter: (path) => !NOT_NEEDED.some((name) => path.endsWith(name)),
      });
      const files = filesIn(folder).filter((file) => !LATER.test(file));
      const digest = createHash("sha256");
      for (const file of files) digest.update(file).update(readFileSync(join(folder, file)));
      const worker = readFileSync(join(import.meta.dirname, "offline.js"), "utf8")
        .replace('"__FILES__"', JSON.stringify(["./", ...files], null, 1))
        .replace("__NAME__", `starlode-${digest.digest("hex").slice(0, 16)}`);
      writeFileSync(join(folder, "sw.js"), worker);
    },
  };
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
