"""Looking for garbage rarely while something is compiled."""

from __future__ import annotations

import gc

import pytest

from starlode.engine.compiling.garbage import RARELY, rarely_collected


def fail_at_it() -> None:
    with rarely_collected():
        assert gc.get_threshold() == RARELY
        raise KeyboardInterrupt


def test_garbage_is_looked_for_as_before_once_compiling_is_over_or_has_failed() -> None:
    usual = gc.get_threshold()
    with pytest.raises(KeyboardInterrupt):
        fail_at_it()
    assert gc.get_threshold() == usual
