"""Addresses on the web, as people and programs write them."""

from __future__ import annotations

from urllib.parse import urlsplit


def host_of(address: str, *schemes: str) -> str | None:
    """The host that an address names, with its port; None for other schemes and for text that is no address."""
    try:
        parts = urlsplit(address)
    except ValueError:  # such as brackets that do not close
        return None
    return parts.netloc if not schemes or parts.scheme in schemes else None
