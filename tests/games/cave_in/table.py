"""Small positions for rule tests: name what matters, the rest is empty or lies in the stacks."""

from __future__ import annotations

from typing import Any

from starlode.match import Match
from starlode.match.seat import Seat

FIRST_GAME = ["terron", "hydran", "mineggler", "metanel"]
WITH_WEEDLOCKS = ["terron", "hydran", "metanel", "weedlock"]
WITH_BIOSS = ["terron", "hydran", "metanel", "bioss"]


def table(
    *seats: dict[str, Any],
    factions: list[str] | None = None,
    turn: dict[str, Any] | None = None,
    docks: dict[str, Any] | None = None,
    mine: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    **zones: Any,
) -> Match:
    """A match at that position: seat 0 of two players is in its Action phase unless the arguments say otherwise."""
    shown = [dict(seat) for seat in seats] or [{}]
    players = (options or {}).get("players", max(2, len(shown)))
    shown += [{} for _ in range(players - len(shown))]
    position = {
        "factions": factions or FIRST_GAME,
        "turn": turn or {},
        "docks": docks or {},
        "mine": mine or {},
        "seats": shown,
        **zones,
    }
    data = {"game": "cave-in", "options": {**(options or {}), "players": players}, "position": position}
    return Match.from_position(data, seed=1)


def play(match: Match, *moves: str) -> Match:
    """Play moves of whoever is to decide, each legal or the test fails."""
    for move in moves:
        match.play(move)
    return match


def seen_by(match: Match, viewer: int | None) -> Seat:
    """What a seat, or a spectator, may know of a match."""
    return match.spectator if viewer is None else match.seat(viewer)


def zones(match: Match, seat: int = 0) -> dict[str, Any]:
    """The true zones of a seat, sorted where order means nothing: hand, base, pile, subjugated, artifacts, totems."""
    found: dict[str, Any] = match.position()["position"]["seats"][seat]
    return {key: found[key] if key == "base" else sorted(found[key]) for key in SHOWN}


SHOWN = ("hand", "base", "pile", "subjugated", "artifacts", "totems")


def hand(match: Match, seat: int = 0) -> list[str]:
    """The cards a seat holds, sorted."""
    return list(zones(match, seat)["hand"])


def base(match: Match, seat: int = 0) -> list[str]:
    """A seat's Base, bottom first."""
    return list(zones(match, seat)["base"])


def pile(match: Match, seat: int = 0) -> list[str]:
    """The Crystals a seat owns, sorted."""
    return list(zones(match, seat)["pile"])


def row(match: Match) -> list[str]:
    """The cards played this turn, in order."""
    return list(match.spectator.view()["turn"]["row"])


def phase(match: Match) -> str:
    """Which decision is asked."""
    return str(match.spectator.view()["turn"]["phase"])


def cave_ins(match: Match) -> int:
    """Where the Cave-In token stands."""
    return int(match.spectator.view()["cave_ins"])


def moves_of(match: Match, verb: str, seat: int | None = None) -> list[str]:
    """What follows a verb among the legal moves: `moves_of(match, "mine")` lists Crystals."""
    return sorted(move.removeprefix(verb).strip() for move in match.legal(seat) if move.split()[0] == verb)


def costs(match: Match) -> dict[str, int]:
    """What each Crystal in the Mine and each Artifact on top costs the active seat now, by id."""
    seen = match.spectator.view()
    crystals = [crystal for line in seen["mine"].values() for crystal in line if crystal]
    tops = [stack for stack in seen["artifacts"].values() if stack["top"]]
    found = {crystal["crystal"]: crystal["cost"] for crystal in crystals}
    return found | {stack["top"]: stack["cost"] for stack in tops}


def points(match: Match, seat: int = 0) -> dict[str, int]:
    """A seat's score if the game ended now, by what it comes from."""
    return {line.label: line.points for line in match.score(seat)}


def happened(match: Match) -> list[str]:
    """The kinds of all events so far, in order, as a spectator saw them."""
    return [event.kind for event in match.spectator.events()]


def verbs(match: Match, seat: int | None = None) -> set[str]:
    """The first words of the legal moves: which sorts of action or word are open now."""
    return {move.split()[0] for move in match.legal(seat)}


def turn(match: Match) -> dict[str, Any]:
    """The turn in progress as everybody sees it: seat, round, normal_actions, extra, effects, ..."""
    seen: dict[str, Any] = match.spectator.view()["turn"]
    return seen
