// A question to all other people at a table: may a decision be taken back?

import type { Answered, Question } from "../../../../generated/wire";

export class Consent {
  /** A question of a seat about one of its decisions, for those who wait to answer. */
  constructor(
    readonly number: number,
    readonly seat: number,
    readonly place: number,
    readonly waiting: Set<number>,
  ) {}

  get message(): Question {
    return { type: "question", question: this.number, seat: this.seat };
  }

  answered(agreed: boolean): Answered {
    return { type: "answered", question: this.number, agreed };
  }

  /** A seat agrees; answers whether all have. */
  agree(seat: number): boolean {
    this.waiting.delete(seat);
    return this.waiting.size === 0;
  }

  isAbout(seat: number, place: number): boolean {
    return this.seat === seat && this.place === place;
  }

  /** The same question once other decisions were taken back. */
  without(places: readonly number[]): Consent {
    const before = places.filter((place) => place < this.place).length;
    return new Consent(this.number, this.seat, this.place - before, this.waiting);
  }

  /** Whether a move, or one that is taken back, ends it: not one that only its mover knows of, or answering would tell of it. */
  lapses(mover: number, told: number): boolean {
    return mover === this.seat || (told & ~(1 << mover)) !== 0;
  }
}
