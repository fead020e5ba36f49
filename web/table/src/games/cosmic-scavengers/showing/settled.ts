// The view between two causes of one decision: players who are done have what the view after it says, all others what
// they had. Nothing is worked out here that the rules have not said.

import { EMPTY, RobotAt, SEATS, type Event, type Types } from "../../../../../generated/cosmic-scavengers";
import { Draft } from "../../draft";
import type { CosmicView } from "../model/model";
import { revealed } from "../model/scenes";

const BELONGINGS = ["fresh", "store", "robot_at"] as const; // by seat

/** What gives a seat something or costs it something; all else stores it away, or prepares the next round. */
const TAKES_PART: readonly Event["kind"][] = [
  ...(["recover-robot", "recover-contract", "collect", "collide", "robot-home"] as const),
  ...(["salvage", "pay", "fee", "fulfil"] as const),
];

/** The view once some events have happened and the rest have not; null without rules of our own. */
export function settled(
  before: CosmicView,
  events: readonly Event[],
  after: CosmicView,
  rest: readonly Event[],
): CosmicView | null {
  const open = revealed(before, events);
  const due = seatsOf(rest.filter(({ kind }) => TAKES_PART.includes(kind)));
  const through = seatsOf(events).filter((seat) => !due.includes(seat));
  const collected = events.filter((event) => event.kind === "collect");
  if (!open || (open === before && !through.length && !collected.length)) return open;
  const page = new Page(open, after);
  for (const { cell } of collected) page.write("ship", EMPTY, cell);
  for (const seat of through) page.settle(seat);
  for (const event of rest) if (event.kind === "recall" && through.includes(event.seat)) page.discard(event);
  page.await(due[0] ?? EMPTY);
  return before.with(page.bytes);
}

function seatsOf(events: readonly Event[]): number[] {
  return [...new Set(events.map(({ seat }) => seat).filter((seat) => seat >= 0))];
}

/** A record on which parts of a later one are written. */
class Page extends Draft<Types> {
  constructor(
    private readonly view: CosmicView,
    private readonly after: CosmicView,
  ) {
    super(view);
  }

  /** Give a seat all that it has in the end. */
  settle(seat: number): void {
    for (const field of BELONGINGS) {
      const numbers = this.after.record[field];
      const each = numbers.length / SEATS;
      numbers.slice(seat * each, (seat + 1) * each).forEach((number, place) => this.write(field, number, seat, place));
    }
    this.after.record.contract_at.forEach((at, contract) => {
      if (at >= 0 && at % SEATS === seat) this.write("contract_at", at, contract);
    });
    this.clearMarket();
  }

  /** A robot that is still to be called back. */
  discard({ seat, card }: Extract<Event, { kind: "recall" }>): void {
    this.write("robot_at", RobotAt.discard, seat, card);
  }

  /** What a player has is no longer for sale. */
  private clearMarket(): void {
    const { market } = this.view.record;
    const left = market.filter((contract) => contract >= 0 && this.at("contract_at", contract) < 0);
    market.forEach((_, place) => this.write("market", left[place] ?? EMPTY, place));
    this.write("market_count", left.length);
  }

  /** The table waits for the next player; the viewer is asked nothing meanwhile. */
  await(next: number): void {
    this.write("acting", next >= 0 && next !== this.view.seat ? 1 << next : 0);
  }
}
