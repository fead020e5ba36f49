// What can be asked about the record of a seat, no matter who answers: the module in this page, or a server.

import type { Bytes, Result } from "./engine";
import type { Fields } from "./records";
import type { Description, RecordLayout } from "./schema";

/** What follows a decision: whether it could be taken back freely, and whether its seat is asked again at once. */
export interface Consequence {
  readonly free: boolean;
  readonly asked: boolean;
}

export interface Rules {
  readonly description: Description;
  readonly params: Bytes;
  readonly layout: RecordLayout; // of a position
  readonly own: boolean; // whether any record can be asked about, not only those that were received

  /** The legal actions of a seat, in ascending order; none for a seat that owes no decision. */
  legal(record: Uint8Array, seat: number): readonly number[];

  /** The number of the decision that a seat is asked for. */
  asked(record: Uint8Array, seat: number): number;

  /** The number of the reason why an action that answers the decision is not legal. */
  objection(record: Uint8Array, seat: number, action: number): number | Promise<number>;

  /** What sentences may speak of beyond the record; null for a game that has no survey. */
  survey(record: Uint8Array, seat: number): Fields | null;

  /** Points and rank of every seat; final once the game is over. Empty where they are not known yet. */
  returns(record: Uint8Array): readonly Result[];

  /** A seat's record after a decision of its own that neither chance nor secrets can change; null where it is not known. */
  foresee(record: Uint8Array, seat: number, action: number): Bytes | null;

  /** What would follow a legal action of a seat; null where it is not known. */
  consequence(record: Uint8Array, seat: number, action: number): Consequence | null;

  /** Positions that may follow a legal action, as far as its seat knows; none where they cannot be imagined. */
  sequels(record: Uint8Array, seat: number, action: number): readonly Bytes[];

  /** Positions that other seats may believe in, as far as a seat knows what they know; null where that is not known. */
  guesses(record: Uint8Array, seat: number, others: readonly number[]): Iterable<Bytes> | null;
}
