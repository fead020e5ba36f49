"""One way to spread work: over processes of this machine, or over a Ray."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from operator import length_hint
from typing import Any

from starlode.arena.versions import Checked, Versions
from starlode.arena.workers import Done, Task, default_workers, work_in_processes


@dataclass(frozen=True)
class Workers:
    """Who does the work: this many processes, one for every core by default, or the Ray at an address."""

    workers: int | None = None
    ray: str | None = None

    @property
    def size(self) -> int:
        """How many tasks are done at a time, as far as that is known here."""
        return self.workers or default_workers()

    @property
    def alone(self) -> bool:
        """Whether there is no other worker to share the work with, so that it may as well be done here."""
        return self.ray is None and self.size == 1

    def do(
        self,
        work: Callable[[Task], Done],
        tasks: Iterable[Task],
        keep: Callable[[Done], None],
        needed: Sequence[Versions] = (),
    ) -> None:
        """Do the tasks and hand each to `keep` as it is done; an interruption first keeps what is done.

        The next task is asked for when a worker is free for it, so that it may depend on what was kept.

        A worker that lacks what is needed does not begin. What a lost worker had not finished is done again. Raises
        StarlodeError if a worker has other versions, if workers die over the same task each time, or if there is no
        Ray.
        """
        checked: Any = Checked(work, needed) if needed else work
        if self.ray is None:
            work_in_processes(checked, tasks, min(self.size, length_hint(tasks, self.size)), keep)
            return
        from starlode.arena.cluster import work_on_ray  # only needed with an address

        work_on_ray(checked, tasks, self.ray, self.workers, keep)
