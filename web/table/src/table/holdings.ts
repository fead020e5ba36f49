// The seats that this browser holds at tables of the server: whoever has a token has the seat.

export interface Holding {
  readonly table: string;
  readonly game: string;
  readonly seats: Readonly<Record<number, string>>; // tokens
  readonly at: number; // milliseconds
  readonly over: boolean;
}

const PREFIX = "starlode-seat-";
const unkept = new Map<string, Holding>(); // by table: without storage a seat is held as long as the page

/** What is held at a table; null for nothing. */
export function held(table: string): Holding | null {
  return unkept.get(table) ?? parsed(guarded(() => localStorage.getItem(PREFIX + table)));
}

/** Remember seats of a table, besides those already held there. */
export function hold(table: string, game: string, seats: Readonly<Record<number, string>>, over = false): void {
  const all = { ...held(table)?.seats, ...seats };
  const holding: Holding = { table, game, seats: all, at: Date.now(), over };
  unkept.set(table, holding);
  guarded(() => {
    localStorage.setItem(PREFIX + table, JSON.stringify(holding));
    unkept.delete(table);
  });
}

/** Forget all seats of a table. */
export function release(table: string): void {
  unkept.delete(table);
  guarded(() => localStorage.removeItem(PREFIX + table));
}

/** All tables with a seat of ours, the latest first. */
export function holdings(): Holding[] {
  const kept = guarded(keptTables) ?? [];
  const tables = new Set([...unkept.keys(), ...kept]);
  return [...tables].flatMap((table) => held(table) ?? []).sort((a, b) => b.at - a.at);
}

function keptTables(): string[] {
  const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place)!);
  return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
}

/** What a person's storage says; null where it is forbidden or full. */
function guarded<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

function parsed(text: string | null): Holding | null {
  return text ? guarded(() => JSON.parse(text) as Holding) : null; // it may be somebody else's entry
}
