// What became of puzzles: one mark for each, the first that it got, and one for each day.

import { read, write } from "./storage";

export const MARKS = ["crown", "tick", "missed"] as const;
/** Found without help; with help or nearly; or not. */
export type PuzzleMark = (typeof MARKS)[number];

/** A day as YYYY-MM-DD. */
export type Day = string;

export type Days = Readonly<Record<Day, PuzzleMark>>;

interface Kept {
  readonly puzzles: Readonly<Record<string, PuzzleMark>>; // by game and id
  readonly days: Days;
}

const KEY = "starlode-puzzles";
const NOTHING: Kept = { puzzles: {}, days: {} };

const isMark = (value: unknown): value is PuzzleMark => MARKS.includes(value as PuzzleMark);

function marksIn(found: unknown): Record<string, PuzzleMark> {
  const rows = Object.entries((found ?? {}) as Record<string, unknown>);
  return Object.fromEntries(rows.filter((row): row is [string, PuzzleMark] => isMark(row[1])));
}

function kept(): Kept {
  const found = read<Partial<Kept>>(KEY) ?? NOTHING;
  return { puzzles: marksIn(found.puzzles), days: marksIn(found.days) };
}

/** The mark of every puzzle that was tried, by `game/id`. */
export const puzzleMarks = (): Kept["puzzles"] => kept().puzzles;

/** The mark of every day whose puzzle was tried in time. */
export const dayMarks = (): Days => kept().days;

/** Note what became of a puzzle, and of the day that it was for; a second try changes nothing. */
export function keepMark(puzzle: string, mark: PuzzleMark, day: Day | null): void {
  const { puzzles, days } = kept();
  write(KEY, { puzzles: { [puzzle]: mark, ...puzzles }, days: day === null ? days : { [day]: mark, ...days } });
}
