// Searches over a line, as a worker does them.

import { MessageChannel } from "node:worker_threads";
import { afterEach, beforeEach, expect, test } from "vitest";

import { AdvisedEngine, AdvisedSearch, imaginedWorld, Search, serve, Table, Thinker, type WorkerPort } from "../src";
import { bundleOf, GAMES, networkOf } from "./bundles";

const bundle = bundleOf(GAMES[0]!);
let channel: MessageChannel;
beforeEach(() => {
  channel = new MessageChannel();
  serve(channel.port1 as unknown as WorkerPort);
});
afterEach(() => channel.port1.close());

test("a thinker finds what the search finds, tells how far it is, and stops when it is told", async () => {
  const table = Table.deal(bundle, {}, 3);
  const thinker = new Thinker(channel.port2 as unknown as WorkerPort, bundle, table.engine.params);
  const seat = table.acting[0]!;
  const task = { record: table.seat(seat).bytes, seat, seed: 5 };
  const heard: number[] = [];
  const stop = new AbortController();
  const [first, second] = await Promise.all([
    thinker.think({ ...task, iterations: 250 }, ({ iterations }) => heard.push(iterations)),
    thinker.think({ ...task, seconds: 3600 }, () => stop.abort(), stop.signal),
  ]);
  const search = new Search(table.engine, task.record, seat, 5, 252);
  search.grow(250);
  expect(first).toEqual({ iterations: 250, candidates: search.candidates() });
  expect(heard.at(-1)).toBe(250);
  expect(second.iterations).toBeGreaterThan(0);
});

test("a thinker that was given a network thinks with it, and without it when it is told to", async () => {
  const table = Table.deal(bundle, { players: 2 }, 3);
  const { params } = table.engine;
  const network = await networkOf(GAMES[0]!, 2);
  const thinker = new Thinker(channel.port2 as unknown as WorkerPort, bundle, params);
  const seat = table.acting[0]!;
  const task = { record: table.seat(seat).bytes, seat, seed: 5, iterations: 60 };
  thinker.learn(network);
  const [advised, plain] = await Promise.all([thinker.think({ ...task, advised: true }), thinker.think(task)]);
  const search = new AdvisedSearch(new AdvisedEngine(bundle.description, params, network), task.record, seat, 5, 62);
  search.grow(60);
  expect(advised).toEqual({ iterations: 60, candidates: search.candidates() });
  expect(plain.candidates).not.toEqual(advised.candidates);
});

/** A table at a decision with several choices. */
function offering(count: number): Table {
  const table = Table.deal(bundle, { players: 2 }, 3);
  while (table.legal(table.acting[0]!).length < count) table.play(table.acting[0]!, table.legal(table.acting[0]!)[0]!);
  return table;
}

test.each([false, true])("lines are followed and weighed one by one, advised or not: %s", async (advised) => {
  const table = offering(4);
  const thinker = new Thinker(channel.port2 as unknown as WorkerPort, bundle, table.engine.params);
  if (advised) thinker.learn(await networkOf(GAMES[0]!, 2));
  const seat = table.acting[0]!;
  const task = { record: table.seat(seat).bytes, seat, seed: 5, advised };
  const played = table.legal(seat).at(-1)!;
  const [bare, told] = await Promise.all([
    thinker.think({ ...task, iterations: 300 }),
    thinker.think({ ...task, iterations: 500, continuations: 3, played }),
  ]);
  expect(told.candidates).toEqual(bare.candidates); // telling it on the way changes nothing
  const weighed = told.weighed!.map(({ action }) => action);
  expect(weighed).toEqual(expect.arrayContaining([...bare.candidates.slice(0, 3).map(({ action }) => action), played]));
  expect([3, 4]).toContain(weighed.length); // where it likes few, others are weighed beside them
  const each = Math.floor(200 / weighed.length);
  expect(told.iterations).toBe(300 + weighed.length * each);
  expect(told.weighed!.every(({ visits }) => visits === each - Math.floor(each / 2))).toBe(true);
  expect(told.continuations!.map(({ action }) => action).sort()).toEqual([...weighed].sort());
  for (const { action, moves } of told.continuations!) {
    let world = imaginedWorld(table.engine, task.record, seat);
    expect(moves[0]).toEqual({ seat, action });
    for (const move of moves) {
      expect(table.engine.legal(world, move.seat)).toContain(move.action);
      world = table.engine.apply(world, move.seat, move.action);
    }
  }
  expect(told.continuations!.some(({ moves }) => moves.length > 1)).toBe(true);
  expect(told.expected!.slice(0, 2).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});
