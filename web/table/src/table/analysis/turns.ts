// Which decisions belong together: those that a seat makes while it is asked without a pause, in one round.

import { readNumber, type Bytes, type Engine, type Table } from "@starlode/engine";

import { seatsIn } from "../view/view";

const ROUND = "round_number"; // the field of games that count rounds

/** The round of a position; always the same in games that do not count them. */
export function roundOf({ layout }: Engine, state: Bytes): number {
  return ROUND in layout.fields ? readNumber(layout, ROUND, state) : 0;
}

/** For every decision of a game, the ply at which its turn began. */
export function turnsOf(table: Table): number[] {
  const { layout } = table.engine;
  const begun = new Map<number, { readonly round: number; readonly first: number }>();
  return table.moves.map(({ seat }, ply) => {
    const state = table.stateAt(ply);
    const acting = seatsIn(readNumber(layout, "acting", state), table.players);
    const round = roundOf(table.engine, state);
    for (const [other, turn] of begun) if (!acting.includes(other) || turn.round !== round) begun.delete(other);
    if (!begun.has(seat)) begun.set(seat, { round, first: ply });
    return begun.get(seat)!.first;
  });
}
