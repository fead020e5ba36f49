// The speed of bundles in Node, asked for line by line: GAME PLAYERS MILLISECONDS, answered as JSON.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { checked, unpacked, type Bundle, type Network } from "../src";
import { measure } from "./measure";

const [folder = ""] = process.argv.slice(2);

const read = (game: string, name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(folder, game, name)));

function bundleOf(game: string): Bundle {
  const json = (name: string): never => JSON.parse(new TextDecoder().decode(read(game, name))) as never;
  const module = new WebAssembly.Module(read(game, "rules.wasm"));
  return checked({
    folder: join(folder, game),
    module,
    description: json("rules.json"),
    offer: json("params.json"),
    words: {},
  });
}

async function networkOf(game: string, { description }: Bundle, players: number): Promise<Network> {
  const module = new WebAssembly.Module(read(game, "advised.wasm"));
  return { module, halves: await unpacked(new Blob([read(game, description.network!.files[players]!.name)])) };
}

for await (const line of createInterface({ input: process.stdin })) {
  const [game = "", players, milliseconds] = line.split(" ");
  const bundle = bundleOf(game);
  const network = await networkOf(game, bundle, Number(players));
  console.log(JSON.stringify(measure(bundle, network, Number(players), Number(milliseconds))));
}
