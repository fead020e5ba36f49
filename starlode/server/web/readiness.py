"""Whether a server should be sent clients: not the same as whether its process is alive.

A server that is not ready may be ready again in a moment, and must not be killed for it; one that does not answer at
all should be replaced.
"""

from __future__ import annotations

import time

from starlode.server.tables.registry import TableRegistry


class ReadyCheck:
    """What a server needs before it can serve; `draining` once it was asked to stop."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._began, self._has_heard = time.monotonic(), False
        self.draining = False
        registry.metrics.ready.set_function(lambda: float(self.is_ready))
        registry.metrics.bus.set_function(lambda: float(registry.peers.heard))

    @property
    def is_ready(self) -> bool:
        """Whether nothing is missing."""
        return all(self.checks().values())

    def checks(self) -> dict[str, bool]:
        """What has to be true, and whether it is."""
        registry = self._registry
        return {
            "migrated": registry.is_open,
            "store": registry.upkeep.reaches_store,
            "bus": self._may_do_without_bus(),
            "serving": not self.draining,
        }

    def _may_do_without_bus(self) -> bool:
        """Whether other servers were heard once, or have been waited for long enough.

        Tables go on without the bus, so its loss must not take all servers away at once; but one that has just started
        leaves its clients to others that hear each other.
        """
        self._has_heard |= self._registry.peers.heard
        return self._has_heard or time.monotonic() - self._began > self._registry.settings.patience
