// Positions of one's own: whoever checked them, they begin a game; what does not fit the rules never reaches them.

import { layoutCheck, Table, toBase64, UnsoundPosition, writeNumber, type Bytes } from "@starlode/engine";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { BoardSession } from "../../../src/table/board/boardsession.svelte";
import { linkedGame, placeOf } from "../../../src/table/board/opening";
import { BadLink, gameIn, linkOf } from "../../../src/table/board/sharing";
import { server } from "../../../src/table/resources/server";
import { recordOf } from "../../../src/table/session/records";
import { ALL_OPEN } from "../../../src/table/session/replaysession.svelte";
import { deal, savedGame, savedGames, forgetGame, type SavedGame } from "../../../src/table/storage/savedgames";
import { bundleFrom } from "../../bundles";

let served = false;

vi.mock("../../../src/table/resources/bundles", () => ({
  bundleOf: (game: string) => Promise.resolve(bundleFrom(game)),
  equipped: (bundle: unknown) => Promise.resolve(bundle),
}));
vi.mock("../../../src/table/resources/server", async (original) => ({
  ...(await original()),
  isServed: () => Promise.resolve(served),
}));

const WRITTEN = { game: "stella-digger", position: { made: "up" } };
const bundle = bundleFrom("stella-digger");

/** A game that begins with a position in the middle of another one. */
function begun(change: (state: Bytes) => void = () => {}): SavedGame {
  const table = Table.deal(bundle, { players: 2 }, 3);
  for (let ply = 0; ply < 12; ply++) table.play(table.acting[0]!, table.legal(table.acting[0]!)[0]!);
  const state = table.state.slice();
  change(state);
  const start = { state: toBase64(state), layout: layoutCheck(bundle.description.schema), written: WRITTEN };
  const seats = ["Ann", "Bob"].map((name) => ({ kind: "human" as const, name }));
  return { id: "own", game: "stella-digger", options: { players: 2 }, seats, key: [1, 2], start, moves: [], at: 0, over: true }; // prettier-ignore
}

const linkTo = (saved: SavedGame): Promise<string> => linkOf({ saved, branch: null });

beforeEach(() => (served = false));
afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of savedGames()) forgetGame(id);
});

test("a position comes out of a link as it went in, and a damaged one does not", async () => {
  const saved = begun();
  const link = await linkTo(saved);
  expect((await gameIn(link)).saved).toMatchObject({ start: saved.start, seats: saved.seats, moves: [] });
  const state = saved.start!.state.replace(/^./, (letter) => (letter === "A" ? "B" : "A"));
  const packed = JSON.parse(await unfolded(link)) as { p: { b: string } };
  const damaged = await folded(JSON.stringify({ ...packed, p: { ...packed.p, b: state } }));
  await expect(gameIn(damaged)).rejects.toThrow(BadLink);
  const bare = await folded(JSON.stringify({ ...packed, v: 1 })); // an older page would have dealt another game
  await expect(gameIn(bare)).rejects.toThrow(BadLink);
});

test.each<[string, (state: Bytes) => void]>([
  ["phase", (state) => writeNumber(bundle.description.schema.record, "phase", state, 99)],
  ["players", (state) => writeNumber(bundle.description.schema.record, "players", state, 3)],
  ["acting", (state) => writeNumber(bundle.description.schema.record, "acting", state, 0)],
  ["acting", (state) => writeNumber(bundle.description.schema.record, "acting", state, 4)],
])("a position with a wrong %s is refused before the rules play on", (field, change) => {
  expect(() => deal(bundle, begun(change))).toThrow(new UnsoundPosition(field));
});

test("a position of another length, or laid out for other rules, is refused", () => {
  const saved = begun();
  const short = { ...saved, start: { ...saved.start!, state: saved.start!.state.slice(4) } };
  const other = { ...saved, start: { ...saved.start!, layout: 5 } };
  expect(() => deal(bundle, short)).toThrow(new UnsoundPosition("length"));
  expect(() => deal(bundle, other)).toThrow(new UnsoundPosition("layout"));
});

test("the board opens it with all cards open, through the gate for a seat, and games go on from there", async () => {
  const session = await BoardSession.study(begun(), []);
  const record = (seat: number): string => toBase64(session.recordOf(seat));
  expect([session.length, session.eyes]).toEqual([0, ALL_OPEN]);
  const { table } = session.history!;
  const size = session.engine.layout.size;
  expect(record(1)).toBe(toBase64(session.engine.hide(table.state, 1).slice(0, size)));
  expect(record(1)).not.toBe(toBase64(table.state.slice(0, size)));
  const fork = session.fork(0, "easy");
  expect(toBase64(deal(bundle, fork).state)).toBe(session.saved.start!.state);
  session.close();
});

test("the record of such a game begins with the written position", async () => {
  const saved = begun();
  const table = deal(bundle, saved);
  const [seat] = table.acting as [number];
  const moves = [[seat, table.legal(seat)[0]!] as const];
  const record = await recordOf({ ...saved, moves });
  expect([record.start, record.moves.length]).toEqual([WRITTEN, 1]);
  const link = await linkTo(saved);
  vi.spyOn(server, "position").mockResolvedValue({ game: saved.game, link });
  served = true;
  const place = await placeOf(JSON.stringify(record));
  expect(savedGame(place.replace("/replay/local/", ""))).toMatchObject({ start: saved.start, moves, borrowed: true });
});

test("a written position is checked by the server, and without one it is said how to get a link", async () => {
  const asked = vi.spyOn(server, "position").mockResolvedValue({ game: "stella-digger", link: "a-B_9" });
  await expect(placeOf(JSON.stringify(WRITTEN))).rejects.toThrow("starlode position");
  expect(asked).not.toHaveBeenCalled();
  served = true;
  expect(await placeOf(JSON.stringify(WRITTEN))).toBe("/board/link/a-B_9");
  expect(asked).toHaveBeenCalledWith(WRITTEN);
});

test("a link needs no server, and other texts are no positions", async () => {
  expect(await placeOf(" http://here/x/#/board/link/a-B_9?ply=0 ")).toBe("/board/link/a-B_9");
  for (const text of ["", "{", "7", "null"]) await expect(placeOf(text)).rejects.toThrow("It is no JSON");
});

test("a position for other rules is read anew where there is a server", async () => {
  const saved = begun();
  const old = await linkTo({ ...saved, start: { ...saved.start!, layout: 5 } });
  expect((await linkedGame(old)).saved.start!.layout).toBe(5);
  vi.spyOn(server, "position").mockResolvedValue({ game: saved.game, link: await linkTo(saved) });
  served = true;
  expect((await linkedGame(old)).saved.start).toEqual(saved.start);
});

const piped = async (bytes: BlobPart, change: GenericTransformStream): Promise<Buffer> =>
  Buffer.from(await new Response(new Blob([bytes]).stream().pipeThrough(change)).arrayBuffer());

/** A link with any text in it. */
async function folded(text: string): Promise<string> {
  return (await piped(text, new CompressionStream("deflate-raw"))).toString("base64url");
}

async function unfolded(link: string): Promise<string> {
  return (await piped(Buffer.from(link, "base64url"), new DecompressionStream("deflate-raw"))).toString();
}
