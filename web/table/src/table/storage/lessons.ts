// Lessons: how far a person has come in each, so that leaving one loses nothing.

import type { SavedGame } from "./savedgames";
import { read, write } from "./storage";

/** Where a lesson was left: the step, out of how many, and the moves that led there. */
export interface LessonPlace {
  readonly at: number;
  readonly of: number;
  readonly moves: SavedGame["moves"];
  readonly done?: boolean; // whether it was ever followed to its end
}

const PREFIX = "starlode-lesson-";

/** Where a lesson was left; null where it has never been begun. */
export function lessonPlace(game: string): LessonPlace | null {
  return read(PREFIX + game);
}

/** Remember where a lesson is; that it was done once is never forgotten. */
export function keepLesson(game: string, place: LessonPlace): void {
  const done = place.done ?? lessonPlace(game)?.done ?? false;
  write(PREFIX + game, { ...place, done });
}

/** Begin a lesson anew the next time. */
export function forgetPlace(game: string): void {
  const place = lessonPlace(game);
  if (place) keepLesson(game, { ...place, at: 0, moves: [] });
}
