// Reports call bots as the command line does; the page calls them by their levels.

import { expect, test } from "vitest";

import { botName } from "../../../src/shell/lab/bots";
import { settings } from "../../../src/table/storage/settings.svelte";

test("bots of a report are called by their levels, in the language of the page, and others by their own names", () => {
  settings.set("language", "de");
  expect(["greedy", "easy", "random", "mcts:300"].map(botName)).toEqual(["Leicht", "Leicht", "Zufällig", "mcts:300"]);
});
