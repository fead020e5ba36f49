// Where points come from and why a game is over, from the game's rows (engine/text/scores.py).

import { fillIn } from "./facts";
import type { Sight } from "./speech";
import type { Message } from "./words";

/** One source of points of one seat; `label` is the message that names it. */
export interface Source {
  readonly label: Message;
  readonly points: number;
}

/** Point by point what a seat would score if the game ended now, as far as the sight tells. */
export function sources(sight: Sight, seat = sight.seat): Source[] {
  const { schema } = sight;
  return schema.scores.flatMap(({ name, points, count, when, facts }) =>
    Array.from({ length: count }, (_, number) => sight.scope().about({ seat, number }))
      .filter((scope) => !when || scope.number(when))
      .map((scope) => ({ label: { ids: [`score-${name}`], scope, facts }, points: scope.number(points) })),
  );
}

/** Why the game is over. */
export function ending(sight: Sight): Message {
  const { message, facts } = sight.schema.ending;
  const scope = sight.scope();
  return { ids: [fillIn(message, scope, facts)], scope, facts };
}
