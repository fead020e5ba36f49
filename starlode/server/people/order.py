"""Keeping order: what people report and whom they block, what operators do about it, and a log of that."""

from __future__ import annotations

import secrets
from typing import Any

from starlode.server.common.moments import now
from starlode.server.people.bans import BanKind
from starlode.server.people.names import folded
from starlode.server.storage.group_commit import Line
from starlode.server.storage.order_statements import BLOCK, LIFT, LOG, NEW_BAN, NEW_REPORT, SETTLE, UNBLOCK

MOST_BLOCKS = 1_000
LONGEST_ABOUT = 120


def blocked(person: str, name: str) -> Line:
    """The line by which a person blocks somebody with a name; it does nothing if there is nobody."""
    return BLOCK, {"person": person, "key": folded(name), "at": now(), "most": MOST_BLOCKS}


def unblocked(person: str, name: str) -> Line:
    """The line by which a person no longer blocks somebody."""
    return UNBLOCK, {"person": person, "key": folded(name)}


def reported(**report: Any) -> Line:
    """The line that keeps a report."""
    return NEW_REPORT, {"id": secrets.token_hex(4), "at": now(), "done": None, **report}


def settled(report: str) -> Line:
    """The line that says that a report has been dealt with."""
    return SETTLE, {"report": report, "new_done": now()}


def banned(subject: str, kind: BanKind, reason: str, until: int | None) -> Line:
    """The line that bans or mutes somebody; it replaces one that there is."""
    return NEW_BAN, {"subject": subject, "kind": kind, "reason": reason, "at": now(), "until": until}


def lifted(subject: str, kind: BanKind) -> Line:
    """The line that ends a ban."""
    return LIFT, {"subject": subject, "kind": kind}


def logged(who: str, what: str, about: str, reason: str = "") -> Line:
    """The line of the audit log that says what an operator did; it goes with what they did."""
    values = {"id": secrets.token_urlsafe(12), "at": now(), "who": who[:80], "what": what}
    return LOG, {**values, "about": about[:LONGEST_ABOUT], "reason": reason}
