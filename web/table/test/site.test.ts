// The site of plain files: its worker keeps everything but networks, which the page keeps once it needs them.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { makeSite } from "../site.mjs";

type Answering = (event: { request: Request; respondWith: (answer: Promise<Response>) => void }) => void;

const FILES = ["rules.wasm", "network.bin", "network-3-4.bin", "types.ts"];
const ORIGIN = "http://page";
let folder: string;
let worker: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
  const [page, bundles, site] = ["page", "web", "site"].map((name) => join(folder, name)) as [string, string, string];
  mkdirSync(page);
  mkdirSync(join(bundles, "cave-in"), { recursive: true });
  writeFileSync(join(page, "index.html"), "");
  for (const name of FILES) writeFileSync(join(bundles, "cave-in", name), "");
  makeSite(page, bundles, site);
  worker = readFileSync(join(site, "sw.js"), "utf8");
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the worker answers to a request for a file while there is no connection, and nothing is kept. */
async function offline(name: string): Promise<number> {
  const listeners: Record<string, unknown> = {};
  const listen = (kind: string, listener: unknown): unknown => (listeners[kind] = listener);
  const [caches, fetch] = [{ match: () => Promise.resolve() }, () => Promise.reject(new TypeError("Failed to fetch"))];
  new Function("addEventListener", "caches", "fetch", "location", worker)(listen, caches, fetch, { origin: ORIGIN });
  const respondWith = vi.fn<(answer: Promise<Response>) => void>();
  (listeners.fetch as Answering)({ request: new Request(`${ORIGIN}/engine/cave-in/${name}`), respondWith });
  return (await respondWith.mock.calls[0]![0]).status;
}

test("the worker keeps every file but networks, for however many players, and what only builders need", () => {
  const kept = JSON.parse(/const FILES = (\[[^\]]*\])/.exec(worker)![1]!) as string[];
  expect(kept).toEqual(["./", "engine/cave-in/rules.wasm", "index.html"]);
});

test("without a connection a missing network is an empty answer, and any other missing file an error", async () => {
  for (const name of ["network.bin?a", "network-3-4.bin?b"]) expect(await offline(name)).toBe(204);
  await expect(offline("rules.wasm")).rejects.toThrow("Failed to fetch");
});
