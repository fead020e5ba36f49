// Searches over a line, as a worker does them.

import { MessageChannel } from "node:worker_threads";
import { afterEach, expect, test } from "vitest";

import { Search, serve, Table, Thinker, type WorkerPort } from "../src";
import { bundleOf, GAMES } from "./bundles";

const bundle = bundleOf(GAMES[0]!);
const channel = new MessageChannel();
serve(channel.port1 as unknown as WorkerPort);
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
