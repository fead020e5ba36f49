"""Names that a written position and a view share, and what the decision of each phase consists of."""

from __future__ import annotations

import numpy as np

from starlode.games.cave_in.components import Components
from starlode.games.cave_in.state import Params
from starlode.games.cave_in.things import LEVELS, SPACES

STACK_NAMES = ("a", "b", "c")
SPACE_LETTERS = "abcdefghij"
LEVEL_NAMES = tuple(str(level + 1) for level in range(LEVELS))

# What is half chosen in a phase that has more to tell than its name. `target` is a card of the Docks, a Crystal, an
# emptied space of the Mine, the Artifact on top of a stack, or a seat.
DECISIONS: dict[str, tuple[str, ...]] = {
    "recruit-pay": ("target",),
    "mine-pay": ("target", "cost", "paid"),
    "prop": ("target", "cost", "paid"),
    "scrabber-take": ("target", "cost", "paid", "picks"),
    "collect-pay": ("target", "cost", "paid"),
    "collect-half": ("target", "cost", "paid"),
    "crystal-take": ("colour",),
    "sergeant-take": ("picks",),
    "colonel-pick": ("picks",),
    "fishbean-pick": ("picks",),
    "shuwar-pick": ("target", "picks"),
    "mushell-pick": ("target", "picks"),
    "digger-crystal": ("picks",),
    "digger-colour": ("target", "picks"),
    "robuster-colour": ("picks",),
    "robuster-card": ("picks", "colour", "chosen"),
    "custodian-pick": ("picks",),
    "domina-card": ("picks",),
    "domina-crystal": ("picks",),
    "harvest-pick": ("picks", "harvested"),
    "uproot-pick": ("target",),
}
TARGETS = {
    "recruit-pay": "card",
    "mine-pay": "crystal",
    "digger-colour": "crystal",
    "prop": "space",
    "scrabber-take": "space",
    "collect-pay": "artifact",
    "collect-half": "artifact",
    "shuwar-pick": "seat",
    "mushell-pick": "seat",
    "uproot-pick": "seat",
}
# The skill that asks.
SKILL_OF = {
    "crystal-take": "take-crystal",
    "sergeant-take": "sergeant",
    "colonel-pick": "colonel",
    "fishbean-pick": "fishbean",
    "shuwar-pick": "shuwar",
    "mushell-pick": "mushell",
    "digger-crystal": "diggerhino",
    "digger-colour": "diggerhino",
    "robuster-colour": "robuster",
    "robuster-card": "robuster",
    "mindwasp-pick": "mindwasp",
    "custodian-pick": "custodian",
    "domina-card": "domina",
    "domina-crystal": "domina",
    "harvest-pick": "harvest",
    "uproot-base": "uproot",
    "uproot-pick": "uproot",
}
# Phases where `picks` counts down from the skill's number; elsewhere it stays at it.
COUNTS_DOWN = ("sergeant-take", "colonel-pick", "shuwar-pick", "mushell-pick", "robuster-card", "domina-card")


def cost_names(components: Components) -> tuple[str, ...]:
    """The printed costs of the four classes of Crystals, as keys of an object."""
    return tuple(str(cost) for cost in components.numbers.costs)


def space_names(components: Components, params: Params) -> tuple[str, ...]:
    """The Mine spaces as table 1.E of the rules names them: mine-1-a, mine-1-b, ..."""
    costs, names = cost_names(components), []
    for space in range(SPACES):
        first = int(np.argmax(params.space_class == params.space_class[space]))
        names.append(f"mine-{costs[params.space_class[space]]}-{SPACE_LETTERS[space - first]}")
    return tuple(names)
