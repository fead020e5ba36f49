"""Whatever is printed, the terminal shows it and obeys none of it."""

from __future__ import annotations

import io
import json
import re
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from starlode.engine.system.console import Console
from starlode.match.seeds import salted
from starlode.terminal.common.progress import progress_bar
from tests.commands import run
from tests.example import FOLDER, played

EVIL = "[/b][red]\x1b[2J\x1b]0;owned\x07\x9b31m\u202e\r\x08[/]"
ORDERS = "\x1b]0;", "\x1b[2J", "\x07", "\x9b", "\u202e", "\x08"


def printed(*things: object) -> str:
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=200)
    for thing in things:
        console.print(thing)
    return out.getvalue()


def test_no_text_is_markup_or_a_control_character() -> None:
    grid = Table(title=EVIL)
    grid.add_column(EVIL)
    grid.add_row(EVIL)
    grid.add_row(Text(EVIL, "bold"))
    told = printed(EVIL, Text(EVIL), grid, Panel(Text(EVIL), title=Text(EVIL)))
    assert not [order for order in ORDERS if order in told]
    assert told.count("[/b][red]") >= 7


def test_styles_and_other_scripts_are_shown() -> None:
    told = printed(Text("採掘 Jörg\u00a0🚀", "bold"))
    assert "採掘 Jörg\u00a0🚀" in told
    assert "\x1b[1m" in told


def test_a_progress_bar_shows_texts_as_they_are() -> None:
    out = io.StringIO()
    with progress_bar(Console(file=out, force_terminal=True, width=200)) as bar:
        bar.add_task("[/b]\x1b[2J", total=1, news="[/]\x07")
        bar.refresh()
    assert "[/b]" in out.getvalue()
    assert "\x07" not in out.getvalue()
    assert "[/b]\x1b[2J" not in out.getvalue()


def test_a_progress_bar_keeps_count_and_clock_on_a_narrow_terminal() -> None:
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=80, color_system=None)
    bar = progress_bar(console)
    bar.add_task("a game of a very long name", total=160_000, completed=80_000, news="news of any length " * 9)
    console.print(bar.get_renderable())
    assert len(out.getvalue().splitlines()) == 1
    assert "80000/160000" in out.getvalue()
    assert "-:--:--" in out.getvalue()


@pytest.mark.interpreted
def test_a_match_of_brackets_is_drawn_as_text() -> None:
    assert "[/b]" in str(played(9, names=["[/b]", "[/]"]))


@pytest.mark.interpreted
def test_what_a_program_says_is_only_shown(tmp_path: Path) -> None:
    """Its name, its mistakes and its last words go into the report of an arena."""
    file = tmp_path / "bot.py"
    words = r"\x1b]0;owned\x07[/b]\u202e"
    file.write_text(
        "import sys\n"
        f'input(); print(\'{{"type": "hello", "name": "{words}"}}\', flush=True)\n'
        f"input(); input(); print('{words}', flush=True); sys.exit('{words}')\n"
    )
    bots = f"random,program:{sys.executable} {file}"
    result = run("arena", FOLDER, "--bots", bots, "--games", "2", "--workers", "1", "--out", tmp_path / "out")
    assert result.exit_code == 0, result.output
    assert "forfeited" in result.output
    assert not [order for order in ORDERS if order in result.output]


@pytest.mark.parametrize(
    "arguments", [("play", "\x1b[2J"), ("sim", "ore\nrush"), ("play", str(FOLDER), "--seed", EVIL)]
)
def test_wrong_arguments_are_told_in_one_harmless_line(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert not [order for order in ORDERS if order in result.stderr]


# ---- shuffles that nobody can guess ----


def finished(file: Path, *seats: str) -> str:
    """What two players read from the first card to the last."""
    typed = "\n1" * 500  # Enter when the screen is handed over, then the first choice
    result = run("play", FOLDER, "--seats", ",".join(seats), "--seed", "3", "--save", file, typed=typed)
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


@pytest.mark.interpreted
def test_a_short_seed_is_salted_where_a_rival_could_guess_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "500")
    texts = [finished(tmp_path / name, "human", "human") for name in "ab"]
    keys = [json.loads((tmp_path / name).read_text())["seed"] for name in "ab"]
    assert keys[0] != keys[1]
    for text, key in zip(texts, keys, strict=True):
        proof = re.search(r"The key of the shuffles was (\w+), made of the seed 3 and the salt (\w+)", text)
        assert proof is not None
        assert proof[1] == key == salted(3, proof[2])
        digest = sha256(bytes.fromhex(key)).hexdigest()
        assert text.index(f"SHA-256 digest {digest}") < text.index(key)


@pytest.mark.interpreted
def test_alone_against_our_bots_a_seed_deals_the_same_again(tmp_path: Path) -> None:
    text = finished(tmp_path / "a", "human", "random")
    assert json.loads((tmp_path / "a").read_text())["seed"] == 3
    assert "SHA-256" not in text
