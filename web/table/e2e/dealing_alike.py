"""`starlode` with one key for every deal and one seed for every bot, so that scenes see the same games."""

from __future__ import annotations

import secrets

KEY_BYTES = 16
SEED = 5

_fresh = secrets.token_hex


def _one_key(size: int | None = None) -> str:
    return f"{SEED:02x}" * KEY_BYTES if size == KEY_BYTES else _fresh(size)


if __name__ == "__main__":  # not where a process for bots looks at it
    secrets.token_hex = _one_key
    secrets.randbits = lambda bits: SEED

    from starlode.cli import main

    main()
