// Places in a hand: a card keeps its place while others come and go, until a new round sorts them.

import type { Held } from "./model";

type Slots = readonly (Held | null)[];

const same = (one: Held, other: Held | null): boolean => one.card === other?.card && one.copy === other.copy;

/** Remembers where each card lies; as many places as asked for, more if there are more cards. */
export function keepPlaces(): (held: readonly Held[], places: number, round: number) => Slots {
  let last: { slots: Slots; round: number } = { slots: [], round: -1 };
  return (held, places, round) => {
    const before = last.round === round ? last.slots : [];
    const staying = before.map((slot) => (slot && held.find((one) => same(one, slot))) ?? null);
    const coming = held.filter((one) => !staying.some((slot) => same(one, slot)));
    const filled = staying.map((slot) => slot ?? coming.shift() ?? null);
    const slots = [...filled, ...coming];
    while (slots.length > places && slots.includes(null)) slots.splice(slots.lastIndexOf(null), 1);
    while (slots.length < places) slots.push(null);
    last = { slots, round };
    return slots;
  };
}
