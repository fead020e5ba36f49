"""Bots of the operator's own: only those that the settings name, and whatever they do wrong costs them a decision."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from base64 import b64encode
from pathlib import Path
from typing import Any, ClassVar
from unittest.mock import create_autospec

import msgspec
import pytest

from starlode.background import worker
from starlode.background.assistant import Assistant, Lost
from starlode.bots.guests.fouls import Breakdown
from starlode.engine.boundary.errors import InvalidSetting, StarlodeError
from starlode.match import Match
from starlode.match.information import Information
from starlode.server.common.settings import load_settings
from starlode.server.tables import bot_pool as pool_module
from starlode.server.tables.own_bots import own_bots
from starlode.server.tables.transcripts import match_of
from tests.example import GAME, NAME
from tests.server.salon import salon

CODE = """
import os
class First:
    def choose(self, information): return information.actions[0]
class Raises:
    def choose(self, information): print("never mind"); raise ValueError("no idea")
class Loud:
    def choose(self, information): os.system("echo elsewhere"); os.write(1, b"noise"); return information.actions[0]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "mine.py"
    made.write_text(CODE)
    return made


class Inside:
    """An assistant in this process, which answers as the worker does."""

    pid = -1

    def has_met(self, meeting: Any) -> bool:
        return True

    def await_meeting(self, meeting: Any, patience: float | None = None, silence: float | None = None) -> None: ...

    def choose(
        self,
        bot: str,
        seed: int,
        information: Information,
        patience: float | None = None,
        longest: float | None = None,
    ) -> int:
        made = worker._bot(information.game.info.name, bot, seed)
        try:
            return made.ask(information) if hasattr(made, "ask") else made.choose(information)
        except Breakdown as end:
            raise StarlodeError(str(end)) from None

    def dismiss(self) -> None: ...


@pytest.fixture(autouse=True)
def inside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "Assistant", Inside)
    monkeypatch.setattr(pool_module, "is_noted", lambda info, stage: True)


def test_the_settings_name_bots_by_their_class_or_file(file: Path) -> None:
    settings = load_settings({"STARLODE_BOTS": f"{file}:First,{file}:Raises"})
    assert own_bots(settings.bots) == {"First": f"{file}:First", "Raises": f"{file}:Raises"}


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        (("{}:Gone",), "has no class Gone; it has First, Raises, Loud"),
        (("{}:First", "{}:First"), "two are called 'First'"),
        (("program:python3 {}",), "expected python:module:Class, path.py:Class or neural:FILE.npz"),
        (("expert",), "expected python:module:Class"),
        (("neural:gone.npz",), "there is no network"),
    ],
)
def test_a_bot_that_cannot_play_is_found_out_at_the_start(bots: tuple[str, ...], complaint: str, file: Path) -> None:
    with pytest.raises(InvalidSetting, match=complaint):
        own_bots(tuple(bot.format(file) for bot in bots))


def test_only_the_bots_of_the_settings_sit_at_tables_and_a_broken_one_is_stood_in_for(
    file: Path, tmp_path: Path
) -> None:
    async def visit() -> None:
        async with salon(tmp_path, bots=(f"{file}:First", f"{file}:Raises"), bot_pace=0) as house:
            assert (await house.api.get("/api/bots")).json() == ["First", "Raises"]
            seats = [{"kind": "bot", "bot": "First"}, {"kind": "bot", "bot": "Raises"}]
            wish = {"game": NAME, "seats": seats}
            bad = {**wish, "seats": [*seats[:1], {"kind": "bot", "bot": "mine.py:First"}]}
            refused = await house.api.post("/api/tables", json=bad)
            assert refused.status_code == 400
            assert "this server has no bot" in refused.json()["reason"]
            name = (await house.api.post("/api/tables", json=wish)).json()["table"]
            table = house.registry.tables[name]
            async with asyncio.timeout(60):
                while table.status != "over":
                    await asyncio.sleep(0.01)
            told = msgspec.to_builtins([chair.info(False) for chair in table.chairs])
            assert [(seat["name"], seat["level"]) for seat in told] == [("First", "own"), ("Raises", "own")]
            assert [seat.get("below", False) for seat in told] == [False, True]
            assert table.live is not None
            assert match_of(table, table.live).bots == ["python", "python"]

    asyncio.run(visit())


def test_a_worker_answers_for_a_class_says_what_it_raised_and_goes_on(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "load_game", lambda name: GAME)
    information = Match(GAME, seed=1).information()
    cards: dict[str, Any] = {"components": None, "changes": {}}
    where = {"game": NAME, **cards, "options": information.config.options, "seat": information.seat}
    record = b64encode(information.block.tobytes()).decode()
    question = {**where, "thought": 5, "seed": 1, "record": record}
    assert worker._answer({**question, "bot": f"{file}:First"}) == information.actions[0]
    for _ in range(5):  # more than would forfeit a game
        with pytest.raises(Breakdown, match=r"raised ValueError: no idea \(mine\.py, line 6\)"):
            worker._answer({**question, "bot": f"{file}:Raises"})
    assert capsys.readouterr().out == ""  # the worker's own answers go there


def test_a_bot_whose_libraries_print_still_answers(file: Path) -> None:
    information = Match("cave-in", seed=1).information()
    who = {"seat": information.seat, "thought": 5, "seed": 1, "bot": f"{file}:Loud"}
    record = b64encode(information.block.tobytes()).decode()
    cards: dict[str, Any] = {"components": None, "changes": {}}
    asked = {"game": "cave-in", **cards, "options": information.config.options, **who, "record": record}
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(Path(worker.__file__).parents[2])}
    order = [sys.executable, "-m", worker.__name__]
    told = subprocess.run(order, input=msgspec.json.encode(asked) + b"\n", env=environment, capture_output=True)
    answers = [msgspec.json.decode(line) for line in told.stdout.splitlines()]
    assert answers[-1] == {"action": information.actions[0]}
    assert b"elsewhere" in told.stderr


# ---- a bot that never answers ----


class Asked(Inside):
    """An assistant that never has an answer, and notes how long it was given for which bot."""

    given: ClassVar[list[tuple[str, float | None]]] = []

    def choose(
        self,
        bot: str,
        seed: int,
        information: Information,
        patience: float | None = None,
        longest: float | None = None,
    ) -> int:
        self.given.append((bot, longest))
        raise Lost


def test_a_bot_of_ones_own_is_asked_once_and_for_so_long_only(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "Assistant", Asked)
    own, information = f"{file}:First", Match(GAME, seed=1).information()

    async def ask() -> None:
        ledger = create_autospec(pool_module.ThinkingNotes)
        pool = pool_module.Pool(1, 5.0, 20.0, 1, lambda table: pool_module.Priority(0), ledger)
        for bot in (own, "expert"):
            with pytest.raises(Lost):
                await pool.think("table", bot, information)
        await pool.close()

    asyncio.run(ask())
    assert Asked.given == [(own, 20.0), *[("expert", None)] * pool_module.TRIES]


class Ticking:
    """What a process says that thinks and thinks, a second apart by a clock of its own."""

    now = 0.0

    def get(self, timeout: float) -> dict[str, Any]:
        self.now += min(1.0, timeout)
        return {"thinking": True}


@pytest.mark.parametrize(("longest", "waited"), [(20.0, 20.0), (0.5, 0.5), (None, 50.0)])
def test_signs_of_life_buy_no_more_than_the_longest_time(
    longest: float | None, waited: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent, said = object.__new__(Assistant), Ticking()
    monkeypatch.setattr(silent, "_answers", said, raising=False)
    monkeypatch.setattr(time, "monotonic", lambda: said.now)
    with pytest.raises(Lost):
        silent._heard(5.0, longest)
    assert said.now == waited
