// The guided game can be played to its end, whatever a greedy rival does.

import { Table, Words } from "@starlode/engine";
import { expect, test } from "vitest";

import { bundleFrom } from "../../../test/bundles";
import { View } from "../../table/view/view";
import { tutorial } from "./tutorial";

const bundle = bundleFrom("cosmic-scavengers");
const MOST = 400; // decisions

test.each([1, 2, 3, 4])("the lesson works against rival %i", (rival) => {
  const table = Table.deal(bundle, tutorial.options as Record<string, number>, tutorial.seed);
  const words = new Words(bundle.description.schema, "en", bundle.words);
  const lessons = tutorial.steps.filter(({ expect: wanted }) => wanted);
  let done = 0;
  for (let ply = 0; done < lessons.length && ply < MOST && !table.over; ply++) {
    const seat = table.acting[0]!;
    const { bytes } = table.seat(seat);
    if (seat !== 0) {
      table.play(seat, table.engine.chooseGreedily(bytes, seat, rival * 7919 + ply, rival + ply));
      continue;
    }
    const view = new View({ engine: table.engine, words, names: ["Ann", "Bob"] }, bytes, 0);
    const fitting = view.choices.find(({ action }) => lessons[done]!.expect!(view, action));
    expect(fitting, `lesson ${lessons[done]!.say} has no answer`).toBeDefined();
    table.play(0, fitting!.action);
    done += 1;
  }
  expect(done).toBe(lessons.length);
});

test("every lesson has words in every language", () => {
  for (const language of Object.keys(bundle.words)) {
    const words = new Words(bundle.description.schema, language, bundle.words);
    expect(tutorial.steps.filter(({ say }) => !words.has(say))).toEqual([]);
  }
});
