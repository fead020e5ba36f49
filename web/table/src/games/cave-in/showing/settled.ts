// Where things are once some events have happened and others have not: every event moves the things that it names.
// What a choice costs or allows is not worked out here; where it matters it is taken from the view after all of them.

import { EMPTY, IN_MINE, ON_TOP, type Event, type SeatRecord, type Types } from "../../../../../generated/cave-in";
import { Draft } from "../../draft";
import type { CaveView } from "../model/model";

type Fields = readonly (keyof SeatRecord)[];
type Kind = Event["kind"];
type Of<K extends Kind> = Extract<Event, { kind: K }>;

/** What only follows from a choice: when nothing else is left, the turn has come as far as it comes. */
const CONSEQUENCES: readonly Kind[] = ["return-leader", "totem", "raid-card", "cave-in", "reveal-artifact"];

/** The turn in progress, which is no thing that lies anywhere. */
const COUNTS = [
  ...(["normal", "used", "raids", "activated", "extra_mine", "extra_recruit", "foremen", "crystal_cut"] as const),
  ...(["artifact_cut", "scrabbers", "same", "fit", "double", "tint", "tinted", "painted", "cost", "paid"] as const),
  ...(["misfits", "picks", "chosen", "chosen_count", "harvested", "mine_cut"] as const),
] satisfies Fields;
const CHOSEN = ["target", "colour", "raided"] satisfies Fields;

/** The view between two causes; null without rules of our own. */
export function settled(
  before: CaveView,
  events: readonly Event[],
  after: CaveView,
  rest: readonly Event[],
): CaveView | null {
  const table = new Table(before);
  for (const event of events) table.move(event);
  if (rest.every(({ kind }) => CONSEQUENCES.includes(kind))) table.copy(after.bytes, ["phase", ...COUNTS, ...CHOSEN]);
  if (rest.length) table.write("acting", 0); // no player is asked anything before the rest has been shown
  return before.with(table.bytes);
}

class Table extends Draft<Types> {
  constructor(private readonly view: CaveView) {
    super(view);
  }

  move(event: Event): void {
    const move = MOVES[event.kind] as ((table: Table, event: Event) => void) | undefined;
    move?.(this, event);
  }

  /** A card that everybody sees enters a hand. */
  gain(seat: number, card: number): void {
    this.add("hand", 1, seat, card);
    this.add("seen", 1, seat, card);
    this.add("hand_count", 1, seat);
  }

  /** A card leaves a hand and is shown: one that was known, or else one of those that were not. */
  lose(seat: number, card: number, colour: number): void {
    this.add("hand_count", -1, seat);
    const level = this.view.paramAt("level", card) - 1;
    if (this.at("hand", seat, card) > 0) this.add("hand", -1, seat, card);
    if (this.at("seen", seat, card) > 0) this.add("seen", -1, seat, card);
    else if (this.at("levelled", seat, level) > 0) this.add("levelled", -1, seat, level);
    this.repaint(card, colour, this.view.paramAt("faction", card));
  }

  /** A card of the viewer's has another colour this turn; which cards of other players have is unknown. */
  repaint(card: number, before: number, after: number): void {
    const printed = this.view.paramAt("faction", card);
    if (before !== printed && this.at("tint", card, before) > 0) this.add("tint", -1, card, before);
    if (after !== printed) this.add("tint", 1, card, after);
  }

  play(seat: number, card: number, colour: number): void {
    this.lose(seat, card, colour);
    this.write("row", card, this.at("row_count"));
    this.add("row_count", 1);
  }

  leaveDocks(seat: number, card: number, space: number): void {
    this.write("docks", EMPTY, space);
    this.gain(seat, card);
  }

  leaveMine(seat: number, crystal: number, space: number): void {
    this.write("mine", EMPTY, space);
    this.write("mine_colour", EMPTY, space);
    this.write("mine_cut", 0, space);
    this.write("crystal_at", seat, crystal);
    this.write("crystal_seen", 1, crystal);
    this.add("pile_count", 1, seat);
  }

  leaveBase(owner: number, position = this.at("base_count", owner) - 1): void {
    const cards = this.base(owner);
    this.pile(
      owner,
      cards.filter((_, place) => place !== position),
    );
  }

  subjugate(seat: number, card: number): void {
    this.add("subjugated", 1, seat, card);
    this.add("subjugated_count", 1, seat);
    this.add("subjugated_seen", 1, seat, card);
  }

  /** Played cards go on top of a Base, which keeps no more than it may. */
  layRow(seat: number): void {
    const row = this.line("row").slice(0, this.at("row_count"));
    this.pile(seat, [...this.base(seat), ...row].slice(-this.view.params.base_limit));
    this.fill(EMPTY, ["row"]);
    this.write("row_count", 0);
  }

  keep(seat: number, half: number): void {
    const artifact = half >> 1;
    const stack = this.line("artifact_top").indexOf(artifact);
    this.write("half_owner", seat, half);
    this.write("artifact_at", seat, artifact);
    if (stack < 0) return;
    this.write("artifact_top", EMPTY, stack);
    this.add("artifact_left", -1, stack);
  }

  /** Nothing of a turn has happened yet. */
  begin(seat: number, round: number): void {
    this.fill(0, COUNTS);
    this.fill(EMPTY, CHOSEN);
    this.write("active", seat);
    this.write("round_number", round);
    this.line("mine").forEach((crystal, space) => this.write("mine_colour", this.colourOf(crystal), space));
  }

  colourOf(crystal: number): number {
    return crystal === EMPTY ? EMPTY : this.view.paramAt("crystal_colour", crystal);
  }

  /** Something came from a stack that is left with less. */
  draw(stacks: "stack_left" | "crystal_left", space: number): void {
    this.add(stacks, -1, this.view.paramAt("space_class", space));
  }

  private base(owner: number): number[] {
    return this.line("bases", owner).slice(0, this.at("base_count", owner));
  }

  private pile(owner: number, cards: readonly number[]): void {
    this.line("bases", owner).forEach((_, place) => this.write("bases", cards[place] ?? EMPTY, owner, place));
    this.write("base_count", cards.length, owner);
  }
}

/** What an event does to the things it names; others only tell what is meant or chosen. */
const MOVES: { readonly [K in Kind]?: (table: Table, event: Of<K>) => void } = {
  turn: (table, { seat, round_number }) => table.begin(seat, round_number),
  recruit: (table, { seat, card, space }) => table.leaveDocks(seat, card, space),
  "take-dock": (table, { seat, card, space }) => table.leaveDocks(seat, card, space),
  mine: (table, { seat, crystal, space }) => table.leaveMine(seat, crystal, space),
  "take-crystal": (table, { seat, crystal, space }) => table.leaveMine(seat, crystal, space),
  skill: (table, { seat, card, colour }) => table.play(seat, card, colour),
  pay: (table, { seat, card, colour }) => table.play(seat, card, colour),
  keep: (table, { seat, half }) => table.keep(seat, half),
  "take-base": (table, { seat, card, owner, position }) => (table.leaveBase(owner, position), table.gain(seat, card)),
  "subjugate-base": (table, { seat, card, owner, position }) => (
    table.leaveBase(owner, position),
    table.subjugate(seat, card)
  ),
  "subjugate-hand": (table, { seat, card, colour }) => (table.lose(seat, card, colour), table.subjugate(seat, card)),
  "paint-crystal": (table, { crystal, colour }) =>
    table.write("mine_colour", colour, table.line("mine").indexOf(crystal)),
  "paint-card": (table, { card, before, after }) => {
    if (card !== null) table.repaint(card, before!, after!);
  },
  "return-leader": (table, { seat, card }) => (table.leaveBase(seat), table.gain(seat, card)),
  totem: (table, { seat, colour }) => table.write("totem", seat, colour),
  "raid-card": (table, { seat, card, owner }) => (table.leaveBase(owner), table.gain(seat, card)),
  "cave-in": (table, { count }) => table.write("cave_ins", count),
  base: (table, { seat }) => table.layRow(seat),
  trim: (table, { card }) => table.add("box", 1, card),
  "refill-dock": (table, { card, space }) => (table.write("docks", card, space), table.draw("stack_left", space)),
  "refill-mine": (table, { crystal, space }) => {
    table.write("mine", crystal, space);
    table.write("mine_colour", table.colourOf(crystal), space);
    table.write("crystal_at", IN_MINE, crystal);
    table.draw("crystal_left", space);
  },
  "reveal-artifact": (table, { artifact, stack }) => {
    table.write("artifact_top", artifact, stack);
    table.write("artifact_at", ON_TOP, artifact);
  },
  "idle-round": (table, { rounds }) => table.write("idle_rounds", rounds),
};
