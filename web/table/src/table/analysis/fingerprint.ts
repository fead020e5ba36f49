// What identifies a game, wherever it comes from.

import { scattered, type Table } from "@starlode/engine";

/** How it was dealt, every move, and where that led. */
export function fingerprint(table: Table): string {
  const moves = table.moves.flatMap(({ seat, action }) => [seat, action]);
  const all = [...table.stateAt(0), ...moves, ...table.state];
  return [1, 2].map((half) => scattered(half, ...all).toString(16)).join("-");
}
