import { Table, Words } from "@starlode/engine";
import { describe, expect, test } from "vitest";

import { reference as caveIn } from "../../src/games/cave-in/model/reference";
import { reference as cosmic } from "../../src/games/cosmic-scavengers/model/reference";
import { reference as stella } from "../../src/games/stella-digger/model/reference";
import type { Chapter } from "../../src/table/view/reference";
import { View } from "../../src/table/view/view";
import { bundleFrom } from "../bundles";

const REFERENCES = { "cave-in": caveIn, "cosmic-scavengers": cosmic, "stella-digger": stella };
const COUNTS = {
  "cave-in": [24, 12, 6, 2],
  "cosmic-scavengers": [8, 24, 20, 12, 6], // of 24 programmable contracts some are copies, of robots each is there twice
  "stella-digger": [16, 3, 4, 12, 18, 2],
};

function chapters(game: keyof typeof REFERENCES, language = "en", seat = 0): Chapter[] {
  const bundle = bundleFrom(game);
  const words = new Words(bundle.description.schema, language, bundle.words);
  const table = Table.deal(bundle, { players: 2 }, 1);
  const view = new View({ engine: table.engine, words, names: ["Ann", "Bob"] }, table.seat(seat).bytes, seat);
  return REFERENCES[game](view as never);
}

describe.each(Object.keys(REFERENCES) as (keyof typeof REFERENCES)[])("the reference of %s", (game) => {
  test("has every component, and none twice", () => {
    expect(chapters(game).map(({ things }) => things.length)).toEqual(COUNTS[game]);
    for (const { things } of chapters(game))
      expect(new Set(things.map(({ sort, number }) => `${sort} ${number}`)).size).toBe(things.length);
  });

  test.each(["de", "ja"])("has chapters with names of their own in %s", (language) => {
    const titles = chapters(game, language).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.join()).not.toContain("page-all");
  });
});
