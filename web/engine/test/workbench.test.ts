// The workbench plays in the page the games that it plays natively, and draws the same conclusions.

import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";

import {
  componentFile,
  finalists,
  lossOf,
  paramsFor,
  search,
  statesOf,
  toHex,
  turned,
  Workbench,
  type Findings,
  type Notes,
  type StateStanding,
  type TriedState,
} from "../src";
import { bundleOf, GAMES, networkOf, trialsOf, workbenchOf } from "./bundles";

const VERDICTS = ["unsure", "same", "more", "less", "few"];
const digests = (notes: Notes): string[] =>
  notes.map((part) => createHash("sha256").update(part).digest("hex").slice(0, 16));

describe.each(GAMES.filter((game) => workbenchOf(game)))("%s", (game) => {
  const bundle = bundleOf(game);
  const parts = { ...workbenchOf(game)!, description: bundle.description };
  const { players, seed, games, changes, params, file, error, played, searched } = trialsOf(game);
  const own = paramsFor(bundle, { players })!;

  test("knobs make the numbers that Python makes of the changed file", () => {
    expect(toHex(turned(own, parts.workbench.knobs, changes))).toBe(params);
  });

  test("the changed file is the one that Python writes", () => {
    expect(componentFile(bundle.description.schema.components, changes)).toBe(file);
    expect(() => componentFile({}, changes)).toThrow("the component file has no");
  });

  test("a knob goes no further than its range", () => {
    const [knob] = parts.workbench.knobs;
    expect(() => turned(own, [knob!], { [knob!.path]: knob!.high + 1 })).toThrow(`goes from ${knob!.low} to`);
    expect(() => turned(own, [], { cost: 1 })).toThrow("there is no number 'cost'");
  });

  test.each(Object.entries(played))("%s plays and is told the same", async (player, wanted) => {
    const workbench = new Workbench(parts, own);
    if (player === "network") workbench.learn((await networkOf(game, players)).halves);
    const changed = turned(own, parts.workbench.knobs, changes);
    const before = workbench.play(own, players, player, seed, games);
    const after = workbench.play(changed, players, player, seed, games);
    expect([digests(before), digests(after)]).toEqual([wanted.before, wanted.after]);

    workbench.addPairs(before, after, players);
    const told = workbench.tell(workbench.sums, games, error);
    told.forEach(({ verdict, ...numbers }, measure) => {
      Object.values(numbers).forEach((value, place) => expect(value).toBeCloseTo(wanted.told[measure]![place]!, 9));
      expect(verdict).toBe(VERDICTS[wanted.verdicts[measure]!]);
    });
  });

  test("a search tries, keeps and finds what Python's does", async () => {
    const { thing, games: most, best, tried } = searched;
    const workbench = new Workbench(parts, own);
    const { thresholds, columns, knobs } = parts.workbench;
    const column = columns.findIndex(({ id }) => id === thing);
    const states = statesOf(
      knobs.filter(({ row }) => row === thing),
      {},
    );
    const error = thresholds.error / 2 / states.length;
    let found = states;
    const play = async ({ knob, value }: TriedState, wanted: number): Promise<Findings> => {
      const changed = knob ? turned(own, knobs, { [knob.path]: value }) : own;
      const [before, after] = [own, changed].map((params) => workbench.play(params, players, "quick", 0, wanted));
      workbench.clear();
      workbench.addPairs(before!, after!, players);
      workbench.addPeers(after!, players, column);
      const counted = { games: wanted, sums: workbench.sums, gaps: workbench.gaps };
      const told = workbench.tell(counted.sums, wanted, error);
      return {
        games: wanted,
        told,
        weight: workbench.weigh(counted.gaps, wanted, error, players, column, null),
        counted,
      };
    };
    const plan = (standings: readonly StateStanding[]): number[] => workbench.planRound(standings, most);
    expect(await search(states, { games: most, plan, play, hear: (all) => (found = [...all]) })).toBe(true);
    expect(found.map(({ played }) => played)).toEqual(tried.map(([times]) => times));
    found.forEach(({ weight }, place) =>
      Object.values(weight!).forEach((value, part) => expect(value).toBeCloseTo(tried[place]![part + 1]!, 9)),
    );
    const last = finalists(found);
    const winner = workbench.sweetSpot(last.map(lossOf), last.map(({ weight }) => weight!.takers)); // prettier-ignore
    expect(found.indexOf(last[winner]!)).toBe(best);
  });

  test("games that nothing changed are the same, to a certainty", () => {
    const workbench = new Workbench(parts, own);
    const notes = workbench.play(own, players, "quick", 1, 40);
    workbench.addPairs(notes, notes, players);
    const verdicts = new Set(workbench.tell(workbench.sums, 40, error).map(({ verdict }) => verdict));
    expect([...verdicts].sort()).toEqual(["few", "same"]);
  });
});
