import { afterEach, expect, test, vi } from "vitest";

import {
  againstBots,
  botAt,
  levelsOf,
  localTable,
  needsServer,
  numberedOf,
  ownBotAt,
  remoteTable,
  within,
} from "../../../src/table/lobby/seating";

const SCALE = {
  step: 100,
  lots: ["easy", "easy", "easy", "medium", "medium", "hard", "hard", "hard", 7, 2400].map((above) => ({
    below: "random",
    above,
    share: 0.5,
  })),
  places: { novice: 1, expert: 8, master: 10 },
};
const NONE = { masters: {}, network: null, scale: {} };
const MASTERS = { 2: { seconds: 1, iterations: 2400 } };
const LEARNED = { masters: MASTERS, network: { weights: [], search: {}, files: {} }, scale: { 2: SCALE } };

afterEach(() => vi.restoreAllMocks());

test("you play at once against bots, on this device", () => {
  const seats = againstBots("Mika", ["easy", "hard"]);
  expect(needsServer(seats, NONE)).toBe(false);
  const table = localTable("cave-in", seats, {});
  expect(table.options).toEqual({ players: 3 });
  expect(table.seats.map(({ kind }) => kind)).toEqual(["human", "bot", "bot"]);
  expect(table.key).toHaveLength(16);
});

test("a friend needs the server, which is told plain options", () => {
  const seats = [...againstBots("Mika", ["hard"]), { kind: "friend", name: "", level: "easy" } as const];
  expect(needsServer(seats, NONE)).toBe(true);
  const wish = remoteTable("cave-in", seats, { players: 3, factions: ["a", "b"] }, { kind: "none" }, true);
  expect(wish.options).toEqual({ factions: "a,b" });
  expect(wish.seats).toEqual([
    { kind: "human", name: "Mika" },
    { kind: "bot", name: "Flint", level: "hard" },
    { kind: "open" },
  ]);
});

test("bots of one level are told apart, and nobody is called as another", () => {
  const names = againstBots("Ada", ["easy", "easy", "easy"]).map(({ name }) => name);
  expect(new Set(names).size).toBe(4);
  expect(againstBots("Mika", ["easy", "hard"]).map(({ name }) => name)).toEqual(["Mika", "Rook", "Flint"]);
});

test("a bot that is not to be had gives way to another bot", () => {
  const seats = againstBots("Mika", ["expert", "master"]);
  const possible = within(seats, ["easy", "expert"]);
  expect(possible.map(({ level }) => level)).toEqual(["easy", "expert", "expert"]);
  expect(possible[2]).toEqual(botAt(seats.slice(0, 2), "expert"));
  expect(new Set(possible.map(({ name }) => name)).size).toBe(3);
});

test("a master sits at this device where its network wins, and needs no server", () => {
  expect(levelsOf(LEARNED, 2, false).at(-1)).toBe("master");
  expect(levelsOf(LEARNED, 3, true).at(-1)).toBe("expert");
  expect(levelsOf(NONE, 2, true).at(-1)).toBe("expert");
  expect(needsServer(againstBots("Mika", ["master"]), LEARNED)).toBe(false);
});

test("in a browser without vectors only a server has masters", () => {
  vi.spyOn(WebAssembly, "validate").mockReturnValue(false);
  expect(levelsOf(LEARNED, 2, false).at(-1)).toBe("expert");
  expect(levelsOf(LEARNED, 2, true).at(-1)).toBe("master");
  expect(needsServer(againstBots("Mika", ["master"]), LEARNED)).toBe(true);
});

test("levels from 1 to 10 are offered where their scale is known, and sit under names of their own", () => {
  expect(numberedOf(LEARNED, 2, false)).toHaveLength(10);
  expect(numberedOf(LEARNED, 3, false)).toEqual([]);
  const seats = againstBots("Mika", ["level:7", "level:6", "hard"]);
  expect(new Set(seats.map(({ name }) => name)).size).toBe(4);
  expect(localTable("cave-in", seats, {}).seats[1]).toMatchObject({ kind: "bot", level: "level:7" });
  expect(remoteTable("cave-in", seats, {}, { kind: "none" }, false).seats[1]).toMatchObject({ level: "level:7" });
});

test("without vectors only a server has levels that are part master", () => {
  vi.spyOn(WebAssembly, "validate").mockReturnValue(false);
  expect(numberedOf(LEARNED, 2, false).at(-1)).toBe("level:8");
  expect(numberedOf(LEARNED, 2, true).at(-1)).toBe("level:10");
  expect(needsServer(againstBots("Mika", ["level:9"]), LEARNED)).toBe(true);
  expect(needsServer(againstBots("Mika", ["level:8"]), LEARNED)).toBe(false);
});

test("a level that is not to be had gives way to the strongest with a name", () => {
  const [, bot] = within(againstBots("Mika", ["level:9"]), ["easy", "expert", "level:1"]);
  expect(bot!.level).toBe("expert");
});

test("a bot of the server's own needs the server, is asked for by its name, and gives way to nothing", () => {
  const [you] = againstBots("Mika", []);
  const seats = [you!, ownBotAt([you!], "Miner", "master")];
  seats.push(ownBotAt(seats, "Miner", "easy"));
  expect(needsServer(seats, NONE)).toBe(true);
  expect(within(seats, ["easy"])).toEqual(seats);
  expect(remoteTable("cave-in", seats, {}, { kind: "none" }, false).seats?.slice(1)).toEqual([
    { kind: "bot", name: "Miner", bot: "Miner" },
    { kind: "bot", name: "Miner 2", bot: "Miner" },
  ]);
});
