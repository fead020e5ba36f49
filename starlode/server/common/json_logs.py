"""Structured logs: one JSON object a line on standard error. Tokens, keys and chat are never logged."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

from starlode.engine.boundary.errors import Refused
from starlode.server.common.limits import Bucket
from starlode.server.common.request_ids import REQUEST

LINES = 25.0  # a second


class JsonLines(logging.Formatter):
    """Formats each log record as one line of JSON, no matter what it contains."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname, "from": record.name, "what": record.getMessage()}
        if request := REQUEST.get():
            line["request"] = request
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class Brevity(logging.Filter):
    """Limits how many lines are logged per second: a client that sends garbage must not fill the disk.

    The next line that is written says how many were left out.
    """

    def __init__(self, rate: float) -> None:
        super().__init__()
        self._bucket, self._left_out = Bucket(rate), 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        try:
            self._bucket.take()
        except Refused:
            self._left_out += 1
            return False
        if self._left_out:
            record.msg, record.args = f"{record.getMessage()} ({self._left_out} lines before this were left out)", ()
            self._left_out = 0
        return True


def log_to_stderr() -> None:
    """Make the whole process log this way."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Brevity(LINES))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
