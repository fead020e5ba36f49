// The seats that this browser holds at tables of the server: whoever has a token has the seat.

export interface Holding {
  readonly table: string;
  readonly game: string;
  readonly seats: Readonly<Record<number, string>>; // tokens
  readonly at: number; // milliseconds
  readonly over: boolean;
}

const PREFIX = "starlode-seat-";

export function held(table: string): Holding | null {
  const text = localStorage.getItem(PREFIX + table);
  return text ? (JSON.parse(text) as Holding) : null;
}

/** Remember seats of a table, besides those already held there. */
export function hold(table: string, game: string, seats: Readonly<Record<number, string>>, over = false): void {
  const all = { ...held(table)?.seats, ...seats };
  localStorage.setItem(
    PREFIX + table,
    JSON.stringify({ table, game, seats: all, at: Date.now(), over } satisfies Holding),
  );
}

export function release(table: string): void {
  localStorage.removeItem(PREFIX + table);
}

/** All tables with a seat of ours, the latest first. */
export function holdings(): Holding[] {
  const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place)!);
  const ours = keys.filter((key) => key.startsWith(PREFIX));
  return ours.map((key) => JSON.parse(localStorage.getItem(key)!) as Holding).sort((a, b) => b.at - a.at);
}
