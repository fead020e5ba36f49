// Shows a field that was judged, before everything moves on.

import type { Event } from "../../../../generated/stella-digger";
import type { Enact } from "../../table/motion";
import type { StellaView } from "./model";
import { isJudged, sceneOf } from "./scenes";
import { stage } from "./stage.svelte";

const LOOK = 1300; // milliseconds

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
