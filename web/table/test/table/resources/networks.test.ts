// Networks are fetched once and kept, in browsers that keep anything.

import { afterEach, expect, test, vi } from "vitest";

import { networkOf } from "../../../src/table/resources/networks";
import { bytes, bundleFrom } from "../../bundles";

const GAME = "cave-in";
const plain = bundleFrom(GAME);
const FILES = { 2: { name: "network.bin", digest: "now" }, 3: { name: "network-3-4.bin", digest: "other" } };
const description = { ...plain.description, network: { ...plain.description.network!, files: FILES } };
const bundle = { ...plain, description, folder: "http://page/engine/cave-in" };
const WASM = { "content-type": "application/wasm" };
const ADDRESS = `${bundle.folder}/network.bin?now`;
const OTHER = `${bundle.folder}/network-3-4.bin?other`;

const NETWORK = bytes(GAME, plain.description.network!.files[2]!.name);

afterEach(() => vi.unstubAllGlobals());

/** A file server, which says what it was asked for; null for no connection. */
function serving(status: number | null): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    if (address.endsWith(".wasm")) return Promise.resolve(new Response(bytes(GAME, "advised.wasm"), { headers: WASM }));
    asked.push(address);
    if (status === null) return Promise.reject(new TypeError("Failed to fetch"));
    return Promise.resolve(new Response(status === 204 ? null : NETWORK, { status }));
  });
  return asked;
}

/** A file server, while whose answer comes another tab keeps the same network. */
function serveOnce(kept: Map<string, Response>): (address: string) => Promise<Response> {
  serving(200);
  const plain = fetch as (address: string) => Promise<Response>;
  return (address) => {
    if (address === ADDRESS) kept.set(address, new Response());
    return plain(address);
  };
}

/** A store with room, or without. */
function storing(room = true): Map<string, Response> {
  const kept = new Map<string, Response>();
  const store = {
    match: (address: string) => Promise.resolve(kept.get(address)?.clone()),
    put: (address: string, answer: Response) =>
      room ? Promise.resolve(kept.set(address, answer)) : Promise.reject(new Error("QuotaExceededError")),
    keys: (address: string) => {
      const alike = [...kept.keys()].filter((other) => other.split("?")[0] === address.split("?")[0]);
      return Promise.resolve(alike.map((url) => ({ url })));
    },
    delete: ({ url }: { url: string }) => Promise.resolve(kept.delete(url)),
  };
  vi.stubGlobal("caches", { open: () => Promise.resolve(store) });
  return kept;
}

test("a network is fetched once, and then needs no connection", async () => {
  const kept = storing();
  kept.set(`${bundle.folder}/network.bin?before`, new Response());
  const asked = serving(200);
  const first = await networkOf(bundle, 2);
  serving(null);
  const second = await networkOf(bundle, 2);
  expect(Buffer.from(second.halves).equals(first.halves)).toBe(true);
  expect([asked, [...kept.keys()]]).toEqual([[ADDRESS], [ADDRESS]]);
});

test("networks of one game for other numbers of players are kept beside each other", async () => {
  const kept = storing();
  kept.set(`${bundle.folder}/network-3-4.bin?before`, new Response());
  serving(200);
  for (const players of [2, 3]) await networkOf(bundle, players);
  expect([...kept.keys()]).toEqual([ADDRESS, OTHER]);
  const asked = serving(null);
  for (const players of [2, 3]) await networkOf(bundle, players);
  expect(asked).toEqual([]);
});

test("a network that a tab beside has kept stays, whatever becomes of this one", async () => {
  const kept = storing(false);
  kept.set(`${bundle.folder}/network.bin?before`, new Response());
  vi.stubGlobal("fetch", serveOnce(kept));
  await networkOf(bundle, 2);
  expect([...kept.keys()]).toEqual([ADDRESS]);
});

test("what a service worker answers without a connection is not kept", async () => {
  const kept = storing();
  serving(204);
  await expect(networkOf(bundle, 2)).rejects.toThrow("cannot be fetched");
  expect(kept.size).toBe(0);
});

test("a browser that keeps nothing fetches it every time", async () => {
  storing(false);
  const asked = serving(200);
  await networkOf(bundle, 2);
  vi.stubGlobal("caches", { open: () => Promise.reject(new Error("SecurityError")) });
  await networkOf(bundle, 2);
  expect(asked).toHaveLength(2);
});
