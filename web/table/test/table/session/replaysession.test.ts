// @vitest-environment happy-dom
// A replay shows each step as it happened, on a stage of its own, and can be sent anywhere meanwhile.

import { Table } from "@starlode/engine";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { enact as cosmic } from "../../../src/games/cosmic-scavengers/showing/enact";
import { enact as stella } from "../../../src/games/stella-digger/showing/enact";
import { TableContext } from "../../../src/table/input/context.svelte";
import type { Enact } from "../../../src/table/motion/frames";
import type { GamePage } from "../../../src/table/input/gamepage";
import { ALL_OPEN, ReplaySession } from "../../../src/table/session/replaysession.svelte";
import type { SavedGame } from "../../../src/table/storage/savedgames";
import { bundleFrom } from "../../bundles";

vi.mock("../../../src/table/resources/bundles", () => ({
  bundleOf: (game: string) => Promise.resolve(bundleFrom(game)),
  equipped: (bundle: unknown) => Promise.resolve(bundle),
}));

const MOVES = 80;
const LONG = 60_000; // milliseconds in which any step has been shown

/** The beginning of a game, as it is kept. */
function kept(game: string): SavedGame {
  const table = Table.deal(bundleFrom(game), { players: 2 }, 3);
  for (let ply = 0; ply < MOVES && !table.over; ply++) {
    const seat = table.acting[0]!;
    const legal = table.seat(seat).legal();
    table.play(seat, legal[(ply * 13 + 5) % legal.length]!);
  }
  const seats = ["Ann", "Bob"].map((name) => ({ kind: "human" as const, name }));
  const moves = table.moves.map(({ seat, action }) => [seat, action] as const);
  return { id: game, game, options: { players: 2 }, seats, key: 3, moves, at: 0, over: false };
}

/** A replay that is looked at. */
async function watched(game: string, enact?: Enact): Promise<ReplaySession> {
  const session = await ReplaySession.open(kept(game));
  new TableContext(session, { enact } as GamePage);
  return session;
}

const told = (session: ReplaySession): string[] => session.log.map(({ event }) => event.kind);
const plyOf = (session: ReplaySession): number => session.view.at("ply" as never);

/** The first decision after which robots collect. */
function collection(session: ReplaySession): number {
  const table = session.history!.table;
  for (let ply = 1; ply < table.length; ply++) {
    if (table.eventsAt(ply, null).some(({ kind }) => kind === "collect" || kind === "collide")) return ply;
  }
  throw new Error("nobody collects");
}

beforeEach(() => {
  vi.useFakeTimers();
  document.getAnimations ??= () => [];
});

afterEach(() => vi.useRealTimers());

describe("a step", () => {
  test("is shown as its game shows it, and told when it is seen", async () => {
    const session = await watched("cosmic-scavengers", cosmic);
    const ply = collection(session);
    session.go(ply - 1);
    const before = told(session);
    session.step();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.showing).toBe(true);
    expect([plyOf(session), session.stage.scene]).toEqual([ply - 1, expect.anything()]);
    expect(told(session)).not.toContain("robot-home");
    await vi.advanceTimersByTimeAsync(LONG);
    expect([plyOf(session), session.showing, session.stage.scene]).toEqual([ply, false, null]);
    expect(told(session)).toEqual(session.history!.lines(null, ply).map(({ event }) => event.kind));
    expect(told(session).length).toBeGreaterThan(before.length);
  });

  test("ends what is still being shown of the one before", async () => {
    const session = await watched("cosmic-scavengers", cosmic);
    const ply = collection(session);
    session.go(ply - 1);
    session.step();
    session.step();
    await vi.advanceTimersByTimeAsync(0);
    expect(told(session).slice(0, session.history!.lines(null, ply).length)).toEqual(
      session.history!.lines(null, ply).map(({ event }) => event.kind),
    );
    await vi.advanceTimersByTimeAsync(LONG);
    expect([plyOf(session), session.showing]).toEqual([ply + 1, false]);
  });

  test.each([
    ["another moment", (session: ReplaySession) => session.go(2)],
    ["another pair of eyes", (session: ReplaySession) => session.look(1)],
    ["another language", (session: ReplaySession) => session.speak("de")],
  ])("gives way to %s, and is never seen again", async (_name, leave) => {
    const session = await watched("cosmic-scavengers", cosmic);
    session.go(collection(session) - 1);
    session.step();
    await vi.advanceTimersByTimeAsync(500);
    leave(session);
    const { view, log } = session;
    expect([session.showing, session.stage.scene]).toEqual([false, null]);
    await vi.advanceTimersByTimeAsync(LONG);
    expect([session.view === view, session.log === log, session.stage.scene]).toEqual([true, true, null]);
  });

  test("beyond the end shows nothing", async () => {
    const session = await watched("cave-in");
    session.go(session.length);
    session.step();
    expect(session.showing).toBe(false);
  });
});

test("a replay of one game beside a table of another is shown by its own game", async () => {
  const other = await watched("cosmic-scavengers", cosmic);
  const session = await watched("cave-in");
  const report = vi.spyOn(console, "error");
  for (let ply = 1; ply <= 10; ply++) {
    session.step();
    await vi.advanceTimersByTimeAsync(LONG);
    expect([plyOf(session), session.showing]).toEqual([ply, false]);
  }
  expect(report).not.toHaveBeenCalled();
  expect(other.stage.enact).not.toBe(session.stage.enact);
});

test("what a seat could not know is not told through its eyes, step by step or at once", async () => {
  const session = await watched("stella-digger", stella);
  for (const eyes of [0, 1, ALL_OPEN]) {
    session.look(eyes);
    session.go(0);
    for (let ply = 1; ply <= 6; ply++) {
      session.step();
      await vi.advanceTimersByTimeAsync(LONG);
    }
    const { words } = session.view;
    const stepped = session.log.map((line) => line.say(words));
    session.go(6);
    expect(stepped).toEqual(session.log.map((line) => line.say(words)));
    expect(stepped.some((text) => /a \w+ card/.test(text))).toBe(eyes !== ALL_OPEN);
  }
});
