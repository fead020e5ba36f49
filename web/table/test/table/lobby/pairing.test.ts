// Strangers are looked for until they are found, over reloads and lost connections, and no longer than wanted.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { SeekState } from "../../../../generated/wire";
import { router } from "../../../src/router.svelte";
import * as beginning from "../../../src/table/lobby/begin";
import { lastWish, pairing, type StrangerWish } from "../../../src/table/lobby/pairing.svelte";
import { hall } from "../../../src/table/people/hall";
import { ownName } from "../../../src/words/naming";
import { RequestRefused } from "../../../src/table/resources/server";
import { allHeldSeats, heldSeats, releaseSeats } from "../../../src/table/storage/seattokens";

const WISH: StrangerWish = { game: "cave-in", players: 2, tempo: "quick", rated: true };
const waiting: SeekState = { id: "s", state: "waiting", waiting: 0, offer: null };
const paired: SeekState = { ...waiting, state: "paired", table: "t", seat: 1 };
const TOO_LATE = new RequestRefused({ code: "paired", reason: "You have been paired." });

const seek = vi.spyOn(hall, "seek");
const state = vi.spyOn(hall, "state");
const agree = vi.spyOn(hall, "agree");
const cancel = vi.spyOn(hall, "cancel");
const go = vi.spyOn(router, "go");

beforeEach(() => {
  vi.useFakeTimers();
  seek.mockReset().mockResolvedValue(waiting);
  state.mockReset().mockResolvedValue(waiting);
  cancel.mockReset().mockResolvedValue(undefined);
  go.mockReset();
});

afterEach(async () => {
  await pairing.cancel();
  vi.useRealTimers();
  for (const { table } of allHeldSeats()) releaseSeats(table);
});

const onward = (): Promise<unknown> => vi.advanceTimersByTimeAsync(2000);

test("whoever is found sits at a table that the wish's own token opens", async () => {
  await pairing.seek(WISH);
  const [{ token, name, ...wish }] = seek.mock.calls[0]!;
  expect([token, name]).toEqual([expect.stringMatching(/^[\w-]{22}$/), ownName()]);
  expect(wish).toEqual({ game: "cave-in", players: 2, clock: { kind: "total", seconds: 600, increment: 10 }, rated: true }); // prettier-ignore
  state.mockResolvedValue({ ...waiting, waiting: 3, offer: "easy" });
  await onward();
  expect([pairing.others, pairing.offer]).toEqual([3, "easy"]);
  state.mockResolvedValue(paired);
  await onward();
  expect(heldSeats("t")?.seats).toEqual({ 1: token });
  expect(go).toHaveBeenCalledWith("/table/t");
  expect(pairing.wish).toBeNull();
});

test("a lost connection and a reload do not end it", async () => {
  await pairing.seek(WISH);
  state.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await onward();
  pairing.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect([pairing.wish, state.mock.calls.length, seek.mock.calls.length]).toEqual([WISH, 2, 1]);
});

test("a wish that lapsed while the page slept is made anew, and one that another tab gave up is not", async () => {
  const gone = new RequestRefused({ code: "not-found", reason: "gone" });
  await pairing.seek(WISH);
  state.mockRejectedValueOnce(gone);
  await onward();
  expect(seek).toHaveBeenCalledTimes(2);
  localStorage.removeItem("starlode-seek");
  state.mockRejectedValueOnce(gone);
  await onward();
  expect([pairing.wish, seek.mock.calls.length]).toEqual([null, 2]);
});

test("what is refused is told, and nothing is looked for", async () => {
  seek.mockRejectedValue(new RequestRefused({ code: "busy", reason: "Try again later." }));
  await pairing.seek(WISH);
  expect([pairing.wish, pairing.problem]).toEqual([null, "Try again later."]);
});

test("the bot that is offered sits at a table as rated as was wished, and nobody is looked for any more", async () => {
  const begin = vi.spyOn(beginning, "begin").mockResolvedValue("/table/b");
  seek.mockResolvedValue({ ...waiting, offer: "hard" });
  await pairing.seek({ ...WISH, players: 3 });
  await pairing.takeOffer();
  const [game, seats, , terms] = begin.mock.calls[0]!;
  expect([game, seats.map(({ kind, level }) => `${kind} ${level}`).slice(1)]).toEqual(["cave-in", ["bot hard", "bot hard"]]); // prettier-ignore
  expect(terms).toMatchObject({ rated: true, open: false });
  expect([cancel.mock.calls.length, go.mock.calls]).toEqual([1, [["/table/b"]]]);
});

test("those who wait for a table of three begin with bots once they agree, and two who wait for each other do not", async () => {
  seek.mockResolvedValue({ ...waiting, waiting: 1, offer: "hard" });
  await pairing.seek(WISH);
  expect(pairing.isShared).toBe(false);
  await pairing.seek({ ...WISH, players: 3 });
  const token = seek.mock.lastCall![0].token;
  expect([pairing.isShared, pairing.willing, pairing.agreed]).toEqual([true, 0, false]);
  agree.mockResolvedValueOnce({ ...waiting, waiting: 1, willing: 1, offer: "hard", agreed: true });
  await pairing.agree();
  expect([agree.mock.lastCall, pairing.agreed, pairing.willing]).toEqual([["s", token], true, 1]);
  state.mockResolvedValue(paired);
  await onward(); // it is still asked about
  expect([heldSeats("t")?.seats, go.mock.calls]).toEqual([{ 1: token }, [["/table/t"]]]);
});

test("whoever agrees last sits down at once, and what is not heard is asked for again", async () => {
  seek.mockResolvedValue({ ...waiting, waiting: 1, willing: 1, offer: "hard" });
  await pairing.seek({ ...WISH, players: 3 });
  agree.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await pairing.agree();
  await onward();
  expect([state.mock.calls.length, go.mock.calls.length]).toEqual([1, 0]);
  agree.mockResolvedValueOnce(paired);
  await pairing.agree();
  expect([go.mock.calls, pairing.wish]).toEqual([[["/table/t"]], null]);
});

test("one tap wishes for what was wished for last, as far as the game and the person allow", async () => {
  await pairing.seek({ ...WISH, players: 4, tempo: "days" });
  expect(lastWish("stella-digger", [2, 4], true)).toEqual({ game: "stella-digger", players: 4, tempo: "days", rated: true }); // prettier-ignore
  expect(lastWish("stella-digger", [2, 3], false)).toMatchObject({ players: 2, rated: false });
});

test("another wish takes the place of the first, which is given up and never heard of again", async () => {
  await pairing.seek(WISH);
  let answer = (_: SeekState): void => {};
  state.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await onward(); // asked about the first, and not answered yet
  seek.mockResolvedValue({ ...waiting, id: "other" });
  await pairing.seek({ ...WISH, players: 3 });
  answer({ ...waiting, state: "gone" });
  await vi.advanceTimersByTimeAsync(0);
  expect([cancel.mock.calls[0]![0], pairing.wish?.players, seek.mock.calls.length]).toEqual(["s", 3, 2]);
});

test.each([
  ["stops looking", () => pairing.cancel()],
  ["wants something else", () => pairing.seek({ ...WISH, players: 3 })],
  ["takes the bot", () => pairing.takeOffer()],
])("whoever %s in the moment in which others are found sits with them", async (_, change) => {
  const begin = vi.spyOn(beginning, "begin").mockClear();
  seek.mockResolvedValue({ ...waiting, offer: "easy" });
  await pairing.seek(WISH);
  cancel.mockRejectedValueOnce(TOO_LATE);
  state.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(paired);
  await change();
  await onward(); // a lost answer is asked for again
  expect(heldSeats("t")?.seats).toEqual({ 1: seek.mock.calls[0]![0].token });
  expect(go.mock.calls).toEqual([["/table/t"]]);
  expect([pairing.wish, seek.mock.calls.length, begin.mock.calls.length]).toEqual([null, 1, 0]);
});

test("a wish that is given up before the server has taken it is given up there, too, or leads to its table", async () => {
  for (const late of [false, true]) {
    let taken = (_: SeekState): void => {};
    seek.mockReturnValueOnce(new Promise((resolve) => (taken = resolve)));
    const seeking = pairing.seek(WISH);
    await vi.advanceTimersByTimeAsync(0);
    await pairing.cancel();
    if (late) cancel.mockRejectedValueOnce(TOO_LATE);
    state.mockResolvedValue(paired);
    taken({ ...waiting, id: "late" });
    await seeking;
    expect([cancel.mock.lastCall![0], pairing.wish, go.mock.calls.length]).toEqual(["late", null, late ? 1 : 0]);
  }
});
