"""Writing a position: the whole truth, each part under the name a person would use.

The parts that everybody may see are functions of their own, because the view of a seat is made of them too. They take
the state as plain numbers (`engine.reading`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from typing import Any

from starlode.engine.authoring.game import Json
from starlode.engine.authoring.keys import write_keys
from starlode.engine.declarations.config import Config
from starlode.engine.running.referee import survey_of
from starlode.engine.state.reading import read
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.position.names import LEVEL_NAMES, Names, names_of, repeated
from starlode.games.cave_in.position.shape import EFFECTS, EXTRA
from starlode.games.cave_in.state import State
from starlode.games.cave_in.survey import Survey
from starlode.games.cave_in.things import EMPTY, FACTIONS, LEVELS, STACK_NAMES, WEEDLOCK, NormalAction

PHASE_NAMES, ACTION_NAMES = Phase.texts(), NormalAction.texts()
ROWS = tuple(phase.row for phase in Phase)


def write(config: Config, state: Any) -> Json:
    """The whole position as JSON, without options and generator; changes nothing."""
    names, found = names_of(config.components), survey_of(Survey, config, state, int(state.active))
    state = read(State, state)
    return {
        "factions": list(compress(names.factions, state.in_play)),
        "turn": turn(config, names, state) | _hidden_turn(config, names, state, found),
        "docks": names.in_rows(names_or_null(state.docks, names.cards), LEVEL_NAMES),
        "mine": names.in_rows(names_or_null(state.mine, names.crystals), names.costs),
        "artifacts": _artifacts(names, state),
        "stacks": _stacks(config, names, state),
        "box": names.cards_of(state.box),
        "seats": [_seat(names, state, seat) for seat in range(state.players)],
        "cave_ins": state.cave_ins,
        "idle_rounds": state.idle_rounds,
        "busy": bool(state.busy),
    }


def names_or_null(numbers: Sequence[int], names: Sequence[str]) -> list[str | None]:
    """The names of these numbers; None where there is nothing."""
    return [None if number == EMPTY else names[number] for number in numbers]


# ---- zones ----


def _artifacts(names: Names, state: Any) -> Json:
    tops = names_or_null(state.artifact_top, names.artifacts)
    return {
        name: {"top": top, "left": left} for name, top, left in zip(STACK_NAMES, tops, state.artifact_left, strict=True)
    }


def _stacks(config: Config, names: Names, state: Any) -> Json:
    levels = config.params.level.tolist()
    return {
        name: names.cards_of([count if level == i + 1 else 0 for level, count in zip(levels, state.stack, strict=True)])
        for i, name in enumerate(LEVEL_NAMES)
    }


def _seat(names: Names, state: Any, seat: int) -> Json:
    pile = [crystal for crystal, at in enumerate(state.crystal_at) if at == seat]
    zones = {
        "hand": names.cards_of(state.hand[seat]),
        **public_seat(names, state, seat),
        "pile": [names.crystals[crystal] for crystal in pile],
        "subjugated": names.cards_of(state.subjugated[seat]),
    }
    if not all(state.crystal_seen[crystal] for crystal in pile):
        zones["pile_seen"] = [names.crystals[crystal] for crystal in pile if state.crystal_seen[crystal]]
    if state.subjugated_seen[seat] != state.subjugated[seat]:
        zones["subjugated_seen"] = names.cards_of(state.subjugated_seen[seat])
    return zones


def public_seat(names: Names, state: Any, seat: int) -> Json:
    """What lies open before a seat, and what everybody knows of its hand."""
    return {
        "seen": names.cards_of(state.seen[seat]),
        "unseen_levels": repeated(state.levelled[seat], range(1, LEVELS + 1)),
        "base": [names.cards[kind] for kind in state.bases[seat][: state.base_count[seat]]],
        "artifacts": held_by(seat, state.half_owner, names.halves),
        "totems": held_by(seat, state.totem, names.factions),
    }


def held_by(seat: int, holders: Sequence[int], names: Sequence[Any]) -> list[Any]:
    """The names of what a seat holds."""
    if seat not in holders:  # mostly so, and much quicker to find out
        return []
    return [name for name, holder in zip(names, holders, strict=True) if holder == seat]


# ---- the turn ----


def turn(config: Config, names: Names, state: Any) -> Json:
    """The turn in progress, as far as everybody may see it; the decision is not in it."""
    return {
        "seat": state.active,
        "phase": PHASE_NAMES[state.phase],
        "start_player": state.start_player,
        "round": state.round_number,
        "normal_actions": repeated(state.used, ACTION_NAMES),
        "raids": state.raids,
        "raided": None if state.raided == EMPTY else state.raided,
        "activated": list(compress(names.abilities, state.activated)),
        "extra": write_keys(EXTRA, config, state),
        "effects": write_keys(EFFECTS, config, state),
        "painted": {name: count for name, count in zip(names.colours, state.painted, strict=True) if count},
        "row": [names.cards[kind] for kind in state.row[: state.row_count]],
    }


def _hidden_turn(config: Config, names: Names, state: Any, found: Any) -> Json:
    """What the view shows elsewhere or not to all: changed Crystals, recoloured cards, the decision."""
    recoloured = [
        {"card": name, "colour": colour}
        for name, counts in zip(names.cards, state.tint, strict=True)
        for colour in repeated(counts, names.colours)
    ]
    shown: Json = {"crystals": _changed_crystals(config, names, state), "recoloured": recoloured}
    choice = decision(names, state, found)
    if "paid" in choice:
        choice["paid"] = _paid_colours(names, state, choice.pop("cards"))
    if "chosen" in ROWS[state.phase].holds:
        choice["chosen"] = names.cards_of(state.chosen)
    return shown | ({"decision": choice} if choice else {})


def _changed_crystals(config: Config, names: Names, state: Any) -> Json:
    found = {}
    for crystal, colour, cut in zip(state.mine, state.mine_colour, state.mine_cut, strict=True):
        if crystal != EMPTY and (cut or colour != config.params.crystal_colour[crystal]):
            found[names.crystals[crystal]] = {"colour": names.colours[colour], "discount": cut}
    return found


# ---- the decision ----


def decision(names: Names, state: Any, found: Any) -> Json:
    """The choice half made, as far as everybody may see it; empty where the phase says all."""
    holds = ROWS[state.phase].holds
    shown: Json = {"cards": _paid_cards(names, state, found.counted)} if "paid" in holds else {}
    for name in holds:
        if name in SHOWN:
            shown[name] = SHOWN[name](names, state)
    return shown


def _target(names: Names, state: Any) -> str | int | None:
    target, sort = int(state.target), ROWS[state.phase].target
    if target == EMPTY:
        return None
    if sort == "card":
        return str(names.cards[target])
    if sort == "crystal":
        return str(names.crystals[state.mine[target]])
    if sort == "space":
        return str(names.spaces[target])
    return str(names.artifacts[state.artifact_top[target]]) if sort == "artifact" else target


SHOWN: dict[str, Callable[[Names, Any], Any]] = {
    "target": _target,
    "cost": lambda names, state: state.cost,
    "paid": lambda names, state: state.paid,
    "picks": lambda names, state: state.picks,
    "colour": lambda names, state: None if state.colour == EMPTY else names.colours[state.colour],
    "harvested": lambda names, state: repeated(state.harvested, range(len(state.harvested))),
}


def _paid_cards(names: Names, state: Any, counted: Sequence[int]) -> list[str]:
    """The cards of the payment in progress: the last of the row, as many as make up what is paid."""
    missing, first = state.paid, state.row_count
    while missing > 0 and first > 0:
        first -= 1
        missing -= counted[state.row[first]]
    return [names.cards[kind] for kind in state.row[first : state.row_count]]


def _paid_colours(names: Names, state: Any, paid: list[str]) -> list[Json]:
    """The payment with colours; the state knows only how many cards had which, so printed ones are preferred."""
    colours = [names.printed_colours[names.cards.index(name)] for name in paid]
    bound = [i for i, faction in enumerate(colours) if not (state.fit and faction == WEEDLOCK)]
    left = [len(bound) - state.misfits[colour] for colour in range(FACTIONS)]
    strange = []
    for i in bound:
        if left[colours[i]]:
            left[colours[i]] -= 1
        else:
            strange.append(i)
    for i, colour in zip(strange, repeated(left, range(FACTIONS)), strict=True):
        colours[i] = colour
    return [{"card": name, "colour": names.colours[colour]} for name, colour in zip(paid, colours, strict=True)]
