// A link holds a whole game, and a bad one is refused.

import { expect, test } from "vitest";

import { BadLink, gameIn, linkOf } from "../../../src/table/board/sharing";
import type { SavedGame } from "../../../src/table/storage/savedgames";

const SAVED: SavedGame = {
  id: "here",
  game: "cave-in",
  options: { players: 2 },
  seats: [
    { kind: "human", name: "Änne ⛏" },
    { kind: "bot", name: "Rook", level: "hard" },
  ],
  key: [1, 2, 3, 250],
  moves: Array.from({ length: 300 }, (_, ply) => [ply % 2, (ply * 37) % 400] as const),
  at: 5,
  over: true,
  redraws: [[3, 1]],
};

test("a game comes out of a link as it went in, but is another's", async () => {
  const branch = { origin: 20, moves: [[0, 5], [1, 6]] as const }; // prettier-ignore
  const link = await linkOf({ saved: SAVED, branch });
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length).toBeLessThan(1500);
  const { saved, branch: tried } = await gameIn(link);
  expect(saved).toMatchObject({ ...SAVED, id: saved.id, at: saved.at, borrowed: true });
  expect(saved.id).not.toBe("here");
  expect(tried).toEqual(branch);
});

test("without anything tried there is no branch", async () => {
  const link = await linkOf({ saved: SAVED, branch: { origin: 20, moves: [] } });
  expect((await gameIn(link)).branch).toBeNull();
});

test("a link that is cut off, changed or not ours is refused", async () => {
  const link = await linkOf({ saved: SAVED, branch: null });
  const other = await linkOf({ saved: { ...SAVED, seats: [] }, branch: null });
  const wrong = await linkOf({ saved: { ...SAVED, moves: [[0, -1]] }, branch: null });
  const nameless = await linkOf({ saved: { ...SAVED, game: "../evil" }, branch: null });
  const bad = ["", "x", "***", link.slice(0, -40), `A${link}`, other, wrong, nameless, "a".repeat(70_000)];
  for (const one of bad) await expect(gameIn(one), one.slice(0, 20)).rejects.toThrow(BadLink);
});

/** A link with any text in it. */
async function folded(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString("base64url");
}

test("a link of another version, or with more in it than a game can be, is refused", async () => {
  const packed = { v: 1, g: "cave-in", o: { players: 2 }, s: [["Ann"], ["Bob"]], k: 1, m: [0, 1] };
  expect((await gameIn(await folded(JSON.stringify(packed)))).saved.moves).toEqual([[0, 1]]);
  const swollen = await folded(JSON.stringify(packed) + " ".repeat(1_000_000));
  const newer = await folded(JSON.stringify({ ...packed, v: 9 }));
  const many = Array.from({ length: 40_000 }, (_, ply) => [ply % 2, (ply * ply * 7919) % 65_521] as const);
  const long = await linkOf({ saved: { ...SAVED, moves: many }, branch: null });
  for (const bad of [swollen, newer, long]) await expect(gameIn(bad)).rejects.toThrow(BadLink);
});
