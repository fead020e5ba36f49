// A search for the change that brings a component to its peers with the least side effects: what is tried, and what that found.
//
// Who is out after a round, and who has won, is decided in compiled code (starlode/workbench/rounds.py).

import type { Counted, Findings } from "./fleet";
import type { Changes, Knob } from "./knobs";
import type { StateStanding, Told, Weight } from "./workbench";

/** A state of a component: one of its numbers changed, or none. */
export interface TriedState {
  readonly knob: Knob | null;
  readonly value: number;
  readonly played: number;
  readonly weight: Weight | null;
  readonly told: readonly Told[];
  readonly counted: Counted | undefined;
}

/** What a search needs: somebody who plays, and somebody who decides. */
export interface Searching {
  readonly games: number;
  plan(standings: readonly StateStanding[], most: number): number[];
  /** Play a state until it was played so often; null if nobody wants to know any more. */
  play(one: TriedState, games: number): Promise<Findings | null>;
  hear(tried: readonly TriedState[], left: number): void; // so many games are left at most
}

/** Every value of each number, and first of all the present ones. */
export function statesOf(knobs: readonly Knob[], changes: Changes): TriedState[] {
  const blank = { played: 0, weight: null, told: [], counted: undefined };
  const values = ({ low, high }: Knob): number[] => Array.from({ length: high - low + 1 }, (_, step) => low + step);
  const others = knobs.flatMap((knob) =>
    values(knob)
      .filter((value) => value !== (changes[knob.path] ?? knob.value))
      .map((value) => ({ ...blank, knob, value })),
  );
  return [{ ...blank, knob: null, value: 0 }, ...others];
}

/** What a search makes as small as it can. */
export function lossOf({ weight }: Pick<TriedState, "weight">): number {
  return weight ? weight.misfit + weight.elsewhere : 0;
}

/** Play rounds until the best states were played often enough; whether it was not stopped. */
export async function search(states: readonly TriedState[], searching: Searching): Promise<boolean> {
  const tried = [...states];
  for (;;) {
    const wanted = searching.plan(tried.map(standing), searching.games);
    if (!wanted.length) return true;
    for (const [place, games] of wanted.entries()) {
      if (!games) continue;
      const found = await searching.play(tried[place]!, games);
      if (!found) return false;
      tried[place] = { ...tried[place]!, ...known(found) };
      searching.hear([...tried], gamesLeft(tried, wanted, searching.games));
    }
  }
}

const standing = (one: TriedState): StateStanding => ({
  loss: lossOf(one),
  takers: one.weight?.takers ?? 0,
  played: one.played,
});

function known({ games, weight, told, counted }: Findings): Omit<TriedState, "knob" | "value"> {
  return { played: games, weight, told, counted };
}

/** Of this round what is left, and of the rounds after it as much as they take at most. */
function gamesLeft(tried: readonly TriedState[], wanted: readonly number[], most: number): number {
  let left = wanted.reduce((sum, games, place) => sum + Math.max(0, games - tried[place]!.played), 0);
  let [length, going] = [Math.max(...wanted), wanted.filter(Boolean).length];
  while (length < most) {
    going = Math.max(4, Math.ceil(going / 2));
    left += going * Math.min(length, most - length);
    length *= 2;
  }
  return left;
}

/** Those that were played most, which alone can win. */
export function finalists(tried: readonly TriedState[]): TriedState[] {
  const most = Math.max(...tried.map(({ played }) => played));
  return tried.filter(({ played, weight }) => weight && played === most);
}
