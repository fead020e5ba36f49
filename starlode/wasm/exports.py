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
from starlode.bots.network import shipped_networks
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.running import contract, disclosure, loops
from starlode.engine.state import chance
from starlode.engine.state.header import SEATS, Header
from starlode.engine.state.masks import blank_mask
from starlode.engine.state.records import Array, Record
from starlode.wasm.arguments import Argument, ArrayOf, Counted, Group, Many, Nothing, Number, One, Real, Seed
from starlode.workbench import balance, paired, playing, rounds, trial, verdicts
from starlode.workbench.course import ROOM
from starlode.workbench.measures import PARTS, count_measures
from starlode.workbench.players import Thought
from starlode.workbench.playing import GameTables, Noted, Room
from starlode.workbench.trial import declared
from starlode.workbench.uses import columns_of


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
    Export("choose_greedily", greedy_bot.decide, "params state seat seed greedy_scratch dice"),
    Export("begin_search", tree.begin_search, "tree plan"),
    Export("search", tree.search, "params state seed rounds tree plan scratch mask odds dice"),
)
BEGIN, SEARCH = THOUGHT[-2:]
LEARNED = Weights._fields  # in the order in which a page is sent them
ADVISED = (BEGIN, Export("search_advised", tree.search_advised, f"{SEARCH.arguments} adviser"))
GAMES = "params state players seed player thought tables room noted"
WORKBENCH = (
    Export("play_games", playing.play_games, f"{GAMES} nobody"),
    Export("add_pairs", paired.add_pairs, "noted new_noted players shares parts sums"),
    Export("tell", paired.tell, "sums games error told"),
    Export("judge", verdicts.judge, "told columns verdicts"),
    Export("sweet_spot", verdicts.sweet_spot, "losses takers"),
    Export("add_peers", balance.add_peers, "noted players column peers shares parts gaps"),
    Export("weigh", balance.weigh, "gaps told games error players columns column target gap_told weight"),
    Export("plan_round", rounds.plan_round, "losses takers played most wanted"),
)
PLAY_ADVISED = Export("play_advised", playing.play_games, f"{GAMES} adviser")
OBSERVATION = Export("observe", observe, "params state seat observation")


def exports(game: Game, observing: bool = False) -> Iterator[Export]:
    """What the module of a game exports; observations only if you want to learn from them."""
    yield from RULES
    if game.survey_type is not None:
        yield SURVEY
    yield from THOUGHT
    if observing:
        yield OBSERVATION


def workbench_exports(game: Game) -> Iterator[Export]:
    """What the module of the workbench exports."""
    yield from WORKBENCH
    if shipped_networks(game):
        yield PLAY_ADVISED


def arguments(game: Game) -> Mapping[str, Argument]:
    """What each name among the arguments stands for."""
    numbers = (
        *("players", "seat", "action", "number", "size", "stream", "limit", "games", "rounds", "player"),
        *("columns", "column", "most"),
    )
    records: dict[str, type[Record]] = {"params": game.params_type, "plan": search_state.SearchPlan}
    records |= dict.fromkeys(("state", "before", "after"), game.state_type)
    plain: dict[str, Argument] = {
        **{name: Number() for name in numbers},
        **{name: One(record) for name, record in records.items()},
        "seed": Seed(),
        "key": ArrayOf(np.uint32, KEY),
        "tree": Many(search_state.SearchNode),
        "scratch": ArrayOf(game.state_type.dtype, 1),
        "pages": ArrayOf(game.state_type.dtype, 2),
        **{name: ArrayOf(np.int64, *blank_mask(game.actions).shape) for name in ("mask", "untried")},
        "odds": ArrayOf(np.float64, game.actions),
        "values": ArrayOf(np.float64, SEATS),
        "results": ArrayOf(np.int32, SEATS, 2),
        "observation": ArrayOf(np.float32, game.observation),
        "dice": ArrayOf(np.int64, 1),
        **_workbench(game),
        **_adviser(game),
    }
    return _with_groups(plain)


def _with_groups(plain: Mapping[str, Argument]) -> Mapping[str, Argument]:
    """The same, and arguments that are made of them, in the order of their fields."""
    known: dict[str, Argument] = {**plain, "nobody": Nothing()}

    def group(form: type[tuple[Any, ...]], names: str) -> Group:
        return Group(form, {name: known[name] for name in names.split()})

    known["greedy_scratch"] = group(tuple, "pages mask untried odds values results")
    known["thought"] = group(Thought, "scratch greedy_scratch odds plan seat_dice")
    known["tables"] = group(GameTables, "begins use_rows lookup slots")
    known["room"] = group(Room, "state_bytes survey survey_words results course")
    known["noted"] = group(Noted, "summary sources taken")
    known["new_noted"] = group(Noted, "new_summary new_sources new_taken")
    if LEARNED[0] in plain:
        known["weights"] = group(Weights, " ".join(LEARNED))
        known["adviser"] = group(Adviser, " ".join(Adviser._fields))
    return known


def tables_in_page(game: Game) -> Mapping[str, Array]:
    """What the game declares, as the tables that exports take."""
    tables = declared(game, game.configure({}))
    return {"begins": tables.begins, "use_rows": tables.rows, "lookup": tables.lookup, "slots": tables.slots}


def _workbench(game: Game) -> Mapping[str, Argument]:
    """The arrays of the workbench: tables, what is noted of games, and what is summed up."""
    tables = tables_in_page(game)
    columns, sources = len(columns_of(game, game.configure({}))), len(tables["slots"])
    survey, measures = trial.survey_type(game), count_measures(sources, columns)
    noted: dict[str, Argument] = {}
    for new in ("", "new_"):
        noted |= {
            f"{new}summary": Counted(np.int32, playing.SUMMARY),
            f"{new}sources": Counted(np.int16, SEATS, sources),
            f"{new}taken": Counted(np.int8, SEATS, columns),
        }
    return {
        **noted,
        "survey": One(survey),
        "state_bytes": ArrayOf(np.int8, game.state_type.dtype.itemsize),
        "survey_words": ArrayOf(np.int16, survey.dtype.itemsize // 2),
        "seat_dice": ArrayOf(np.int64, SEATS, 1),
        **{name: ArrayOf(table.dtype, *table.shape) for name, table in tables.items()},
        "course": ArrayOf(np.int64, ROOM),
        "shares": ArrayOf(np.float64, SEATS),
        "parts": ArrayOf(np.float64, 2, measures, PARTS),
        "sums": ArrayOf(np.float64, measures, paired.PRODUCTS),
        "error": Real(),
        "told": ArrayOf(np.float64, measures, paired.TOLD),
        "verdicts": ArrayOf(np.int8, measures),
        "peers": ArrayOf(np.int8, columns),
        "gaps": ArrayOf(np.float64, balance.GAPS, paired.PRODUCTS),
        "gap_told": ArrayOf(np.float64, balance.GAPS, paired.TOLD),
        "target": Real(),
        "weight": ArrayOf(np.float64, balance.WEIGHED),
        **{name: Counted(np.float64) for name in ("losses", "takers", "played", "wanted")},
    }


def layer_widths(game: Game) -> tuple[int, ...]:
    """How wide the layers of a game's networks are, empty if it has none; raises StarlodeError if they differ.

    The modules are compiled for one set of widths, whatever the number of players.
    """
    found = {path.name: _widths(network.weights) for path, network in shipped_networks(game).items()}
    if len(set(found.values())) > 1:
        listed = ", ".join(f"{name} has {'x'.join(map(str, widths))}" for name, widths in found.items())
        raise StarlodeError(f"all networks of {game.info.name} must have layers of the same widths: {listed}")
    return next(iter(found.values()), ())


def _widths(weights: Weights) -> tuple[int, ...]:
    return tuple(len(bias) for bias in (weights.b0, weights.b1, weights.b2))


def _adviser(game: Game) -> Mapping[str, Argument]:
    """The arrays of an adviser; none for a game without a network."""
    widths = layer_widths(game)
    if not widths:
        return {}
    weights = next(iter(shipped_networks(game).values())).weights
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
