// Who is ahead: points of contracts are public, so everybody's are known.

import type { Standing } from "../../../table/input/gamepage";
import type { CosmicView } from "./model";

export function standing(view: CosmicView): Standing[] {
  return Array.from({ length: view.players }, (_, seat) => {
    const points = view.surveyAt("score", seat);
    return { seat, low: points, high: points };
  });
}
