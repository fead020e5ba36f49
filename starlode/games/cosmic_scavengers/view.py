"""What one seat may see of a position: section 14 of the rules.

Whatever is printed on a card is prepared once, and views share it: a view is to be read, not to be changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from starlode.engine.catalogue import ENGLISH, Words
from starlode.engine.facts import Scope, Thing
from starlode.engine.game import Config, Json
from starlode.engine.header import SEATS
from starlode.engine.reading import read
from starlode.engine.things import Sort
from starlode.games.cosmic_scavengers.components import Components, Prize, RobotContract, marbles_text
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.position.writing import (
    claiming,
    claims,
    contracts_at,
    decision,
    ending,
    groups,
    program,
    rows,
)
from starlode.games.cosmic_scavengers.settings import OPTIONS, build_params
from starlode.games.cosmic_scavengers.state import State
from starlode.games.cosmic_scavengers.survey import survey
from starlode.games.cosmic_scavengers.things import (
    CARDS,
    CONTRACT,
    EMPTY,
    IN_BOX,
    IN_DECK,
    ROBOT,
    STARTING,
    TEXT,
    Board,
    Ending,
    RobotAt,
    Type,
    Zone,
    kind_of,
)

NOBODY = -1
TYPE_IDS = Type.texts()


def view(config: Config, record: Any, seat: int | None) -> Json:
    """Everything that seat may see, ready for JSON; None is a spectator."""
    state, facts = read(State, record), survey(config, record, NOBODY if seat is None else seat)
    cards = printed(config.components)
    zones = _zones(cards, state, seat)
    seen: Json = {
        "viewer": seat,
        "players": state.players,
        "over": bool(state.over),
        "board": Board(config.params.board_of[state.players]).text,
        "round": state.round_number,
        "round_limit": int(config.params.round_limit),
        "showing_end": int(config.params.showing_end),
        "lead": (state.round_number - 1) % state.players,
        "decision": decision(config, state),
        "ship": rows(config, state),
        "pool": _counts(state.pool),
        "supply": _counts(state.supply),
        "deck": state.contract_at.count(IN_DECK),
        "market": [_offer(cards, state, facts, place) for place in range(state.market_count)],
        "box": contracts_at(config, state, IN_BOX),
        "robot_stacks": _robot_stacks(config.components, state),
        "turn_order": groups(state.order, state.tied),
        "queue": groups(state.queue, state.joined),
        "claims": claims(config, state) if claiming(state) else [],
        "seats": [_seat(config, state, facts, zones[owner], owner, seat) for owner in range(state.players)],
    }
    if state.ending != Ending.NONE:
        seen["ending"] = ending(state)
    return seen


def _counts(marbles: Sequence[int]) -> Json:
    return dict(zip(TYPE_IDS, marbles, strict=True))


def _offer(cards: Printed, state: Any, facts: Any, place: int) -> Json:
    """A contract of the market, with who could pay it where that is asked."""
    able = [seat for seat in range(state.players) if facts.payable[seat][place]]
    return {**cards.contracts[state.market[place]], "payable_by": able}


def _robot_stacks(components: Components, state: Any) -> Json:
    """CS-2.5: copies of each contract robot that nobody owns yet."""
    left = dict.fromkeys(components.robot_ids[STARTING:], 0)
    for card, *owners in zip(range(CARDS), *state.robot_at, strict=True):
        if card >= STARTING and not any(owners):
            left[components.robot_ids[kind_of(card)]] += 1
    return left


# ---- seats ----


class Zones(NamedTuple):
    """The cards that lie before a seat."""

    robots: list[list[Json]]  # by RobotAt
    contracts: list[list[Json]]  # by Zone


def _zones(cards: Printed, state: Any, viewer: int | None) -> list[Zones]:
    """What lies where; while it is secret, a program counts as in hand for all others (CS-14.2)."""
    found = [Zones([[] for _ in RobotAt], [[] for _ in Zone]) for _ in range(SEATS)]
    if state.phase == Phase.PROGRAM:
        for owner in range(state.players):
            if owner != viewer:
                found[owner].robots[RobotAt.PROGRAM] = found[owner].robots[RobotAt.HAND]
                found[owner].contracts[Zone.PROGRAM] = found[owner].contracts[Zone.HAND]
    for owner in range(state.players):
        for card, where in zip(cards.robots[owner], state.robot_at[owner], strict=True):
            if where != RobotAt.AWAY:
                found[owner].robots[where].append(card)
    for contract, where in zip(cards.contracts, state.contract_at, strict=True):
        if where >= 0:
            found[where % SEATS].contracts[where // SEATS].append(contract)
    return found


def _seat(config: Config, state: Any, facts: Any, zones: Zones, owner: int, viewer: int | None) -> Json:
    """What lies before a seat."""
    programming = state.phase == Phase.PROGRAM
    seen: Json = {
        "seat": owner,
        "robots": zones.robots[RobotAt.HAND],
        "programmables": zones.contracts[Zone.HAND],
        "discarded_robots": zones.robots[RobotAt.DISCARD],
        "discarded_programmables": zones.contracts[Zone.DISCARD],
        "tableau": zones.contracts[Zone.TABLEAU],
        "new": _counts(state.fresh[owner]),
        "store": _counts(state.store[owner]),
        "held": marbles_text(state.held[owner]),
        "showing": facts.showing[owner],
        "fulfilled": facts.fulfilled[owner],
        "score": facts.score[owner],
        "committed": programming and not state.acting >> owner & 1,
        "program": None,
    }
    if state.designation[owner] != EMPTY and not (programming and owner != viewer):
        seen["program"] = _program(config, state, facts, owner)
    return seen


def _program(config: Config, state: Any, facts: Any, owner: int) -> Json:
    """A program that the viewer may see, and what it comes to once it is revealed."""
    seen = program(config, state, owner)
    if state.phase != Phase.PROGRAM:
        ids, stack = config.components.contract_ids, state.stack[owner][: state.stack_count[owner]]
        seen["ignored"] = [ids[number] for number, ignored in zip(stack, facts.ignored[owner]) if ignored]
        seen["diligence"] = facts.diligence[owner]
        seen["priority"] = facts.priority[owner]
    else:
        seen["restarts_left"] = int(config.params.restarts) - state.restarts[owner]
    return seen


# ---- what is printed ----


class Printed(NamedTuple):
    """All cards as they are printed."""

    contracts: list[Json]
    robots: list[list[Json]]  # by seat


@cache
def printed(components: Components) -> Printed:
    """The cards of a component file."""
    contracts = [_contract(components, number) for number in range(len(components.contracts))]
    return Printed(contracts, [[_robot(components, seat, card) for card in range(CARDS)] for seat in range(SEATS)])


def _contract(components: Components, number: int) -> Json:
    row, name = components.contracts[number], in_english(components)
    seen: Json = {"id": row.id, "cost": row.cost, "points": row.points}
    if isinstance(row, RobotContract):
        kind = kind_of(components.card_ids.index(row.robot))
        modes = list(components.robots[kind].modes)
        return seen | {"kind": "robot", "name": name(ROBOT, kind), "robot": row.robot, "modes": modes}
    text = name(TEXT, number) if row.effect != "none" else ""
    kind_name = "prize" if isinstance(row, Prize) else "programmable"
    return seen | {"kind": kind_name, "name": name(CONTRACT, number, "title"), "text": text}


def _robot(components: Components, seat: int, card: int) -> Json:
    row = components.robots[kind_of(card)]
    return {
        "card": components.card_id(seat, card),
        "robot": row.id,
        "name": in_english(components)(ROBOT, kind_of(card)),
        "modes": list(row.modes),
    }


class Namer(Protocol):
    """Names a thing, in one of its forms."""

    def __call__(self, sort: Sort, number: int, form: str = "") -> str:
        """The name."""


@cache
def in_english(components: Components) -> Namer:
    """How things are called in data that has no other language: in views and balance reports."""
    options = {"players": 2, **{option.name: option.default for option in OPTIONS}}
    scope = Scope(Config(options, components, build_params(components, options)), (), {})
    words = Words(ENGLISH, [Path(__file__).with_name("words")])
    return lambda sort, number, form="": words.name(Thing(sort, number, scope), form)
