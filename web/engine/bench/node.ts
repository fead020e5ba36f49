// The speed of bundles in Node, asked for line by line: GAME PLAYERS MILLISECONDS, answered as JSON.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { checked, type Bundle } from "../src";
import { measure } from "./measure";

const [folder = ""] = process.argv.slice(2);

function bundleOf(game: string): Bundle {
  const read = (name: string): Buffer => readFileSync(join(folder, game, name));
  const json = (name: string): never => JSON.parse(read(name).toString()) as never;
  const module = new WebAssembly.Module(new Uint8Array(read("rules.wasm")));
  return checked({ module, description: json("rules.json"), offer: json("params.json"), words: {} });
}

for await (const line of createInterface({ input: process.stdin })) {
  const [game = "", players, milliseconds] = line.split(" ");
  console.log(JSON.stringify(measure(bundleOf(game), Number(players), Number(milliseconds))));
}
