"""Section 12 at the table: row by row who sees what, what a move tells the others, and what it does not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from starlode.match import Match
from tests.games.cave_in.table import WITH_BIOSS, WITH_WEEDLOCKS, hand, moves_of, phase, play, seen_by, table

Json = dict[str, Any]
EVERYBODY = {"owner", "other", "spectator"}
VIEWERS: dict[str, int | None] = {"owner": 0, "other": 1, "spectator": None}


def who_sees_the_difference(first: Match, second: Match) -> set[str]:
    """For whom two tables do not look alike."""
    return {name for name, seat in VIEWERS.items() if seen_by(first, seat).view() != seen_by(second, seat).view()}


def seat0(**zones: Any) -> Json:
    """A table of which only zones of seat 0 matter."""
    return {"seats": [zones]}


def build(given: Json, options: Json | None = None) -> Match:
    """A table from keyword arguments; seat 1 is to move, so that what seat 0 can do shows nowhere."""
    rest = {key: value for key, value in given.items() if key != "seats"}
    rest["turn"] = {"seat": 1} | rest.get("turn", {})
    return table(*given.get("seats", []), options=options, **rest)


A_CARD, ANOTHER = ["terron-driller"], ["hydran-frogtopus"]

# The rows of section 12: two tables that differ in one thing, and who may see the difference.
ROWS: dict[str, tuple[Json, Json, set[str]]] = {
    "docks": ({"docks": {"1": A_CARD}}, {"docks": {"1": ANOTHER}}, EVERYBODY),
    "mine": ({"mine": {"1": ["c1-blue-1"]}}, {"mine": {"1": ["c1-red-1"]}}, EVERYBODY),
    "cave-in counter": ({"cave_ins": 1}, {"cave_ins": 2}, EVERYBODY),
    "whose turn": ({"turn": {"seat": 0}}, {"turn": {"seat": 1}}, EVERYBODY),
    "actions left": ({"turn": {"normal_actions": ["mine"]}}, {"turn": {}}, EVERYBODY),
    "turn effects": ({"turn": {"effects": {"foremen": 1}}}, {"turn": {"effects": {"scrabbers": 1}}}, EVERYBODY),
    "idle rounds": ({"idle_rounds": 0}, {"idle_rounds": 1}, EVERYBODY),
    "top artifact": (
        {
            "artifacts": {
                "a": {"top": "artifact-01", "left": 4},
                "b": {"top": "artifact-02", "left": 4},
                "c": {"top": "artifact-03", "left": 4},
            }
        },
        {
            "artifacts": {
                "a": {"top": "artifact-01", "left": 4},
                "b": {"top": "artifact-02", "left": 4},
                "c": {"top": "artifact-04", "left": 4},
            }
        },
        EVERYBODY,
    ),
    "factions": ({"factions": WITH_BIOSS}, {"factions": WITH_WEEDLOCKS}, EVERYBODY),
    "totems": (seat0(totems=["terron"]), seat0(totems=["hydran"]), EVERYBODY),
    "supply": (seat0(totems=["terron"]), seat0(), EVERYBODY),
    "number of cards in a hand": (seat0(hand=A_CARD), seat0(hand=A_CARD * 2), EVERYBODY),
    "cards in a hand": (seat0(hand=A_CARD), seat0(hand=ANOTHER), {"owner"}),
    "order of a base": (seat0(base=A_CARD + ANOTHER), seat0(base=ANOTHER + A_CARD), EVERYBODY),
    "row": (
        {"turn": {"row": A_CARD, "normal_actions": ["mine"]}},
        {"turn": {"row": ANOTHER, "normal_actions": ["mine"]}},
        EVERYBODY,
    ),
    "half kept": (seat0(artifacts=["contract"]), seat0(artifacts=["scrap-ledger"]), EVERYBODY),
    "number of crystals in a pile": (seat0(pile=["c1-blue-1"]), seat0(pile=["c1-blue-1", "c1-blue-2"]), EVERYBODY),
    "crystals in a pile": (seat0(pile=["c1-blue-1"]), seat0(pile=["c1-red-3"]), {"owner"}),
    "number of subjugated cards": (seat0(subjugated=A_CARD), seat0(subjugated=A_CARD * 2), EVERYBODY),
    "subjugated cards": (seat0(subjugated=A_CARD), seat0(subjugated=ANOTHER), {"owner"}),
    "box": ({"box": A_CARD}, {"box": ANOTHER}, EVERYBODY),
}


@pytest.mark.parametrize(("first", "second", "seers"), ROWS.values(), ids=ROWS)
@pytest.mark.clause("CI-12.2")
def test_who_sees_what(first: Json, second: Json, seers: set[str]) -> None:
    """R-40 is among the rows: the number of Crystals is open, the Crystals are not."""
    assert who_sees_the_difference(build(first), build(second)) == seers


@pytest.mark.parametrize("row", ["cards in a hand", "crystals in a pile", "subjugated cards"])
@pytest.mark.clause("CI-12.2")
def test_open_piles_opens_piles_and_nothing_else(row: str) -> None:
    first, second, _ = ROWS[row]
    seers = who_sees_the_difference(build(first, {"open_piles": True}), build(second, {"open_piles": True}))
    assert seers == (EVERYBODY if row == "crystals in a pile" else {"owner"})


@pytest.mark.clause("CI-12.2")
def test_which_hand_cards_robuster_recoloured_is_hidden_until_they_are_played() -> None:
    def recoloured(card: str) -> Match:
        turn = {"seat": 0, "recoloured": [{"card": card, "colour": "yellow"}]}
        return table({"hand": A_CARD + ANOTHER}, mine={"1": ["c1-yellow-1"]}, turn=turn)

    tables = [recoloured("terron-driller"), recoloured("hydran-frogtopus")]
    assert who_sees_the_difference(*tables) == {"owner"}
    for m, card in zip(tables, ("terron-driller", "hydran-frogtopus"), strict=True):
        play(m, "mine c1-yellow-1", f"pay {card}/yellow")
    assert who_sees_the_difference(*tables) == EVERYBODY
    assert "yellow" in next(line for line in tables[0].seat(1).log() if "pays" in line)


@pytest.mark.clause("CI-12.2")
def test_the_starting_hand_is_for_its_owner_only() -> None:
    m = Match("cave-in", seed=4, players=3)
    for owner in range(3):
        for viewer in (0, 1, 2, None):
            seen = seen_by(m, viewer).view()["seats"][owner]
            assert (len(seen["hand"]) == 3) if viewer == owner else ("hand" not in seen)
            assert (seen["hand_count"], seen["seen"]) == (3, [])


@pytest.mark.clause("CI-12.2")
def test_nobody_sees_the_stacks_the_cards_below_or_the_seed() -> None:
    """Two seeds from one position look alike to all, and then turn up different cards."""
    data = build({"seats": [{"hand": ["terron-colonel", "terron-foreman", "terron-driller"]}], "turn": {"seat": 0}})
    start = {key: value for key, value in data.position().items() if key != "random"}
    tables = [Match.from_position(start, seed=seed) for seed in range(1, 5)]
    for viewer in (0, 1, None):
        assert len({json.dumps(seen_by(m, viewer).view()) for m in tables}) == 1
        assert str(tables[0].seed) not in json.dumps(seen_by(tables[0], viewer).view())
    for m in tables:
        play(m, "collect artifact-03", "pay terron-foreman", "pay terron-colonel", "done", "left", "end")
    assert len({m.spectator.view()["artifacts"]["c"]["top"] for m in tables}) > 1
    assert len({json.dumps(m.spectator.view()["docks"]) for m in tables}) > 1
    assert len({json.dumps(m.spectator.view()["mine"]) for m in tables}) > 1


# ---- moves between zones ----

MOVES: dict[str, tuple[Json, list[str], str]] = {
    "recruit": ({"docks": {"1": A_CARD}}, ["recruit terron-driller"], "Player 0 recruits Terron Driller."),
    "take from the docks": (
        {"docks": {"2": ["terron-foreman"]}, "seats": [{"hand": ["hydran-fishbean"]}]},
        ["skill hydran-fishbean", "take terron-foreman"],
        "Player 0 takes Terron Foreman from the Docks.",
    ),
    "take a crystal": (
        {"mine": {"1": ["c1-brown-3"]}, "seats": [{"hand": A_CARD}]},
        ["skill terron-driller", "take c1-brown-3"],
        "Player 0 takes c1-brown-3 from the Mine.",
    ),
    "take from a base": (
        {"seats": [{"hand": ["hydran-shuwar"]}, {"base": ["metanel-drollo", "terron-driller"]}]},
        ["skill hydran-shuwar", "take metanel-drollo@1.1"],
        "Player 0 takes Metanel Drollo from Player 1's Base.",
    ),
    "subjugate": (
        {
            "seats": [{"hand": ["bioss-custodian"]}, {"base": ["metanel-drollo", "terron-driller"]}],
            "factions": WITH_BIOSS,
        },
        ["skill bioss-custodian", "subjugate metanel-drollo@1.1"],
        "Player 0 subjugates Metanel Drollo from Player 1's Base.",
    ),
    "raid": (
        {"seats": [{}, {"base": ["metanel-drollo", "terron-driller"]}]},
        ["raid 1"],
        "Player 0 carries off Metanel Drollo from Player 1's Base.",
    ),
}


@pytest.mark.parametrize(("given", "moves", "line"), MOVES.values(), ids=MOVES)
@pytest.mark.clause("CI-12.1")
def test_all_see_a_card_or_crystal_change_its_zone(given: Json, moves: list[str], line: str) -> None:
    m = play(build(given | {"turn": {"seat": 0}}), *moves)
    assert {line in seen_by(m, viewer).log() for viewer in (0, 1, None)} == {True}


@pytest.mark.clause("CI-12.1")
def test_all_see_a_crystal_mined_but_are_not_shown_it_again() -> None:
    m = table({"hand": A_CARD}, mine={"1": ["c1-brown-3"]})
    play(m, "mine c1-brown-3", "pay terron-driller")
    told = [line for line in m.seat(1).log() if "c1-brown-3" in line]
    assert told
    assert told == [line for line in m.spectator.log() if "c1-brown-3" in line]
    for viewer in (1, None):
        assert "c1-brown-3" not in json.dumps(seen_by(m, viewer).view())
    assert "c1-brown-3" in json.dumps(m.view(0))


@pytest.mark.clause("CI-12.1")
def test_all_see_a_card_subjugated_but_are_not_shown_it_again() -> None:
    """The only Scrabber of the game leaves a Base and is in no view but its captor's."""
    m = table({"hand": ["bioss-mindwasp"], "base": ["metanel-scrabber", "terron-driller"]}, factions=WITH_BIOSS)
    play(m, "skill bioss-mindwasp", "subjugate metanel-scrabber@0.1")
    assert "Metanel Scrabber" in m.seat(1).log()[-1]
    assert ["metanel-scrabber" in json.dumps(seen_by(m, viewer).view()) for viewer in (0, 1, None)] == [
        True,
        False,
        False,
    ]


@pytest.mark.parametrize("options", [{}, {"open_piles": True}])
@pytest.mark.clause("CI-12.3")
def test_a_player_may_look_at_the_own_pile_in_the_turn_of_another(options: Json) -> None:
    m = build(seat0(pile=["c1-blue-3", "c10-red-1"]), options)
    assert m.acting == (1,)
    assert [crystal["crystal"] for crystal in m.view(0)["seats"][0]["pile"]] == ["c1-blue-3", "c10-red-1"]
    assert [crystal["vp"] for crystal in m.view(0)["seats"][0]["pile"]] == [0, 14]


# ---- decisions ----


@pytest.mark.clause("CI-12.4")
def test_options_are_shown_only_to_the_player_who_decides() -> None:
    m = table({"hand": A_CARD}, {"hand": ANOTHER}, mine={"1": ["c1-brown-1"]})
    assert m.view(0)["legal"] == m.legal(0)
    assert "mine c1-brown-1" in m.legal(0)
    for viewer in (1, None):
        assert not {"legal", "prompt"} & set(seen_by(m, viewer).view())
    assert m.legal(1) == []


L1, L2, L3 = "terron-driller", "terron-foreman", "terron-sergeant"

# One public move with two hands that differ in their last card.
BLIND: dict[str, tuple[Json, tuple[list[str], list[str]], list[str]]] = {
    "domina": ({"factions": WITH_BIOSS}, (["bioss-domina", L1], ["bioss-domina", L2]), ["skill bioss-domina"]),
    "foreman": (
        {"docks": {"2": ["hydran-fishbean"]}, "turn": {"seat": 0, "effects": {"foremen": 1}}},
        ([L1], [L3]),
        ["recruit hydran-fishbean"],
    ),
    "surplus": (
        {"mine": {"1": ["c1-brown-1"]}},
        ([L1, L1], [L1, L3]),
        ["mine c1-brown-1", f"pay {L1}"],
    ),
    "no fitting surplus": (
        {"mine": {"1": ["c1-brown-1"]}},
        ([L1, L2], [L1, "hydran-frogtopus"]),
        ["mine c1-brown-1", f"pay {L1}"],
    ),
}


@pytest.mark.parametrize(("given", "hands", "moves"), BLIND.values(), ids=BLIND)
@pytest.mark.clause("CI-12.4")
def test_what_is_asked_does_not_tell_what_is_in_the_hand(given: Json, hands: Any, moves: list[str]) -> None:
    """The card that one hand has and the other has not is with seat 2, so that the stacks are alike."""
    first, second = (
        play(build({"turn": {"seat": 0}} | given | {"seats": [{"hand": mine}, {}, {"hand": other[-1:]}]}), *moves)
        for mine, other in (hands, reversed(hands))
    )
    assert who_sees_the_difference(first, second) == {"owner"}
    assert first.seat(1).log() == second.seat(1).log()


@pytest.mark.clause("CI-12.4")
def test_the_others_learn_how_many_cards_robuster_recolours_and_not_which() -> None:
    def painted(*cards: str) -> Match:
        held = ["metanel-robuster", L1, L2, L3, "hydran-fishbean"]
        return play(
            table({"hand": held}), "skill metanel-robuster", "colour blue", *[f"paint {card}" for card in cards]
        )

    assert who_sees_the_difference(painted(L1, L2), painted(L2, L3)) == {"owner"}
    assert painted(L1, L2).seat(1).log() == painted(L2, L3).seat(1).log()
    assert who_sees_the_difference(painted(L1), painted(L1, L2)) == EVERYBODY
    log = painted(L1, L2).seat(1).log()
    assert log[-3:] == ["Player 0 chooses blue for cards in hand.", *["Player 0 recolours a card in hand."] * 2]
    assert "Terron Driller" in painted(L1).seat(0).log()[-1]


@pytest.mark.clause("CI-12.4")
def test_the_others_learn_each_card_that_is_played() -> None:
    m = table({"hand": ["terron-foreman", "terron-driller", "hydran-shuwar"]}, mine={"3": ["c3-brown-1"]})
    play(m, "mine c3-brown-1", "pay terron-driller", "pay terron-foreman")
    assert [line for line in m.seat(1).log() if "pays" in line] == [
        "Player 0 pays with Terron Driller.",
        "Player 0 pays with Terron Foreman.",
    ]
    assert "hydran-shuwar" not in json.dumps(m.view(1))
    assert hand(m) == ["hydran-shuwar"]
    assert (phase(m), moves_of(m, "pay", 1)) == ("mine-pay", [])
