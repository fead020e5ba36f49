"""The cache folder is named after everything that machine code depends on."""

from __future__ import annotations

import numba
import pytest

from starlode.engine import kernel


def test_an_edit_in_a_rule_changes_the_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    before = kernel.source_digest()
    sources = kernel._compiled_sources()
    sources["starlode.engine.chance"] += b"#"
    monkeypatch.setattr(kernel, "_compiled_sources", lambda: sources)
    assert kernel.source_digest() != before


def test_what_rules_import_counts_and_texts_do_not() -> None:
    names = kernel._compiled_sources().keys()
    assert {"starlode.engine.loops", "starlode.games.cave_in.state", "starlode.engine.records"} <= names
    assert "starlode.match.match" not in names
    assert "starlode.games.cave_in.components" not in names


def test_bounds_checks_have_a_cache_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    before = kernel.source_digest()
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 1 - int(numba.config.BOUNDSCHECK or 0))
    assert kernel.source_digest() != before
