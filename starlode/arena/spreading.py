"""One way to spread work: over processes of this machine, or over a Ray."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from starlode.arena.workers import Done, Task, default_workers, work_in_processes


@dataclass(frozen=True)
class Crew:
    """Who does the work: so many processes, one for every core unless told, or the Ray of an address."""

    workers: int | None = None
    ray: str | None = None

    @property
    def size(self) -> int:
        """How many tasks are done at a time, as far as that is known here."""
        return self.workers or default_workers()

    @property
    def alone(self) -> bool:
        """Whether there is nobody to share the work with, so that it may as well be done here."""
        return self.ray is None and self.size == 1

    def do(self, work: Callable[[Task], Done], tasks: Sequence[Task], keep: Callable[[Done], None]) -> None:
        """Do the tasks and hand each to `keep` as it is done; an interruption first keeps what is done.

        Raises StarlodeError where a worker dies, or where there is no Ray.
        """
        if self.ray is None:
            work_in_processes(work, tasks, min(self.size, len(tasks)), keep)
            return
        from starlode.arena.cluster import work_on_ray  # of which only an address makes use

        work_on_ray(work, tasks, self.ray, self.workers, keep)
