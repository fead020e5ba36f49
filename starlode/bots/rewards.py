"""What an imagined game was worth to each seat, from 0 to 1: by its result, or by how the position looks.

Without an adviser the game's estimate is the judge, and everyone plays at a glance until the position is quiet enough
for that. An adviser judges any position, as seen by the seat that decides next.
"""

from __future__ import annotations

from starlode.bots.adviser import Adviser, consult, share_out
from starlode.bots.glance import play_at_a_glance
from starlode.bots.search_state import SearchPlan
from starlode.engine.compiling.exponential import exponential
from starlode.engine.compiling.kernel import kernel
from starlode.engine.running.contract import POINTS, RANK, estimate, quiet, returns
from starlode.engine.state.header import Header, lowest_acting
from starlode.engine.state.records import Array, Record

PATIENCE = 100  # the most decisions played until a position is quiet


@kernel
def judge(
    params: Record, world: Header, plan: SearchPlan, mask: Array, odds: Array, dice: Array, adviser: Adviser | None
) -> None:
    """Write every seat's reward for the position the walk ended in."""
    if adviser is None:
        judge_by_estimate(params, world, plan, mask, odds, dice)
    elif world.over:
        reward_victory(params, world, plan)
    else:
        mover = next_mover(world, plan.seat)
        consult(params, world, mover, plan.path[plan.depth - 1], adviser)
        share_out(world, mover, adviser, plan.values)


@kernel
def next_mover(world: Header, seat: int) -> int:
    """Who decides next in the search: the searching seat before others that decide at the same time."""
    return seat if world.acting & (1 << seat) else lowest_acting(world)


@kernel
def judge_by_estimate(params: Record, world: Header, plan: SearchPlan, mask: Array, odds: Array, dice: Array) -> None:
    """Play at a glance until the position is quiet, and see how the seats stand."""
    count = 0
    while not world.over and (count < plan.tail or (count < PATIENCE and not quiet(params, world))):
        play_at_a_glance(params, world, lowest_acting(world), plan, mask, odds, dice, None)
        count += 1
    if world.over:
        reward_result(params, world, plan)
    else:
        estimate(params, world, plan.values)
        reward_lead(world, plan)


@kernel
def reward_lead(world: Header, plan: SearchPlan) -> None:
    """Replace each evaluation by the lead over the best opponent, squeezed between 0 and 1."""
    best, second = -1e9, -1e9
    for seat in range(world.players):
        value = plan.values[seat]
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    for seat in range(world.players):
        rival = second if plan.values[seat] == best else best
        plan.values[seat] = 1.0 / (1.0 + exponential((rival - plan.values[seat]) / plan.decisive))


@kernel
def reward_result(params: Record, world: Header, plan: SearchPlan) -> None:
    """Winning is most of the reward; the lead in points decides between wins, and between losses."""
    returns(params, world, plan.results)
    for seat in range(world.players):
        plan.values[seat] = plan.results[seat, POINTS]
    reward_lead(world, plan)
    winners = count_winners(world, plan)
    for seat in range(world.players):
        won = 1.0 / winners if plan.results[seat, RANK] == 1 else 0.0
        plan.values[seat] = 0.8 * won + 0.2 * plan.values[seat]


@kernel
def reward_victory(params: Record, world: Header, plan: SearchPlan) -> None:
    """Each seat's share of the victory, and nothing for anything else; this is what an adviser predicts."""
    returns(params, world, plan.results)
    winners = count_winners(world, plan)
    for seat in range(world.players):
        plan.values[seat] = 1.0 / winners if plan.results[seat, RANK] == 1 else 0.0


@kernel
def count_winners(world: Header, plan: SearchPlan) -> int:
    """How many seats share the victory."""
    winners = 0
    for seat in range(world.players):
        winners += plan.results[seat, RANK] == 1
    return winners
