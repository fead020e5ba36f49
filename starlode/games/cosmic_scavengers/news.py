"""A round of Cosmic Scavengers in a handful of lines, for small screens; the log has all of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from starlode.engine.authoring.drawing import DOT
from starlode.engine.authoring.game import Json
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.events import Event, EventLine
from starlode.engine.text.catalogue import Words
from starlode.games.cosmic_scavengers.components import LETTERS
from starlode.games.cosmic_scavengers.pieces import Drawing
from starlode.games.cosmic_scavengers.things import CARD, Fate

REVEALED = {"designation", "robot", "contract", "order"}
COLLECTED = {"collect", "collide", "robot-home"}
BY_SEAT = {"recover-robot", "recover-contract", "fulfil"}  # told in the seat's own line
# What the frame shows anyway, or what follows from the rest.
ROUTINE = {"commit", "round", "top-up", "fill", "empty", "to-box", "replace", "pay", "store", "end", "stop", "agree"}
MARKET = "to-market"
SHOWN = "show"  # the market shows who stands for a contract, and with which marbles
PASSED = REVEALED | COLLECTED | {"round"}  # one of them, and more has happened than fits line by line


def digest(config: Config, events: Sequence[Event], view: Json, words: Words) -> list[Event | str]:
    """Where a round went on: a line for each player, the viewer's last, and whatever else is worth one."""
    kinds = {event.kind for event in events}
    if not kinds & PASSED:
        return [event for event in events if event.kind != SHOWN]
    it = Drawing(config, view, words)
    seats = list(_seats(it, events)) if kinds & (REVEALED | COLLECTED) else []
    left_out = REVEALED | COLLECTED | ROUTINE | {MARKET, SHOWN} | (BY_SEAT if seats else set())
    return [*seats, *(event for event in events if event.kind not in left_out), *_market(it, events)]


def _seats(it: Drawing, events: Sequence[Event]) -> Iterator[str]:
    """The seats one by one; your own, which you look for first, is beside the question."""
    for seat in sorted(it.view["seats"], key=lambda seat: bool(seat["seat"] == it.view["viewer"])):
        own = [event for event in events if event.seat == seat["seat"]]
        parts = _program(it, seat, own), _recovered(it, own), _fulfilled(it, own), _now(it, seat, own)
        if news := DOT.join(part for part in parts if part):
            yield EventLine(it.say("news-seat", seat=it.seat(seat["seat"]), news=news), seat["seat"])


def _program(it: Drawing, seat: Json, own: Sequence[Event]) -> str:
    """What each robot brought; before that, the program that lies open."""
    homes = [event for event in own if event.kind == "robot-home"]
    if seat["program"] and seat["program"]["stack"] and not homes:
        return it.program(seat["program"])
    return ", ".join(_robot(it, home, own) for home in homes)


def _robot(it: Drawing, home: Event, own: Sequence[Event]) -> str:
    """A robot with the marbles that it brought."""
    card = home.number("card")
    types = [event.number("marble") for event in own if event.kind == "collect" and event.number("card") == card]
    robot, marbles = it.of(CARD, card), "".join(LETTERS[kind] for kind in sorted(types))
    if home.number("fate") != Fate.DAMAGED:
        return it.say("news-robot", robot=robot, marbles=marbles or it.say("draw-nothing"))
    if not marbles:
        return it.say("news-robot-wrecked", robot=robot)
    return it.say("news-robot-damaged", robot=robot, marbles=marbles)


def _recovered(it: Drawing, own: Sequence[Event]) -> str:
    cards = [it.of(CARD, event.number("card")) for event in own if event.kind == "recover-robot"]
    cards += [it.contract(event.number("contract")) for event in own if event.kind == "recover-contract"]
    return it.say("news-recovered", cards=", ".join(cards)) if cards else ""


def _fulfilled(it: Drawing, own: Sequence[Event]) -> str:
    contracts = [it.contract(event.number("contract")) for event in own if event.kind == "fulfil"]
    return it.say("news-fulfilled", contracts=", ".join(contracts)) if contracts else ""


def _now(it: Drawing, seat: Json, own: Sequence[Event]) -> str:
    """All marbles, and the points, of others; their own are on the viewer's screen anyway."""
    if seat["seat"] == it.view["viewer"] or not any(event.kind == "robot-home" for event in own):
        return ""
    marbles = it.letters({kind: count + seat["new"][kind] for kind, count in seat["store"].items()}).plain
    return it.say("news-now", marbles=marbles, points=it.say("draw-points", points=seat["score"]))


def _market(it: Drawing, events: Sequence[Event]) -> Iterator[str]:
    """All that came to the market, in one line."""
    contracts = [it.contract(event.number("contract")) for event in events if event.kind == MARKET]
    if contracts:
        yield it.say("news-market", contracts=", ".join(contracts))
