// What became of puzzles: one mark for each, the first that it got, and one for each day.

import { read, write } from "./storage";

export const MARKS = ["crown", "tick", "missed"] as const;
/** Found without help; with help or nearly; or not. */
export type Mark = (typeof MARKS)[number];

/** A day as YYYY-MM-DD. */
export type Day = string;

interface Kept {
  readonly puzzles: Readonly<Record<string, Mark>>; // by game and id
  readonly days: Readonly<Record<Day, Mark>>;
}

const KEY = "starlode-puzzles";
const NOTHING: Kept = { puzzles: {}, days: {} };

const isMark = (value: unknown): value is Mark => MARKS.includes(value as Mark);

function marksIn(found: unknown): Record<string, Mark> {
  const rows = Object.entries((found ?? {}) as Record<string, unknown>);
  return Object.fromEntries(rows.filter((row): row is [string, Mark] => isMark(row[1])));
}

function kept(): Kept {
  const found = read<Partial<Kept>>(KEY) ?? NOTHING;
  return { puzzles: marksIn(found.puzzles), days: marksIn(found.days) };
}

/** The mark of every puzzle that was tried, by `game/id`. */
export const puzzleMarks = (): Kept["puzzles"] => kept().puzzles;

/** The mark of every day whose puzzle was tried in time. */
export const dayMarks = (): Kept["days"] => kept().days;

/** Note what became of a puzzle, and of the day that it was for; a second try changes nothing. */
export function keepMark(puzzle: string, mark: Mark, day: Day | null): void {
  const { puzzles, days } = kept();
  write(KEY, { puzzles: { [puzzle]: mark, ...puzzles }, days: day === null ? days : { [day]: mark, ...days } });
}
