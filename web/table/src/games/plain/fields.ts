// What lies where in a game without drawings, from what it says of its fields.

import type { FieldMeaning, Fields } from "@starlode/engine";

import type { View } from "../../table/view/view";

/** A field in words, with as many of each thing as there are. */
export interface Heap {
  readonly name: string;
  readonly label: string;
  readonly things: readonly { readonly text: string; readonly count: number }[];
}

/** What lies on the table, or in a seat, as far as the viewer may know. */
export function heapsOf(view: View, seat: number | null): Heap[] {
  const known = ({ seats, secret }: FieldMeaning): boolean =>
    seats === (seat !== null) && (!secret || view.over || (seat !== null && seat === view.seat));
  return view.schema.fields
    .filter((field) => known(field) && field.counts.length + field.holds.length > 0)
    .map((field) => ({ name: field.name, label: labelOf(view, field.name), things: thingsOf(view, field, seat ?? 0) }));
}

function thingsOf(view: View, { name, counts, holds }: FieldMeaning, seat: number): Heap["things"] {
  const ids = counts.length ? counts : holds;
  const value = (view.record as Fields)[name]!;
  const all = typeof value === "number" ? [value] : value;
  const each = counts.length || 1; // numbers of a seat
  const own = all.slice(seat * each, (seat + 1) * each);
  const found = counts.length ? own : ids.map((_, number) => Number(own[0] === number));
  return ids
    .map((id, number) => ({ text: nameOf(view, id), count: found[number] ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** A thing by its id: by the name of the sort that has it, else as it is written. */
function nameOf(view: View, id: string): string {
  const sort = Object.entries(view.schema.sorts).find(([, { ids }]) => ids?.includes(id));
  return sort ? view.name(sort[0], sort[1].ids!.indexOf(id)) : capital(id);
}

/** The game's own word for a field, else its name. */
function labelOf(view: View, name: string): string {
  return view.words.has(`field-${name}`) ? view.text(`field-${name}`) : capital(name.replaceAll("_", " "));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
