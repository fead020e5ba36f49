"""The payment in progress: what it costs, what was paid, and that it can be completed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from starlode.engine.authoring.invariants import Breach, Rows
from starlode.engine.declarations.config import Config
from starlode.engine.running.referee import survey_of
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.faults.facts import COLLECTING, PAYMENTS, having, holding, leaders, owns, played
from starlode.games.cave_in.survey import Survey
from starlode.games.cave_in.things import EMPTY, FACTIONS, LEVELS, WEEDLOCK, Ability, NormalAction, Skill

PAYMENT = Rows()


@PAYMENT.row("cost", "turn.decision.cost", during=holding("cost"))
def _cost(config: Config, state: Any) -> Iterator[str | Breach]:
    """CI-4.23, CI-4.42: the effective cost is what the table makes it, or may have made it for a Crystal just mined."""
    least, most = costs(config, state)
    if not least <= state.cost <= most:
        span = least if least == most else f"{least} to {most}"
        yield f"{state.cost}, but the {Phase(state.phase).row.target} costs seat {state.active} {span} now"
    if state.phase in (Phase.PROP, Phase.SCRABBER_TAKE) and not _just_mined(state):
        yield Breach("turn.decision.target", f"seat {state.active} has no Crystal in its pile that can have lain there")


def costs(config: Config, state: Any) -> tuple[int, int]:
    """The least and the most that the thing being paid for can cost."""
    found, target = survey_of(Survey, config, state.record, state.active), state.target
    if state.phase == Phase.MINE_PAY:
        return found.crystal_cost[target], found.crystal_cost[target]
    if state.phase in COLLECTING:
        return found.artifact_cost[target], found.artifact_cost[target]
    params = state.params
    laser = params.ability_amount[Ability.LASER_DRILL] if owns(state, Ability.LASER_DRILL) else 0
    most = params.class_cost[params.space_class[target]] - state.crystal_cut - laser
    totem = params.totem_cut if state.active in state.totem else 0
    return max(0, most - totem - dug(state)), max(0, most)


def dug(state: Any) -> int:
    """The most that Diggerhinos can have taken off a Crystal that has left the Mine this turn."""
    cards = [*played(state), *leaders(state)]
    amounts = sorted((state.params.amount[kind] for kind in having(state, cards, Skill.DIGGERHINO)), reverse=True)
    return int(sum(amounts[: 1 + state.used[NormalAction.SKILL]]))


def _just_mined(state: Any) -> bool:
    params, wanted = state.params, state.params.space_class[state.target]
    pile = [crystal for crystal, at in enumerate(state.crystal_at) if at == state.active]
    if state.phase == Phase.PROP:
        pile = [crystal for crystal in pile if params.crystal_cave_in[crystal]]
    too_dear = state.phase == Phase.SCRABBER_TAKE and wanted == LEVELS - 1
    return not too_dear and any(params.crystal_class[crystal] == wanted for crystal in pile)


@PAYMENT.row("paid", "turn.decision.paid", during=holding("paid"))
def _paid(config: Config, state: Any) -> Iterator[str]:
    """CI-4.1, CI-4.6, CI-4.32: what is paid are the last cards of the row, by their counted levels and colours."""
    if _payment_size(state) == EMPTY:
        yield f"{state.paid} levels, which the last cards of turn.row do not come to in these colours"
    done = state.phase in (Phase.PROP, Phase.SCRABBER_TAKE, Phase.COLLECT_HALF)
    if done and state.paid < state.cost:
        yield f"{state.paid} in all, the {'artifact' if state.phase in COLLECTING else 'crystal'} costs {state.cost}"


def _pays(state: Any, count: int) -> bool:
    """Whether that many cards make up the payment; each but a Weedlock that fits has exactly one colour."""
    cards = played(state)[state.row_count - count :]
    bound = _bound(state, cards)
    levels = sum(_counted(state, kind) for kind in cards)
    fits = max(state.misfits) <= len(bound) and sum(state.misfits) == len(bound) * (FACTIONS - 1)
    return bool(levels == state.paid and fits)


def _payment_size(state: Any) -> int:
    """How many cards of the row make up the payment; -1 if no number does."""
    most = state.row_count - state.used[NormalAction.SKILL]
    return next((count for count in range(most + 1) if _pays(state, count)), EMPTY)


def repainted(state: Any) -> list[int]:
    """For each colour, how many cards of the payment in progress must have been given it by Robusters."""
    count = _payment_size(state) if "paid" in Phase(state.phase).row.holds else 0
    bound = _bound(state, played(state)[state.row_count - count :]) if count > 0 else []
    printed = [state.params.faction[kind] for kind in bound]
    return [max(0, len(bound) - state.misfits[c] - printed.count(c)) if bound else 0 for c in range(FACTIONS)]


def _bound(state: Any, cards: Sequence[int]) -> list[int]:
    """Those cards that count as one colour only."""
    return [kind for kind in cards if not (state.fit and state.params.faction[kind] == WEEDLOCK)]


def _counted(state: Any, kind: int) -> int:
    doubled = state.double and state.params.faction[kind] == WEEDLOCK
    return int(state.params.level[kind] * (2 if doubled else 1))


@PAYMENT.row("payment", "turn.decision", during=PAYMENTS)
def _payment(config: Config, state: Any) -> Iterator[str | Breach]:
    """CI-4.3, CI-4.5, CI-4.10 to CI-4.12: a payment can be completed, and is asked for only while it goes on."""
    found, seat = survey_of(Survey, config, state.record, state.active), state.active
    ends_by_itself = not state.params.overpay or not state.hand_count[seat]
    if state.phase in (Phase.MINE_PAY, Phase.COLLECT_PAY) and state.paid >= state.cost and ends_by_itself:
        yield "the payment is complete, so nothing more is asked"
    if state.phase == Phase.MINE_PAY and _misfits(state) > found.exempt:
        reason = "these cards cannot pay for this Crystal together, their colours do not fit"
        yield Breach("turn.decision.paid", reason)
    if state.phase == Phase.COLLECT_PAY and state.paid + found.whole_hand < state.cost:
        yield f"the artifact cannot be paid with the hand of seat {seat}"
    if state.phase == Phase.RECRUIT_PAY and not found.levels[state.params.level[state.target] - 1]:
        yield "no card is needed, so nothing is asked"
    if state.phase == Phase.RECRUIT_PAY and state.hand_count[seat] >= state.params.hand_limit:
        yield f"seat {seat} holds too many cards to recruit"


def _misfits(state: Any) -> int:
    """CI-4.32: cards paid so far that do not fit the best colour that may be paid in."""
    colour = state.mine_colour[state.target]
    return int(state.misfits[colour] if state.in_play[colour] else min(state.misfits))
