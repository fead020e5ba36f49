// The guided game: six short rounds in which every kind of action is taken once. The cards are always the same, and
// so are the answers of the bot; a test plays it through.

import { CardIds, DrillIds, GadgetIds, PlaceIds, type CardId, type PlaceId } from "../../../../generated/stella-digger";
import type { Ask, Tutorial } from "../../table/input/gamepage";
import { ask, pick, tell, word } from "../../table/lesson/steps";

const card = (id: CardId): number => CardIds.indexOf(id);
const square = (id: PlaceId): number => PlaceIds.indexOf(id);
const [BLUE_1, GREEN_3, GREEN_4] = [card("blue-1"), card("green-3"), card("green-4")];
const [B1, C1, C2, D2] = [square("b1"), square("c1"), square("c2"), square("d2")];
const BLUE_SUPER_DRILL = GadgetIds.indexOf("super-drill-blue");
const LARGE_DRILL = DrillIds.indexOf("large-drill-blue-3");

const [first, third] = [pick("deck", 0), pick("deck", 2)];
const place = (square: number): Ask => pick("place", square);
const held = (card: number): string => `hand-0-${card}-0`;

/** Playing a card by hand is one click and two decisions. */
const mine = (card: number): Ask[] => [word("mine"), pick("card", card)];

export const tutorial: Tutorial = {
  seed: 143,
  options: { players: 2 },
  steps: [
    tell("tutorial-welcome"),
    tell("tutorial-map", "map"),
    ask("tutorial-first", place(B1), "square-b1"),
    ask("tutorial-draft", [third, third, third], "deck-2"),
    ask("tutorial-draft-last", first, "deck-0"),
    ask("tutorial-mine", mine(GREEN_4), held(GREEN_4)),
    tell("tutorial-won", "crystals"),
    ask("tutorial-target", place(C1), "square-c1"),
    ask("tutorial-no-match", mine(GREEN_3), held(GREEN_3)),
    tell("tutorial-check", "earned"),
    ask("tutorial-target-again", place(C2), "square-c2"),
    ask("tutorial-large-drill", [word("large-drill"), pick("drill", LARGE_DRILL)], `drill-${LARGE_DRILL}`, "drills"),
    ask("tutorial-large-drill-site", place(B1), "square-b1"),
    tell("tutorial-large-drill-built", "square-b1"),
    ask("tutorial-refill", word("refill"), "say-refill"),
    ask("tutorial-refill-keep", word("stop"), "say-stop"),
    ask("tutorial-refill-draw", [first, first], "deck-0"),
    ask("tutorial-linked", mine(BLUE_1), held(BLUE_1)),
    ask("tutorial-target-last", place(D2), "square-d2"),
    ask(
      "tutorial-gadget",
      [word("gadget"), pick("gadget", BLUE_SUPER_DRILL)],
      `gadget-${BLUE_SUPER_DRILL}`,
      "workshop",
    ),
    tell("tutorial-blockade", "square-d2"),
    tell("tutorial-accidents", "forecasts"),
    tell("tutorial-monsters"),
    tell("tutorial-goodbye"),
  ],
};
