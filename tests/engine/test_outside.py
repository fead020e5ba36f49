"""Files from outside: whatever stands in them, there is an answer at once, and it names the place."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from starlode.engine.boundary.errors import InvalidComponents, InvalidRecord, StarlodeError
from starlode.engine.boundary.parsing import DEEPEST, MOST_BYTES, read_file, read_json, read_toml
from starlode.engine.boundary.quoting import LONG, one_line, printable, shown

AT_ONCE = 2.0  # seconds of our own work, whatever else the machine does


def json_refusal(text: bytes | str) -> str:
    began = time.process_time()
    with pytest.raises(InvalidRecord) as error:
        read_json(text, "game.json", InvalidRecord)
    assert time.process_time() - began < AT_ONCE
    assert str(error.value).startswith("game.json: ")
    assert str(error.value).isprintable()
    return str(error.value)[len("game.json: ") :]


JSON: list[tuple[bytes | str, str]] = [
    ('{"a": 1, "a": 2}', "the key 'a' appears twice"),
    ('{"seats": [{"hand": {"x": 1, "x": 1}}]}', "seats[0].hand: the key 'x' appears twice"),
    ('{"a": NaN}', "is not JSON: NaN is not a number"),
    ('{"a": [1, -Infinity]}', "is not JSON: -Infinity is not a number"),
    ('{"a": [1, 1e999]}', "a[1]: inf is not a finite number"),
    ("[" * 20_000, f"lists and objects are nested more than {DEEPEST} deep"),
    ('{"a":' * 20_000 + "1" + "}" * 20_000, f"lists and objects are nested more than {DEEPEST} deep"),
    ("9" * 5000, "is not JSON: a number of 5000 characters, '99999"),
    ('{"a": 9223372036854775808}', "a: the number 9223372036854775808 is too large"),
    ('["\\ud800"]', "[0]: a text with half a surrogate pair in it, '\\ud800'"),
    ('{"\\udfff": 1}', "a key is a text, not '\\udfff'"),
    (b"\xff\xfe", "is not JSON: byte 0 is not UTF-8"),
    ("", "is not JSON: Expecting value"),
    ('"\\' * 1_000_000, "is not JSON: Unterminated string"),
    (" " * (MOST_BYTES + 1), f"is longer than {MOST_BYTES} bytes"),
]


@pytest.mark.parametrize("case", range(len(JSON)))
def test_json_that_cannot_be_taken_is_refused_by_its_place(case: int) -> None:
    text, complaint = JSON[case]
    assert json_refusal(text).startswith(complaint)


def test_json_that_can_be_taken_is_taken() -> None:
    text = '{"a": [1, -2.5, true, null, "[[[ \\u00e4 \\ud83d\\ude00"], "b": {}}'
    assert read_json(text, "", StarlodeError) == {"a": [1, -2.5, True, None, "[[[ ä 😀"], "b": {}}
    assert read_json("[" * DEEPEST + "]" * DEEPEST, "", StarlodeError)


TOML = [
    ("[" + ".".join(["a"] * 100_000) + "]", "a key has over 16 parts: 'a.a.a."),
    (".".join(['"a"'] * 9000) + " = 1", "a key has over 16 parts"),
    ('x = """a"""", y = 1\n' + "[" + ".".join("b" * 99) + "]", "a key has over 16 parts"),
    ("x = " + "[" * 20_000, "lists and objects are nested more than"),
    ("x = " + "9" * 5000, "a number is too long: '99999"),
    ("x = 0x" + "f" * 99, "a number is too long: '0xff"),
    ("x = 9223372036854775808", "x: the number 9223372036854775808 is too large"),
    ("[a]\nx = [1, nan]", "a.x[1]: nan is not a finite number"),
    ("x = 1\nx = 2", "is not TOML: Cannot overwrite a value"),
    ('"\\' * 100_000, "is not TOML: "),
    ("x = 1\n" * 50_000, "is longer than 250000 bytes"),
]


@pytest.mark.parametrize("case", range(len(TOML)))
def test_toml_that_cannot_be_taken_is_refused_at_once(case: int) -> None:
    text, complaint = TOML[case]
    began = time.process_time()
    with pytest.raises(InvalidComponents) as error:
        read_toml(text, "box.toml", InvalidComponents)
    assert time.process_time() - began < AT_ONCE
    assert str(error.value).startswith(f"box.toml: {complaint}")


def test_toml_that_can_be_taken_is_taken() -> None:
    text = (
        "# a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q.r.s.t\n[[cards]]\nid = 'a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q.r.s'\ncost = 2\n"
    )
    assert read_toml(text, "", StarlodeError) == {"cards": [{"id": "a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q.r.s", "cost": 2}]}


@pytest.mark.parametrize("name", ["missing", "", "a\0b", "x" * 5000])
def test_a_file_that_cannot_be_read_is_named(name: str, tmp_path: Path) -> None:
    with pytest.raises(InvalidRecord, match="cannot be read: "):
        read_file(tmp_path / name, InvalidRecord)


def test_an_endless_file_has_an_end() -> None:
    with pytest.raises(InvalidRecord, match="is longer than 1000 bytes"):
        read_file(Path("/dev/zero"), InvalidRecord, 1000)


# ---- quoting ----


class Shy:
    def __repr__(self) -> str:
        raise RuntimeError


BAD_VALUES: list[tuple[object, str]] = [
    ("a\nb\x1b[2J", "'a\\nb\\x1b[2J'"),
    ("\u202eevil", "'\\u202eevil'"),
    ("Jörg 採掘", "'Jörg 採掘'"),
    (10**5000, "something of type int that is too large to show"),
    (Shy(), "something of type Shy that is too large to show"),
    ("x" * 999, "'" + "x" * (LONG - 4) + "..."),
]


@pytest.mark.parametrize("case", range(len(BAD_VALUES)))
def test_a_bad_value_is_quoted_escaped_and_cut(case: int) -> None:
    value, text = BAD_VALUES[case]
    assert shown(value) == text


def test_whatever_an_error_is_told_it_says_one_line() -> None:
    assert str(StarlodeError("a\n  b\r\n\x1b[31m\x07")) == "a b \\x1b[31m\\x07"
    assert len(str(InvalidRecord("x" * 10**6))) == 2000
    assert one_line("a\tb") == "a b"
    assert printable("a\tb\u200db\u3000c") == "a\\tb\u200db\u3000c"
