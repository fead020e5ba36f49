"""What one seat may see of a position: section 14 of the rules.

Whatever is printed on a card is prepared once, and views share it: a view is to be read, not to be changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from starlode.engine.authoring.game import Json
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.things import NOTHING
from starlode.engine.running.referee import survey_of
from starlode.engine.state.header import SEATS
from starlode.engine.state.reading import read
from starlode.engine.text.naming import Namer, in_english
from starlode.games.cosmic_scavengers.components import LETTERS, Components, Prize, RobotContract, marbles_text
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.faults.facts import claiming
from starlode.games.cosmic_scavengers.position.writing import (
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
from starlode.games.cosmic_scavengers.survey import Survey
from starlode.games.cosmic_scavengers.things import (
    CARDS,
    CONTRACT,
    EMPTY,
    IN_BOX,
    IN_DECK,
    ROBOT,
    ROBOT_FROM,
    STARTING,
    TEXT,
    RobotAt,
    Type,
    Zone,
    kind_of,
)

WORDS = Path(__file__).with_name("words")
HELD, DISCARDED, PROGRAMMED = (int(zone) * SEATS for zone in (Zone.HAND, Zone.DISCARD, Zone.PROGRAM))
PILES = len(RobotAt)
TYPE_IDS = Type.texts()
SEATS_OF = [[seat for seat in range(SEATS) if bits >> seat & 1] for bits in range(1 << SEATS)]


def view(config: Config, record: Any, seat: int | None) -> Json:
    """Everything that seat may see, ready for JSON; None is a spectator."""
    state, facts = read(State, record), survey_of(Survey, config, record, NOTHING if seat is None else seat)
    components: Components = config.components
    cards = printed(components)
    seen: Json = {
        "viewer": seat,
        "players": state.players,
        "over": bool(state.over),
        "board": components.table(state.players).board,
        "round": state.round_number,
        "round_limit": config.options["round_limit"],
        "showing_end": components.numbers.showing_end,
        "lead": (state.round_number - 1) % state.players,
        "decision": decision(config, state),
        "ship": rows(config, state),
        "pool": _counts(state.pool),
        "supply": _counts(state.supply),
        "deck": state.contract_at.count(IN_DECK),
        "market": [
            {**cards.contracts[contract], "payable_by": SEATS_OF[able]}
            for contract, able in zip(state.market[: state.market_count], facts.payable)
        ],
        "box": contracts_at(config, state, IN_BOX),
        "robot_stacks": _robot_stacks(cards, state),
        "turn_order": groups(state.order, state.tied),
        "queue": groups(state.queue, state.joined),
        "claims": claims(config, state) if claiming(state) else [],
        "seats": _seats(config, state, facts, cards, seat),
    }
    if state.ending:
        seen["ending"] = ending(state)
    return seen


def _counts(marbles: Sequence[int]) -> Json:
    return dict(zip(TYPE_IDS, marbles))


def _robot_stacks(cards: Printed, state: Any) -> Json:
    """CS-2.5, CS-1.51: copies of each contract robot that has no owner yet, because no one has its contract."""
    left = dict(cards.stacks)
    for robot, where in zip(cards.given, state.contract_at[ROBOT_FROM:]):
        if where >= 0:
            left[robot] -= 1
    return left


# ---- seats ----


def _seats(config: Config, state: Any, facts: Any, cards: Printed, viewer: int | None) -> list[Json]:
    """The seats' areas; while it is secret, a program counts as in hand for all others (CS-14.2)."""
    programming = state.phase == Phase.PROGRAM
    zones: list[list[Json]] = [[] for _ in range(len(Zone) * SEATS)]  # contracts, by where they lie
    for owner in range(state.players):
        if programming and owner != viewer:
            zones[PROGRAMMED + owner] = zones[HELD + owner]
    for contract, where in zip(cards.contracts, state.contract_at):
        if where >= 0:
            zones[where].append(contract)
    return [
        _seat(config, state, facts, _robots(cards, state, owner, programming and owner != viewer), zones, owner)
        for owner in range(state.players)
    ]


def _robots(cards: Printed, state: Any, owner: int, secret: bool) -> list[list[Json]]:
    """The robots of a seat, by where they lie."""
    piles: list[list[Json]] = [[] for _ in range(PILES)]
    if secret:
        piles[RobotAt.PROGRAM] = piles[RobotAt.HAND]
    for robot, where in zip(cards.robots[owner], state.robot_at[owner]):
        if where:
            piles[where].append(robot)
    return piles


def _seat(
    config: Config, state: Any, facts: Any, robots: list[list[Json]], zones: list[list[Json]], owner: int
) -> Json:
    _, hand, discard, program_of = robots
    programming = state.phase == Phase.PROGRAM
    visible = state.designation[owner] != EMPTY and program_of is not hand
    return {
        "seat": owner,
        "robots": hand,
        "programmables": zones[HELD + owner],
        "discarded_robots": discard,
        "discarded_programmables": zones[DISCARDED + owner],
        "tableau": zones[owner],
        "new": _counts(state.fresh[owner]),
        "store": _counts(state.store[owner]),
        "held": marbles_text(state.held[owner]),
        "showing": facts.showing[owner],
        "fulfilled": facts.fulfilled[owner],
        "score": facts.score[owner],
        "committed": programming and not state.acting >> owner & 1,
        "program": _program(config, state, facts, owner) if visible else None,
    }


def _program(config: Config, state: Any, facts: Any, owner: int) -> Json:
    """A program that the viewer may see, and what it comes to once it is revealed."""
    seen = program(config, state, owner)
    if state.phase != Phase.PROGRAM:
        ids, stack = config.components.contract_ids, state.stack[owner][: state.stack_count[owner]]
        seen["ignored"] = [ids[number] for at, number in enumerate(stack) if facts.ignored[owner] >> at & 1]
        seen["diligence"] = facts.diligence[owner]
        seen["priority"] = facts.priority[owner]
    else:
        seen["restarts_left"] = config.options["restarts"] - state.restarts[owner]
        seen["forecast"] = {"diligence": facts.diligence[owner], "collects": _expected(facts, owner)}
    return seen


def _expected(facts: Any, owner: int) -> list[str]:
    """The marbles that each robot of a program would collect if no others travelled."""
    rows = facts.caught[owner][: facts.placed[owner]]
    return ["".join(LETTERS[kind] for kind in row if kind != EMPTY) for row in rows]


# ---- what is printed ----


class Printed(NamedTuple):
    """All cards as they are printed."""

    contracts: list[Json]
    robots: list[list[Json]]  # by seat
    given: list[str]  # the kind of robot that each robot contract gives
    stacks: Json  # copies of each contract robot


@cache
def printed(components: Components) -> Printed:
    """The cards of a component file."""
    contracts = [_contract(components, number) for number in range(len(components.contracts))]
    robots = [[_robot(components, seat, card) for card in range(CARDS)] for seat in range(SEATS)]
    kinds = [kind_of(components.card_ids.index(contract.robot)) for contract in components.robot_contracts]
    given = [components.robot_ids[kind] for kind in kinds]
    return Printed(contracts, robots, given, {robot: given.count(robot) for robot in components.robot_ids[STARTING:]})


def _contract(components: Components, number: int) -> Json:
    row, name = components.contracts[number], names(components).of
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
        "name": names(components).of(ROBOT, kind_of(card)),
        "modes": list(row.modes),
    }


@cache
def names(components: Components) -> Namer:
    """How things are called in data that has no other language: in views and balance reports."""
    options = {"players": 2, **{option.name: option.default for option in OPTIONS}}
    return in_english(Config(options, components, build_params(components, options)), WORDS)
