// The guided game: four short turns in which every kind of action is taken once. The cards are always the same, and
// so are the answers of the bot; a test plays it through.

import type { Tutorial } from "../../table/input/gamepage";
import { ask, keeping, pick, tell, word } from "../../table/lesson/steps";

const [DRILLER, FOREMAN, SERGEANT, BROWN] = [0, 1, 2, 0];
const pay = (card: number): ReturnType<typeof pick> => pick("hand", card, BROWN);

export const tutorial: Tutorial = {
  seed: 1862,
  options: { players: 2 },
  steps: [
    tell("tutorial-welcome"),
    tell("tutorial-board", "board"),
    ask("tutorial-recruit", pick("dock", DRILLER), `dock-${DRILLER}`),
    ask("tutorial-mine", pick("crystal", 0), "mine-0"),
    keeping(ask("tutorial-pay", pay(DRILLER), `hand-${DRILLER}`), "mine-0"),
    keeping(ask("tutorial-paid", word("done"), "say-done"), "mine-0"),
    tell("tutorial-row", "played"),
    ask("tutorial-end", word("end"), "say-end"),
    ask("tutorial-leader", word("leader"), "say-leader", "base-0"),
    ask("tutorial-take", pick("crystal", 2), "mine-2"),
    ask("tutorial-skill", pay(FOREMAN), `hand-${FOREMAN}`),
    ask("tutorial-hire", pick("dock", SERGEANT), `dock-${SERGEANT}`),
    ask("tutorial-free", word("no-card"), "say-no-card"),
    ask("tutorial-end-again", word("end"), "say-end"),
    ask("tutorial-base", pick("seat", 1), "base-1"),
    tell("tutorial-totem", "totem-5", "you"),
    ask("tutorial-after-raid", word("end"), "say-end"),
    ask("tutorial-collect", pick("stack", 0), "stack-0"),
    keeping(ask("tutorial-collect-pay", pay(SERGEANT), `hand-${SERGEANT}`), "stack-0"),
    keeping(ask("tutorial-collect-more", [pay(FOREMAN), pay(FOREMAN)], `hand-${FOREMAN}`), "stack-0"),
    keeping(ask("tutorial-paid-again", word("done"), "say-done"), "stack-0"),
    ask("tutorial-half", word("left"), "half-left"),
    tell("tutorial-track", "track"),
    tell("tutorial-goodbye"),
  ],
};
