// What a tournament is, in a few words.

import type { Tournament, TournamentLine } from "../../../../generated/wire";
import { settings } from "../../table/storage/settings.svelte";
import { number, say } from "../../words";
import { clockText } from "../lobby/ClockPicker.svelte";

const HALF_A_DAY = 43_200_000; // milliseconds

/** Size of the tables, rounds, clock, and whether it is rated. */
export function factsOf({ players, rounds, clock, rated }: Tournament | TournamentLine): string {
  const facts = [say("tables-of", { count: players }), say("round-count", { count: rounds }), clockText(clock)];
  return [...facts, ...(rated ? [say("rated")] : [])].join(" · ");
}

/** When something begins: the time, and the day where that is not today's evening. */
export function timeText(at: number): string {
  const day = at - Date.now() > HALF_A_DAY ? ({ dateStyle: "medium" } as const) : {};
  return new Intl.DateTimeFormat(settings.language, { ...day, timeStyle: "short" }).format(at);
}

/** Points, of which there may be halves. */
export const pointsText = (points: number): string => number(points, Number.isInteger(points) ? 0 : 1);

/** Somebody in a standing; the name of whoever has left the server for good is gone with them. */
export const nameText = (name: string): string => name || say("someone");
