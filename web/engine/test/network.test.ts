// Networks in browsers that can compute with them, and in others.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";

import { AdvisedEngine, fetchNetwork, hasVectors, paramsFor } from "../src";
import { bundleOf, GAMES, networkOf } from "./bundles";

const GAME = GAMES[0]!;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("whether there are vectors is what the browser says of a module with one", () => {
  expect(hasVectors()).toBe(true);
  const validate = vi.spyOn(WebAssembly, "validate").mockReturnValue(false);
  expect(hasVectors()).toBe(false);
  const [code] = validate.mock.calls[0]!;
  expect(new Uint8Array(code as ArrayBuffer).subarray(-20, -18)).toEqual(Uint8Array.of(0xfd, 12)); // v128.const
});

/** Files of a game as a server sends them, the network in some other way; says what was asked for. */
function serving(network: () => Response): string[] {
  const asked: string[] = [];
  const module = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const wasm = new Response(module, { headers: { "content-type": "application/wasm" } });
    return Promise.resolve(address.endsWith(".wasm") ? wasm : network());
  });
  return asked;
}

test("a network is asked for by its digest", async () => {
  const bundle = bundleOf(GAME);
  const { name, digest } = bundle.description.network!.files[2]!;
  const file = readFileSync(join(bundle.folder, name));
  const asked = serving(() => new Response(new Uint8Array(file)));
  const { halves } = await fetchNetwork(bundle, 2);
  expect(Buffer.from(halves).equals((await networkOf(GAME, 2)).halves)).toBe(true);
  expect(asked).toEqual(["advised.wasm", `${name}?${digest}`].map((file) => `${bundle.folder}/${file}`));
});

test("which network is asked for depends on the number of players", async () => {
  const plain = bundleOf(GAME);
  const files = { 2: { name: "network.bin", digest: "a" }, 3: { name: "network-3-4.bin", digest: "b" } };
  const network = { ...plain.description.network!, files };
  const bundle = { ...plain, description: { ...plain.description, network } };
  const file = readFileSync(join(plain.folder, plain.description.network!.files[2]!.name));
  const asked = serving(() => new Response(new Uint8Array(file)));
  for (const players of [2, 3]) await fetchNetwork(bundle, players);
  const networks = asked.filter((address) => !address.endsWith(".wasm"));
  expect(networks).toEqual(["network.bin?a", "network-3-4.bin?b"].map((name) => `${bundle.folder}/${name}`));
  await expect(fetchNetwork(bundle, 4)).rejects.toThrow("has no network for 4 players");
  expect(asked).toHaveLength(4);
});

test("a network that is not there, or is another one, is an error that can be caught", async () => {
  const bundle = bundleOf(GAME);
  serving(() => new Response(null, { status: 204 }));
  await expect(fetchNetwork(bundle, 2)).rejects.toThrow("cannot be fetched");
  serving(() => new Response("no such page", { status: 404 }));
  await expect(fetchNetwork(bundle, 2)).rejects.toThrow("404");
  serving(() => new Response(gzipSync("something else")));
  await expect(fetchNetwork(bundle, 2)).rejects.toThrow("has 14 bytes");
});

test("the weights lie in memory as they were trained, in single precision", async () => {
  const bundle = bundleOf(GAME);
  const engine = new AdvisedEngine(bundle.description, paramsFor(bundle, {})!, await networkOf(GAME, 2));
  const weights = new Float32Array(engine.room("w1").slice().buffer);
  expect(weights.every((weight) => Number.isFinite(weight) && Math.abs(weight) < 10)).toBe(true);
  expect(new Set(weights).size).toBeGreaterThan(1000);
  expect(weights.some((weight) => weight < 0)).toBe(true);
});

test("a game without a network has no advised search", async () => {
  const bundle = bundleOf(GAME);
  const description = { ...bundle.description, network: null };
  const network = await networkOf(GAME, 2);
  expect(() => new AdvisedEngine(description, paramsFor(bundle, {})!, network)).toThrow("has no network");
});
