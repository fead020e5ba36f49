// Networks in browsers that can compute with them, and in others.

import { afterEach, expect, test, vi } from "vitest";

import { AdvisedEngine, fetchNetwork, hasVectors, paramsFor, type NetworkDescription } from "../src";
import { bundleOf, GAMES, networkOf } from "./bundles";

const GAME = GAMES[0]!;
const described: NetworkDescription = { digest: "abc", weights: [], search: {} };

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

test("a network is asked for by its digest, and nothing in its place is an error that can be caught", async () => {
  const asked: string[] = [];
  const module = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return address.endsWith(".wasm")
      ? new Response(module, { headers: { "content-type": "application/wasm" } })
      : new Response(null, { status: 204 });
  });
  await expect(fetchNetwork("engine/x", described)).rejects.toThrow("cannot be fetched");
  expect(asked).toEqual(["engine/x/advised.wasm", "engine/x/network.bin?abc"]);
});

test("the weights lie in memory as they were trained, in single precision", async () => {
  const bundle = bundleOf(GAME);
  const engine = new AdvisedEngine(bundle.description, paramsFor(bundle, {})!, await networkOf(GAME));
  const weights = new Float32Array(engine.room("w1").slice().buffer);
  expect(weights.every((weight) => Number.isFinite(weight) && Math.abs(weight) < 10)).toBe(true);
  expect(new Set(weights).size).toBeGreaterThan(1000);
  expect(weights.some((weight) => weight < 0)).toBe(true);
});

test("a game without a network has no advised search", async () => {
  const bundle = bundleOf(GAME);
  const description = { ...bundle.description, network: null };
  const network = await networkOf(GAME);
  expect(() => new AdvisedEngine(description, paramsFor(bundle, {})!, network)).toThrow("has no network");
});
