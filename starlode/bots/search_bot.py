"""search: thinks ahead in imagined positions, for a time (`search:200ms`) or a number of iterations (`search:5000it`).

You can stop it at any moment and use what it has found so far. It uses as many cores as you give it
(`search:200ms:4`): each grows its own tree from its own imagined positions, and their visits are added up.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random

import numpy as np

from starlode.bots.adviser import Adviser
from starlode.bots.search_state import SearchNode, SearchPlan
from starlode.bots.tree import ROOT, begin_search, search, search_advised
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.quoting import shown
from starlode.engine.running.contract import no_hunch
from starlode.engine.running.referee import Referee
from starlode.engine.state.masks import NONE, blank_mask
from starlode.engine.state.records import Array, blank, block_of, one
from starlode.engine.text.perspective import Perspective
from starlode.match.information import Information

FIRST_CHUNK, CHUNK = 4, 100  # iterations before the first look at the clock, and at most between two looks
NODES = 400_000  # of one tree; about 16 MB
MOST_ITERATIONS = 10**7
FIELDS = SearchNode.dtype.names or ()
LINE = 4  # moves of the expected continuation that are shown

_THINKING = re.compile(r"(?:([0-9]{1,12})(ms|s|it))?(?::([0-9]{1,3}))?")


@dataclass(frozen=True)
class Style:
    """How a search weighs what looks good at a glance against what it has found; see `search_state.SearchPlan`."""

    exploration: float
    warmth: float
    doubt: float


BY_HUNCH = Style(exploration=0.5, warmth=0.3, doubt=0.05)  # found by play


@dataclass(frozen=True)
class Thinking:
    """How long to think: until the time is over or the iterations are done, whichever comes first."""

    seconds: float = 3600.0
    iterations: int = MOST_ITERATIONS
    cores: int = 1


def parse_thinking(text: str) -> Thinking:
    """`200ms`, `2s` or `5000it`, each with `:4` for four cores; 200 ms by default. Raises StarlodeError."""
    match = _THINKING.fullmatch(text or "200ms")
    if match is None or (not text.strip("0:") and text):
        raise StarlodeError(f"a search thinks for 200ms, 2s or 5000it (:4 for four cores), not {shown(text)}")
    amount, unit, cores = int(match[1] or 200), match[2] or "ms", int(match[3] or 1)
    if amount < 1 or not 1 <= cores <= 256:
        raise StarlodeError(f"a search thinks for 200ms, 2s or 5000it (:4 for four cores), not {shown(text)}")
    if unit == "it":
        return Thinking(iterations=min(amount, MOST_ITERATIONS), cores=cores)
    return Thinking(seconds=amount / (1000 if unit == "ms" else 1), cores=cores)


@dataclass(frozen=True)
class Candidate:
    """A move that a search looked at."""

    action: int
    move: str
    visits: int
    expected: float  # from 0, certain to lose, to 1, certain to win
    line: list[str]  # the move and what is expected to follow
    reason: str


class Tree:
    """One growing tree with the memory it needs; compiled code does the work."""

    def __init__(
        self,
        information: Information,
        seed: int,
        nodes: Array,
        style: Style = BY_HUNCH,
        only: int = NONE,
        adviser: Adviser | None = None,
    ) -> None:
        game = information.game
        self.record = information.record
        self.world = information.imagine()
        self.params = information.config.params
        self.seed = seed
        self.nodes = nodes
        self.plan = one(SearchPlan)
        self.plan.seat = information.seat
        self.plan.only = only
        self.plan.exploration = style.exploration
        self.plan.guided = adviser is not None or game.rules.hunch is not no_hunch
        self.plan.warmth = style.warmth
        self.plan.doubt = style.doubt
        self.plan.decisive = game.decisive_lead
        self._adviser = adviser
        self._scratch = blank(game.state_type, 1)
        self._mask: Array = blank_mask(game.actions)
        self._odds: Array = np.zeros(game.actions)
        self._dice: Array = np.array([seed % (2**32 - 1) + 1], np.int64)
        self.begin()

    def begin(self) -> None:
        """Forget everything."""
        begin_search(self.nodes, self.plan)

    def grow(self, iterations: int) -> None:
        """Run this many more iterations."""
        given = (self.params, self.record, self.seed, iterations, self.nodes, self.plan)
        scratch = (self._scratch, self._mask, self._odds, self._dice)
        if self._adviser is None:
            search(*given, *scratch)
        else:
            search_advised(*given, *scratch, self._adviser)

    @property
    def full(self) -> bool:
        """Whether there is no room for more nodes."""
        return bool(self.plan.nodes + 1 >= len(self.nodes))

    def children(self, parent: int = ROOT) -> list[int]:
        """The nodes below one, most visited first."""
        siblings, visits = self.nodes["sibling"], self.nodes["visits"]
        found, child = [], int(self.nodes["first"][parent])
        while child != NONE:
            found.append(child)
            child = int(siblings[child])
        return sorted(found, key=lambda node: -int(visits[node]))


def grow_until(tree: Tree, most: int, end: float, stop: Callable[[], bool]) -> None:
    """Grow a tree until it has had so many iterations, has no room left, the clock says `end`, or `stop` says so."""
    began, chunk = time.perf_counter(), FIRST_CHUNK
    while tree.plan.iterations < most and not tree.full:
        tree.grow(min(chunk, most - int(tree.plan.iterations)))
        now = time.perf_counter()
        if now >= end or stop():
            return
        chunk = next_chunk(int(tree.plan.iterations), now - began, end - now)


def next_chunk(done: int, spent: float, left: float) -> int:
    """How many iterations fit into the time that is left, by what those so far took: of some games one takes long."""
    return CHUNK if done * left >= CHUNK * spent else max(1, int(done * left / spent))


class SearchBot:
    """Plays what it visited most."""

    name = "search"
    most_nodes = NODES

    def __init__(self, seed: int, thinking: Thinking) -> None:
        self._random = Random(seed)
        self._trees: list[Tree] = []
        self._information: Information | None = None
        self.prepare(thinking)

    def prepare(self, thinking: Thinking) -> None:
        """Think so from now on."""
        self._thinking = thinking
        # One tree for each core, reused for every decision: clearing a new one would cost more than a short search.
        self._nodes = [blank(SearchNode, min(self.most_nodes, thinking.iterations + 2)) for _ in range(thinking.cores)]

    def choose(self, information: Information) -> int:
        """The most visited action; at once if there is only one."""
        if len(information.actions) == 1:
            return information.actions[0]
        self.think(information)
        visits = self.visits()
        return max(information.actions, key=lambda action: visits.get(action, (0, 0.0)))

    def think(self, information: Information, stop: Callable[[], bool] = lambda: False) -> None:
        """Grow the trees until time, iterations or memory are used up, or until `stop` says so."""
        self._information = information
        end = time.perf_counter() + self._thinking.seconds
        self._trees = [self.plant(information, core, self._random.getrandbits(62)) for core in range(len(self._nodes))]
        share = -(-self._thinking.iterations // len(self._trees))

        def grow(tree: Tree) -> None:
            grow_until(tree, share, end, stop)

        if len(self._trees) == 1:
            grow(self._trees[0])
            return
        with ThreadPoolExecutor(len(self._trees)) as pool:
            list(pool.map(grow, self._trees))

    def plant(self, information: Information, core: int, seed: int) -> Tree:
        """A tree for a core to grow."""
        return Tree(information, seed, self._nodes[core])

    def visits(self) -> dict[int, tuple[int, float]]:
        """Visits and summed rewards of every action tried at the root, over all trees."""
        total: dict[int, tuple[int, float]] = {}
        for tree in self._trees:
            for node in tree.nodes[tree.children()].tolist():
                values = dict(zip(FIELDS, node, strict=True))
                seen, worth = total.get(values["action"], (0, 0.0))
                total[values["action"]] = (seen + values["visits"], worth + values["worth"])
        return total

    def explain(self, most: int = 5) -> list[Candidate]:
        """The moves the last thinking liked best, with what is expected of them; empty before any thinking."""
        if self._information is None:
            return []
        visits = self.visits()
        best = sorted(visits, key=lambda action: -visits[action][0])[:most]
        return [self._candidate(action, *visits[action]) for action in best if visits[action][0]]

    def _candidate(self, action: int, visits: int, worth: float) -> Candidate:
        assert self._information is not None
        line = likely_line(self._information, self._trees[0], action)
        expected = worth / visits
        follow = f", probably followed by {', '.join(line[1:])}" if len(line) > 1 else ""
        reason = f"looks like {round(100 * expected)} % in {visits} imagined games{follow}"
        return Candidate(action, line[0], visits, expected, line, reason)


def likely_line(information: Information, tree: Tree, action: int) -> list[str]:
    """The move and the most visited continuation, as far as it is legal in one imagined position."""
    referee, worlds = information.referee, block_of(tree.world)
    parent, line = ROOT, [information.moves[information.actions.index(action)]]
    while len(line) < LINE:
        found = [node for node in tree.children(parent) if tree.nodes["action"][node] == action]
        if not found:
            break
        parent = found[0]
        referee.advance(worlds, 0, 0, int(tree.nodes["mover"][parent]), action)
        step = _likely(tree, referee, worlds, parent)
        if step is None:
            break
        action, mover = step
        block = referee.record(worlds, 0, mover)
        line.append(information.game.notation.write(Perspective(referee, block, mover), action))
    return line


def _likely(tree: Tree, referee: Referee, worlds: Array, parent: int) -> tuple[int, int] | None:
    """The most visited action below a node that is legal in this position, and who takes it."""
    for node in tree.children(parent):
        mover, action = int(tree.nodes["mover"][node]), int(tree.nodes["action"][node])
        if referee.allows(worlds, 0, mover, action):  # false for a seat that is not asked
            return action, mover
    return None


def make(seed: int, argument: str = "") -> SearchBot:
    """A search bot that thinks as the argument says; raises StarlodeError."""
    return SearchBot(seed, parse_thinking(argument))
