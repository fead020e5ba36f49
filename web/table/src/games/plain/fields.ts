// What lies where in a game without drawings, from what it says of its fields.

import { fieldOf, type FieldMeaning, type Fields } from "@starlode/engine";

import type { Standing } from "../../table/input/gamepage";
import type { View } from "../../table/view/view";

/** A thing by its name, with how many of it there are; or only one of the two. */
interface Things {
  readonly text: string;
  readonly count: number | null;
}

/** A field in words, with what lies there. */
export interface Heap {
  readonly name: string;
  readonly label: string;
  readonly things: readonly Things[];
}

/** What lies on the table, or in a seat, as far as the viewer may know: a secret of others is blank in their record. */
export function heapsOf(view: View, seat: number | null): Heap[] {
  const own = seat !== null && seat === view.seat;
  return view.schema.fields
    .filter(({ seats }) => seats === (seat !== null))
    .map((field) => ({ ...field, label: labelOf(view, field.name), things: thingsOf(view, field, seat) }))
    .filter(({ secret, things }) => !secret || own || things.length > 0);
}

function thingsOf(view: View, { name, counts, holds }: FieldMeaning, seat: number | null): Things[] {
  const own = numbersOf(view, name, seat);
  if (counts.length)
    return own
      .map((count, place) => ({ text: nameOf(view, counts[place % counts.length]!), count }))
      .filter(({ count }) => count > 0);
  if (holds.length)
    return own.filter((held) => held >= 0).map((held) => ({ text: nameOf(view, holds[held]!), count: null }));
  return own.map((count) => ({ text: "", count }));
}

/** The numbers of a field, or of a seat's part of it. */
function numbersOf(view: View, name: string, seat: number | null): readonly number[] {
  const value = (view.record as Fields)[name]!;
  const all = typeof value === "number" ? [value] : value;
  if (seat === null) return all;
  const each = all.length / fieldOf(view.schema.record, name).shape[0]!;
  return all.slice(seat * each, (seat + 1) * each);
}

/** A thing by its id: by the name of the sort that has it, else by the game's own word for it. */
function nameOf(view: View, id: string): string {
  const sort = Object.entries(view.schema.sorts).find(([, { ids }]) => ids?.includes(id));
  return sort ? capital(view.name(sort[0], sort[1].ids!.indexOf(id))) : labelOf(view, id);
}

/** The game's own word for a field or a thing, as the terminal has it, else its name. */
export function labelOf(view: View, name: string): string {
  const message = `field-${name.replaceAll("_", "-")}`;
  return capital(view.words.knows(message) ? view.text(message) : name.replaceAll("_", " "));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Who is ahead, by the sources of points that the viewer may know; nothing where a game does not name any. */
export function standing(view: View): Standing[] {
  if (!view.schema.scores.length) return [];
  return view.names.slice(0, view.players).map((_, seat) => {
    const points = view.scores(seat).reduce((sum, line) => sum + line.points, 0);
    return { seat, low: points, high: points };
  });
}
