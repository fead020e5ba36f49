// Bundles from disk, for tests without a browser: those that `make web` built.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import {
  checked,
  unpacked,
  type Bundle,
  type Description,
  type Network,
  type Offer,
  type WorkbenchDescription,
} from "@starlode/engine";

import type { Workshop } from "../src/table/resources/workbenches";

export const FOLDER = process.env.STARLODE_BUNDLES ?? join(import.meta.dirname, "../../../build/web");
export const GAMES = ["cave-in", "cosmic-scavengers", "stella-digger"];

/** A file of a bundle. */
export const bytes = (game: string, name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(FOLDER, game, name)));

/** The network of a game for so many players. */
export async function networkFrom(game: string, players = 2): Promise<Network> {
  const module = new WebAssembly.Module(bytes(game, "advised.wasm"));
  const { name } = bundleFrom(game).description.network!.files[players]!;
  return { module, halves: await unpacked(new Blob([bytes(game, name)])) };
}

export function bundleFrom(game: string): Bundle {
  const read = (name: string): Buffer => readFileSync(join(FOLDER, game, name));
  const json = (name: string): unknown => JSON.parse(read(name).toString());
  const words = readdirSync(join(FOLDER, game, "words")).map((file) => [
    file.replace(".ftl", ""),
    read(`words/${file}`).toString(),
  ]);
  return checked({
    folder: join(FOLDER, game),
    module: new WebAssembly.Module(new Uint8Array(read("rules.wasm"))),
    description: json("rules.json") as Description,
    offer: json("params.json") as Offer,
    words: Object.fromEntries(words) as Record<string, string>,
  });
}

/** The workbench of a game. */
export function workshopFrom(game: string): Workshop {
  const bundle = bundleFrom(game);
  const workbench = JSON.parse(readFileSync(join(FOLDER, game, "workbench.json")).toString()) as WorkbenchDescription;
  const module = new WebAssembly.Module(bytes(game, "workbench.wasm"));
  return { bundle, parts: { description: bundle.description, workbench, module } };
}
