"""Section 3, third part: the row and the hand limit."""

from __future__ import annotations

import pytest

from tests.games.cave_in.table import WITH_BIOSS, base, hand, moves_of, phase, play, row, table, turn, verbs

SIX = ["hydran-frogtopus"] * 6
SEVEN = [*SIX, "hydran-mushell"]


# ---- playing cards ----


@pytest.mark.clause("CI-3.29")
def test_a_played_card_lies_face_up_in_the_row_until_clean_up() -> None:
    match = table({"hand": ["terron-foreman", "terron-driller"], "base": ["hydran-shuwar"]})
    play(match, "skill terron-foreman")
    assert (row(match), hand(match), base(match)) == (["terron-foreman"], ["terron-driller"], ["hydran-shuwar"])
    assert match.view(1)["turn"]["row"] == ["terron-foreman"]
    play(match, "end")
    assert (row(match), base(match)) == ([], ["hydran-shuwar", "terron-foreman"])


@pytest.mark.clause("CI-3.29")
@pytest.mark.parametrize(
    ("moves", "played"),
    [
        (["recruit terron-sergeant", "pay terron-foreman"], "terron-foreman"),
        (["mine c1-brown-1", "pay terron-driller", "done"], "terron-driller"),
        (["collect artifact-03", "pay terron-foreman", "pay metanel-robuster", "done", "left"], "metanel-robuster"),
        (["skill terron-foreman"], "terron-foreman"),
    ],
    ids=["recruit", "mine", "collect", "skill"],
)
def test_every_action_plays_its_cards_onto_the_top_of_the_row(moves: list[str], played: str) -> None:
    match = table(
        {"hand": ["terron-foreman", "terron-driller", "metanel-robuster"], "artifacts": ["overtime-siren"]},
        docks={"3": ["terron-sergeant"]},
        mine={"1": ["c1-brown-1"]},
        turn={"row": ["hydran-shuwar"], "activated": ["overtime-siren"]},
    )
    play(match, *moves)
    assert (row(match)[0], row(match)[-1]) == ("hydran-shuwar", played)
    assert played not in hand(match)


@pytest.mark.clause("CI-3.30")
@pytest.mark.parametrize("order", [("terron-driller", "terron-foreman"), ("terron-foreman", "terron-driller")])
def test_the_player_chooses_the_order_of_the_cards_of_one_action(order: tuple[str, str]) -> None:
    match = table({"hand": ["terron-driller", "terron-foreman"]}, mine={"3": ["c3-brown-1"]})
    play(match, "mine c3-brown-1", *(f"pay {card}" for card in order))
    assert row(match) == list(order)
    assert base(play(match, "end")) == list(order)


@pytest.mark.clause("CI-3.31")
def test_cards_of_different_actions_keep_the_order_of_the_actions() -> None:
    held = ["terron-driller", "terron-foreman", "hydran-fishbean"]

    def after(*moves: str) -> list[str]:
        match = table({"hand": held}, docks={"3": ["metanel-robuster"]}, mine={"1": ["c1-blue-1"]})
        return base(play(match, *moves, "end"))

    recruit = ("recruit metanel-robuster", "pay terron-foreman")
    mine = ("mine c1-blue-1", "pay hydran-fishbean", "done")
    assert after(*recruit, *mine) == ["terron-foreman", "hydran-fishbean"]
    assert after(*mine, *recruit) == ["hydran-fishbean", "terron-foreman"]


@pytest.mark.clause("CI-3.32")
def test_a_card_in_the_row_is_no_leader_of_an_empty_base() -> None:
    match = table(
        {"hand": ["terron-driller"], "artifacts": ["overtime-siren"]},
        {"base": ["metanel-drollo"]},
        docks={"2": ["hydran-fishbean"]},
        turn={"phase": "start-artifact"},
    )
    play(match, "activate overtime-siren", "recruit hydran-fishbean", "pay terron-driller")
    assert (row(match), base(match)) == (["terron-driller"], [])
    assert moves_of(match, "raid") == ["1"]


@pytest.mark.clause("CI-3.33")
@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("hydran-shuwar", ["take hydran-mushell@0.1", "take terron-sergeant@1.1"]),
        ("hydran-mushell", ["take hydran-mushell@0.1", "take terron-sergeant@1.1"]),
        ("bioss-mindwasp", ["subjugate hydran-mushell@0.1"]),
        ("bioss-custodian", []),
    ],
)
def test_cards_in_the_row_cannot_be_chosen_by_a_skill(card: str, options: list[str]) -> None:
    """The L1 and L2 of the row are neither taken, nor the lowest card of the Base, nor an L2 to subjugate."""
    bottom = "hydran-mushell" if card != "hydran-mushell" else "metanel-scrabber"
    match = table(
        {"hand": [card], "base": [bottom, "metanel-robuster"]},
        {"base": ["terron-sergeant", "terron-colonel"]},
        factions=WITH_BIOSS,
        turn={"row": ["terron-driller", "terron-foreman"], "normal_actions": ["mine"]},
    )
    play(match, f"skill {card}")
    assert [move for move in match.legal() if "@" in move] == [o.replace("hydran-mushell", bottom) for o in options]


@pytest.mark.clause("CI-3.33")
def test_a_sergeant_takes_from_the_base_and_never_from_the_row() -> None:
    match = table(
        {"hand": ["terron-sergeant"], "base": ["metanel-drollo", "hydran-fishbean"]},
        turn={"row": ["terron-driller"], "normal_actions": ["mine"]},
    )
    play(match, "skill terron-sergeant", "take")
    assert (hand(match), base(match)) == (["metanel-drollo"], ["hydran-fishbean"])
    assert (phase(match), row(match)) == ("action", ["terron-driller", "terron-sergeant"])


@pytest.mark.clause("CI-3.33")
def test_a_raid_on_the_own_base_leaves_the_row_alone() -> None:
    match = table(
        {"hand": ["terron-driller"], "base": ["hydran-shuwar", "metanel-drollo"]},
        mine={"1": ["c1-brown-1"]},
        turn={"phase": "leader"},
    )
    play(match, "leader", "mine c1-brown-1", "pay terron-driller", "raid 0")
    assert (hand(match), base(match), row(match)) == (["hydran-shuwar", "metanel-drollo"], [], ["terron-driller"])


# ---- hand limit ----


@pytest.mark.clause("CI-3.34")
@pytest.mark.parametrize(("held", "allowed"), [(SIX, True), (SEVEN, False), ([*SEVEN, "terron-colonel"], False)])
@pytest.mark.parametrize(
    ("leader", "offer"),
    [("hydran-fishbean", "fishbean-pick"), ("terron-sergeant", "sergeant-take"), ("hydran-shuwar", "shuwar-pick")],
)
def test_a_player_with_7_or_more_cards_gains_none(held: list[str], allowed: bool, leader: str, offer: str) -> None:
    match = table(
        {"hand": held, "base": ["metanel-drollo", leader]},
        {"base": ["metanel-drollo", "metanel-robuster"]},
        docks={"1": ["terron-driller"], "2": ["terron-foreman"]},
        turn={"phase": "leader"},
    )
    play(match, "leader")
    assert phase(match) == (offer if allowed else "action")
    if allowed:
        play(match, "done")
    assert ("recruit" in verbs(match)) == allowed


@pytest.mark.clause("CI-3.35")
def test_a_card_already_played_no_longer_counts_against_the_limit() -> None:
    match = table({"hand": [*SIX, "hydran-fishbean"]}, docks={"1": ["terron-driller"], "2": ["terron-foreman"]})
    assert "recruit" not in verbs(match)
    play(match, "skill hydran-fishbean")
    assert moves_of(match, "take") == ["terron-foreman"]
    play(match, "take terron-foreman")
    assert len(hand(match)) == 7


@pytest.mark.clause("CI-3.35", "CI-3.36")
def test_the_limit_is_tested_card_by_card() -> None:
    docks = {"1": ["terron-driller", "metanel-oddgrabber", "mineggler-mineraccoon"]}
    match = table({"hand": [*SIX[:5], "terron-colonel"]}, docks=docks)
    play(match, "skill terron-colonel", "take terron-driller")
    assert moves_of(match, "take") == ["metanel-oddgrabber", "mineggler-mineraccoon"]
    play(match, "take metanel-oddgrabber")
    assert (len(hand(match)), phase(match)) == (7, "action"), "levels are left, room is not"
    assert match.spectator.view()["docks"]["1"] == [None, None, "mineggler-mineraccoon", None]


@pytest.mark.clause("CI-3.36")
@pytest.mark.parametrize(("held", "taken"), [(2, 4), (4, 3), (6, 1), (7, 0)])
def test_a_raid_brings_only_as_many_cards_as_fit(held: int, taken: int) -> None:
    crew = ["terron-driller", "terron-foreman", "metanel-drollo", "metanel-robuster", "terron-colonel"]
    match = play(table({"hand": SEVEN[:held]}, {"base": crew}), "raid 1")
    assert len(hand(match)) == held + taken
    assert base(match, 1) == crew[: 4 - taken]


@pytest.mark.clause("CI-3.37")
def test_a_leader_sent_back_enters_a_full_hand() -> None:
    match = table({}, {"hand": SEVEN, "base": ["metanel-drollo", "terron-foreman"]})
    play(match, "raid 1")
    assert hand(match, 1) == sorted([*SEVEN, "terron-foreman"])
    assert hand(match) == ["metanel-drollo"]


@pytest.mark.clause("CI-3.38")
def test_a_hand_above_7_is_never_reduced_by_force() -> None:
    match = table({}, {"hand": SEVEN, "base": ["terron-foreman"]})
    play(match, "raid 1", "end")
    assert (turn(match)["seat"], len(hand(match, 1))) == (1, 8)
    play(match, "end")
    assert (turn(match)["seat"], len(hand(match, 1))) == (0, 8)


@pytest.mark.clause("CI-3.38")
def test_a_hand_above_7_blocks_gains_until_it_is_below_7() -> None:
    match = table(
        {"hand": [*SEVEN, "terron-foreman"]}, docks={"1": ["terron-driller"]}, mine={"1": ["c1-blue-1", "c1-brown-1"]}
    )
    play(match, "skill terron-foreman")
    assert (len(hand(match)), "recruit" in verbs(match)) == (7, False)
    open_hand = table(
        {"hand": [*SIX, "terron-foreman", "terron-driller"]},
        docks={"1": ["metanel-oddgrabber"]},
        mine={"1": ["c1-blue-1"]},
    )
    play(open_hand, "mine c1-blue-1", "pay hydran-frogtopus", "pay hydran-frogtopus", "done")
    assert (len(hand(open_hand)), "recruit" in verbs(open_hand)) == (6, True)
