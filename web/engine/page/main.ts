// A page without a server behind it: whole games between bots, for tests and benchmarks.

import { measure, type Speed } from "../bench/measure";
import { fetchBundle, fetchNetwork, Table, Thinker, type Result, type Thoughts } from "../src";

export interface Played {
  readonly moves: number;
  readonly results: readonly Result[];
  readonly reports: number; // how often the worker told how far it was
}

const worker = (): Worker => new Worker(new URL("../src/search.worker.ts", import.meta.url), { type: "module" });

/** A game between search bots in a worker, from the deal to the end. */
async function playGame(game: string, players: number, seed: number, iterations: number): Promise<Played> {
  const bundle = await fetchBundle(`/${game}`);
  const table = Table.deal(bundle, { players }, seed);
  const thinker = new Thinker(worker(), bundle, table.engine.params);
  let reports = 0;
  while (!table.over) {
    const seat = table.acting[0]!;
    const view = table.seat(seat);
    const legal = view.legal();
    const task = { record: view.bytes, seat, seed: seed + table.ply, iterations };
    const thoughts = legal.length > 1 ? await thinker.think(task, () => reports++) : null;
    view.play(thoughts?.candidates[0]?.action ?? legal[0]!);
  }
  return { moves: table.moves.length, results: table.results, reports };
}

/** What a search without end has found when it is stopped as soon as it tells how far it is. */
async function stopOnceHeard(game: string): Promise<Thoughts> {
  const bundle = await fetchBundle(`/${game}`);
  const table = Table.deal(bundle, {}, 1);
  const thinker = new Thinker(worker(), bundle, table.engine.params);
  const seat = table.acting[0]!;
  const stop = new AbortController();
  return thinker.think({ record: table.seat(seat).bytes, seat, seed: 1 }, () => stop.abort(), stop.signal);
}

async function speed(game: string, players: number, milliseconds: number): Promise<Speed> {
  const bundle = await fetchBundle(`/${game}`);
  const network = await fetchNetwork(bundle, players);
  return measure(bundle, network, players, milliseconds);
}

export const doors = { playGame, stopOnceHeard, speed };
Object.assign(globalThis, { starlode: doors });
