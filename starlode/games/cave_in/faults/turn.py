"""What a turn has brought so far: actions, Raids and Artifacts, and the phase it is in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starlode.engine.authoring.invariants import Breach, Rows
from starlode.engine.declarations.config import Config
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.faults.facts import BEFORE_ACTIONS, listed, owns, played, raised
from starlode.games.cave_in.things import EMPTY, Ability, NormalAction

TURN = Rows()
# Fields that a turn changes, with the keys they are written under.
OF_THE_TURN = {
    "activated": "turn.activated",
    "row_count": "turn.row",
    "normal": "turn.normal_actions",
    "raids": "turn.raids",
    "extra_mine": "turn.extra.mine",
    "extra_recruit": "turn.extra.recruit",
    "foremen": "turn.effects.foremen",
    "crystal_cut": "turn.effects.crystal_discount",
    "artifact_cut": "turn.effects.artifact_discount",
    "scrabbers": "turn.effects.scrabbers",
    "same": "turn.effects.same_actions",
    "fit": "turn.effects.fit",
    "double": "turn.effects.double",
    "painted": "turn.painted",
    "mine_cut": "turn.crystals",
}
# Of these, the Artifacts of the Starting phase change some; nothing else changes any before the first action.
OF_ARTIFACTS = {"activated", *(ability.raises for ability in Ability)}
OF_ACTIONS = {field: place for field, place in OF_THE_TURN.items() if field not in OF_ARTIFACTS}


@TURN.row("normal actions", "turn.normal_actions")
def _actions(config: Config, state: Any) -> Iterator[str]:
    """CI-3.14: a turn has two normal actions."""
    if state.normal > state.params.normal_actions:
        yield f"{state.normal} actions, a turn has {state.params.normal_actions}"


@TURN.row("Raids", "turn.raids")
def _raids(config: Config, state: Any) -> Iterator[str | Breach]:
    """CI-3.14, CI-3.21, CI-6.19: a Raid takes the place of both normal actions, a second one needs Enhanced Vision.

    The Base raided last is known.
    """
    most = 2 if owns(state, Ability.ENHANCED_VISION) else 1
    if state.raids > most:
        yield f"{state.raids}, seat {state.active} can make at most {most}"
    if state.raids and state.normal:
        yield f"{state.raids}, but a Raid takes the place of both normal actions"
    if (state.raids > 0) != (state.raided != EMPTY):
        yield Breach("turn.raided", f"must name a seat if and only if there was a Raid, raids is {state.raids}")


@TURN.row("spoils", "turn.raided")
def _spoils(config: Config, state: Any) -> Iterator[str]:
    """CI-7.4, CI-7.5: the Leader of the Base raided last went back to the hand, and its Totem to the raider."""
    if state.raids and state.raided != EMPTY:
        back = {*listed(state.seen[state.raided]), *(played(state) if state.raided == state.active else ())}
        if not any(state.totem[state.params.faction[kind]] == state.active for kind in back):
            yield f"{state.raided}, but no card seen in that hand has a Totem that seat {state.active} holds"


@TURN.row("activated Artifacts", "turn.activated")
def _activated(config: Config, state: Any) -> Iterator[str | Breach]:
    """CI-3.4, CI-6.32: only the active seat's own start halves were activated, and extra Recruits come from one."""
    for ability in Ability:
        if state.activated[ability]:
            half = state.params.ability_half[ability]
            name = ability.text if half == EMPTY else config.components.half_ids[half]
            if not ability.starts:
                yield f"{name} is not activated in the Starting phase"
            elif not owns(state, ability):
                yield f"seat {state.active} does not own {name}"
    granted = 0 if state.used[NormalAction.RECRUIT] else raised(state, "extra_recruit")
    if state.extra_recruit > granted:  # an extra action is used up before a normal one (CI-3.26)
        yield Breach("turn.extra.recruit", f"{state.extra_recruit}, the Artifacts in turn.activated give {granted}")


@TURN.row("phase", "turn.phase")
def _phase(config: Config, state: Any) -> Iterator[str | Breach]:
    """CI-3.2 to CI-3.8, CI-8.11: nothing of a turn has happened before its actions or after the game.

    A player who is asked by a Base, a Raid or an Artifact has it.
    """
    phase = Phase(state.phase)
    empty = OF_THE_TURN if state.over else OF_ACTIONS if phase in BEFORE_ACTIONS else {}
    for field, place in empty.items():
        held = getattr(state, field)
        if any(held) if isinstance(held, tuple) else held:
            yield Breach(place, f"must be empty in phase {phase.text}")
    if phase == Phase.LEADER and not state.base_count[state.active]:
        yield f"leader, but the Base of seat {state.active} is empty"
    ability = phase.row.ability
    if ability is not None and not owns(state, ability):
        yield f"{phase.text}, but seat {state.active} does not own {ability.text}"
    if ability is not None and ability.starts and not state.activated[ability]:
        yield Breach("turn.activated", f"{phase.text} needs {ability.text}")
    if (phase == Phase.BATON_TAKE and not state.raids) or (phase == Phase.SECOND_RAID and state.raids != 1):
        yield Breach("turn.raids", f"{state.raids}, but {phase.text} comes after a Raid")
