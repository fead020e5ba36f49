// How fast a module is: random play, and thinking from the start of a game. benchmarks/wasm.py does the same natively.

import { AdvisedEngine, AdvisedSearch, Search, Table, type Bundle, type Network } from "../src";

export interface Speed {
  readonly decisions: number; // a second, of random play
  readonly iterations: number; // a second, of search
  readonly advised: number; // a second, of search with the game's network
}

const SEED = 1;
const DICE = 12345;
const GAMES = 200; // played between two looks at the clock
const LIMIT = 1e6;
const ITERATIONS = 2000; // of one tree

/** What is done in a second by work that says how much it did, over at least this many milliseconds. */
function rate(work: () => number, milliseconds: number): number {
  const begin = performance.now();
  let done = 0;
  do done += work();
  while (performance.now() - begin < milliseconds);
  return (1000 * done) / (performance.now() - begin);
}

export function measure(bundle: Bundle, network: Network, players: number, milliseconds: number): Speed {
  const table = Table.deal(bundle, { players }, SEED);
  const { engine } = table;
  const seat = table.acting[0]!;
  const record = engine.hide(table.state, seat);
  const adviser = new AdvisedEngine(bundle.description, engine.params, network);
  return {
    decisions: rate(() => engine.playMany(players, SEED, GAMES, LIMIT, DICE), milliseconds),
    iterations: rate(() => grown(new Search(engine, record, seat, SEED, ITERATIONS + 2)), milliseconds),
    advised: rate(() => grown(new AdvisedSearch(adviser, record, seat, SEED, ITERATIONS + 2)), milliseconds),
  };
}

function grown(search: Search): number {
  search.grow(ITERATIONS);
  return search.iterations;
}
