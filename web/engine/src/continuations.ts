// What is likely to follow a move, as far as a search has looked.

import type { Bytes, Engine } from "./engine";
import { ROOT, type Search } from "./search";
import type { Move } from "./table";

/** A move that a search looked at, with what is likely to follow. */
export interface Continuation {
  readonly action: number;
  readonly moves: readonly Move[]; // the move itself comes first
}

const LONGEST = 12; // decisions of a continuation
const SEEN = 6; // visits that give a search an opinion of a decision
const WORLD = 0; // the seed and stream of the position in which continuations are followed

/** The position in which what may follow is followed: one that looks the same to the seat, and always the same one. */
export function imaginedWorld(engine: Engine, record: Uint8Array, seat: number, stream = WORLD): Bytes {
  return engine.imagine(record, seat, WORLD, stream);
}

/** What is likely to follow a seat's most visited moves, as far as it is legal in one imagined position. */
export function continuations(
  engine: Engine,
  search: Search,
  record: Uint8Array,
  seat: number,
  count: number,
): Continuation[] {
  const best = search.candidates().slice(0, count);
  return best.map(({ action }) => continuationOf(engine, search, record, { seat, action }));
}

/** What is likely to follow one move. */
export function continuationOf(engine: Engine, search: Search, record: Uint8Array, first: Move): Continuation {
  let world = imaginedWorld(engine, record, first.seat);
  const moves = [first];
  for (let node = childFor(search, ROOT, first); node !== null && moves.length < LONGEST;) {
    const { seat, action } = moves.at(-1)!;
    world = engine.apply(world, seat, action);
    const next = search.below(node).find((child) => child.visits >= SEEN && allows(engine, world, child));
    if (!next) break;
    moves.push({ seat: next.seat, action: next.action });
    node = next.node;
  }
  return { action: first.action, moves };
}

function childFor(search: Search, parent: number, { action }: Move): number | null {
  return search.below(parent).find((child) => child.action === action)?.node ?? null;
}

/** Whether a seat may take an action; a seat that is not asked may take none. */
function allows(engine: Engine, world: Uint8Array, { seat, action }: Move): boolean {
  return engine.legal(world, seat).includes(action);
}
