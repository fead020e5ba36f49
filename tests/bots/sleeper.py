"""A process that starts another like itself, tells its number, and waits."""

from __future__ import annotations

import sys
import time

from starlode.engine.system.processes import start_module

if __name__ == "__main__":
    for module in sys.argv[1:]:
        print(start_module(module).process.pid, flush=True)
    time.sleep(99)
