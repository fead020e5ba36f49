"""Notation, prompts, choices, refusals, log lines and drawing: everything that a player reads."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from starlode.engine.boundary.errors import IllegalMove, InvalidMove
from starlode.engine.declarations.events import Kind
from starlode.engine.text.speech import log_line
from starlode.games.cosmic_scavengers.decisions import ACTIONS, ASKED, Phase, Reason
from starlode.games.cosmic_scavengers.events import EVENTS
from starlode.games.cosmic_scavengers.game import GAME
from starlode.games.cosmic_scavengers.things import TYPES, Effect
from starlode.match import Match
from starlode.match.seat import Seat
from starlode.testing.words import check_words
from tests.games.cosmic_scavengers.table import ROBOTS, Json, fulfilling, play, ship, table

SEAT: Json = {"hand": [*ROBOTS, "prog-void-net", "prog-clean-boot"]}
FOUR = ("designate sq-n", "place digger.t", "place sifter.t", "place hauler.t", "place courier.t")

# ---- notation ----


def test_every_action_has_a_text_that_means_it() -> None:
    m = table()
    for phase in ASKED:
        perspective = m.perspective(0)
        perspective.record.phase = phase
        for action in range(ACTIONS):
            block = GAME.layout.split(action).block.name
            if phase != Phase.CLAIM and (block == "word" or block in perspective.phase.row.choices):
                assert GAME.notation.read(perspective, GAME.notation.write(perspective, action), m.words) == action


def test_capitals_and_spaces_do_not_matter() -> None:
    m = table()
    m.play("  Designate   SQ-N ", 0)
    m.play("place DIGGER.T", 0)
    assert m.moves == ["0 designate sq-n", "0 place digger.t"]


def test_a_thing_alone_will_do_where_the_verb_is_clear() -> None:
    m = play(table(), "sq-n", "digger.t")
    assert m.moves == ["0 designate sq-n", "0 place digger.t"]


def test_both_spellings_of_fulfil() -> None:
    m = fulfilling({"store": "V3"}, market=["prog-void-net"], options={"round_limit": 1})
    m.play("fulfill prog-void-net")
    assert m.moves == ["0 fulfil prog-void-net"]


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("fly", "not a move of this game"),
        ("desinate sq-n", "did you mean designate"),
        ("place", "needs something after it"),
        ("place diger.t", "There is nothing called “diger.t” to place"),
        ("gap 9", "nothing called “9” to gap"),
        ("pay gold", "nothing called “gold” to pay"),
        ("done digger.t", "Nothing may follow “done”"),
        ("", "An empty text is not a move"),
    ],
)
def test_texts_that_mean_nothing(text: str, hint: str) -> None:
    with pytest.raises(InvalidMove, match=hint):
        table().play(text, 0)


def test_a_verb_of_another_phase_says_what_is_meant() -> None:
    m = fulfilling({"store": "V3"}, {"store": "V3"}, queue=[[0, 1]], market=["prog-void-net"])
    with pytest.raises(IllegalMove, match="did you mean “claim prog-void-net”"):
        m.play("fulfil prog-void-net")


# ---- rows and words ----


def test_everything_that_can_be_said_has_words() -> None:
    check_words(GAME)


def test_every_decision_that_is_asked_has_an_answer() -> None:
    silent = {Phase.OVER, Phase.PROGRAM, Phase.PREPARE, Phase.COLLECT, Phase.EFFECTS}
    for phase in Phase:
        assert bool(phase.row.choices or phase.row.words) == (phase not in silent)
        assert phase.row.declined in ("", *phase.row.words)


@pytest.mark.parametrize("players", [2, 3])
def test_half_made_choices_are_blank_while_something_else_is_asked(players: int) -> None:
    held = {name for phase in Phase for name in phase.row.holds}
    m, chance = Match("cosmic-scavengers", players=players, seed=9, restarts=0), Random(9)
    asked: set[int] = set()
    while not m.over:
        state = m.state
        asked.add(int(state.phase))
        for name in held - set(Phase(state.phase).row.holds):
            assert (state[name] == GAME.state_type.storage[name].nothing).all(), name
        m.play(chance.choice(m.legal_actions()))
    assert {Phase.PROGRAM, Phase.FULFIL, Phase.PAY} <= asked


def test_titles_and_effects_of_the_box_have_words() -> None:
    words = GAME.words()
    parts = GAME.configure({}).components
    assert [title for title in parts.titles if not words.has(f"title-{title}")] == []
    assert [effect.text for effect in Effect if not words.has(f"text-{effect.text}")] == ["none"]


def test_what_has_no_name_is_called_by_its_id(tmp_path: Any) -> None:
    text = GAME.component_file.read_text("utf-8").replace('"prize-seed-vault"', '"prize-moon-cheese"')
    own = tmp_path / "own.toml"
    own.write_text(text, "utf-8")
    m = Match("cosmic-scavengers", components=own)
    contract = m.config.components.contract_ids.index("prize-moon-cheese")
    assert said(m, "fulfil", contract=contract) == "Player 0 fulfils prize-moon-cheese."


def test_a_text_follows_the_numbers_of_the_component_file(tmp_path: Any) -> None:
    text = GAME.component_file.read_text("utf-8").replace('"hospital",     amount = 2', '"hospital",     amount = 1')
    own = tmp_path / "own.toml"
    own.write_text(text, "utf-8")
    m = Match("cosmic-scavengers", components=own)
    action = GAME.layout.action("contract", m.config.components.contract_ids.index("prize-field-hospital"))
    assert "up to 1 robot and up to 1 PROGRAMMABLE contract" in m.describe(action)


# ---- refusals ----

REFUSALS = [
    (Reason.NOTHING_PROGRAMMED, None, (), "restart", "Nothing has been programmed"),
    (Reason.NO_RESTARTS, {"restarts": 0}, FOUR[:1], "restart", "may not be taken back"),
    (Reason.PROGRAM_INCOMPLETE, None, FOUR[:2], "done", "not complete"),
    (Reason.DESIGNATED, None, FOUR[:2], "designate sq-s", "already start from the north side"),
    (Reason.OTHER_BOARD, None, (), "designate hx-n-l", "not on the square board"),
    (Reason.DESIGNATION_FIRST, None, (), "place digger.t", "designation comes first"),
    (Reason.SLOTS_FULL, None, FOUR, "place scout.t", "All slots are filled"),
    (Reason.ROBOT_NOT_IN_HAND, None, FOUR[:2], "place digger.r", "Digger is not in your hand"),
    (Reason.NOT_PROGRAMMABLE, None, FOUR, "insert robot-turbo-1", "The TURBO 1 contract is not PROGRAMMABLE"),
    (Reason.ROBOTS_FIRST, None, FOUR[:2], "insert prog-void-net", "come before contracts"),
    (
        Reason.GAP_FIRST,
        None,
        (*FOUR, "insert prog-void-net"),
        "insert prog-clean-boot",
        "Void Net still needs its gap",
    ),
    (Reason.CONTRACT_NOT_IN_HAND, None, FOUR, "insert prog-rear-hatch", "Rear Hatch is not in your hand"),
    (Reason.NO_CONTRACT_WAITS, None, FOUR, "gap 1", "A gap follows a contract"),
    (
        Reason.ABOVE_THE_LAST,
        None,
        (*FOUR, "insert prog-void-net", "gap 2", "insert prog-clean-boot"),
        "gap 1",
        "from the top down: the last one lies in gap 2",
    ),
]


@pytest.mark.parametrize(("reason", "options", "before", "move", "why"), REFUSALS, ids=lambda value: str(value)[:30])
def test_why_a_step_of_a_program_is_refused(
    reason: Reason, options: Json | None, before: tuple[str, ...], move: str, why: str
) -> None:
    refused(play(table(SEAT, options=options), *before), reason, move, why)


def test_why_a_gap_below_all_robots_is_refused() -> None:
    m = table({"hand": ["digger", "prog-void-net"], "discard": [*ROBOTS[1:]]})
    play(m, "designate sq-n", "place digger.t", "insert prog-void-net")
    refused(m, Reason.TOO_FEW_ROBOTS, "gap 2", "There is only 1 robot")


def test_why_a_card_cannot_be_recovered() -> None:
    seat = {"hand": ["digger"], "discard": [*ROBOTS[1:], "prog-void-net"], "program": {"designation": "sq-n"}}
    rest: Json = {"turn_order": [[0, 1]], "decision": {"phase": "recover-robot", "seat": 0}}
    seats = ({**seat, "tableau": ["prize-repair-bay"]}, {"program": {"designation": "sq-n"}})
    m = table(*seats, **rest)
    refused(m, Reason.ROBOT_NOT_DISCARDED, "recover digger", "Digger is not in your discard")
    m.play("stop")
    refused(m, Reason.CONTRACT_NOT_DISCARDED, "recover prog-rear-hatch", "Rear Hatch is not in your discard")


@pytest.mark.parametrize(
    ("reason", "seat", "before", "move", "why"),
    [
        (Reason.TOO_DEAR, {"store": "V2"}, (), "fulfil prog-void-net", "costs you 3 wild; you have 2 void"),
        (
            Reason.TOO_DEAR,
            {},
            (),
            "fulfil robot-turbo-1",
            "The TURBO 1 contract costs you 1 electrical and 2 wild; you",
        ),
        (Reason.NOT_IN_MARKET, {"store": "V3"}, (), "fulfil prize-seed-vault", "Seed Vault is not in the market"),
        (
            Reason.NO_MARBLE,
            {"store": "V3 M3"},
            ("fulfil prog-void-net",),
            "pay precious",
            "You have no precious marble left",
        ),
        (
            Reason.RISING_VALUE,
            {"store": "V3 M3 E1"},
            ("fulfil prog-void-net", "pay mechanical"),
            "pay void",
            "rising value, and the last was mechanical",
        ),
        (Reason.STUCK, {"store": "V2 O1 P1"}, ("fulfil prog-void-net",), "pay precious", "could not be completed"),
        (
            Reason.OTHER_UNIT,
            {"store": "C1 V3 E1 O1", "tableau": ["prize-matter-converter"]},
            ("fulfil prog-gripper-arm",),
            "pay electrical",
            "The unit to be paid now is chemical",
        ),
    ],
    ids=lambda value: str(value)[:30],
)
def test_why_a_purchase_is_refused(reason: Reason, seat: Json, before: tuple[str, ...], move: str, why: str) -> None:
    market = ["prog-void-net", "robot-turbo-1", "prog-gripper-arm"]
    m = fulfilling(seat, market=market, options={"round_limit": 1})
    refused(play(m, *before), reason, move, why)


def test_why_a_contract_that_was_given_up_is_refused() -> None:
    market = ["prog-void-net", "robot-void-sweeper-1"]
    m = fulfilling({"store": "V3"}, {"store": "V3"}, queue=[[0, 1]], market=market)
    play(m, "claim prog-void-net", "agree", "withdraw prog-void-net", "agree")
    refused(m, Reason.GIVEN_UP, "claim prog-void-net", "cannot come back to it in this round")


@pytest.mark.parametrize(
    ("reason", "move", "why"),
    [
        (Reason.VOID_STAYS, "take void", "Void cannot be salvaged"),
        (Reason.SUPPLY_LACKS, "take precious", "The supply has no precious marble"),
    ],
)
def test_why_a_marble_cannot_be_salvaged(reason: Reason, move: str, why: str) -> None:
    seat: Json = {"tableau": ["prize-salvage-rights"], "due": ["prize-salvage-rights"], "store": "P15"}
    m = fulfilling(seat, decision={"phase": "salvage", "seat": 0})
    refused(m, reason, move, why)


def refused(match: Match, reason: Reason, move: str, why: str) -> None:
    """The seat that is asked cannot play the move, for that reason and in these words."""
    perspective = match.perspective(match.acting[0])
    assert perspective.reason(GAME.notation.read(perspective, move, match.words)) is reason
    with pytest.raises(IllegalMove, match=why):
        match.play(move, match.acting[0])


def test_a_word_that_is_not_asked_for() -> None:
    with pytest.raises(IllegalMove, match="not what is asked"):
        play(table(SEAT), *FOUR).play("agree", 0)


def test_who_is_not_asked_is_told_whom_to_wait_for() -> None:
    m = fulfilling({"store": "V3"}, market=["prog-void-net"])
    with pytest.raises(IllegalMove, match="It is not your turn; Player 0 is asked"):
        m.play("end", 1)
    m = table()
    for move in FOUR:
        m.play(move, 1)
    m.play("done", 1)
    assert m.prompt(1) == "Waiting for Player 0."


# ---- sentences ----


def said(match: Match, kind: str, seat: int = 0, **details: Any) -> str:
    """The line of an event."""
    return match.words.say(log_line(GAME, match.config, EVENTS.make(kind, seat, **details), match.names))


@pytest.mark.parametrize("kind", list(EVENTS), ids=lambda kind: kind.name)
def test_every_event_has_a_line(kind: Kind) -> None:
    m = table()
    for detail in (0, 1):
        details: Json = {d.name: (detail,) * TYPES if d.sort.counts else detail for d in kind.details}
        line = said(m, kind.name, **details)
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


def test_prompts_of_payments_name_the_unit() -> None:
    seat: Json = {"store": "C1 V3 E1 O1", "tableau": ["prize-matter-converter"]}
    m = fulfilling(seat, market=["prog-gripper-arm"], options={"round_limit": 1})
    m.play("fulfil prog-gripper-arm")
    assert m.prompt() == "Pay for Gripper Arm: choose the marble for chemical."
    m.play("pay void")
    assert m.prompt() == "Pay for Gripper Arm: 2 wild units left, least valuable marble first."


def test_choices_tell_icons_prices_and_effects() -> None:
    m = table(SEAT)
    m.play("designate sq-n", 0)
    texts = [choice.words for choice in m.choices(0)]
    assert "Digger, top mode: mechanical, chemical and capacity" in texts
    m = fulfilling({"store": "V3 O3", "tableau": ["prize-trade-licence"]}, market=["prog-void-net", "robot-turbo-1"])
    assert m.choices()[1].words == (
        "Fulfil Void Net for 2 wild: 1 point. The robot above gets a void and a capacity icon more."
    )


def test_choices_in_a_claim_group_say_what_they_do() -> None:
    m = fulfilling({"store": "V3"}, {"store": "V3"}, queue=[[0, 1]], market=["prog-void-net"])
    assert m.choices()[1].words.startswith("Claim Void Net for 3 wild: 1 point.")
    m.play("claim prog-void-net")
    assert m.choices()[1].words.startswith("Challenge for Void Net")


def test_the_log_tells_what_a_fulfilled_contract_is_worth() -> None:
    m = fulfilling({"store": "V3 O3"}, market=["prog-void-net"])
    m.play("fulfil prog-void-net")
    while "fulfil" not in [event.kind for event in m.events()]:
        m.play(m.legal()[0])
    assert f"{m.names[0]} fulfils Void Net: 1 point." in m.seat(0).log(seen=True)


# ---- drawing ----


def drawn(seat: Seat) -> str:
    console = Console(width=100, file=StringIO(), record=True, color_system=None)
    console.print(seat.draw())
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
    assert SQUARE_PICTURE in drawn(m.spectator)


@pytest.mark.clause("CS-1.20", "CS-1.22", "CS-1.32")
def test_the_hex_ship_is_drawn_with_its_sides_and_pads() -> None:
    cells = {(0, -4): "P", (4, -4): "E", (-4, 0): "M", (0, 0): "C", (4, 0): "V", (0, 4): "O"}
    m = table(players=3, cells=cells)
    assert HEX_PICTURE in drawn(m.spectator)
    assert len(ship(cells, 3)) == 9


def test_a_drawing_tells_no_secret() -> None:
    m = play(table(SEAT), *FOUR)
    assert "Digger top" in drawn(m.seat(0))
    assert "Digger top" not in drawn(m.seat(1))
    assert "Digger top" not in drawn(m.spectator)


def test_a_program_is_drawn_by_the_names_of_its_cards() -> None:
    text = drawn(play(table(SEAT), *FOUR).seat(0))
    assert "from the north side: Digger top" in text
    assert "sq-n" not in text
    assert "digger." not in text
