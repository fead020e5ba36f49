// The guided game can be played to its end, whatever a greedy rival does.

import { Table, Words } from "@starlode/engine";
import { expect, test } from "vitest";

import { bundleFrom } from "../../../test/bundles";
import { followed, told } from "../../../test/lessons";
import { View } from "../../table/view/view";
import { tutorial } from "./tutorial";

const MOST = 400; // decisions

test("the guided game can be played as it is told", () => followed("cosmic-scavengers", tutorial));

test.each(["en", "de", "ja"])("it is told in %s, in less than five minutes", (language) =>
  told("cosmic-scavengers", tutorial, language),
);

test.each([1, 2, 3, 4])("the lesson works against rival %i", (rival) => {
  const bundle = bundleFrom("cosmic-scavengers");
  const table = Table.deal(bundle, tutorial.options as Record<string, number>, tutorial.seed);
  const words = new Words(bundle.description.schema, "en", bundle.words);
  const asked = tutorial.steps.flatMap(({ say, asks = [] }) => asks.map((fits) => ({ say, fits })));
  let done = 0;
  for (let ply = 0; done < asked.length && ply < MOST && !table.over; ply++) {
    const seat = table.acting[0]!;
    const { bytes } = table.seat(seat);
    if (seat !== 0) {
      table.play(seat, table.engine.chooseGreedily(bytes, seat, rival * 7919 + ply, rival + ply));
      continue;
    }
    const view = new View({ engine: table.engine, words, names: ["Ann", "Bob"] }, bytes, 0);
    const { say, fits } = asked[done]!;
    const fitting = view.choices.find(({ action }) => fits(view, action));
    expect(fitting, `lesson ${say} has no answer`).toBeDefined();
    table.play(0, fitting!.action);
    done += 1;
  }
  expect(done).toBe(asked.length);
});
