// The workbench plays in the page the games that it plays natively, and draws the same conclusions.

import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";

import { componentFile, paramsFor, toHex, turned, Workbench, type Notes } from "../src";
import { bundleOf, GAMES, networkOf, trialsOf, workbenchOf } from "./bundles";

const VERDICTS = ["unsure", "same", "more", "less", "few"];
const digests = (notes: Notes): string[] =>
  notes.map((part) => createHash("sha256").update(part).digest("hex").slice(0, 16));

describe.each(GAMES.filter((game) => workbenchOf(game)))("%s", (game) => {
  const bundle = bundleOf(game);
  const parts = { ...workbenchOf(game)!, description: bundle.description };
  const { players, seed, games, changes, params, file, error, played } = trialsOf(game);
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
    if (player === "network") workbench.learn((await networkOf(game)).halves);
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

  test("games that nothing changed are the same, to a certainty", () => {
    const workbench = new Workbench(parts, own);
    const notes = workbench.play(own, players, "quick", 1, 40);
    workbench.addPairs(notes, notes, players);
    const verdicts = new Set(workbench.tell(workbench.sums, 40, error).map(({ verdict }) => verdict));
    expect([...verdicts].sort()).toEqual(["few", "same"]);
  });
});
