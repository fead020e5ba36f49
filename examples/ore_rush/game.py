"""Ore Rush as the rest of the house knows it."""

from typing import Any

from ore_rush import INFO
from ore_rush.decisions import LAYOUT, Phase, Reason, Word
from ore_rush.events import EVENTS
from ore_rush.rules import OBSERVATION, RULES
from ore_rush.state import ORES, ROCK, Params, State
from starlode.engine.authoring.fields import Fields
from starlode.engine.authoring.plain import PlainGame
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.observing import named
from starlode.engine.declarations.options import Option, Options, whole_number
from starlode.engine.state.header import SEATS
from starlode.engine.text.scores import Origin

SHAFT, CLAIMS, WORTH, BONUS = (9, 6, 3), (2, 2, 2), (1, 2, 4), (1, 1, 2)
MOST_ROCKFALLS = 9
ROCKFALLS = Option("rockfalls", 6, whole_number(1, MOST_ROCKFALLS))


class OreRush(PlainGame):
    """Ore Rush."""

    info = INFO
    version = 1
    state_type = State
    params_type = Params
    rules = RULES
    events = EVENTS
    layout = LAYOUT
    phases = Phase
    words_of_moves = Word.texts()
    reasons = Reason
    # Nobody but its owner knows which claim a seat has before the end.
    origins = (
        *(Origin(ore, f"camp[seat, {kind}] * params.worth[{kind}]") for kind, ore in enumerate(ORES)),
        Origin("claim", "camp[seat, claim[seat]] * params.bonus[claim[seat]]", when="claim[seat] + 1"),
    )
    observation = OBSERVATION
    # An ore is brought home once, and falls back at each rockfall at most.
    most_decisions = 2 * sum(SHAFT) + (sum(SHAFT) + 1) * MOST_ROCKFALLS
    decisive_lead = 8.0
    own_options = (ROCKFALLS,)
    examples = ({}, {"rockfalls": MOST_ROCKFALLS})

    fields = Fields(
        State,
        by_seat=("camp", "claim"),
        secret=("claim", "pile"),
        counts={"shaft": (*ORES, "rockfall"), "cart": ORES, "camp": ORES, "pile": ORES},
        holds={"claim": ORES},
    )

    def fill_params(self, params: Any, options: Options) -> None:
        params.shaft[:] = (*SHAFT, options["rockfalls"])
        params.claims[:], params.worth[:], params.bonus[:] = CLAIMS, WORTH, BONUS

    def observed(self, config: Config) -> list[str]:
        return [
            *named("shaft", (*ORES, "rockfall")),
            *named("cart", ORES),
            *named("claim", ORES),
            "asked",
            *named("camp", range(SEATS), ORES),
        ]

    def faults(self, config: Config, state: Any) -> list[str]:
        found = []
        for kind, ore in enumerate(ORES):
            here = state.shaft[kind] + state.cart[kind] + sum(state.camp[:, kind])
            dealt = list(state.claim[: state.players]).count(kind)
            if here != config.params.shaft[kind]:
                found.append(f"there are {here} {ore} instead of {config.params.shaft[kind]}")
            if state.pile[kind] + dealt != config.params.claims[kind]:
                found.append(f"there are not {config.params.claims[kind]} claims of {ore}")
        if min(state.shaft.min(), state.cart.min(), state.camp.min(), state.pile.min()) < 0:
            found.append("something is there less than no times")
        if not 0 <= state.shaft[ROCK] <= config.params.shaft[ROCK] or bool(state.over) != (state.shaft[ROCK] == 0):
            found.append("the game is over when no rockfall is left, and only then")
        return found


GAME = OreRush()
