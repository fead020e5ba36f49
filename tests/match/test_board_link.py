"""Links to the analysis board: what a page is given of a position, and which positions it is not given."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, urlsafe_b64decode
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from starlode.engine.boundary.errors import InvalidOption, InvalidPosition
from starlode.games import load_game
from starlode.match import Match
from starlode.match.board_link import RAW, layout_check, link_of, sound_match

ROOT = Path(__file__).parents[2]
GAMES = ("cave-in", "cosmic-scavengers", "stella-digger")


def unfolded(link: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(zlib.decompress(urlsafe_b64decode(link + "=" * (-len(link) % 4)), RAW))
    return found


def begun(game: str) -> Match:
    match = Match(game, players=3, seed=5, names=["Änne", "Bob", "Cleo"])
    for _ in range(20):
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_link_holds_the_state_the_text_and_both_checks(game: str) -> None:
    match = begun(game)
    link = link_of(sound_match(match.position()))
    assert set(link) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    packed = unfolded(link)
    state = b64decode(packed["p"]["b"])
    again = Match.from_position(packed["p"]["w"])
    assert again.position() == match.position()
    assert state == np.asarray(again.state).tobytes()
    assert (packed["p"]["c"], packed["p"]["l"]) == (zlib.crc32(state), layout_check(match.game))
    assert (packed["g"], packed["s"], packed["m"]) == (game, [["Änne"], ["Bob"], ["Cleo"]], [])
    assert bytes(packed["k"]) == np.asarray(match.state.key, "<u4").tobytes()


def test_games_are_laid_out_differently() -> None:
    assert len({layout_check(load_game(game)) for game in GAMES}) == len(GAMES)


def test_a_broken_position_gets_no_link() -> None:
    position = begun("cave-in").position()
    position["position"]["docks"]["1"][0] = "hydran-nobody"
    with pytest.raises(InvalidPosition, match="docks"):
        sound_match(position)


def test_cards_of_ones_own_get_no_link() -> None:
    file = ROOT / "starlode/games/cave_in/components.toml"
    match = Match("cave-in", seed=1, components=file)
    with pytest.raises(InvalidOption, match="as they are printed"):
        link_of(match)
