// Views of whole games: what is offered is legal, everything can be said, and no seat sees more than it may.

import { Table, Words } from "@starlode/engine";
import { describe, expect, test } from "vitest";

import { GameHistory } from "../../../src/table/analysis/history";
import { View, type Ground } from "../../../src/table/view/view";
import { bundleFrom, GAMES } from "../../bundles";

const MOST = 4000; // decisions

describe.each(GAMES)("%s", (game) => {
  const bundle = bundleFrom(game);
  const table = Table.deal(bundle, { players: 3 }, 11);
  const words = new Words(bundle.description.schema, "en", bundle.words);
  const ground: Ground = { engine: table.engine, words, names: ["Ann", "Bob", "Cleo"] };
  const see = (seat: number): View => new View(ground, table.seat(seat).bytes, seat);

  test("a view is like another of the same position, seat and words, and like no other", () => {
    const [seat, other] = [table.acting[0]!, (table.acting[0]! + 1) % table.players];
    const view = see(seat);
    const german = new Words(bundle.description.schema, "de", bundle.words);
    expect(view.isLike(see(seat))).toBe(true);
    const after = view.with(table.engine.apply(view.bytes, seat, view.choices[0]!.action))!;
    const others = [see(other), view.retold({ ...ground, words: german }), after];
    expect(others.map((one) => view.isLike(one))).toEqual([false, false, false]);
  });

  test("a game played by choices of the view ends, and everything in it can be said", () => {
    for (let ply = 0; !table.over && ply < MOST; ply++) {
      const seat = table.acting[0]!;
      const view = see(seat);
      expect(view.decision).not.toBeNull();
      expect(view.prompt()).not.toBe("");
      const choice = view.choices[(ply * 7) % view.choices.length]!;
      expect(view.describe(choice.action)).not.toBe("");
      expect(view.actionOn(choice.picked.block.name, choice.picked.number, choice.picked.detail)).toBe(choice.action);
      expect(view.picks(choice.picked.block.name, choice.picked.number, choice.picked.detail)).toEqual([choice]);
      table.play(seat, choice.action);
    }
    expect(table.over).toBe(true);
  });

  test("a word that leaves is declared so, and goes on where there is nothing else unless it costs something", () => {
    const { decisions } = bundle.description.schema;
    expect(decisions.filter(({ words, leaving }) => leaving.some((word) => !words.includes(word)))).toEqual([]);
    expect(decisions.filter(({ leaving, losing }) => losing.some((word) => !leaving.includes(word)))).toEqual([]);
    const fresh = Table.deal(bundle, { players: 3 }, 5);
    const left = new Set<boolean>();
    for (let ply = 0; !fresh.over && ply < MOST; ply++) {
      const seat = fresh.acting[0]!;
      const view = new View({ ...ground, engine: fresh.engine }, fresh.seat(seat).bytes, seat);
      for (const choice of view.spoken) {
        const [word, only] = [view.wordOf(choice)!, view.choices.length === 1];
        const { leaving, losing } = view.decision!;
        expect(view.leaves(choice)).toBe(leaving.includes(word) && (!only || losing.includes(word)));
        left.add(view.leaves(choice));
      }
      fresh.play(seat, view.choices[(ply * 7) % view.choices.length]!.action);
    }
    expect(left).toContain(true);
  });

  test("the end is told to everybody: points, their sources, and why", () => {
    const view = see(-1);
    expect(view.over).toBe(true);
    expect(view.choices).toEqual([]);
    expect(view.ending()).not.toBe("");
    view.results().forEach(({ points }, seat) => {
      expect(view.scores(seat).reduce((sum, line) => sum + line.points, 0)).toBe(points);
    });
  });

  test("a history knows every moment and every decision", () => {
    const history = new GameHistory(table, () => ground);
    expect(history.points()).toHaveLength(table.length);
    expect(history.decisions()).toHaveLength(table.moves.length);
    const events = Array.from({ length: table.length }, (_, ply) => table.eventsAt(ply, 0)).flat();
    const unsaid = history.lines(0).flatMap((line, place) => (line.say(words) ? [] : [events[place]!.kind]));
    expect(unsaid.filter((kind) => kind !== "action")).toEqual([]); // the card they play tells that players mine
    expect(history.viewAt(0, 1).over).toBe(false);
  });

  test("a place that does not exist is an error and not a number", () => {
    expect(() => see(0).at("nothing" as never)).toThrow("no field 'nothing'");
  });
});

describe.each(GAMES)("what follows a choice in %s", (game) => {
  test("is known before it is made, and nothing is forced that ends a turn or tells others something", () => {
    const bundle = bundleFrom(game);
    for (const seed of [1, 2]) {
      const table = Table.deal(bundle, { players: 3 }, seed);
      const { engine } = table;
      const names = ["Ann", "Bob", "Cleo"];
      const words = new Words(bundle.description.schema, "en", bundle.words);
      for (let n = 0; n < 250 && !table.over; n++) {
        const seat = table.acting[0]!;
        const view = new View({ engine, words, names }, table.seat(seat).bytes, seat);
        const choice = view.choices[(7 * n + seed) % view.choices.length]!;
        const [before, known, forced] = [table.state, view.consequence(choice), view.forced([0, 1, 2], () => false)];
        table.play(seat, choice.action);
        const free = engine.harmless(before, table.state, seat, choice.action);
        expect(known!.free).toBe(free);
        if (free) expect(known!.asked).toBe(!table.over && table.acting.includes(seat));
        if (!forced) continue;
        expect([forced, known]).toEqual([choice, { free: true, asked: true }]);
        for (const other of [0, 1, 2].filter((one) => one !== seat))
          expect(engine.legal(engine.imagine(before, other, 3, 99), seat)).toEqual([choice.action]);
      }
    }
  });
});
