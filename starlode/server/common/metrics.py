"""What can be monitored from outside, in the text format of Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5)
SLOW = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.tables = Gauge("starlode_tables_in_memory", "Tables in memory", registry=registry)
        self.sockets = Gauge("starlode_sockets", "Open sockets", registry=registry)
        self.moves = Counter("starlode_moves", "Decisions stored", registry=registry)
        self.conflicts = Counter("starlode_conflicts", "Entries that another server stored first", registry=registry)
        self.refusals = Counter("starlode_refusals", "Messages refused", ["code"], registry=registry)
        self.move_time = Histogram(
            "starlode_move_seconds", "Time from a move's arrival until it is stored", buckets=QUICK, registry=registry
        )
        self.bots_waiting = Gauge("starlode_bots_waiting", "Decisions that bots owe", registry=registry)
        self.bot_time = Histogram(
            "starlode_bot_seconds", "How long a bot's decision took", buckets=SLOW, registry=registry
        )
        self.bot_processes = Counter(
            "starlode_bot_processes_started", "Processes started to think for bots", registry=registry
        )
        self.stand_ins = Counter("starlode_bot_stand_ins", "Decisions below a bot's level", registry=registry)
        self.hooks = Counter("starlode_hooks", "Webhooks sent", ["result"], registry=registry)

    def text(self) -> bytes:
        """All metrics as text."""
        return generate_latest(self._registry)
