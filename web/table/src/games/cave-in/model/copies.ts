// Which card is which: a position counts cards by type, so a card that leaves one place and appears in another is
// followed from view to view. Things that glide across the table need this, and nothing else does.

import { baseOf, handOf, rowOf, subjugatedOf, type CaveView } from "./model";

/** A place for one card: its zone, and where in it. */
export interface Slot {
  readonly zone: string;
  readonly place: string;
  readonly type: number;
}

export interface Held extends Slot {
  readonly key: string;
}

/** Keys for the cards of a position: cards that stay keep theirs, and new cards take those of cards that are gone. */
export function follow(before: readonly Held[], slots: readonly Slot[], fresh: () => string): Held[] {
  const free = new Set(before);
  const found = new Map<Slot, string>();
  const rules: readonly ((old: Held, now: Slot) => boolean)[] = [
    (old, now) => old.zone === now.zone && old.place === now.place,
    (old, now) => old.zone === now.zone,
    () => true,
  ];
  for (const same of rules) {
    for (const slot of slots.filter((one) => !found.has(one))) {
      const old = [...free].find((one) => one.type === slot.type && same(one, slot));
      if (!old) continue;
      free.delete(old);
      found.set(slot, old.key);
    }
  }
  return slots.map((slot) => ({ ...slot, key: found.get(slot) ?? fresh() }));
}

/** Every card that lies somewhere the viewer can see. */
export function slotsOf(view: CaveView): Slot[] {
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  const docks = view.record.docks
    .map((type, space) => ({ zone: "dock", place: String(space), type }))
    .filter(({ type }) => type >= 0);
  const line = (zone: string, types: readonly number[]): Slot[] =>
    types.map((type, place) => ({ zone, place: String(place), type }));
  return [
    ...docks,
    ...line("row", rowOf(view)),
    ...seats.flatMap((seat) => line(`base-${seat}`, baseOf(view, seat))),
    ...seats.flatMap((seat) =>
      handOf(view, seat).map(({ type, colour, copy }) => ({
        zone: `hand-${seat}`,
        place: `${type}-${colour}-${copy}`,
        type,
      })),
    ),
    ...seats.flatMap((seat) => line(`subjugated-${seat}`, subjugatedOf(view, seat))),
  ];
}

/** The keys of one table's cards, view by view. */
export class Copies {
  private held: Held[] = [];
  private made = 0;
  private readonly known = new WeakMap<CaveView, ReadonlyMap<string, string>>();

  /** The key of the card at a place. */
  key(view: CaveView, zone: string, place: string | number): string {
    return this.keys(view).get(`${zone}/${place}`) ?? `${zone}/${place}`;
  }

  private keys(view: CaveView): ReadonlyMap<string, string> {
    const known = this.known.get(view);
    if (known) return known;
    this.held = follow(this.held, slotsOf(view), () => `card-${this.made++}`);
    const keys = new Map(this.held.map(({ zone, place, key }) => [`${zone}/${place}`, key]));
    this.known.set(view, keys);
    return keys;
  }
}

const copies = new WeakMap<object, Copies>();

/** The keys that belong to a table. */
export function copiesOf(table: object): Copies {
  const known = copies.get(table) ?? new Copies();
  copies.set(table, known);
  return known;
}
