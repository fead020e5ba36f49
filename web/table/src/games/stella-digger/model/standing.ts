// Who is ahead: what everybody would score if the game ended now. Nothing of it is secret.

import type { Standing } from "../../../table/input/gamepage";
import { pointsOf, range, type StellaView } from "./model";

export function standing(view: StellaView): Standing[] {
  return range(view.players).map((seat) => ({ seat, low: pointsOf(view, seat), high: pointsOf(view, seat) }));
}
