// Ratings in words: a number, and how sure it is.

import { number, say } from ".";

interface Mark {
  readonly mark: number;
  readonly spread: number;
  readonly games: number;
}

export const SURE = 10; // games from which on a rating says something

/** A rating as it stands beside a name: with a question mark as long as it says little. */
export function ratingBrief({ mark, games }: Pick<Mark, "mark" | "games">): string {
  return games < SURE ? say("rating-unsure", { mark: whole(mark) }) : whole(mark);
}

/** The same with its interval and its games. */
export function ratingFull({ mark, spread, games }: Mark): string {
  return say("rating-full", { mark: whole(mark), spread: whole(spread), games });
}

/** How sure it is, beside the number itself. */
export function ratingReach({ spread, games }: Mark): string {
  return say("rating-reach", { spread: whole(spread), games });
}

const whole = (value: number): string => number(Math.round(value)).replace(/\D/g, "");
