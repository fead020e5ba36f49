// Where points come from and why a game is over, from the game's rows (engine/text/scores.py).

import { fillIn } from "./facts";
import type { Perspective } from "./speech";
import type { Message } from "./words";

/** One source of points of one seat; `label` is the message that names it. */
export interface Source {
  readonly label: Message;
  readonly points: number;
}

/** Point by point what a seat would score if the game ended now, as far as the perspective tells. */
export function sources(perspective: Perspective, seat = perspective.seat): Source[] {
  const { schema } = perspective;
  return schema.scores.flatMap(({ name, points, count, when, facts }) =>
    Array.from({ length: count }, (_, number) => perspective.scope().about({ seat, number }))
      .filter((scope) => !when || scope.number(when))
      .map((scope) => ({ label: { ids: [`score-${name}`], scope, facts }, points: scope.number(points) })),
  );
}

/** Why the game is over. */
export function ending(perspective: Perspective): Message {
  const { message, facts } = perspective.schema.ending;
  const scope = perspective.scope();
  return { ids: [fillIn(message, scope, facts)], scope, facts };
}
