// What a turn leaves to the next player: what that seat could do at once, as far as the one who leaves it can know.

import type { GameTypes } from "@starlode/engine";

import type { Choice, View } from "./view";

/** The seat that would be asked next, and what it could choose then, whatever it may hold. */
export interface Left<G extends GameTypes> {
  readonly seat: number;
  readonly choices: readonly Choice[];
  readonly world: View<G>; // one of those that may follow, through that seat's eyes
}

const QUESTIONS = 4; // that words alone answer, and which are declined one after the other

const known = new WeakMap<object, unknown>(); // by view: several rivals ask about the same one

/** What ending the turn now would leave to the next seat; null where the turn cannot be ended, or nothing is known. */
export function leftBy<G extends GameTypes>(view: View<G>): Left<G> | null {
  if (!known.has(view)) known.set(view, worked(view));
  return known.get(view) as Left<G> | null;
}

function worked<G extends GameTypes>(view: View<G>): Left<G> | null {
  const end = view.spoken.find((choice) => declines(view, choice) && view.consequence(choice)?.asked === false);
  const worlds = end ? view.sequels(end).flatMap((world) => atThings(world)) : [];
  const [world] = worlds;
  if (!world || world.seat === view.seat || worlds.some(({ seat }) => seat !== world.seat)) return null;
  const everywhere = ({ action }: Choice): boolean =>
    worlds.every(({ choices }) => choices.some((other) => other.action === action));
  return { seat: world.seat, choices: world.choices.filter(everywhere), world };
}

function declines<G extends GameTypes>(view: View<G>, choice: Choice): boolean {
  return view.decision?.leaving.includes(view.wordOf(choice) ?? "") ?? false;
}

/** A world once its seat is asked about things, after declining what only words answer; none if it never is. */
function atThings<G extends GameTypes>(world: View<G>, questions = QUESTIONS): View<G>[] {
  if (world.choices.length > world.spoken.length) return [world];
  const decline = world.spoken.find((choice) => declines(world, choice));
  const next = decline && questions ? world.after(decline.action) : null;
  return next ? atThings(next, questions - 1) : [];
}
