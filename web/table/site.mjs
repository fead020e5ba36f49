// A site of plain files: the page with all games beside it, and a worker that keeps everything for when there is no network.
// As a program it makes the site of the page that was built.

import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const BUILD = join(import.meta.dirname, "../../build");
const FOR_SERVERS = "push.js"; // what a page has for its server only
const NOT_NEEDED = "types.ts"; // what a bundle has for builders only
const LATER = /(^|\/)(sw\.js|network(-\d)*\.bin)$/; // the worker itself, and what is kept once it is needed

/** Make a site of a page and bundles: mark it, add the bundles, and write the worker that knows every file. */
export function makeSite(page, bundles, site) {
  rmSync(site, { recursive: true, force: true });
  copy(page, site, FOR_SERVERS);
  copy(bundles, join(site, "engine"), NOT_NEEDED);
  const index = join(site, "index.html");
  writeFileSync(index, readFileSync(index, "utf8").replace("<html", "<html data-plain")); // see server.ts
  writeFileSync(join(site, "sw.js"), workerFor(site));
}

function copy(from, to, without) {
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith(without) });
}

function workerFor(site) {
  const files = filesIn(site).filter((file) => !LATER.test(file));
  const digest = createHash("sha256");
  for (const file of files) digest.update(file).update(readFileSync(join(site, file)));
  return readFileSync(join(import.meta.dirname, "offline.js"), "utf8")
    .replace('"__FILES__"', JSON.stringify(["./", ...files], null, 1))
    .replace("__NAME__", `starlode-${digest.digest("hex").slice(0, 16)}`);
}

function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

if (fileURLToPath(import.meta.url) === process.argv[1]) {
  const { STARLODE_PAGE, STARLODE_BUNDLES, STARLODE_SITE } = process.env;
  makeSite(
    STARLODE_PAGE ?? join(BUILD, "page"),
    STARLODE_BUNDLES ?? join(BUILD, "web"),
    STARLODE_SITE ?? join(BUILD, "site"),
  );
}
