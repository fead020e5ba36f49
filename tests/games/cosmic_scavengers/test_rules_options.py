"""Section 16: options, and section 13 where no other file has it."""

from __future__ import annotations

import pytest

from starlode.engine.boundary.errors import InvalidOption
from starlode.games.cosmic_scavengers.board import HEX_CELLS
from starlode.match import Match
from tests.games.cosmic_scavengers.table import (
    IDLE,
    IDLE_HEX,
    Json,
    fulfilling,
    happened,
    marbles,
    phase,
    play,
    run,
    truth,
    zone,
)

SIMPLE: Json = {"simple_bookkeeping": True, "round_limit": 1}


@pytest.mark.clause("CS-16.1", "CS-16.2")
def test_simple_bookkeeping_replaces_collected_marbles_at_the_end_of_collection() -> None:
    options = {"simple_bookkeeping": True}
    m = run("sq-n: courier.t", IDLE, cells={(0, 4): "O"}, market=["robot-void-sweeper-1"], options=options)
    assert happened(m, "replace", 0) == [(marbles(O=1),)]
    kinds = [line for line in m.log() if "supply gives" in line or "stores" in line]
    assert "supply gives" in kinds[0]
    assert len(kinds) == 2  # not applied again when the marble is stored


@pytest.mark.clause("CS-16.2", "CS-8.17")
def test_simple_bookkeeping_replaces_a_depleted_type_by_the_next_lower_one() -> None:
    seat: Json = {"store": "O14", "program": "sq-n: courier.t"}
    m = run(seat, IDLE, cells={(0, 4): "O"}, options=SIMPLE)
    assert truth(m)["pool"] == "V1"


@pytest.mark.clause("CS-16.1", "CS-16.3")
def test_with_simple_bookkeeping_every_spent_marble_goes_to_the_supply() -> None:
    m = fulfilling({"new": "O2", "store": "O2"}, market=["robot-bio-harvester-1"], options=SIMPLE)
    play(m, "fulfil robot-bio-harvester-1")
    assert (truth(m)["pool"], truth(m)["supply"]) == ("", "P15 E15 M15 C15 O14 V15")
    m = play(fulfilling({"new": "O2"}, options=SIMPLE), "end")
    assert (zone(m, 0, "store"), truth(m)["pool"]) == ("O2", "")


@pytest.mark.clause("CS-16.4")
def test_shortages_are_more_frequent_with_simple_bookkeeping() -> None:
    # The supply has no organic marble at first: a collected one that is spent at once is missing only here.
    supply: Json = {"supply": "P10 E8 M5 C3 V3"}
    wanted = {(4, -4): "O", (3, -4): "O", (2, -4): "O"}
    others = "P" * 5 + "E" * 7 + "M" * 10 + "C" * 12 + "O" * 12 + "V" * 12
    cells = wanted | dict(zip([cell for cell in HEX_CELLS if cell not in wanted], others, strict=True))
    for simple, replaced in ((False, []), (True, [(marbles(V=3),)])):
        options = {"simple_bookkeeping": simple}
        market = ["robot-bio-harvester-1"]
        seats = ("hx-n-l: courier.t, sifter.r, scout.b", IDLE_HEX, IDLE_HEX)
        m = run(*seats, cells=cells, market=market, options=options, **supply)
        play(m, "fulfil robot-bio-harvester-1")
        assert happened(m, "replace") == replaced  # three void instead of organic


@pytest.mark.clause("CS-2.11", "CS-18.3")
def test_filtering_shape_contracts_leaves_the_deck_smaller() -> None:
    for players, other in (
        (2, {"prog-core-drill", "prog-helm-turn"}),
        (3, {"prog-gantry-port", "prog-gantry-starboard"}),
    ):
        m = Match("cosmic-scavengers", players=players, seed=1, filter_shape_contracts=True)
        assert set(truth(m)["box"]) == other
        assert m.spectator.view()["deck"] == 72 - 2 - len(truth(m)["market"])


@pytest.mark.clause("CS-10.15", "CS-3.2")
def test_a_crash_may_lead_to_scoring_instead() -> None:
    seats: tuple[Json, ...] = ({"store": "P15 E15 M15 C10"}, {"tableau": ["prize-crown-jewels"]})
    m = play(fulfilling(*seats, options={"crash_outcome": "score"}), "end")
    assert m.outcome is not None
    assert m.outcome.winners == [1]


@pytest.mark.parametrize(
    ("name", "value"),
    [("players", 5), ("round_limit", 0), ("crash_outcome", "draw"), ("simple_bookkeeping", "maybe"), ("restarts", 100)],
)
def test_values_that_options_do_not_take(name: str, value: object) -> None:
    with pytest.raises(InvalidOption, match=name):
        Match("cosmic-scavengers", **{name: value})  # type: ignore[arg-type]


@pytest.mark.clause("CS-9.8")
def test_the_round_limit_is_an_option() -> None:
    assert play(fulfilling({}, options={"round_limit": 1}), "end").over
    assert phase(play(fulfilling({}, options={"round_limit": 2}), "end")) == "program"
