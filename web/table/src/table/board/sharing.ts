// A game in a link: how it was dealt or began, and every move, small enough for an address, so that any device can open it.
// `starlode position --link` and the server write links with positions, too.

import { checksum, fromBase64, toBase64, type Bytes, type Changes, type Options, type Redraw } from "@starlode/engine";

import { isTable } from "../archive/checking";
import { freshTable, type SavedGame, type SavedSeat, type Start } from "../storage/savedgames";

const FORMAT = 1;
const CHANGED = 2; // the format of games with changed cards, which older pages would show wrongly
const STARTED = 3; // the format of games that begin with a position, likewise
const MOST = 60_000; // letters of a link
const UNFOLDED = 1_000_000; // bytes

type Pair = readonly [seat: number, action: number];

/** What a link holds: letters for names, because each costs one. */
interface Packed {
  readonly v: number;
  readonly g: string; // the game
  readonly o: Options;
  readonly s: readonly (readonly [name: string, level?: string])[];
  readonly k: SavedGame["key"];
  readonly m: readonly number[]; // seats and actions in turn
  readonly r?: readonly Redraw[];
  readonly c?: Changes;
  readonly p?: { readonly l: number; readonly c: number; readonly b: string; readonly w: unknown }; // the position
  readonly b?: readonly [origin: number, ...moves: number[]]; // what was tried
}

/** A game, and what was tried in it. */
export interface SharedGame {
  readonly saved: SavedGame;
  readonly branch: { readonly origin: number; readonly moves: readonly Pair[] } | null;
}

/** Why a link cannot be opened. */
export class BadLink extends Error {}

/** A game as the part of an address. */
export async function linkOf({ saved, branch }: SharedGame): Promise<string> {
  const { game, options, changes, seats, key, moves, redraws, start } = saved;
  const packed: Packed = {
    v: formatOf(saved),
    g: game,
    o: options,
    s: seats.map(({ name, level }) => (level ? [name, level] : [name])),
    k: key,
    m: moves.flat(),
    ...(redraws?.length && { r: redraws }),
    ...(changes && { c: changes }),
    ...(start && { p: { l: start.layout, c: checksum(fromBase64(start.state)), b: start.state, w: start.written } }),
    ...(branch?.moves.length && { b: [branch.origin, ...branch.moves.flat()] }),
  };
  const bytes = await through(new TextEncoder().encode(JSON.stringify(packed)), new CompressionStream("deflate-raw"));
  return toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The game in a link; throws BadLink where it is damaged, cut off, or not one of ours. */
export async function gameIn(link: string): Promise<SharedGame> {
  const packed = await unpacked(link);
  const { g: game, o: options, s, k: key, m, r: redraws, c: changes, b, p } = packed;
  const seats = Array.isArray(s) ? s.map(seatOf) : [];
  const fresh = freshTable(String(game), options ?? {}, changes);
  const start = p && { start: startOf(p) };
  const saved = { ...fresh, ...start, seats, key, moves: pairs(m), redraws: redraws ?? [] };
  const whole = { ...saved, over: true, borrowed: true as const };
  if (packed.v !== formatOf(whole) || !isTable(whole) || !seats.length) throw new BadLink();
  const [origin, ...tried] = b ?? [];
  return { saved: whole, branch: typeof origin === "number" ? { origin, moves: pairs(tried) } : null };
}

function formatOf({ changes, start }: Pick<SavedGame, "changes" | "start">): number {
  return start ? STARTED : changes ? CHANGED : FORMAT;
}

/** The position in a link; throws BadLink where it is not as it was written. */
function startOf({ l: layout, c, b: state, w: written }: NonNullable<Packed["p"]>): Start {
  if (checksum(fromBase64(state)) !== c) throw new BadLink();
  return { state, layout, written };
}

async function unpacked(link: string): Promise<Packed> {
  try {
    if (link.length > MOST) throw new BadLink();
    const bytes = fromBase64(link.replaceAll("-", "+").replaceAll("_", "/"));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
    return JSON.parse(text) as Packed;
  } catch {
    throw new BadLink();
  }
}

function seatOf([name, level]: readonly [name: string, level?: string]): SavedSeat {
  return level ? { kind: "bot", name, level } : { kind: "human", name };
}

/** Numbers two by two. */
function pairs(numbers: readonly number[] = []): Pair[] {
  return numbers.flatMap((number, place) => (place % 2 ? [] : [[number, numbers[place + 1]!] as const]));
}

/** Bytes through something that folds or unfolds them; more than a game can be is refused. */
async function through(bytes: Bytes, change: GenericTransformStream): Promise<Bytes> {
  const reader = (new Blob([bytes]).stream().pipeThrough(change) as ReadableStream<Bytes>).getReader();
  const parts: Bytes[] = [];
  let size = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    parts.push(value!);
    size += value!.length;
    if (size > UNFOLDED) throw new BadLink();
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
