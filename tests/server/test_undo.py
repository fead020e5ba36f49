"""Taking back: free while it harms nobody, else by consent."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.server.parlour import Guest, House, attend

pytestmark = pytest.mark.parametrize("served", ["sqlite", "postgresql"], indirect=True)

DIG, LEAVE = 0, 1


async def after_leaving(served: House) -> tuple[Guest, Guest, int]:
    """Two guests of whom the first has just left the shaft, which uses no chance and shows nothing."""
    table, tokens = served.create()
    guests = [await Guest.enter(served.address, table, token) for token in tokens]
    for guest in guests:
        await guest.seeing(1)
    while True:
        seat = 0 if guests[0].acting is not None else 1
        legal = guests[seat].views[seat]["legal"]
        chosen = LEAVE if LEAVE in legal else DIG
        await guests[seat].play(seat, chosen)
        other = guests[1 - seat]
        version = guests[seat].views[seat]["version"]
        await other.seeing(version)
        if chosen == LEAVE:
            return guests[seat], other, seat


def test_a_harmless_decision_is_taken_back_for_free(served: House) -> None:
    async def regret() -> None:
        mover, rival, seat = await after_leaving(served)
        version, decided = mover.views[seat]["version"], mover.views[seat]["decided"]
        back = await mover.answer("undo", seat=seat)
        assert (back["type"], back["version"], LEAVE in back["legal"]) == ("resync", version + 1, True)
        assert back.get("decided", 0) == decided - 1
        await rival.until(lambda: rival.views[1 - seat]["version"] == version + 1)
        assert rival.views[1 - seat]["type"] == "resync"
        assert "legal" not in rival.views[1 - seat]

    attend(regret())


def test_chance_is_taken_back_by_consent_only(served: House) -> None:
    async def regret() -> None:
        mover, rival, seat = await after_leaving(served)
        await rival.play(1 - seat, DIG)
        version = rival.views[1 - seat]["version"]
        for agreed in (False, True):
            rival.say("undo", seat=1 - seat)
            question = await asked(mover)
            answer = await mover.answer("answer", seat=seat, question=question["question"], yes=agreed)
            assert answer["type"] == "done"
            await rival.until(lambda: any(m["type"] == "answered" for m in rival.heard))
            assert rival.heard.pop()["type"] in ("answered", "resync", "table")
            mover.heard = [m for m in mover.heard if m["type"] != "question"]
        await rival.until(lambda: rival.views[1 - seat]["version"] == version + 1)
        again = await mover.answer("answer", seat=seat, question=question["question"], yes=True)
        assert again["code"] == "no-question"

    attend(regret())


async def drafted(served: House, count: int) -> tuple[Guest, dict[str, Any], str, str]:
    """A guest who has made some decisions of a secret program, each of them free; first what was seen before them."""
    table, tokens = served.create("cosmic-scavengers")
    guest = await Guest.enter(served.address, table, tokens[0])
    await guest.seeing(1)
    start = guest.views[0]
    for _ in range(count):
        await guest.play(0, guest.views[0]["legal"][0])
    return guest, start, table, tokens[0]


def test_a_whole_turn_is_taken_back_at_once(served: House) -> None:
    async def regret() -> None:
        guest, start, table, _ = await drafted(served, 3)
        watcher = await Guest.enter(served.address, table)
        await watcher.seeing(1)
        seen, version = watcher.views[-1], guest.views[0]["version"]
        back = await guest.answer("undo", seat=0, decided=0, free=True)
        assert (back["type"], back["record"], back["version"]) == ("resync", start["record"], version + 1)
        assert (back["legal"], back.get("decided", 0)) == (start["legal"], 0)
        assert watcher.views[-1] == seen
        again = await guest.answer("undo", seat=0, decided=0, free=True)
        assert again["code"] == "nothing-to-undo"

    attend(regret())


def test_who_comes_back_is_told_how_much_is_free_and_takes_it_back_for_good(served: House) -> None:
    async def regret() -> None:
        _, start, table, token = await drafted(served, 3)
        served.kill()
        served.start()
        guest = await Guest.enter(served.address, table, token)
        await guest.seeing(1)
        assert (guest.views[0]["decided"], guest.views[0]["free"]) == (3, 3)
        back = await guest.answer("undo", seat=0, decided=1, free=True)
        assert (back["decided"], "free" in back) == (1, False)
        await guest.answer("undo", seat=0, decided=0, free=True)
        served.kill()  # what was answered is stored
        served.start()
        later = await Guest.enter(served.address, table, token, assist=True)
        await later.seeing(1)
        assert (later.views[0]["record"], "free" in later.views[0]) == (start["record"], False)

    attend(regret())


def test_what_is_not_free_is_not_taken_back_freely(served: House) -> None:
    async def regret() -> None:
        mover, rival, seat = await after_leaving(served)
        await rival.play(1 - seat, DIG)
        version = rival.views[1 - seat]["version"]
        for asker, number in ((rival, 1 - seat), (mover, seat)):  # one used chance, the other was seen to be answered
            assert (await asker.answer("undo", seat=number, free=True))["code"] == "not-free"
        assert not [message for message in mover.heard if message["type"] == "question"]
        assert rival.views[1 - seat]["version"] == version
        beyond = await rival.answer("undo", seat=1 - seat, decided=rival.views[1 - seat]["decided"])
        assert beyond["code"] == "nothing-to-undo"

    attend(regret())


async def asked(guest: Guest) -> dict[str, Any]:
    await guest.until(lambda: any(m["type"] == "question" for m in guest.heard))
    return next(m for m in guest.heard if m["type"] == "question")


def test_alone_among_bots_everything_can_be_taken_back(served: House) -> None:
    async def regret() -> None:
        table, tokens = served.create(seats="hb")
        guest = await Guest.enter(served.address, table, *tokens)
        await guest.until(lambda: guest.acting is not None)
        assert (await guest.answer("undo", seat=0))["code"] == "nothing-to-undo"
        await guest.play_on(Random(2), 1)
        back = await guest.answer("undo", seat=0)
        assert (back["type"], bool(back["legal"])) == ("resync", True)

    attend(regret())


def test_a_bot_that_stands_in_agrees_to_nothing(served: House) -> None:
    async def regret() -> None:
        table, tokens = served.create()
        guest = await Guest.enter(served.address, table, tokens[0])
        await guest.seeing(1)
        await guest.replaced(0, absent=1)
        await guest.until(lambda: guest.acting is not None)
        await guest.play(0, DIG)
        guest.say("undo", seat=0)
        assert (await asked(guest))["seat"] == 0
        assert not any(message["type"] == "resync" and message.get("re") for message in guest.heard)

    attend(regret())
