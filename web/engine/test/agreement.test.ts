// WebAssembly repeats, to the byte, what the native rules did.

import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";

import {
  AdvisedEngine,
  AdvisedSearch,
  checksum,
  eventsOf,
  fromHex,
  Judge,
  layoutCheck,
  Search,
  Table,
  toHex,
  type Bytes,
} from "../src";
import { bundleOf, GAMES, networkOf, samplesOf, type Sample, type Step } from "./bundles";

const digest = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

const viewers = (table: Table): number[] => Array.from({ length: table.players + 1 }, (_, place) => place - 1);

/** A position as the sample describes it, with what the move that led on from it told. */
function seen(table: Table, state: Bytes, { thought, move: [seat, action] }: Step, dice: number): object {
  const { engine, state: after } = table;
  const legal = viewers(table)
    .slice(1)
    .map((viewer) => engine.legal(state, viewer));
  const hunches = engine.hunches(state, seat);
  return {
    state: digest(state),
    legal,
    records: viewers(table).map((viewer) => digest(engine.hide(state, viewer))),
    imagined: viewers(table).map((viewer) => digest(engine.imagine(state, viewer, thought, 7))),
    events: eventsOf(engine.description.schema, state, null),
    asked: engine.asked(state, seat),
    survey: engine.survey(engine.hide(state, seat), seat),
    estimate: engine.estimate(state),
    hunches: legal[seat]!.map((action) => hunches[action]),
    greedy: engine.chooseGreedily(engine.hide(state, seat), seat, thought, dice),
    told: engine.told(state, after),
    differing: engine.differing(state, after),
    harmless: engine.harmless(state, after, seat, action),
    redrawn: digest(engine.redraw(state, table.ply)),
  };
}

function replayed(table: Table, sample: Sample): void {
  for (const step of sample.steps) {
    const { words, thought, move, ...expected } = step;
    const before = table.state;
    table.play(...move);
    expect(seen(table, before, step, sample.dice)).toEqual(expected);
  }
}

/** What a search found about each action, in chunks as well as at once. */
function visited(search: Search, iterations: number): number[][] {
  for (const share of [1, 50, iterations - 51]) search.grow(share);
  const found = search.candidates().map(({ action, visits, worth }) => [action, visits, worth]);
  return found.sort((a, b) => a[0]! - b[0]!);
}

describe.each(GAMES)("%s", (game) => {
  const bundle = bundleOf(game);
  const samples = samplesOf(game);

  test("the module needs nothing from the page", () => {
    expect(WebAssembly.Module.imports(bundle.module)).toEqual([]);
  });

  test.each(samples)("positions of $seed with $options", (sample) => {
    const table = Table.deal(bundle, sample.options, fromHex(sample.key));
    replayed(table, sample);
    expect(digest(table.state)).toBe(sample.final.state);
    const results = sample.final.results.slice(0, table.players);
    expect(table.results).toEqual(results.map(([points, rank]) => ({ points, rank })));
    expect(checksum(table.state)).toBe(sample.final.checksum);
    expect(layoutCheck(bundle.description.schema)).toBe(sample.final.layout);
  });

  test.each(samples)("searches in $seed with $options", (sample) => {
    const table = Table.deal(bundle, sample.options, fromHex(sample.key));
    for (const step of sample.steps) table.play(...step.move);
    for (const { at, seat, seed, iterations, visits } of sample.searches) {
      const record = table.engine.hide(table.stateAt(at), seat);
      expect(visited(new Search(table.engine, record, seat, seed, iterations + 2), iterations)).toEqual(visits);
    }
  });

  test.runIf(bundle.description.network).each(samples)("advised searches in $seed with $options", async (sample) => {
    const table = Table.deal(bundle, sample.options, fromHex(sample.key));
    for (const step of sample.steps) table.play(...step.move);
    const engine = new AdvisedEngine(bundle.description, table.engine.params, await networkOf(game, table.players));
    expect(sample.advised).not.toEqual([]);
    for (const { at, seat, seed, iterations, visits } of sample.advised) {
      const record = table.engine.hide(table.stateAt(at), seat);
      expect(visited(new AdvisedSearch(engine, record, seat, seed, iterations + 2), iterations)).toEqual(visits);
    }
  });

  test.each(samples)("judgements in $seed with $options", async (sample) => {
    const table = Table.deal(bundle, sample.options, fromHex(sample.key));
    for (const step of sample.steps) table.play(...step.move);
    const { params } = table.engine;
    const advised = bundle.description.network
      ? new AdvisedEngine(bundle.description, params, await networkOf(game, table.players))
      : null;
    const judge = new Judge(table.engine, advised);
    for (const { at, judgement, ...asked } of sample.judged) {
      const record = table.engine.hide(table.stateAt(at), asked.seat).slice(0, table.engine.layout.size);
      expect(judge.judge({ ...asked, record })).toEqual(judgement);
    }
  });

  test("a short seed stands for the same key", () => {
    for (const { seed, key } of samples) expect(toHex(Table.deal(bundle, {}).engine.stretch(seed))).toBe(key);
  });

  test("a move that is taken back is as if it had never been", () => {
    const [sample] = samples;
    const table = Table.deal(bundle, sample!.options, fromHex(sample!.key));
    const [before, { move }] = [table.state, sample!.steps[0]!];
    const [seat, action] = move;
    const told = table.seat(seat).play(action);
    expect(told).toEqual(table.eventsAt(1, seat));
    expect(digest(table.state)).toBe(sample!.steps[1]!.state);
    expect(table.undo()).toEqual([{ seat, action }]);
    expect([table.state, table.moves]).toEqual([before, []]);
    expect(() => table.undo()).toThrow("0 moves");
    expect(() => table.play(seat, -1)).toThrow("may not play");
  });

  test.each(samples)("chance is drawn anew in $seed with $options", (sample) => {
    const [first, ...rest] = sample.steps.map(({ move }) => move);
    const table = Table.deal(bundle, sample.options, fromHex(sample.key));
    for (const move of [first!, ...rest.slice(0, 3)]) table.play(...move);
    table.takeBack(0, { anew: true });
    table.play(...first!);
    expect(digest(table.state)).toBe(sample.final.anew);
    table.undo();
    expect(table.redraws).toEqual([[0, 1]]); // or the first draw would come true again
    const again = Table.deal(bundle, sample.options, fromHex(sample.key), table.redraws);
    again.play(...first!);
    expect(digest(again.state)).toBe(sample.final.anew);
    again.takeBack(0, { anew: true });
    expect(again.redraws).toEqual([[0, 2]]);
  });
});
