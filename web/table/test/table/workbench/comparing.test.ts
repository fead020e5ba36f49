// A comparison: begins when nothing has changed for a moment, can be stopped, and ends with its workers.

import type { Changes, Network } from "@starlode/engine";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { SearchPort } from "../../../src/table/bots/means";
import { Comparing, type Player, type Setting } from "../../../src/table/workbench/comparing.svelte";
import { workshopFrom } from "../../bundles";

interface Order {
  readonly order: string;
  readonly share?: {
    readonly id: number;
    readonly player: string;
    readonly after: Uint8Array;
    readonly first: number;
    readonly games: number;
  };
}

const workshop = workshopFrom("cave-in");
const CHANGES = { "artifacts.artifact-06.cost": 5 };
let orders: Order[];
let ports: SearchPort[];
let ended: number;

function port(): SearchPort {
  return {
    onmessage: null,
    postMessage: (order: unknown) => void orders.push(order as Order),
    terminate: () => void ended++,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  [orders, ended, ports] = [[], 0, [port(), port()]];
});
afterEach(() => vi.useRealTimers());

const setting = (changes: Changes, players: number, player: Player): Setting => ({
  changes,
  chosen: "artifact-06",
  players,
  player,
  games: 1000,
});
const opened = (fetching: () => Promise<Network> = () => Promise.reject(new Error("offline"))): Comparing =>
  new Comparing(workshop, () => ports, fetching);
const compared = (): Order[] => orders.filter(({ order }) => order === "compare");

/** Let both workers tell that they have played so many games. */
function tell(games: number): void {
  const { sums, gaps: both } = workshop.parts.workbench.arguments;
  const [measures, gaps] = [sums!.count!, both!.count!];
  for (const [place, { share }] of compared().slice(-2).entries()) {
    const data = { id: share!.id, games, sums: new Float64Array(measures), gaps: new Float64Array(gaps) };
    ports[place]!.onmessage!({ data } as MessageEvent);
  }
}

test("games begin once nothing has changed for a moment, shared out among all workers", async () => {
  const comparing = opened();
  comparing.restart(setting({ "artifacts.artifact-06.cost": 6 }, 3, "quick"));
  await vi.advanceTimersByTimeAsync(200);
  comparing.restart(setting(CHANGES, 3, "quick"));
  await vi.advanceTimersByTimeAsync(200);
  expect(compared()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(compared().map(({ share }) => share!.first)).toEqual([0, 1]);
  expect(compared()[0]!.share!.after).toEqual(comparing.numbers(3, CHANGES));
  expect(comparing.progress).toBe("playing");
});

test("what workers tell is put together, until all games are played", async () => {
  const comparing = opened();
  comparing.restart(setting(CHANGES, 3, "quick"));
  await vi.advanceTimersByTimeAsync(300);
  tell(100);
  expect([comparing.findings?.games, comparing.progress]).toEqual([200, "playing"]);
  comparing.pause();
  expect(comparing.progress).toBe("paused");
  comparing.goOn();
  tell(500);
  expect([comparing.findings?.games, comparing.progress]).toEqual([1000, "done"]);
});

test("without a change nothing is played, and what was known is forgotten", async () => {
  const comparing = opened();
  comparing.restart(setting(CHANGES, 3, "quick"));
  await vi.advanceTimersByTimeAsync(300);
  tell(100);
  comparing.restart(setting({}, 3, "quick"));
  await vi.advanceTimersByTimeAsync(300);
  expect([comparing.findings, comparing.progress, compared().length]).toEqual([null, "idle", 2]);
});

test("a network that cannot be had is said, and easy still plays", async () => {
  const comparing = opened();
  comparing.restart(setting(CHANGES, 2, "network"));
  await vi.advanceTimersByTimeAsync(300);
  expect([comparing.progress, compared().length]).toEqual(["failed", 0]);
  comparing.restart(setting(CHANGES, 2, "easy"));
  await vi.advanceTimersByTimeAsync(300);
  expect([comparing.progress, compared()[0]!.share!.player]).toEqual(["playing", "easy"]);
});

test("a sweep plays one value after another, and its best value is where takers win like others", async () => {
  const comparing = opened();
  const knob = workshop.parts.workbench.knobs.find(({ path }) => path in CHANGES)!;
  const done = comparing.sweepOver(knob, setting({}, 3, "quick"));
  for (let value = knob.low; value <= knob.high; value++) {
    await vi.advanceTimersByTimeAsync(0);
    tell(500);
  }
  await done;
  expect(comparing.sweep.map(({ value }) => value)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(new Set(compared().map(({ share }) => String(share!.after))).size).toBe(11);
  expect([comparing.sweeping, comparing.sweetSpot]).toEqual(["", null]); // no one took anything
});

test("a sweep takes the place of a comparison, stopped or not, which is played after it", async () => {
  const comparing = opened();
  const knob = workshop.parts.workbench.knobs.find(({ path }) => path in CHANGES)!;
  comparing.restart(setting(CHANGES, 3, "quick"));
  await vi.advanceTimersByTimeAsync(300);
  tell(100);
  comparing.pause();
  const done = comparing.sweepOver({ ...knob, high: knob.low }, setting(CHANGES, 3, "quick"));
  expect([comparing.progress, comparing.findings?.games]).toEqual(["done", 200]);
  await vi.advanceTimersByTimeAsync(0);
  tell(500);
  await done;
  expect([comparing.sweep.length, comparing.progress]).toEqual([1, "playing"]);
  await vi.advanceTimersByTimeAsync(0);
  tell(500);
  expect([comparing.findings?.games, comparing.progress]).toEqual([1000, "done"]);
});

test("a comparison that is stopped while its network is fetched plays nothing until it may go on", async () => {
  let arrive = (_: Network): void => {};
  const comparing = opened(() => new Promise((resolve) => (arrive = resolve)));
  comparing.restart(setting(CHANGES, 2, "network"));
  await vi.advanceTimersByTimeAsync(300);
  comparing.pause();
  arrive({ halves: new Uint8Array() } as Network);
  await vi.advanceTimersByTimeAsync(0);
  expect(compared().length).toBe(2);
  expect([comparing.progress, orders.at(-1)!.order]).toEqual(["paused", "pause"]);
});

test("every number of players has its own network, and one that comes too late is not wanted any more", async () => {
  const arrive: Record<number, () => void> = {};
  const fetching = vi.fn((players: number) => {
    const network = { halves: Uint8Array.of(players) } as unknown as Network;
    return new Promise<Network>((resolve) => (arrive[players] = () => resolve(network)));
  });
  const { bundle } = workshop;
  const files = { 2: { name: "a", digest: "" }, 3: { name: "b", digest: "" }, 4: { name: "b", digest: "" } };
  const description = { ...bundle.description, network: { ...bundle.description.network!, files } };
  const comparing = new Comparing({ ...workshop, bundle: { ...bundle, description } }, () => ports, fetching);
  for (const players of [2, 3, 4]) {
    comparing.restart(setting(CHANGES, players, "network"));
    await vi.advanceTimersByTimeAsync(300);
  }
  for (const players of [3, 2]) arrive[players]!();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetching.mock.calls).toEqual([[2], [3]]); // which is that for four
  const learnt = orders.filter(({ order }) => order === "learn") as unknown as { weights: Uint8Array }[];
  expect(learnt.map(({ weights }) => weights[0])).toEqual([3, 3]); // by both workers
  expect(compared()).toHaveLength(2);
});

test("a sweep that is stopped keeps what it has found", async () => {
  const comparing = opened();
  const knob = workshop.parts.workbench.knobs.find(({ path }) => path in CHANGES)!;
  void comparing.sweepOver(knob, setting(CHANGES, 3, "quick"));
  await vi.advanceTimersByTimeAsync(0);
  tell(500);
  await vi.advanceTimersByTimeAsync(0);
  comparing.stopSweep();
  tell(500);
  await vi.advanceTimersByTimeAsync(0);
  expect([comparing.sweeping, comparing.sweep.length]).toEqual(["", 1]);
});

test("what is known stays, marked as old, until the next change is told", async () => {
  const comparing = opened();
  comparing.restart(setting(CHANGES, 3, "quick"));
  await vi.advanceTimersByTimeAsync(300);
  tell(100);
  comparing.restart(setting({ "artifacts.artifact-06.cost": 4 }, 3, "quick"));
  expect([comparing.findings?.games, comparing.isStale]).toEqual([200, true]);
  await vi.advanceTimersByTimeAsync(300);
  tell(50);
  expect([comparing.findings?.games, comparing.isStale]).toEqual([100, false]);
});

test.each([
  ["breaks down", () => ports[1]!.onerror!({} as ErrorEvent)],
  ["cannot go on", () => ports[0]!.onmessage!({ data: { id: 1, failed: "unreachable" } } as MessageEvent)],
  ["says nothing any more", () => vi.advanceTimersByTime(31_000)],
])("a worker that %s is said, and new ones begin again", async (_, fail) => {
  const comparing = opened();
  comparing.restart(setting(CHANGES, 3, "quick"));
  await vi.advanceTimersByTimeAsync(300);
  tell(100);
  fail();
  expect(comparing.progress).toBe("broken");
  ports = [port(), port()];
  comparing.revive();
  await vi.advanceTimersByTimeAsync(0);
  expect([ended, comparing.progress, compared().length]).toEqual([2, "playing", 4]);
});

test("a comparison that is stopped is not missed", async () => {
  const comparing = opened();
  comparing.restart(setting(CHANGES, 3, "quick"));
  await vi.advanceTimersByTimeAsync(300);
  comparing.pause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(comparing.progress).toBe("paused");
});

test("a search tries every value in rounds, and can be stopped", async () => {
  const comparing = opened();
  const knob = workshop.parts.workbench.knobs.find(({ path }) => path in CHANGES)!;
  void comparing.suggest([knob], setting({}, 3, "quick"));
  await vi.advanceTimersByTimeAsync(0);
  expect(compared().map(({ share }) => share!.games)).toEqual([130, 130]);
  tell(65);
  await vi.advanceTimersByTimeAsync(0);
  expect(comparing.tried.map(({ played }) => played)).toEqual([130, ...Array<number>(10).fill(0)]);
  comparing.stopSearch();
  expect([comparing.searching, comparing.suggestion]).toEqual(["done", null]); // no one took anything
});

test("workers end with the page", () => {
  opened().close();
  expect(ended).toBe(2);
});
