"""`starlode serve`: a server process, which replaces itself when compiled rules are ready.

You never wait for a compiler: the server starts at once, interpreted if need be, and compiles in the background. Then
it drains and restarts itself on the same listening socket. Clients reconnect by themselves and miss nothing, because
every move is stored before any client hears about it. After an upgrade, SIGHUP asks for the same.
"""

from __future__ import annotations

import ctypes
import gc
import logging
import os
import signal
import socket
import sys
import time
import webbrowser
from contextlib import suppress
from functools import partial
from threading import Thread, Timer
from types import FrameType

import uvicorn

from starlode.background.mode import PLAYING, SWITCH, is_noted
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.system.processes import COMPILED, start_module, surroundings
from starlode.games import all_games
from starlode.server.common.json_logs import log_to_stderr
from starlode.server.common.settings import Settings
from starlode.server.operating.app import Server
from starlode.server.storage.sqlstore import check_place
from starlode.server.web.bundles import Bundles
from starlode.server.web.connections import Caller, Porch, room_for
from starlode.server.web.fast_sockets import QuickSocket
from starlode.server.web.readiness import ReadyCheck

LOG = logging.getLogger("starlode.server")
POLITENESS = 10  # niceness: players come before compiling
SWITCH_S = 0.0002
GARBAGE = 5_000  # new objects between two collections
ARENAS = -8  # glibc's M_ARENA_MAX: with a heap for each thread, memory that a thread once needed stays taken
COMPILING = (
    "Play at once. Meanwhile the games are compiled in the background, once, for a few minutes: then bots get stronger."
)
INHERITED = "STARLODE_SOCKET"  # the number of an inherited listening socket


def run(settings: Settings, interpreted: bool, show: bool = False) -> None:
    """Serve until told to stop; `interpreted` means: only until compiled rules are ready.

    With `show`, the page opens in your browser, but not again after a restart. Raises StarlodeError if the server
    cannot listen or tables cannot be stored.
    """
    check_place(settings.database)
    log_to_stderr()
    _tune()
    show = show and INHERITED not in os.environ
    listening = _listen(settings)
    app = Server(settings)
    server = _Server(_config(settings, app), app.readiness, settings.notice)
    restart = _Restart(server, app.bundles)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, lambda *_: restart.ask())
    if interpreted:
        Thread(target=restart.ask_when_compiled, daemon=True).start()
    host, port = listening.getsockname()[:2]
    print(f"Starlode serves http://{host}:{port}", file=sys.stderr, flush=True)
    if interpreted:
        print(COMPILING, file=sys.stderr, flush=True)
    if show:
        Thread(target=_open_page, args=(server, f"http://{host}:{port}/"), daemon=True).start()
    kept = listening.dup()  # the server closes its own when it stops
    server.run(sockets=[listening])
    if restart.wanted:
        _start_again(kept, interpreted)


def _open_page(server: uvicorn.Server, address: str) -> None:
    """Open the page as soon as it is served; if there is no browser here, the address was printed."""
    while not server.started:
        time.sleep(0.05)
    with suppress(webbrowser.Error):
        webbrowser.open(address)


def _tune() -> None:
    """Let the writer have the interpreter at once, collect garbage rarely, and keep memory together.

    Hardly any garbage has reference cycles, except closed sockets.
    """
    sys.setswitchinterval(SWITCH_S)
    gc.freeze()
    gc.set_threshold(GARBAGE, 10, 20)
    with suppress(OSError, AttributeError, TypeError):  # other systems manage memory differently
        ctypes.CDLL(None).mallopt(ARENAS, 1)


def _config(settings: Settings, app: Server) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=partial(Caller, Porch(room_for(settings.connections), settings.request_seconds)),  # type: ignore[arg-type]
        ws=QuickSocket,
        ws_per_message_deflate=False,
        ws_max_size=settings.message_size,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the application looks at them itself
        timeout_graceful_shutdown=int(settings.drain),
    )


def _listen(settings: Settings) -> socket.socket:
    """The listening socket: the inherited one, else a new one."""
    inherited = os.environ.pop(INHERITED, None)
    if inherited:
        return socket.socket(fileno=int(inherited))
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        reason = f"{error.strerror}; --port takes another port, 0 any that is free"
        raise StarlodeError(f"cannot listen at {settings.host}:{settings.port}: {reason}") from None
    listening.listen(2048)
    return listening


def _start_again(listening: socket.socket, interpreted: bool) -> None:
    """Become a fresh process that listens on the same socket; clients that connect meanwhile wait in its queue."""
    environment = surroundings({INHERITED: str(listening.fileno())})
    if interpreted:  # the fresh one may find that everything is compiled
        environment.pop(SWITCH, None)
    os.set_inheritable(listening.fileno(), True)
    if hasattr(signal, "SIGHUP"):  # or a second SIGHUP would kill it before it handles them
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    os.execve(sys.executable, [sys.executable, "-m", "starlode.cli", *sys.argv[1:]], environment)


class _Server(uvicorn.Server):
    """A server that says it is not ready as soon as it is asked to stop, and gives notice before it does."""

    def __init__(self, config: uvicorn.Config, readiness: ReadyCheck, notice: float) -> None:
        super().__init__(config)
        self._readiness, self._notice = readiness, notice

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """For uvicorn: a signal asks to stop; whoever sits before the keyboard, or asks twice, does not wait."""
        is_first, self._readiness.draining = not self._readiness.draining, True
        if self._notice and is_first and sig != signal.SIGINT:
            timer = Timer(self._notice, super().handle_exit, (sig, frame))
            timer.daemon = True
            timer.start()
        else:
            super().handle_exit(sig, frame)


class _Restart:
    """Asks the server to drain so that a fresh one can take its place."""

    def __init__(self, server: uvicorn.Server, bundles: Bundles) -> None:
        self.wanted = False
        self._server, self._bundles = server, bundles

    def ask(self) -> None:
        """Stop serving, then start again."""
        self.wanted = self._server.should_exit = True

    def ask_when_compiled(self) -> None:
        """Compile all games in a separate process, then restart once the page has them too."""
        arguments = ("warm", "--quiet", "--playing")
        done = start_module("starlode.cli", *arguments, niceness=POLITENESS, env=COMPILED).finish()
        if done.returncode == 0 and all(is_noted(info, PLAYING) for info in all_games().values()):
            self._bundles.finish()
            self.ask()
        else:  # or the result could not be kept: a restart would only compile again
            LOG.warning("compiled rules are not ready; the server continues with interpreted rules")
