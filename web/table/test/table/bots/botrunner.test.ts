// Bots in the page: a master thinks with its network, and does without where there is none.

import { Table, type Decider, type Description, type Network, type Thinking } from "@starlode/engine";
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

/** A scale on which all levels from 1 to 10 decide by the same lot. */
const scaled = (below: Decider, above: Decider, share: number): Partial<Description> => ({
  scale: { 2: { step: 100, lots: Array.from({ length: 10 }, () => ({ below, above, share })), places: {} } },
  slips: {},
});

test("a level from 1 to 10 decides as the one of two who has drawn the lot", async () => {
  const plain = seated("cave-in", 2, offline, { slips: {} });
  for (const level of ["easy", "medium", "expert"]) {
    const chosen = await plain.ask(level);
    expect(await seated("cave-in", 2, offline, scaled("random", level, 1)).ask("level:7")).toBe(chosen);
    expect(await seated("cave-in", 2, offline, scaled(level, "random", 0)).ask("level:7")).toBe(chosen);
  }
  expect(await seated("cave-in", 2, offline, { scale: {} }).ask("level:7")).toBe(await plain.ask("expert"));
});

test("a level above those without a network thinks as a master for fewer iterations", async () => {
  const fetching = vi.fn(() => networkFrom("cave-in"));
  const thought = vi.spyOn(BotRunner.prototype, "think");
  await seated("cave-in", 2, fetching, scaled("hard", 7, 1)).ask("level:7");
  expect(fetching).toHaveBeenCalledOnce();
  expect(thought.mock.calls.map(([, , task]) => task)).toMatchObject([{ iterations: 7, advised: true }]);
  thought.mockClear();
  const weak = seated("cave-in", 2, offline, scaled("hard", 7, 1));
  await weak.ask("level:7");
  expect(thought.mock.calls.map(([, , task]) => task)).toMatchObject([
    { ...thinking(200), seconds: 14400, advised: false },
  ]);
  expect(weak.bots.weakened).toBe(true);
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
