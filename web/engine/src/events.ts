// Events: rows of numbers in a position, read as things with names.

import { readNumber, readNumbers } from "./records";
import type { Schema } from "./schema";

export type Detail = number | readonly number[] | null; // null is what this viewer may not know

export type Event = { readonly kind: string; readonly seat: number } & Readonly<Record<string, Detail | string>>;

/** An event as numbers: its kind, its seat, and details as far as a viewer may know them. */
export type Row = readonly number[];

const KIND = 0;
const SEAT = 1;
const PAIR = 128; // counts are packed two by two

/** What the last decision caused, in order; private details only for their own seat, or for null: everything. */
export function eventsOf(schema: Schema, state: Uint8Array, viewer: number | null): Event[] {
  return rowsOf(schema, state, viewer).map((row) => readEvent(schema, row));
}

/** The same as rows of numbers, without what the viewer may not know. */
export function rowsOf(schema: Schema, state: Uint8Array, viewer: number | null): Row[] {
  const { columns } = schema.events;
  const count = readNumber(schema.record, "event_count", state);
  return Array.from({ length: count }, (_, row) =>
    shown(schema, readNumbers(schema.record, "events", state, row * columns, columns - 1), viewer),
  ); // the last column says who sees the rest, which the kind tells as well
}

/** What a viewer may know of a row. */
function shown(schema: Schema, row: Row, viewer: number | null): Row {
  if (viewer === null || viewer === row[SEAT]) return row;
  const kind = schema.events.kinds[row[KIND]!]!;
  const secret = kind.details.find(({ name }) => kind.private.includes(name));
  return secret ? row.slice(0, secret.column) : row;
}

/** A row of numbers as an event; details that the row does not have are hidden. */
export function readEvent(schema: Schema, row: Row): Event {
  const kind = schema.events.kinds[row[KIND]!]!;
  const details = kind.details.map(({ name, column, counts }) => [name, value(row, column, counts)]);
  return { ...Object.fromEntries(details), kind: kind.name, seat: row[SEAT]! } as Event;
}

function value(row: Row, column: number, counts?: number): Detail {
  if (column >= row.length) return null;
  if (!counts) return row[column]!;
  const packed = row.slice(column, column + Math.ceil(counts / 2));
  return packed.flatMap((pair) => [pair % PAIR, Math.floor(pair / PAIR)]).slice(0, counts);
}
