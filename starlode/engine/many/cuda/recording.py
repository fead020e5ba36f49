"""Recording: a row of kernels that is launched as one.

Launching a kernel takes Python longer than the GPU takes for many of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

NOW = 0  # the stream of whoever does not record


def recorded(launch: Callable[[Any], None]) -> Callable[[], None]:
    """What `launch` starts on the stream it is given, to be started again and again; nothing runs yet.

    Its kernels must have run before, since what is recorded cannot be compiled on the way.
    """
    from cuda.core import Device

    device = Device()
    device.set_current()
    builder = device.create_graph_builder().begin_building()
    launch(builder)
    graph = builder.end_building().complete()
    return lambda: graph.launch(device.default_stream)
