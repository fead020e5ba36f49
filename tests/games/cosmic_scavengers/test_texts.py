"""Notation, prompts, descriptions, objections, log lines and drawing."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from starlode.engine.errors import IllegalMove, InvalidMove
from starlode.engine.events import Kind
from starlode.games.cosmic_scavengers.decisions import ACTIONS, ASKED, Phase
from starlode.games.cosmic_scavengers.events import EVENTS
from starlode.games.cosmic_scavengers.notation import SORTS_OF_VERB, VERBS, format_move, parse_move, sort_of
from starlode.games.cosmic_scavengers.terms import TYPES
from starlode.match import Match
from tests.games.cosmic_scavengers.table import ROBOTS, Json, fulfilling, play, ship, table

SEAT: Json = {"hand": [*ROBOTS, "prog-void-net", "prog-clean-boot"]}
FOUR = ("designate sq-n", "place digger.t", "place sifter.t", "place hauler.t", "place courier.t")


def test_every_action_has_a_text_that_means_it() -> None:
    m = table()
    for action in range(ACTIONS):
        sort, _ = sort_of(action)
        state = m.state
        for number, phase in enumerate(ASKED):
            state.phase = number
            if phase != Phase.CLAIM and (sort == "word" or sort in VERBS[phase]):
                assert parse_move(m.config, state, format_move(m.config, state, action)) == action


def test_capitals_and_spaces_do_not_matter() -> None:
    m = table()
    m.play("  Designate   SQ-N ", 0)
    m.play("place DIGGER.T", 0)
    assert m.moves == ["0 designate sq-n", "0 place digger.t"]


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("fly", "there is no move"),
        ("desinate sq-n", "did you mean designate"),
        ("place", "for example"),
        ("place diger.t", "did you mean digger.t"),
        ("gap 9", "nothing to gap"),
        ("pay gold", "for example pay void"),
        ("", "there is no move"),
    ],
)
def test_texts_that_mean_nothing(text: str, hint: str) -> None:
    with pytest.raises(InvalidMove, match=hint):
        table().play(text, 0)


def test_a_verb_of_another_phase_says_what_is_meant() -> None:
    m = fulfilling({"store": "V3"}, {"store": "V3"}, queue=[[0, 1]], market=["prog-void-net"])
    with pytest.raises(IllegalMove, match="perhaps you mean 'claim prog-void-net'"):
        m.play("fulfil prog-void-net")
    assert set(SORTS_OF_VERB) >= {verb for verbs in VERBS.values() for verb in verbs.values()}


@pytest.mark.parametrize(
    ("before", "move", "why"),
    [
        ((), "place digger.t", "designation comes first"),
        ((), "restart", "Nothing has been programmed"),
        ((), "designate hx-n-l", "not on the square board"),
        (FOUR[:2], "designate sq-s", "You have designated sq-n"),
        (FOUR[:2], "place digger.r", "Digger is not in your hand"),
        (FOUR[:2], "done", "not complete"),
        (FOUR[:2], "insert prog-void-net", "come before contracts"),
        (FOUR, "place scout.t", "All slots are filled"),
        (FOUR, "insert prog-rear-hatch", "not in your hand"),
        (FOUR, "insert prize-seed-vault", "not PROGRAMMABLE"),
        (FOUR, "gap 1", "A gap follows a contract"),
        ((*FOUR, "insert prog-void-net", "gap 2", "insert prog-clean-boot"), "gap 1", "from the top down"),
        ((*FOUR, "insert prog-void-net"), "insert prog-clean-boot", "still needs its gap"),
        (FOUR, "agree", "not what is asked"),
    ],
)
def test_why_a_step_of_a_program_is_refused(before: tuple[str, ...], move: str, why: str) -> None:
    m = play(table(SEAT), *before)
    with pytest.raises(IllegalMove, match=why):
        m.play(move, 0)


@pytest.mark.parametrize(
    ("seat", "before", "move", "why"),
    [
        ({"store": "V2"}, (), "fulfil prog-void-net", "costs you W3; you have V2"),
        ({"store": "V3"}, (), "fulfil prize-seed-vault", "not in the market"),
        ({"store": "V3 M3"}, ("fulfil prog-void-net",), "pay precious", "no precious marble"),
        ({"store": "V3 M3 E1"}, ("fulfil prog-void-net", "pay mechanical"), "pay void", "rising value"),
    ],
)
def test_why_a_purchase_is_refused(seat: dict[str, str], before: tuple[str, ...], move: str, why: str) -> None:
    m = play(fulfilling(seat, market=["prog-void-net", "robot-turbo-1"], options={"round_limit": 1}), *before)
    with pytest.raises(IllegalMove, match=why):
        m.play(move)


def test_reasons_begin_with_a_capital() -> None:
    with pytest.raises(IllegalMove, match=r"is not legal: The TURBO 1 contract costs you E1 W2; you have V3\."):
        fulfilling({"store": "V3"}, market=["robot-turbo-1", "prog-void-net"]).play("fulfil robot-turbo-1")


def test_who_is_not_asked_is_told_so() -> None:
    m = fulfilling({"store": "V3"}, market=["prog-void-net"])
    with pytest.raises(IllegalMove, match="not your turn"):
        m.play("end", 1)
    m = table()
    for move in FOUR:
        m.play(move, 1)
    m.play("done", 1)
    assert m.prompt(1) == "You have committed your program; wait for the others."


@pytest.mark.parametrize("kind", list(EVENTS), ids=lambda kind: kind.name)
def test_every_event_has_a_line(kind: Kind) -> None:
    m = table()
    for detail in (0, 1):
        details = {each.name: (detail,) * TYPES if each.sort.counts else detail for each in kind.details}
        line = m.game.log_line(m.config, EVENTS.make(kind.name, 0, **details), m.names)
        assert line.endswith(".")
        assert line[0].isupper()


def test_prompts_follow_the_steps_of_a_program() -> None:
    m = table(SEAT)
    seen = [m.prompt(0)]
    for move in (*FOUR, "insert prog-void-net", "gap 2"):
        m.play(move, 0)
        seen.append(m.prompt(0))
    assert seen[0].startswith("Designate")
    assert "slot 1 of 4" in seen[1]
    assert "slot 4 of 4" in seen[4]
    assert "done" in seen[5]
    assert "gap for Void Net: 0 to 4" in seen[6]


def test_descriptions_tell_icons_prices_and_effects() -> None:
    m = table(SEAT)
    m.play("designate sq-n", 0)
    texts = [m.describe(action) for action in m.legal_actions(0)]
    assert "Digger, top mode: chemical, mechanical, capacity" in texts
    m = fulfilling({"store": "V3 O3", "tableau": ["prize-trade-licence"]}, market=["prog-void-net", "robot-turbo-1"])
    assert m.describe(m.legal_actions()[1]).startswith("fulfil Void Net for W2: 1 point.")


def drawn(match: Match, seat: int | None = None) -> str:
    console = Console(width=100, file=StringIO(), record=True, color_system=None)
    console.print(match.draw(seat))
    return "\n".join(line.rstrip() for line in console.export_text().splitlines())


SQUARE_PICTURE = """\
                 n
             4  3  2  1
          P  .  .  .  .  E
       1  .  .  .  .  .  .  4
   w   2  .  .  .  .  .  .  3   e
       3  .  .  .  .  .  .  2
       4  .  .  .  .  .  .  1
          M  .  .  .  .  V
             1  2  3  4
                 s"""
HEX_PICTURE = """\
                       n
                 4   3   2   1
           1   P   .   .   .   E   4
    nw   2   .   .   .   .   .   .   3  ne
       3   .   .   .   .   .   .   .   2
     4   .   .   .   .   .   .   .   .   1
       M   .   .   .   C   .   .   .   V
     1   .   .   .   .   .   .   .   .   4
  sw   2   .   .   .   .   .   .   .   3  se
         3   .   .   .   .   .   .   2
           4   .   .   .   .   O   1
                 1   2   3   4
                       s"""


@pytest.mark.clause("CS-1.18", "CS-1.24", "CS-1.29")
def test_the_square_ship_is_drawn_with_its_sides_and_pads() -> None:
    m = table(cells={(0, 0): "P", (0, 5): "E", (5, 0): "M", (5, 5): "V"})
    assert SQUARE_PICTURE in drawn(m)


@pytest.mark.clause("CS-1.20", "CS-1.22", "CS-1.32")
def test_the_hex_ship_is_drawn_with_its_sides_and_pads() -> None:
    cells = {(0, -4): "P", (4, -4): "E", (-4, 0): "M", (0, 0): "C", (4, 0): "V", (0, 4): "O"}
    m = table(players=3, cells=cells)
    assert HEX_PICTURE in drawn(m)
    assert len(ship(cells, 3)) == 9


def test_a_drawing_tells_no_secret() -> None:
    m = play(table(SEAT), *FOUR)
    assert "digger.t" in drawn(m, 0)
    assert "digger.t" not in drawn(m, 1)
    assert "digger.t" not in drawn(m, None)
