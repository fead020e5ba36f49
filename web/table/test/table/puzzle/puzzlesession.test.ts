// A puzzle at its table: the seat's view, tries, hints, and what became of it.

import { Table, toHex } from "@starlode/engine";
import { deflateSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";

import { PuzzleSession, TRIES } from "../../../src/table/puzzle/puzzlesession.svelte";
import { opened, recordIn, type Puzzle } from "../../../src/table/resources/puzzles";
import type { Sitter } from "../../../src/table/session/session.svelte";
import { bundleFrom, GAMES } from "../../bundles";

vi.mock("../../../src/table/resources/bundles", () => ({
  bundleOf: (game: string) => Promise.resolve(bundleFrom(game)),
  equipped: (bundle: unknown) => Promise.resolve(bundle),
  fileOf: (game: string, name: string) => `${game}/${name}`,
}));

const SITTERS: Sitter[] = ["Ann", "Bob"].map((name) => ({ kind: "bot", name, level: null, here: true, mine: false }));

/** A puzzle from a game that has just begun: the later an action stands in the list, the worse it is. */
function made(game: string): { puzzle: Puzzle; record: Uint8Array } {
  const table = Table.deal(bundleFrom(game), { players: 2 }, 5);
  while (table.seat(table.acting[0]!).legal().length < TRIES + 2) {
    const [seat] = table.acting;
    table.play(seat!, table.seat(seat!).legal()[0]!);
  }
  const seat = table.acting[0]!;
  const { bytes } = table.seat(seat);
  const choices = table.seat(seat).legal().map((action, place) => [action, 900 - 10 * place] as const); // prettier-ignore
  const record = deflateSync(bytes).toString("base64");
  const row = { id: "x", options: 0, seat, theme: "t", difficulty: 2, choices, solved: ["hard"], record };
  return { puzzle: opened(game, { options: [{ players: 2 }], puzzles: [row] })[0]!, record: bytes };
}

async function sat(game = "cave-in"): Promise<PuzzleSession> {
  return PuzzleSession.open(made(game).puzzle, SITTERS);
}

/** Try the choice that stands at a place of the list, the best first. */
function attempt(session: PuzzleSession, place: number): void {
  session.choose(session.choiceOf(session.puzzle.choices[place]!.action)!);
}

describe.each(GAMES)("a puzzle of %s", (game) => {
  test("shows what its seat knows, and nothing is decided for it", async () => {
    const { puzzle, record } = made(game);
    expect(toHex(await recordIn(puzzle))).toBe(toHex(record));
    const session = await sat(game);
    expect(session.view.seat).toBe(puzzle.seat);
    expect(session.view.choices.map(({ action }) => action)).toEqual(puzzle.choices.map(({ action }) => action));
    expect([session.live, session.over, session.thinking, session.forced(() => false)]).toEqual([
      true,
      false,
      -1,
      null,
    ]);
  });
});

describe("tries", () => {
  test("the best without help is a crown", async () => {
    const session = await sat();
    attempt(session, 1);
    expect([session.over, session.left]).toEqual([false, TRIES - 1]);
    attempt(session, 0);
    expect([session.over, session.live, session.found, session.mark]).toEqual([true, false, true, "crown"]);
  });

  test("with a hint it is a tick", async () => {
    const session = await sat();
    session.hint();
    attempt(session, 0);
    expect(session.mark).toBe("tick");
    session.hint();
    expect(session.hints).toBe(1); // there is nothing to hint at any more
  });

  test("the same move again costs nothing, and the last try ends it", async () => {
    const session = await sat();
    for (const place of [1, 1, 2]) attempt(session, place);
    expect(session.left).toBe(1);
    attempt(session, 3);
    expect([session.over, session.found, session.mark]).toEqual([true, false, "tick"]); // nearly as good
    attempt(session, 0);
    expect(session.found).toBe(false); // too late
  });

  test("far from the best, or shown, it is missed", async () => {
    const { puzzle } = made("cave-in");
    const poor = puzzle.choices.map((choice, place) => ({ ...choice, expected: place ? 0.1 : 0.9 }));
    const session = await PuzzleSession.open({ ...puzzle, choices: poor }, SITTERS);
    for (const place of [1, 2, 3]) attempt(session, place);
    expect(session.mark).toBe("missed");
    const other = await sat();
    attempt(other, 1);
    other.reveal();
    expect([other.over, other.live, other.mark]).toEqual([true, false, "missed"]);
  });
});

test("it is told in another language, and what was tried stays", async () => {
  const session = await sat();
  const before = session.view.prompt();
  attempt(session, 1);
  session.speak("de");
  expect(session.view.prompt()).not.toBe(before);
  expect(session.tries).toHaveLength(1);
});
