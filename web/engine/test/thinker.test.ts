// Searches over a line, as a worker does them.

import { MessageChannel } from "node:worker_threads";
import { afterEach, beforeEach, expect, test } from "vitest";

import { AdvisedEngine, AdvisedSearch, Search, serve, Table, Thinker, type WorkerPort } from "../src";
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
  const network = await networkOf(GAMES[0]!);
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
