"""Section 1 of the rules: the component file says what the tables say, and a broken file is refused by name."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from starlode.engine.boundary.errors import InvalidComponents, InvalidOption
from starlode.engine.declarations.options import Options, resolve
from starlode.engine.declarations.things import Sort
from starlode.engine.state.records import one
from starlode.engine.text.facts import Scope, Thing
from starlode.games.cave_in.components import (
    EDITIONS,
    FACTION_IDS,
    OWN_FILE,
    Components,
    in_edition,
    load,
)
from starlode.games.cave_in.game import GAME
from starlode.games.cave_in.settings import OPTIONS, build_params
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import CARD, HALF, WEEDLOCK, Ability, Counted, Skill

RULES = (Path(__file__).parents[3] / "docs" / "rules" / "cave-in.md").read_text(encoding="utf-8")
OWN_TEXT = OWN_FILE.read_text(encoding="utf-8")


def table(heading: str) -> list[list[str]]:
    """The rows of the first table after a heading, without its head, backticks removed."""
    lines = RULES[RULES.index(f"\n### {heading}") :].splitlines()[2:]
    start = next(number for number, line in enumerate(lines) if line.startswith("|"))
    rows = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip().replace("`", "") for cell in line.strip("|").split("|")])
    return rows


def params_of(components: Components | None = None, **given: Any) -> Params:
    """Parameters for these options, two players unless told."""
    players = given.pop("players", 2)
    options: Options = {"players": players, **resolve(OPTIONS, given)}
    return build_params(components or load(), options)


def name_of(sort: Sort, number: int, form: str = "", edition: str = EDITIONS[0]) -> str:
    """What a component is called, or says, in English."""
    return GAME.words().name(Thing(sort, number, Scope(GAME.configure({"edition": edition}), (), {})), form)


# ---- the tables ----


@pytest.mark.clause("CI-1.1", "CI-1.2")
def test_factions_are_those_of_table_1a() -> None:
    faction = Sort("faction", lambda config: config.components.faction_ids)
    names = [(name_of(faction, number), name_of(faction, number, "theme")) for number in range(6)]
    rows = [[row.id, name, row.colour, theme] for row, (name, theme) in zip(load().factions, names, strict=True)]
    assert rows == [row[:4] for row in table("1.A")]
    assert len(rows) == 6
    assert load().faction_ids == FACTION_IDS
    assert len(set(load().colours)) == 6
    assert FACTION_IDS[WEEDLOCK] == "weedlock"


@pytest.mark.clause("CI-1.1", "CI-1.3", "CI-1.4")
def test_mercenaries_are_those_of_table_1b() -> None:
    components = load()
    colour = dict(zip(components.faction_ids, components.colours, strict=True))
    names = [name_of(CARD, number) for number in range(24)]
    rows = [
        [c.id, name, colour[c.faction], str(c.level), str(c.copies)]
        for c, name in zip(components.mercenaries, names, strict=True)
    ]
    assert rows == [row[:5] for row in table("1.B")]
    assert sum(card.copies for card in components.mercenaries) == 78
    for faction in components.faction_ids:
        crew = [card for card in components.mercenaries if card.faction == faction]
        assert [(card.level, card.copies) for card in crew] == [(1, 6), (2, 4), (3, 2), (4, 1)]


@pytest.mark.clause("CI-1.1", "CI-1.10")
def test_crystals_are_those_of_table_1d() -> None:
    rows = [
        [c.id, str(c.cost), c.colour, str(c.vp), c.symbol or "-", "yes" if c.cave_in else "-"] for c in load().crystals
    ]
    assert rows == [row[:6] for row in table("1.D")]
    assert len(rows) == 60
    assert {c.cost for c in load().crystals} == {1, 3, 6, 10}


@pytest.mark.clause("CI-1.1", "CI-1.7", "CI-1.9")
def test_artifacts_are_those_of_table_1c() -> None:
    rows = []
    for number, card in enumerate(load().artifacts):
        row = [card.id, str(card.cost)]
        for side, half in enumerate((card.left, card.right)):
            row += [half.id, name_of(HALF, 2 * number + side), half.kind or "score"]
        rows.append(row)
    assert rows == [row[:8] for row in table("1.C")]
    assert len(rows) == 12
    assert all(card.left.counts and card.right.ability for card in load().artifacts)


# ---- clauses that the tables only imply ----


@pytest.mark.clause("CI-1.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_type_has_one_skill_and_words_for_it(edition: str) -> None:
    components, params = load(), params_of(edition=edition)
    for number, card in enumerate(components.mercenaries):
        assert Skill.texts()[params.skill[number]] == in_edition(card.skill, edition)
        assert name_of(CARD, number, "text", edition).endswith(".")
        assert (params.skill[number] == Skill.TAKE_CRYSTAL) == (card.level == 1)
    higher = [params.skill[number] for number in range(24) if params.level[number] > 1]
    assert len(set(higher)) == 18


@pytest.mark.clause("CI-1.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_skills_work_instantly_for_the_turn_or_as_extra_action(edition: str) -> None:
    assert all(skill.ways for skill in Skill)
    printed = {}
    for type_id, _, kinds, *_ in table("Overview"):
        by_edition = kinds.split(" / ")
        printed[type_id] = tuple(by_edition[EDITIONS.index(edition) % len(by_edition)].split(" + "))
    assert {c.id: Skill.named(str(in_edition(c.skill, edition))).ways for c in load().mercenaries} == printed
    assert {kind for kinds in printed.values() for kind in kinds} == {"instant", "turn", "extra"}


@pytest.mark.clause("CI-1.8")
def test_all_24_halves_are_different() -> None:
    halves = load().halves
    assert len({half.id for half in halves}) == len({name_of(HALF, number) for number in range(24)}) == 24
    assert len({(half.counts, half.cost, half.every, half.vp, half.ability) for half in halves}) == 24


@pytest.mark.clause("CI-1.11")
def test_cheap_crystals_are_the_most_numerous() -> None:
    count = Counter((crystal.cost, crystal.colour) for crystal in load().crystals)
    expected = {1: 4, 3: 3, 6: 2, 10: 1}
    assert count == {(cost, colour): number for cost, number in expected.items() for colour in load().colours}


@pytest.mark.clause("CI-1.12")
def test_some_crystals_show_a_symbol_in_place_of_points() -> None:
    worthless = [crystal for crystal in load().crystals if crystal.vp == 0]
    assert worthless
    assert all(crystal.symbol for crystal in worthless)


@pytest.mark.clause("CI-1.13")
def test_thirty_crystals_show_a_faction_symbol_never_their_own() -> None:
    shown = [crystal for crystal in load().crystals if crystal.symbol]
    assert Counter(crystal.symbol for crystal in shown) == dict.fromkeys(load().colours, 5)
    assert all(crystal.symbol != crystal.colour for crystal in shown)


@pytest.mark.clause("CI-1.14")
def test_fifteen_crystals_show_a_cave_in_symbol() -> None:
    shown = Counter(crystal.cost for crystal in load().crystals if crystal.cave_in)
    assert shown == {1: 6, 3: 3, 6: 3, 10: 3}


@pytest.mark.clause("CI-1.1", "CI-1.15")
def test_a_command_card_is_no_more_than_the_totem_of_its_faction() -> None:
    """Six Command cards name six Totems; nothing else of them is left in the state or the parameters."""
    names = [(f"command-{name}", f"totem-{name}") for name in load().faction_ids]
    assert names == [(row[4], row[5]) for row in table("1.A")]
    assert one(State).totem.shape == (6,)
    assert not [name for kind in (State, Params) for name in kind.dtype.fields or () if "command" in name]


@pytest.mark.clause("CI-1.1", "CI-1.16")
def test_the_cave_in_track_starts_at_0_and_has_no_end() -> None:
    """One token; the counter holds far more than the 35 cave-ins that section 16 allows."""
    state = one(State)
    assert state.cave_ins == 0
    assert state.cave_ins.shape == ()  # type: ignore[attr-defined]  # a NumPy scalar at run time
    state.cave_ins = 1000
    assert state.cave_ins == 1000


@pytest.mark.clause("CI-1.17")
def test_docks_and_mine_have_4_3_2_1_spaces() -> None:
    params = params_of()
    assert params.space_class.tolist() == [0, 0, 0, 0, 1, 1, 1, 2, 2, 3]
    assert params.class_cost.tolist() == [1, 3, 6, 10]
    numbers = [int(row[2]) for row in table("1.E")[:8]]
    assert numbers == [*load().numbers.spaces, *load().numbers.spaces]


# ---- effects ----


def test_scoring_halves_count_what_section_6_says() -> None:
    said = {half.id: (half.counts, half.cost, half.vp, half.every or 1) for half in load().halves if half.counts}
    assert said == {
        "space-exchange": ("artifacts", None, 2, 1),
        "barking-up-the-right-three": ("crystals-of-cost", 3, 3, 2),
        "contract": ("crystals-of-one-colour", None, 1, 1),
        "mass-production": ("crystals", None, 2, 3),
        "deep-vein-licence": ("crystals-of-cost", 6, 3, 1),
        "core-rights": ("crystals-of-cost", 10, 6, 1),
        "pebble-trade": ("crystals-of-cost", 1, 1, 1),
        "spectrum-permit": ("colours", None, 1, 1),
        "totem-cult": ("totems", None, 2, 1),
        "hazard-pay": ("cave-in-symbols", None, 2, 1),
        "veterans-roll": ("base-cards", None, 1, 1),
        "glyph-archive": ("symbols", None, 2, 1),
    }


AMOUNTS = {
    "foreman": 2,
    "sergeant": 2,
    "colonel": 5,
    "fishbean": 2,
    "shuwar": 1,
    "mushell": 2,
    "diggerhino": 1,
    "ancientone": 4,
    "maccarat": 4,
    "drollo": 1,
    "robuster": 3,
    "custodian": 2,
    "domina": 3,
    "harvest": 2,
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_skills_have_the_numbers_of_section_5(edition: str) -> None:
    params = params_of(edition=edition)
    for number in range(24):
        assert params.amount[number] == AMOUNTS.get(Skill.texts()[params.skill[number]], 0)
    assert params.foreman_cut == 2


def test_abilities_have_the_numbers_of_section_6() -> None:
    params = params_of()
    amounts = {a.text: int(params.ability_amount[a]) for a in Ability if params.ability_amount[a]}
    assert amounts == {
        "scrap-ledger": 2,
        "laser-drill": 1,
        "headhunter-drone": 1,
        "blast-doors": 2,
        "overtime-siren": 1,
    }


def test_texts_are_our_own_words() -> None:
    """What is printed on a component is no sentence, or a long part of one, of the rules document."""
    rules = RULES.lower()
    texts = [name_of(CARD, number, "text", edition) for number in range(24) for edition in EDITIONS]
    for text in [*texts, *(name_of(HALF, number, "text") for number in range(24))]:
        assert text.lower().rstrip(".") not in rules


def test_texts_tell_the_numbers_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    row = row_of("mineggler-maccarat")
    path.write_text(
        OWN_TEXT.replace(row, row.replace("amount = 4", "amount = 3")).replace(GLYPHS, GLYPHS + ", every = 3")
    )
    scope, words = Scope(GAME.configure({}, path), (), {}), GAME.words()
    maccarat = load().type_ids.index("mineggler-maccarat")
    assert words.name(Thing(CARD, maccarat, scope), "text").startswith("Pay 3 less for each Crystal")
    assert words.name(Thing(HALF, 22, scope), "text").startswith("2 VP for every 3 faction symbols")


# ---- broken files ----


def broken(tmp_path: Path, old: str, new: str, count: int = 1) -> str:
    """The error for the own file with a text replaced; one line that starts with the file's path."""
    assert old in OWN_TEXT
    return refused(tmp_path, OWN_TEXT.replace(old, new, count))


def refused(tmp_path: Path, text: str) -> str:
    """The error for a file of this text."""
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InvalidComponents) as caught:
        load(path)
    message = str(caught.value)
    assert message.startswith(f"{path}: ")
    assert "\n" not in message
    return message.removeprefix(f"{path}: ")


def row_of(name: str) -> str:
    """The line of the own file whose row has that id."""
    return next(line for line in OWN_TEXT.splitlines() if re.match(rf'  {{ id = "{name}",', line))


# id of the row, what is replaced in it, by what; then the column and what was found, and part of what is expected
ROWS = [
    ("terron-foreman", "level = 2", 'level = "2"', "level: found '2'", "int"),
    ("terron-foreman", "level = 2", "level = 5", "level: found 5", "<= 4"),
    ("terron-foreman", "level = 2, ", "", "level: found nothing", "a value"),
    ("terron-foreman", " },", ", tall = 1 },", "tall: there is no such column", "one of id, faction"),
    ("terron-foreman", '= "terron"', '= "robot"', "faction: found 'robot'", "bioss"),
    ("terron-foreman", '= "foreman"', '= "dance"', "skill: found 'dance'", "drollo"),
    ("terron-foreman", ",      amount = 2", "", "amount: found nothing", "for foreman"),
    ("terron-foreman", "copies = 4", "copies = 0", "copies: found 0", ">= 1"),
    ("terron-driller", " },", ", amount = 1 },", "amount: found 1", "expected nothing"),
    ("metanel-drollo", "amount = 1", "amount = 2", "amount: found 2", "up to 1"),
    ("metanel-scrabber", '"scrabber"', '"foreman", amount = 3', "amount: found 3", "2 as for terron-foreman"),
    ("weedlock-seeder", ', "2018-de" = "harvest"', "", "skill: found nothing", "harvest"),
    ("weedlock-seeder", '"2018-de" = "harvest"', '"2018-de" = "dance"', "skill: found 'dance'", "harvest"),
    ("weedlock-seeder", '"2018-de" = "harvest"', '"2019-de" = "harvest"', "skill: found {", "2019-de"),
    ("weedlock-seeder", '"2018-de" = 2', '"2021-en" = 2', "amount: found 2", "expected nothing"),
    ("c1-brown-1", '"brown"', '"pink"', "colour: found 'pink'", "brown"),
    ("c1-brown-1", "vp = 1", 'vp = 1, symbol = "pink"', "symbol: found 'pink'", "blue"),
    ("c1-brown-1", "cost = 1", "cost = 2", "cost: found 2", "1, 3, 6, 10"),
    ("c1-brown-1", "cost = 1", "cost = -1", "cost: found -1", ">= 0"),
    ("c1-brown-1", "vp = 1", "vp = 1, cave_in = 1", "cave_in: found 1", "bool"),
    ("bioss", '"red"', '"blue"', "colour: found 'blue'", "of its own"),
]

FOREMAN = row_of("terron-foreman")
LAST = "artifacts, row 'artifact-12', column "
SIREN = 'kind = "start", ability = "overtime-siren", amount = 1'
GLYPHS = 'counts = "symbols", vp = 2'
COLLAPSE = "{ 2 = 7, 3 = 8, 4 = 9 }"

# what is replaced in the file, by what; then how the error begins, and part of the rest
FILES = [
    (FOREMAN, FOREMAN.replace('id = "terron-foreman",', ""), "mercenaries, row 2, column id: found nothing", "a value"),
    (FOREMAN, FOREMAN.replace('"terron-foreman"', "7"), "mercenaries, row 2, column id: found 7", "str"),
    (FOREMAN, '  "foreman",', "mercenaries, row 2, column id: found 'foreman'", "object"),
    (FOREMAN, FOREMAN.replace("terron-foreman", "A b"), "mercenaries, row 'A b', column id: found 'A b'", "[a-z0-9-]"),
    (FOREMAN, f"{FOREMAN}\n{FOREMAN}", "mercenaries, row 'terron-foreman', column id: found 'terron-", "not used yet"),
    ("copies = 4", "copies = 5", "factions, row 'terron', column copies", "14 cards, expected 13"),
    ("level = 2", "level = 3", "mercenaries, row 'terron-sergeant', column level: found 3", "than terron-foreman"),
    (FOREMAN, "", "factions, row 'terron', column level", "found no 2, expected 1 to 4"),
    (row_of("c1-brown-1"), "", "crystals, all rows: found 59 rows", "expected 60"),
    ('"c1-brown-2"', '"c1-brown-1"', "crystals, row 'c1-brown-1', column id: found 'c1-brown-1'", "not used yet"),
    ('"c1-brown-2"', '"terron"', "crystals, row 'terron', column id: found 'terron'", "as in factions"),
    ('id = "bioss", ', 'id = "biosss", ', "factions, row 'biosss', column id: found 'biosss'", "expected bioss"),
    (row_of("bioss"), "", "factions, all rows: found 5 rows", "expected 6"),
    ("cost = 9\n", "cost = -9\n", LAST + "cost: found -9", ">= 0"),
    ("cost = 9\n", "", LAST + "cost: found nothing", "a value"),
    ('"glyph-archive"', '"hazard-pay"', LAST + "left.id: found 'hazard-pay'", "as in artifacts, row 'artifact-10'"),
    (SIREN, SIREN.replace("start", "passive"), LAST + "right.kind: found 'passive'", "start"),
    (SIREN, SIREN.replace("overtime-siren", "nap"), LAST + "right.ability: found 'nap'", "prism-lens"),
    (SIREN, 'kind = "passive", ability = "laser-drill", amount = 1', LAST + "right.ability", "as by laser-drill"),
    (SIREN, SIREN.replace("1", "4"), LAST + "right.amount: found 4", "up to 3"),
    (SIREN, SIREN + ", vp = 1", LAST + "right.vp: found 1", "nothing for an ability"),
    (SIREN, SIREN + ", every = 2", LAST + "right.every: found 2", "nothing for an ability"),
    (GLYPHS, GLYPHS.replace("symbols", "sheep"), LAST + "left.counts: found 'sheep'", "totems"),
    (GLYPHS, "vp = 2", LAST + "left.counts: found nothing", "totems"),
    (GLYPHS, 'counts = "symbols"', LAST + "left.vp: found nothing", "points"),
    (GLYPHS, GLYPHS + ", cost = 1", LAST + "left.cost: found 1", "nothing for a half that counts symbols"),
    (GLYPHS, GLYPHS + ", amount = 1", LAST + "left.amount: found 1", "nothing for a half that scores"),
    (GLYPHS, GLYPHS.replace("symbols", "crystals-of-cost"), LAST + "left.cost: found nothing", "1, 3, 6, 10"),
    (GLYPHS, GLYPHS + ", every = 0", LAST + "left.every: found 0", ">= 1"),
    (GLYPHS, GLYPHS + ", evry = 2", LAST + "left.evry: there is no such column", "every"),
    ("hand_limit     = 7", "hand_limit     = 8", "numbers, column hand_limit: found 8", "<= 7"),
    (COLLAPSE, "{ 2 = 7, 3 = 8 }", "numbers, column collapse: found {2: 7, 3: 8}", "4 players"),
    (COLLAPSE, "{ two = 7 }", "numbers, column collapse: found {'two': 7}", "int"),
    ("[1, 3, 6, 10, 15, 21]", "[1, 3]", "numbers, column set_vp: found [1, 3]", "6"),
    ("[4, 3, 2, 1]", "[4, 3, 2, 2]", "numbers, column spaces: found (4, 3, 2, 2)", "10"),
    ("[2, 1, 0, 0]", "[9, 1, 0, 0]", "numbers, column start_hand: found (9, 1, 0, 0)", "at most 7"),
    ("[2, 1, 0, 0]", "[0, 0, 0, 1]", "mercenaries, column copies: found only 4 cards of level 4", "at least 5"),
    ("= [1, 3, 6, 10] ", "= [1, 3, 3, 10] ", "numbers, column costs: found (1, 3, 3, 10)", "rising"),
    ("totem_vp       =", "totem_points   =", "numbers, column totem_points: there is no such column", "totem_vp"),
    ("[numbers]", "[nombres]", "the file, column nombres: there is no such column", "numbers"),
    ("[numbers]", "[[numbers]]", "the file, column numbers: found [", "object"),
]


@pytest.mark.parametrize(("name", "old", "new", "fault", "expected"), ROWS)
def test_a_broken_row_is_named_with_its_column(
    tmp_path: Path, name: str, old: str, new: str, fault: str, expected: str
) -> None:
    row = row_of(name)
    assert old in row
    message = broken(tmp_path, row, row.replace(old, new, 1))
    _, _, after = message.partition(f", row '{name}', column {fault}")
    assert expected in after, message


@pytest.mark.parametrize(("old", "new", "start", "rest"), FILES, ids=[case[2] for case in FILES])
def test_a_broken_file_is_refused_in_words(tmp_path: Path, old: str, new: str, start: str, rest: str) -> None:
    message = broken(tmp_path, old, new)
    assert message.startswith(start)
    assert rest in message.removeprefix(start)


@pytest.mark.clause("CI-1.7")
def test_there_are_exactly_twelve_artifact_cards(tmp_path: Path) -> None:
    eleven = OWN_TEXT[: OWN_TEXT.rindex("[[artifacts]]")]
    assert refused(tmp_path, eleven) == (
        "artifacts, all rows: found 11 rows, expected 12, because they make 3 equal stacks, and moves, records and "
        "networks know each of them by its number; change a row instead of leaving it out"
    )


@pytest.mark.clause("CI-1.17")
def test_too_few_crystals_of_a_cost_cannot_fill_the_mine(tmp_path: Path) -> None:
    message = broken(tmp_path, "cost = 10, colour", "cost = 6,  colour", count=6)
    assert message == "crystals, column cost: found 0 of cost 10, expected 1 or more to fill the Mine"


def test_syntax_errors_tell_the_line(tmp_path: Path) -> None:
    message = broken(tmp_path, "hand_limit     = 7", "hand_limit     = seven")
    line = OWN_TEXT[: OWN_TEXT.index("hand_limit     =")].count("\n") + 1
    assert f"at line {line}" in message


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(InvalidComponents, match=r"none\.toml: cannot be read: No such file"):
        load(tmp_path / "none.toml")
    (tmp_path / "latin.toml").write_bytes(b"name = '\xe4'")
    with pytest.raises(InvalidComponents, match=r"latin\.toml: is not TOML"):
        load(tmp_path / "latin.toml")


# ---- corrections that are allowed ----


def corrected(tmp_path: Path, old: str, new: str) -> Components:
    """The components of the own file with one text replaced."""
    assert old in OWN_TEXT
    path = tmp_path / "mine.toml"
    path.write_text(OWN_TEXT.replace(old, new, 1), encoding="utf-8")
    return load(path)


def test_house_decisions_may_be_corrected(tmp_path: Path) -> None:
    row = row_of("c1-brown-1")
    components = corrected(tmp_path, row, row.replace("vp = 1", 'vp = 5, symbol = "brown", cave_in = true'))
    params = params_of(components)
    assert (params.crystal_vp[0], params.crystal_symbol[0], params.crystal_cave_in[0]) == (5, 0, 1)
    assert params_of().crystal_vp[0] == 1, "the own file is not touched by another"


def test_crystals_are_numbered_by_cost_and_then_by_row(tmp_path: Path) -> None:
    row = row_of("c1-brown-1")
    components = corrected(tmp_path, row, row.replace("cost = 1", "cost = 6"))
    assert components.crystal_ids[0] == "c1-brown-2"
    assert components.crystal_ids[41:43] == ("c1-brown-1", "c6-brown-1")
    assert params_of(components).class_from.tolist() == [0, 23, 41, 54, 60]


def test_mercenaries_are_numbered_by_faction_and_level(tmp_path: Path) -> None:
    driller = row_of("terron-driller")
    components = corrected(tmp_path, f"{driller}\n{FOREMAN}", f"{FOREMAN}\n{driller}")
    assert components.type_ids == load().type_ids
    params = params_of(components)
    assert all(params.faction[n] * 4 + params.level[n] - 1 == n for n in range(24))


def test_an_ability_may_give_way_to_a_second_scoring_half(tmp_path: Path) -> None:
    params = params_of(corrected(tmp_path, SIREN, 'counts = "totems", vp = 1'))
    assert params.ability_half[Ability.OVERTIME_SIREN] == -1
    assert params.half_counts[23] == Counted.TOTEMS


def test_the_own_file_is_read_once() -> None:
    assert load() is load()


# ---- parameters and options ----


def test_params_hold_what_the_file_says() -> None:
    components, params = load(), params_of()
    colours = (*components.colours, None)
    for number, crystal in enumerate(components.crystals):
        assert params.class_cost[params.crystal_class[number]] == crystal.cost
        assert colours[params.crystal_colour[number]] == crystal.colour
        assert colours[params.crystal_symbol[number]] == crystal.symbol
        assert (params.crystal_vp[number], params.crystal_cave_in[number]) == (crystal.vp, crystal.cave_in)
    assert params.class_from.tolist() == [0, 24, 42, 54, 60]
    assert params.artifact_cost.tolist() == [card.cost for card in components.artifacts]


def test_params_know_every_half_by_number() -> None:
    components, params = load(), params_of()
    for number, half in enumerate(components.halves):
        assert components.half_ids[number] == half.id
        assert (*Counted.texts(), None)[params.half_counts[number]] == half.counts
        assert (*Ability.texts(), None)[params.half_ability[number]] == half.ability
        assert (params.half_vp[number], params.half_every[number]) == (half.vp or 0, half.every or 1)
        assert (1, 3, 6, 10, None)[params.half_class[number]] == half.cost
    assert [params.half_ability[half] for half in params.ability_half] == list(range(12))


def test_params_hold_the_numbers_of_the_rules() -> None:
    params = params_of()
    assert params.start_hand.tolist() == [2, 1, 0, 0]
    assert params.collapse.tolist() == [0, 0, 7, 8, 9]
    assert params.set_vp.tolist() == [0, 1, 3, 6, 10, 15, 21]
    numbers = (params.hand_limit, params.base_limit, params.normal_actions, params.totem_cut, params.totem_vp)
    assert numbers == (7, 7, 2, 1, 3)


def test_options_and_defaults_are_those_of_section_14() -> None:
    start = RULES.index("\n## 14.")
    rows = [line.split("|") for line in RULES[start:].split("\n---")[0].splitlines() if line.startswith("| `")]
    said = {row[1].strip(" `"): row[3].strip(" `") for row in rows}
    ours = {option.name: str(option.default).lower() for option in OPTIONS}
    assert {"players": "2", **ours, "seed": "-"} == said


def test_edition_decides_the_weedlock_skills() -> None:
    skills = {e: [Skill.texts()[s] for s in params_of(edition=e).skill[21:]] for e in EDITIONS}
    assert skills == {"2021-en": ["fit", "double", "harvest"], "2018-de": ["double", "harvest", "uproot"]}
    other = [params_of(edition=e).skill[:21].tolist() for e in EDITIONS]
    assert other[0] == other[1], "the edition changes nothing else"


@pytest.mark.parametrize(
    ("value", "fixed"),
    [
        ("random", [0, 0, 0, 0, 0, 0]),
        ("first-game", [1, 1, 1, 1, 0, 0]),
        ("terron, hydran,bioss,weedlock", [1, 1, 0, 0, 1, 1]),
        (["weedlock", "mineggler", "metanel", "terron"], [1, 0, 1, 1, 0, 1]),
    ],
)
def test_factions_option(value: Any, fixed: list[int]) -> None:
    assert params_of(factions=value).fixed_factions.tolist() == fixed
    again = resolve(OPTIONS, {"factions": value})["factions"]
    assert resolve(OPTIONS, {"factions": again})["factions"] == again


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("edition", "2020-fr"),
        ("factions", "all"),
        ("factions", "terron,hydran,bioss"),
        ("factions", "terron,terron,bioss,weedlock"),
        ("factions", ["terron", "hydran", "bioss", "robot"]),
        ("factions", [1, 2, 3, 4]),
        ("factions", 4),
        ("factions", {"terron": 1}),
        ("start_player", "me"),
        ("start_player", 4),
        ("start_player", -1),
        ("overpay", "never"),
        ("idle_rounds", 0),
        ("idle_rounds", 1001),
        ("open_piles", "maybe"),
    ],
)
def test_values_an_option_does_not_take(name: str, value: Any) -> None:
    with pytest.raises(InvalidOption, match=f"option {name} cannot be"):
        resolve(OPTIONS, {name: value})


def test_start_player_option() -> None:
    assert params_of().first_seat == -1
    assert [params_of(players=4, start_player=seat).first_seat for seat in (0, "1", 2, 3)] == [0, 1, 2, 3]


@pytest.mark.parametrize("players", [2, 3])
def test_the_start_player_must_play(players: int) -> None:
    with pytest.raises(InvalidOption, match=f"start_player cannot be {players}; {players} players have seats 0 to"):
        params_of(players=players, start_player=players)


def test_the_other_options() -> None:
    assert [params_of(overpay=value).overpay for value in ("free", "tight")] == [1, 0]
    assert [params_of(idle_rounds=value).idle_limit for value in (1, 2, 1000)] == [1, 2, 1000]
    assert [params_of(open_piles=value).open_piles for value in (False, True)] == [0, 1]


def test_params_are_independent_records() -> None:
    first, second = params_of(), params_of()
    first.copies[0] = 1
    assert second.copies[0] == 6
    assert isinstance(first, Params.scalar)
