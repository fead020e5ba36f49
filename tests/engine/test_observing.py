"""Every number of an observation has a name, and the name says what it is."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from starlode.engine.authoring.game import Game
from starlode.engine.running.referee import Referee
from starlode.engine.state.records import block_of
from starlode.games import all_games, load_game
from starlode.match import Match
from tests.example import GAME

pytestmark = pytest.mark.interpreted

GAMES = [GAME, *(load_game(info) for info in all_games().values())]

SEAT = 1  # whose observation is looked at: not the first, so that seats are seen to be counted from the viewer
Change = tuple[str, Any, int, set[str]]  # a field, the place in it, its new value, and the names that tell of it

CHANGES: dict[str, list[Change]] = {
    "ore-rush": [
        ("shaft", 2, 5, {"shaft.gold"}),
        ("shaft", 3, 1, {"shaft.rockfall"}),
        ("cart", 1, 4, {"cart.silver"}),
        ("camp", (1, 0), 3, {"camp.0.copper"}),
        ("camp", (0, 2), 3, {"camp.2.gold"}),
    ],
    "cave-in": [
        ("round_number", (), 9, {"round"}),
        ("cave_ins", (), 3, {"cave-ins", "cave-ins-left"}),
        ("idle_rounds", (), 2, {"idle-rounds"}),
        ("stack_left", 3, 9, {"cards-left.4"}),
        ("crystal_left", 0, 9, {"crystals-left.1"}),
        ("artifact_left", 1, 9, {"artifacts-left.b"}),
        ("hand_count", 2, 9, {"seat.1.hand-size"}),
        ("pile_count", 0, 9, {"seat.2.pile-size"}),
        ("subjugated_count", 1, 9, {"seat.0.subjugated-size"}),
        ("normal", (), 2, {"turn.normal-actions"}),
        ("artifact_cut", (), 3, {"turn.artifact-discount"}),
        ("picks", (), 3, {"turn.picks"}),
        ("target", (), 3, {"turn.target"}),
        ("colour", (), 3, {"turn.colour"}),
        ("used", 2, 1, {"used.collect"}),
    ],
    "cosmic-scavengers": [
        ("round_number", (), 3, {"round", "rounds-left", "first-seat"}),
        ("allowance", (), 3, {"allowance"}),
        ("pool", 5, 7, {"pool.void"}),
        ("supply", 0, 7, {"supply.precious"}),
        ("fresh", (2, 1), 4, {"seat.1.fresh.electrical"}),
        ("store", (1, 4), 4, {"seat.0.store.organic"}),
        ("owed", 6, 4, {"owed.wild"}),
        ("paid", 3, 4, {"paid.chemical"}),
        ("last_wild", (), 4, {"last-wild"}),
        ("agreed", (), 2, {"agreed"}),
        ("icons", (1, 2, 9), 5, {"seat.0.program.slot.2.icon.priority"}),
        ("waiting", 1, 30, {"seat.0.program.waiting"}),
        ("designation", 1, 1, {"seat.0.program.designation.sq-e"}),
    ],
    "stella-digger": [
        ("round_number", (), 9, {"round"}),
        ("chips_left", (), 3, {"chips-left"}),
        ("alarm_count", (), 2, {"alarm"}),
        ("stock", 3, 9, {"stock.purple"}),
        ("deck_count", 1, 3, {"deck.deck-2.size"}),
        ("deck_colours", (2, 1), 9, {"deck.deck-3.holds.blue"}),
        ("aimed", 20, 1, {"place.20.aimed"}),
        ("blocked", 20, 1, {"place.20.blocked"}),
        ("big", 2, 3, {"seat.1.big-chips"}),
        ("tears", 0, 3, {"seat.2.tears"}),
        ("eliminated", 1, 1, {"seat.0.eliminated"}),
        ("crystals", (2, 2), 5, {"seat.1.crystals.green"}),
        ("used", (0, 2), 1, {"seat.2.used.refining-capsule"}),
        ("owed", (), 4, {"choice.owed"}),
        ("target", (), 7, {"choice.target"}),
        ("monster", (), 7, {"choice.monster"}),
    ],
}


def seen(match: Match, state: Any) -> np.ndarray[Any, Any]:
    return Referee(match.game, match.config).observation(block_of(state), 0, SEAT)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)
def test_every_number_of_an_observation_has_a_name_of_its_own(game: Game) -> None:
    names = game.observation_names()
    assert len(names) == len(set(names)) == game.observation


@pytest.mark.parametrize(
    ("game", "change"),
    [(game, change) for game in GAMES for change in CHANGES[game.info.name]],
    ids=lambda value: value.info.name if isinstance(value, Game) else f"{value[0]}-{value[1]}",
)
def test_a_name_belongs_to_the_number_that_tells_of_it(game: Game, change: Change) -> None:
    field, place, value, expected = change
    match = Match(game, players=3, seed=4)
    before, state = seen(match, match.state), match.state
    if place == ():
        state[field] = value
    else:
        state[field][place] = value
    different = np.flatnonzero(seen(match, state) != before)
    assert {game.observation_names()[number] for number in different.tolist()} == expected
