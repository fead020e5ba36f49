"""Positions of Cave-In for tests: sampled from random games, or arranged by hand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from starlode.engine.declarations.config import Config
from starlode.engine.declarations.options import resolve
from starlode.engine.running import loops, single
from starlode.engine.running.referee import Referee
from starlode.engine.state.records import block_of, one
from starlode.engine.text.perspective import Perspective
from starlode.games.cave_in.components import EDITIONS, load
from starlode.games.cave_in.decisions import LAYOUT, Phase, Word
from starlode.games.cave_in.game import GAME
from starlode.games.cave_in.settings import OPTIONS, build_params
from starlode.games.cave_in.state import State
from starlode.games.cave_in.things import EMPTY

TABLES = [{"players": players, "edition": edition} for players in (2, 3, 4) for edition in EDITIONS]


def configure(**given: Any) -> Config:
    """A table with these options, two players unless told."""
    options = {"players": given.pop("players", 2), **resolve(OPTIONS, given)}
    return Config(options, load(), build_params(load(), options))


def deal(config: Config, seed: int = 0) -> State:
    """A fresh game."""
    state = one(State)
    loops.deal_seed(config.params, state, config.options["players"], seed, 0)
    return state


def legal(config: Config, state: State) -> list[int]:
    """The legal actions of the active seat."""
    allowed = single.legal_bytes(config.params, state, state.active, LAYOUT.size)
    return [int(action) for action in np.flatnonzero(allowed)]


def play(config: Config, state: State, action: int) -> None:
    """Play a legal action of the active seat, in place."""
    assert action in legal(config, state)
    single.play_action(config.params, state, state.active, action)


def random_game(config: Config, seed: int) -> Iterator[State]:
    """Every position of a game in which few turns end early; the same record each time, changed in place."""
    state, chance = deal(config, seed), Random(seed)
    while not state.over:
        yield state
        options = legal(config, state)
        busy = [action for action in options if action != Word.END]
        single.play_action(config.params, state, state.active, chance.choice(busy or options))
    yield state


NAMES = ("Ann", "Bob", "Cleo", "Dan")


def perspective(config: Config, state: State, seat: int | None = None) -> Perspective:
    """What a seat, else the active one, is given of a position."""
    referee, viewer = Referee(GAME, config), int(state.active) if seat is None else seat
    return Perspective(referee, referee.record(block_of(state), 0, viewer), viewer, NAMES[: state.players])


def written(config: Config, state: State, action: int) -> str:
    """The text of a move of the active seat."""
    return GAME.notation.write(perspective(config, state), action)


def meant(config: Config, state: State, text: str) -> int:
    """The action that a text means to the active seat."""
    return GAME.notation.read(perspective(config, state), text, GAME.words())


class Desk:
    """A table of the first-game factions where seat 0 is about to act; what lies on it is arranged by name."""

    def __init__(self, **given: Any) -> None:
        factions = given.pop("factions", "first-game")
        self.config = configure(factions=factions, start_player=0, **given)
        self.state = deal(self.config)
        assert self.state.phase == Phase.ACTION
        self.hold()

    def hold(self, *cards: str, seat: int = 0) -> None:
        """Give a seat exactly these hand cards."""
        self.state.hand[seat] = 0
        for card in cards:
            self.state.hand[seat, self.config.components.type_ids.index(card)] += 1
        self.state.hand_count[seat] = len(cards)

    def stack(self, *cards: str, seat: int = 0) -> None:
        """Give a seat exactly this Base, bottom first."""
        self.state.bases[seat] = EMPTY
        for position, card in enumerate(cards):
            self.state.bases[seat, position] = self.config.components.type_ids.index(card)
        self.state.base_count[seat] = len(cards)

    def dock(self, *cards: str) -> None:
        """Put exactly these cards into the Docks."""
        self.state.docks[:] = EMPTY
        for space, card in enumerate(cards):
            self.state.docks[space] = self.config.components.type_ids.index(card)

    def mine(self, *crystals: str) -> None:
        """Put exactly these Crystals into the Mine, each on the first free space of its cost."""
        params, state = self.config.params, self.state
        state.mine[:] = state.mine_colour[:] = EMPTY
        for name in crystals:
            crystal = self.config.components.crystal_ids.index(name)
            fitting = params.space_class == params.crystal_class[crystal]
            space = int(np.flatnonzero(fitting & (state.mine == EMPTY))[0])
            state.mine[space], state.mine_colour[space] = crystal, params.crystal_colour[crystal]

    def own(self, half: str, seat: int = 0) -> None:
        """Let a seat own half an Artifact."""
        self.state.half_owner[self.config.components.half_ids.index(half)] = seat

    def drop_totems(self) -> None:
        """Leave no Totem in anybody's hands, so that nothing is cheaper."""
        self.state.totem[self.state.totem >= 0] = -1
