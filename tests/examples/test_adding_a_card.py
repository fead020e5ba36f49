"""docs/how-to/add-a-card.md can be followed: its edits fit, and whoever makes them can play with the new cards.

The edits are made in a copy of a game's folder, which is then a game of its own, played by a process of its own.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "how-to" / "add-a-card.md").read_text("utf-8")
BLOCK = re.compile(r'^```(\w+) title="(.*?)"\n(.*?)^```$', re.DOTALL | re.MULTILINE)
SECTIONS = {text.partition("\n")[0]: BLOCK.findall(text) for text in GUIDE.split("\n## ")}
BLOCKS = BLOCK.findall(GUIDE)


class Added(NamedTuple):
    """A card of the guide: its section, its game's folder, and which event shows that it was used."""

    section: str
    folder: str
    event: str
    wanted: tuple[str, ...]  # how the moves begin that lead there
    position: dict[str, Any] | None = None  # in which somebody has the card; else it is met by chance


CARDS = {
    "understudy": Added(
        "Cave-In: an Artifact that asks",
        "cave_in",
        "promote",
        ("activate understudy", "promote"),
        {
            "factions": ["terron", "hydran", "mineggler", "metanel"],
            "turn": {"phase": "start-artifact"},
            "seats": [
                {"base": ["terron-driller", "hydran-fishbean"], "artifacts": ["understudy"]},
                {"hand": ["metanel-drollo"]},
            ],
        },
    ),
    "double-shift": Added(
        "Cave-In: an Artifact that lasts for a turn",
        "cave_in",
        "activate",
        ("activate double-shift", "recruit"),
        {
            "factions": ["terron", "hydran", "mineggler", "metanel"],
            "turn": {"phase": "start-artifact"},
            "seats": [
                {"hand": ["terron-driller"] * 2, "artifacts": ["double-shift"]},
                {"hand": ["metanel-drollo"]},
            ],
        },
    ),
    "dividend": Added(
        "Cosmic Scavengers: a contract's benefit",
        "cosmic_scavengers",
        "dividend",
        ("fulfil prize-seed-vault", "pay organic"),
        {
            "seats": [{"new": "O3 V1"}, {}],
            "ship": ["......"] * 6,
            "market": ["prize-seed-vault"],
            "turn_order": [[1], [0]],
            "queue": [[0]],
            "decision": {"phase": "fulfil", "seat": 0},
        },
    ),
    "roomy welder": Added("Cosmic Scavengers: a robot's mode", "cosmic_scavengers", "robot", ("place welder",)),
    "scrap-magnet": Added(
        "Stella Digger!: a gadget", "stella_digger", "attract", ("gadget", "buy scrap-magnet", "pass", "mine")
    ),
    "crystal leak": Added(
        "Stella Digger!: an accident",
        "stella_digger",
        "lose",
        ("pass", "discard purple"),
        {
            "marker": "c1",
            "map": {"passages": ["b1"], "face_up": {"c1": "white-red-1a"}},
            "seats": [{"hand": ["purple-1", "purple-2"], "crystals": {"purple": 2}}, {}],
            "accidents": {"safety": "accident-blue", "alarm": ["accident-purple"]},
        },
    ),
}

PLAY = """
import json, random, sys
from pathlib import Path

import pytest

from starlode.games import load_game, read_folder
from starlode.match import Match
from starlode.testing.words import check_words

folder, event, wanted, position = json.loads(sys.argv[1])
game = load_game(read_folder(Path(folder)))
check_words(game)
used = 0
for seed in range(2):
    start = {"game": game.info.name, "position": position}
    match = Match.from_position(start, seed=seed) if position else Match(game, seed=seed)
    chance = random.Random(seed)
    for _ in range(100):
        if match.over:
            break
        moves = match.legal()
        match.play(chance.choice([move for move in moves if move.startswith(tuple(wanted))] or moves))
        used += any(kind.kind == event for kind in game.events.of(match.state))
        faults = game.faults(match.config, match.state)
        assert not faults, faults
    assert Match.from_position(match.position()).position() == match.position()
assert used, f"no {event} in 200 decisions"
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", "-c", "/dev/null", "."]))
"""


def edit(text: str, change: str) -> str:
    """A text after one edit of the guide, which must fit in one place only."""
    lines = change.splitlines(keepends=True)
    before = "".join(line[1:] for line in lines if not line.startswith("+"))
    after = "".join(line[1:] for line in lines if not line.startswith("-"))
    assert text.count(before) == 1, f"{text.count(before)} places for\n{change}"
    return text.replace(before, after)


def follow_guide(added: Added, folder: Path) -> Path:
    """Copy a game, and the helper of its tests, under another name, and make the edits there."""
    name = f"{added.folder}_and_more"
    shutil.copytree(ROOT / "starlode" / "games" / added.folder, folder / name)
    shutil.copy(ROOT / "tests" / "games" / added.folder / "table.py", folder / "table.py")
    for language, place, text in SECTIONS[added.section]:
        file = folder / place.replace(f"starlode/games/{added.folder}/", f"{name}/").rpartition("tests/")[2]
        if language == "diff" and name in file.parts:
            file.write_text(edit(file.read_text("utf-8"), text), "utf-8")
        elif language == "python":
            (folder / file.name).write_text(text, "utf-8")
    for file in folder.rglob("*.py"):
        text = file.read_text("utf-8").replace(f"starlode.games.{added.folder}", name)
        text = text.replace(f'"{added.folder.replace("_", "-")}"', f'"{name.replace("_", "-")}"')
        file.write_text(text.replace(f"tests.games.{added.folder}.table", "table"), "utf-8")
    return folder / name


@pytest.mark.parametrize("card", CARDS)
def test_whoever_follows_the_guide_can_play_with_the_card(card: str, tmp_path: Path) -> None:
    added = CARDS[card]
    copy = follow_guide(added, tmp_path)
    paths = [str(ROOT), str(tmp_path), *(path for path in sys.path if path)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(paths)}
    environment["STARLODE_GAMES"] = str(copy)
    asked = json.dumps([str(copy), *added[2:]])
    command = [sys.executable, "-c", PLAY, asked]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("language", "place", "text"), BLOCKS, ids=[f"{i} {place}" for i, (_, place, _) in enumerate(BLOCKS)]
)
def test_an_edit_of_the_guide_fits(language: str, place: str, text: str) -> None:
    if language == "diff":
        edit((ROOT / place).read_text("utf-8"), text)
    else:
        assert not (ROOT / place).exists()


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_told_in_one_place(card: str) -> None:
    """A component, declarations, one rule, the words of each language, clause, test and picture; nothing else."""
    added = CARDS[card]
    places = {place.partition(f"{added.folder}/")[2] or place for _, place, _ in SECTIONS[added.section]}
    declarations = {"things.py", "decisions.py", "events.py"}
    rules = {place for place in places if place.startswith("rules/")}
    assert len(rules) <= 1
    rest = places - declarations - rules - {"components.toml", "words/en.ftl", "words/de.ftl", "words/ja.ftl"}
    drawn = f"web/table/src/games/{added.folder.replace('_', '-')}/art/"
    assert all(place.startswith(("docs/rules/", "test_rules_", drawn)) for place in rest), rest
