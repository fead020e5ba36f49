// Bundles and samples that Python wrote for these tests, in the folder that STARLODE_BUNDLES names.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import {
  checked,
  unpacked,
  type Bundle,
  type Changes,
  type Judgement,
  type Network,
  type Question,
  type WorkbenchParts,
} from "../src";

export const FOLDER = process.env.STARLODE_BUNDLES ?? "";
if (!FOLDER) throw new Error("these tests are run by pytest: tests/wasm/test_agreement.py");

export const GAMES = readdirSync(FOLDER);

const read = (game: string, name: string): Buffer => readFileSync(join(FOLDER, game, name));
const json = (game: string, name: string): never => JSON.parse(read(game, name).toString()) as never;

export function bundleOf(game: string): Bundle {
  const languages = readdirSync(join(FOLDER, game, "words")).map((file) => file.replace(".ftl", ""));
  return checked({
    folder: join(FOLDER, game),
    module: new WebAssembly.Module(new Uint8Array(read(game, "rules.wasm"))),
    description: json(game, "rules.json"),
    offer: json(game, "params.json"),
    words: Object.fromEntries(languages.map((language) => [language, read(game, `words/${language}.ftl`).toString()])),
  });
}

/** The network of a game for so many players. */
export async function networkOf(game: string, players: number): Promise<Network> {
  const module = new WebAssembly.Module(new Uint8Array(read(game, "advised.wasm")));
  const { name } = bundleOf(game).description.network!.files[players]!;
  return { module, halves: await unpacked(new Blob([new Uint8Array(read(game, name))])) };
}

/** The workbench of a game that has a component file. */
export function workbenchOf(game: string): Pick<WorkbenchParts, "workbench" | "module"> | null {
  if (!existsSync(join(FOLDER, game, "workbench.json"))) return null;
  const module = new WebAssembly.Module(new Uint8Array(read(game, "workbench.wasm")));
  return { workbench: json(game, "workbench.json"), module };
}

/** Games of the workbench as they were played natively. */
export interface Trials {
  readonly players: number;
  readonly seed: number;
  readonly games: number;
  readonly changes: Changes;
  readonly params: string;
  readonly file: string; // the component file with these changes
  readonly error: number;
  readonly played: Readonly<Record<string, PlayedTrial>>;
  readonly searched: SearchedNumber;
}

/** What Python's search for a better number of a thing has found. */
interface SearchedNumber {
  readonly thing: string;
  readonly games: number;
  readonly best: number; // -1 for none
  readonly tried: readonly (readonly number[])[]; // how often it was played, then its weight
}

interface PlayedTrial {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly told: readonly (readonly number[])[];
  readonly verdicts: readonly number[];
}

export const trialsOf = (game: string): Trials => json(game, "trials.json");

interface Searched {
  readonly at: number;
  readonly seat: number;
  readonly seed: readonly [number, number];
  readonly iterations: number;
  readonly visits: readonly [number, number, number][];
}

interface Judged extends Omit<Question, "record"> {
  readonly at: number;
  readonly judgement: Judgement;
}

export interface Spoken {
  readonly seat: number;
  readonly prompt: string;
  readonly waiting: string;
  readonly choices: readonly [number, string][];
  readonly refusals: readonly [number, string][];
  readonly moves: readonly string[];
  readonly scores: readonly (readonly [string, number])[][];
  readonly ending: string;
  readonly log: readonly string[];
}

export interface Step {
  readonly state: string;
  readonly legal: readonly number[][];
  readonly records: readonly string[];
  readonly imagined: readonly string[];
  readonly thought: readonly [number, number];
  readonly events: readonly object[];
  readonly asked: number;
  readonly survey: object | null;
  readonly estimate: readonly number[];
  readonly hunches: readonly number[];
  readonly greedy: number;
  readonly move: readonly [number, number];
  readonly told: number;
  readonly differing: number;
  readonly harmless: boolean;
  readonly redrawn: string;
  readonly words?: Readonly<Record<string, Spoken>>;
}

/** Something that happens at a table: a decision, or some that are taken back; and what then is so. */
export interface Turn {
  readonly move?: readonly [seat: number, action: number];
  readonly place?: number;
  readonly alone?: boolean;
  readonly count?: number; // decisions of the seat that go
  readonly told: number;
  readonly versions: readonly number[];
  readonly redraws: readonly (readonly [number, number])[];
  readonly state: string;
  readonly free: readonly number[]; // by seat: how many of its latest decisions could be taken back without asking
}

export interface Sample {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: number;
  readonly dice: number;
  readonly key: string;
  readonly steps: readonly Step[];
  readonly final: {
    readonly state: string;
    readonly anew: string;
    readonly results: readonly [number, number][];
    readonly checksum: number;
    readonly layout: number;
  };
  readonly searches: readonly Searched[];
  readonly advised: readonly Searched[]; // by the game's network
  readonly judged: readonly Judged[];
  readonly course: readonly Turn[];
}

export function samplesOf(game: string): readonly Sample[] {
  return json(game, "samples.json");
}
