// Games that were deleted a moment ago. They stay where they are until it is too late to undo that, also if the page is left.

import { heldSeats, releaseSeats } from "../storage/seattokens";
import { forgetGame, savedGame } from "../storage/savedgames";
import { read, write } from "../storage/storage";
import { forgetStudies } from "../storage/studies";

const KEY = "starlode-bin";
export const GRACE = 10_000; // milliseconds in which a game comes back

/** A game that is to be deleted. */
export interface Dropped {
  readonly id: string;
  readonly game: string;
  readonly remote: boolean;
  readonly at: number; // when it was dropped, in milliseconds
}

class Bin {
  private dropped = $state.raw<readonly Dropped[]>(stored());
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.empty();
  }

  has(id: string): boolean {
    return this.dropped.some((one) => one.id === id);
  }

  /** The game that was dropped last, while it can come back. */
  get latest(): Dropped | null {
    return this.dropped.at(-1) ?? null;
  }

  drop({ id, game, remote }: Omit<Dropped, "at">): void {
    this.put([...stored().filter((one) => one.id !== id), { id, game, remote, at: Date.now() }]);
    this.empty();
  }

  restore(id: string): void {
    this.put(stored().filter((one) => one.id !== id));
  }

  private put(dropped: readonly Dropped[]): void {
    this.dropped = dropped;
    write(KEY, dropped);
  }

  /** Delete what has been here long enough, and come back for the rest. */
  private empty(): void {
    const now = Date.now();
    const [due, later] = [
      stored().filter(({ at }) => at + GRACE <= now),
      stored().filter(({ at }) => at + GRACE > now),
    ];
    due.forEach(destroy);
    if (due.length) this.put(later);
    clearTimeout(this.timer);
    if (later.length) this.timer = setTimeout(() => this.empty(), later[0]!.at + GRACE - now);
  }
}

function stored(): readonly Dropped[] {
  const found = read<unknown>(KEY);
  return Array.isArray(found) ? (found as Dropped[]) : [];
}

/** A game that was played on after it had been dropped stays. */
function destroy({ id, remote, at }: Dropped): void {
  const last = (remote ? heldSeats(id) : savedGame(id))?.at ?? 0;
  if (last > at) return;
  if (remote) releaseSeats(id);
  else forgetGame(id);
  forgetStudies(id);
}

export const bin = new Bin();
