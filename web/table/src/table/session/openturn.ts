// An open turn: how many of a seat's latest decisions can still be taken back freely, and which were made for its
// player. The other end of the line says that to newcomers; from there on it is counted here.

import type { Resync, Update } from "../../../../generated/wire";

/** A decision: whether taking it back needs no consent, and whether there was nothing else to choose. */
export interface Step {
  readonly free: boolean;
  readonly forced: boolean;
}

type Told = Pick<Update | Resync, "decided" | "free">;

export class OpenTurn {
  private readonly steps = new Map<number, Step>(); // by number; those that are not known count as neither
  private decided = 0;
  private since = 0; // decisions that stood when someone else was last seen to move
  private sent: Step | null = null;
  returned = false; // whether something was taken back, and nothing decided since

  /** Something is decided now; what is heard next may be its answer. */
  send(step: Step): void {
    this.sent = step;
  }

  /** What a message tells; where it is no news, it was known before. */
  hear({ decided = 0, free }: Told, news: boolean): void {
    if (decided < this.decided) this.goBack(decided);
    else if (decided > this.decided) this.goOn(decided);
    else if (news) this.since = decided;
    if (free !== undefined) this.trust(free);
  }

  private goBack(decided: number): void {
    for (let number = decided; number < this.decided; number++) this.steps.delete(number);
    this.decided = decided;
    this.since = Math.min(this.since, decided);
    this.sent = null;
    this.returned = true;
  }

  private goOn(decided: number): void {
    if (this.sent && decided === this.decided + 1) this.steps.set(this.decided, this.sent);
    this.decided = decided;
    this.sent = null;
    this.returned = false;
  }

  private trust(free: number): void {
    this.since = this.decided - free;
    for (let number = this.since; number < this.decided; number++)
      this.steps.set(number, { free: true, forced: this.isForced(number) });
  }

  private isForced(number: number): boolean {
    return this.steps.get(number)?.forced ?? false;
  }

  /** Whether the last decision was made for the player. */
  get forced(): boolean {
    return this.isForced(this.decided - 1);
  }

  /** How many decisions stand after the last real one is taken back: what was made for the player goes with it. */
  get beforeLast(): number {
    let number = Math.max(0, this.decided - 1);
    while (number > 0 && this.isForced(number)) number--;
    return number;
  }

  /** How many stand after everything is taken back that can be taken back freely. */
  get beforeAll(): number {
    let number = this.decided;
    while (number > this.since && this.steps.get(number - 1)?.free) number--;
    return number;
  }

  /** Whether taking back everything that is free is more than taking back the last real decision. */
  get isLong(): boolean {
    return this.beforeAll < this.beforeLast;
  }
}
