// Days: which puzzle each has, and how many in a row were solved.

import type { Puzzle } from "../resources/puzzles";
import type { Day, Mark } from "../storage/puzzlemarks";

const LENGTH = 86_400_000; // milliseconds of a day
const FIRST = Date.UTC(2026, 0, 1) / LENGTH; // the day of puzzle no. 1

/** A date of the calendar on the wall as a day. */
export function dayOf(date: Date): Day {
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** How many days have passed until then; NaN for what is no day. */
function count(day: Day): number {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(date)) / LENGTH;
}

/** The day so many days later. */
export function later(day: Day, days: number): Day {
  return new Date((count(day) + days) * LENGTH).toISOString().slice(0, 10);
}

/** The number of a day's puzzle; 0 or less for a day before the first, and for what is no day. */
export function numberOf(day: Day): number {
  const number = count(day) - FIRST + 1;
  return Number.isNaN(number) ? 0 : number;
}

/** A day as a date that can be written out. */
export const dateOf = (day: Day): Date => new Date(count(day) * LENGTH);

/** Whose puzzle a day has: the games take turns. */
export function gameOf(day: Day, games: readonly string[]): string {
  return games[(numberOf(day) + games.length) % games.length]!;
}

/** The puzzle of a day among those of its game; all come up before one comes again. */
export function puzzleOf(day: Day, games: readonly string[], puzzles: readonly Puzzle[]): Puzzle | null {
  return puzzles[Math.floor(numberOf(day) / games.length) % puzzles.length] ?? null;
}

/** Whether a day still counts: today, or the day before, which may be made good. */
export function counts(day: Day, today: Day): boolean {
  return day === today || later(day, 1) === today;
}

type Days = Readonly<Record<Day, Mark>>;

const isSolved = (days: Days, day: Day): boolean => day in days && days[day] !== "missed";

/** How many days in a row were solved until today; those that may still be solved do not break it. */
export function streak(days: Days, today: Day): number {
  let last = today;
  while (!(last in days) && counts(last, today)) last = later(last, -1);
  return run(days, last);
}

function run(days: Days, last: Day): number {
  let length = 0;
  while (isSolved(days, later(last, -length))) length += 1;
  return length;
}

/** The longest row of solved days there ever was. */
export function longest(days: Days): number {
  return Math.max(0, ...Object.keys(days).map((day) => run(days, day)));
}
