// A whole game is judged: the same way twice, yours first; what is judged stays, however it ends.

import { Table, Words, type Bundle } from "@starlode/engine";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { GameAnalysis } from "../../../src/table/analysis/gameanalysis.svelte";
import { GameHistory } from "../../../src/table/analysis/history";
import { BotRunner } from "../../../src/table/bots/botrunner";
import { searchInThread } from "../../../src/table/bots/searchinthread";
import { bundleFrom, networkFrom } from "../../bundles";

const DECISIONS = 16;
let bundle: Bundle;
let history: GameHistory;
let bots: BotRunner;
const fetching = vi.fn(() => networkFrom("cosmic-scavengers"));

/** The beginning of a game in which everybody takes the last choice, whoever is asked last first. */
beforeEach(() => {
  const plain = bundleFrom("cosmic-scavengers");
  const analysis = { ...plain.description.analysis, iterations: 20, plain: 20 };
  bundle = { ...plain, description: { ...plain.description, analysis } };
  const table = Table.deal(bundle, { players: 2 }, 5);
  for (let ply = 0; ply < DECISIONS; ply++) {
    const seat = table.acting[ply % table.acting.length]!;
    table.play(seat, table.legal(seat).at(-1)!);
  }
  const words = new Words(bundle.description.schema, "en", bundle.words);
  history = new GameHistory(table, () => ({ engine: table.engine, words, names: ["Ann", "Bob"] }));
  bots = new BotRunner(bundle, table.engine.params, searchInThread, undefined, fetching);
});
afterEach(() => {
  bots.close();
  forget();
});

function forget(): void {
  const names = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place)!);
  for (const name of names) localStorage.removeItem(name);
}

const fresh = (mine: number[] = [1]): GameAnalysis => new GameAnalysis(history, bots, mine, "game");

test("the same game gets the same verdicts, and they are there at once the next time", async () => {
  const first = fresh();
  expect(first.verdicts).toEqual([]);
  await first.run();
  expect(first.done).toBe(true);
  expect(first.verdicts.map(({ ply }) => ply)).toEqual(
    history.decisions().flatMap(({ legal, ply }) => (legal > 1 ? ply : [])),
  );
  expect(fresh().verdicts).toEqual(first.verdicts);
  forget();
  const second = fresh([0]);
  await second.run();
  expect(second.verdicts).toEqual(first.verdicts);
});

test("yours are judged first, and stopping keeps what is done", async () => {
  const analysis = fresh();
  const all = analysis.all;
  const stop = vi.spyOn(bots, "jury").mockImplementation(() => {
    const jury = BotRunner.prototype.jury.call(bots);
    const judge = jury.judge.bind(jury);
    jury.judge = (asked, network, hear, signal) =>
      judge(asked, network, (past, judgement) => {
        hear(past, judgement);
        if (analysis.verdicts.length === 3) analysis.stop();
      }, signal); // prettier-ignore
    return jury;
  });
  await analysis.run();
  stop.mockRestore();
  expect(analysis.verdicts.length).toBeGreaterThanOrEqual(3);
  expect(analysis.verdicts.length).toBeLessThan(all);
  expect(analysis.verdicts.every(({ seat }) => seat === 1)).toBe(true);
  const kept = fresh();
  expect(kept.verdicts).toEqual(analysis.verdicts);
  await kept.run();
  expect(kept.done).toBe(true);
});

test("a program is one turn, although both write theirs at the same time", () => {
  const decisions = history.decisions();
  const switches = decisions.filter(({ seat }, place) => place && seat !== decisions[place - 1]!.seat).length;
  const turns = new Set(decisions.map(({ seat, turn }) => `${seat} ${turn}`)).size;
  expect(turns).toBeLessThan(switches / 2);
});

test("without its network a game is judged by the plain search, and anew once the network is there", async () => {
  fetching.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const plain = fresh();
  await plain.run();
  forget();
  const advised = fresh();
  await advised.run();
  expect(advised.verdicts).not.toEqual(plain.verdicts);
});
