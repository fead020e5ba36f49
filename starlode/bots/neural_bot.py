"""neural: plays by a trained network, at once (`neural`) or as the adviser of a search (`neural:200ms`).

By itself the network looks at the position once and takes the action it likes best. A search with a network thinks as
`search` does, for a time or a number of iterations and on as many cores as you give it. But it looks first at what the
network likes, and trusts the network about who is going to win. Networks are trained for the built-in games with their
default options. They also play with other options, but how well has not been measured. `neural:FILE.npz` plays by a
network of your own, such as `starlode learn --out` writes, and `neural:FILE.npz:200ms` thinks ahead with it.
"""

from __future__ import annotations

from pathlib import Path

from starlode.bots.adviser import SPARE, Adviser, ask, forget, hire
from starlode.bots.network import network_for, own_network
from starlode.bots.search_bot import SearchBot, Style, Thinking, Tree, parse_thinking
from starlode.engine.boundary.errors import UnknownBot
from starlode.engine.boundary.quoting import shown
from starlode.engine.state.records import Array
from starlode.match.information import Information

ADVISED_NODES = 50_000  # what an adviser remembers of each takes 1 KB
STYLE = Style(exploration=1.0, warmth=1.0, doubt=0.1)  # barely tuned: 0.7 and 1.5 did equally well in a few dozen games


class NeuralBot:
    """Takes what its network likes best, without thinking ahead."""

    name = "neural"

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._adviser: Adviser | None = None

    def choose(self, information: Information) -> int:
        """The action the network finds likeliest; raises UnknownBot for a game that it was not trained for."""
        looks = self.looks(information)
        return max(information.actions, key=lambda action: float(looks[action]))

    def looks(self, information: Information) -> Array:
        """How likely the network is to play each action, as a logarithm up to a constant."""
        self._adviser = advised(self._adviser, information, 0, self._file)
        ask(information.config.params, information.record, information.seat, self._adviser)
        looks: Array = self._adviser.kept[SPARE]
        return looks


class AdvisedBot(SearchBot):
    """A search guided by a network."""

    name = "neural"
    most_nodes = ADVISED_NODES

    def __init__(self, seed: int, thinking: Thinking, file: Path | None = None) -> None:
        super().__init__(seed, thinking)
        self._file = file

    def prepare(self, thinking: Thinking) -> None:
        """Think so from now on, with advisers that remember as many nodes as there are."""
        super().prepare(thinking)
        self._advisers: list[Adviser | None] = [None] * thinking.cores

    def plant(self, information: Information, core: int, seed: int) -> Tree:
        """A tree with an adviser; raises UnknownBot for a game that no network was trained for."""
        nodes = self._nodes[core]
        adviser = self._advisers[core] = advised(self._advisers[core], information, len(nodes), self._file)
        return Tree(information, seed, nodes, STYLE, adviser=adviser)


def advised(adviser: Adviser | None, information: Information, nodes: int, file: Path | None = None) -> Adviser:
    """An adviser for a seat that knows no position yet: this one, if its network is the right one."""
    weights = network_for(information.game, information.config.options["players"], file)
    if adviser is None or adviser.weights is not weights:
        return hire(weights, nodes)
    forget(adviser)
    return adviser


def make(seed: int, argument: str = "") -> NeuralBot | AdvisedBot:
    """A bot that plays by a network, thinking ahead if the argument says how long; raises UnknownBot or StarlodeError.

    `mine.npz`, or `mine.npz:200ms` with thinking, names a network of your own.
    """
    file = own_network(f"{NeuralBot.name}:{argument}")
    if file is None and Path(argument).suffix:
        raise UnknownBot(f"a network is a file such as mine.npz, not {shown(argument)}")
    if file and not file.is_file():
        raise UnknownBot(f"there is no network {shown(str(file))}")
    thinking = argument.removeprefix(str(file)).removeprefix(":") if file else argument
    return AdvisedBot(seed, parse_thinking(thinking), file) if thinking else NeuralBot(file)
