// The puzzles of the games: fetched when they are needed, and kept with the rest of a site.

import { fromBase64, type Options } from "@starlode/engine";

import { fileOf } from "./bundles";

/** A legal choice, and the share of victory that its seat may expect of it. */
export interface Weighed {
  readonly action: number;
  readonly expected: number;
}

/** A decision in which one choice is clearly best. It holds what its seat may know, and nothing else. */
export interface Puzzle {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly seat: number;
  readonly theme: string; // the verb of the best move, or its word
  readonly difficulty: number; // from 1 to 5 stars
  readonly choices: readonly Weighed[]; // all that are legal, the best first
  readonly solved: readonly string[]; // the bots that find the best
  readonly record: string; // deflated, as Base64
}

/** The content of `puzzles.json`. */
export interface PuzzleBook {
  readonly options: readonly Options[];
  readonly puzzles: readonly (Omit<Puzzle, "game" | "options" | "choices"> & {
    readonly options: number;
    readonly choices: readonly (readonly [action: number, thousandths: number])[];
  })[];
}

const THOUSANDTHS = 1000;
const books = new Map<string, Promise<readonly Puzzle[]>>();

/** The puzzles of a game, in an order that never changes; none where it has none. Throws without a connection. */
export function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  const found = books.get(game) ?? fetchPuzzles(game);
  books.set(game, found);
  found.catch(() => books.delete(game));
  return found;
}

async function fetchPuzzles(game: string): Promise<readonly Puzzle[]> {
  const answer = await fetch(fileOf(game, "puzzles.json"));
  return answer.ok ? opened(game, (await answer.json()) as PuzzleBook) : [];
}

/** The puzzles in a file. */
export function opened(game: string, { options, puzzles }: PuzzleBook): readonly Puzzle[] {
  return puzzles.map((row) => ({
    ...row,
    game,
    options: options[row.options]!,
    choices: row.choices.map(([action, thousandths]) => ({ action, expected: thousandths / THOUSANDTHS })),
  }));
}

/** The record of a puzzle's seat. */
export async function recordIn({ record }: Pick<Puzzle, "record">): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([fromBase64(record)]).stream();
  return new Uint8Array(await new Response(packed.pipeThrough(new DecompressionStream("deflate"))).arrayBuffer());
}
