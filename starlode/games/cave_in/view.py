"""What one seat may see of a position: section 12 of the rules, made from the seat's record.

Whatever is printed on a Crystal is prepared once, and views share it: a view is to be read, not to be changed.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import Any

from starlode.engine.authoring.game import Json
from starlode.engine.declarations.config import Config
from starlode.engine.running.referee import survey_of
from starlode.engine.state.reading import read
from starlode.games.cave_in.components import Artifact, Components, Crystal
from starlode.games.cave_in.position.names import LEVEL_NAMES, Names, names_of, repeated
from starlode.games.cave_in.position.writing import ROWS, decision, held_by, names_or_null, public_seat, turn
from starlode.games.cave_in.state import State
from starlode.games.cave_in.survey import Survey
from starlode.games.cave_in.things import EMPTY, STACK_NAMES, SUPPLY


class Printed:
    """What is printed on Crystals and Artifact cards, as views show it."""

    def __init__(self, components: Components) -> None:
        self.crystals = tuple(map(_printed_crystal, components.crystals))
        self.artifacts = tuple(map(_printed_artifact, components.artifacts))


def _printed_crystal(crystal: Crystal) -> Json:
    return {
        "crystal": crystal.id,
        "printed_cost": crystal.cost,
        "printed_colour": crystal.colour,
        "vp": crystal.vp,
        "symbol": crystal.symbol,
        "cave_in": crystal.cave_in,
    }


def _printed_artifact(card: Artifact) -> Json:
    return {"top": card.id, "halves": [card.left.id, card.right.id], "printed_cost": card.cost}


printed_of = lru_cache(maxsize=32)(Printed)


def view(config: Config, record: Any, seat: int | None) -> Json:
    """Everything that seat may see, ready for JSON; None is a spectator. Costs are those for the active seat."""
    components: Components = config.components
    names, printed = names_of(components), printed_of(components)
    state = read(State, record)
    found = survey_of(Survey, config, record, state.active)
    return {
        "viewer": seat,
        "players": state.players,
        "over": bool(state.over),
        "factions": list(compress(names.factions, state.in_play)),
        "unused": [name for name, plays in zip(names.factions, state.in_play, strict=True) if not plays],
        "turn": _turn(config, names, state, found, seat),
        "docks": names.in_rows(names_or_null(state.docks, names.cards), LEVEL_NAMES),
        "mine": names.in_rows(_mine(names, printed, state, found), names.costs),
        "artifacts": _artifacts(printed, state, found),
        "stacks": {
            "mercenaries": dict(zip(LEVEL_NAMES, state.stack_left, strict=True)),
            "crystals": dict(zip(names.costs, state.crystal_left, strict=True)),
        },
        "box": names.cards_of(state.box),
        "supply": [name for name, holder in zip(names.factions, state.totem, strict=True) if holder == SUPPLY],
        "cave_ins": state.cave_ins,
        "collapse": components.numbers.collapse[state.players],
        "idle_rounds": state.idle_rounds,
        "idle_limit": config.options["idle_rounds"],
        "busy": bool(state.busy),
        "seats": [_seat(config, names, printed, state, found, owner, seat) for owner in range(state.players)],
    }


# ---- the table ----


def _turn(config: Config, names: Names, state: Any, found: Any, viewer: int | None) -> Json:
    """The turn; which cards the Robuster in progress has chosen is for their owner only."""
    seen, choice = turn(config, names, state), decision(names, state, found)
    left = config.components.numbers.normal_actions - state.normal
    seen["actions_left"] = 0 if state.raids or state.over else left
    seen["decision"] = choice or None
    if "chosen" in ROWS[state.phase].holds and viewer == state.active:
        choice["chosen"] = names.cards_of(state.chosen)
    return seen


def _mine(names: Names, printed: Printed, state: Any, found: Any) -> list[Json | None]:
    return [
        None
        if crystal == EMPTY
        else {
            **printed.crystals[crystal],
            "colour": names.colours[colour],
            "wild": not state.in_play[colour],
            "discount": cut,
            "cost": cost,
        }
        for crystal, colour, cut, cost in zip(
            state.mine, state.mine_colour, state.mine_cut, found.crystal_cost, strict=True
        )
    ]


def _artifacts(printed: Printed, state: Any, found: Any) -> Json:
    return {
        name: {"top": None, "left": left} if top == EMPTY else {**printed.artifacts[top], "cost": cost, "left": left}
        for name, top, left, cost in zip(
            STACK_NAMES, state.artifact_top, state.artifact_left, found.artifact_cost, strict=True
        )
    }


# ---- seats ----


def _seat(
    config: Config, names: Names, printed: Printed, state: Any, found: Any, owner: int, viewer: int | None
) -> Json:
    """A seat's area: counts for all, contents for those whom section 12 names."""
    own, open_now = owner == viewer, state.over
    seen: Json = public_seat(names, state, owner) | {
        "seat": owner,
        "hand_count": state.hand_count[owner],
        "pile_count": state.pile_count[owner],
        "subjugated_count": state.subjugated_count[owner],
    }
    if own:
        seen["hand"] = _hand(names, state, owner)
    if own or open_now or config.options["open_piles"]:
        seen["pile"] = held_by(owner, state.crystal_at, printed.crystals)
    if own or open_now:  # CI-10.12: everything is revealed at scoring
        seen["subjugated"] = names.cards_of(state.subjugated[owner])
        seen["score"] = found.points[owner]
    return seen


def _hand(names: Names, state: Any, owner: int) -> list[Json]:
    """The hand with current colours; only cards of the active seat can have another than the printed one."""
    cards = repeated(state.hand[owner], range(len(names.cards)))
    if owner != state.active or not state.tinted:
        return [_held(names, kind, names.printed_colours[kind]) for kind in cards]
    held = []
    for kind in dict.fromkeys(cards):
        colours = list(state.tint[kind])
        colours[names.printed_colours[kind]] += state.hand[owner][kind] - sum(colours)
        held += [_held(names, kind, colour) for colour in repeated(colours, range(len(colours)))]
    return held


def _held(names: Names, kind: int, colour: int) -> Json:
    return {"card": names.cards[kind], "colour": names.colours[colour]}
