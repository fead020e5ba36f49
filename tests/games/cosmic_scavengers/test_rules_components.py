"""Section 1: what there is, and the two ships."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starlode.engine.boundary.errors import InvalidComponents
from starlode.engine.text.rulebook import rules_text
from starlode.games.cosmic_scavengers import INFO
from starlode.games.cosmic_scavengers.board import (
    HEX_CELLS,
    SQUARE_CELLS,
    core_line,
    hex_row,
    hex_step,
    lanes,
    pads,
    row_lengths,
    square_lane,
    turned,
)
from starlode.games.cosmic_scavengers.components import OWN_FILE, load, unit_counts
from starlode.games.cosmic_scavengers.game import GAME
from starlode.games.cosmic_scavengers.things import DESIGNATIONS, Board, Icon, Type
from starlode.match import Match
from tests.games.cosmic_scavengers.table import (
    IDLE,
    Json,
    fulfilling,
    gone,
    happened,
    phase,
    play,
    run,
    table,
    truth,
    zone,
)

PARTS = load()
ROWS = [[c.strip() for c in line.strip("|").split("|")] for line in rules_text(INFO).splitlines()]
HEX_NAMES = DESIGNATIONS[4:]


@pytest.mark.clause("CS-1.1", "CS-1.2", "CS-1.16", "CS-2.1")
def test_two_play_on_the_square_ship_and_more_on_the_hex_ship() -> None:
    for players, board, cells in ((2, "square", 36), (3, "hex", 61), (4, "hex", 61)):
        m = Match("cosmic-scavengers", players=players, seed=1)
        assert m.spectator.view()["board"] == board
        assert len("".join(m.spectator.view()["ship"])) == cells
        prefix = "designate sq-" if players == 2 else "designate hx-"
        assert all(move.startswith(prefix) for move in m.legal())


@pytest.mark.clause("CS-1.3", "CS-1.11", "CS-2.4", "CS-1.4", "CS-2.12")
def test_every_player_starts_with_the_same_eight_robots_and_nothing_else() -> None:
    m = Match("cosmic-scavengers", players=4, seed=1)
    for seat in range(4):
        assert zone(m, seat, "hand") == sorted(PARTS.robot_ids[:8])
        assert zone(m, seat, "discard") == zone(m, seat, "tableau") == []
        assert zone(m, seat, "new") == zone(m, seat, "store") == ""


@pytest.mark.clause("CS-1.5", "CS-2.5", "CS-1.51", "CS-1.49")
def test_two_copies_of_twelve_contract_robots_each_with_its_contract() -> None:
    stacks = Match("cosmic-scavengers", players=2, seed=1).spectator.view()["robot_stacks"]
    assert len(stacks) == 12
    assert set(stacks.values()) == {2}
    given = [contract.robot for contract in PARTS.robot_contracts]
    assert sorted(given) == sorted(PARTS.card_ids[8:])
    assert all(contract.id == f"robot-{contract.robot}" for contract in PARTS.robot_contracts)
    for copy in ("foreman-1", "foreman-2"):
        m = play(fulfilling({"store": "O1 C1 M1 V1"}, market=[f"robot-{copy}"]), f"fulfil robot-{copy}")
        while phase(m) == "pay":
            play(m, m.legal()[0])
        assert copy in zone(m, 0, "hand")


@pytest.mark.clause("CS-1.6", "CS-1.45", "CS-1.48", "CS-1.50")
def test_three_times_24_contracts_with_points_and_a_cost() -> None:
    assert [len(group) for group in (PARTS.prizes, PARTS.robot_contracts, PARTS.programmables)] == [24, 24, 24]
    for contract in PARTS.contracts:
        assert contract.points > 0
        assert sum(unit_counts(contract.cost)) >= 2


@pytest.mark.clause("CS-1.7", "CS-1.8")
def test_fifteen_marbles_of_six_types_in_pool_ship_and_supply() -> None:
    m = Match("cosmic-scavengers", players=3, seed=1)
    view = m.spectator.view()
    for name, letter in zip(Type.texts(), "PEMCOV", strict=True):
        assert view["pool"][name] + view["supply"][name] + "".join(view["ship"]).count(letter) == 15


@pytest.mark.clause("CS-1.9", "CS-1.10", "CS-1.54")
def test_reference_cover_and_designation_cards_and_fill_guides_are_no_objects() -> None:
    m = run("sq-s: digger.r", IDLE)
    cards = {*zone(m, 0, "hand"), *zone(m, 0, "discard"), *zone(m, 0, "tableau")}
    assert cards == set(PARTS.robot_ids[:8])  # nothing but robots and contracts is ever in a zone
    m = run("sq-s: digger.r", IDLE, options={"emergency_recall": False})
    assert len(m.legal(0)) == 4  # every designation is there again


@pytest.mark.clause("CS-1.12", "CS-1.13")
def test_types_by_falling_value() -> None:
    assert Type.texts() == ("precious", "electrical", "mechanical", "chemical", "organic", "void")
    assert [marble.colour for marble in PARTS.marbles] == ["white", "yellow", "blue", "green", "red", "black"]


@pytest.mark.clause("CS-1.14", "CS-1.15", "CS-1.46")
def test_void_pays_wild_units_only_and_is_no_specific_cost() -> None:
    assert not any("V" in contract.cost for contract in PARTS.contracts)
    market = ["robot-void-sweeper-1", "robot-turbo-1", "prize-terraforming-kit"]
    m = fulfilling({"new": "V5"}, market=market)
    assert m.legal() == ["end", "fulfil robot-void-sweeper-1"]
    m = fulfilling({"store": "C1 V5"}, market=["robot-recovery-drone-1"])  # C1 W2
    play(m, "fulfil robot-recovery-drone-1")  # there is nothing to choose: chemical, and twice void
    assert zone(m, 0, "store") == "V3"


@pytest.mark.clause("CS-1.17", "CS-1.18", "CS-1.23")
def test_the_square_ship_in_canonical_order() -> None:
    assert SQUARE_CELLS[0] == (0, 0)
    assert SQUARE_CELLS[7] == (1, 1)
    assert list(SQUARE_CELLS) == sorted(SQUARE_CELLS)
    assert len(set(SQUARE_CELLS)) == 36


@pytest.mark.clause("CS-1.19", "CS-1.20", "CS-1.23")
def test_the_hex_ship_in_canonical_order() -> None:
    assert list(HEX_CELLS) == sorted(HEX_CELLS, key=lambda cell: (cell[1], cell[0]))
    assert set(HEX_CELLS) == {
        (q, r) for q in range(-9, 10) for r in range(-9, 10) if max(abs(q), abs(r), abs(q + r)) <= 4
    }
    assert len(HEX_CELLS) == 61
    assert row_lengths(Board.HEX) == [5, 6, 7, 8, 9, 8, 7, 6, 5]
    assert row_lengths(Board.SQUARE) == [6] * 6


@pytest.mark.clause("CS-1.21", "CS-1.22")
def test_turning_the_hex_board() -> None:
    steps = {"E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1), "NE": (1, -1)}
    round_about = list(steps.values())
    assert [turned(step, 1) for step in round_about] == round_about[1:] + round_about[:1]
    north = [cell for cell in HEX_CELLS if cell[1] == -4]
    north_east = [cell for cell in HEX_CELLS if cell[0] == 4]
    assert sorted(turned(cell, 1) for cell in north) == sorted(north_east)
    assert turned((3, 1), 6) == (3, 1)


@pytest.mark.clause("CS-1.24", "CS-1.31")
def test_square_lanes_and_pads_as_tabled() -> None:
    table_rows = {row[0].strip("`"): row for row in ROWS if row[0].startswith("`sq-")}
    for number, name in enumerate(DESIGNATIONS[:4]):
        for lane in range(6):
            cells = square_lane(number, lane)
            axis, value = re.fullmatch(r"([rc])=(\d)", table_rows[name][2 + lane]).groups()  # type: ignore[union-attr]
            assert {cell["rc".index(axis)] for cell in cells} == {int(value)}
            first, last = (int(table_rows[name][column][2:]) for column in (8, 9))
            along = 1 - "rc".index(axis)
            assert (cells[0][along], cells[-1][along]) == (first, last)
        assert [abs(a - c) + abs(b - d) for (a, b), (c, d) in zip(pads(number), firsts(number), strict=True)] == [1] * 4


def firsts(designation: int) -> list[tuple[int, int]]:
    return [square_lane(designation, lane)[0] for lane in range(1, 5)]


@pytest.mark.parametrize("name", HEX_NAMES)
@pytest.mark.clause("CS-1.25", "CS-1.28", "CS-1.29", "CS-1.30", "CS-1.32")
def test_hex_rows_as_tabled(name: str) -> None:
    row = next(row for row in ROWS if row[0] == f"`{name}`")
    number = DESIGNATIONS.index(name)
    step = re.search(r"\((.*)\)", row[2])
    assert step is not None
    assert hex_step(number) == tuple(int(part) for part in step[1].split(","))
    for pad in range(1, 5):
        found = re.fullmatch(r"`\((.*),(.*)\)` . (\d)", row[2 + pad])
        assert found is not None
        cells = hex_row(number, pad)
        assert (cells[0], len(cells)) == ((int(found[1]), int(found[2])), int(found[3]))
    partner = number ^ 1
    assert pads(number) == pads(partner)
    assert DESIGNATIONS[partner][:-1] == name[:-1]


@pytest.mark.clause("CS-1.32")
def test_pads_of_the_north_side() -> None:
    assert pads(DESIGNATIONS.index("hx-n-l")) == [(4, -5), (3, -5), (2, -5), (1, -5)]


@pytest.mark.clause("CS-1.25", "CS-1.26", "CS-1.27", "CS-1.33")
def test_all_designations_of_the_board_are_offered_every_round() -> None:
    for players, count in ((2, 4), (3, 12), (4, 12)):
        m = Match("cosmic-scavengers", players=players, seed=1)
        assert len(m.legal()) == count
    m.play("designate hx-ne-r", 2)
    assert truth(m)["seats"][2]["program"]["designation"] == "hx-ne-r"


@pytest.mark.clause("CS-1.34")
def test_corners_and_centre_are_on_no_normal_row() -> None:
    square = {cell for number in range(4) for row in lanes(number)[1:5] for cell in row}
    assert {SQUARE_CELLS[cell] for cell in set(range(36)) - square} == {(0, 0), (0, 5), (5, 0), (5, 5)}
    hexagon = {cell for number in range(4, 16) for row in lanes(number)[1:5] for cell in row}
    assert {HEX_CELLS[cell] for cell in set(range(61)) - hexagon} == {(0, 0)}
    assert all((0, 0) in core_line(number) for number in range(4, 16))


@pytest.mark.clause("CS-1.35", "CS-1.36", "CS-1.37", "CS-1.39", "CS-1.42")
def test_modes_and_their_diligence_as_tabled() -> None:
    found = {row[0].strip("`"): row[1:5] for row in ROWS if len(row) == 5 and row[0].strip("`") in PARTS.robot_ids}
    assert len(found) == 20
    for robot in PARTS.robots:
        for mode, text in zip(robot.modes, found[robot.id], strict=True):
            icons, _, diligence = text.partition(" [")
            assert sorted(mode.split()) == sorted(icons.split())
            assert mode.split()
            value = sum(-1 if icon == "!" else 1 for icon in mode.split())
            assert value == int(diligence.rstrip("]"))


@pytest.mark.parametrize("kind", range(20))
@pytest.mark.clause("CS-1.39", "CS-1.40", "CS-1.41")
def test_every_mode_has_the_diligence_and_priority_of_its_icons_in_play(kind: int) -> None:
    robot = PARTS.robots[kind]
    owner: Json = {"tableau": [f"robot-{robot.id}-1"]} if robot.set == "contract" else {}
    for letter, icons in zip("trbl", robot.modes, strict=True):
        m = run({**owner, "program": f"sq-n: {robot.id}.{letter}"}, IDLE)
        expected = sum(-1 if icon == "!" else 1 for icon in icons.split())
        assert happened(m, "order", 0)[0][1:] == (expected, icons.split().count("!"))


@pytest.mark.clause("CS-1.38", "CS-7.15", "CS-7.16")
def test_capacity_is_one_more_than_the_capacity_icons() -> None:
    row = {(r, 1): "O" for r in range(6)}
    for robot, marbles in (("sifter.r", 1), ("digger.l", 2), ("hauler.b", 3)):
        m = run(f"sq-s: {robot}", IDLE, cells=row)
        assert gone(m)["took"] == "O" * marbles


@pytest.mark.clause("CS-1.40")
def test_priority_is_the_number_of_priority_icons() -> None:
    m = run("sq-n: courier.t, digger.r", IDLE)
    assert happened(m, "order", 0) == [(1, -1, 3)]
    assert GAME.configure({}).params.icons[3, 0, Icon.PRIORITY] == 2


@pytest.mark.clause("CS-1.43")
def test_names_tell_starting_from_contract_robots() -> None:
    for robot in PARTS.robots:
        assert GAME.words().text(f"robot-{robot.id}").isupper() == (robot.set == "contract")


@pytest.mark.clause("CS-1.44")
def test_ids_of_robot_cards() -> None:
    assert PARTS.card_id(1, 0) == "p2-digger"
    assert PARTS.card_id(1, 8) == "turbo-1"
    m = table({"tableau": ["robot-turbo-2"]})
    assert [robot["card"] for robot in m.view(0)["seats"][0]["robots"]][-2:] == ["p1-scout", "turbo-2"]
    m.play("designate sq-n")
    m.play("place turbo.b")
    assert zone(m, 0, "program")["stack"] == ["turbo-2.b"]


@pytest.mark.clause("CS-1.47")
def test_costs_and_points_as_tabled() -> None:
    tabled = {row[1].strip("`"): row for row in ROWS if len(row) > 5 and re.match(r"`(prize|robot|prog)-", row[1])}
    assert len(tabled) == 72
    for contract in PARTS.contracts:
        row = tabled[contract.id]
        assert (contract.cost, str(contract.points)) == (row[3], row[5])
        assert sum(unit_counts(contract.cost)) == int(row[4])


@pytest.mark.clause("CS-1.52", "CS-1.53")
def test_zones_of_the_table_and_of_a_seat() -> None:
    m = Match("cosmic-scavengers", players=3, seed=1)
    common = {"ship", "pool", "supply", "deck", "market", "robot_stacks", "box"}
    assert common <= set(m.spectator.view())
    own = {
        "robots",
        "programmables",
        "program",
        "discarded_robots",
        "discarded_programmables",
        "tableau",
        "new",
        "store",
    }
    assert own <= set(m.spectator.view()["seats"][0])


@pytest.mark.clause("CS-1.55", "CS-18.3")
def test_zones_of_a_seat_have_no_limit() -> None:
    everything = [contract.id for contract in PARTS.programmables if contract.board != "hex"]
    m = table({"hand": [*PARTS.robot_ids[:8], *everything], "store": "P15 E15"})
    assert len(m.view(0)["seats"][0]["programmables"]) == 22


# ---- the file ----


def broken(tmp_path: Path, old: str, new: str) -> str:
    text = OWN_FILE.read_text("utf-8")
    assert old in text
    path = tmp_path / "components.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(InvalidComponents) as error:
        load(path)
    return str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "digger"', 'id = "sifter"', "id 'sifter'"),
        ("pool = [4, 5, 6, 7, 8, 6]", "pool = [4, 5, 6, 7, 8, 7]", "expected 36"),
        ('robot = "turbo-1"', 'robot = "turbo-2"', "turbo-1"),
        ('effect = "salvage"', 'effect = "salvation"', "prize-salvage-rights"),
        ('cost = "O3 W1"', 'cost = "X3 W1"', "prize-seed-vault"),
        ('cost = "O3 W1"', 'cost = "O3 O1"', "prize-seed-vault"),
        ('effect = "become", icons = "C"', 'effect = "become", icons = "C M"', "prog-chemical-retort"),
        ("showing_end = 8", "showing_end = 0", "showing_end"),
        ('board = "hex", needs', 'board = "square", needs', "works on the hex only"),
        ('left = "+ B B"', 'left = "+ + + + +"', "magpie"),
        ('effect = "gain", icons = "V +"', 'effect = "gain", icons = "V ! ! ! ! ! ! ! ! !"', "18 icons to gain"),
    ],
)
def test_a_wrong_row_is_refused_by_name(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    assert complaint in broken(tmp_path, old, new)


def test_a_corrected_card_changes_the_game(tmp_path: Path) -> None:
    path = tmp_path / "components.toml"
    lines = OWN_FILE.read_text("utf-8").splitlines()
    row = next(number for number, line in enumerate(lines) if "prize-seed-vault" in line)
    lines[row] = lines[row].replace("points = 3", "points = 9")
    path.write_text("\n".join(lines), "utf-8")
    m = Match("cosmic-scavengers", players=2, seed=1, components=path)
    vault = m.config.components.contract_ids.index("prize-seed-vault")
    assert m.config.params.points[vault] == 9
    assert GAME.configure({}).params.points[vault] == 3
