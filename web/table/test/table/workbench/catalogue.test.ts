// Components on the workbench: each has a name, and so has each number that can be turned.

import { Engine, paramsFor, Words } from "@starlode/engine";
import { describe, expect, test } from "vitest";

import { rowsById } from "../../../src/table/resources/workbenches";
import { View } from "../../../src/table/view/view";
import {
  catalogueOf,
  changedIn,
  knobName,
  partName,
  thingCalled,
  titleOf,
} from "../../../src/table/workbench/catalogue";
import { changesIn, linkTo, strangersIn } from "../../../src/table/workbench/links";
import { GAMES, workshopFrom } from "../../bundles";

function viewOf(game: string, language = "en"): View {
  const { bundle } = workshopFrom(game);
  const engine = new Engine(bundle, paramsFor(bundle, { players: 3 })!);
  const words = new Words(bundle.description.schema, language, bundle.words);
  return new View({ engine, words, names: [] }, engine.hide(engine.deal(3, engine.stretch(1)), -1), -1);
}

describe.each(GAMES)("%s", (game) => {
  const { workbench } = workshopFrom(game).parts;

  test.each(["en", "de", "ja"])("has names for all of it in %s", (language) => {
    const view = viewOf(game, language);
    const sheets = catalogueOf(workbench, view, "Rules");
    const items = sheets.flatMap((sheet) => sheet.items);
    expect(items.flatMap(({ knobs }) => knobs).length).toBe(workbench.knobs.length);
    for (const { id, name, thing } of items) {
      expect(name).not.toBe(id);
      expect(thing === null).toBe(id === "");
    }
    for (const knob of workbench.knobs) expect(knobName(view, knob)).not.toMatch(/knob|\$|\{/);
    expect(sheets.at(-1)!.title).toBe("Rules");
    for (const sheet of sheets) expect(new Set(sheet.items.map(({ name }) => name)).size).toBe(sheet.items.length);
  });

  test("names whatever is counted of a chosen component", () => {
    const view = viewOf(game);
    const rows = new Set(workbench.knobs.map(({ row }) => row).filter(Boolean));
    const counted = workbench.columns.filter(({ id, choice }) => rows.has(id) || rows.has(choice));
    expect(counted.length).toBeGreaterThan(10);
    for (const { id } of counted) expect(titleOf(view, thingCalled(view, id)!)).not.toBe(id);
  });
});

describe("changes", () => {
  const { workbench } = workshopFrom("cave-in").parts;
  const [path, half] = ["artifacts.artifact-06.cost", "artifacts.artifact-06.left.vp"];

  test("a number of half a card says which half it is", () => {
    const view = viewOf("cave-in");
    const items = catalogueOf(workbench, view, "").flatMap((sheet) => sheet.items);
    const item = items.find(({ id }) => id === "artifact-06")!;
    expect(item.name).toBe("Core Rights / Prism Lens");
    expect(item.knobs.map((knob) => partName(view, item, knob))).toEqual(["", "Core Rights"]);
    expect(changedIn(item, { [path]: 5, "numbers.hand_limit": 6 })).toBe(1);
  });

  test("tiles with the same face go by their ids too", () => {
    const items = catalogueOf(workshopFrom("stella-digger").parts.workbench, viewOf("stella-digger"), "").flatMap(
      (sheet) => sheet.items,
    );
    const nameOf = (wanted: string): string => items.find(({ id }) => id === wanted)!.name;
    expect([nameOf("white-red-1a"), nameOf("black-red-3")]).toEqual([
      "A red tile (1 crystal) · white-red-1a",
      "A red tile (3 crystals)",
    ]);
  });

  test("a suspect leads to the row whose numbers can be turned", () => {
    const rows = rowsById(workbench);
    expect([rows.get("artifact-06"), rows.get("core-rights"), rows.get("raid")]).toEqual([
      ...["artifact-06", "artifact-06"],
      undefined,
    ]);
  });

  test("a link holds the differences, and nothing that does not fit", () => {
    const changes = { [path]: 5, [half]: 7 };
    const [place, query = ""] = linkTo("cave-in", "artifact-06", changes).split("?");
    expect(place).toBe("/workbench/cave-in/artifact-06");
    expect(changesIn(new URLSearchParams(query), workbench.knobs)).toEqual(changes);
    const wrong = new URLSearchParams({ [path]: "99", [half]: "x", nothing: "1", "numbers.hand_limit": "7" });
    expect(changesIn(wrong, workbench.knobs)).toEqual({});
    expect(strangersIn(wrong, workbench.knobs)).toEqual([path, half, "nothing"]);
    expect(changesIn(new URLSearchParams({ [half]: "" }), workbench.knobs)).toEqual({}); // an empty text is no 0
    expect(strangersIn(new URLSearchParams(query), workbench.knobs)).toEqual([]);
  });
});
