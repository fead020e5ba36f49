// The board of a game: eyes, tries that bots answer, branches that stay, and games that go on from there.

import { Table, type Bytes, type Redraw } from "@starlode/engine";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { TurnVerdict } from "../../../src/table/analysis/verdicts";
import { BoardSession } from "../../../src/table/board/boardsession.svelte";
import { Retrying } from "../../../src/table/board/retrying.svelte";
import { BoardThinking, type Posed } from "../../../src/table/board/thinking.svelte";
import type { BotRunner } from "../../../src/table/bots/botrunner";
import { ALL_OPEN } from "../../../src/table/session/replaysession.svelte";
import { deal, type SavedGame } from "../../../src/table/storage/savedgames";
import { forgetStudies } from "../../../src/table/storage/studies";
import { View, type Choice } from "../../../src/table/view/view";
import { bundleFrom } from "../../bundles";

vi.mock("../../../src/table/resources/bundles", () => ({
  bundleOf: (game: string) => Promise.resolve(bundleFrom(game)),
  equipped: (bundle: unknown) => Promise.resolve(bundle),
}));

const MOVES = 60;

/** The beginning of a game, as it is kept. */
function kept(game: string, players = 2, redraws: readonly Redraw[] = []): SavedGame {
  const table = Table.deal(bundleFrom(game), { players }, 3, redraws);
  for (let ply = 0; ply < MOVES; ply++) {
    const seat = table.acting[0]!;
    const legal = table.legal(seat);
    table.play(seat, legal[(ply * 13 + 5) % legal.length]!);
  }
  const seats = ["Ann", "Bob", "Cleo"].slice(0, players).map((name) => ({ kind: "human" as const, name }));
  const moves = table.moves.map(({ seat, action }) => [seat, action] as const);
  return { id: game, game, options: { players }, seats, key: 3, moves, at: 0, over: true, redraws };
}

let posed: (Posed | null)[];
let asked: { record: Bytes; seat: number; thought: Posed | null }[]; // of bots, and what else was thought about

/** A board whose bots take the first legal action, and which does not think. */
async function board(
  game = "stella-digger",
  own: readonly number[] = [0],
  redraws: readonly Redraw[] = [],
): Promise<BoardSession> {
  const session = await BoardSession.study(kept(game, 2, redraws), own);
  vi.spyOn(session.bots as BotRunner, "choose").mockImplementation((_level, record, seat) => {
    asked.push({ record, seat, thought: posed.at(-1) ?? null });
    return Promise.resolve(session.engine.legal(record, seat)[0]!);
  });
  return session;
}

beforeEach(() => {
  [posed, asked] = [[], []];
  vi.spyOn(BoardThinking.prototype, "pose").mockImplementation((one) => void posed.push(one));
});
afterEach(() => {
  const names = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place)!);
  for (const name of names) localStorage.removeItem(name);
});

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The first moment from one on at which a seat has a choice. */
function decisionOf(session: BoardSession, seat: number, from = 0): number {
  const { table } = session.history!;
  for (let ply = from; ply < table.moves.length; ply++)
    if (table.moves[ply]!.seat === seat && session.engine.legal(table.stateAt(ply), seat).length > 1) return ply;
  throw new Error("there is none");
}

/** Make another choice than the one that was played, and wait for the answers. */
async function tryAnother(session: BoardSession): Promise<number> {
  const choice = session.view.choices.find(({ action }) => action !== session.played)!;
  session.choose(choice);
  await settled();
  return choice.action;
}

// ---- eyes ----

test("it is looked at from one's own seat; from nobody's where the game is another's", async () => {
  expect((await board("stella-digger", [1])).eyes).toBe(1);
  expect((await board("stella-digger", [])).eyes).toBe(ALL_OPEN);
});

test("lines are by what their seat knew, whoever looks; with all open they do not change", async () => {
  const session = await board();
  session.go(decisionOf(session, 0, 10));
  session.look(ALL_OPEN);
  const [own, open] = posed.slice(-2) as [Posed, Posed];
  expect(open).toEqual(own);
  expect(own.record).toEqual(session.recordOf(0));
  expect(own.record).not.toEqual(session.engine.hide(session.history!.table.stateAt(session.at), 1).slice(0, own.record.length)); // prettier-ignore
});

test("through a seat's eyes nothing is thought about another's decision, and it is told as it was seen", async () => {
  const session = await board();
  const spied = new Set<string>();
  for (let ply = 0; ply < MOVES; ply++) {
    session.go(ply);
    if (session.decider !== 1) continue;
    if (!session.asked.includes(0)) expect([session.pondered, posed.at(-1), session.lines(5)]).toEqual([-1, null, []]);
    expect(session.played).toBeNull();
    const open = new View({ engine: session.engine, words: session.view.words, names: session.view.names }, session.recordOf(1), 1); // prettier-ignore
    const action = session.history!.table.moves[ply]!.action;
    if (session.coming !== open.describe(action)) spied.add(session.coming);
  }
  expect(spied.size).toBeGreaterThan(3); // others' words for what others know
});

test("a secret decision of another is told by nothing but what its log says", async () => {
  const session = await board("cosmic-scavengers");
  const secret = session.history!.table.moves.findIndex(
    ({ seat }, ply) =>
      seat === 1 && session.history!.linesAt(ply + 1, 0).every((line) => !line.say(session.view.words)),
  );
  expect(secret).toBeGreaterThanOrEqual(0);
  session.go(secret);
  expect([session.decider, session.coming]).toEqual([1, ""]);
  session.look(ALL_OPEN);
  expect(session.coming).not.toBe("");
});

// ---- trying ----

test("nothing can be chosen before something is tried", async () => {
  const session = await board();
  session.go(decisionOf(session, 0));
  expect(session.live).toBe(false);
  session.choose(session.view.choices[0]!);
  expect(session.tree.twigs).toEqual([]);
});

test("trying begins where the seat that looks is asked next", async () => {
  const session = await board();
  const ply = session.history!.table.moves.findIndex(({ seat }, at) => seat === 1 && !sessionAsks(session, at, 0));
  session.go(ply);
  session.attempt();
  expect(session.asked).toContain(0);
  expect(session.at).toBeGreaterThan(ply);
});

function sessionAsks(session: BoardSession, ply: number, seat: number): boolean {
  session.go(ply);
  return session.asked.includes(seat);
}

test("a move makes a branch, bots answer by what they know, and it is the seat's turn again", async () => {
  const session = await board();
  session.go(decisionOf(session, 0, 12));
  const origin = session.at;
  session.attempt();
  const action = await tryAnother(session);
  for (let more = 0; more < 40 && !asked.length; more++) await tryAnother(session);
  expect(asked.length).toBeGreaterThan(0);
  for (const { record, seat, thought } of asked)
    expect([seat, record.length, thought]).toEqual([1, session.engine.layout.size, null]);
  expect(session.asked).toContain(0);
  expect([session.live, session.thinking]).toEqual([true, -1]);
  expect(session.tree.twigs[0]).toMatchObject({ after: origin, seat: 0, action });
  expect(session.tree.twigs.filter(({ level }) => level).every(({ seat }) => seat === 1)).toBe(true);
});

test("bots are not disturbed by what is thought about their own decisions", async () => {
  const session = await board();
  session.look(ALL_OPEN);
  session.go(decisionOf(session, 0, 12));
  session.attempt();
  for (let more = 0; more < 40 && !asked.length; more++) await tryAnother(session);
  expect(new Set(asked.map(({ thought }) => thought))).toEqual(new Set([null]));
});

test("the move that was played leads along the game", async () => {
  const session = await board();
  session.go(decisionOf(session, 0, 12));
  session.attempt();
  session.answerBy("self");
  const origin = session.at;
  session.choose(session.view.choices.find(({ action }) => action === session.played)!);
  expect([session.at, session.tree.twigs]).toEqual([origin + 1, []]);
});

test("whoever plays all seats sees all", async () => {
  const session = await board();
  session.go(decisionOf(session, 0, 12));
  session.attempt();
  session.answerBy("self");
  expect(session.eyes).toBe(ALL_OPEN);
  for (let more = 0; more < 12; more++) await tryAnother(session);
  expect(asked).toEqual([]);
  expect(new Set(session.tree.twigs.map(({ seat }) => seat)).size).toBe(2);
  session.look(0);
  expect(session.answering).not.toBe("self");
});

test("undo goes to where the person decided last, and the branch stays", async () => {
  const session = await board();
  session.go(decisionOf(session, 0, 12));
  const origin = session.at;
  session.attempt();
  expect(session.canUndo).toBe(false);
  await tryAnother(session);
  expect(session.canUndo).toBe(true);
  session.undo();
  expect([session.at, session.canUndo]).toEqual([origin, false]);
  expect(session.tree.twigs.length).toBeGreaterThan(0);
});

/** Try moves until one leads to where there is no other choice; answers with where it began, and that choice. */
async function toForced(session: BoardSession): Promise<{ origin: number; only: Choice }> {
  for (let ply = decisionOf(session, 0); ; ply = decisionOf(session, 0, ply + 1)) {
    session.go(ply);
    for (const choice of session.view.choices.filter(({ action }) => action !== session.played)) {
      session.choose(choice);
      await settled();
      const only = session.forced(() => false);
      if (only) return { origin: ply, only };
      session.go(ply);
    }
  }
}

test("undo takes along what was made for the person", async () => {
  const session = await board("cave-in");
  session.attempt();
  const { origin, only } = await toForced(session);
  session.choose(only, true);
  session.undo();
  expect(session.at).toBe(origin);
});

test("what was taken back is not made again for the person", async () => {
  const session = await board("cave-in");
  session.attempt();
  const { only } = await toForced(session);
  const { at } = session;
  session.choose(only);
  session.undo();
  expect([session.at, session.live, session.forced(() => false)]).toEqual([at, true, null]);
});

test("undo goes back also where the person played on as in the game, and bots did not", async () => {
  const session = await board();
  session.go(decisionOf(session, 0, 12));
  session.attempt();
  while (!session.canUndo) {
    session.choose(session.view.choices.find(({ action }) => action === session.played)!);
    await settled();
  }
  const { at } = session;
  expect(session.tree.twigs.every(({ level }) => level)).toBe(true);
  session.undo();
  expect([session.at < at, session.tree.isPlayed(session.at), session.asked]).toEqual([true, true, [0]]);
});

test("bots that think while someone leaves decide nothing any more", async () => {
  const session = await board();
  session.go(decisionOf(session, 0, 12));
  session.attempt();
  let answer = (_: number): void => {};
  vi.mocked(session.bots!.choose).mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  for (let more = 0; more < 40 && session.thinking < 0; more++) await tryAnother(session);
  expect([session.thinking, session.live]).toEqual([1, false]);
  const before = session.tree;
  session.comeBack();
  answer(0);
  await settled();
  expect([session.tree, session.trying, session.tree.isPlayed(session.at)]).toEqual([before, false, true]);
});

// ---- retrying ----

test("while a mistake is asked again nothing is thought that would tell the answer", async () => {
  const session = await board();
  const ply = decisionOf(session, 0, 12);
  const mistakes = [{ key: { ply, seat: 0 } }] as unknown as TurnVerdict[];
  session.retrying = new Retrying(mistakes, () => Promise.resolve(null));
  session.go(ply);
  expect([session.live, posed.at(-1)]).toEqual([true, null]);
  session.reveal();
  expect([session.live, posed.at(-1)?.seat]).toEqual([false, 0]);
});

// ---- keeping ----

test("branches are there the next time, and go with the game or one by one", async () => {
  const session = await board();
  session.go(decisionOf(session, 0, 12));
  session.attempt();
  await tryAnother(session);
  const { at } = session;
  const again = await board();
  expect(again.tree.twigs).toEqual(session.tree.twigs);
  again.go(at);
  expect(again.view.bytes).toEqual(session.view.bytes);
  again.remove(again.tree.branches()[0]!.moments[0]!.id);
  expect([again.tree.twigs, again.tree.isPlayed(again.at)]).toEqual([[], true]);
  expect((await board()).tree.twigs).toEqual([]);
});

test("a branch that was removed can come back, until something else is tried", async () => {
  const session = await board();
  session.go(decisionOf(session, 0, 12));
  const origin = session.at;
  session.attempt();
  await tryAnother(session);
  const { twigs } = session.tree;
  session.remove(twigs[0]!.id);
  expect([session.at, session.tree.twigs]).toEqual([origin, []]);
  session.restore();
  expect([session.tree.twigs, session.branches.removed]).toEqual([twigs, null]);
  session.remove(twigs[0]!.id);
  await tryAnother(session);
  expect(session.branches.removed).toBeNull();
});

test("what another tab tries is there as well, and what it removes is left", async () => {
  const [one, other] = [await board(), await board()];
  one.go(decisionOf(one, 0, 12));
  const origin = one.at;
  one.attempt();
  await tryAnother(one);
  const [name] = Object.keys(storage()).filter((key) => key.includes("tree"));
  other.refresh("starlode-settings");
  expect(other.tree.twigs).toEqual([]);
  other.refresh(name!);
  expect(other.tree.twigs).toEqual(one.tree.twigs);
  other.go(one.at);
  other.remove(one.tree.twigs[0]!.id);
  one.refresh(name!);
  expect([one.tree.twigs, one.at]).toEqual([[], origin]);
});

test("what is tried after a branch was removed is not taken for it", async () => {
  const session = await board();
  session.go(decisionOf(session, 0, 12));
  session.attempt();
  session.answerBy("self");
  const [first, second] = session.view.choices.filter(({ action }) => action !== session.played);
  session.choose(first!);
  const before = session.view.bytes;
  session.remove(session.at);
  session.choose(second!);
  expect(session.tree.twigs).toMatchObject([{ action: second!.action }]);
  expect(session.view.bytes).not.toEqual(before);
});

test("a deleted game takes its branches along", async () => {
  const session = await board();
  session.go(decisionOf(session, 0, 12));
  session.attempt();
  await tryAnother(session);
  forgetStudies("another");
  expect((await board()).tree.twigs.length).toBeGreaterThan(0);
  forgetStudies("stella-digger");
  expect((await board()).tree.twigs).toEqual([]);
});

test("what is kept but not legal any more is left out", async () => {
  const session = await board();
  session.go(decisionOf(session, 0, 12));
  session.attempt();
  await tryAnother(session);
  const [name] = Object.keys(storage()).filter((key) => key.includes("tree"));
  const study = JSON.parse(localStorage.getItem(name!)!) as { twigs: object[] };
  const bad = [{ id: 900, after: 5, seat: 0, action: 99_999 }, { id: 901, after: 900, seat: 0, action: 0 }]; // prettier-ignore
  localStorage.setItem(name!, JSON.stringify({ ...study, twigs: [...bad, ...study.twigs] }));
  expect((await board()).tree.twigs).toEqual(session.tree.twigs);
});

function storage(): Record<string, string> {
  const names = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place)!);
  return Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)!]));
}

test("a shared branch is taken in, as far as it is legal", async () => {
  const session = await board();
  session.go(decisionOf(session, 0, 12));
  session.attempt();
  await tryAnother(session);
  await tryAnother(session);
  const { origin, moves } = session.branch;
  const tried = moves.map(([seat, action]) => ({ seat, action }));
  forgetStudies("stella-digger");
  const other = await board("stella-digger", []);
  other.go(other.branches.adopt(origin, [...tried, { seat: 0, action: 99_999 }]));
  expect(other.branch).toEqual({ origin, moves });
});

// ---- going on ----

test("a game goes on from a branch: the same position, you in a seat and bots elsewhere", async () => {
  const session = await board();
  session.go(decisionOf(session, 0, 12));
  session.attempt();
  await tryAnother(session);
  const fork = session.fork(0, "level:7");
  expect(fork.seats).toEqual([{ kind: "human", name: "Ann" }, { kind: "bot", name: "Bob", level: "level:7" }]); // prettier-ignore
  expect([fork.over, fork.borrowed]).toEqual([false, true]);
  const table = deal(bundleFrom("stella-digger"), fork);
  for (const [seat, action] of fork.moves) table.play(seat, action);
  expect(table.seat(0).bytes).toEqual(session.view.bytes);
});

test("chance that was redrawn in the game is redrawn for what is tried, and for a game that goes on", async () => {
  const ply = decisionOf(await board(), 0, 12);
  const session = await board("stella-digger", [0], [[ply, 1], [ply + 9, 2]]); // prettier-ignore
  session.go(ply);
  session.attempt();
  await tryAnother(session);
  const fork = session.fork(0, "hard");
  expect(fork.redraws).toEqual([[ply, 1]]);
  const table = deal(bundleFrom("stella-digger"), fork);
  for (const [seat, action] of fork.moves) table.play(seat, action);
  expect(table.stateAt(fork.moves.length)).toEqual(session.branches.positions.at(session.tree, session.at));
});
