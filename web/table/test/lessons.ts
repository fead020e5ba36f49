// A guided game, played through as it is told.

import { Table, Words } from "@starlode/engine";
import { expect } from "vitest";

import type { Tutorial } from "../src/table/input/gamepage";
import { searchInThread } from "../src/table/bots/searchinthread";
import { BotRunner, fate } from "../src/table/bots/botrunner";
import { View } from "../src/table/view/view";
import { bundleFrom } from "./bundles";

/** Every step can be made when it is asked for, and is said in every language. */
export async function followed(game: string, tutorial: Tutorial): Promise<void> {
  const bundle = bundleFrom(game);
  const table = Table.deal(bundle, tutorial.options, tutorial.seed);
  const bots = new BotRunner(bundle, table.engine.params, searchInThread, fate(tutorial.seed));
  const words = Object.keys(bundle.words).map(
    (language) => new Words(bundle.description.schema, language, bundle.words),
  );
  for (const { say, expect: wanted } of tutorial.steps) {
    for (const language of words) expect(language.has(say), `${say} in ${language.language}`).toBe(true);
    if (!wanted) continue;
    for (let seat = table.acting[0]!; seat !== 0; seat = table.acting[0]!)
      table.play(seat, await bots.choose("easy", table.seat(seat).bytes, seat));
    const view = new View({ engine: table.engine, words: words[0]!, names: ["Ann", "Bob"] }, table.seat(0).bytes, 0);
    const choice = view.choices.find(({ action }) => wanted(view, action));
    expect(choice, `${say}: ${view.prompt()}`).toBeDefined();
    table.play(0, choice!.action);
  }
}
