"""The report on an arena, ready for JSON."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from starlode.arena.bout import BoutResult
from starlode.arena.plan import Plan, is_even
from starlode.arena.standings import Standing, climb, standings_of


def report_data(plan: Plan, results: Sequence[BoutResult], kept: Collection[int] = ()) -> dict[str, Any]:
    """Standings, fouls and forfeits after these games, and what was planned; some may have been kept from before."""
    rows = standings_of(plan.bots, results).rows()
    return {
        "standings": [row.data() for row in rows],
        "games": len(results),
        "played_now": len(results) - len(kept),
        "kept": len(kept),
        "planned": plan.games,
        "balanced": is_even(result.seats for result in results),
        "win_intervals": {row.bot: [round(row.win_low, 5), round(row.win_high, 5)] for row in rows},
        "time": {row.bot: _time(row) for row in rows if row.milliseconds is not None},
        "fouls": {row.bot: row.fouls for row in rows if row.fouls},
        "forfeits": forfeits_of(results),
        **({"ladder": [rung.data() for rung in climb(plan.bots, results)]} if plan.ladder else {}),
        "game": plan.game,
        "options": plan.options,
        "bots": plan.bots,
        "seed": plan.seed,
        "salt": plan.salt if len(results) >= plan.games else None,  # a secret until the last game is over
    }


def _time(row: Standing) -> dict[str, Any]:
    """What a bot used: milliseconds a decision, decisions that had a choice, and how many others it made."""
    assert row.milliseconds is not None  # it is known
    return {"ms": round(row.milliseconds, 3), "decisions": row.used.decisions, "forced": row.used.forced}


def forfeits_of(results: Sequence[BoutResult]) -> list[dict[str, Any]]:
    """Every forfeit: the game, the bot, and why."""
    return [
        {"game": result.number, "bot": result.seats[trouble.seat], "seat": trouble.seat, "reason": trouble.reason}
        for result in results
        for trouble in result.forfeits
    ]
