// How long something still takes, in words.

import { say } from "../../words";

const MINUTE = 60;

/** About how long; nothing where that is not known yet, or all is done. */
export function timeLeft(seconds: number | null): string {
  if (!seconds || !Number.isFinite(seconds)) return "";
  if (seconds <= 1.5 * MINUTE) return say("bench-seconds-left", { count: seconds });
  return say("bench-minutes-left", { count: Math.round(seconds / MINUTE) });
}
