"""Documentation that can fail: examples run, commands exist, links lead somewhere, nothing is left out."""

from __future__ import annotations

import ast
import importlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from html import unescape
from pathlib import Path

import pytest
from typer.main import get_command

from starlode.cli import app
from starlode.games import all_games, load_game

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted(DOCS.rglob("*.md"))]
SOURCES = [
    path
    for folder in ("starlode", "examples", "benchmarks", "tests", "docs")
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in {".py", ".toml", ".mjs", ".md"} and "node_modules" not in path.parts
]
# Every game explains itself under the same headings; a game may have more of them.
HEADINGS = {
    "index": ["The rules", "Options", "For programs"],
    "components": [],
    "notation": ["An example", "Things", "Moves"],
    "positions": ["An example", "The table", "A seat", "The decision"],
    "view": ["The table", "A seat", "What is hidden", "Events"],
}
# Parts of the house with a reference.
REFERENCED = ("analysis", "arena", "bots", "engine", "envs", "lab", "match", "puzzles", "server", "testing", "wasm")


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@cache
def commands() -> dict[str, list[str]]:
    """Every command and how its options are spelt, with those of its own commands."""
    referee = get_command(app).commands  # type: ignore[attr-defined]
    return {
        name: [
            spelling
            for one in (command, *getattr(command, "commands", {}).values())
            for option in one.params
            if option.param_type_name == "option"
            for spelling in option.opts
        ]
        for name, command in referee.items()
    }


def headings(page: Path, level: str = "##") -> list[str]:
    prose = re.sub(r"^(```+).*?^\1$", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    return re.findall(rf"^{level} (.*)$", prose, re.MULTILINE)


# ---- the front page ----


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    exec(example, {})
    assert "collapsed" in capsys.readouterr().out


def test_the_commands_of_the_readme_exist() -> None:
    named = set(re.findall(r"`starlode (\w+)", (ROOT / "README.md").read_text()))
    assert named
    assert named <= set(commands())


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_commands_in_examples_exist(page: Path) -> None:
    """Each line that calls the program names a command, and options which that command has."""
    for line in re.findall(r"^(?:    |\$ (?:\w+=\S+ )*)?starlode (\w+.*)$", page.read_text("utf-8"), re.MULTILINE):
        name, *words = line.partition("#")[0].split()
        options = commands()[name]
        assert all(word in [*options, "--no-modes", "--no-compile"] for word in words if word.startswith("--")), line


# ---- links and names ----


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_into_a_page_lead_to_a_heading(page: Path) -> None:
    """As a code-hosting page makes its anchors; those of generated headings are for the site to check."""
    for path, anchor in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", page.read_text("utf-8")):
        target = page.parent / path if path else page
        if "{generated} commands" not in target.read_text("utf-8"):
            assert anchor in [slug(heading) for heading in headings(target, "#+")], f"{path}#{anchor}"


def slug(heading: str) -> str:
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def test_pages_that_the_sources_name_exist() -> None:
    named = {(path, page) for path in SOURCES for page in re.findall(r"\bdocs/[\w/.-]+\.md", path.read_text("utf-8"))}
    assert [f"{name_of(path)}: {page}" for path, page in named if not (ROOT / page).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_files_that_a_page_names_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    named = re.findall(r"`((?:starlode|tests|examples|benchmarks|docs)/[\w./-]+)`", text)
    assert [path for path in named if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_names_of_python_that_a_page_uses_exist(page: Path) -> None:
    for name in sorted(set(re.findall(r"\bstarlode(?:\.[a-zA-Z_]\w*)+", page.read_text("utf-8")))):
        assert exists(name), name


def exists(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    module, _, rest = name.rpartition(".")
    if (ROOT / name.replace(".", "/")).exists() or (ROOT / (name.replace(".", "/") + ".py")).exists():
        return True
    return bool(module) and hasattr(importlib.import_module(module), rest)


# ---- nothing is left out ----


def test_every_error_is_explained() -> None:
    text = (DOCS / "reference" / "errors.md").read_text("utf-8")
    sections = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE))
    assert set(errors()) == set(sections) - {"starlode"}
    assert [name for name in errors() if "*What to do:*" not in sections[name]] == []


def errors() -> Iterator[str]:
    """The names of all errors that are meant for people."""
    known = {"StarlodeError"}
    classes = [node for path in (ROOT / "starlode").rglob("*.py") for node in ast.parse(path.read_text("utf-8")).body]
    for _ in range(3):  # an error may derive from another that is read later
        for node in classes:
            if isinstance(node, ast.ClassDef) and {ast.unparse(base) for base in node.bases} & known:
                known.add(node.name)
    return iter(sorted(known))


def test_every_module_has_a_place_in_the_reference() -> None:
    pages = "".join(page.read_text("utf-8") for page in (DOCS / "reference").glob("*.md"))
    named = set(re.findall(r"^\.\. automodule:: (\S+)$", pages, re.MULTILINE))
    paths = [
        path
        for part in REFERENCED
        for path in (ROOT / "starlode" / part).rglob("[!_]*.py")
        if "migrations" not in path.parts
    ]
    assert {".".join(path.relative_to(ROOT).with_suffix("").parts) for path in paths} - named == set()


@pytest.mark.parametrize("game", ["cave-in", "cosmic-scavengers", "stella-digger"])
def test_every_game_explains_itself_in_the_same_way(game: str) -> None:
    assert {page.stem for page in (DOCS / "games" / game).iterdir()} == set(HEADINGS)
    for page, wanted in HEADINGS.items():
        assert [h for h in headings(DOCS / "games" / game / f"{page}.md") if h in wanted] == wanted, page
    assert (DOCS / "rules" / f"{game}.md").exists()


def test_every_game_of_the_house_has_a_folder() -> None:
    ours = {name for name, info in all_games().items() if info.module.startswith("starlode.")}
    assert ours == {folder.name for folder in (DOCS / "games").iterdir() if folder.is_dir()}


# ---- the site ----


def test_the_site_is_whole(tmp_path: Path) -> None:
    """It builds without a warning, needs nothing from elsewhere, and has all that the program can tell."""
    build(tmp_path)
    assert list(fetched(tmp_path)) == []
    missing = [*missing_commands(tmp_path), *missing_parts_of_games(tmp_path), *missing_clauses(tmp_path)]
    assert missing == []


def build(folder: Path) -> None:
    """The site in a folder, by a process of its own: it runs the rules as plain Python."""
    # Each page's list of all objects takes a quarter of the time, and curved quotation marks a twentieth.
    plain = ["-D", "toc_object_entries=0", "-D", "smartquotes=0"]
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", *plain]
    place = [str(DOCS), str(folder / "site")]
    others = {name: value for name, value in os.environ.items() if name != "STARLODE_GAMES"}
    environment = {**others, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([*command, *place], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def words_of(folder: Path, page: str) -> str:
    """The text of a built page, with the quotation marks of its source."""
    text = unescape(re.sub(r"<[^>]*>", "", (folder / "site" / f"{page}.html").read_text("utf-8")))
    return text.translate({ord("‘"): "'", ord("’"): "'", ord("“"): '"', ord("”"): '"'})  # noqa: RUF001


def fetched(folder: Path) -> Iterator[str]:
    """What a browser would fetch from elsewhere."""
    tags = re.compile(r"<(?:script|img|link|iframe|source)\b[^>]*(?:src|href)=\"(?:https?:)?//[^>]*>")
    for path in (folder / "site").rglob("*.html"):
        yield from tags.findall(path.read_text("utf-8"))
    for path in (folder / "site").rglob("*.css"):
        yield from re.findall(r"url\([\"']?(?:https?:)?//[^)]*\)", path.read_text("utf-8"))


def missing_commands(folder: Path) -> Iterator[str]:
    sections = words_of(folder, "reference/command-line").split("$ starlode ")[1:]
    for name, options in commands().items():
        own = "".join(section for section in sections if section.split()[0] == name)  # several of a group of commands
        yield from (f"starlode {name} {option}" for option in options if option not in own)
        if not own:
            yield f"starlode {name}"


def missing_parts_of_games(folder: Path) -> Iterator[str]:
    for game in [load_game(info) for info in all_games().values() if info.module.startswith("starlode.")]:
        name = game.info.name
        front, view = words_of(folder, f"games/{name}/index"), words_of(folder, f"games/{name}/view")
        components = words_of(folder, f"games/{name}/components")
        for option in game.options:
            told = game.words().text(f"option-{option.name.replace('_', '-')}")
            if option.name not in front or told[1:] not in front:
                yield f"{name}, option {option.name}"
        yield from (f"{name}, event {kind.name}" for kind in game.events if kind.name not in view)
        assert game.component_file is not None
        ids = re.findall(r"\bid = \"(.*?)\"", game.component_file.read_text("utf-8"))
        yield from (f"{name}, component {identifier}" for identifier in ids if identifier not in components)


def missing_clauses(folder: Path) -> Iterator[str]:
    for rules in (DOCS / "rules").glob("*.md"):
        page = (folder / "site" / "rules" / f"{rules.stem}.html").read_text("utf-8")
        for clause in re.findall(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\*", rules.read_text("utf-8"), re.MULTILINE):
            if f'id="{clause.lower().replace(".", "-")}"' not in page:
                yield clause
