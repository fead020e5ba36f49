// Which puzzles there are to choose from, and which one comes next.

import type { Puzzle } from "../resources/puzzles";
import type { PuzzleMark } from "../storage/puzzlemarks";

/** What puzzles are wanted; null for any. */
export interface Wanted {
  readonly theme: string | null;
  readonly stars: number | null;
}

/** What an address asks for. */
export function wantedIn(query: URLSearchParams): Wanted {
  return { theme: query.get("theme"), stars: Number(query.get("stars")) || null };
}

/** The same as the end of an address. */
export function asQuery({ theme, stars }: Wanted): string {
  const query = new URLSearchParams({ ...(theme && { theme }), ...(stars && { stars: String(stars) }) });
  return query.size ? `?${query}` : "";
}

type Marks = Readonly<Record<string, PuzzleMark>>;

/** What a puzzle is called in storage and addresses. */
export const nameOf = ({ game, id }: Pick<Puzzle, "game" | "id">): string => `${game}/${id}`;

/** The themes of some puzzles, the most frequent first. */
export function themesOf(puzzles: readonly Puzzle[]): string[] {
  const counts = new Map<string, number>();
  for (const { theme } of puzzles) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)! || a.localeCompare(b));
}

export function sieved(puzzles: readonly Puzzle[], { theme, stars }: Wanted): readonly Puzzle[] {
  return puzzles.filter(
    (puzzle) => (theme === null || puzzle.theme === theme) && (stars === null || puzzle.difficulty === stars),
  );
}

/** The next one after a puzzle that was never tried, else simply the next; null where there is no other. */
export function nextAfter(puzzles: readonly Puzzle[], id: string, marks: Marks): Puzzle | null {
  const at = puzzles.findIndex((puzzle) => puzzle.id === id);
  const turned = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return turned.find((puzzle) => !(nameOf(puzzle) in marks)) ?? turned[0] ?? null;
}
