"""What a module exports to a page: functions of the engine and of the bots, and what their arguments are.

Nothing is written again for the page. An export is a kernel or a loop that Python calls too. Its arguments are named
after what they are: a name stands for the same thing in every export.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from starlode.bots import greedy_bot, search_state, tree
from starlode.bots.adviser import Adviser, Weights
from starlode.bots.network import shipped_network
from starlode.engine.authoring.game import Game
from starlode.engine.running import contract, disclosure, loops
from starlode.engine.state import chance
from starlode.engine.state.header import SEATS, Header
from starlode.engine.state.masks import blank_mask
from starlode.engine.state.records import Array, Record
from starlode.wasm.arguments import Argument, ArrayOf, Counted, Many, Number, One, Seed


def legal(params: Record, state: Header, seat: int, mask: Array) -> None:
    """The contract's `legal`."""
    contract.legal(params, state, seat, mask)


def apply(params: Record, state: Header, seat: int, action: int) -> None:
    """The contract's `apply`."""
    contract.apply(params, state, seat, action)


def returns(params: Record, state: Header, out: Array) -> None:
    """The contract's `returns`."""
    contract.returns(params, state, out)


def hide(params: Record, state: Header, seat: int) -> None:
    """The contract's `hide`."""
    contract.hide(params, state, seat)


def observe(params: Record, state: Header, seat: int, out: Array) -> None:
    """The contract's `observe`."""
    contract.observe(params, state, seat, out)


def estimate(params: Record, state: Header, out: Array) -> None:
    """The contract's `estimate`."""
    contract.estimate(params, state, out)


def asked(params: Record, state: Header, seat: int) -> int:
    """The contract's `asked`."""
    return contract.asked(params, state, seat)


def objection(params: Record, state: Header, seat: int, action: int) -> int:
    """The contract's `objection`."""
    return contract.objection(params, state, seat, action)


def survey(params: Record, state: Header, seat: int, out: Record) -> None:
    """The contract's `survey`."""
    contract.survey(params, state, seat, out)


def choose_greedily(
    params: Record,
    record: Header,
    seat: int,
    seed: int,
    pages: Array,
    mask: Array,
    odds: Array,
    values: Array,
    results: Array,
    dice: Array,
) -> int:
    """What the greedy bot does, with its working arrays in the page's memory."""
    return greedy_bot.best_action(params, record, seat, seed, (pages, mask, odds, values, results), dice)


def search_advised(
    params: Record,
    record: Header,
    seed: int,
    rounds: int,
    nodes: Array,
    plan: search_state.SearchPlan,
    scratch: Array,
    mask: Array,
    odds: Array,
    dice: Array,
    w0: Array,
    b0: Array,
    w1: Array,
    b1: Array,
    w2: Array,
    b2: Array,
    wp: Array,
    bp: Array,
    wv: Array,
    bv: Array,
    observation: Array,
    seen: Array,
    first: Array,
    second: Array,
    third: Array,
    rows: Array,
    factors: Array,
    scores: Array,
    kept: Array,
    whose: Array,
) -> None:
    """The search with an adviser, whose arrays are in the page's memory."""
    weights = Weights(w0, b0, w1, b1, w2, b2, wp, bp, wv, bv)
    adviser = Adviser(weights, observation, seen, first, second, third, rows, factors, scores, kept, whose)
    tree.search_advised(params, record, seed, rounds, nodes, plan, scratch, mask, odds, dice, adviser)


KEY = 4  # words of a generator's key


@dataclass(frozen=True)
class Export:
    """A function of the module: its name there, what it is compiled from, and its arguments by name."""

    name: str
    function: Callable[..., Any]
    arguments: str


RULES = (
    Export("stretch", chance.stretch_seed, "seed key"),
    Export("deal", loops.deal, "params state players"),
    Export("legal", legal, "params state seat mask"),
    Export("apply", apply, "params state seat action"),
    Export("returns", returns, "params state results"),
    Export("hide", hide, "params state seat"),
    Export("imagine", loops.imagine, "params state seat seed stream"),
    Export("asked", asked, "params state seat"),
    Export("objection", objection, "params state seat action"),
    Export("told", disclosure.told, "params before after pages size"),
    Export("differing", disclosure.differing, "params before after pages size"),
    Export("harmless", disclosure.harmless, "params before after seat action pages size"),
    Export("redraw", chance.redraw, "state number"),
)
SURVEY = Export("survey", survey, "params state seat survey")
THOUGHT = (
    Export("estimate", estimate, "params state values"),
    Export("hunches", loops.hunches, "params state seat mask odds"),
    Export("playout", loops.playout, "params state mask dice limit"),
    Export("play_many", loops.play_many, "params state players seed games limit mask dice"),
    Export("choose_greedily", choose_greedily, "params state seat seed pages mask odds values results dice"),
    Export("begin_search", tree.begin_search, "tree plan"),
    Export("search", tree.search, "params state seed rounds tree plan scratch mask odds dice"),
)
BEGIN, SEARCH = THOUGHT[-2:]
LEARNED = Weights._fields  # in the order in which a page is sent them
MEMORY = Adviser._fields[1:]  # what an adviser has besides its weights
ADVISED = (
    BEGIN,
    Export("search_advised", search_advised, " ".join((SEARCH.arguments, *LEARNED, *MEMORY))),
)
OBSERVATION = Export("observe", observe, "params state seat observation")


def exports(game: Game, observing: bool = False) -> Iterator[Export]:
    """What the module of a game exports; observations only if you want to learn from them."""
    yield from RULES
    if game.survey_type is not None:
        yield SURVEY
    yield from THOUGHT
    if observing:
        yield OBSERVATION


def arguments(game: Game) -> Mapping[str, Argument]:
    """What each name among the arguments stands for."""
    numbers = ("players", "seat", "action", "number", "size", "stream", "limit", "games", "rounds")
    records: dict[str, type[Record]] = {"params": game.params_type, "plan": search_state.SearchPlan}
    records |= dict.fromkeys(("state", "before", "after"), game.state_type)
    if game.survey_type is not None:
        records["survey"] = game.survey_type
    return {
        **{name: Number() for name in numbers},
        **{name: One(record) for name, record in records.items()},
        "seed": Seed(),
        "key": ArrayOf(np.uint32, KEY),
        "tree": Many(search_state.SearchNode),
        "scratch": ArrayOf(game.state_type.dtype, 1),
        "pages": ArrayOf(game.state_type.dtype, 2),
        "mask": ArrayOf(np.int64, *blank_mask(game.actions).shape),
        "odds": ArrayOf(np.float64, game.actions),
        "values": ArrayOf(np.float64, SEATS),
        "results": ArrayOf(np.int32, SEATS, 2),
        "observation": ArrayOf(np.float32, game.observation),
        "dice": ArrayOf(np.int64, 1),
        **_adviser(game),
    }


def _adviser(game: Game) -> Mapping[str, Argument]:
    """The arrays of an adviser; none for a game without a network."""
    network = shipped_network(game)
    if network is None:
        return {}
    weights, widths = network.weights, [len(bias) for bias in network.weights[1:6:2]]
    longest = max(game.observation, *widths)
    return {
        **{name: ArrayOf(np.float32, *getattr(weights, name).shape) for name in LEARNED},
        "seen": ArrayOf(np.float32, SEATS, game.observation),
        "first": ArrayOf(np.float32, SEATS, widths[0]),
        "second": ArrayOf(np.float32, widths[1]),
        "third": ArrayOf(np.float32, widths[2]),
        "rows": ArrayOf(np.int64, longest),
        "factors": ArrayOf(np.float32, longest),
        "scores": ArrayOf(np.float32, SEATS),
        "kept": Counted(np.float32, game.actions),
        "whose": Counted(np.int8),
    }
