"""An arena from the request to its last game: the plan, the workers, the report."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from starlode.arena.bout import BoutResult, play_game
from starlode.arena.ledger import RUNS
from starlode.arena.plan import Plan, name_bots, schedule
from starlode.arena.spreading import Workers
from starlode.arena.store import ArenaStore
from starlode.arena.versions import versions_of
from starlode.bots.search_bot import parse_thinking
from starlode.bots.seating import check_bots, check_networks
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.strict import whole
from starlode.match.seeds import MOST_OF_RUN, check_salt

Hear = Callable[[BoutResult], None]


def make_plan(
    game: Game,
    bots: Sequence[str],
    given: Mapping[str, Any],
    *,
    games: int = 100,
    seed: int = 0,
    think: str | None = None,
    components: Path | None = None,
    ladder: bool = False,
    salt: str | None = None,
) -> Plan:
    """A plan for these bots, with as many seats as there are bots where the options do not say; raises StarlodeError.

    A search that was not told how long to think thinks for `think`. The salt of an earlier run repeats its deals.
    """
    check_bots(bots)
    whole(seed, "a seed", 0, MOST_OF_RUN)
    if think is not None:
        parse_thinking(think or "nothing")
    fewest, most = game.info.players
    config = game.configure({"players": max(fewest, min(most, len(bots))), **given}, components)
    check_networks(bots, game, config.options["players"])
    return Plan(
        game=game.info.name,
        rules=game.version,
        options=config.options,
        bots=name_bots(bots, think),
        games=games,
        seed=seed,
        components=str(components) if components else None,
        ladder=ladder,
        salt=check_salt(salt) if salt is not None else "",
    )


def open_store(plan: Plan, folder: Path | None = None) -> ArenaStore:
    """Where the games of a plan are kept, in a folder of its own unless one is named; raises StarlodeError."""
    return ArenaStore(folder or RUNS / f"arena-{plan.game}-{plan.digest()}", plan)


def play_plan(
    store: ArenaStore, workers: int | None = None, ray: str | None = None, hear: Hear = lambda result: None
) -> None:
    """Play every game that is not finished yet; `hear` is told of each once it is kept. Raises StarlodeError.

    After the last one the salt of the deals is public.
    """
    plan = store.plan

    def keep(result: BoutResult, record: str) -> None:
        store.keep(result, record)
        hear(result)

    left = [pairing for pairing in schedule(plan) if pairing.number not in store.results]
    if left:
        needed = [versions_of(plan.game, plan.components)]
        Workers(workers, ray).do(partial(play_game, plan), left, lambda played: keep(*played), needed)
    store.publish()
