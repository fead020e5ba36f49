"""Why a move is refused: every reason with a position, a move and its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from starlode.engine.boundary.errors import IllegalMove
from starlode.engine.text.speech import objection
from starlode.games.stella_digger.decisions import ACT_COLOUR, ACT_PLACE, Reason
from starlode.games.stella_digger.things import PLACES, Colour
from starlode.match import Match
from tests.games.stella_digger.table import play, table

SITES: dict[str, Any] = {"marker": "d2", "entry": "d1", "up": {"d2": "white-red-1a"}}
TOKEN = {"token": "large-drill-blue-1", "seat": 1}
BUILDER: dict[str, Any] = {"large_drills": ["large-drill-red-1"], "crystals": {"red": 2}}
DRILLS = {"large_drills": ["large-drill-red-1", "large-drill-red-2", "large-drill-green-1"]}
SHOPPER: dict[str, Any] = {"crystals": {"red": 3, "blue": 3}}


def building(*moves: str, passages: tuple[str, ...] = ("b1", "c1", "d1"), **ground: Any) -> Match:
    """Seat 0 builds its only Large Drill."""
    return play(table(BUILDER, passages=passages, **SITES, **ground), "large-drill", *moves)


def choosing_drill() -> Match:
    """Seat 0 can pay for two of its Large Drills; another is built, and one belongs to seat 1."""
    builder = {**DRILLS, "crystals": {"red": 2, "blue": 1}}
    built = {"b1": {"token": "large-drill-red-3", "seat": 0, "aim": "E"}}
    other = {"large_drills": ["large-drill-blue-1"]}
    ground = {"passages": ["b1", "c1", "d1"], "large_drills": built, **SITES}
    return play(table(builder, other, players=3, **ground), "large-drill")


def targeting(*passages: str, **ground: Any) -> Match:
    """The marker is on b1, and seat 0 chooses a target."""
    return table(passages=["b1", *passages], marker="b1", phase="target", **ground)


def entering() -> Match:
    """b2 is far from the marker and can be entered from a2 and b1."""
    way = ["b1", "a2", "c1", "d1", "e1", "f1"]
    match = table(passages=way, marker="f1", phase="target", blockaded=["e2"], up={"e2": "grey-red-2a"})
    return play(match, "target b2")


def breaking() -> Match:
    """Every way is blockaded; behind them lies a tile that cannot be reached."""
    return table(passages=[], marker="a1", phase="breakthrough", up={"a2": None, "b1": None}, blockaded=["a2", "b1"])


def striking(**zones: Any) -> Match:
    """Seat 0 is asked which red card to lose."""
    accidents = {"safety": "accident-blue", "alarm": ["accident-red"]}
    power = {"gadgets": ["enhanced-power-red"], "used": ["enhanced-power"]}
    return table({"field": ["red-1", "red-2"], **power, **zones}, phase="accident", accidents=accidents)


def declaring() -> Match:
    """Seat 0 has played a blue card and may declare another colour."""
    return play(table({"hand": ["blue-2"], "gadgets": ["super-drill-blue"]}), "mine")


def adding() -> Match:
    """Seat 0 may add a blue card."""
    holder = {"hand": ["blue-1", "blue-2", "green-1"], "gadgets": ["enhanced-power-blue"]}
    return play(table(holder), "mine", "play blue-1")


def refining() -> Match:
    """Seat 0 owns two Refining Capsules and a drone."""
    gadgets = ["refining-capsule-green", "refining-capsule-purple", "support-drone-red"]
    return play(table({"hand": ["red-3"], "gadgets": gadgets}), "mine", "pass", "pass", "pass")


def gold() -> Match:
    """Seat 0 has all blue crystals and chooses those of a gold tile."""
    drones = ["support-drone-red", "support-drone-blue"]
    winner = {"hand": ["red-3"], "gadgets": drones, "crystals": {"blue": 8}}
    match = table(winner, passages=["b1", "c1", "d1", "d2"], marker="d3", up={"d3": "gold-grey-2a"})
    return play(match, "mine", "pass", "pass", "pass")


def exchanging() -> Match:
    """The common area has no blue crystal."""
    others = {"crystals": {"blue": 6}}, {"crystals": {"blue": 2}}
    return play(table({"crystals": {"red": 2}}, *others), "exchange")


def on_row(*moves: str, drill: str, aim: str) -> Match:
    """Seat 0 builds on a row of passages with a side passage, where seat 1 has a Large Drill."""
    drills = {drill: {**TOKEN, "aim": aim}}
    return building(*moves, passages=("b1", "c1", "d1", "e1", "c2"), large_drills=drills)


Case = tuple[Reason, Callable[[], Match], str | int, str]

REFUSED: tuple[Case, ...] = (
    (Reason.NO_CARD, table, "mine", "You have no card in hand."),
    (Reason.NO_GADGET, table, "gadget", "You cannot pay for any gadget that is left."),
    (Reason.NO_LARGE_DRILL, table, "large-drill", "You cannot pay for any of your Large Drills."),
    (Reason.NO_SITE, lambda: table(BUILDER), "large-drill", "There is no square from which a Large Drill could point"),
    (Reason.NO_PAIR, table, "exchange", "You do not have 2 crystals of one colour."),
    (
        Reason.HAND_FULL,
        lambda: play(table({"hand": ["red-1", "red-2", "red-3", "red-4"]}), "refill"),
        "stop",
        "Your hand is full",
    ),
    # squares
    (Reason.NO_SQUARE, targeting, ACT_PLACE + PLACES - 1, "There is no such square."),
    (Reason.NOT_NEXT_TO_START, lambda: Match("stella-digger", seed=1), "target h6", "h6 is not next to START."),
    (Reason.NO_ENTRY, entering, "from c1", "The marker cannot enter b2 from c1."),
    (Reason.NO_TILE, targeting, "target b1", "There is no tile on b1."),
    (Reason.NO_TILE, targeting, "target start", "There is no tile on START."),
    (Reason.NOT_EXPOSED, targeting, "target a4", "The tile on a4 cannot be reached from START."),
    (Reason.NOT_EXPOSED, breaking, "open h6", "The tile on h6 cannot be reached from START."),
    (
        Reason.BLOCKADED,
        lambda: targeting(up={"c1": "white-red-1a"}, blockaded=["c1"]),
        "target c1",
        "The tile on c1 is blockaded.",
    ),
    (Reason.TOO_FAR, lambda: targeting("c1", "d1", "e1"), "target f1", "f1 is more than 2 steps away"),
    # Large Drills
    (Reason.ON_START, building, "on a1", "A Large Drill cannot stand on START."),
    (Reason.ON_TILE, building, "on d2", "d2 carries a tile."),
    (Reason.ON_DRILL, lambda: on_row(drill="c1", aim="W"), "on c1", "c1 already carries a Large Drill."),
    (Reason.NO_AIM, lambda: on_row(drill="c1", aim="W"), "on b1", "From b1 a Large Drill could not point"),
    (Reason.AIM_OFF_MAP, lambda: building("on c1"), "aim S", "There is no map square in that direction."),
    (
        Reason.AIM_AT_START,
        lambda: building("on b1", passages=("b1", "c1", "d1", "b2")),
        "aim W",
        "A Large Drill cannot point at START.",
    ),
    (Reason.AIM_AT_TILE, lambda: building("on c1"), "aim N", "c2 carries a tile."),
    (Reason.AIM_AT_DRILL, lambda: on_row("on c1", drill="b1", aim="E"), "aim W", "b1 carries a Large Drill."),
    (Reason.AIM_TAKEN, lambda: on_row("on c1", drill="e1", aim="W"), "aim E", "Another Large Drill points at d1."),
    (Reason.OTHERS_DRILL, choosing_drill, "build large-drill-blue-1", "This Large Drill is not yours."),
    (Reason.BUILT, choosing_drill, "build large-drill-red-3", "This Large Drill has been built already."),
    (Reason.DRILL_TOO_DEAR, choosing_drill, "build large-drill-green-1", "for this Large Drill: it costs 2 green."),
    # cards and decks
    (Reason.NOT_ON_FIELD, lambda: striking(hand=["red-3"]), "discard red-3", "there is no red 3 on it."),
    (
        Reason.OTHER_COLOUR,
        lambda: striking(field=[], hand=["red-1", "red-2", "blue-1"]),
        "discard blue-1",
        "The blue 1 is not red.",
    ),
    (
        Reason.NOT_IN_HAND,
        lambda: play(table({"hand": ["red-1", "red-2"]}), "mine"),
        "play green-1",
        "You have no green 1 in hand.",
    ),
    (Reason.NO_ENHANCED_POWER, adding, "add green-1", "None of your Enhanced Power gadgets fits a green 1."),
    (
        Reason.EMPTY_DECK,
        lambda: play(table(decks={"deck-1": 0, "deck-2": 16, "deck-3": 16}), "refill"),
        "draw deck-1",
        "The first deck is empty.",
    ),
    # crystals and gadgets
    (Reason.SAME_COLOUR, declaring, ACT_COLOUR + Colour.BLUE, "The card is blue already; say keep."),
    (Reason.STOCK_LACKS, exchanging, "take blue", "The common area has no blue crystal."),
    (Reason.NOBODY_HAS, gold, "take blue", "Neither the common area nor another player has a blue crystal."),
    (Reason.TOO_FEW, lambda: play(table(SHOPPER), "exchange"), "give green", "You do not have 2 green crystals."),
    (
        Reason.NO_CRYSTAL,
        lambda: play(table(SHOPPER), "gadget", "buy super-drill-red"),
        "pay green",
        "You have no green crystal.",
    ),
    (
        Reason.SOLD,
        lambda: play(table(SHOPPER, {"gadgets": ["super-drill-red"]}), "gadget"),
        "buy super-drill-red",
        "Player 1 owns the red Super Drill.",
    ),
    (
        Reason.TOO_DEAR,
        lambda: play(table(SHOPPER), "gadget"),
        "buy super-drill-green",
        "You cannot pay for the green Super Drill: it costs 2 green and 1 of any colour.",
    ),
    (Reason.NOT_OWNED, refining, "use refining-capsule-red", "You do not own the red Refining Capsule."),
    (Reason.NO_CAPSULE, refining, "use support-drone-red", "Only a Refining Capsule is used now."),
)


@pytest.mark.parametrize(("reason", "position", "move", "words"), REFUSED)
def test_why_not(reason: Reason, position: Callable[[], Match], move: str | int, words: str) -> None:
    match = position()
    with pytest.raises(IllegalMove) as refusal:
        match.play(move)
    assert words in str(refusal.value)
    perspective = match.perspective(match.acting[0])
    action = move if isinstance(move, int) else match.game.notation.read(perspective, move, match.words)
    assert perspective.reason(action) == reason


# What no position of a game can bring about, because other rules see to it; asked of a record that was bent.
BENT = (Reason.ON_MARKER, Reason.NOT_BLOCKADED)


@pytest.mark.clause("SD-4.27")
def test_a_drill_cannot_stand_under_the_marker() -> None:
    """In the flow of the game the marker is on a tile while Large Drills are built."""
    match = building()
    perspective = match.perspective(0)
    place = match.config.components.place_ids.index("c1")
    perspective.record.marker = place
    assert perspective.reason(ACT_PLACE + place) == Reason.ON_MARKER
    assert match.words.say(objection(perspective, ACT_PLACE + place)) == "The marker is on c1."


@pytest.mark.clause("SD-9.32")
def test_a_breakthrough_needs_a_blockade() -> None:
    """In the flow of the game every tile that can be reached is blockaded then."""
    match = breaking()
    perspective = match.perspective(0)
    place = match.config.components.place_ids.index("a2")
    perspective.record.blocked[place] = 0
    assert perspective.reason(ACT_PLACE + place) == Reason.NOT_BLOCKADED
    assert match.words.say(objection(perspective, ACT_PLACE + place)) == "The tile on a2 is not blockaded."


def test_every_reason_has_a_case() -> None:
    assert {*BENT, *(reason for reason, *_ in REFUSED)} == set(Reason)
