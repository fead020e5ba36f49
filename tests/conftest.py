"""Settings shared by all tests."""

import fcntl
import gc
import os
import signal
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# The first example may wait for the compiler, so there is no deadline; CI tries the same examples every time.
settings.register_profile("starlode", deadline=None, derandomize=os.environ.get("CI") == "true")
settings.load_profile("starlode")

TASTES = {"CLICOLOR_FORCE", "COLUMNS", "FORCE_COLOR", "GITHUB_ACTIONS", "LINES", "NO_COLOR", "PY_COLORS"}
INTERPRETED = "interpreted"  # the marker of tests that also run without the compiler
RULES = "test_rules_"
SETTINGS = "STARLODE_"
# Folders whose tests take long and wait for processes, clocks or each other, in the order in which they begin. Every
# worker is dealt some of their files first, so that no core is idle at the end because of the last of them.
WAITING = ("tests", "learn", "examples", "server", "arena", "lab", "analysis", "bots")
KEPT = ("STARLODE_CACHE", "STARLODE_PYTHON")


def pytest_configure() -> None:
    """However the tests were started: Ctrl-C is heard, files are as readable as usual, and nobody's taste counts."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.umask(0o022)
    os.environ["OMP_NUM_THREADS"] = "1"  # threads that wait for each other on a busy machine take ten times as long
    for name in [name for name in os.environ if name in TASTES or (name.startswith(SETTINGS) and name not in KEPT)]:
        del os.environ[name]
    gc.disable()  # until all tests are found: what is loaded stays, and looking through it takes a third of the time


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Workers look for tests one after the other: what the first one loads, Python need not compile for the others."""
    folder = session.config.rootpath / "build"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / ".looking-for-tests").open("w") as turn:
        if hasattr(session.config, "workerinput"):
            fcntl.flock(turn, fcntl.LOCK_EX)
        return (yield)


def pytest_collection_finish() -> None:
    """Whatever has been loaded is not looked through again; what tests leave behind is."""
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session", autouse=True)
def _own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Whoever runs the tests finds none of their games among their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """In the interpreted pass, leave files alone that have nothing for it: loading them all takes seconds."""
    wanted = config.option.markexpr.startswith(INTERPRETED) and collection_path.suffix == ".py"
    if not wanted or collection_path.name.startswith(RULES):
        return None
    return None if INTERPRETED in collection_path.read_text("utf-8") else True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Rule tests also run interpreted: the rules must mean the same without the compiler. What takes longest begins."""
    for item in items:
        if item.path.name.startswith(RULES):
            item.add_marker(INTERPRETED)
    files = sorted({item.path for item in items}, key=lambda file: (_turn(file.parent.name), file))
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    place = {file: (at % workers, at) for at, file in enumerate(files)}
    items.sort(key=lambda item: place[item.path])


def _turn(folder: str) -> int:
    """When the tests of a folder begin."""
    return WAITING.index(folder) if folder in WAITING else len(WAITING)


def pytest_runtest_teardown() -> None:
    """A command that is given a game's folder lists it for the processes it starts; the next test must not know it."""
    os.environ.pop("STARLODE_GAMES", None)
