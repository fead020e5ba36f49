// The log: what happened, a line for each event, said in whatever language is wanted.

import { logLine, type Event, type Rules, type Words } from "@starlode/engine";

/** Something that happened. */
export interface LogLine {
  readonly ply: number;
  readonly seat: number; // -1 for nobody
  readonly kind: string;
  say(words: Words): string;
}

/** An event as a line of the log. */
export function lineOf(rules: Rules, event: Event, ply: number, names: readonly string[]): LogLine {
  const line = logLine(rules, event, names);
  const message = { ...line, ids: line.ids.flatMap((id) => [`page-${id}`, id]) }; // some are told otherwise where things are seen
  return { ply, seat: event.seat, kind: event.kind, say: remembered((words) => words.say(message)) };
}

/** The same sentence, put together once for each catalogue: a log is shown again after every move. */
function remembered(say: (words: Words) => string): (words: Words) => string {
  let last: { words: Words; text: string } | null = null;
  return (words) => (last?.words === words ? last : (last = { words, text: say(words) })).text;
}
