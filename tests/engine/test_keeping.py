"""Kernels of a GPU are found on disk by everything they depend on, and by nothing less."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace as Plain

import pytest

from starlode.engine.many.cuda import keeping
from starlode.engine.many.cuda.keeping import KeptKernel

CODE = b"\x7fELF\nwith\nlines"
KERNEL = Plain(entry_name="entry", _codelibrary=Plain(get_cubin=lambda: Plain(code=CODE)))


def test_a_kernel_is_found_again_only_for_what_it_was_compiled_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(keeping, "kept_file", lambda name: tmp_path / name)
    monkeypatch.setattr(keeping, "_surroundings", lambda: "this GPU")
    monkeypatch.setattr(keeping, "_rebuilt", lambda *told: told)
    kept = KeptKernel("game-act", "64 registers")
    assert kept.load_overload(("int64",), None) is None
    kept.save_overload(("int64",), KERNEL)
    assert kept.load_overload(("int64",), None) == ("game-act", "entry", ("int64",), CODE)
    assert kept.load_overload(("int32",), None) is None
    for other in (KeptKernel("other-act", "64 registers"), KeptKernel("game-act", "")):
        assert other.load_overload(("int64",), None) is None
    monkeypatch.setattr(keeping, "_surroundings", lambda: "another GPU")
    assert kept.load_overload(("int64",), None) is None


def test_where_nothing_can_be_written_a_kernel_is_not_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(keeping, "kept_file", lambda name: tmp_path / "file" / name)
    monkeypatch.setattr(keeping, "_surroundings", lambda: "this GPU")
    kept = KeptKernel("game-act", "")
    kept.save_overload(("int64",), KERNEL)
    assert kept.load_overload(("int64",), None) is None
