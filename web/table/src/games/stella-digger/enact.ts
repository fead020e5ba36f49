// Shows a field that was judged, before everything moves on.

import type { Event } from "../../../../generated/stella-digger";
import type { Enact } from "../../table/motion";
import type { StellaView } from "./model";
import { isJudged, sceneOf } from "./scenes";
import { stage } from "./stage.svelte";

const LOOK = 1300; // milliseconds

/** Who has won the field that is shown. */
export function narrate(view: StellaView): string | null {
  if (!stage.scene) return null;
  const { winner } = stage.scene;
  return winner < 0 ? view.text("page-nobody-wins") : view.text("page-field-won", { seat: view.thing("seat", winner) });
}

export const enact: Enact = async (before, frame, wait) => {
  const events = frame.events as unknown as readonly Event[];
  if (!isJudged(events)) return;
  try {
    stage.scene = sceneOf(before as unknown as StellaView, events);
    await wait(LOOK);
  } finally {
    stage.scene = null;
  }
};
