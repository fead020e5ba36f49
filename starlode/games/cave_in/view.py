"""What one seat may see of a position: section 12 of the rules."""

from __future__ import annotations

from typing import Any

import numpy as np

from starlode.engine.contract import POINTS
from starlode.engine.game import Config, Json
from starlode.engine.header import SEATS
from starlode.engine.loops import results
from starlode.games.cave_in.components import Components
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.position.names import LEVEL_NAMES, STACK_NAMES, cost_names
from starlode.games.cave_in.position.writing import (
    cards,
    decision,
    in_rows,
    named,
    names_or_null,
    public_seat,
    turn,
)
from starlode.games.cave_in.rules.for_python import Survey, survey
from starlode.games.cave_in.things import EMPTY, SPACES, STACKS, SUPPLY


def view(config: Config, state: Any, seat: int | None) -> Json:
    """Everything that seat may see, ready for JSON; None is a spectator. Costs are those for the active seat."""
    names, costs = config.components, survey(config.params, state, int(state.active))
    return {
        "viewer": seat,
        "players": int(state.players),
        "over": bool(state.over),
        "factions": named(np.flatnonzero(state.in_play), names.faction_ids),
        "unused": named(np.flatnonzero(state.in_play == 0), names.faction_ids),
        "turn": _turn(config, state, seat),
        "docks": in_rows(config, names_or_null(state.docks, names.type_ids), LEVEL_NAMES),
        "mine": _mine(config, state, costs),
        "artifacts": {STACK_NAMES[stack]: _artifact(config, state, costs, stack) for stack in range(STACKS)},
        "stacks": _stack_sizes(config, state),
        "box": cards(config, state.box),
        "supply": named(np.flatnonzero(state.totem == SUPPLY), names.faction_ids),
        "cave_ins": int(state.cave_ins),
        "collapse": int(config.params.collapse[state.players]),
        "idle_rounds": int(state.idle_rounds),
        "idle_limit": int(config.params.idle_limit),
        "busy": bool(state.busy),
        "seats": [_seat(config, state, owner, seat) for owner in range(state.players)],
    }


# ---- the table ----


def _turn(config: Config, state: Any, viewer: int | None) -> Json:
    """The turn; which cards the Robuster in progress has chosen is for their owner only."""
    seen, choice = turn(config, state), decision(config, state)
    left = config.params.normal_actions - state.normal
    seen["actions_left"] = 0 if state.raids or state.over else int(left)
    seen["decision"] = choice or None
    if state.phase == Phase.ROBUSTER_CARD and viewer == state.active:
        choice["chosen"] = cards(config, state.chosen)
    return seen


def _mine(config: Config, state: Any, costs: Survey) -> Json:
    spaces = [_crystal(config, state, costs, space) for space in range(SPACES)]
    return in_rows(config, spaces, cost_names(config.components))


def _crystal(config: Config, state: Any, costs: Survey, space: int) -> Json | None:
    if state.mine[space] == EMPTY:
        return None
    colour = int(state.mine_colour[space])
    return printed_crystal(config, int(state.mine[space])) | {
        "colour": config.components.colours[colour],
        "wild": not state.in_play[colour],
        "discount": int(state.mine_cut[space]),
        "cost": int(costs.crystal_cost[space]),
    }


def printed_crystal(config: Config, number: int) -> Json:
    """A Crystal as it is printed."""
    crystal = config.components.crystals[number]
    return {
        "crystal": crystal.id,
        "printed_cost": crystal.cost,
        "printed_colour": crystal.colour,
        "vp": crystal.vp,
        "symbol": crystal.symbol,
        "cave_in": crystal.cave_in,
    }


def _artifact(config: Config, state: Any, costs: Survey, stack: int) -> Json:
    size = int(state.artifact_left[stack])
    if state.artifact_top[stack] == EMPTY:
        return {"top": None, "left": size}
    card = config.components.artifacts[state.artifact_top[stack]]
    return {
        "top": card.id,
        "halves": [card.left.id, card.right.id],
        "printed_cost": card.cost,
        "cost": int(costs.artifact_cost[stack]),
        "left": size,
    }


def _stack_sizes(config: Config, state: Any) -> Json:
    """How many cards and Crystals lie face down, never which."""
    costs = cost_names(config.components)
    return {
        "mercenaries": dict(zip(LEVEL_NAMES, state.stack_left.tolist(), strict=True)),
        "crystals": dict(zip(costs, state.crystal_left.tolist(), strict=True)),
    }


# ---- seats ----


def _seat(config: Config, state: Any, owner: int, viewer: int | None) -> Json:
    """What lies before a seat: counts for all, contents for whom section 12 names."""
    own, open_now = owner == viewer, bool(state.over)
    seen: Json = public_seat(config, state, owner) | {
        "seat": owner,
        "hand_count": int(state.hand_count[owner]),
        "pile_count": int(state.pile_count[owner]),
        "subjugated_count": int(state.subjugated_count[owner]),
    }
    if own:
        seen["hand"] = _hand(config, state, owner)
    if own or open_now or config.params.open_piles:
        seen["pile"] = [printed_crystal(config, int(n)) for n in np.flatnonzero(state.crystal_at == owner)]
    if own or open_now:  # CI-10.12: everything is revealed at scoring
        seen["subjugated"] = cards(config, state.subjugated[owner])
        seen["score"] = _score(config, state, owner)
    return seen


def _hand(config: Config, state: Any, owner: int) -> list[Json]:
    """The hand with current colours; only cards of the active seat can have another than the printed one."""
    names: Components = config.components
    held: list[Json] = []
    for kind in np.flatnonzero(state.hand[owner]):
        colours = state.tint[kind].astype(int) if owner == state.active else np.zeros(len(names.colours), int)
        colours[config.params.faction[kind]] += state.hand[owner, kind] - colours.sum()
        current = np.repeat(np.arange(len(colours)), colours)
        held += [{"card": names.type_ids[kind], "colour": names.colours[colour]} for colour in current]
    return held


def _score(config: Config, state: Any, seat: int) -> int:
    out = np.zeros((SEATS, 2), np.int64)
    results(config.params, state, out)
    return int(out[seat, POINTS])
