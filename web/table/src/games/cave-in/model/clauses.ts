// Where the rules explain a card: the clause of its faction, or that of every card of level 1.

import { FactionIdClauses, TopicClauses } from "../../../../../generated/cave-in";
import type { CaveView } from "./model";

export function clauseOf(view: CaveView, type: number): string {
  const faction = Object.values(FactionIdClauses)[view.paramAt("faction", type)]!;
  const [clause] = view.paramAt("level", type) === 1 ? TopicClauses["level-1"] : faction;
  return clause;
}
