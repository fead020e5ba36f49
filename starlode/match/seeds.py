"""Seeds: a short number a person chooses, or the 128-bit key of a table as 32 hexadecimal digits."""

from __future__ import annotations

import re
import secrets

import numpy as np

from starlode.engine.chance import stretch_seed
from starlode.engine.errors import InvalidOption
from starlode.engine.quoting import shown
from starlode.engine.records import Array
from starlode.engine.strict import whole

Seed = int | str

KEY_DIGITS = 32
MOST = 2**63 - 1
_KEY = re.compile(f"[0-9a-fA-F]{{{KEY_DIGITS}}}")


def fresh_seed() -> str:
    """A key that nobody can guess."""
    return secrets.token_hex(KEY_DIGITS // 2)


def key_of(seed: Seed) -> Array:
    """The four words of the generator's key; raises InvalidOption."""
    if isinstance(seed, str):
        return _key_from_text(seed)
    key = np.zeros(4, np.uint32)
    stretch_seed(whole(seed, "a seed", 0, MOST, InvalidOption), key)
    return key


def _key_from_text(text: str) -> Array:
    if not _KEY.fullmatch(text):
        raise InvalidOption(f"a key has {KEY_DIGITS} hexadecimal digits, {shown(text)} has not")
    return np.frombuffer(bytes.fromhex(text), "<u4").astype(np.uint32)


def key_text(key: Array) -> str:
    """A key as 32 hexadecimal digits."""
    return np.asarray(key, "<u4").tobytes().hex()
