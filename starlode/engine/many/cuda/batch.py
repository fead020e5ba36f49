"""Many games side by side on a GPU: the same interface as `starlode.engine.many.batch` on a CPU."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import IllegalMove
from starlode.engine.boundary.quoting import shown
from starlode.engine.boundary.strict import whole
from starlode.engine.many.batch import MOST_SEED, whole_numbers
from starlode.engine.many.cuda.kernels import Kernels, kernels_of
from starlode.engine.many.cuda.recording import NOW, recorded
from starlode.engine.many.cuda.sorting import Sorter
from starlode.engine.many.cuda.toolkit import enough_memory, load_cuda
from starlode.engine.many.cuda.waiting import Waiting
from starlode.engine.state.dice import dice_for
from starlode.engine.state.header import SEATS
from starlode.engine.state.records import Array, blank

MOST_GAMES = 10**8
THREADS = 128
BLOCKS = 4096  # when few games wait: enough to keep every multiprocessor busy
# This many times, things that follow one another are done one at a time, by ever fewer games; then the rest at once. It
# is odd, so that the lists of waiting games have swapped an even number of times when the next decision comes.
SINGLY = 11

_kernels: dict[str, Kernels] = {}  # by game: compiled once per process


class GpuBatch:
    """`count` games of one configuration in the memory of the GPU.

    `seats`, `masks`, `observations` (if wanted), `done` and `results` are arrays there, current after each step, which
    PyTorch, CuPy and JAX take without a copy (`__cuda_array_interface__`). Read them, but never write to them. Raises
    GpuMissing if there is no GPU, StarlodeError for an invalid count or seed or too little memory, and InvalidOption.
    """

    def __init__(
        self, game: Game, count: int, *, seed: int = 0, observe: bool = True, options: Mapping[str, Any] | None = None
    ) -> None:
        self.count = whole(count, "the number of games", 1, MOST_GAMES)
        self.seed = whole(seed, "a seed", 0, MOST_SEED)
        self.game, self.config, self._cuda = game, game.configure(options or {}), load_cuda()
        with enough_memory(f"{self.count} games of {game.info.name}"):
            self._begin(self.count if observe else 0)

    def _begin(self, observed: int) -> None:
        """Make room for everything on the GPU, and deal."""
        game, count = self.game, self.count
        params = blank(game.params_type, 1)
        params[0] = self.config.params
        self._params = self._cuda.to_device(params)
        self._states = self._zeros(game.state_type.dtype)
        self.seats, self._masks = self._zeros(np.int64), self._zeros(np.uint8, game.actions)
        self.observations = self._cuda.device_array((observed, game.observation), np.float32)
        self.done, self.results = self._zeros(np.uint8), self._zeros(np.int64, SEATS, 2)
        self._episodes, self._chosen = self._zeros(np.int64), self._zeros(np.int32)
        self._dice = self._cuda.to_device(dice_for(self.seed, count))
        self._sorters = Sorter(self._cuda, count), Sorter(self._cuda, count)
        self._waiting = Waiting(self._cuda, count)
        self._recorded: Callable[[], None] | None = None
        self._kernels = _kernels.setdefault(game.info.name, kernels_of(self._cuda, game))
        self._run(self._kernels.begin, self._states, self.config.options["players"], self.seed, self._episodes)
        self._look()

    @property
    def masks(self) -> Any:
        """1 for every action that the seat in turn may take, one row per game."""
        return self._masks

    @property
    def states(self) -> Array:
        """A copy of all positions in main memory, made when you ask for it."""
        return np.asarray(self._states.copy_to_host())

    def step(self, actions: Any) -> None:
        """Play one legal action in every game, in place; finished games leave their results and begin again.

        Takes any array of whole numbers, on the GPU or not. Raises IllegalMove, naming the first wrong game and
        its action, unless all are legal; then nothing is played.
        """
        given = self._on_gpu(actions)
        first = self._cuda.to_device(np.array([self.count], np.int64))
        self._launch(self._kernels.check, self._masks, given, first)
        game = int(first.copy_to_host()[0])
        if game < self.count:
            raise IllegalMove(
                f"game {game}: action {int(given[game])} is not legal for seat {int(self.seats[game])} now"
            )
        self.step_unchecked(given)

    def step_unchecked(self, actions: Any) -> None:
        """The same without checks: you guarantee whole numbers on the GPU, one per game, all of them legal."""
        given = self._cuda.as_cuda_array(actions)
        self._run(self._kernels.step, self._states, given, self.seed, self._episodes, self.done, self.results)
        self._look()

    def play(self, decisions: int) -> None:
        """Play this many random decisions in every game; games that end leave their results and begin again.

        Raises StarlodeError for an impossible number.
        """
        for _ in range(whole(decisions, "the number of decisions", 0, MOST_SEED)):
            if self._recorded is not None:
                self._recorded()
            else:
                self._decide(NOW)
                self._recorded = recorded(self._decide)
        self._run(self._kernels.settle, self._states, self.seed, self._episodes)
        self._look()

    def wait(self) -> None:
        """Wait until the GPU has done everything it was asked for."""
        self._cuda.synchronize()

    # ---- random play ----

    def _decide(self, stream: Any) -> None:
        """One random decision in every game, and all that follows."""
        before, after = self._sorters
        before.sort(stream)
        self._run(
            *(self._kernels.choose, self._states, self._dice, self.seed, self._episodes),
            *(before.order, after.keys, self._chosen),
            stream=stream,
        )
        after.sort(stream)
        self._run(
            *(self._kernels.act, self._states, after.order, before.keys, self._chosen, self.done, self.results),
            *self._waiting.growing,
            stream=stream,
        )
        for most in (*[1] * SINGLY, MOST_SEED):
            self._kernels.go_on[BLOCKS, THREADS, stream](
                *(self._params, self._states, before.keys, self.done, self.results),
                *(most, *self._waiting.take(stream)),
            )

    # ---- the GPU ----

    def _zeros(self, kind: Any, *shape: int) -> Any:
        return self._cuda.to_device(np.zeros((self.count, *shape), kind))

    def _on_gpu(self, actions: Any) -> Any:
        if not hasattr(actions, "__cuda_array_interface__"):
            actions = self._cuda.to_device(np.ascontiguousarray(whole_numbers(actions, self.count)))
        given = self._cuda.as_cuda_array(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise IllegalMove(f"actions are {self.count} whole numbers, one a game, not {shown(actions)}")
        return given

    def _run(self, kernel: Any, *arguments: Any, stream: Any = NOW) -> None:
        self._launch(kernel, self._params, *arguments, stream=stream)

    def _launch(self, kernel: Any, *arguments: Any, stream: Any = NOW) -> None:
        kernel[(self.count + THREADS - 1) // THREADS, THREADS, stream](*arguments)

    def _look(self) -> None:
        self._run(self._kernels.look, self._states, self.seats, self._masks, self.observations)
