"""What can be monitored from outside, in the text format of Prometheus."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

METHODS = frozenset({"GET", "HEAD", "POST", "DELETE", "OPTIONS", "PUT", "PATCH"})
OTHER = "other"
QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5)
WAITS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SLOW = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)


def known_method(method: str) -> str:
    """The method of a request, or one word for all that no one should use: clients may write anything there."""
    return method if method in METHODS else OTHER


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
        self.bot_queue = Gauge("starlode_bot_queue", "Decisions that wait for a process", registry=registry)
        self.bot_wait = Histogram(
            "starlode_bot_wait_seconds", "How long a decision waited for a process", buckets=WAITS, registry=registry
        )
        self.bot_processes = Counter(
            "starlode_bot_processes_started", "Processes started to think for bots", registry=registry
        )
        self.stand_ins = Counter("starlode_bot_stand_ins", "Decisions below a bot's level", registry=registry)
        self.loop_lag = Histogram(
            "starlode_loop_lag_seconds", "How late the event loop is", buckets=WAITS, registry=registry
        )
        self.store_delay = Gauge("starlode_store_delay_seconds", "How long writes have been waiting", registry=registry)
        self.ready = Gauge("starlode_ready", "Whether the server is ready", registry=registry)
        self.bus = Gauge("starlode_bus", "Whether the bus to other servers works", registry=registry)
        self._requests = Histogram(
            "starlode_request_seconds",
            "Time until a request is answered, by route",
            ["method", "route"],
            buckets=WAITS,
            registry=registry,
        )
        self._answers = Counter(
            "starlode_answers", "Answers to requests, by route", ["method", "route", "status"], registry=registry
        )
        self._messages = Histogram(
            "starlode_message_seconds",
            "Time until a message on a socket is dealt with, by kind",
            ["kind"],
            buckets=WAITS,
            registry=registry,
        )
        self.hooks = Counter("starlode_hooks", "Webhooks sent", ["result"], registry=registry)
        self.message_time: Callable[[str], Histogram] = cache(self._messages.labels)  # of the wire's few kinds

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count an answer by the template of its route, never by what a client wrote, so that few series exist."""
        known = known_method(method)
        self._requests.labels(known, route).observe(seconds)
        self._answers.labels(known, route, str(status)).inc()

    def text(self) -> bytes:
        """All metrics as text."""
        return generate_latest(self._registry)
