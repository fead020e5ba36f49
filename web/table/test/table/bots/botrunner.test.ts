// Bots in the page: a master thinks with its network, and does without where there is none.

import { Table, type Description, type Network, type Thinking } from "@starlode/engine";
import { afterEach, describe, expect, test, vi } from "vitest";

import { BotRunner, fate } from "../../../src/table/bots/botrunner";
import type { Fetching } from "../../../src/table/bots/means";
import { searchInThread } from "../../../src/table/bots/searchinthread";
import { bundleFrom, GAMES, networkFrom } from "../../bundles";

const runners: BotRunner[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const runner of runners.splice(0)) runner.close();
});

const offline = (): Promise<Network> => Promise.reject(new TypeError("Failed to fetch"));

/** As long as it takes, so that nothing depends on the machine. */
const thinking = (iterations: number): Thinking => ({ seconds: 3600, iterations });
const LEVELS = { medium: thinking(20), hard: thinking(40), expert: thinking(200) };
const MASTERS = { 2: thinking(100), 3: thinking(150) };

interface Seated {
  readonly bots: BotRunner;
  readonly ask: (level: string) => Promise<number>;
  readonly advise: () => ReturnType<BotRunner["advise"]>;
}

/** Bots that fetch networks in some way, and the first decision of a game with more than one answer. */
function seated(game: string, players: number, fetching: Fetching, changes: Partial<Description> = {}): Seated {
  const plain = bundleFrom(game);
  const bundle = { ...plain, description: { ...plain.description, levels: LEVELS, masters: MASTERS, ...changes } };
  const table = Table.deal(bundle, { players }, 7);
  while (table.legal(table.acting[0]!).length < 2) table.play(table.acting[0]!, table.legal(table.acting[0]!)[0]!);
  const bots = new BotRunner(bundle, table.engine.params, searchInThread, fate(1), fetching);
  runners.push(bots);
  const [seat, record] = [table.acting[0]!, table.seat(table.acting[0]!).bytes];
  return { bots, ask: (level) => bots.choose(level, record, seat), advise: () => bots.advise(record, seat) };
}

describe.each(GAMES)("a master of %s", (game) => {
  test.each([2, 3] as const)("plays what a search with its network finds, with %i players", async (players) => {
    const fetching = vi.fn<Fetching>(() => networkFrom(game, players));
    const { bots, ask, advise } = seated(game, players, fetching);
    const action = await ask("master");
    const { candidates, iterations } = await advise();
    expect([action, bots.weakened]).toEqual([candidates[0]!.action, false]);
    expect(iterations).toBe(MASTERS[players].iterations);
    expect(fetching.mock.calls.map(([, asked]) => asked)).toEqual([players]); // once
  });
});

test("a master without its network plays like an expert, says so, and asks again", async () => {
  const fetching = vi.fn(offline);
  const { bots, ask } = seated("cave-in", 2, fetching);
  const action = await ask("master");
  expect([await ask("expert"), bots.weakened]).toEqual([action, true]);
  fetching.mockImplementation(() => networkFrom("cave-in"));
  await ask("master");
  expect([bots.weakened, fetching.mock.calls.length]).toEqual([false, 2]);
});

test("in a browser without vectors no network is fetched", async () => {
  vi.spyOn(WebAssembly, "validate").mockReturnValue(false);
  const fetching = vi.fn(offline);
  const { bots, ask } = seated("cave-in", 2, fetching);
  await ask("master");
  expect([bots.weakened, fetching.mock.calls.length]).toEqual([true, 0]);
});

test("other levels, and hints where there is no master, fetch nothing", async () => {
  const fetching = vi.fn(offline);
  const { ask, advise } = seated("cave-in", 4, fetching, { masters: { 2: thinking(100) } });
  for (const level of ["novice", "easy", "medium", "hard"]) await ask(level);
  expect((await advise()).candidates).not.toEqual([]);
  expect(fetching).not.toHaveBeenCalled();
});

/** A scale on which every level from 1 to 10 is of one strength. */
const scaled = (strength: number): Partial<Description> => ({
  scale: { 2: { step: 100, strengths: Array<number>(10).fill(strength), places: {} } },
  slips: {},
});

test("a level from 1 to 10 decides as the levels with names that it lies between", async () => {
  const plain = seated("cave-in", 2, offline, { slips: {} });
  for (const [strength, level] of [
    [1, "easy"],
    [2, "medium"],
    [4, "expert"],
  ] as const)
    // prettier-ignore
    expect(await seated("cave-in", 2, offline, scaled(strength)).ask("level:7")).toBe(await plain.ask(level));
  const fetching = vi.fn(() => networkFrom("cave-in"));
  await seated("cave-in", 2, fetching, scaled(5)).ask("level:7");
  expect(fetching).toHaveBeenCalledOnce();
  expect(await seated("cave-in", 2, offline, { scale: {} }).ask("level:7")).toBe(await plain.ask("expert"));
});

test("who slips decides as easy does", async () => {
  const always = { slips: { medium: 1, hard: 1 } };
  const { ask } = seated("cave-in", 2, offline, always);
  const thought = vi.spyOn(BotRunner.prototype, "think");
  for (const level of ["medium", "hard"]) await ask(level);
  expect(thought).not.toHaveBeenCalled();
  await ask("expert");
  expect(thought).toHaveBeenCalledOnce();
});

test("a network that comes after the table was left opens nothing", async () => {
  const { bots, advise } = seated("cave-in", 2, () => networkFrom("cave-in"));
  const advice = advise();
  bots.close();
  expect((await advice).candidates).toEqual([]);
});
