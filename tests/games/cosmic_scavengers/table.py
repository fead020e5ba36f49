"""Small positions for rule tests: name what matters; the rest is empty, in the supply or in the deck."""

from __future__ import annotations

from typing import Any

from starlode.games.cosmic_scavengers.board import HEX_CELLS, SQUARE_CELLS, row_lengths
from starlode.games.cosmic_scavengers.components import LETTERS
from starlode.games.cosmic_scavengers.things import Board, Fate
from starlode.match import Match

Json = dict[str, Any]
ROBOTS = ("digger", "sifter", "hauler", "courier", "welder", "magpie", "mender", "scout")
IDLE = "sq-n:"  # the program of a seat that has no robot in hand, so that only the others matter
IDLE_HEX = "hx-n-l:"


def ship(cells: dict[tuple[int, int], str], players: int) -> list[str]:
    """Rows of a ship on which only some cells hold a marble."""
    board, order = (Board.SQUARE, SQUARE_CELLS) if players == 2 else (Board.HEX, HEX_CELLS)
    assert set(cells) <= set(order)
    letters = "".join(cells.get(cell, ".") for cell in order)
    rows = []
    for length in row_lengths(board):
        rows.append(letters[:length])
        letters = letters[length:]
    return rows


def program(text: str, **more: Any) -> Json:
    """`sq-s: digger.t, prog-void-net` as a position writes it."""
    designation, _, cards = text.partition(":")
    return {"designation": designation, "stack": [card.strip() for card in cards.split(",") if card.strip()], **more}


def table(
    *seats: Json,
    players: int | None = None,
    cells: dict[tuple[int, int], str] | None = None,
    options: Json | None = None,
    seed: int = 1,
    **position: Any,
) -> Match:
    """A match at that position; without a decision all seats are about to program."""
    count = players or max(2, len(seats))
    shown = [*seats, *({} for _ in range(count - len(seats)))]
    data = {"seats": shown, "ship": ship(cells or {}, count), **position}
    whole = {"game": "cosmic-scavengers", "options": {**(options or {}), "players": count}, "position": data}
    return Match.from_position(whole, seed=seed)


def programmed(*seats: Json | str, **more: Any) -> Match:
    """All programs are committed but for the `done` of one seat, an idle one if there is any."""
    shown = [_with_program(seat) for seat in seats]
    idle = [number for number, seat in enumerate(seats) if seat in (IDLE, IDLE_HEX)]
    opened = idle[-1] if idle else len(seats) - 1
    for number, zones in enumerate(shown):
        zones["program"]["committed"] = number != opened
    return table(*shown, **more)


def _with_program(seat: Json | str) -> Json:
    """A text is a program; otherwise it is under its key."""
    zones: Json = {"program": seat} if isinstance(seat, str) else dict(seat)
    if seat in (IDLE, IDLE_HEX):
        zones["hand"] = []
    return zones | {"program": program(zones["program"])}


def run(*seats: Json | str, **more: Any) -> Match:
    """Reveal the programs and let the round go on to the first decision."""
    match = programmed(*seats, **more)
    match.play("done")
    return match


def fulfilling(
    *seats: Json, order: list[list[int]] | None = None, queue: list[list[int]] | None = None, **more: Any
) -> Match:
    """Seat 0 is about to fulfil; nobody has still to collect unless `order` says so."""
    count = more.get("players") or max(2, len(seats))
    whole = order or [[*range(count)]] if queue else order or [[seat] for seat in reversed(range(count))]
    waiting = queue or [[0]]
    decision = {"phase": "fulfil" if len(waiting[0]) == 1 else "claim", "seat": waiting[0][0]}
    return table(*seats, decision=more.pop("decision", decision), turn_order=whole, queue=waiting, **more)


def play(match: Match, *moves: str) -> Match:
    """Play moves of whoever is to decide, each legal or the test fails."""
    for move in moves:
        match.play(move)
    return match


# ---- looking ----


def truth(match: Match) -> Json:
    """The true position."""
    found: Json = match.position()["position"]
    return found


def zone(match: Match, seat: int, name: str) -> Any:
    """A zone of a seat; lists are sorted."""
    found = truth(match)["seats"][seat].get(name)
    return sorted(found) if isinstance(found, list) else found


def phase(match: Match) -> str:
    """What is asked."""
    return str(truth(match)["decision"]["phase"])


def happened(match: Match, kind: str, seat: int | None = None) -> list[tuple[Any, ...]]:
    """Details of all events of a kind, in order."""
    return [tuple(e.details.values()) for e in match.events() if e.kind == kind and seat in (None, e.seat)]


def marbles(**counts: int) -> tuple[int, ...]:
    """Counts of marbles by letter, as events have them: `marbles(O=2, V=1)`."""
    return tuple(counts.get(letter, 0) for letter in LETTERS)


def discarded(match: Match, seat: int) -> list[str]:
    """Robots and contracts of a discard."""
    return list(zone(match, seat, "discard"))


def gone(match: Match, seat: int = 0) -> Json:
    """What the events tell of a seat's collection: new marbles by letter, and how each robot came home.

    The cards must lie where their fate says, unless the seat could take some back since.
    """
    cards = match.config.components.card_ids
    taken = sorted("PEMCOV"[kind] for _, kind, _ in happened(match, "collect", seat))
    fates = {cards[card]: Fate(fate).text for card, fate in happened(match, "robot-home", seat)}
    if not happened(match, "recall", seat) and not happened(match, "recover-robot", seat):
        for card, fate in fates.items():
            assert card in zone(match, seat, "discard" if fate in ("full", "damaged") else "hand")
    return {"took": "".join(taken), **fates}


def order(match: Match) -> list[list[int]]:
    """Seats by place as the events of the reveal told them."""
    places: dict[int, list[int]] = {}
    for event in match.events():
        if event.kind == "order":
            places.setdefault(event.number("place"), []).append(event.seat)
    return list(places.values())
