// The log: what happened, a line for each event, in any language.

import { logLine, type Event, type Rules, type Words } from "@starlode/engine";

/** Something that happened. */
export interface LogLine {
  readonly ply: number;
  readonly event: Event;
  readonly hits: boolean; // whether someone else did it to whoever reads it
  say(words: Words): string;
  brief(words: Words): string; // as a part of another line
}

/** An event as a line of the log, for a viewer; a spectator and null are nobody in it. */
export function lineOf(
  rules: Rules,
  event: Event,
  ply: number,
  names: readonly string[],
  viewer: number | null,
): LogLine {
  const line = logLine(rules, event, names);
  const hits = event.seat !== viewer && isAbout(rules, event, viewer);
  const spoken = viewer !== null && viewer >= 0 && event.seat === viewer ? ["page-you-"] : hits ? ["page-at-you-"] : [];
  // Whoever is meant is spoken to, and some things are told otherwise where they are seen.
  const ids = line.ids.flatMap((id) => [...spoken, "page-", ""].map((way) => way + id));
  const say = remembered((words) => words.say({ ...line, ids }));
  const parts = [...line.ids.map((id) => `page-part-${id}`), ...ids];
  return { ply, event, hits, say, brief: (words) => words.say({ ...line, ids: parts }) };
}

/** Whether a seat has a part in an event besides doing it. */
function isAbout({ description }: Rules, event: Event, seat: number | null): boolean {
  if (seat === null || seat < 0) return false;
  const { details } = description.schema.events.kinds.find(({ name }) => name === event.kind)!;
  return details.some(({ name, sort }) => sort === "seat" && event[name] === seat);
}

/** The same sentence, put together once for each catalogue: a log is shown again after every move. */
function remembered(say: (words: Words) => string): (words: Words) => string {
  let last: { words: Words; text: string } | null = null;
  return (words) => (last?.words === words ? last : (last = { words, text: say(words) })).text;
}
