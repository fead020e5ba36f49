// What the prompt says in the place of its button, while there is nothing to press.

import type { Waiting } from "../../../table/input/gamepage";
import { asks, billOf, levelsToPay, targets, type CaveView } from "./model";

/** What is missing before the decision can be finished, or what is to be chosen; null where nobody is asked. */
export function waiting(view: CaveView): Waiting | null {
  if (!view.decision) return null;
  const bill = billOf(view);
  if (bill) return { text: view.text("page-levels-to-pay", { count: bill.due }), share: bill.paid / (bill.cost || 1) };
  return { text: wanted(view), share: 0 };
}

function wanted(view: CaveView): string {
  if (targets(view, "card")) return levelsToPay(view);
  if (asks(view, "colour")) return view.text("page-choose-colour");
  return view.text("page-choose-glowing");
}
