// What the viewers of one page have been told: their records, their versions, and their lines of the log.

import { fromBase64, type Bytes } from "@starlode/engine";

import type { Resync, Update } from "../../../../generated/wire";
import type { LogLine } from "../view/log";

/** What one viewer has seen. */
export interface Seen {
  readonly version: number;
  readonly bytes: Bytes;
  readonly acting: readonly number[];
  readonly decided: number; // decisions of its own that stand
  lines: readonly LogLine[];
  told: number; // the version up to which the lines tell everything
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
    const { lines, told } = this.seen.get(viewer) ?? { lines: [], told: 0 };
    const seen = { version, bytes: fromBase64(record), acting, decided, lines, told };
    this.seen.set(viewer, seen);
    return seen;
  }

  /** What a viewer was ever told, up to a version; lines that came since stay. */
  recall(viewer: number, version: number, lines: readonly LogLine[]): void {
    const seen = this.seen.get(viewer);
    if (!seen) return;
    seen.lines = [...lines, ...seen.lines.filter(({ ply }) => ply > version)];
    seen.told = Math.max(version, seen.version);
  }

  /** Whether a seat owes a decision, as far as it was told. */
  isAsked(seat: number): boolean {
    return this.seen.get(seat)?.acting.includes(seat) ?? false;
  }

  clear(): void {
    this.seen.clear();
  }
}
