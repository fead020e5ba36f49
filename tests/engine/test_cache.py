"""The cache folder is named after everything that machine code depends on."""

from __future__ import annotations

import ast
import os
import re
import shutil
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import pytest

from starlode.engine.compiling import cache, dispatch, kernel


def test_an_edit_in_a_rule_changes_the_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.source_digest()
    sources = cache._compiled_sources([])
    sources["starlode.engine.state.chance"] += b"#"
    monkeypatch.setattr(cache, "_compiled_sources", lambda guests: sources)
    assert cache.source_digest() != before


def test_what_rules_import_counts_and_texts_do_not() -> None:
    names = cache._compiled_sources([]).keys()
    assert {"starlode.engine.running.loops", "starlode.games.cave_in.state", "starlode.engine.state.records"} <= names
    assert "starlode.games.cave_in.events" in names  # imported as a module of its package
    assert "starlode.match.match" not in names
    assert "starlode.games.cave_in.components" not in names


def imported_by(tree: ast.Module) -> set[str]:
    """What a parser finds at the top level of a module."""
    found = set()
    for node in tree.body:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            found |= {str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_the_imports_of_every_module_are_found_as_a_parser_finds_them() -> None:
    sources = cache._sources(cache._HOUSE)
    house = {name for name in sources if name.startswith("starlode.")}
    decorators = cache._DECORATORS
    for name, text in sources.items():
        wanted = house | decorators
        assert cache._imported(text) & wanted == imported_by(ast.parse(text)) & wanted, name


def test_whoever_defines_a_kernel_counts() -> None:
    marked = re.compile(rb"^@(entry|kernel)$", re.MULTILINE)
    defining = {name for name, text in cache._sources(cache._HOUSE).items() if marked.search(text)}
    assert len(defining) > 50
    assert defining <= cache._compiled_sources([]).keys()


def test_bounds_checks_have_a_cache_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.source_digest()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "0" if numba.config.BOUNDSCHECK else "1")
    assert cache.source_digest() != before


def plus_one(number: int) -> int:
    return number + 1


def test_an_edit_in_a_game_from_outside_changes_the_digest(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "__init__.py").touch()
    (tmp_path / "rules.py").write_text("LIMIT = 7")
    without = cache.source_digest()
    monkeypatch.setattr(cache, "_guests", [tmp_path])
    before = cache.source_digest()
    (tmp_path / "rules.py").write_text("LIMIT = 8")
    assert len({without, before, cache.source_digest()}) == 3


@pytest.mark.skipif(not kernel.COMPILED, reason="about compiled code")
def test_a_game_from_outside_moves_everything_to_a_cache_of_its_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "rules.py").write_text("LIMIT = 7")
    monkeypatch.setattr(cache, "_guests", [])
    monkeypatch.setattr(kernel, "_entries", [])
    monkeypatch.setattr(kernel, "CACHE_FOLDER", kernel.CACHE_FOLDER)
    monkeypatch.setattr(kernel, "folders", folders := [*dispatch.folders])
    monkeypatch.setattr(dispatch, "folders", folders)
    monkeypatch.setattr(numba.config, "CACHE_DIR", numba.config.CACHE_DIR)
    function: Any = kernel.entry(plus_one)
    before = function.stats.cache_path
    kernel.watch_sources(Path(kernel.__file__).parent)  # a part of the house is watched already
    assert function.stats.cache_path == before
    kernel.watch_sources(tmp_path)
    assert function.stats.cache_path != before
    assert function.stats.cache_path.startswith(str(kernel.CACHE_FOLDER))


# ---- the folder on disk ----


@pytest.fixture
def root(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A cache of the test's own."""
    monkeypatch.setenv("STARLODE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(cache, "_own_folder", lambda: tmp_path / "temporary")
    return tmp_path / "cache"


def old(folder: Path, marked: bool = True) -> Path:
    """A folder that looks as if nobody had used it for a month."""
    folder.mkdir(parents=True)
    (folder / "code.nbc").touch()
    if marked:
        (folder / cache._MARKER).touch()
    os.utime(folder, (0, 0))
    return folder


def test_a_cache_is_for_its_owner_only(root: Path) -> None:
    folder = cache.open_cache()
    assert folder.parent == root
    assert [stat.S_IMODE(place.stat().st_mode) for place in (root, folder)] == [0o700, 0o700]


def test_only_old_caches_that_are_certainly_ours_are_pruned(root: Path) -> None:
    gone = old(root / "0123456789abcdef")
    kept = [old(root / "fedcba9876543210", marked=False), old(root / "photographs"), old(root.parent / "elsewhere")]
    (root / "aaaaaaaaaaaaaaaa").symlink_to(root.parent / "elsewhere")
    recent = old(root / "bbbbbbbbbbbbbbbb")
    os.utime(recent)
    cache.open_cache()
    assert not gone.exists()
    assert all((folder / "code.nbc").exists() for folder in [*kept, recent])


def test_a_folder_that_another_process_prunes_first_does_no_harm(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old(root / "0123456789abcdef")
    aged = cache._age

    def too_late(folder: Path) -> float:
        shutil.rmtree(folder)
        return aged(folder)

    monkeypatch.setattr(cache, "_age", too_late)
    assert cache.open_cache().parent == root


def test_many_processes_that_prune_at_once_all_keep_the_cache(root: Path) -> None:
    for number in range(200):
        old(root / f"{number:016x}")
    code = "from starlode.engine.compiling.cache import open_cache; print(open_cache())"
    command = [sys.executable, "-c", code]
    house = {**os.environ, "PYTHONPATH": str(Path(cache.__file__).parents[3])}
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=house) for _ in range(4)]
    told = {process.communicate()[0].strip() for process in running}
    (folder,) = told
    assert Path(folder).parent == root
    assert len(list(root.iterdir())) == 1


def test_code_that_others_may_have_written_is_not_loaded(root: Path) -> None:
    folder = cache.open_cache()
    (folder / "code.nbc").touch()
    folder.chmod(0o777)
    assert cache.open_cache() == folder
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert not (folder / "code.nbc").exists()


def test_an_open_root_is_closed(root: Path) -> None:
    root.mkdir()
    root.chmod(0o777)
    assert cache.open_cache().parent == root
    assert stat.S_IMODE(root.stat().st_mode) == 0o700


def test_a_folder_that_anybody_can_replace_is_not_used(root: Path) -> None:
    root.parent.chmod(0o777)
    with pytest.warns(UserWarning, match="anybody can replace"):
        assert cache.open_cache() == root.parent / "temporary"
    root.parent.chmod(0o1777)  # as /tmp is
    assert cache.open_cache().parent == root


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give a folder away")
def test_a_folder_of_somebody_else_is_not_used(root: Path) -> None:
    folder = cache.open_cache()
    os.chown(folder, 12345, 12345)
    with pytest.warns(UserWarning, match="belongs to another user"):
        assert cache.open_cache() == root.parent / "temporary"


def test_where_nothing_can_be_kept_a_process_has_a_folder_of_its_own(root: Path) -> None:
    root.write_text("no folder")
    assert cache.open_cache() == root.parent / "temporary"
