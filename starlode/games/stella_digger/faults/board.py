"""The board and the players: accident cards, chips, crystals, sections, Large Drills and Red Tears."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starlode.engine.authoring.invariants import Breach, Rows
from starlode.engine.declarations.config import Config
from starlode.games.stella_digger.decisions import Phase
from starlode.games.stella_digger.faults.phases import AFTER_WINNING
from starlode.games.stella_digger.things import (
    ACCIDENTS,
    ALARM,
    DRONES,
    EMPTY,
    IN_SECTION,
    REMOVED,
    SAFETY,
    WON,
    Colour,
    Ending,
    Kind,
)

BOARD = Rows()


@BOARD.row("accident cards", "accidents")
def _accidents(config: Config, state: Any) -> Iterator[Breach]:
    """SD-2.6, SD-6.13, SD-18.6: one card is safe, and the Alarm is a series without gaps."""
    alarm = sorted(at - ALARM for at in state.accident_at if at >= ALARM)
    if alarm != list(range(state.alarm_count)):
        yield Breach("accidents.alarm", "the Alarm is miscounted")
    if state.accident_at.count(SAFETY) != 1 or len(alarm) >= ACCIDENTS:
        yield Breach("accidents.safety", "there must be exactly one Safety card")
    if state.phase == Phase.ACCIDENT and not alarm:
        yield Breach("accidents.alarm", "there is no accident to resolve")


@BOARD.row("chips", "chips.board")
def _chips(config: Config, state: Any) -> Iterator[Breach]:
    """SD-8.6, SD-10.1, SD-18.6: 300 million chips are on the board, with players, on blockades or gone."""
    total = state.chips_left + state.chips_gone + sum(state.big) + sum(state.blocked)
    if total != state.params.chip_stock:
        reason = f"{total} chips of 300 million in all, the game has {state.params.chip_stock}"
        yield Breach("chips.board", reason)
    if state.chips_left == 0 and not state.over:
        yield Breach("chips.board", "no 300 million chip is left on the board, so the game would be over")
    if state.chips_gone > _removable(state):
        yield Breach("chips.gone", f"{state.chips_gone}, more than breakthroughs and eliminations took")
    for seat in range(state.players):
        if state.chips_left and state.small[seat] >= state.params.chips_per_big:
            reason = f"{state.params.chips_per_big} chips of 100 million would have been exchanged"
            yield Breach(f"seats[{seat}].chips_100", reason)


def _removable(state: Any) -> int:
    """SD-9.32, SD-12.7: as many as tiles can have been broken through, or any number once a player was eliminated."""
    if any(state.eliminated):
        return int(state.params.chip_stock)
    tiles = zip(state.params.tile_kind, state.tile_at[: state.params.tiles], strict=False)
    return sum(at == REMOVED and kind != Kind.MONSTER for kind, at in tiles) if state.params.breakthrough else 0


@BOARD.row("crystals", "seats[n].crystals")
def _crystals(config: Config, state: Any) -> Iterator[Breach]:
    """SD-7.24, SD-18.6: every crystal is somewhere, and no player keeps more than the limit."""
    for colour, counts in enumerate(zip(state.stock, *state.crystals, strict=True)):
        if sum(counts) != state.params.crystal_stock:
            reason = f"{sum(counts)} {Colour(colour).text} crystals in all, the game has {state.params.crystal_stock}"
            yield Breach("stock", reason)
    if state.phase not in (*AFTER_WINNING, Phase.OVER):
        for seat in range(state.players):
            count, limit = sum(state.crystals[seat]), state.facts.crystal_limit[seat]
            if count > limit:
                yield Breach(f"seats[{seat}].crystals", f"seat {seat} has {count} crystals, the limit is {limit}")


@BOARD.each_seat("sections", "seats[n].section")
def _sections(config: Config, state: Any, seat: int) -> Iterator[str]:
    """SD-8.1, SD-8.9: a section with two tiles is paid and cleared at once."""
    if state.tile_at.count(IN_SECTION - seat) != state.section[seat]:
        yield f"the section of seat {seat} is miscounted"
    if state.section[seat] >= state.params.check_tiles and seat != state.winner:
        yield f"the section of seat {seat} has {state.section[seat]} tiles, they would have been paid"


@BOARD.each_seat("gadgets", "seats[n].gadgets")
def _gadgets(config: Config, state: Any, seat: int) -> Iterator[str]:
    """SD-5.14: Support Drones are counted."""
    if state.gadget_owner[DRONES].count(seat) != state.drones[seat]:
        yield f"the Support Drones of seat {seat} are miscounted"


@BOARD.each_seat("dealt Large Drills", "seats[n].large_drills")
def _tokens(config: Config, state: Any, seat: int) -> Iterator[str]:
    """SD-2.9: no player has more Large Drills, placed or not, than were dealt to each."""
    count, most = state.token_owner.count(seat), state.params.tokens_each[state.players]
    if count > most:
        yield f"{count} with those on the map, {most} were dealt to each"


# ---- Red Tears ----


@BOARD.each_seat("Red Tears", "seats[n].tears")
def _tears(config: Config, state: Any, seat: int) -> Iterator[str]:
    """SD-12.1, SD-12.4, SD-12.10: with the advanced rules, who has as many Red Tears as there are players is out.

    Only the last survivor may have been spared. Without them there are no Red Tears.
    """
    tears = state.tears[seat]
    if not state.params.advanced and (tears or state.eliminated[seat]):
        yield "Red Tears belong to the advanced rules"
    elif tears > state.players or (state.eliminated[seat] and tears < state.players):
        yield f"seat {seat} is eliminated by {state.players} Red Tears, not by {tears}"
    elif tears == state.players and not state.eliminated[seat] and state.ending != Ending.SURVIVOR:
        yield f"seat {seat} has {tears} Red Tears and would be eliminated"


@BOARD.row("eliminated players", "seats[n].eliminated")
def _eliminated(config: Config, state: Any) -> Iterator[Breach]:
    """SD-12.4 to SD-12.9: an eliminated player owns nothing and does nothing, and one who is left alone has won."""
    for seat in (seat for seat in range(state.players) if state.eliminated[seat]):
        place = f"seats[{seat}].eliminated"
        if _owns_something(state, seat):
            yield Breach(place, f"seat {seat} is eliminated and owns nothing")
        if seat == state.start_player or (seat == state.active and not state.over):
            yield Breach(place, f"seat {seat} is eliminated and cannot act")
    if sum(state.eliminated) >= state.players - 1 and not state.over:
        last = max(seat for seat in range(state.players) if state.eliminated[seat])
        yield Breach(f"seats[{last}].eliminated", "only one player is left, so the game would be over")


def _owns_something(state: Any, seat: int) -> bool:
    owned = state.hand_count[seat], *state.crystals[seat], state.big[seat], state.small[seat], state.section[seat]
    unplaced = (seat, EMPTY) in zip(state.token_owner, state.token_at, strict=True)
    kept = seat in state.gadget_owner or WON - seat in state.tile_at or state.field[seat][0] != EMPTY
    return any(owned) or unplaced or kept or any(state.used[seat])
