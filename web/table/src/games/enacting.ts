// How a game shows what happened, in its own types. The stage knows no game, so this is the one place where they meet.

import type { GameTypes } from "@starlode/engine";

import type { Act, Cause, Enact } from "../table/motion/frames";
import type { View } from "../table/view/view";

/** One frame on the stage. */
export interface Acting<G extends GameTypes> extends Omit<Act, "before" | "events"> {
  readonly before: View<G>;
  readonly events: readonly G["event"][];
}

/** What `Enact` promises. */
export interface Enacting<G extends GameTypes> {
  readonly causes: readonly Cause<G["event"]["kind"]>[];
  show(act: Acting<G>): Promise<void>;
  where(event: G["event"]): readonly string[];
  between(before: View<G>, events: readonly G["event"][], after: View<G>, rest: readonly G["event"][]): View<G> | null;
}

export const enacting = <G extends GameTypes>(own: Enacting<G>): Enact => own as unknown as Enact;
