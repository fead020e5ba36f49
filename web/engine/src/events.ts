// Events: rows of numbers in a position, read as things with names.

import { readField, readNumber } from "./records";
import type { Schema } from "./schema";

export type Detail = number | readonly number[] | null; // null is what this viewer may not know

export type Event = { readonly kind: string; readonly seat: number } & Readonly<Record<string, Detail | string>>;

const KIND = 0;
const SEAT = 1;
const PAIR = 128; // counts are packed two by two

/** What the last decision caused, in order; details of private events only for their own seat, or for null: everybody. */
export function eventsOf(schema: Schema, state: Uint8Array, viewer: number | null): Event[] {
  const { columns } = schema.events;
  const numbers = readField(schema.record, "events", state) as readonly number[];
  const count = readNumber(schema.record, "event_count", state);
  return Array.from({ length: count }, (_, row) =>
    decode(schema, numbers.slice(row * columns, (row + 1) * columns), viewer),
  );
}

function decode(schema: Schema, row: readonly number[], viewer: number | null): Event {
  const kind = schema.events.kinds[row[KIND]!]!;
  const seat = row[SEAT]!;
  const blind = kind.private && viewer !== null && viewer !== seat;
  const details = kind.details.map((detail) => [detail.name, blind ? null : value(row, detail.column, detail.counts)]);
  return { ...Object.fromEntries(details), kind: kind.name, seat } as Event;
}

function value(row: readonly number[], column: number, counts?: number): Detail {
  if (!counts) return row[column]!;
  const packed = row.slice(column, column + Math.ceil(counts / 2));
  return packed.flatMap((pair) => [pair % PAIR, Math.floor(pair / PAIR)]).slice(0, counts);
}
