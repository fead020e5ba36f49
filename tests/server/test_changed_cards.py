"""Tables of a server with changed cards: they are played with the changed numbers, and keep them wherever they go."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from starlode.match import Match, read_record
from starlode.server.common.messages import words_in
from starlode.server.protocol.wire import CreateTable, SeatWish
from starlode.server.storage.sqlstore import SqlStore
from starlode.server.storage.store import Founding
from starlode.server.tables import rulesets
from starlode.server.tables.changed_cards import MOST
from starlode.server.tables.registry import rebuilt, row_of
from starlode.server.tables.rulesets import KEPT, ruleset
from starlode.workbench.knobs import Hindrance
from tests.server.parlour import Guest, House, attend, house
from tests.server.salon import Salon, salon

CHEAP = {f"artifacts.artifact-{number:02}.cost": 4 for number in range(1, 13)}
COLLECT = "collect"  # what nobody can afford in the first turn with the printed cards


def collected(served: House, table: str, tokens: list[str]) -> dict[str, Any]:
    """Whoever is asked takes an Artifact; answers with what they see then."""
    seat = served.get(f"/api/tables/{table}").json()["acting"][0]
    view = served.get(f"/api/tables/{table}/view", tokens[seat]).json()
    move = next(move for move in view["legal"] if move.startswith(COLLECT))
    seen: dict[str, Any] = served.post(f"/api/tables/{table}/moves", {"move": move}, tokens[seat]).json()
    return seen


@pytest.mark.parametrize("served", ["sqlite", "postgresql"], indirect=True)
def test_whoever_comes_sees_what_was_changed_and_plays_with_it(served: House) -> None:
    async def visit() -> None:
        table, tokens = served.create("cave-in", "ho", changes=CHEAP, public=True)
        assert served.get(f"/api/tables/{table}").json()["changes"] == CHEAP
        assert {line["table"]: line["changed"] for line in served.get("/api/tables").json()}[table] == len(CHEAP)
        watcher = await Guest.enter(served.address, table)
        await watcher.until(lambda: watcher.table)
        assert watcher.table["changes"] == CHEAP
        tokens.append(served.post(f"/api/tables/{table}/seats/1", {"name": "Bob"}).json()["token"])
        seen = collected(served, table, tokens)
        assert seen["version"] == 2
        await watcher.seeing(2)

    attend(visit())


def test_a_killed_server_goes_on_with_the_changed_cards(tmp_path: Path) -> None:
    with house(tmp_path) as served:
        table, tokens = served.create("cave-in", changes=CHEAP)
        before = collected(served, table, tokens)
        served.kill()
        served.start()
        shown = served.get(f"/api/tables/{table}").json()
        assert (shown["changes"], shown["status"]) == (CHEAP, "playing")
        again = served.get(f"/api/tables/{table}/view", tokens[before["viewer"]]).json()
        assert {**again, "prompt": ""} == {**before, "prompt": ""}


async def whole_game(house: Salon, table: str) -> None:
    chance, live = Random(1), house.registry.tables[table].playing()
    while not live.over:
        seat = live.acting[0]
        async with house.registry.at(table) as found:
            await house.registry.happen(found, "move", seat=seat, value=chance.choice(live.actions(seat)))


def test_the_record_the_log_and_the_next_game_keep_the_changes(tmp_path: Path) -> None:
    """Those of a game that is over by the first round, at that."""
    changes = CHEAP | {"numbers.collapse.2": 2}

    async def visit() -> None:
        async with salon(tmp_path) as house:
            table, tokens = await house.table("cave-in", 2, changes=changes)
            await whole_game(house, table)
            record = read_record((await house.api.get(f"/api/tables/{table}/record")).text)
            assert record.changes == changes
            assert Match.from_record(record).over
            assert (await house.api.get(f"/api/tables/{table}/log")).json()
            ear = await house.ear(table, *tokens)
            ear.say("rematch", id=1, seat=0)
            await house.settle()
            while "successor" not in ear.frames[-1] and "done" not in ear.frames[-1]:
                await asyncio.sleep(0)
            told = (await house.api.get(f"/api/tables/{table}")).json()
            again = (await house.api.get(f"/api/tables/{told['successor']}")).json()
            assert again["changes"] == changes
            await ear.hang_up()

    asyncio.run(visit())


UNUSED = "mercenaries.weedlock-seeder.amount.2018-de"
REFUSED: list[tuple[dict[str, object], str, str]] = [
    ({"artifacts.artifact-13.cost": 3}, "cards-unknown", "artifacts.artifact-13.cost"),
    ({"x" * 3000: 3}, "cards-unknown", "xxx..."),
    ({"artifacts.artifact-06.cost": 13}, "cards-range", "from 2 to 12"),
    ({"artifacts.artifact-06.cost": 10**30}, "cards-range", "from 2 to 12"),
    ({"mercenaries.terron-driller.copies": 3}, "cards-fixed", "how many"),
    ({"mercenaries.terron-driller.level": 2}, "cards-fixed", "other numbers"),
    ({UNUSED: 2}, "cards-fixed", "usual options"),
    ({f"a.{number}": 1 for number in range(MOST + 1)}, "cards-too-many", "100"),
    ({"numbers.hand_limit": "7"}, "bad-message", "int"),
    ({"numbers.hand_limit": 6.5}, "bad-message", "int"),
]


def test_cards_that_no_table_can_have_are_refused(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as house:
            for changes, code, words in REFUSED:
                wish = {"game": "cave-in", "seats": [{"kind": "human"}, {}], "changes": changes}
                answer = await house.api.post("/api/tables", json=wish)
                assert (answer.status_code, answer.json()["code"]) == (400, code), changes
                assert words in answer.json()["reason"]
            many = {f"artifacts.artifact-{number}.cost": 1 for number in range(400)}
            wish = {"game": "cave-in", "seats": [{}, {}], "changes": many}
            assert (await house.api.post("/api/tables", json=wish)).json()["code"] == "too-large"
            wish = {"game": "chess", "seats": [{}, {}], "changes": {"a.b": 1}}
            assert (await house.api.post("/api/tables", json=wish)).json()["code"] == "bad-wish"
            assert not house.registry.tables

    asyncio.run(visit())


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_every_language_says_why_a_number_stays(language: str) -> None:
    words = words_in(language)
    said = {words.text("refused-cards-fixed", name="a.b", why=why) for why in Hindrance}
    assert len(said) == len(Hindrance)
    assert all("a.b" in one for one in said)


def test_what_is_printed_anyway_is_no_change(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as house:
            wish = {"artifacts.artifact-06.cost": 7, "artifacts.artifact-05.cost": 4}
            table, _ = await house.table("cave-in", 2, changes=wish)
            assert (await house.api.get(f"/api/tables/{table}")).json()["changes"] == {"artifacts.artifact-05.cost": 4}
            table, _ = await house.table("cave-in", 2, changes={"artifacts.artifact-06.cost": 7})
            assert "changes" not in (await house.api.get(f"/api/tables/{table}")).json()

    asyncio.run(visit())


def test_the_same_cards_are_built_once_and_few_sets_are_kept() -> None:
    options = {"players": 2}
    printed = ruleset("cave-in", options)
    assert ruleset("cave-in", options, CHEAP) is ruleset("cave-in", options, dict(reversed(CHEAP.items())))
    for number in range(KEPT + 2):
        changes = {"artifacts.artifact-01.cost": 2 + number % 9, "artifacts.artifact-02.cost": 2 + number // 9}
        assert ruleset("cave-in", options, changes).edition != printed.edition
    assert rulesets._changed.cache_info().currsize <= KEPT
    assert ruleset("cave-in", options) is printed


def test_cards_that_can_no_longer_be_changed_end_a_stored_table() -> None:
    """As other rules do: an upgrade may have taken a card away."""
    row = row_of(CreateTable(game="cave-in", seats=[SeatWish()] * 2, changes=CHEAP))
    gone = msgspec.structs.replace(row, wish={**row.wish, "changes": {"artifacts.artifact-99.cost": 4}})
    tables = [rebuilt(Founding(one, []), SqlStore("sqlite://")) for one in (row, gone)]
    assert [(table.status, table.why) for table in tables] == [("waiting", None), ("closed", "rules-changed")]
