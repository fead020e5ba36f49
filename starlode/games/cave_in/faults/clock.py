"""Who plays, by which options, and how far the game has come: rounds, idle rounds and cave-ins fit each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress
from typing import Any

from starlode.engine.authoring.invariants import Breach, Rows
from starlode.engine.declarations.config import Config
from starlode.games.cave_in.decisions import Phase, Source
from starlode.games.cave_in.faults.facts import (
    BEFORE_ACTIONS,
    COLLECTING,
    amount,
    emptied_stacks,
    gone,
    leaders,
    played,
    raised,
    turns_before,
)
from starlode.games.cave_in.things import (
    EMPTY,
    EXTRA_MINES,
    IN_PLAY,
    LEVELS,
    MOST_ROUNDS,
    SKILLS_IN_TURN,
    NormalAction,
    Skill,
)

CLOCK = Rows()
# Abilities that may take something from the board before the first action of a turn.
EMPTYING = [
    phase.row.ability
    for phase in BEFORE_ACTIONS
    if phase.row.ability is not None and phase.row.source in (Source.DOCKS, Source.MINE)
]
# Fields that hold seats, with the keys they are written under.
SEATED = {
    "active": "turn.seat",
    "start_player": "turn.start_player",
    "crystal_at": "seats[n].pile",
    "totem": "seats[n].totems",
    "artifact_at": "seats[n].artifacts",
    "half_owner": "seats[n].artifacts",
    "raided": "turn.raided",
}


@CLOCK.row("seats", "turn.seat", vital=True)
def _seats(config: Config, state: Any) -> Iterator[Breach]:
    """Whatever belongs to a seat belongs to one that plays."""
    for name, place in SEATED.items():
        held = getattr(state, name)
        if (most := max(held) if isinstance(held, tuple) else held) >= state.players:
            yield Breach(place, f"{name} holds {most}, but there are only {state.players} players")


@CLOCK.row("who acts", "turn.seat")
def _acting(config: Config, state: Any) -> Iterator[str | Breach]:
    """CI-3.3: only the active seat decides, until the game is over."""
    if bool(state.over) != (state.phase == Phase.OVER):
        yield Breach("turn.phase", f"over is {state.over} in phase {Phase(state.phase).text}")
    asked = 0 if state.over else 1 << state.active
    if state.acting != asked:
        yield f"the seats that act are {state.acting:b} in binary, not {asked:b}: only the active seat decides"
    if state.over and state.active != state.start_player:
        yield f"{state.active}, but a game is over when the Start Player would come next"


@CLOCK.row("collapse", "cave_ins")
def _collapse(config: Config, state: Any) -> Iterator[str | Breach]:
    """CI-9.5, CI-9.7: the game is over at the end of the round in which the mine collapsed, and not before."""
    limit = state.params.collapse[state.players]
    if state.over and state.cave_ins < limit:
        yield Breach("turn.phase", f"over, but {state.players} players end the game at {limit} cave_ins")
    before = state.cave_ins - _this_round(state)
    if not state.over and before >= limit:
        yield f"{state.cave_ins}, but {state.players} players end the game at {limit} before a new round begins"


@CLOCK.row("factions", "factions")
def _factions(config: Config, state: Any) -> Iterator[str]:
    """CI-2.4, CI-2.5: four factions are in play; those that the option names, if it names some."""
    if sum(state.in_play) != IN_PLAY:
        yield f"{sum(state.in_play)} factions are in play, not {IN_PLAY}"
    elif any(state.params.fixed_factions) and state.in_play != state.params.fixed_factions:
        wanted = compress(config.components.faction_ids, state.params.fixed_factions)
        yield f"the option factions says {', '.join(wanted)}"


@CLOCK.row("Start Player", "turn.start_player")
def _start_player(config: Config, state: Any) -> Iterator[str]:
    """CI-2.13: the Start Player is the one that the option names, if it names one."""
    if state.params.first_seat not in (EMPTY, state.start_player):
        yield f"{state.start_player}, the option start_player says {state.params.first_seat}"


# ---- rounds ----


def rounds_done(state: Any) -> int:
    """Rounds that have been settled."""
    return int(state.round_number - 1 + state.over)


@CLOCK.row("idle rounds", "idle_rounds")
def _idle(config: Config, state: Any) -> Iterator[str]:
    """CI-9.9: the count of idle rounds starts again when it moves the token, and no more were idle than were played."""
    limit = state.params.idle_limit
    if state.idle_rounds >= limit:
        yield f"{state.idle_rounds}, the count starts again at {limit}"
    elif state.idle_rounds > rounds_done(state):
        yield f"{state.idle_rounds}, but only {rounds_done(state)} rounds have been played"


@CLOCK.row("rounds", "turn.round")
def _rounds(config: Config, state: Any) -> Iterator[str]:
    """CI-9.9: no more rounds have been played than what left the board, and idle rounds between, can account for."""
    limit, busy = state.params.idle_limit, gone(state)
    settled = max(0, state.cave_ins - emptied_stacks(state))
    most = busy + (busy + 1) * (limit - 1) + settled * limit
    if rounds_done(state) > most:
        yield f"{state.round_number}, but {busy} things have left the board, which is enough for {most} rounds"


@CLOCK.row("busy", "busy")
def _busy(config: Config, state: Any) -> Iterator[str]:
    """CI-9.9: a round is busy once a card, Crystal or Artifact has left the board in it, and not before."""
    if state.over and state.busy:
        yield "true, but no round is being played any more"
    if was_busy(state) and not state.busy:
        yield "false, but something has left the board this turn"
    began = state.phase in BEFORE_ACTIONS and not turns_before(state)
    if began and state.busy and not any(state.activated[ability] for ability in EMPTYING):
        yield "true, but the round has only begun"


def was_busy(state: Any) -> bool:
    """Whether this turn shows that something has left the board."""
    taken = sum(state.used) - state.used[NormalAction.SKILL]
    unfinished = state.phase in (Phase.RECRUIT_PAY, Phase.MINE_PAY, *COLLECTING)
    return taken > unfinished or state.phase in (Phase.PROP, Phase.SCRABBER_TAKE)


# ---- cave-ins ----


def most_cave_ins(state: Any) -> int:
    """How often the token may have moved but for settling: Crystals that were mined, stacks that ran out."""
    marked = zip(state.crystal_at, state.params.crystal_cave_in, strict=True)
    empty = sum(left == 0 for left in (*state.artifact_left, *state.stack_left, *state.crystal_left))
    return int(empty + sum(at >= 0 and bool(symbol) for at, symbol in marked))


@CLOCK.row("cave-ins", "cave_ins")
def _cave_ins(config: Config, state: Any) -> Iterator[str]:
    """CI-4.33, CI-4.46, CI-8.7, CI-9.9: the token has moved for every stack that ran out.

    It has not moved more often than for these, for the Cave-In symbols in piles and for settling.
    """
    least = emptied_stacks(state)
    if state.cave_ins < least:
        yield f"{state.cave_ins}, but {least} stacks have run out"
    settled = max(0, rounds_done(state) - state.idle_rounds) // state.params.idle_limit
    most = most_cave_ins(state) + settled
    if state.cave_ins > most and state.round_number < MOST_ROUNDS:
        yield f"{state.cave_ins}, but stacks, piles and {rounds_done(state)} rounds account for {most} at most"


def _this_round(state: Any) -> int:
    """How often the token may have moved in this round."""
    before = turns_before(state) * int(state.params.normal_actions + SKILLS_IN_TURN * EXTRA_MINES + 2 * LEVELS)
    if state.phase in BEFORE_ACTIONS or state.over:
        return before
    extra = amount(state, played(state), Skill.DROLLO) + raised(state, "extra_mine") - state.extra_mine
    extra += max([amount(state, [kind], Skill.DROLLO) for kind in leaders(state)], default=0)
    actions = int(state.used[NormalAction.MINE] + state.used[NormalAction.COLLECT]) + max(0, extra)
    unfinished = state.phase in (Phase.MINE_PAY, Phase.PROP, *COLLECTING)
    return int(before + max(0, actions - unfinished))
