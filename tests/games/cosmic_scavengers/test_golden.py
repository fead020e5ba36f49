"""Golden playthroughs: short games as readable text, and one number for the behaviour of many.

`python -m tests.games.cosmic_scavengers.test_golden` writes the files anew after a wanted change of behaviour.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from starlode.games.cosmic_scavengers.game import GAME
from starlode.match import Match
from starlode.testing.modes import signature

FOLDER = Path(__file__).with_name("golden")
GAMES: dict[str, dict[str, Any]] = {
    "two-players": {"players": 2, "seed": 11, "round_limit": 3, "restarts": 0},
    "three-players": {"players": 3, "seed": 12, "round_limit": 2, "restarts": 1},
    "four-players-simple": {"players": 4, "seed": 13, "round_limit": 2, "simple_bookkeeping": True},
}
SIGNATURES = {2: "1279bec9", 3: "db380613", 4: "43b140e0"}


def playthrough(name: str) -> str:
    """A random game with all that it causes."""
    match, chance = Match("cosmic-scavengers", **GAMES[name]), Random(1)
    lines = [f"{key} {value}" for key, value in match.options.items()]
    lines += ["", *match.spectator.view()["ship"], "", "market: " + " ".join(match.position()["position"]["market"])]
    while not match.over:
        seat = chance.choice(match.acting)
        match.play(chance.choice(match.legal(seat)), seat)
        lines += ["", f"> {match.moves[-1]}", *match.log(len(match.decisions))]
    assert match.outcome is not None
    lines += ["", match.outcome.reason]
    lines += [f"{result.name}: {result.points} points, rank {result.rank}" for result in match.outcome.results]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.interpreted
def test_playthroughs_are_as_written_down(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_behaviour_has_not_changed(players: int) -> None:
    assert f"{signature(GAME, {'players': players}, 3):08x}" == SIGNATURES[players], "change Game.version too"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in GAMES:
        (FOLDER / f"{each}.txt").write_text(playthrough(each), "utf-8")
    print({players: f"{signature(GAME, {'players': players}, 3):08x}" for players in (2, 3, 4)})
