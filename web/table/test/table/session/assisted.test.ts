// A page without rules of its own says, offers and objects what one with the rules does.

import { Table, Words, type Bytes } from "@starlode/engine";
import { describe, expect, test } from "vitest";

import { Assisted } from "../../../src/table/session/assisted";
import { View, type Ground } from "../../../src/table/view/view";
import { bundleFrom, GAMES } from "../../bundles";

const MOVES = 40;
const NAMES = ["Ann", "Bob"];

describe.each(GAMES)("%s", (game) => {
  const bundle = bundleFrom(game);
  const table = Table.deal(bundle, { players: 2 }, 5);
  const { engine } = table;
  const words = new Words(bundle.description.schema, "en", bundle.words);
  let record: Bytes;
  const assisted = new Assisted(bundle.description, engine.params, {
    why: (seat, action) => Promise.resolve(engine.objection(record, seat, action)),
    results: () => engine.returns(table.state),
  });

  /** What a server would tell a seat, and what the page makes of it. */
  function told(seat: number): View {
    record = table.seat(seat).bytes;
    engine.survey(record, seat);
    const survey = btoa(String.fromCharCode(...engine.room("survey")));
    assisted.hear(record, { legal: engine.legal(record, seat), asked: engine.asked(record, seat), survey });
    return new View({ engine: assisted, words, names: NAMES }, record, seat);
  }

  test("all that is said and offered is the same", async () => {
    const ground: Ground = { engine, words, names: NAMES };
    for (let ply = 0; ply < MOVES && !table.over; ply++) {
      const seat = table.acting[0]!;
      const [view, known] = [told(seat), new View(ground, table.seat(seat).bytes, seat)];
      expect(view.prompt()).toBe(known.prompt());
      expect(view.choices).toEqual(known.choices);
      expect(view.survey).toEqual(known.survey);
      expect(view.scores(seat)).toEqual(known.scores(seat));
      expect(view.label(view.choices[0]!.action)).toBe(known.label(view.choices[0]!.action));
      expect(view.results()).toEqual(known.results());
      const other = Array.from({ length: bundle.description.schema.layout.size }, (_, action) => action);
      const refused = other.filter((action) => !view.choices.some((choice) => choice.action === action)).slice(0, 12);
      for (const action of refused) expect(await view.objection(action)).toBe(await known.objection(action));
      table.play(seat, view.choices[(ply * 5) % view.choices.length]!.action);
    }
  });

  test("what only the rules know is not made up", () => {
    const view = told(table.acting[0] ?? 0);
    expect(view.after(view.choices[0]?.action ?? 0)).toBeNull();
    expect(view.with(new Uint8Array(view.bytes))).toBeNull();
  });
});
