// Who is ahead, as far as the viewer knows: what everybody would score if the game ended now.

import type { Standing } from "../../../table/input/gamepage";
import type { CaveView } from "./model";

export function standing(view: CaveView): Standing[] {
  return Array.from({ length: view.players }, (_, seat) => {
    const points = view.surveyAt("points", seat);
    return { seat, low: points, high: points };
  });
}
