"""What a client at a table may ask for; everything is checked here, under the table's lock."""

from __future__ import annotations

import math

import msgspec

from starlode.engine.boundary.errors import Refused
from starlode.engine.text.speech import answers, objection
from starlode.server.common.messages import game_language
from starlode.server.common.moments import now
from starlode.server.common.tokens import digest, new_token
from starlode.server.people.claims import given_up, inherited
from starlode.server.people.rated_tables import check_guest, rating_at, ratings_at
from starlode.server.protocol.wire import (
    Answer,
    Chat,
    Done,
    FromClient,
    Hello,
    Join,
    Joined,
    Play,
    Reason,
    Rematch,
    Replace,
    Undo,
    Why,
    encode,
)
from starlode.server.storage.people_store import Person, SeatClaim
from starlode.server.storage.statements import CLEARED
from starlode.server.tables.audience import Socket
from starlode.server.tables.chairs import Seated, Sitting, claims_of, fit_name
from starlode.server.tables.naming import distinct
from starlode.server.tables.registry import TableRegistry
from starlode.server.tables.table import Table
from starlode.server.tables.undo import answer, undo


async def carry_out(registry: TableRegistry, table: Table, message: FromClient, socket: Socket) -> None:
    """Do what a client asks; raises Refused. The table's lock is held."""
    if isinstance(message, Hello):
        raise Refused("said-hello")
    if message.seat not in socket.viewers:
        raise Refused("not-your-seat")
    if not isinstance(message, Why):
        await come_back(registry, table, message.seat)
    if isinstance(message, Play):
        await play(registry, table, message, socket)
        return
    if isinstance(message, Undo):
        await undo(registry, table, message, socket)
        return
    if isinstance(message, Why):
        socket.push(encode(Reason(reason=why(table, message.seat, message.action), re=message.id)))
        return
    if isinstance(message, Chat):
        await say(registry, table, message, socket.network)
    elif isinstance(message, Answer):
        await answer(registry, table, message)
    elif isinstance(message, Replace):
        await replace(registry, table, message)
    elif isinstance(message, Rematch):
        await rematch(registry, table, message.seat, socket.network)
    else:  # the rest of what `Back` asks for was done above
        check_time(table, message.seat)
    socket.push(encode(Done(re=message.id)))


async def play(registry: TableRegistry, table: Table, message: Play, socket: Socket) -> None:
    """Play an action that was chosen for what the seat sees now; raises Refused."""
    live, seat = table.playing(), message.seat
    if message.version != live.versions[seat]:
        raise Refused("stale")
    await play_action(registry, table, seat, message.action, socket.language, socket, message.id)


async def play_action(
    registry: TableRegistry,
    table: Table,
    seat: int,
    action: int,
    language: str = "en",
    socket: Socket | None = None,
    re: int = 0,
    key: str = "",
) -> None:
    """Play an action for a seat, with a key to recognise repeats; raises Refused with the reason if it is illegal."""
    live = table.playing()
    check_time(table, seat)
    if not live.allows(seat, action):
        raise Refused("illegal", why=_objection(table, seat, action, language))
    spent = table.clocks.spent(seat, now())
    await registry.happen(table, "move", seat=seat, value=action, spent=spent, secret=key, asker=socket, re=re)


def check_time(table: Table, seat: int) -> None:
    """Raise Refused where a bot keeps the seat because its player's time is up."""
    if table.chairs[seat].stands_in and table.status == "playing":
        raise Refused("time-up")


def _objection(table: Table, seat: int, action: int, language: str) -> str:
    """Why an action is not legal, as the seat may know it."""
    live, game = table.playing(), table.game
    words = game.words(game_language(game, language))
    if not action < game.actions:
        return words.text("not-asked")
    return words.say(objection(live.perspective(seat, table.names), action))


def why(table: Table, seat: int, action: int) -> int:
    """The number of the reason why a seat may not take an action; raises Refused if there is none to give."""
    perspective = table.playing().perspective(seat, table.names)
    if action >= perspective.game.actions or not perspective.is_asked or action in perspective.actions:
        raise Refused("no-reason")
    if not answers(perspective, perspective.game.layout.split(action)):
        raise Refused("no-reason")
    return perspective.referee.objection(perspective.block, 0, seat, action)


async def say(registry: TableRegistry, table: Table, message: Chat, network: str) -> None:
    """Say something to everyone at the table; raises Refused for empty text, and for those who may not speak."""
    chair = table.chairs[message.seat]
    registry.limits.chats.take(chair.secret)
    registry.bans.check_speech(chair.person, network)
    text = " ".join("".join(c if c.isprintable() else " " for c in message.text).split())
    if not text:
        raise Refused("bad-message", why="empty")
    registry.limits.take_entry(table)
    also = [(CLEARED, {"table": table.id, "new_cleared": None})] if table.row.cleared else []
    await registry.happen(table, "say", seat=message.seat, text=text, also=also)


async def come_back(registry: TableRegistry, table: Table, seat: int) -> None:
    """Let a bot give a seat back to its player, who is present again; doing anything counts as being present.

    A decision whose time was up stays with the bot.
    """
    if table.chairs[seat].stands_in and table.status == "playing" and table.may_return(seat):
        await registry.happen(table, "back", seat=seat)


async def replace(registry: TableRegistry, table: Table, asked: Replace) -> None:
    """Let a bot play for someone who has long been away, or long kept everyone waiting; raises Refused.

    Where clocks run, only they decide who is late.
    """
    table.playing()
    absent = asked.absent
    if absent >= table.players or table.chairs[absent].mind is not None:
        raise Refused("no-seat")
    if table.clocks.run:  # players may have days to decide, and need not be present
        raise Refused("clocks-decide")
    if not _is_away(registry, table, absent):
        if not _stalls(registry, table, asked.seat, absent):
            raise Refused("absent-not", name=table.chairs[absent].name)
        await _ask_first(registry, table, asked.seat, absent)
    registry.limits.take_entry(table)
    await registry.happen(table, "bot", seat=absent, text=table.wish.late_level)


def _is_away(registry: TableRegistry, table: Table, seat: int) -> bool:
    """Whether a seat's player has long been away; raises Refused where only other servers know."""
    if seat in table.audience.here or table.audience.absent_for(seat) < registry.settings.absent:
        return False
    if not registry.peers.know_who_is_here:
        raise Refused("absent-unknown", name=table.chairs[seat].name)
    return True


async def _ask_first(registry: TableRegistry, table: Table, viewer: int, seat: int) -> None:
    """Ask a player to decide whom a viewer waits for; raises Refused while there is time for that.

    Being asked counts until the viewer sees the game go on: what is decided in secret, or taken back, changes nothing.
    """
    patience = registry.settings.asking
    if patience and _nudged_for(table, seat) > table.audience.idle_for(viewer):
        registry.limits.take_entry(table)
        await registry.happen(table, "nudge", seat=seat, value=patience)
    left = patience - _nudged_for(table, seat)
    if left > 0:
        raise Refused("asked", name=table.chairs[seat].name, seconds=math.ceil(left))


def _nudged_for(table: Table, seat: int) -> float:
    """Seconds since a seat was last asked to decide."""
    return (now() - table.nudged.get(seat, 0)) / 1000


def _stalls(registry: TableRegistry, table: Table, viewer: int, seat: int) -> bool:
    """Whether a viewer has long seen nothing happen except that a seat is asked.

    Nothing else counts: what a rival does in secret must not affect what a viewer is told.
    """
    waits = table.audience.idle_for(viewer) >= registry.settings.stalled
    return waits and seat in table.playing().shown_acting(viewer)


async def rematch(registry: TableRegistry, table: Table, seat: int, network: str) -> None:
    """Make another table for the same people, unless there already is one; raises Refused before the game is over."""
    if table.status != "over":
        raise Refused("not-over")
    if table.successor is None:
        registry.limits.check_bots(table, network)
        founding, fresh = registry.plan(table.wish, await _reseated(registry, table))
        also = [inherited(table.id, fresh.id, founding.row.created)]
        await registry.happen(table, "rematch", founding=founding, also=also, seat=seat, text=fresh.id)
        registry.note_maker(fresh.id, registry.makers.get(table.id, ""))
        registry.keep(fresh)  # they will come at once


async def _reseated(registry: TableRegistry, table: Table) -> list[Seated]:
    """All players as they sit down at another table like this, with the ratings that they have by now."""
    chairs = [table.chairs[seat] for seat in sorted(table.people)]
    ratings = {step.person: step.shown() for step in table.steps}
    if not ratings:
        ratings = await ratings_at(registry.store, table.wish, [chair.person for chair in chairs if chair.person])
    return [
        one._replace(sitting=msgspec.structs.replace(one.sitting, rating=ratings.get(one.sitting.person or "")))
        for one in (chair.seated(seat) for seat, chair in zip(sorted(table.people), chairs, strict=True))
    ]


async def join(registry: TableRegistry, table: Table, seat: int, wish: Join, person: Person | None = None) -> Joined:
    """Take an open seat, as a guest or as a person who keeps a name; raises Refused."""
    registry.hooks.check(wish.hook)
    if seat >= table.players:
        raise Refused("no-seat")
    if table.chairs[seat].kind != "open" or table.status != "waiting":
        raise Refused("seat-taken")
    check_guest(table.wish, table.chairs, person)
    registry.limits.take_entry(table)
    rating = await rating_at(registry.store, table.wish, person)
    others = [chair.name for chair in table.chairs]
    name = distinct(person.name if person else fit_name(wish.name), others)
    token, sitting = new_token(), Sitting(name, wish.hook, person.id if person else None, rating)
    claims = claims_of(table.id, [Seated(seat, sitting, digest(token))], now())
    await registry.happen(table, "sit", also=claims, seat=seat, text=sitting.text(), secret=digest(token))
    return Joined(seat, token)


async def add_key(registry: TableRegistry, table: Table, claim: SeatClaim) -> Joined:
    """Give a person another token of a seat that is theirs, for another device; raises Refused."""
    chair = table.chairs[claim.seat]
    if chair.kind != "human" or chair.secret != claim.secret:
        raise Refused("not-your-seat")
    registry.limits.take_entry(table)
    token = new_token()
    await registry.happen(table, "key", seat=claim.seat, secret=digest(token))
    return Joined(claim.seat, token)


async def leave(registry: TableRegistry, table: Table, seat: int) -> None:
    """Give up a seat: before the game it is open again, during it a bot keeps it, after it nothing changes."""
    if table.status in ("waiting", "playing"):
        also = [given_up(table.id, seat)] if table.status == "waiting" else []
        await registry.happen(table, "leave", also=also, seat=seat)
    table.audience.dismiss(seat)
