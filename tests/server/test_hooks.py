"""Who asked for it is called when it is their turn and they are not there."""

from __future__ import annotations

import hashlib
import hmac
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread

from tests.server.parlour import house

SECRET = "sesame"


def test_a_signed_call_when_it_is_ones_turn(tmp_path: Path) -> None:
    calls: Queue[tuple[str, bytes]] = Queue()

    class Bell(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            calls.put((self.headers["x-starlode-signature"], body))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Bell) as bell:
        Thread(target=bell.serve_forever, daemon=True).start()
        host = f"127.0.0.1:{bell.server_port}"
        with house(tmp_path, hook_hosts=host, hook_secret=SECRET) as served:
            table, _ = served.create(seats="oo")
            path = f"/api/tables/{table}/seats/"
            wrong = served.post(path + "0", {"name": "Ann", "hook": "http://elsewhere.example/"})
            assert wrong.json()["code"] == "no-hook"
            for seat in "01":
                served.post(path + seat, {"name": "Ann", "hook": f"http://{host}/ring"})
            signature, body = calls.get(timeout=120)
            assert signature == hmac.new(SECRET.encode(), body, hashlib.sha256).hexdigest()
            assert table.encode() in body
        bell.shutdown()
