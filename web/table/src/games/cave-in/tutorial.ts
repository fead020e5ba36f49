// The guided game: four short turns in which every kind of action is taken once. The cards are always the same, and
// so are the answers of the bot; a test plays it through.

import type { Tutorial, TutorialStep } from "../../table/input/gamepage";
import type { View } from "../../table/view/view";

type Answer = readonly [block: string, thing: number | string, detail?: number];

const [DRILLER, FOREMAN, SERGEANT, BROWN] = [0, 1, 2, 0];

/** Something to read, and perhaps to look at. */
function tell(name: string, point?: string): TutorialStep {
  return { say: `tutorial-${name}`, ...(point && { point }) };
}

/** Something to do. */
function ask(name: string, [block, thing, detail]: Answer, point?: string): TutorialStep {
  const number = (view: View): number => (typeof thing === "number" ? thing : view.schema.layout.words.indexOf(thing));
  return { ...tell(name, point), expect: (view, action) => action === view.actionOn(block, number(view), detail) };
}

const word = (name: string, said: string, point?: string): TutorialStep => ask(name, ["word", said], point);

export const tutorial: Tutorial = {
  seed: 1862,
  options: { players: 2 },
  steps: [
    tell("welcome"),
    tell("board", "board"),
    ask("recruit", ["dock", DRILLER], `dock-${DRILLER}`),
    ask("mine", ["crystal", 0], "mine-0"),
    ask("pay", ["hand", DRILLER, BROWN], `hand-${DRILLER}`),
    word("paid", "done"),
    tell("row", "played"),
    word("end", "end"),
    word("leader", "leader", "base-0"),
    ask("take", ["crystal", 2], "mine-2"),
    ask("skill", ["hand", FOREMAN, BROWN], `hand-${FOREMAN}`),
    ask("hire", ["dock", SERGEANT], `dock-${SERGEANT}`),
    word("free", "no-card"),
    word("end-again", "end"),
    tell("base", "base-1"),
    ask("raid", ["seat", 1], "base-1"),
    tell("totem", "own"),
    word("after-raid", "end"),
    ask("collect", ["stack", 0], "stack-0"),
    ask("collect-pay", ["hand", SERGEANT, BROWN], `hand-${SERGEANT}`),
    ask("collect-more", ["hand", FOREMAN, BROWN], `hand-${FOREMAN}`),
    ask("collect-more", ["hand", FOREMAN, BROWN], `hand-${FOREMAN}`),
    word("paid", "done"),
    word("half", "left", "half-left"),
    tell("track", "track"),
    tell("goodbye"),
  ],
};
