"""Tokens: secrets that a client is shown once, and of which the server keeps only a digest."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """128 random bits as 22 characters; only their digest is kept."""
    return secrets.token_urlsafe(16)


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
