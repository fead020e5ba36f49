// The guided game: six short rounds in which every kind of action is taken once. The cards are always the same, and
// so are the answers of the bot; a test plays it through.

import type { Tutorial, TutorialStep } from "../../table/input/gamepage";
import type { View } from "../../table/view/view";

type Answer = readonly [block: string, thing: number | string];

const [BLUE_1, GREEN_3, GREEN_4] = [4, 10, 11]; // drill cards
const [B1, C1, C2, D2] = [1, 2, 8, 9]; // squares in reading order
const BLUE_SUPER_DRILL = 1;
const LARGE_DRILL = 5;

/** Something to read, and perhaps to look at. */
function tell(name: string, point?: string): TutorialStep {
  return { say: `tutorial-${name}`, ...(point && { point }) };
}

/** Something to do. */
function ask(name: string, [block, thing]: Answer, point?: string): TutorialStep {
  const number = (view: View): number => (typeof thing === "number" ? thing : view.schema.layout.words.indexOf(thing));
  return { ...tell(name, point), expect: (view, action) => action === view.actionOn(block, number(view)) };
}

/** Playing a card by hand is one click and two decisions. */
function mine(name: string, card: number): TutorialStep[] {
  const point = `hand-0-${card}-0`;
  return [ask(name, ["word", "mine"], point), ask(`${name}-card`, ["card", card], point)];
}

export const tutorial: Tutorial = {
  seed: 143,
  options: { players: 2 },
  steps: [
    tell("welcome"),
    tell("map", "map"),
    ask("first", ["place", B1], "b1"),
    ask("draft", ["deck", 2], "deck-2"),
    ask("draft-more", ["deck", 2], "deck-2"),
    ask("draft-more", ["deck", 2], "deck-2"),
    ask("draft-last", ["deck", 0], "deck-0"),
    ...mine("mine", GREEN_4),
    tell("won", "crystals"),
    ask("target", ["place", C1], "c1"),
    ...mine("no-match", GREEN_3),
    tell("check", "earned"),
    ask("target-again", ["place", C2], "c2"),
    ask("large-drill", ["word", "large-drill"], "drills"),
    ask("large-drill-which", ["drill", LARGE_DRILL], `drill-${LARGE_DRILL}`),
    ask("large-drill-site", ["place", B1], "b1"),
    tell("large-drill-built", "b1"),
    ask("refill", ["word", "refill"], "say-refill"),
    ask("refill-keep", ["word", "stop"], "say-stop"),
    ask("refill-draw", ["deck", 0], "deck-0"),
    ask("refill-more", ["deck", 0], "deck-0"),
    ...mine("linked", BLUE_1),
    ask("target-last", ["place", D2], "d2"),
    ask("gadget", ["word", "gadget"], "workshop"),
    ask("gadget-which", ["gadget", BLUE_SUPER_DRILL], `gadget-${BLUE_SUPER_DRILL}`),
    tell("blockade", "d2"),
    tell("accidents", "forecasts"),
    tell("monsters"),
    tell("goodbye"),
  ],
};
