// The page says what Python says.

import { describe as group, expect, test } from "vitest";

import {
  describe,
  ending,
  eventsOf,
  fromHex,
  logLine,
  objection,
  prompt,
  Perspective,
  sources,
  spell,
  SPECTATOR,
  Table,
  Words,
} from "../src";
import { bundleOf, GAMES, samplesOf, type Spoken } from "./bundles";

const NAMES = ["Ann", "Bob", "Cleo", "Dan"];

async function spoken(table: Table, words: Words, { seat, choices, refusals }: Spoken): Promise<Spoken> {
  const { engine, state } = table;
  const names = NAMES.slice(0, table.players);
  const perspective = new Perspective(engine, engine.hide(state, seat), seat, names);
  const other = new Perspective(engine, engine.hide(state, SPECTATOR), SPECTATOR, names);
  return {
    seat,
    prompt: words.say(prompt(perspective)),
    waiting: words.say(prompt(other)),
    choices: choices.map(([action]) => [action, words.say(describe(perspective, action))]),
    refusals: await Promise.all(
      refusals.map(async ([action]) => [action, words.say(await objection(perspective, action))] as [number, string]),
    ),
    moves: choices.map(([action]) => spell(perspective, action)),
    scores: names.map((_, viewer) =>
      sources(perspective, viewer).map(({ label, points }) => [words.say(label), points] as const),
    ),
    ending: words.say(ending(perspective)),
    log: eventsOf(words.schema, state, seat).map((event) => words.say(logLine(engine, event, names))),
  };
}

group.each(GAMES)("%s", (game) => {
  const bundle = bundleOf(game);
  const { schema } = bundle.description;

  test.each(samplesOf(game))("words of $seed with $options", async (sample) => {
    const table = Table.deal(bundle, sample.options, fromHex(sample.key));
    for (const { words = {}, move } of sample.steps) {
      for (const [language, expected] of Object.entries(words)) {
        expect(await spoken(table, new Words(schema, language, bundle.words), expected)).toEqual(expected);
      }
      table.play(...move);
    }
  });
});
