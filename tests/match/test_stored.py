"""Records and positions from strangers: refused by the place, or read; never a traceback, never two meanings."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from starlode.engine.boundary.errors import InvalidPosition, InvalidRecord
from starlode.games import all_games, load_game
from starlode.match import Match, load_record, read_record
from starlode.match.schema import position_schema, stored_schema
from tests.commands import refusal, run
from tests.example import played

pytestmark = pytest.mark.interpreted

RECORD: dict[str, Any] = json.loads(played(6).record().text())
POSITION: dict[str, Any] = played(6).position()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"options": {"seed": 1}}, "there is no option 'seed'"),
        ({"options": {"moves": []}}, "there is no option 'moves'"),
        ({"options": {"names": 1}}, "there is no option 'names'"),
        ({"options": {"rockfalls": 10**30}}, "options.rockfalls: the number 1000"),
        ({"options": 5}, "options: expected object, got int"),
        ({"moves": ["dig"]}, r"moves\[0\]: expected a seat and a move, such as '0 end'"),
        ({"moves": [[0, "dig"]]}, r"moves\[0\]: expected str, got array"),
        ({"moves": ["99999999999999999999 dig"]}, r"moves\[0\]: expected a seat and a move"),
        (
            {"moves": ["7 dig"]},
            "move 1, '7 dig', cannot be replayed: there is no seat 7",
        ),
        ({"moves": ["0 d\x1b[2J"]}, r"move 1, '0 d\\x1b\[2J', cannot be replayed"),
        ({"moves": "0 dig"}, "moves: expected array, got str"),
        ({"seats": "ab"}, "seats: expected array, got str"),
        ({"seats": 5}, "seats: expected array, got int"),
        ({"seats": ["a"]}, "1 names for 2 seats"),
        ({"seats": ["a", "\x1b[31m"]}, "the name of seat 1: expected 1 to 100 characters, all of them visible"),
        ({"seats": ["a", ""]}, r"seats\[1\]: expected str of length >= 1"),
        ({"seed": 1.5}, "seed: expected int | str, got float"),
        ({"seed": -1}, "seed: expected int >= 0"),
        ({"seed": "0" * 24 + " " * 8}, "seed: expected 32 hexadecimal digits"),
        ({"rules": "1"}, "rules: expected int, got str"),
        ({"game": 5}, "game: expected str, got int"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"components": "x"}, "components: expected 64 hexadecimal digits"),
        ({"start": 5}, "start: expected object | null, got int"),
        ({"start": {}}, "game: is missing"),
        ({"start": {**POSITION, "options": {"rockfalls": 2}}}, "options.rockfalls: the match has another value"),
        ({"start": {**POSITION, "ply": 2**31 - 1}}, "ply: expected int <= 1000000000"),
    ],
)
def test_a_record_that_cannot_be_is_refused_by_its_place(
    change: dict[str, Any], complaint: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**RECORD, **change}))
    with pytest.raises(InvalidRecord, match=complaint):
        Match.from_record(file)
    assert refusal("replay", file)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"names": 5}, "names: expected array | null, got int"),
        ({"names": "ab"}, "names: expected array | null, got str"),
        ({"names": ["a", "[/b]\x1b"]}, "names: the name of seat 1: expected 1 to 100 characters, all of them visible"),
        ({"names": ["a"]}, "^names: 1 names for 2 seats"),
        ({"random": {"key": [1]}}, "random.key: expected str, got array"),
        ({"random": {"key": 1.5}}, "random.key: expected str, got float"),
        ({"random": {"key": "0" * 8 + " " * 24}}, "random.key: expected 32 hexadecimal digits"),
        ({"random": {"key": "0" * 32, "counter": 2**31}}, "random.counter: expected int <= 1000000000"),
        ({"ply": 2147483647}, "ply: expected int <= 1000000000"),
        ({"ply": True}, "ply: expected int, got bool"),
        ({"ply": "1"}, "ply: expected int, got str"),
        ({"game": None}, "game: expected str, got null"),
        ({"game": "chess"}, "^game: there is no game 'chess'"),
        ({"options": []}, "options: expected object, got array"),
        ({"options": {"players": 99}}, "^options: option players cannot be 99"),
        ({"position": []}, "position: expected object, got array"),
        ({"position": {"\ud800": 1}}, "a key is a text, not"),
        ({"position": {"acting": [1.0]}}, "phase: expected one of dare, found None"),
        ({"position": {**POSITION["position"], "acting": [1.0]}}, "acting: expected a list of the seats"),
        ({"colour\n\x1b": 1}, r"colour \\x1b: there is no such key"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_place(change: dict[str, Any], complaint: str) -> None:
    data = {**POSITION, **change}
    with pytest.raises(InvalidPosition, match=complaint) as error:
        Match.from_position(data)
    assert str(error.value).isprintable()
    assert refusal("position", "-", typed=json.dumps(data))


def test_counts_at_their_limit_can_be_played_on() -> None:
    """The last ply and the last random number that are read: what follows is written within the same limits."""
    most = {"ply": 10**9, "random": {"key": "0" * 32, "counter": 10**9}}
    match = Match.from_position({**POSITION, **most})
    for _ in range(3):
        match.play("dig")
        assert Match.from_position(match.position()).position() == match.position()
    assert match.ply == 10**9


def test_a_position_that_holds_itself_is_refused() -> None:
    data = dict(POSITION)
    data["position"] = data
    with pytest.raises(InvalidPosition, match="nested more than 64 deep"):
        Match.from_position(data)


@pytest.mark.parametrize(
    "text",
    [
        '{"game": ' + "[" * 20_000,
        json.dumps(RECORD)[:-1] + ', "game": "x"}',
        json.dumps(RECORD).replace('"rules": 1', '"rules": ' + "1" * 5000),
        json.dumps(RECORD).replace('"rules": 1', '"rules": NaN'),
        "5",
        "null",
        "\ufeff{}",
        "",
    ],
    ids=range(8),
)
def test_a_text_that_is_no_record_is_refused_everywhere(text: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    for read in (load_record, Match.from_record):
        with pytest.raises(InvalidRecord, match=r"game\.json is not a stored match: "):
            read(file)
    for command in (("replay", file), ("analyse", file), ("play", "--resume", file), ("position", file)):
        assert refusal(*command)


def test_a_record_of_a_missing_component_file_says_so(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(RECORD))
    told = refusal("replay", file, "--components", tmp_path / "missing.toml")
    assert "missing.toml: cannot be read: No such file" in told


def test_names_are_never_markup(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played(999, names=["[/b]", "[/]"]).record().save(file)
    result = run("replay", file, "--log")
    assert result.exit_code == 0, result.output
    assert "[/b]" in result.output
    assert "\x1b" not in result.output


# ---- the published schema ----


@pytest.mark.parametrize("data", [RECORD, POSITION, json.loads(played(999).record().text())], ids=range(3))
def test_what_is_written_fits_the_published_schema(data: dict[str, Any]) -> None:
    jsonschema.Draft202012Validator(stored_schema()).validate(data)


@pytest.mark.parametrize("change", [{"seats": "ab"}, {"moves": ["dig"]}, {"seed": 1.5}, {"colour": 1}])
def test_what_does_not_fit_the_schema_is_not_read_either(change: dict[str, Any]) -> None:
    data = {**RECORD, **change}
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.Draft202012Validator(stored_schema()).validate(data)
    with pytest.raises(InvalidRecord):
        read_record(json.dumps(data))


def test_the_schema_is_published_by_a_command(tmp_path: Path) -> None:
    assert json.loads(run("schema", "--records").stdout) == stored_schema()
    assert run("schema", "--records", "--out", tmp_path / "x.json").exit_code == 0
    assert json.loads((tmp_path / "x.json").read_text()) == stored_schema()
    assert "--records alone" in refusal("schema")
    assert "--records alone" in refusal("schema", "--records", "--typescript")
    assert "--records alone" in refusal("schema", "cave-in", "--positions", "--typescript")


@pytest.mark.parametrize("name", sorted(all_games()))
def test_positions_of_a_game_have_a_schema_of_their_own(name: str) -> None:
    published = json.loads(run("schema", name, "--positions").stdout)
    assert published == position_schema(load_game(name))
    position = Match(name, seed=3).position()
    jsonschema.Draft202012Validator(published).validate(position)
    for wrong in ({"game": "chess"}, {"position": position["position"] | {"unheard-of": 1}}):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.Draft202012Validator(published).validate(position | wrong)
