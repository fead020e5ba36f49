"""`starlode position`: draw what a file holds, and list what may be done in it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from rich.text import Text

from starlode.engine.boundary.errors import InvalidPosition
from starlode.engine.boundary.parsing import MOST_BYTES, read_file, read_json
from starlode.engine.system.console import Console
from starlode.match import Match
from starlode.match.arguments import naming
from starlode.match.board_link import link_of, sound_match
from starlode.terminal.common.messages import words_in
from starlode.terminal.drawing.choices import choices_of, draw_choices
from starlode.terminal.drawing.moments import draw_outcome, viewer_of


def show_position(file: str, seat: int | None, as_json: bool, components: Path | None) -> None:
    """Check a position, draw it and list what may be done in it."""
    match = _checked(file, components)
    viewer, words = viewer_of(match, seat), words_in(match.words.language)
    if as_json:
        print(json.dumps(_position_data(match, seat)))
        return
    console = Console()
    console.print(viewer.draw())
    for number in match.acting if seat is None else {seat} & set(match.acting):
        acting = match.seat(number)
        console.print(Text(words.text("asked", name=match.names[number], prompt=acting.prompt()), "bold"))
        console.print(draw_choices(choices_of(acting), console.width))
    if match.outcome:
        console.print(draw_outcome(match, words))


def print_link(file: str, address: str, components: Path | None) -> None:
    """Check a position and print the link that opens it on the analysis board of a page."""
    print(f"{address.partition('#')[0]}#/board/link/{link_of(_checked(file, components))}")


def _checked(file: str, components: Path | None) -> Match:
    source, data = _read_position(file)
    with naming(source, InvalidPosition):
        return sound_match(data, components)


def _position_data(match: Match, seat: int | None) -> dict[str, Any]:
    legal = [
        {"seat": acting, "move": choice.move, "text": choice.words}
        for acting in match.acting
        if seat is None or acting == seat
        for choice in choices_of(match.seat(acting))
    ]
    return {"game": match.game.info.name, "ply": match.ply, "over": match.over, "acting": list(match.acting)} | {
        "legal": legal,
        "view": viewer_of(match, seat).view(),
    }


def _read_position(file: str) -> tuple[str, Any]:
    """What it is called, and the JSON in a file or on standard input; raises InvalidPosition."""
    source = "standard input" if file == "-" else file
    text = sys.stdin.buffer.read(MOST_BYTES + 1) if file == "-" else read_file(Path(file), InvalidPosition)
    found = read_json(text, source, InvalidPosition)
    if isinstance(found, dict) and "moves" in found:
        raise InvalidPosition(f"{source} is a record; starlode replay RECORD --position FILE gets a position from it")
    return source, found
