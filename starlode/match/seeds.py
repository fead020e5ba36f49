"""Seeds: a short number that you choose, or the 128-bit key of a table as 32 hexadecimal digits.

There are few short numbers, and anyone can try them all. Where a player could gain by that, a secret salt of 128 bits
is mixed in, and shown when the game or the run is over.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Annotated, Any

import numpy as np
from msgspec import Meta

from starlode.engine.boundary.errors import InvalidOption
from starlode.engine.boundary.misfits import told
from starlode.engine.boundary.quoting import shown
from starlode.engine.boundary.strict import whole
from starlode.engine.state.chance import stretch_seed
from starlode.engine.state.records import Array

KEY_DIGITS = 32
LUCK_DIGITS = 13  # hexadecimal; leaves room to count up from it
MOST = 2**63 - 1
MOST_OF_RUN = 2**62  # the first seed of a run of many games, which counts up from it

ShortSeed = Annotated[int, Meta(ge=0, le=MOST)]
Key = Annotated[str, Meta(pattern=told("^[0-9a-fA-F]{32}$", "32 hexadecimal digits"), max_length=KEY_DIGITS)]
Seed = int | str

_KEY = re.compile(f"[0-9a-fA-F]{{{KEY_DIGITS}}}")


def fresh_seed() -> str:
    """A key, or a salt, that cannot be guessed."""
    return secrets.token_hex(KEY_DIGITS // 2)


def salted(seed: int, salt: str) -> str:
    """The key made from a short seed and a salt; with both you can check it, with only one you learn nothing."""
    return hashlib.sha256(f"starlode {salt} {seed}".encode()).hexdigest()[:KEY_DIGITS]


def seed_of_deal(seed: int, salt: str) -> Seed:
    """What a game of a run is dealt from: the seed itself, or the key made from seed and salt."""
    return salted(seed, salt) if salt else seed


def luck_of(seed: int, salt: str) -> int:
    """A number for the bots' dice; with a salt it is as hard to guess as the cards."""
    return int(hashlib.sha256(f"luck {salt} {seed}".encode()).hexdigest()[:LUCK_DIGITS], 16) if salt else seed


def check_salt(salt: Any) -> str:
    """The salt as it is stored; raises InvalidOption for one that is too easy to guess."""
    if not isinstance(salt, str) or not _KEY.fullmatch(salt):
        raise InvalidOption(f"a salt has {KEY_DIGITS} hexadecimal digits, {shown(salt)} has not")
    return salt.lower()


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
