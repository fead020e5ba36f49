"""The cache folder is named after everything that machine code depends on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numba
import pytest

from starlode.engine import cache, kernel


def test_an_edit_in_a_rule_changes_the_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.source_digest()
    sources = cache._compiled_sources()
    sources["starlode.engine.chance"] += b"#"
    monkeypatch.setattr(cache, "_compiled_sources", lambda: sources)
    assert cache.source_digest() != before


def test_what_rules_import_counts_and_texts_do_not() -> None:
    names = cache._compiled_sources().keys()
    assert {"starlode.engine.loops", "starlode.games.cave_in.state", "starlode.engine.records"} <= names
    assert "starlode.games.cave_in.events" in names  # imported as a module of its package
    assert "starlode.match.match" not in names
    assert "starlode.games.cave_in.components" not in names


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
    monkeypatch.setattr(numba.config, "CACHE_DIR", numba.config.CACHE_DIR)
    function: Any = kernel.entry(plus_one)
    before = function.stats.cache_path
    kernel.watch_sources(Path(kernel.__file__).parent)  # a part of the house is watched already
    assert function.stats.cache_path == before
    kernel.watch_sources(tmp_path)
    assert function.stats.cache_path != before
    assert function.stats.cache_path.startswith(str(kernel.CACHE_FOLDER))
