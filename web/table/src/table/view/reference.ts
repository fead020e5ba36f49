// What a game's reference holds: its components by chapters, each explained as it is on the table.

import type { Thing, View } from "./view";

export interface Chapter {
  readonly title: string;
  readonly things: readonly Thing[];
}

/** Every thing of a sort, or those that are wanted, in the order of the declarations. */
export function allOf(view: View, sort: string, wanted: (number: number) => boolean = () => true): Thing[] {
  const { length } = view.schema.sorts[sort]!.ids!;
  return Array.from({ length }, (_, number) => number)
    .filter(wanted)
    .map((number) => ({ sort, number }));
}

/** One of each among things that are told alike: copies of a card are explained once. */
export function onePerKind(things: readonly Thing[], kind: (number: number) => number | string): Thing[] {
  const kinds = things.map(({ number }) => kind(number));
  return things.filter((_, place) => kinds.indexOf(kinds[place]!) === place);
}
