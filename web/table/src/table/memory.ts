// What the viewers of one page have been told: their records, their versions, and their lines of the log.

import { fromBase64, type Bytes } from "@starlode/engine";

import type { Resync, Update } from "../../../generated/wire";
import type { LogLine } from "./log";

/** What one viewer has seen. */
export interface Seen {
  readonly version: number;
  readonly bytes: Bytes;
  readonly acting: readonly number[];
  readonly decided: number; // decisions of its own that stand
  lines: readonly LogLine[];
}

export class Memory {
  private readonly seen = new Map<number, Seen>();

  of(viewer: number): Seen | undefined {
    return this.seen.get(viewer);
  }

  /** The version that a viewer has seen last; 0 for nothing. */
  version(viewer: number): number {
    return this.seen.get(viewer)?.version ?? 0;
  }

  /** Remember what a message tells; the log stays what it was. */
  take({ viewer, version, record, acting, decided = 0 }: Update | Resync): Seen {
    const lines = this.seen.get(viewer)?.lines ?? [];
    const seen = { version, bytes: fromBase64(record), acting, decided, lines };
    this.seen.set(viewer, seen);
    return seen;
  }

  /** Whether a seat owes a decision, as far as it was told. */
  isAsked(seat: number): boolean {
    return this.seen.get(seat)?.acting.includes(seat) ?? false;
  }

  clear(): void {
    this.seen.clear();
  }
}
