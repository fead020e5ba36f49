// Where things are once some events have happened and others have not: every event moves the things that it names.
// Decks, forecasts and the network of passages follow with the last of them.

import {
  EMPTY,
  GadgetType,
  IN_SECTION,
  REMOVED,
  WON,
  type Event,
  type Types,
} from "../../../../../generated/stella-digger";
import { Draft } from "../../draft";
import { range, type StellaView } from "../model/model";

type Kind = Event["kind"];
type Of<K extends Kind> = Extract<Event, { kind: K }>;

/** What comes only after the field has been cleared. */
const CLEARED: readonly Kind[] = ["trophy", "flee", "foreman", "check", "reveal", "monster", "round", "over"];

/** The view between two causes; null without rules of our own. */
export function settled(
  before: StellaView,
  events: readonly Event[],
  _after: StellaView,
  rest: readonly Event[],
): StellaView | null {
  const table = new Table(before);
  for (const event of events) table.move(event);
  table.finish();
  if (rest.length) table.write("acting", 0); // no player is asked anything before the rest has been shown
  return before.with(table.bytes);
}

class Table extends Draft<Types> {
  private buyer = EMPTY;

  constructor(private readonly view: StellaView) {
    super(view);
  }

  move(event: Event): void {
    if (event.kind === "pay") this.buyer = event.seat;
    else this.finish();
    if (CLEARED.includes(event.kind)) this.clear();
    const move = MOVES[event.kind] as ((table: Table, event: Event) => void) | undefined;
    move?.(this, event);
  }

  // ---- cards ----

  /** A card comes to a hand; of others only its back may be known. */
  draw(seat: number, colour: number, card: number | null): void {
    this.add("hand_count", 1, seat);
    if (colour !== EMPTY) this.add("hand_colours", 1, seat, colour);
    if (card !== null) this.add("hand", 1, seat, card);
  }

  leaveHand(seat: number, card: number): void {
    const colour = this.view.params.card_colour[card]!;
    this.add("hand_count", -1, seat);
    if (this.at("hand", seat, card) > 0) this.add("hand", -1, seat, card);
    if (this.at("hand_colours", seat, colour) > 0) this.add("hand_colours", -1, seat, colour);
  }

  play(seat: number, card: number): void {
    this.leaveHand(seat, card);
    this.write("field", card, seat, 0);
    this.write("field_colour", this.view.params.card_colour[card]!, seat);
  }

  discard(seat: number, card: number): void {
    this.leaveHand(seat, card);
    this.add("discards", 1, seat, card);
  }

  /** An accident costs a card of the field, or else of the hand. */
  strike(seat: number, card: number): void {
    const place = this.line("field", seat).indexOf(card);
    if (place < 0) return this.discard(seat, card);
    const left = this.line("field", seat).filter((_, other) => other !== place);
    [...left, EMPTY].forEach((kept, at) => this.write("field", kept, seat, at));
    if (this.at("field", seat, 0) === EMPTY) this.write("field_colour", EMPTY, seat);
    this.add("discards", 1, seat, card);
  }

  /** The field was judged: its cards are discarded, and it has no winner any more. */
  private clear(): void {
    for (const seat of range(this.view.players)) this.clearField(seat);
    if (this.at("winner") !== EMPTY) this.write("entry", EMPTY);
    this.write("winner", EMPTY);
  }

  private clearField(seat: number): void {
    this.line("field", seat).forEach((card, place) => {
      if (card !== EMPTY) this.add("discards", 1, seat, card);
      this.write("field", EMPTY, seat, place);
    });
    this.write("field_colour", EMPTY, seat);
  }

  // ---- crystals and chips ----

  gain(seat: number, colour: number, source = EMPTY): void {
    if (source === EMPTY) this.add("stock", -1, colour);
    else this.add("crystals", -1, source, colour);
    this.add("crystals", 1, seat, colour);
  }

  give(seat: number, colour: number, count = 1): void {
    this.add("crystals", -count, seat, colour);
    this.add("stock", count, colour);
  }

  exchange(seat: number, colour: number): void {
    this.give(seat, colour, this.view.params.exchange_crystals);
  }

  buy(seat: number, gadget: number): void {
    this.buyer = seat;
    this.write("buying", gadget);
  }

  /** What is bought belongs to the buyer, once something follows its payment. */
  finish(): void {
    const gadget = this.at("buying");
    if (gadget === EMPTY || this.buyer === EMPTY) return;
    this.write("gadget_owner", this.buyer, gadget);
    if (this.view.params.gadget_type[gadget] === GadgetType["support-drone"]) this.add("drones", 1, this.buyer);
    this.write("buying", EMPTY);
  }

  /** Three small chips become a big one. */
  trade(seat: number, left: number): void {
    this.add("small", -this.view.params.chips_per_big, seat);
    this.add("big", 1, seat);
    this.write("chips_left", left);
  }

  // ---- the map ----

  /** A tile leaves its square for good, or for a player. */
  takeTile(tile: number, place: number, to: number): void {
    this.line("link_to").forEach((other, from) => {
      if (from === place || other === place) this.write("link_to", EMPTY, from);
    });
    this.write("tile_on", EMPTY, place);
    this.write("shown", 0, place);
    this.write("blocked", 0, place);
    if (tile >= 0) this.write("tile_at", to, tile);
  }

  /** A monster leaves its square. */
  beat(tile: number, to: number): void {
    this.takeTile(tile, this.at("monster"), to);
    this.write("monster", EMPTY);
  }

  build(drill: number, place: number, aim: number): void {
    this.write("token_at", place, drill);
    this.write("token_aim", aim, drill);
    this.write("drill_on", drill, place);
    this.write("aimed", 1, this.view.paramAt("near", place, aim));
  }

  reveal(place: number, tile: number): void {
    this.write("shown", 1, place);
    this.write("tile_on", tile, place);
    this.write("tile_at", place, tile);
  }

  blockade(place: number): void {
    this.add("chips_left", -1);
    this.write("blocked", 1, place);
    this.line("link_to").forEach((other, from) => {
      if (from === place || other === place) this.write("link_to", EMPTY, from);
    });
    this.write("marker", this.at("entry"));
    this.write("entry", EMPTY);
  }

  /** The tiles of all sections leave the game. */
  clearSections(): void {
    const seats = range(this.view.players).map((seat) => IN_SECTION - seat);
    this.line("tile_at").forEach((at, tile) => {
      if (seats.includes(at)) this.write("tile_at", REMOVED, tile);
    });
    this.fill(0, ["section"]);
  }
}

/** What an event does to the things it names; others only tell what is meant, or a player's points. */
const MOVES: { readonly [K in Kind]?: (table: Table, event: Of<K>) => void } = {
  round: (table, { number }) => (table.write("round_number", number), table.fill(0, ["used"])),
  target: (table, { place, entry }) => (table.write("marker", place), table.write("entry", entry)),
  draw: (table, { seat, colour, card }) => table.draw(seat, colour, card),
  play: (table, { seat, card }) => table.play(seat, card),
  declare: (table, { seat, colour }) => table.write("field_colour", colour, seat),
  extra: (table, { seat, card }) => (table.leaveHand(seat, card), table.write("field", card, seat, 1)),
  discard: (table, { seat, card }) => table.discard(seat, card),
  buy: (table, { seat, gadget }) => table.buy(seat, gadget),
  build: (table, { drill, place, aim }) => table.build(drill, place, aim),
  rebuild: (table) => table.fill(0, ["discards"]),
  pay: (table, { seat, colour, count }) => table.give(seat, colour, count),
  exchange: (table, { seat, colour }) => table.exchange(seat, colour),
  take: (table, { seat, colour }) => table.gain(seat, colour),
  accident: (table, { seat, card }) => table.strike(seat, card),
  winner: (table, { seat }) => table.write("winner", seat),
  tile: (table, { seat, tile, place }) => (
    table.takeTile(tile, place, IN_SECTION - seat),
    table.add("section", 1, seat)
  ),
  crystal: (table, { seat, colour, source }) => table.gain(seat, colour, source),
  return: (table, { seat, colour }) => table.give(seat, colour),
  lose: (table, { seat, colour }) => table.give(seat, colour),
  blockade: (table, { place }) => table.blockade(place),
  "big-chip": (table, { seat, left }) => (table.add("big", 1, seat), table.write("chips_left", left)),
  "small-chip": (table, { seat, count }) => table.add("small", count, seat),
  "trade-chips": (table, { seat, left }) => table.trade(seat, left),
  check: (table) => table.clearSections(),
  foreman: (table, { seat }) => table.write("start_player", seat),
  reveal: (table, { place, tile }) => table.reveal(place, tile),
  link: (table, { place, other }) => table.write("link_to", other, place),
  monster: (table, { place }) => table.write("monster", place),
  trophy: (table, { seat, tile }) => table.beat(tile, WON - seat),
  flee: (table, { tile }) => table.beat(tile, REMOVED),
  tear: (table, { seat, count }) => table.write("tears", count, seat),
  eliminate: (table, { seat }) => table.write("eliminated", 1, seat), // what they give up follows with the rest
  breakthrough: (table, { place }) => (
    table.takeTile(table.at("tile_on", place), place, REMOVED),
    table.add("chips_gone", 1)
  ),
};
