"""Section 14: what is imagined never contradicts what was seen, and comes up as often as it should."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starlode.engine.running import single
from starlode.engine.state.records import duplicate
from starlode.games.stella_digger.components import OWN_FILE
from starlode.games.stella_digger.things import COLOURS, HAD_LEAST, PAST, POOLS
from starlode.match import Match
from tests.games.odds import deviation
from tests.games.stella_digger.observer import Observer, hands_of
from tests.games.stella_digger.table import play, seat, table, truth

BACKS = ("coloured", "plain")
CONDITIONS = ("two-or-more", "any")
CARDS_MOVE = ("mine", "refill", "play", "discard", "stop", "draw", "target", "from")


def small_box(folder: Path) -> Path:
    """A box of 24 drill cards and a hand limit of 2: few worlds, and decks that are rebuilt every few rounds."""
    copies = iter((2, 2, 1, 1) * COLOURS)
    text = re.sub("copies = 3", lambda _: f"copies = {next(copies)}", OWN_FILE.read_text("utf-8"))
    text = text.replace("hand_limit = 4 ", "hand_limit = 2 ").replace("drone_hand = 1 ", "drone_hand = 0 ")
    file = folder / "components.toml"
    file.write_text(text, "utf-8")
    return file


def step(match: Match, chance: Random) -> None:
    """A random move, of cards if there is one; hands are seldom emptied, so that old cards stay in them."""
    moves = match.legal()
    if "stop" in moves and chance.random() < 0.8:
        match.play("stop")
    elif "refill" in moves and match.state.hand_count[match.acting[0]] == 1:
        match.play("refill")
    else:
        match.play(chance.choice([move for move in moves if move.split()[0] in CARDS_MOVE] or moves))


def imagined(match: Match, viewer: int, seed: int) -> Any:
    """A position that looks the same to a seat."""
    world = duplicate(match.state)
    single.imagine(match.config.params, world, viewer, seed, 1)
    return world


def imagined_hands(match: Match, viewer: int, count: int) -> Counter[Any]:
    """What other hands hold in so many imagined positions."""
    return Counter(hands_of(imagined(match, viewer, seed), viewer, match.players) for seed in range(1000, 1000 + count))


# ---- odds ----


@pytest.mark.clause("SD-14.1", "SD-14.2", "SD-14.3")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("condition", CONDITIONS)
@pytest.mark.parametrize("backs", BACKS)
def test_imagined_hands_have_the_odds_of_what_was_seen(
    backs: str, condition: str, players: int, tmp_path: Path
) -> None:
    """Against brute force, in a game in which decks are rebuilt, cards of several decks are held, accidents strike."""
    options: dict[str, Any] = {"drill_backs": backs, "accident_condition": condition, "players": players}
    match = Match("stella-digger", seed=players, components=small_box(tmp_path), **options)
    chance, viewer, compared = Random(players), players - 3, 0
    observer = Observer(match, viewer)
    while not match.over and compared < 6:
        step(match, chance)
        observer.watch()
        if len(observer.worlds) > 1 and match.state.pools.any() and chance.random() < 0.2:
            found = imagined_hands(match, viewer, 1000)
            assert set(found) <= set(observer.worlds)
            assert deviation(observer.worlds, found) < 3.5
            compared += 1
    assert compared > 1, "too little was to be known"


@pytest.mark.clause("SD-14.4")
def test_a_card_that_may_be_old_or_new_is_weighed() -> None:
    """Seat 1 surely held red-3 when the decks were dealt, drew a red card, and plays red-3: which one was it?

    If the new one is a red-3 too it may have been either: two ways, as for red-1, of which there are two cards.
    """
    match = table(
        {},
        {"hand": ["red-3", "red-2"]},
        players=2,
        outside=["red-3"],
        decks={"deck-1": {"cards": ["red-1", "red-1", "red-3", "red-4", "blue-1"]}, "deck-2": 0, "deck-3": 0},
    )
    play(match, "pass", "mine red-3")
    found = Counter(int(imagined(match, 0, seed).hand[1].argmax()) for seed in range(3000))
    assert [round(found[card] / 500) for card in range(4)] == [2, 1, 2, 1]


# ---- nothing that was seen is contradicted ----


@pytest.mark.clause("SD-14.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_never_contradicted(players: int) -> None:
    """With coloured backs, colour by colour; from the first card to the last."""
    match, chance = Match("stella-digger", seed=players, players=players), Random(players)
    viewers = (-1, 0, players - 1)
    observers = [Observer(match, viewer, colour) for viewer in viewers for colour in range(COLOURS)]
    while not match.over:
        step(match, chance)
        for observer in observers:
            observer.watch()
        if chance.random() < 0.1:
            for viewer in viewers:
                world = imagined(match, viewer, match.ply)
                for observer in observers:
                    assert observer.viewer != viewer or observer.allows(world)


@pytest.mark.clause("SD-14.4", "SD-6.8")
def test_a_card_that_all_know_stays_known_when_decks_are_rebuilt_again() -> None:
    """Seat 1 held the only blue card in no deck, so everybody knows it, whatever it draws and however decks change."""
    match = table(
        {"hand": ["green-1"]},
        {"hand": ["blue-3"]},
        {"hand": ["red-1"]},
        players=3,
        outside=["green-1", "blue-3", "red-1"],
        decks={"deck-1": {"cards": ["blue-1"]}, "deck-2": {"cards": ["blue-2"]}, "deck-3": 0},
    )
    play(match, "refill", "stop")
    while truth(match)["seat"] == 0:
        match.play(next(move for move in match.legal() if move.startswith("draw")))
    assert match.state.hand_colours[0, 1] >= 2  # with seat 1's there were three blue cards in hands by then
    for viewer in (-1, 0, 2):
        assert all(imagined(match, viewer, number).hand[1, 6] == 1 for number in range(50))


@pytest.mark.clause("SD-14.1")
def test_a_seat_remembers_which_of_its_cards_it_drew() -> None:
    """Two cards were in no deck. One was seat 0's red-3, so seat 1 holds the red-2, though seat 0 has drawn one too."""
    past = {
        "pools": {"red": [["red-2", "red-3"], ["red-2", "red-4"]]},
        "entries": [{"seat": 0, "drew": "red-2", "pool": 1}],
    }
    match = table(
        {"hand": ["red-2", "red-3"]},
        {"hand": ["red-2"]},
        players=2,
        outside=["red-2", "red-3"],
        past=past,
        decks={"deck-1": {"cards": ["red-4"]}, "deck-2": 0, "deck-3": 0},
    )
    assert truth(match)["past"] == past
    assert all(imagined(match, 0, number).hand[1, 1] == 1 for number in range(50))
    spectator = Counter(int(imagined(match, -1, number).hand[1].argmax()) for number in range(50))
    assert set(spectator) == {1, 2}


@pytest.mark.clause("SD-14.1", "SD-6.14")
def test_what_a_hand_was_spared_from_holds_for_the_cards_it_then_had() -> None:
    """Spared twice, seat 1 has at most one red and one blue card of then; the card it draws can be only one of both."""
    match = table(
        {},
        {"hand": ["red-1", "blue-1", "green-1"], "known": {"red": {"most": 1}, "blue": {"most": 1}}},
        players=2,
        options={"drill_backs": "plain"},
    )
    play(match, "pass", "refill", "stop", "draw deck-1")
    assert match.view(0)["seats"][1]["known"] == {
        "red": {"least": 0, "most": 2},
        "blue": {"least": 0, "most": 2},
    }
    hands = [imagined(match, 0, number).hand[1].reshape(COLOURS, -1).sum(1) for number in range(300)]
    assert {min(2, int(hand[0])) + min(2, int(hand[1])) for hand in hands} == {0, 1, 2, 3}


# ---- forgetting ----


@pytest.mark.clause("SD-14.4")
def test_after_very_many_reconstructions_the_oldest_one_is_forgotten() -> None:
    """Seats 0 and 1 have each kept a card since; four cards came and went, each from decks of its own."""
    turns = [({"seat": 0, "drew": f"blue-{n}", "pool": n}, {"seat": 0, "left": f"blue-{n}"}) for n in range(1, 5)]
    match = table(
        {"hand": ["red-1"]},
        {"hand": ["red-2"]},
        players=2,
        options={"drill_backs": "plain"},
        outside=["red-1", "red-2", "blue-4"],
        past={
            "pools": {"all": [["red-1", "red-2"], *([f"blue-{n}"] for n in range(1, 5)), ["green-1"]]},
            "entries": [entry for turn in turns for entry in turn],
        },
        decks={"deck-1": {"cards": ["green-1"]}, "deck-2": 0, "deck-3": 0},
    )
    assert match.state.pools[0] == POOLS
    play(match, "refill", "stop")
    past = truth(match)["past"]
    assert match.state.pools[0] == POOLS
    assert past["pools"]["all"][:3] == [["red-1", "red-2", "blue-1"], ["blue-2"], ["blue-3"]]
    assert past["entries"][:2] == [{"seat": 0, "left": "blue-1"}, {"seat": 0, "drew": "blue-2", "pool": 1}]
    assert not match.game.faults(match.config, match.state)


@pytest.mark.clause("SD-14.4")
def test_a_full_memory_lets_go_of_what_was_before_the_last_reconstruction() -> None:
    told = {"seat": 1, "colour": "red", "least": 0}
    hand = ["red-1", "red-2", "red-3"]
    match = table(
        {},
        {"hand": hand},
        players=2,
        options={"drill_backs": "plain"},
        outside=["red-1", "red-2"],
        past={
            "pools": {"all": [["red-1", "blue-1"], ["red-2"], ["red-3", "green-1", "green-2"]]},
            "entries": [
                {"seat": 1, "left": "blue-1"},
                {"seat": 1, "drew": "red-2", "pool": 1},
                *[told] * (PAST - 3),
                {"seat": 1, "drew": "red-3", "pool": 2},
            ],
        },
        decks={"deck-1": {"cards": ["green-1", "green-2"]}, "deck-2": 0, "deck-3": 0},
    )
    assert match.state.past_count == PAST
    play(match, "pass", "mine red-2")
    past = truth(match)["past"]
    assert past["pools"] == {"all": [["red-1", "red-2"], ["red-3", "green-1", "green-2"]]}
    assert past["entries"][-2:] == [{"seat": 1, "drew": "red-3", "pool": 1}, {"seat": 1, "left": "red-2"}]
    assert (match.state.past_what[: match.state.past_count - 2] >= HAD_LEAST).all()
    assert not match.game.faults(match.config, match.state)
    assert seat(match, 1)["hand"] == ["red-1", "red-3"]
