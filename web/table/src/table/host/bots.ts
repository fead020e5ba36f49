// Bots at a table: one after the other, each by what its seat may know.

import type { Bytes } from "@starlode/engine";

import type { SavedSeat } from "../storage/savedgames";
import type { Ledger } from "./ledger";

/** What a bot of a level does in a seat, judging by the seat's record. */
export type Chooser = (level: string, record: Bytes, seat: number) => Promise<number>;

const USUAL = "medium";

export class Bots {
  private busy = false;
  private closed = false;

  constructor(
    private readonly ledger: Ledger,
    private readonly seats: readonly SavedSeat[],
    private readonly choose: Chooser,
    private readonly pace: () => number, // milliseconds in which one answer can be told from the next
    private readonly play: (seat: number, action: number) => void,
  ) {}

  /** Let every bot play that owes a decision, until people are asked. */
  async consider(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let seat = this.next(); seat >= 0 && !this.closed; seat = this.next()) await this.decide(seat);
    this.busy = false;
  }

  close(): void {
    this.closed = true;
  }

  private next(): number {
    return this.acting("bot")[0] ?? -1;
  }

  private acting(kind: SavedSeat["kind"]): number[] {
    const { over, acting } = this.ledger.table;
    return over ? [] : acting.filter((seat) => this.seats[seat]!.kind === kind);
  }

  private async decide(seat: number): Promise<void> {
    const version = this.ledger.version(seat);
    const { bytes } = this.ledger.table.seat(seat);
    const waited = !this.acting("human").length; // what a bot does while people decide goes unnoticed
    const [action] = await Promise.all([
      this.choose(this.seats[seat]!.level ?? USUAL, bytes, seat),
      waited && this.pace() ? new Promise((resolve) => setTimeout(resolve, this.pace())) : null,
    ]);
    const stale = this.ledger.version(seat) !== version; // something was taken back meanwhile
    if (!stale && !this.closed) this.play(seat, action);
  }
}
