// What a game says about its own events, and the log that follows from it: rounds, turns, and a line for each action.

import type { Event, Words } from "@starlode/engine";

import type { IconName } from "../../art/icons";
import type { LogLine } from "./log";

type By<Kind extends string, What> = { readonly [K in Kind]?: What };

/** How the events of a game are told, by their kinds; the shell knows no rule. */
export interface Telling<Kind extends string = string> {
  roundOf(event: Event): number | null; // the round of an event that begins a round or a turn
  readonly turns: readonly Kind[]; // what begins a turn; without any a turn lasts while one seat acts
  readonly routine: readonly Kind[]; // goes without saying, for it is seen
  readonly parts: By<Kind, readonly Kind[]>; // payments and the like, with what they belong to
  readonly closes: By<Kind, readonly Kind[]>; // what only led to something, with which it is one line
  readonly alarms: readonly Kind[]; // befall everybody
  readonly losses: readonly Kind[]; // befall their seat
  readonly icons: By<Kind, IconName>; // what a line is about, as a picture
  readonly lost: By<Kind, string>; // how what a seat loses by them is counted: a message of the game
}

/** Of a game that says nothing. */
export const PLAIN: Telling = {
  roundOf: () => null,
  turns: [],
  routine: [],
  parts: {},
  closes: {},
  alarms: [],
  losses: [],
  icons: {},
  lost: {},
};

/** One action: the line that tells it, and what was paid for it. */
export interface Entry {
  readonly line: LogLine;
  readonly parts: readonly LogLine[];
  readonly tone: "loss" | "alarm" | null;
}

export interface Turn {
  readonly seat: number; // -1 for nobody
  readonly entries: readonly Entry[];
}

export interface Round {
  readonly number: number | null;
  readonly turns: readonly Turn[];
}

/** What a line is to a viewer. */
export function toneOf({ event, hits }: LogLine, { alarms, losses }: Telling, viewer: number): Entry["tone"] {
  if (hits || (event.seat === viewer && losses.includes(event.kind))) return "loss";
  return alarms.includes(event.kind) ? "alarm" : null;
}

/** Whether a line is an action of its own, worth to be told while it is shown. */
export function isTold({ event }: LogLine, { routine, parts, closes }: Telling): boolean {
  const within = Object.keys(parts).filter((kind) => !parts[kind]!.includes(kind));
  const leading = [...routine, ...within, ...Object.values(closes).flat()];
  return !leading.includes(event.kind);
}

/** The log by rounds and turns. */
export function grouped(log: readonly LogLine[], telling: Telling, viewer: number, words: Words): Round[] {
  const rounds: { number: number | null; turns: { seat: number; entries: Entry[] }[] }[] = [];
  for (const line of log) {
    const { event } = line;
    const number = telling.roundOf(event);
    if (!rounds.length || (number !== null && number !== rounds.at(-1)!.number)) rounds.push({ number, turns: [] });
    const { turns } = rounds.at(-1)!;
    if (begins(event, turns.at(-1)?.seat ?? null, telling)) turns.push({ seat: event.seat, entries: [] });
    if (!telling.routine.includes(event.kind) && line.say(words)) join(turns.at(-1)!.entries, line, telling, viewer);
  }
  return rounds
    .map(({ number, turns }) => ({ number, turns: turns.filter(({ entries }) => entries.length) }))
    .filter(({ turns }) => turns.length);
}

function begins({ kind, seat }: Event, current: number | null, { turns }: Telling): boolean {
  if (current === null || turns.includes(kind)) return true;
  return !turns.length && seat >= 0 && seat !== current;
}

/** Put a line to the action that it is a part or the end of, or else begin another. */
function join(entries: Entry[], line: LogLine, telling: Telling, viewer: number): void {
  const { kind, seat } = line.event;
  const find = (kinds: readonly string[] = [], seats: readonly number[]): number =>
    entries.findLastIndex(({ line: { event } }) => seats.includes(event.seat) && kinds.includes(event.kind));
  const doers = [...new Set([seat, ...entries.map(({ line: { event } }) => event.seat)])]; // a part may befall another seat
  const [whole, start] = [find(telling.parts[kind], doers), find(telling.closes[kind], [seat])];
  const tone = toneOf(line, telling, viewer);
  if (whole >= 0) {
    const entry = entries[whole]!;
    entries[whole] = { ...entry, parts: [...entry.parts, line], tone: entry.tone ?? tone };
  } else if (start >= 0) {
    const { line: led, parts } = entries[start]!;
    const paid = led.event.kind in telling.parts ? [led, ...parts] : parts;
    entries.splice(start, 1);
    entries.push({ line, parts: paid, tone });
  } else entries.push({ line, parts: [], tone });
}

/** What a viewer lost by an action: how often each thing that is counted. */
export function lossesOf({ line, parts }: Entry, telling: Telling, viewer: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of [line, ...parts]) {
    const what = toneOf(one, telling, viewer) === "loss" ? telling.lost[one.event.kind] : undefined;
    if (what) counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return counts;
}
