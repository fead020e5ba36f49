"""Layouts, paths, catalogues and moves: what the tables of a game come to."""

from __future__ import annotations

from enum import auto
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.declarations.layout import Block, Layout
from starlode.engine.declarations.terms import Term
from starlode.engine.declarations.things import NUMBER, SEAT, SEATS_SET, Sort, counts_of
from starlode.engine.text.catalogue import Message, Words
from starlode.engine.text.facts import Scope, compile_path
from starlode.engine.text.fluent import split

ORES = ("copper", "silver", "gold")
ORE = Sort("ore", lambda config: ORES)
CART = Sort("cart", message="cart", facts={"ore": ORE("params.best[number]"), "load": NUMBER("params.load[number]")})
LEVELS = Sort("levels", bits=True)
LOADS = counts_of("load", 3, lambda config: ORES)

ENGLISH = """
ore-copper = copper
    .rich = rich copper
ore-silver = silver
ore-gold = gold
ore-unknown = something
cart = a cart of { $load } { $ore }
load-copper = { $count ->
    [one] 1 copper
   *[other] { $count } coppers
 }
load-gold = { $count } gold
dig = { $seat } digs up { FORM($ore, form: "rich") } with { $cart }.
levels = Play { OR($levels) }, one of { SIZE($levels) }.
loads = { AND($loads) }
wait = Waiting for { AND($seats) }.
kind = { ID($ore) ->
    [gold] It shines.
   *[other] It does not.
 }
only-english = Only here.
broken = { $nobody }
"""
GERMAN = """
ore-copper = Kupfer
dig = { $seat } gräbt { $ore } aus.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, "utf-8")
    (tmp_path / "de.ftl").write_text(GERMAN, "utf-8")
    return tmp_path


def scope(**numbers: int) -> Scope:
    params = SimpleNamespace(best=[2, 0], load=[5, 7], limit=6)
    config: Any = SimpleNamespace(params=params)
    fields = SimpleNamespace(mine=(3, 4, 5), target=2, grid=((1, 2), (3, 4)))
    survey = SimpleNamespace(cost=(1, 9))
    return Scope(config, ["Ann", "Bob"], numbers, lambda: fields, lambda: survey)


# ---- paths ----


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("target", 2),
        ("mine[target]", 5),
        ("mine[target - 1] + 1", 5),
        ("params.limit", 6),
        ("params.load[number]", 7),
        ("survey.cost[0]", 1),
        ("grid[1, number - 1]", 3),
        ("seat == 1", 1),
        ("1 + mine[target] * target", 11),
    ],
)
def test_a_path_leads_to_a_number(path: str, found: int) -> None:
    assert scope(seat=1, number=1).value(NUMBER(path)) == found


@pytest.mark.parametrize(
    "path", ["__import__('os')", "mine.shape", "[x for x in mine]", "mine if target else 0", "a()"]
)
def test_only_paths_are_paths(path: str) -> None:
    with pytest.raises(ValueError, match="not a path"):
        compile_path(path)


# ---- words ----


def said(folder: Path, name: str, language: str = "en", **facts: Any) -> str:
    where = scope(seat=0, number=1)
    return Words(language, [folder]).say(Message((name,), where, facts))


def test_things_are_named_in_the_language_and_the_form_that_is_asked_for(folder: Path) -> None:
    where = scope()
    facts: dict[str, Any] = {"seat": where.thing(SEAT, 1), "ore": where.thing(ORE, 0), "cart": where.thing(CART, 0)}
    assert said(folder, "dig", **facts) == "Bob digs up rich copper with a cart of 5 gold."
    assert said(folder, "dig", "de", **facts) == "Bob gräbt Kupfer aus."


def test_a_hidden_thing_gets_the_vague_name_of_its_sort(folder: Path) -> None:
    where = scope()
    facts: dict[str, Any] = {"seat": where.thing(SEAT, 0), "ore": where.thing(ORE, None), "cart": where.thing(CART, 1)}
    assert said(folder, "dig", **facts) == "Ann digs up something with a cart of 7 copper."


def test_lists_are_joined_and_counted(folder: Path) -> None:
    where = scope()
    assert said(folder, "levels", levels=where.thing(LEVELS, 0b1101)) == "Play 0, 2 or 3, one of 3."
    assert said(folder, "loads", loads=where.thing(LOADS, (1, 0, 4))) == "1 copper and 4 gold"
    assert said(folder, "wait", seats=where.thing(SEATS_SET, 0b11)) == "Waiting for Ann and Bob."


def test_a_sentence_may_turn_on_which_thing_it_is(folder: Path) -> None:
    assert said(folder, "kind", ore=scope().thing(ORE, 2)) == "It shines."
    assert said(folder, "kind", ore=scope().thing(ORE, None)) == "It does not."


def test_what_a_language_lacks_is_said_in_english(folder: Path) -> None:
    assert said(folder, "only-english", "de") == "Only here."


def test_a_message_nobody_has_and_a_fact_nobody_gives_are_errors(folder: Path) -> None:
    with pytest.raises(StarlodeError, match="no catalogue has a message 'missing'"):
        said(folder, "missing")
    with pytest.raises(StarlodeError, match=r"speaks of \$nobody"):
        said(folder, "broken")


def test_a_component_without_a_message_is_called_by_its_id(folder: Path) -> None:
    strange = Sort("gem", lambda config: ("opal",))
    assert Words("en", [folder]).name(scope().thing(strange, 0)) == "opal"  # type: ignore[arg-type]


def test_words_know_what_a_message_speaks_of(folder: Path) -> None:
    assert Words("en", [folder]).variables("dig") == {"seat", "ore", "cart"}


def test_a_catalogue_is_taken_apart_where_its_messages_begin() -> None:
    text = "# note\none = 1\n    = 2\n-term = x\n# two\ntwo = { $n ->\n[a] A\n*[b] B\n}\none = again\n"
    assert split(text) == {
        "one": "one = 1\n    = 2\n",
        "-term": "-term = x\n# two\n",
        "two": "two = { $n ->\n[a] A\n*[b] B\n}\n",
    }


def test_a_message_with_a_mistake_is_an_error_when_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("-brand = Starlode\ngood = { -brand }\nbad = { $\n", "utf-8")
    words = Words("en", [tmp_path])
    assert words.text("good") == "Starlode"
    with pytest.raises(StarlodeError, match="'bad' in 'en' is not valid Fluent"):
        words.text("bad")


# ---- layouts and terms ----


def test_every_action_is_taken_apart_and_put_together() -> None:
    layout = Layout(Block("word", [(NUMBER, 3)]), Block("base", [(SEAT, 4), (NUMBER, 7)]), Block("ore", [(ORE, 3)]))
    assert layout.size == 3 + 28 + 3
    for action in range(layout.size):
        block, number, detail = layout.split(action)
        assert layout.action(block.name, number, detail) == action
    assert layout.split(layout.start("base") + 9)[1:] == (1, 2)


class Zone(Term):
    """A few names."""

    WHITE = auto()
    DEEP_BLACK = auto()


def test_a_term_is_a_number_and_a_text() -> None:
    assert [int(zone) for zone in Zone] == [0, 1]
    assert Zone.texts() == ("white", "deep-black")
    assert all(Zone.named(zone.text) is zone for zone in Zone)
    with pytest.raises(KeyError, match="Zone has no row 'grey'; it has white, deep-black"):
        Zone.named("grey")
