"""Small positions for rule tests: name what matters, the rest lies face down or in the decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starlode.games import load_game
from starlode.match import Match

MAP_KEYS = ("face_down", "blockaded", "links", "large_drills")
SQUARES = tuple(name for name in load_game("stella-digger").configure({}).components.place_ids if name != "a1")
TARGET: Mapping[str, str | None] = {"c1": "white-red-1a"}


def table(
    *seats: dict[str, Any],
    players: int = 4,
    passages: Sequence[str] = ("b1",),
    marker: str = "c1",
    up: Mapping[str, str | None] | None = None,
    options: dict[str, Any] | None = None,
    **rest: Any,
) -> Match:
    """A match at that position: seat 0 chooses an action, the target is a red tile on c1, entered from b1."""
    shown = [dict(seat) for seat in seats]
    shown += [{} for _ in range(players - len(shown))]
    ground = {key: rest.pop(key) for key in MAP_KEYS if key in rest}
    faces = TARGET if up is None and marker == "c1" and "c1" not in passages else (up or {})
    position = {
        "marker": marker,
        "map": {"passages": list(passages), "face_up": faces, **ground},
        "seats": shown,
        **rest,
    }
    data = {"game": "stella-digger", "options": {**(options or {}), "players": players}, "position": position}
    return Match.from_position(data, seed=1)


def play(match: Match, *moves: str) -> Match:
    """Play moves of whoever is to decide; `mine red-3` chooses the action and then, if asked, the card."""
    for move in moves:
        word, _, card = move.partition(" ")
        if word == "mine" and card:
            match.play("mine")
            if phase(match) == "card":
                match.play(f"play {card}")
        else:
            match.play(move)
    return match


def passes(match: Match, count: int) -> Match:
    """So many players pass."""
    return play(match, *["pass"] * count)


def truth(match: Match) -> dict[str, Any]:
    """The whole position."""
    found: dict[str, Any] = match.position()["position"]
    return found


def seat(match: Match, number: int = 0) -> dict[str, Any]:
    """Everything a seat owns."""
    found: dict[str, Any] = truth(match)["seats"][number]
    return found


def crystals(match: Match, number: int = 0) -> dict[str, int]:
    """The crystals of a seat, colours it has only."""
    return {colour: count for colour, count in seat(match, number)["crystals"].items() if count}


def phase(match: Match) -> str:
    """Which decision is asked."""
    return str(truth(match)["phase"])


def asked(match: Match) -> tuple[str, int | None]:
    """Which decision is asked of whom."""
    return phase(match), truth(match)["seat"]


def options_of(match: Match, verb: str) -> list[str]:
    """What follows a verb among the legal moves, sorted."""
    return sorted(move.removeprefix(verb).strip() for move in match.legal() if move.split()[0] == verb)


def happened(match: Match, since: int = 0) -> list[str]:
    """The kinds of all events after a ply, in order."""
    return [event.kind for event in match.events(since + 1)]


def said(match: Match) -> str:
    """The log as a spectator reads it."""
    return "\n".join(match.spectator.log())


def face_up(match: Match) -> dict[str, str]:
    """The face-up tiles by square."""
    found: dict[str, str] = truth(match)["map"]["face_up"]
    return found


def points(match: Match, number: int = 0) -> dict[str, int]:
    """A seat's score if the game ended now, by what it comes from."""
    return {line.label: line.points for line in match.score(number)}


def total(match: Match, number: int = 0) -> int:
    """A seat's points if the game ended now."""
    return sum(points(match, number).values())
