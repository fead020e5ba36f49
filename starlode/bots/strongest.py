"""The best that the house can think about a game: a search with a network where one was trained, else by hunches."""

from __future__ import annotations

from starlode.bots.adviser import hire
from starlode.bots.network import is_trained, network_for
from starlode.bots.neural_bot import STYLE, AdvisedBot
from starlode.bots.search_bot import SearchBot, Thinking, Tree
from starlode.bots.tree import Node
from starlode.engine.records import blank
from starlode.match.information import Information


def strongest(information: Information, seed: int, thinking: Thinking) -> SearchBot:
    """A search for whoever has this information."""
    kind = AdvisedBot if is_advised(information) else SearchBot
    return kind(seed, thinking)


def sapling(information: Information, seed: int, iterations: int, only: int) -> Tree:
    """A tree of the same kind that tries one action only, with room for so many iterations."""
    nodes = blank(Node, iterations + 2)
    if not is_advised(information):
        return Tree(information, seed, nodes, only=only)
    weights = network_for(information.game, information.config.options["players"])
    return Tree(information, seed, nodes, STYLE, only, hire(weights, len(nodes)))


def is_advised(information: Information) -> bool:
    """Whether a network was trained for the game and this number of players."""
    return is_trained(information.game, information.config.options["players"])
