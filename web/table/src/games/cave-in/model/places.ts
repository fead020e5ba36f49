// Where the cards of a hand lie: each keeps its place while its turn lasts, and one that was played leaves it empty.

import { copiesOf } from "./copies";
import { handOf, paidWith, rowOf, type CaveView, type HandCard } from "./model";

/** A place of a hand: a card, or what is left of one that was played from it. */
export interface Place {
  readonly key: string;
  readonly card: HandCard | null;
  readonly pays: number; // the type of the card that pays for what is being bought, or -1
}

/** Lay cards on places: who is known stays, who is new takes the first place that nobody holds. */
export function lay(before: readonly string[], held: readonly string[], played: readonly string[]): string[] {
  const kept = before.map((key) => (held.includes(key) || played.includes(key) ? key : ""));
  const fresh = held.filter((key) => !kept.includes(key));
  const laid = kept.map((key) => key || (fresh.shift() ?? ""));
  return [...laid, ...fresh];
}

/** The places of one seat's hand, view by view. */
export class Places {
  private order: string[] = [];
  private turn = "";
  private readonly known = new WeakMap<CaveView, readonly Place[]>();

  constructor(
    private readonly table: object,
    private readonly seat: number,
  ) {}

  /** The places now, as many as the limit and more if the hand is larger; between turns cards are put in order. */
  of(view: CaveView): readonly Place[] {
    const known = this.known.get(view);
    if (known) return known;
    const cards = new Map(handOf(view, this.seat).map((card) => [this.keyOf(view, card), card]));
    const row = this.rowKeys(view);
    this.arrange(view, [...cards.keys()], [...row.keys()]);
    const places = this.order.map((key) => ({ key, card: cards.get(key) ?? null, pays: row.get(key) ?? -1 }));
    const all = [...places, ...this.spare(view, places.length)];
    this.known.set(view, all);
    return all;
  }

  private arrange(view: CaveView, held: readonly string[], played: readonly string[]): void {
    const { round_number, active } = view.record;
    const turn = `${round_number}-${active}`;
    this.order = lay(turn === this.turn ? this.order : [], held, played);
    this.turn = turn;
  }

  private spare(view: CaveView, used: number): Place[] {
    const count = Math.max(0, view.params.hand_limit - used);
    return Array.from({ length: count }, (_, place) => ({ key: `free-${place}`, card: null, pays: -1 }));
  }

  /** Cards played this turn; of those that pay for what is being bought, also their types. */
  private rowKeys(view: CaveView): Map<string, number> {
    if (view.record.active !== this.seat) return new Map();
    const row = rowOf(view);
    const from = row.length - paidWith(view).length;
    return new Map(row.map((type, place) => [copiesOf(this.table).key(view, "row", place), place >= from ? type : -1]));
  }

  private keyOf(view: CaveView, { type, colour, copy }: HandCard): string {
    return copiesOf(this.table).key(view, `hand-${this.seat}`, `${type}-${colour}-${copy}`);
  }
}
