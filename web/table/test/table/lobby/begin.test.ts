// "Play now" plays what was played last, as far as that is still possible.

import type { Description } from "@starlode/engine";
import { afterEach, expect, test, vi } from "vitest";

import { begin, beginNow, levelsNow } from "../../../src/table/lobby/begin";
import { againstBots } from "../../../src/table/lobby/seating";
import * as bundles from "../../../src/table/resources/bundles";
import * as served from "../../../src/table/resources/server";
import { lastPlayed, rememberPlayed } from "../../../src/table/storage/lastplayed";
import { forgetGame, savedGames, type SavedGame } from "../../../src/table/storage/savedgames";
import { bundleFrom } from "../../bundles";

const TWO_TO_FOUR = [2, 4] as const;

function onThisDevice(changes: Partial<Description> = {}): void {
  const plain = bundleFrom("cave-in");
  vi.spyOn(bundles, "makingOf").mockResolvedValue("ready");
  vi.spyOn(bundles, "textsOf").mockResolvedValue({ ...plain, description: { ...plain.description, ...changes } });
  vi.spyOn(served, "isServed").mockResolvedValue(false);
}

async function played(act: Promise<string>): Promise<SavedGame> {
  const address = await act;
  return savedGames().find(({ id }) => address === `/local/${id}`)!;
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of savedGames()) forgetGame(id);
  localStorage.removeItem("starlode-last-cave-in");
});

test("some easy bots come first", () => {
  expect(levelsNow("cave-in", TWO_TO_FOUR)).toEqual(["easy", "easy"]);
});

test("then those that were played with last, with the same options", async () => {
  onThisDevice();
  const { name, default: usual } = bundleFrom("cave-in").description.schema.options.find(({ takes }) => takes.kind === "switch")!; // prettier-ignore
  await begin("cave-in", againstBots("Mika", ["hard"]), { [name]: usual });
  expect(levelsNow("cave-in", TWO_TO_FOUR)).toEqual(["hard"]);
  const again = await played(beginNow("cave-in", "Mika", levelsNow("cave-in", TWO_TO_FOUR)));
  expect(again.options).toEqual({ [name]: usual, players: 2 });
  expect(again.seats.map(({ level }) => level)).toEqual([undefined, "hard"]);
});

test("a table with friends is not what is played at once", async () => {
  onThisDevice();
  await begin("cave-in", [...againstBots("Mika", []), { kind: "device", name: "Noor", level: "easy" }]);
  expect(lastPlayed("cave-in")).toBeNull();
});

test("what is not possible any more is left out", async () => {
  onThisDevice({ masters: {} });
  rememberPlayed("cave-in", { levels: ["wizard"], options: { gone: 1 } });
  expect(levelsNow("cave-in", TWO_TO_FOUR)).toEqual(["easy", "easy"]);
  rememberPlayed("cave-in", { levels: ["master", "hard"], options: { gone: 1 } });
  const table = await played(beginNow("cave-in", "Mika", levelsNow("cave-in", TWO_TO_FOUR)));
  expect([table.options, table.seats.map(({ level }) => level)]).toEqual([
    { players: 3 },
    [undefined, "expert", "hard"],
  ]);
  rememberPlayed("cave-in", { levels: ["easy", "easy", "easy", "easy"], options: {} });
  expect(levelsNow("cave-in", TWO_TO_FOUR)).toHaveLength(2);
});
