// The best lines of a position: in which order they stand, how sure that is, and what they lead to.

import {
  imaginedWorld,
  type Bytes,
  type Candidate,
  type Continuation,
  type Engine,
  type Thoughts,
} from "@starlode/engine";

import measures from "../../../../generated/measures.json";
import { View, type Ground } from "../view/view";

const WORLDS = 6; // in which it is tried what a line brings
const HARDLY = 20; // visits of a move that was looked at at all
const TOLD = 8; // own moves after the first one: what belongs to a turn, such as a whole program

/** What may be expected of a move, with two wins and two losses more: little luck does not make much of it. */
const cautious = ({ visits, worth }: Candidate): number => (worth + 2) / (visits + 4);

/** Half the 95% interval of what may be expected of a move. */
export function marginOf(one: Candidate): number {
  const share = cautious(one);
  return measures.sure * Math.sqrt((share * (1 - share)) / (one.visits + 4));
}

/** Whether a search has looked at a move often enough to say anything. */
export function isLookedAt({ visits }: Candidate): boolean {
  return visits >= HARDLY;
}

/** Moves as they were weighed one by one where that tells more, and else as a free search saw them. */
export function weighedOf({ candidates, weighed = [] }: Thoughts): Candidate[] {
  const better = (one: Candidate): boolean => !candidates.some(({ action, visits }) => action === one.action && visits > one.visits); // prettier-ignore
  const known = weighed.filter((one) => one.visits > 0 && better(one));
  return [...candidates.filter(({ action }) => !known.some((one) => one.action === action)), ...known];
}

const floorOf = (one: Candidate): number => cautious(one) - marginOf(one);

/** Whether a move surely stands before another: it promises more for certain, or was preferred all the time. */
function isSurelyBefore(one: Candidate, other: Candidate): boolean {
  const preferred = one.visits > 2 * other.visits && floorOf(one) > floorOf(other);
  return preferred || floorOf(one) > cautious(other) + marginOf(other);
}

/** Moves, the best first; two that stood in another order change places only when that is sure. */
export function inOrder(before: readonly number[], found: readonly Candidate[]): Candidate[] {
  const place = ({ action }: Candidate): number => (before.includes(action) ? before.indexOf(action) : Infinity);
  const order = [...found].sort((a, b) => (place(a) === place(b) ? floorOf(b) - floorOf(a) : place(a) - place(b)));
  for (let top = 1; top < order.length; top++) {
    const better = order.findIndex((other, at) => at < top && isSurelyBefore(order[top]!, other));
    if (better >= 0) order.splice(better, 0, ...order.splice(top, 1)); // also past what is unsure in between
  }
  return order;
}

/** What a line leads to, in words. */
export interface Upshot {
  readonly own: readonly string[]; // what the seat goes on with
  readonly answer: { readonly seat: number; readonly text: string } | null; // what then follows first
  readonly gain: number | null; // points that the seat's own moves bring for certain
}

/** Follow a line in a position that a seat imagines: nothing else is known to it. */
function upshotOf(ground: Ground & { engine: Engine }, record: Bytes, { moves }: Continuation): Upshot {
  const { engine } = ground;
  const [{ seat }] = moves as [Continuation["moves"][number]];
  let world = imaginedWorld(engine, record, seat);
  const texts = moves.map((move) => {
    const seen = engine.hide(world, move.seat).slice(0, engine.layout.size);
    const text = new View(ground, seen, move.seat).describe(move.action);
    world = engine.apply(world, move.seat, move.action);
    return { seat: move.seat, text };
  });
  const others = texts.findIndex((told) => told.seat !== seat);
  const own = texts.slice(1, others < 0 ? undefined : others).map(({ text }) => text);
  const turn = moves.slice(0, others < 0 ? undefined : others);
  return { own: own.slice(0, TOLD), answer: texts[others] ?? null, gain: gainOf(engine, record, turn) };
}

/** The points that moves bring their seat; null where that depends on luck, or on what the seat does not know. */
function gainOf(engine: Engine, record: Bytes, moves: Continuation["moves"]): number | null {
  const seat = moves[0]!.seat;
  const points = (state: Bytes): number => engine.returns(state)[seat]!.points;
  const gains = Array.from({ length: WORLDS }, (_, stream) => {
    const start = imaginedWorld(engine, record, seat, stream);
    let world: Bytes | null = start;
    for (const { action } of moves)
      world = world && engine.legal(world, seat).includes(action) ? engine.apply(world, seat, action) : null;
    return world && points(world) - points(start);
  });
  return gains.every((gain) => gain === gains[0]) ? gains[0]! : null;
}

/** A line as it is shown. */
export interface BestLine {
  readonly action: number;
  readonly text: string;
  readonly place: number; // 1 for the best
  readonly share: number; // of the thinking
  readonly expected: number;
  readonly margin: number;
  readonly looked: boolean; // whether that says anything
  readonly played: boolean;
  readonly upshot: Upshot | null; // of those that were looked at most
}

/** Where lines lead, each worked out once: they are told anew several times a second. */
export class Upshots {
  private known = new Map<string, Upshot>();

  /** Where a line of a moment leads. */
  of(ground: Ground & { engine: Engine }, record: Bytes, line: Continuation, moment: number): Upshot {
    const moves = line.moves.flatMap(({ seat, action }) => [seat, action]);
    const name = [ground.words.language, moment, ...moves].join();
    const found = this.known.get(name) ?? upshotOf(ground, record, line);
    this.known.set(name, found);
    return found;
  }

  clear(): void {
    this.known.clear();
  }
}

/** What a search has found of its moves. */
interface Weighing {
  readonly lines: readonly Candidate[]; // the best first
  readonly visits: Readonly<Record<number, number>>; // by action, the share of a search that goes where it likes
}

/** The best few lines in words, and the one that was played wherever it stands. */
export function bestLines(
  view: View,
  { lines, visits }: Weighing,
  most: number,
  played: number | null,
  upshot: (action: number) => Upshot | null,
): BestLine[] {
  const placed = lines.map((line, place) => ({ line, place: place + 1 }));
  const shown = placed.filter(({ line, place }) => place <= most || line.action === played);
  return shown.map(({ line, place }) => ({
    action: line.action,
    text: view.describe(line.action),
    place,
    share: visits[line.action] ?? 0,
    expected: line.expected,
    margin: marginOf(line),
    looked: isLookedAt(line),
    played: line.action === played,
    upshot: upshot(line.action),
  }));
}
