"""The house keeps its own rules: which way imports go, what is documented, what is finished."""

from __future__ import annotations

import ast
import os
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import numba
import numpy as np
import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "starlode"

# What each part of the house may import, besides itself.
MAY_IMPORT: dict[str, set[str]] = {
    "engine": set(),
    "games": {"engine"},
    "match": {"games", "engine"},
    "testing": {"match", "games", "engine"},
    "bots": {"match", "games", "engine"},
    "background": {"bots", "match", "games", "engine"},
    "workbench": {"bots", "match", "games", "engine"},
    "wasm": {"workbench", "puzzles", "analysis", "bots", "match", "games", "engine"},
    "analysis": {"bots", "match", "games", "engine"},
    "arena": {"bots", "match", "games", "engine"},
    "lab": {"workbench", "arena", "bots", "match", "games", "engine"},
    "envs": {"arena", "bots", "match", "games", "engine"},
    "learn": {"arena", "bots", "match", "games", "engine"},
    "puzzles": {"analysis", "arena", "bots", "match", "games", "engine"},
    "server": {"wasm", "workbench", "background", "analysis", "arena", "bots", "match", "games", "engine"},
    "mcp": {"terminal", "server", "analysis", "bots", "match", "games", "engine"},
    "terminal": {
        "wasm",
        "background",
        "analysis",
        "arena",
        "lab",
        "workbench",
        "envs",
        "learn",
        "puzzles",
        "testing",
        "bots",
        "match",
        "games",
        "engine",
    },
}
ANYTHING = {"__init__", "__main__", "cli"}  # modules of the package itself that may import anything

# The rooms of the larger parts, each of which may import itself and those before it.
ROOMS: dict[str, tuple[str, ...]] = {
    "engine": (
        *("boundary", "system", "compiling", "state", "declarations"),
        *("running", "text", "authoring", "export", "many"),
    ),
    "server": (
        *("common", "protocol", "storage", "cluster", "people", "tables"),
        *("keeping", "hall", "web", "api", "operating"),
    ),
    "terminal": ("common", "drawing", "keeping", "playing", "commands"),
}

UNFINISHED = re.compile(rb"\b(" + b"TO" + b"DO|FIX" + rb"ME)\b")
NOT_OURS = {"__pycache__", "node_modules", "build", "dist", "records"}


@dataclass(frozen=True)
class Module:
    """One source file, parsed."""

    name: str  # starlode.engine.compiling.kernel
    path: Path
    tree: ast.Module

    @property
    def part(self) -> str:
        """The part of the house it belongs to, or its own name at the top of the package."""
        return "__init__" if self.name == "starlode" else self.name.split(".")[1]


@cache
def modules() -> list[Module]:
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        found.append(Module(name, path, ast.parse(path.read_text("utf-8"), str(path))))
    return found


@cache
def names() -> set[str]:
    return {module.name for module in modules()}


def imports(module: Module) -> Iterator[str]:
    """The modules of this package that a module imports, also inside functions and for types only."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in names())
        elif isinstance(node, ast.ImportFrom):
            source = origin(module, node)
            inner = {f"{source}.{alias.name}" for alias in node.names} & names()
            yield from sorted(inner) or ({source} & names())


def origin(module: Module, node: ast.ImportFrom) -> str:
    """What stands after `from`, in full."""
    if not node.level:
        return node.module or ""
    package = module.name.split(".") if module.path.stem == "__init__" else module.name.split(".")[:-1]
    above = package[: len(package) - node.level + 1]
    return ".".join([*above, *([node.module] if node.module else [])])


def game_of(name: str) -> str | None:
    """The game folder a module lies in, if it lies in one."""
    parts = name.split(".")
    inside = len(parts) > 2 and parts[1] == "games" and (PACKAGE / "games" / parts[2]).is_dir()
    return parts[2] if inside else None


def test_every_part_has_a_place_in_the_house() -> None:
    assert {m.part for m in modules()} - set(MAY_IMPORT) - ANYTHING == set(), "give the new part a line in MAY_IMPORT"


def test_imports_go_one_way() -> None:
    wrong = []
    for module in (m for m in modules() if m.part not in ANYTHING):
        allowed = MAY_IMPORT.get(module.part, set()) | {module.part}
        # The package itself is no part of the house: anybody may ask it for the version.
        used = [name for name in imports(module) if name != "starlode"]
        wrong += [f"{module.name} imports {name}" for name in used if name.split(".")[1] not in allowed]
    assert not wrong, "\n".join(wrong)


def room_of(name: str) -> tuple[str, int] | None:
    """The part and the room of a module, by its place in the order; None where a part has no rooms."""
    _, part, *rest = [*name.split("."), ""]
    return (part, ROOMS[part].index(rest[0])) if part in ROOMS and rest[0] in ROOMS[part] else None


@pytest.mark.parametrize("part", ROOMS)
def test_every_module_of_a_large_part_is_in_a_room(part: str) -> None:
    within = [module.name for module in modules() if module.part == part and module.name != f"starlode.{part}"]
    assert [name for name in within if room_of(name) is None] == []


def test_rooms_import_only_those_before_them() -> None:
    wrong = []
    for module in modules():
        here = room_of(module.name)
        for name in imports(module):
            there = room_of(name)
            if here and there and here[0] == there[0] and there[1] > here[1]:
                wrong.append(f"{module.name} imports {name}")
    assert not wrong, "\n".join(wrong)


MOST_IN_A_ROOM = 25


def test_no_room_is_crowded() -> None:
    """The rules of a game have a file for each chapter, as many as that may be."""
    sizes = Counter(m.path.parent for m in modules() if m.path.stem != "__init__" and m.path.parent.name != "rules")
    assert {str(room.relative_to(ROOT)): size for room, size in sizes.items() if size > MOST_IN_A_ROOM} == {}


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a circle, if there are any: those left when all others are taken away."""
    left = dict(graph)
    while free := [name for name, used in left.items() if not used & left.keys()]:
        for name in free:
            del left[name]
    while free := [name for name in left if not any(name in used for used in left.values())]:
        for name in free:
            del left[name]
    return sorted(left)


def test_no_modules_import_each_other() -> None:
    """Not even for types only, or inside a function."""
    assert circle({module.name: {*imports(module)} - {module.name, "starlode"} for module in modules()}) == []


def test_a_circle_is_noticed() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}, "e": set()}) == ["b", "c"]


def test_no_class_name_is_used_twice() -> None:
    """Outside the games, which speak the language of their rules, a name leads to one class."""
    places: dict[str, list[str]] = {}
    for module in (module for module in modules() if not game_of(module.name)):
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places.setdefault(node.name, []).append(module.name)
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


def test_only_a_game_knows_its_own_rules() -> None:
    wrong = [
        f"{module.name} imports {name}"
        for module in modules()
        for name in imports(module)
        if game_of(name) and game_of(name) != game_of(module.name)
    ]
    assert not wrong, "\n".join(wrong)


# A game's folder: whoever knows one of them finds everything in the others.
GAME_FOLDER = {
    *("__init__", "game", "components", "settings", "state", "things", "decisions", "events", "survey"),
    *("notation", "view", "draw", "pieces", "brief", "faults", "scores", "usage"),
}
SOME_HAVE = {"board", "news"}  # a map or a ship; a round summed up in a few lines
MAY_BE_FOLDERS = {"faults"}  # by subject, where one file would be long
RULES_FOLDER = {
    *("__init__", "setup", "legal", "apply", "gate", "knowledge", "observe", "scoring", "estimate"),
    *("objections", "survey"),
}
POSITION_FOLDER = {"__init__", "shape", "reading", "writing"}


@pytest.mark.parametrize("game", sorted(path.parent.name for path in PACKAGE.glob("games/*/game.py")))
def test_every_game_has_the_same_folder(game: str) -> None:
    folder = PACKAGE / "games" / game
    assert {path.stem for path in [*folder.glob("*.py"), *folder.glob("faults")]} - SOME_HAVE == GAME_FOLDER
    assert {path.stem for path in (folder / "rules").glob("*.py")} >= RULES_FOLDER
    assert {path.stem for path in (folder / "position").glob("*.py")} >= POSITION_FOLDER
    folders = {path.name for path in folder.iterdir() if path.is_dir()} - NOT_OURS
    assert folders - MAY_BE_FOLDERS == {"rules", "position", "words"}
    assert {"components.toml", "words/en.ftl"} <= {str(path.relative_to(folder)) for path in folder.rglob("*")}


def test_relative_imports_are_seen_through() -> None:
    tree = ast.parse("from ..match import Match\nfrom . import kernel\nfrom .kernel import entry")
    module = Module("starlode.engine.probe", PACKAGE / "engine" / "probe.py", tree)
    found = [origin(module, node) for node in tree.body if isinstance(node, ast.ImportFrom)]
    assert found == ["starlode.match", "starlode.engine", "starlode.engine.kernel"]


def test_every_make_verb_has_help() -> None:
    lines = (ROOT / "Makefile").read_text("utf-8").splitlines()
    phony = {verb for line in lines if line.startswith(".PHONY:") for verb in line.split()[1:]}
    targets = {m[1] for line in lines if (m := re.match(r"([a-z][\w-]*):", line))}
    helped = {m[1] for line in lines if (m := re.match(r"([a-z-]+):[^#]*## \S", line))}
    assert phony
    assert phony == targets == helped


def our_files() -> Iterator[Path]:
    """Every file of the repository, less what tools leave behind."""
    for folder, below, files in os.walk(ROOT):
        below[:] = [d for d in below if d not in NOT_OURS and (d == ".ci" or d[0] != ".") and d[-9:] != ".egg-info"]
        yield from (Path(folder, file) for file in files)


def test_nothing_is_left_for_later() -> None:
    wrong = [str(f.relative_to(ROOT)) for f in our_files() if UNFINISHED.search(f.read_bytes())]
    assert not wrong, "\n".join(wrong)


Function = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass
class Promises:
    """What a class of a given name documents, and what it builds on."""

    bases: set[str] = field(default_factory=set)
    methods: set[str] = field(default_factory=set)


def promises() -> dict[str, Promises]:
    """By class name, over the whole package."""
    known: dict[str, Promises] = {}
    for node in (node for module in modules() for node in ast.walk(module.tree)):
        if isinstance(node, ast.ClassDef):
            entry = known.setdefault(node.name, Promises())
            entry.bases |= {ast.unparse(base).split("[")[0].split(".")[-1] for base in node.bases} - {node.name}
            entry.methods |= {m.name for m in node.body if isinstance(m, Function) and ast.get_docstring(m)}
    return known


def inherits(known: dict[str, Promises], cls: str, method: str) -> bool:
    """Whether a class this one builds on already documents the method."""
    bases = known[cls].bases & set(known)
    return any(method in known[base].methods or inherits(known, base, method) for base in bases)


def undocumented(known: dict[str, Promises], body: list[ast.stmt], owner: str) -> Iterator[str]:
    for node in body:
        if not isinstance(node, (*Function, ast.ClassDef)) or node.name.startswith("_"):
            continue
        marks = [ast.unparse(decorator) for decorator in node.decorator_list]
        setter = any(mark.endswith((".setter", ".deleter", "overload")) for mark in marks)
        told = setter or any(re.match(r"EVENTS\.kind\('[A-Z]", mark.replace('"', "'")) for mark in marks)
        if not ast.get_docstring(node) and not told and not (owner and inherits(known, owner, node.name)):
            yield f"line {node.lineno}, {node.name}"
        if isinstance(node, ast.ClassDef):
            yield from undocumented(known, node.body, node.name)


def test_every_public_name_has_a_docstring() -> None:
    known = promises()
    bare = [m.name for m in modules() if not ast.get_docstring(m.tree)]
    bare += [f"{m.name}: {name}" for m in modules() for name in undocumented(known, m.tree.body, "")]
    assert not bare, "\n".join(bare)


ERRORS = {
    node.name
    for node in ast.parse((PACKAGE / "engine" / "boundary" / "errors.py").read_text("utf-8")).body
    if isinstance(node, ast.ClassDef)
}
ELSEWHERE = {"Nonconformance", "UnknownGame", "InvalidGame"}  # of the conformance kit; of the list of games


def test_errors_for_people_are_defined_in_one_module() -> None:
    strays = {
        f"{module.name}: {node.name}"
        for module in modules()
        if module.name != "starlode.engine.boundary.errors"
        for node in ast.walk(module.tree)
        if isinstance(node, ast.ClassDef) and {ast.unparse(base) for base in node.bases} & ERRORS
        if node.name not in ELSEWHERE
    }
    assert not strays, "\n".join(sorted(strays))


def raised(function: ast.AST) -> set[str]:
    """The errors a function raises by name, in its own body."""
    found = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Raise) and node.exc is not None:
            cause = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
            found |= {cause.id} if isinstance(cause, ast.Name) else set()
    return found & (ERRORS | ELSEWHERE | {"OSError"})


def test_whatever_raises_says_so() -> None:
    silent = [
        f"{module.name}: {node.name} raises {error}"
        for module in modules()
        if module.part in {"engine", "match", "bots", "arena", "lab", "analysis", "puzzles", "testing", "background"}
        for node in ast.walk(module.tree)
        if isinstance(node, Function) and not node.name.startswith("_")
        for error in raised(node)
        if error not in (ast.get_docstring(node) or error)
    ]
    assert not silent, "\n".join(silent)


# ---- the truth stays with its keeper ----

# What a match tells that a seat does not: hand on `match.seat(n)`.
TRUTH = {"at", "decisions", "events", "gate", "history", "log", "moves", "play", "ply", "position", "record", "state"}
TRUTH |= {"choices", "describe", "legal", "legal_actions", "score", "seed", "undo"}

# Who keeps a match, and what it needs of the truth for that.
KEEPERS: dict[str, set[str]] = {
    "starlode.terminal.playing.table": {"decisions", "record", "seed"},  # the bots' dice, saving, the end
    "starlode.terminal.playing.asking": {"decisions", "history"},  # when a person was last asked, and what they knew
    "starlode.terminal.playing.taking_back": {"decisions"},  # who has decided since
    "starlode.terminal.playing.forced": {"history"},  # to ask what others could work out; it is shown to no one
    "starlode.terminal.keeping.place": {"record"},  # what it may be written over
    # If you have the file, you may know all that is in it:
    "starlode.terminal.playing.replay": {"at", "decisions", "position"},
    "starlode.terminal.drawing.moments": {"at", "decisions"},
    "starlode.terminal.commands.position": {"ply"},
    "starlode.terminal.drawing.verdicts": {"moves"},
    "starlode.terminal.commands.best_lines": {"at", "decisions"},
    "starlode.terminal.commands.bench": {"history", "legal_actions", "play", "ply"},  # measures; no one plays
    "starlode.arena.bout": {"moves", "record"},  # after the end
    "starlode.arena.simulation": {"play", "record"},  # plays again what was played, to keep it
    "starlode.analysis.analyst": {"at", "decisions"},  # each decision is judged by its own seat's information
    "starlode.analysis.turns": {"at", "decisions", "state"},  # who was asked when
    "starlode.analysis.report": {"record"},
}
PLAYERS = {
    "terminal",
    "bots",
    "arena",
    "lab",
    "analysis",
    "puzzles",
}  # parts in which somebody plays or is shown something


def matches_in(tree: ast.AST) -> set[str]:
    """The names that stand for a match: by habit, by annotation, or because one was assigned to them."""
    found = {"match", "_match"}
    for node in ast.walk(tree):
        if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation and ast.unparse(node.annotation) == "Match":
            found.add(node.arg if isinstance(node, ast.arg) else ast.unparse(node.target).split(".")[-1])
        if isinstance(node, ast.Assign) and re.match(r"Match\b|.*\bmatch(\.at\(.*\))?$", ast.unparse(node.value)):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def truths(tree: ast.AST) -> set[str]:
    """What of the truth is reached for."""
    names = matches_in(tree)
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in TRUTH
        if ast.unparse(node.value).split("(")[0].split("[")[0].split(".")[-1] in names
    }


def test_whoever_plays_holds_a_seat_and_not_the_match() -> None:
    found = {module.name: truths(module.tree) for module in modules() if module.part in PLAYERS}
    assert {name: used for name, used in found.items() if used} == KEEPERS


def test_reaching_for_the_truth_is_noticed() -> None:
    assert truths(ast.parse("def f(table): return table.match.state")) == {"state"}
    assert truths(ast.parse("def f(whole: Match): return whole.position()")) == {"position"}
    assert truths(ast.parse("game = Match('x')\nfor e in game.play('end'): print(e)")) == {"play"}
    assert truths(ast.parse("m = self.match\nm.seat(0).play('end')\nm.outcome")) == set()


def test_bots_are_given_information_and_nothing_else() -> None:
    may = {"starlode.match.information"}
    wrong = [
        f"{module.name} imports {name}"
        for module in modules()
        if module.part == "bots" and module.name != "starlode.bots.play_out"
        for name in imports(module)
        if name.startswith("starlode.match") and name not in may
    ]
    assert not wrong, "\n".join(wrong)


def test_example_bots_need_nothing_of_the_house() -> None:
    texts = {path.name: path.read_text("utf-8") for path in (ROOT / "examples" / "bots").iterdir()}
    assert texts
    assert not [name for name, text in texts.items() if re.search(r"^\s*(import|from) starlode", text, re.MULTILINE)]


# ---- processes end with whoever has started them ----

STARTERS = {
    "starlode.engine.system.processes",
    "starlode.bots.guests.keeper",
}  # the second is the leash of other people's programs
# Those which measure and compare, and wait meanwhile.
FOREGROUND = {(f"starlode.{name}", "subprocess.run") for name in ("terminal.commands.bench", "testing.modes")}


WAYS = re.compile(r"\b(Popen\(|fork\(|create_subprocess_\w+|preexec_fn|os\.system|subprocess\.run)")


def test_whatever_starts_processes_keeps_them_on_a_leash() -> None:
    wrong = []
    for module in (module for module in modules() if module.name not in STARTERS):
        ways = WAYS.findall(ast.unparse(module.tree))
        wrong += [f"{module.name}: {way}" for way in ways if (module.name, way) not in FOREGROUND]
    assert not wrong, "start_module in engine/system/processes.py does it: " + ", ".join(wrong)


# ---- the terminal shows texts as they are ----


def test_everything_is_printed_by_the_console_of_the_house() -> None:
    wrong = [
        f"{module.name}: {word}"
        for module in modules()
        if module.name != "starlode.engine.system.console"
        and module.part != "games"  # whose drawings are printed by others
        for word in ("from_markup", "rich.console import Console", "markup=True", "rich import print")
        if word in module.path.read_text("utf-8")
    ]
    assert not wrong, "\n".join(wrong)


def write_past_the_end(values: np.ndarray[tuple[int], np.dtype[np.int8]], place: int) -> None:
    values[place] = 1


@pytest.mark.interpreted
@pytest.mark.skipif(os.environ.get("NUMBA_DISABLE_JIT") != "1", reason="about the interpreted pass")
def test_the_interpreted_pass_interprets() -> None:
    assert numba.njit(write_past_the_end) is write_past_the_end
