// Shows a field that was judged, before everything moves on.

import type { Event } from "../../../../generated/stella-digger";
import type { Act, Enact } from "../../table/motion/frames";
import type { StellaView } from "./model";
import { isJudged, sceneOf, type Scene } from "./scenes";

const LOOK = 1300; // milliseconds

/** What a field brings once it is judged. */
const AFTER = [
  "tile",
  "crystal",
  "no-crystal",
  "capsule",
  "return",
  "foreman",
  "check",
  "reveal",
  "link",
  "round",
] as const satisfies readonly Event["kind"][];

/** Who has won the field that is shown. */
export function narrate(view: StellaView, scene: unknown): string | null {
  if (!scene) return null;
  const { winner } = scene as Scene;
  return winner < 0 ? view.text("page-nobody-wins") : view.text("page-field-won", { seat: view.thing("seat", winner) });
}

async function show({ before, events, ...act }: Act): Promise<void> {
  const told = events as unknown as readonly Event[];
  if (!isJudged(told)) return;
  act.show(sceneOf(before as unknown as StellaView, told));
  act.tell(events.length);
  await act.wait(LOOK);
}

export const enact: Enact = {
  causes: [{ kinds: AFTER, together: true }],
  between: (before) => before, // the scene stays until everything moves on
  show,
};
