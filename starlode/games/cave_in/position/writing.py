"""Writing a position: the whole truth, each part under the name a person would use.

The parts that everybody may see are functions of their own, because the view of a seat is made of them too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from starlode.engine.game import Config, Json
from starlode.engine.records import Array
from starlode.games.cave_in.components import Components
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.position.names import (
    DECISIONS,
    LEVEL_NAMES,
    STACK_NAMES,
    TARGETS,
    cost_names,
    space_names,
)
from starlode.games.cave_in.rules.for_python import survey
from starlode.games.cave_in.things import EMPTY, FACTIONS, LEVELS, SPACES, WEEDLOCK, NormalAction


def write(config: Config, state: Any) -> Json:
    """The whole position as JSON, without options and generator; changes nothing."""
    names = config.components
    return {
        "factions": named(np.flatnonzero(state.in_play), names.faction_ids),
        "turn": turn(config, state) | _hidden_turn(config, state),
        "docks": in_rows(config, names_or_null(state.docks, names.type_ids), LEVEL_NAMES),
        "mine": in_rows(config, names_or_null(state.mine, names.crystal_ids), cost_names(names)),
        "artifacts": _artifacts(config, state),
        "stacks": _stacks(config, state),
        "box": cards(config, state.box),
        "seats": [_seat(config, state, seat) for seat in range(state.players)],
        "cave_ins": int(state.cave_ins),
        "idle_rounds": int(state.idle_rounds),
        "busy": bool(state.busy),
    }


# ---- lists of names ----


def named(numbers: Array, names: Sequence[str]) -> list[str]:
    """The names of these numbers, in their order."""
    return [names[number] for number in numbers.tolist()]


def names_or_null(numbers: Array, names: Sequence[str]) -> list[str | None]:
    """The names of these numbers; None where there is nothing."""
    return [None if number == EMPTY else names[number] for number in numbers.tolist()]


def cards(config: Config, counts: Array) -> list[str]:
    """As many names of each type as its count says."""
    return named(np.repeat(np.arange(len(counts)), counts), config.components.type_ids)


def counted(counts: Array, names: Sequence[str]) -> dict[str, int]:
    """Each name with its count, where there is any."""
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count}


def in_rows(config: Config, things: Sequence[Any], keys: Sequence[str]) -> dict[str, list[Any]]:
    """Ten things of the Docks or the Mine, by level or cost."""
    classes = config.params.space_class.tolist()
    return {key: [things[space] for space in range(SPACES) if classes[space] == i] for i, key in enumerate(keys)}


# ---- zones ----


def _artifacts(config: Config, state: Any) -> Json:
    tops = names_or_null(state.artifact_top, config.components.artifact_ids)
    return {
        name: {"top": top, "left": int(left)}
        for name, top, left in zip(STACK_NAMES, tops, state.artifact_left, strict=True)
    }


def _stacks(config: Config, state: Any) -> Json:
    level = config.params.level
    return {name: cards(config, np.where(level == i + 1, state.stack, 0)) for i, name in enumerate(LEVEL_NAMES)}


def _seat(config: Config, state: Any, seat: int) -> Json:
    pile = state.crystal_at == seat
    zones = {
        "hand": cards(config, state.hand[seat]),
        **public_seat(config, state, seat),
        "pile": named(np.flatnonzero(pile), config.components.crystal_ids),
        "subjugated": cards(config, state.subjugated[seat]),
    }
    if not state.crystal_seen[pile].all():
        zones["pile_seen"] = named(np.flatnonzero(pile & (state.crystal_seen == 1)), config.components.crystal_ids)
    if (state.subjugated_seen[seat] != state.subjugated[seat]).any():
        zones["subjugated_seen"] = cards(config, state.subjugated_seen[seat])
    return zones


def public_seat(config: Config, state: Any, seat: int) -> Json:
    """What lies open before a seat, and what everybody knows of its hand."""
    names = config.components
    return {
        "seen": cards(config, state.seen[seat]),
        "unseen_levels": [int(level) for level in np.repeat(np.arange(1, LEVELS + 1), state.levelled[seat])],
        "base": named(state.bases[seat, : state.base_count[seat]], names.type_ids),
        "artifacts": named(np.flatnonzero(state.half_owner == seat), names.half_ids),
        "totems": named(np.flatnonzero(state.totem == seat), names.faction_ids),
    }


# ---- the turn ----


def turn(config: Config, state: Any) -> Json:
    """The turn in progress, as far as everybody may see it; the decision is not in it."""
    return {
        "seat": int(state.active),
        "phase": Phase(state.phase).text,
        "start_player": int(state.start_player),
        "round": int(state.round_number),
        "normal_actions": named(np.repeat(np.arange(len(NormalAction)), state.used), NormalAction.texts()),
        "raids": int(state.raids),
        "raided": None if state.raided == EMPTY else int(state.raided),
        "activated": _activated(config, state),
        "extra": {"mine": int(state.extra_mine), "recruit": int(state.extra_recruit)},
        "effects": _effects(state),
        "painted": counted(state.painted, config.components.colours),
        "row": named(state.row[: state.row_count], config.components.type_ids),
    }


def _effects(state: Any) -> Json:
    return {
        "foremen": int(state.foremen),
        "crystal_discount": int(state.crystal_cut),
        "artifact_discount": int(state.artifact_cut),
        "scrabbers": int(state.scrabbers),
        "same_actions": bool(state.same),
        "fit": bool(state.fit),
        "double": bool(state.double),
    }


def _activated(config: Config, state: Any) -> list[str]:
    return named(config.params.ability_half[np.flatnonzero(state.activated)], config.components.half_ids)


def _hidden_turn(config: Config, state: Any) -> Json:
    """What the view shows elsewhere or not to all: changed Crystals, recoloured cards, the decision."""
    names = config.components
    found: Json = {"crystals": _changed_crystals(config, state), "recoloured": []}
    for kind, colour in np.argwhere(state.tint):
        card = {"card": names.type_ids[kind], "colour": names.colours[colour]}
        found["recoloured"] += [card] * int(state.tint[kind, colour])
    choice = decision(config, state)
    if "paid" in choice:
        choice["paid"] = _paid_colours(config, state, choice.pop("cards"))
    if "chosen" in DECISIONS.get(Phase(state.phase).text, ()):
        choice["chosen"] = cards(config, state.chosen)
    return found | ({"decision": choice} if choice else {})


def _changed_crystals(config: Config, state: Any) -> Json:
    names, found = config.components, {}
    for space in np.flatnonzero(state.mine != EMPTY):
        crystal, colour, cut = state.mine[space], state.mine_colour[space], int(state.mine_cut[space])
        if cut or colour != config.params.crystal_colour[crystal]:
            found[names.crystal_ids[crystal]] = {"colour": names.colours[colour], "discount": cut}
    return found


def decision(config: Config, state: Any) -> Json:
    """The choice half made, as far as everybody may see it; empty where the phase says all."""
    fields = DECISIONS.get(Phase(state.phase).text, ())
    values: Json = {
        "target": _target(config, state),
        "cost": int(state.cost),
        "paid": int(state.paid),
        "picks": int(state.picks),
        "colour": None if state.colour == EMPTY else config.components.colours[state.colour],
        "harvested": [int(seat) for seat in np.repeat(np.arange(len(state.harvested)), state.harvested)],
    }
    if "paid" in fields:
        return {"cards": _paid_cards(config, state)} | {name: values[name] for name in fields}
    return {name: values[name] for name in fields if name in values}


def _target(config: Config, state: Any) -> str | int | None:
    names: Components = config.components
    target = int(state.target)
    sort = TARGETS.get(Phase(state.phase).text)
    if sort is None or target == EMPTY:
        return None
    if sort == "card":
        return names.type_ids[target]
    if sort == "crystal":
        return names.crystal_ids[int(state.mine[target])]
    if sort == "space":
        return space_names(names, config.params)[target]
    return names.artifact_ids[int(state.artifact_top[target])] if sort == "artifact" else target


def _paid_cards(config: Config, state: Any) -> list[str]:
    """The cards of the payment in progress: the last of the row, as many as make up what is paid."""
    levels, missing, first = (
        survey(config.params, state, int(state.active)).counted,
        int(state.paid),
        int(state.row_count),
    )
    while missing > 0 and first > 0:
        first -= 1
        missing -= int(levels[state.row[first]])
    return named(state.row[first : state.row_count], config.components.type_ids)


def _paid_colours(config: Config, state: Any, paid: list[str]) -> list[Json]:
    """The payment with colours; the state knows only how many cards had which, so printed ones are preferred."""
    names = config.components
    kinds = [names.type_ids.index(name) for name in paid]
    colours = [int(config.params.faction[kind]) for kind in kinds]
    bound = [i for i, kind in enumerate(kinds) if not (state.fit and config.params.faction[kind] == WEEDLOCK)]
    left = [len(paid) - int(state.misfits[colour]) - (len(paid) - len(bound)) for colour in range(FACTIONS)]
    strange = []
    for i in bound:
        if left[colours[i]]:
            left[colours[i]] -= 1
        else:
            strange.append(i)
    for i, colour in zip(strange, np.repeat(np.arange(FACTIONS), left), strict=True):
        colours[i] = int(colour)
    return [{"card": name, "colour": names.colours[colour]} for name, colour in zip(paid, colours, strict=True)]
