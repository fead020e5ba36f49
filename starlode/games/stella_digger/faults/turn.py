"""Where the game stands: the phase, whose turn it is, the end, and what holds at the start of a game and of a round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starlode.engine.authoring.invariants import Breach, Rows
from starlode.engine.declarations.config import Config
from starlode.games.stella_digger.decisions import Phase
from starlode.games.stella_digger.faults.phases import AFTER_WINNING, EITHER, FIGHTING, SETTING_UP, is_mining
from starlode.games.stella_digger.things import EMPTY, IN_SECTION, REMOVED, WON, Ending, Kind

TURN = Rows()


@TURN.row("phase", "phase", vital=True)
def _phase(config: Config, state: Any) -> Iterator[str]:
    """A seat decides until the game is over, and none from then on."""
    if bool(state.over) != (state.phase == Phase.OVER) or bool(state.over) != (state.ending != Ending.NOT_OVER):
        yield f"over is {state.over} in phase {Phase(state.phase).text} with ending {Ending(state.ending).text}"
    asked = 0 if state.over else 1 << max(0, state.active)
    if state.acting != asked or state.over != (state.active == EMPTY):
        yield f"seat {state.active} is on turn, the seats that act are {state.acting:b} in binary"


@TURN.row("seats", "seats", vital=True)
def _absent(config: Config, state: Any) -> Iterator[str]:
    """Nothing belongs to seats that are not in the game, and none of them is named."""
    used = (state.hand_count, state.big, state.small, state.section, state.tears, [*map(sum, state.crystals)])
    owners = (*state.gadget_owner, *state.token_owner, state.start_player, state.active, state.winner)
    places = {place - seat for place in (IN_SECTION, WON) for seat in range(state.players)}
    tiles = any(at < REMOVED and at not in places for at in state.tile_at)
    if any(any(counts[state.players :]) for counts in used) or max(owners) >= state.players or tiles:
        yield "a seat that is not in the game owns something"


@TURN.row("start player", "seat")
def _start_player(config: Config, state: Any) -> Iterator[str]:
    """SD-0.3: in the phases that are the start player's, the start player decides."""
    if Phase(state.phase).row.by_start_player and state.active != state.start_player:
        yield f"in phase {Phase(state.phase).text} the start player decides"


@TURN.row("first foreman", "start_player")
def _first_foreman(config: Config, state: Any) -> Iterator[str]:
    """SD-2.12: until the end of the first mining the start player is whom option `first_foreman` names, if anybody."""
    first = state.params.first_seat
    early = state.phase in SETTING_UP or is_mining(state) or state.phase in (Phase.ACCIDENT, *AFTER_WINNING)
    if state.round_number == 1 and early and first != EMPTY and state.start_player != first:
        yield f"by the option it is seat {first} in round 1"


@TURN.row("set-up", "phase")
def _setting_up(config: Config, state: Any) -> Iterator[str]:
    """SD-2.2, SD-2.12 to SD-2.16: in round 1, before the first action, no seat has anything that must be earned."""
    if state.phase not in SETTING_UP:
        return
    owned = [*map(sum, state.crystals), *state.big, *state.small, *state.section, *state.tears]
    placed = len(state.token_at) - state.token_at.count(EMPTY)
    if state.round_number != 1:
        yield "the first target is chosen in round 1, and the draft comes right after it"
    elif any(owned) or max(state.gadget_owner) >= 0 or placed or any(state.blocked) or any(map(any, state.discards)):
        yield f"in phase {Phase(state.phase).text} nothing has been won, bought, built or discarded yet"


@TURN.row("rounds", "round")
def _rounds(config: Config, state: Any) -> Iterator[str]:
    """SD-18.2, SD-18.3: every round takes a tile that can be mined off the map, or blockades it.

    So there have been at most as many rounds as such tiles are spent, this one included once its mining is completed.
    """
    kinds = zip(state.params.tile_kind, state.tile_at[: state.params.tiles], strict=False)
    places = [at for kind, at in kinds if kind != Kind.MONSTER]
    spent = sum(at < 0 or bool(state.blocked[at]) for at in places)
    if state.round_number > len(places):
        yield f"{state.round_number}, a game has {len(places)} rounds at most"
    elif state.round_number - 1 + _has_mined(state) > spent:
        yield f"{state.round_number}, but only {spent} tiles have been mined, blockaded or broken through"


def _has_mined(state: Any) -> bool:
    """Whether the mining of this round is known to be over."""
    fighting = state.phase in FIGHTING or (state.phase in EITHER and state.monster != EMPTY)
    over = state.ending in (Ending.FRAMES, Ending.NOTHING_LEFT)
    return fighting or over or state.phase in (Phase.BREAKTHROUGH, *AFTER_WINNING)


@TURN.row("Alarm", "accidents.alarm")
def _round_marks(config: Config, state: Any) -> Iterator[Breach]:
    """SD-6.12, SD-6.23: Alarm cards and rebuilt decks last until the accidents are over."""
    later = state.phase in (Phase.TARGET, Phase.ENTRY, Phase.BREAKTHROUGH, *AFTER_WINNING, *FIGHTING)
    if later or (state.phase in EITHER and state.monster != EMPTY) or state.phase == Phase.START_TILE:
        if state.alarm_count:
            yield Breach("accidents.alarm", f"no card waits there in phase {Phase(state.phase).text}")
        if state.rebuilt:
            yield Breach("rebuilt", f"is forgotten in phase {Phase(state.phase).text}")


# ---- the end ----


@TURN.row("ending", "ending")
def _ending(config: Config, state: Any) -> Iterator[str]:
    """SD-10.1 to SD-10.7: the game ended for the reason that is given."""
    left = state.players - sum(state.eliminated)
    if state.ending == Ending.CHIPS and state.chips_left:
        yield f"{state.chips_left} chips of 300 million are left on the board"
    if state.ending not in (Ending.CHIPS, Ending.NOT_OVER) and not state.chips_left:
        yield "no 300 million chip is left on the board, which ended the game"
    if state.ending == Ending.FRAMES and (_framed(state) or any(state.section)):
        yield "framed squares carry tiles, or tiles lie in sections, which are cleared before"
    if state.ending == Ending.NOTHING_LEFT and _minable(state):
        yield "there are tiles left to mine, or to break through to"
    if (state.ending == Ending.SURVIVOR) != bool(state.over and left == 1):
        yield f"{left} players are left"


def _framed(state: Any) -> bool:
    return any(framed and tile != EMPTY for framed, tile in zip(state.params.framed, state.tile_on, strict=True))


def _minable(state: Any) -> bool:
    """SD-10.6: whether there is a minable tile, or any that is not blockaded, if breakthroughs are played."""
    there = [tile != EMPTY and not blocked for tile, blocked in zip(state.tile_on, state.blocked, strict=True)]
    return any(
        free and (state.params.breakthrough or near) for free, near in zip(there, state.facts.exposed, strict=True)
    )
