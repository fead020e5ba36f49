// What a decision still lacks, for the button that cannot be pressed yet.

import type { Waiting } from "../../../table/input/gamepage";
import { costOf, type CosmicView } from "./model";

function unpaid(view: CosmicView): Waiting {
  const units = costOf(view, view.record.target).length;
  const paid = view.record.paid.reduce((sum, count) => sum + count, 0);
  return { text: view.text("page-paid", { paid, units }), share: paid / units };
}

function unplaced(view: CosmicView): Waiting {
  const [due, placed] = [view.surveyAt("robots_due", view.seat), view.surveyAt("placed", view.seat)];
  return { text: view.text("page-robots-missing", { left: due - placed }), share: placed / due };
}

export function waiting(view: CosmicView): Waiting | null {
  const step = view.decision?.name;
  if (step === "pay") return unpaid(view);
  if (step === "place") return unplaced(view);
  return step === "designate" ? { text: view.text("page-choose-side"), share: 0 } : null;
}
