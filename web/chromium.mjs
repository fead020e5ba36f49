// Which Chromium the tests and the pictures use: what CHROMIUM names, else the first that this machine has.
// As a program it says so, and fails where there is none.

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

// The shell comes first: it has no windows of its own to draw, and is smaller to install.
const NAMES = ["chromium-headless-shell", "chromium", "google-chrome", "google-chrome-stable", "chromium-browser"];

function found() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

export const CHROMIUM = process.env.CHROMIUM ?? found() ?? "/usr/bin/chromium";
export const HAS_CHROMIUM = existsSync(CHROMIUM);

// Not where it has become part of another program.
if (fileURLToPath(import.meta.url) === process.argv[1] && process.argv[1].endsWith(".mjs")) {
  console.log(CHROMIUM);
  process.exitCode = HAS_CHROMIUM ? 0 : 1;
}
