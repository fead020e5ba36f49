"""Many games side by side on a GPU: the same interface as `starlode.engine.many.batch` on a CPU."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import IllegalMove
from starlode.engine.boundary.quoting import shown
from starlode.engine.boundary.strict import whole
from starlode.engine.declarations.config import Config
from starlode.engine.many.batch import MOST_SEED, whole_numbers
from starlode.engine.many.cuda.deciding import TOGETHER
from starlode.engine.many.cuda.kernels import OBSERVED, Kernels, kernels_of
from starlode.engine.many.cuda.near import THREADS, WARPS
from starlode.engine.many.cuda.recording import NOW, recorded, side_by_side
from starlode.engine.many.cuda.sorting import Sorter
from starlode.engine.many.cuda.toolkit import enough_memory, load_cuda
from starlode.engine.many.cuda.waiting import KINDS, Waiting
from starlode.engine.state.dice import dice_for
from starlode.engine.state.header import SEATS
from starlode.engine.state.masks import blank_mask
from starlode.engine.state.records import Array, blank

MOST_GAMES = 10**8
HEARD, UNHEARD = 0, 1  # whether games tell their events
BLOCKS = 4096  # when few games wait: enough to keep every multiprocessor busy
# This many times, things that follow one another are done one at a time, by ever fewer games; then the rest at once.
SINGLY = 11
TURNS = 4  # of random play that are launched as one
MORE_TURNS = 8  # of random play before the next question whether all games are done

_kernels: dict[str, Kernels] = {}  # by game: loaded or compiled once per process


class GpuBatch:
    """`count` games of one configuration in the memory of the GPU.

    `seats`, `masks`, `observations` (if wanted), `done` and `results` are arrays there, current after each step, which
    PyTorch, CuPy and JAX take without a copy (`__cuda_array_interface__`). Read them, but never write to them.
    Observations lie entry by entry in memory (in Fortran's order), which is the fastest way to write them. Raises
    GpuMissing if there is no GPU, StarlodeError for an invalid count or seed or too little memory, and InvalidOption.
    """

    def __init__(
        self, game: Game, count: int, *, seed: int = 0, observe: bool = True, options: Mapping[str, Any] | None = None
    ) -> None:
        self.count = whole(count, "the number of games", 1, MOST_GAMES)
        config = game.configure(options or {})
        self._begin(game, {config.options["players"]: self.count}, seed, observe, [config])

    @classmethod
    def of_shares(cls, game: Game, shares: Mapping[int, int], seed: int) -> GpuBatch:
        """Games with the usual options for several numbers of players side by side: how many there are of each.

        Masks and observations are written only where you ask for them, by `write_masks` and `write_rows`.
        """
        batch = cls.__new__(cls)
        batch.count = whole(sum(shares.values()), "the number of games", 1, MOST_GAMES)
        batch._begin(game, shares, seed, None, [game.configure({"players": players}) for players in shares])
        return batch

    def _begin(
        self, game: Game, shares: Mapping[int, int], seed: int, observe: bool | None, configs: Sequence[Config]
    ) -> None:
        """Make room for everything on the GPU, and deal; None is for neither observations nor masks."""
        self.seed = whole(seed, "a seed", 0, MOST_SEED)
        self.game, self.config, self._cuda = game, configs[0], load_cuda()
        self._kernels = _kernels.get(game.info.name) or _kernels.setdefault(
            game.info.name, kernels_of(self._cuda, game)
        )
        with enough_memory(f"{self.count} games of {game.info.name}"):
            self._make_room(configs, 0 if observe is None else self.count, self.count if observe else 0)
            players = np.repeat(np.array(list(shares), np.int64), list(shares.values()))
            self._run(self._kernels.begin, self._states, self._cuda.to_device(players), self.seed, self._episodes)
        self._settle()

    def _make_room(self, configs: Sequence[Config], marked: int, observed: int) -> None:
        game, count = self.game, self.count
        self._params = self._cuda.to_device(_rows(game, configs))
        self._states = self._zeros(game.state_type.dtype)
        self.seats = self._zeros(np.int64)
        self._masks = self._cuda.device_array((marked, game.actions), np.uint8)
        self._bits = self._cuda.device_array((blank_mask(game.actions).shape[0], count), np.int64)
        # Entry by entry, not game by game: threads write the same entry of neighbouring games at the same time.
        self.observations = self._cuda.device_array((observed, game.observation), np.float32, order="F")
        self.done, self.results = self._zeros(np.uint8), self._zeros(np.int64, SEATS, 2)
        self._episodes = self._zeros(np.int64)
        # Beside the dice of each game is how many decisions it has left.
        self._dice = self._cuda.to_device(np.hstack([dice_for(self.seed, count), np.zeros((count, 1), np.int64)]))
        self._sorter = Sorter(self._cuda, count)
        self._waiting = Waiting(self._cuda, count, SINGLY + 1)
        self._replays: dict[str, Callable[[], None]] = {}
        self._stream: Any = NOW

    @property
    def masks(self) -> Any:
        """1 for every action that the seat in turn may take, one row per game."""
        return self._masks

    @property
    def states(self) -> Array:
        """A copy of all positions in main memory, made when you ask for it."""
        self.wait()
        return np.asarray(self._states.copy_to_host())

    def step(self, actions: Any) -> None:
        """Play one legal action in every game, in place; finished games leave their results and begin again.

        Takes any array of whole numbers, on the GPU or not. Raises IllegalMove, naming the first wrong game and
        its action, unless all are legal; then nothing is played.
        """
        given = self._on_gpu(actions)
        first = self._cuda.to_device(np.array([self.count], np.int64))
        self._launch(self._kernels.check, self._masks, given, first)
        self.wait()
        game = int(first.copy_to_host()[0])
        if game < self.count:
            raise IllegalMove(
                f"game {game}: action {int(given[game])} is not legal for seat {int(self.seats[game])} now"
            )
        self.step_unchecked(given)

    def step_unchecked(self, actions: Any) -> None:
        """The same without checks: you guarantee whole numbers on the GPU, one per game, all of them legal."""
        given = self._cuda.as_cuda_array(actions)
        self._launch(self._kernels.aim, self._states, given, *self._sorter.filled)
        self._again("step", self._step)

    def play(self, decisions: int) -> None:
        """Play this many random decisions in every game; games that end leave their results and begin again.

        Games do not wait for each other: while something follows in one, others choose. Raises StarlodeError for an
        impossible number.
        """
        left = whole(decisions, "the number of decisions", 0, MOST_SEED)
        self._launch(self._kernels.allow, self._dice, left)
        while left and self._waiting.anyone():
            for _ in range(-(-left // TURNS)):
                self._again("turns", self._some_turns)
            left = MORE_TURNS
        self._settle()

    def write_rows(self, out: Any) -> None:
        """Write observations as rows of bfloat16, maybe wider, to numbers of 64 bits on the GPU, four entries each."""
        rows = self._cuda.as_cuda_array(out)
        arrays = self._states, self.seats, rows.view(np.uint16), rows.reshape(rows.size)
        blocks = -(-self.count // (OBSERVED * WARPS))
        self._kernels.observe_rows[blocks, THREADS, self._stream](self._params, *arrays)

    def write_masks(self, out: Any) -> None:
        """Write the masks as rows, maybe wider, to numbers of 64 bits on the GPU, eight actions each."""
        rows = self._cuda.as_cuda_array(out)
        self._kernels.mark_rows[-(-rows.size // THREADS), THREADS, self._stream](self._bits, rows)

    def go_aside(self, handle: int) -> None:
        """From now on do everything on the stream with that handle, beside what others ask the GPU for.

        Nothing is recorded any more, so that whoever owns the stream may record it.
        """
        self.wait()
        self._stream = self._cuda.external_stream(handle)

    def wait(self) -> None:
        """Wait until the GPU has done everything it was asked for."""
        self._cuda.synchronize()

    # ---- decisions ----

    def _step(self, stream: Any) -> None:
        """The decision that was aimed at in every game, and all that follows before the next."""
        waiting = self._waiting
        waiting.clear(stream)
        lists = *waiting.asked(0), *waiting.over(0)
        self._act(HEARD, (*lists, *waiting.following(0)), stream)
        for done, most in enumerate((*[1] * SINGLY, MOST_SEED)):
            self._go_on(most, (*waiting.following(done), *lists, *waiting.following(done + 1)), stream)
        self._resume(stream)

    def _some_turns(self, stream: Any) -> None:
        """Random play. Dealing takes long, and concerns few games: two turns of all others are played meanwhile."""
        waiting, half = self._waiting, TURNS // 2
        for over in range(TURNS // half):
            with side_by_side(stream, 2) as (playing, dealing):
                self._run_some(self._kernels.renew, *self._dealing, *waiting.over(1 - over), stream=dealing)
                for turn in range(half):
                    self._turn(turn, over, playing)
            self._admit(1 - over, stream)
            waiting.clear_over(1 - over, stream)

    def _turn(self, turn: int, over: int, stream: Any) -> None:
        """Do with every game what it waits for: a random decision, or one thing that follows."""
        kernels, waiting, after = self._kernels, self._waiting, 1 - turn
        waiting.clear_turn(after, stream)
        lists = *waiting.asked(after), *waiting.over(over), *waiting.following(after)
        with side_by_side(stream, 2) as (deciding, going_on):
            self._go_on(1, (*waiting.following(turn), *lists), going_on)
            blocks = self._blocks + KINDS  # each list begins with new warps
            chosen = self._dice, *waiting.asked(turn), *self._sorter.filled
            kernels.choose[blocks, THREADS, deciding](self._params, self._states, *chosen)
            self._act(UNHEARD, lists, deciding)

    def _act(self, heard: int, lists: Any, stream: Any) -> None:
        """Play what was chosen."""
        order = self._sorter.sort(stream), self._sorter.size
        blocks = -(-self.count // (TOGETHER * WARPS))
        self._kernels.act[blocks, THREADS, stream](
            self._params, self._states, *order, heard, self.done, self.results, *lists
        )

    def _go_on(self, most: int, lists: Any, stream: Any) -> None:
        """Do the next thing that follows, or the next few."""
        arrays = self._states, most, self.done, self.results
        self._run_some(self._kernels.go_on, self._params, *arrays, *lists, stream=stream)

    def _settle(self) -> None:
        """Look at all games, after they were dealt or played apart from each other."""
        waiting = self._waiting
        waiting.clear(self._stream)
        self._launch(self._kernels.settle, self._states, self.done, *waiting.asked(0), *waiting.over(0))
        self._resume(self._stream)

    def _resume(self, stream: Any) -> None:
        """Deal games that are over again, and look at all."""
        self._run_some(self._kernels.renew, *self._dealing, *self._waiting.over(0), stream=stream)
        self._admit(0, stream)
        self._waiting.clear_over(0, stream)
        self._look(stream)

    def _admit(self, over: int, stream: Any) -> None:
        """Let games that were dealt again be asked in the first turn."""
        lists = *self._waiting.over(over), *self._waiting.asked(0)
        self._run_some(self._kernels.admit, self._states, *lists, stream=stream)

    @property
    def _dealing(self) -> tuple[Any, ...]:
        return self._params, self._states, self.seed, self._episodes

    def _look(self, stream: Any) -> None:
        kernels, states = self._kernels, self._states
        arrays = *self._waiting.asked(0), self.seats, self._bits
        kernels.ask[self._blocks + KINDS, THREADS, stream](self._params, states, *arrays)
        if self._masks.shape[0]:
            kernels.mark[-(-self._masks.size // THREADS), THREADS, stream](self._bits, self._masks)
        if self.observations.shape[0]:
            self._run(kernels.observe, states, self.seats, self.observations, stream=stream)

    def _again(self, name: str, launch: Callable[[Any], None]) -> None:
        """Launch kernels, from the second time on as one, unless somebody else records them."""
        if self._stream is not NOW:
            launch(self._stream)
        elif name in self._replays:
            self._replays[name]()
        else:
            launch(NOW)
            self._replays[name] = recorded(launch)

    # ---- the GPU ----

    def _zeros(self, kind: Any, *shape: int) -> Any:
        found = self._cuda.device_array((self.count, *shape), kind)
        found.gpu_data.memset(0)
        return found

    def _on_gpu(self, actions: Any) -> Any:
        if not hasattr(actions, "__cuda_array_interface__"):
            actions = self._cuda.to_device(np.ascontiguousarray(whole_numbers(actions, self.count)))
        given = self._cuda.as_cuda_array(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise IllegalMove(f"actions are {self.count} whole numbers, one a game, not {shown(actions)}")
        return given

    def _run(self, kernel: Any, *arguments: Any, stream: Any = None) -> None:
        self._launch(kernel, self._params, *arguments, stream=stream)

    def _launch(self, kernel: Any, *arguments: Any, stream: Any = None) -> None:
        """Launch a kernel on the batch's own stream, unless it is to be recorded."""
        kernel[self._blocks, THREADS, self._stream if stream is None else stream](*arguments)

    def _run_some(self, kernel: Any, *arguments: Any, stream: Any) -> None:
        """Launch a kernel for those of the games that are in lists, which threads take in turns if they are many."""
        kernel[min(BLOCKS, self._blocks), THREADS, stream](*arguments)

    @property
    def _blocks(self) -> int:
        """A thread for every game."""
        return -(-self.count // THREADS)


def _rows(game: Game, configs: Sequence[Config]) -> Array:
    """The numbers of one configuration, or a row for each number of players."""
    rows = blank(game.params_type, 1 if len(configs) == 1 else SEATS + 1)
    for config in configs:
        rows[config.options["players"] if len(configs) > 1 else 0] = config.params
    return rows
