"""Recording: a sequence of kernels that is launched as one.

Python takes longer to launch a kernel than the GPU takes to run many of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

NOW = 0  # the stream when not recording


def recorded(launch: Callable[[Any], None]) -> Callable[[], None]:
    """A function that runs what `launch` starts on the stream it is given, as often as you like; nothing runs yet.

    Its kernels must have run before, since they cannot be compiled during recording.
    """
    from cuda.core import Device

    device = Device()
    device.set_current()
    builder = device.create_graph_builder().begin_building()
    launch(builder)
    graph = builder.end_building().complete()
    return lambda: graph.launch(device.default_stream)


@contextmanager
def side_by_side(stream: Any, count: int) -> Iterator[tuple[Any, ...]]:
    """Streams whose kernels need not wait for each other while they are recorded; after them all goes on together."""
    if not hasattr(stream, "split"):
        yield (stream,) * count
        return
    streams = stream.split(count)
    yield streams
    stream.join(*streams)
