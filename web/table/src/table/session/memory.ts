// What the viewers of one page have been told: their records, their versions, and their lines of the log.

import { fromBase64, type Bytes } from "@starlode/engine";

import type { Resync, Update } from "../../../../generated/wire";
import type { LogLine } from "../view/log";

/** Where a viewer stood when it last decided something itself: its record then, and the lines that it had been told. */
export interface Footing {
  readonly bytes: Bytes;
  readonly lines: number;
}

/** What one viewer has seen. */
export interface Seen {
  readonly version: number;
  readonly bytes: Bytes;
  readonly acting: readonly number[];
  readonly decided: number; // decisions of its own that stand
  lines: readonly LogLine[];
  told: number; // the version up to which the lines tell everything
  footing: Footing | null; // null where that is not known
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
    const before = this.seen.get(viewer);
    const { lines, told } = before ?? { lines: [], told: 0 };
    const footing = footingOf(before, version, decided);
    const seen = { version, bytes: fromBase64(record), acting, decided, lines, told, footing };
    this.seen.set(viewer, seen);
    return seen;
  }

  /** What a viewer was ever told, up to a version; lines that came since stay. */
  recall(viewer: number, version: number, lines: readonly LogLine[], footing: Footing): void {
    const seen = this.seen.get(viewer);
    if (!seen) return;
    if (seen.version === version) seen.footing = footing; // otherwise it has decided since, perhaps
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

/** Where a viewer stands with news: where it stood, unless it has decided something; then where it was just now. */
function footingOf(before: Seen | undefined, version: number, decided: number): Footing | null {
  if (!before) return null;
  if (decided === before.decided) return before.footing;
  const follows = decided === before.decided + 1 && version <= before.version + 1;
  return follows ? { bytes: before.bytes, lines: before.lines.length } : null;
}
