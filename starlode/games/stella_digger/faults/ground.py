"""The asteroid: tiles, links, the marker and Large Drills."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starlode.engine.authoring.invariants import Breach, Rows
from starlode.engine.declarations.config import Config
from starlode.games.stella_digger.decisions import Phase
from starlode.games.stella_digger.faults.phases import AFTER_WINNING, EITHER, FIGHTING, ON_TILE
from starlode.games.stella_digger.things import EMPTY, IN_SECTION, WAYS, WON, Kind

GROUND = Rows()


@GROUND.row("tiles", "map")
def _tiles(config: Config, state: Any) -> Iterator[Breach]:
    """SD-1.9, SD-18.6: every tile is in one place, and on squares of its zone."""
    names, params = config.components, state.params
    for place, tile in enumerate(state.tile_on):
        if tile == EMPTY:
            if state.shown[place] or state.blocked[place] or state.link_to[place] != EMPTY:
                where = "map.blockaded" if state.blocked[place] else "map.links"
                yield Breach(where, f"{names.place_ids[place]} carries no tile, but something about one")
            continue
        key = f"map.face_{'up' if state.shown[place] else 'down'}.{names.place_ids[place]}"
        if state.tile_at[tile] != place:
            yield Breach(key, f"{names.tile_ids[tile]} is on {names.place_ids[place]} and elsewhere")
        elif params.tile_back[tile] != params.zone[place]:
            reason = f"{names.tile_ids[tile]} has another back than the zone of {names.place_ids[place]}"
            yield Breach(key, reason)
        elif state.blocked[place] and (not state.shown[place] or params.tile_kind[tile] == Kind.MONSTER):
            reason = f"{names.tile_ids[tile]} on {names.place_ids[place]} cannot be blockaded"
            yield Breach("map.blockaded", reason)


@GROUND.row("tiles off the map", "seats[n].section")
def _off_the_map(config: Config, state: Any) -> Iterator[Breach]:
    """SD-8.10, SD-9.23: mining tiles lie in sections, monsters are trophies."""
    for tile, name in enumerate(config.components.tile_ids):
        at, monster = state.tile_at[tile], state.params.tile_kind[tile] == Kind.MONSTER
        if at >= 0 and state.tile_on[at] != tile:
            yield Breach("map", f"{name} is not where it is said to be")
        if not monster and at <= WON:
            yield Breach(f"seats[{WON - at}].monsters", f"{name} cannot be won like a monster")
        if monster and WON < at <= IN_SECTION:
            yield Breach(f"seats[{IN_SECTION - at}].section", f"{name} cannot lie in a section")


@GROUND.row("sight", "map.face_down")
def _sight(config: Config, state: Any) -> Iterator[Breach]:
    """SD-3.17, SD-9.1, SD-9.3: exposed tiles are face up, and no monster is unless it is fought."""
    phase, names = Phase(state.phase), config.components.place_ids
    if state.network != state.reached:
        yield Breach("map", "the open network is not what the passages make it")
    if phase == Phase.OVER:
        return
    for place, tile in enumerate(state.tile_on):
        if tile == EMPTY:
            continue
        if state.facts.exposed[place] and not state.shown[place] and phase not in AFTER_WINNING:
            reason = f"the tile on {names[place]} is exposed, so it must be face up"
            yield Breach(f"map.face_down.{names[place]}", reason)
        if state.shown[place] and state.monster == EMPTY and state.params.tile_kind[tile] == Kind.MONSTER:
            yield Breach(f"map.face_up.{names[place]}", f"a monster is face up on {names[place]} and nobody fights it")


@GROUND.row("links", "map.links")
def _links(config: Config, state: Any) -> Iterator[str]:
    """SD-9.7 to SD-9.15: links lead from face-up connected tiles to neighbours that are face up and not blockaded.

    An arrow turned past no tile that it could have linked to.
    """
    names, params = config.components.place_ids, state.params
    for place, other in enumerate(state.link_to):
        if other == EMPTY:
            continue
        sound = other in params.near[place] and state.shown[place] and state.shown[other]
        sound = sound and params.tile_kind[state.tile_on[place]] == Kind.CONNECTED
        if not sound or state.blocked[place] or state.blocked[other]:
            yield f"{names[place]} cannot be linked to {names[other]}"
            continue
        for passed in _turned_past(state, place, other):
            yield f"{names[place]} would have been linked to {names[passed]}, not to {names[other]}"


def _turned_past(state: Any, place: int, other: int) -> Iterator[int]:
    """The squares an arrow pointed at before, as far as a tile lies there that is not blockaded."""
    near, arrow = state.params.near[place], state.params.tile_arrow[state.tile_on[place]]
    for turn in range(WAYS):
        passed = near[(arrow + turn) % WAYS]
        if passed == other:
            return
        if passed != EMPTY and state.tile_on[passed] != EMPTY and not state.blocked[passed]:
            yield passed


@GROUND.row("marker", "marker")
def _marker(config: Config, state: Any) -> Iterator[Breach]:
    """SD-3.12, SD-3.16: the marker is on the target from its choice to mining completion, else on a passage."""
    phase, name = Phase(state.phase), config.components.place_ids[state.marker]
    if phase == Phase.OVER:
        return
    on_tile = phase in ON_TILE or (phase in EITHER and state.monster == EMPTY)
    if on_tile and (state.tile_on[state.marker] == EMPTY or state.blocked[state.marker]):
        yield Breach("marker", f"the marker is on {name}, where there is no target")
    if not on_tile and state.tile_on[state.marker] != EMPTY:
        yield Breach("marker", f"the marker is on the tile of {name} in phase {phase.text}")
    if not on_tile and not state.reached[state.marker]:
        yield Breach("marker", f"the marker is on {name}, which is cut off from START")
    if (state.entry != EMPTY) != (on_tile or phase in AFTER_WINNING):
        yield Breach("entry", f"there is {'an' if state.entry != EMPTY else 'no'} entry square in phase {phase.text}")
    elif state.entry != EMPTY and not (state.reached[state.entry] and state.entry in state.params.near[state.marker]):
        reason = f"the marker cannot have entered {name} from {config.components.place_ids[state.entry]}"
        yield Breach("entry", reason)


@GROUND.row("monster", "decision.monster")
def _monster(config: Config, state: Any) -> Iterator[str]:
    """SD-9.3: in a fight, and only then, the first face-up monster in reading order is fought."""
    phase = Phase(state.phase)
    if phase not in EITHER and (state.monster != EMPTY) != (phase in FIGHTING):
        yield f"there is {'a' if state.monster != EMPTY else 'no'} monster to fight in phase {phase.text}"
    if state.monster == EMPTY:
        return
    kinds = [EMPTY if tile < 0 else state.params.tile_kind[tile] for tile in state.tile_on]
    seen = [place for place, shown in enumerate(state.shown) if shown and kinds[place] == Kind.MONSTER]
    if state.monster not in seen:
        yield f"there is no face-up monster on {config.components.place_ids[state.monster]}"
    elif state.monster != seen[0]:
        yield f"the monster on {config.components.place_ids[seen[0]]} is fought before"


@GROUND.row("Large Drills", "map.large_drills")
def _drills(config: Config, state: Any) -> Iterator[Breach]:
    """SD-4.25, SD-4.31 to SD-4.34: Large Drills stand on passages and point at squares no other one points at."""
    params, names = state.params, config.components
    aimed: list[int] = []
    for token, place in enumerate(state.token_at):
        if place == EMPTY:
            continue
        key, aim = f"map.large_drills.{names.place_ids[place]}", state.token_aim[token]
        target = params.near[place][aim]
        if state.tile_on[place] != EMPTY or place == params.start or state.drill_on[place] != token:
            yield Breach(key, f"{names.drill_ids[token]} cannot stand on {names.place_ids[place]}")
        if target in (EMPTY, params.start) or state.tile_on[target] != EMPTY or target in aimed:
            yield Breach(
                f"{key}.aim", f"{names.drill_ids[token]} cannot point {'NESW'[aim]} from {names.place_ids[place]}"
            )
        aimed.append(target)
    pointed_at = [place for place, count in enumerate(state.aimed) if count]
    if sorted(aimed) != pointed_at or len(state.drill_on) - state.drill_on.count(EMPTY) != len(aimed):
        yield Breach("map.large_drills", "the squares of Large Drills are miscounted")
