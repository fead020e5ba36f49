// Comparisons over lines, as workers play them.

import { MessageChannel } from "node:worker_threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import {
  Fleet,
  paramsFor,
  serveTrials,
  turned,
  Workbench,
  type Findings,
  type TrialOrder,
  type TrialReport,
  type WorkerPort,
} from "../src";
import { bundleOf, GAMES, workbenchOf } from "./bundles";

const game = GAMES.find((name) => workbenchOf(name))!;
const bundle = bundleOf(game);
const parts = { ...workbenchOf(game)!, description: bundle.description };
const before = paramsFor(bundle, { players: 2 })!;
const [knob] = parts.workbench.knobs;
const after = turned(before, parts.workbench.knobs, { [knob!.path]: knob!.high });
const comparison = { before, after, players: 2, player: "quick", games: 60 };

let channels: MessageChannel[];
beforeEach(() => {
  channels = [new MessageChannel(), new MessageChannel()];
  for (const { port1 } of channels) serveTrials(port1 as unknown as WorkerPort);
});
afterEach(() => channels.forEach(({ port1 }) => port1.close()));

const fleetOf = (count: number): Fleet =>
  new Fleet(
    channels.slice(0, count).map(({ port2 }) => port2 as unknown as WorkerPort),
    parts,
    before,
  );

function finished(fleet: Fleet, asked = comparison): Promise<Findings> {
  return new Promise((resolve) =>
    fleet.compare(asked, {}, (findings) => findings.games === asked.games && resolve(findings)),
  );
}

test("two workers find what one does, and what all games at once tell", async () => {
  const found = await finished(fleetOf(2));
  const workbench = new Workbench(parts, before);
  const notes = [before, after].map((params) => workbench.play(params, 2, "quick", 0, 60));
  workbench.addPairs(notes[0]!, notes[1]!, 2);
  const wanted = workbench.tell(workbench.sums, 60, 0.025 / workbench.measures);
  found.told.forEach((told, measure) => {
    expect(told.before).toBeCloseTo(wanted[measure]!.before, 9);
    expect(told.reach).toBeCloseTo(wanted[measure]!.reach, 9);
  });
});

test("what is watched becomes certain sooner", async () => {
  const watching = new Promise<Findings>((resolve) =>
    fleetOf(1).compare(comparison, { watched: [5] }, (findings) => findings.games === 60 && resolve(findings)),
  );
  const [watched, plain] = [await watching, await finished(fleetOf(1))];
  expect(watched.told[5]!.reach).toBeLessThan(0.9 * plain.told[5]!.reach);
  expect(watched.told[6]).toEqual(plain.told[6]);
});

test("a new comparison takes the place of the one before, and finds the same when it is asked again", async () => {
  const fleet = fleetOf(1);
  const other = { ...comparison, after: before, games: 100_000 };
  await new Promise<void>((resolve) => fleet.compare(other, {}, () => resolve())); // it is under way
  const first = await finished(fleet);
  expect(await finished(fleet)).toEqual(first);
  expect(await finished(fleetOf(1))).toEqual(first);
});

test("what a worker still tells of an older comparison does not count", () => {
  const line: WorkerPort = { onmessage: null, postMessage: () => {} };
  const fleet = new Fleet([line], parts, before);
  const heard: number[] = [];
  for (let id = 1; id <= 2; id++) fleet.compare(comparison, {}, ({ games }) => heard.push(games));
  const sums = new Float64Array(parts.workbench.arguments.sums!.count!);
  for (const id of [1, 2])
    line.onmessage!({ data: { id, games: 10 * id, sums, gaps: new Float64Array(0) } } as MessageEvent);
  expect(heard).toEqual([20]);
});

test("a comparison that is paused plays nothing until it may go on, and then the rest", async () => {
  vi.useFakeTimers();
  const told: number[] = [];
  const line: WorkerPort = {
    onmessage: null,
    postMessage: (report) => void told.push((report as TrialReport).games),
  };
  serveTrials(line);
  const order = (data: TrialOrder): void => line.onmessage!({ data } as MessageEvent);
  order({ order: "open", parts, params: before });
  order({ order: "compare", share: { ...comparison, id: 1, first: 0, step: 1 } });
  order({ order: "pause" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
  order({ order: "go on" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.at(-1)).toBe(60);
  vi.useRealTimers();
});
