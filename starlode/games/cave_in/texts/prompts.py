"""What a player is asked to decide now. Prompts tell nothing that is not public."""

from __future__ import annotations

from collections.abc import Callable

from starlode.engine.game import Config
from starlode.engine.words import count_of
from starlode.games.cave_in.rules.for_python import survey
from starlode.games.cave_in.state import State
from starlode.games.cave_in.texts.choice import phase_of
from starlode.games.cave_in.texts.names import (
    artifact_name,
    card_name,
    colour_name,
    crystal_name,
    half_name,
    needed_text,
)
from starlode.games.cave_in.things import EMPTY


def prompt(config: Config, state: State, seat: int) -> str:
    """What that seat is asked to decide now, in one sentence."""
    if state.over:
        return "The game is over."
    if seat != state.active:
        return f"Waiting for seat {state.active}."
    return asked(config, state)


def asked(config: Config, state: State) -> str:
    """What the active player is asked, in one sentence."""
    return PROMPTS[phase_of(state)](config, state)


def _always(sentence: str) -> Callable[[Config, State], str]:
    return lambda config, state: sentence


def _left(state: State) -> str:
    return f"{count_of(state.picks, 'pick')} left"


def _leader(config: Config, state: State) -> str:
    leader = state.bases[state.active, state.base_count[state.active] - 1]
    return f"Use the skill of your Leader, {card_name(config, leader)}, or skip it."


def _action(config: Config, state: State) -> str:
    normal = 0 if state.raids else int(config.params.normal_actions - state.normal)
    held = {"normal action": normal, "extra Mine": int(state.extra_mine), "extra Recruit": int(state.extra_recruit)}
    left = [count_of(number, thing) for thing, number in held.items() if number > 0]
    if not left:
        return "No action is left: end your turn."
    return f"Choose an action: {' and '.join(left)} left."


def _recruit_pay(config: Config, state: State) -> str:
    bits = int(survey(config.params, state, state.active).needed[config.params.level[state.target] - 1])
    return f"Pay for {card_name(config, state.target)}: play {needed_text(bits)}."


def _mine_pay(config: Config, state: State) -> str:
    return _pay(state, crystal_name(config, state.mine[state.target]))


def _collect_pay(config: Config, state: State) -> str:
    return _pay(state, artifact_name(config, state.artifact_top[state.target]))


def _pay(state: State, thing: str) -> str:
    met = "; add cards or say done" if state.paid >= state.cost else ""
    return f"Pay for {thing}: {state.paid} of {count_of(state.cost, 'level')} paid{met}."


def _prop(config: Config, state: State) -> str:
    return f"Hold the Cave-In token at {state.cave_ins}, or let it move to {state.cave_ins + 1}."


def _scrabber(config: Config, state: State) -> str:
    cost = config.params.class_cost[config.params.space_class[state.target]]
    return f"Take one more Crystal of cost {cost} from the Mine, or decline: {_left(state)}."


def _collect_half(config: Config, state: State) -> str:
    card = int(state.artifact_top[state.target])
    left, right = half_name(config, 2 * card), half_name(config, 2 * card + 1)
    return f"Keep one half of {artifact_name(config, card)}: {left} on the left or {right} on the right."


def _crystal(config: Config, state: State) -> str:
    cost = config.params.class_cost[0]
    return f"Take a {colour_name(config, state.colour)} Crystal of cost {cost} from the Mine, or decline."


def _any_cheap_crystal(config: Config, state: State) -> str:
    return f"Take a Crystal of cost {config.params.class_cost[0]} from the Mine, or decline."


def _sergeant(config: Config, state: State) -> str:
    bottom = card_name(config, state.bases[state.active, 0])
    return f"Take {bottom} from the bottom of your Base, or stop: {_left(state)}."


def _colonel(config: Config, state: State) -> str:
    return f"Take a card from the Docks, or stop: {count_of(state.picks, 'level')} left."


def _fishbean(config: Config, state: State) -> str:
    return f"Take a card of level {state.picks} from the Docks, or decline."


def _from_base(config: Config, state: State) -> str:
    if state.target == EMPTY:
        return f"Take a card that is not a Leader from a Base, or decline: {_left(state)}."
    return f"Take another card from the Base of seat {state.target}, or stop: {_left(state)}."


def _digger_colour(config: Config, state: State) -> str:
    crystal = crystal_name(config, state.mine[state.target])
    return f"Choose a colour for {crystal}, or keep {colour_name(config, state.mine_colour[state.target])}."


def _robuster_card(config: Config, state: State) -> str:
    return f"Choose a card in hand to make {colour_name(config, state.colour)}, or stop: {_left(state)}."


def _custodian(config: Config, state: State) -> str:
    return f"Subjugate a card of level {state.picks} from a Base, but no Leader, or decline."


def _domina(config: Config, state: State) -> str:
    return f"Subjugate a card of level 1 from your hand, or stop: {_left(state)}."


def _uproot(config: Config, state: State) -> str:
    return f"Take a Weedlock from the Base of seat {state.target}, but not its Leader, or stop."


PROMPTS: dict[str, Callable[[Config, State], str]] = {
    "over": _always("The game is over."),
    "start-artifact": _always("Activate an Artifact, or go on without."),
    "shuttle-pick": _always("Take a card of level 1 from the Docks, or decline."),
    "leader": _leader,
    "action": _action,
    "recruit-pay": _recruit_pay,
    "mine-pay": _mine_pay,
    "prop": _prop,
    "scrabber-take": _scrabber,
    "collect-pay": _collect_pay,
    "collect-half": _collect_half,
    "crystal-take": _crystal,
    "sergeant-take": _sergeant,
    "colonel-pick": _colonel,
    "fishbean-pick": _fishbean,
    "shuwar-pick": _from_base,
    "mushell-pick": _from_base,
    "digger-crystal": _always("Choose a Crystal to recolour and make cheaper, or decline."),
    "digger-colour": _digger_colour,
    "robuster-colour": _always("Choose a colour for cards in your hand, or decline."),
    "robuster-card": _robuster_card,
    "mindwasp-pick": _always("Subjugate one of the lowest cards under your own Leader, or decline."),
    "custodian-pick": _custodian,
    "domina-card": _domina,
    "domina-crystal": _any_cheap_crystal,
    "harvest-pick": _always("Take a Weedlock that is not a Leader from a Base, or stop."),
    "uproot-base": _always("Choose the Base from which to take Weedlocks, or decline."),
    "uproot-pick": _uproot,
    "baton-take": _any_cheap_crystal,
    "second-raid": _always("Raid a second Base, or decline."),
}
