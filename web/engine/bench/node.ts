// The speed of one bundle in Node: node build/bench/node.js FOLDER PLAYERS MILLISECONDS, answered as JSON.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { checked } from "../src";
import { measure } from "./measure";

const [folder = "", players, milliseconds] = process.argv.slice(2);
const json = (name: string): never => JSON.parse(readFileSync(join(folder, name), "utf-8")) as never;
const module = new WebAssembly.Module(new Uint8Array(readFileSync(join(folder, "rules.wasm"))));
const bundle = checked({ module, description: json("rules.json"), offer: json("params.json"), words: {} });
console.log(JSON.stringify(measure(bundle, Number(players), Number(milliseconds))));
