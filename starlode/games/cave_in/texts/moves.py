"""What a move would do, in a few plain words for menus."""

from __future__ import annotations

from collections.abc import Callable

from starlode.engine.game import Config
from starlode.engine.words import count_of
from starlode.games.cave_in.decisions import Word
from starlode.games.cave_in.rules.for_python import survey
from starlode.games.cave_in.state import State
from starlode.games.cave_in.texts.choice import PAYMENTS, Choice, Sort, choice_of, phase_of
from starlode.games.cave_in.texts.names import (
    ability_name,
    artifact_name,
    base_name,
    card_facts,
    card_name,
    clause,
    colour_name,
    crystal_name,
    half_name,
    is_wild,
    needed_text,
    skill_text,
)
from starlode.games.cave_in.things import EMPTY

Describe = Callable[[Config, State, Choice], str]


def describe(config: Config, state: State, action: int) -> str:
    """The move in a few plain words."""
    choice = choice_of(action)
    return BY_SORT[choice.sort](config, state, choice)


# ---- words ----


def _word(config: Config, state: State, choice: Choice) -> str:
    word = Word(choice.number).text
    if word == "done":
        return _done(config, state)
    if word in ("left", "right"):
        return _keep(config, state, word)
    return BY_WORD[word](config, state)


def _done(config: Config, state: State) -> str:
    if phase_of(state) == "digger-colour":
        return f"Keep the colour {colour_name(config, state.mine_colour[state.target])}"
    return DONE_TEXTS.get(phase_of(state), "Decline")


DONE_TEXTS = {
    "start-artifact": "Go on without activating an Artifact",
    "leader": "Leave the skill of your Leader unused",
    "mine-pay": "Finish the payment",
    "collect-pay": "Finish the payment",
    "sergeant-take": "Leave the rest of your Base as it is",
    "colonel-pick": "Take no more cards",
    "mushell-pick": "Take no more cards",
    "robuster-card": "Recolour no more cards",
    "domina-card": "Subjugate no more cards",
    "harvest-pick": "Take no more cards",
    "uproot-pick": "Take no more cards",
    "second-raid": "Do without a second Raid",
}


def _keep(config: Config, state: State, side: str) -> str:
    if phase_of(state) != "collect-half":
        return f"Keep the {side} half"
    half = 2 * int(state.artifact_top[state.target]) + (side == "right")
    return f"Keep {half_name(config, half)}: {clause(config.components.halves[half].text)}"


def _use_leader(config: Config, state: State) -> str:
    leader = _leader(state, int(state.active))
    if leader == EMPTY:
        return "Use the skill of your Leader"
    return f"Use the skill of your Leader, {card_name(config, leader)}: {skill_text(config, leader)}"


def _leader(state: State, owner: int) -> int:
    """The top card of a Base, EMPTY if there is none."""
    count = int(state.base_count[owner])
    return int(state.bases[owner, count - 1]) if count else EMPTY


def _take_bottom(config: Config, state: State) -> str:
    return f"Take {card_name(config, int(state.bases[state.active, 0]))} from the bottom of your Base"


def _no_card(config: Config, state: State) -> str:
    if phase_of(state) != "recruit-pay":
        return "Recruit without playing a card"
    return f"Recruit {card_name(config, state.target)} without playing a card"


BY_WORD: dict[str, Callable[[Config, State], str]] = {
    "end": lambda config, state: "End your turn",
    "leader": _use_leader,
    "take": _take_bottom,
    "no-card": _no_card,
    "hold": lambda config, state: f"Hold the Cave-In token at {state.cave_ins}",
    "move": lambda config, state: f"Let the Cave-In token move to {state.cave_ins + 1}",
}


# ---- the board ----


def _ability(config: Config, state: State, choice: Choice) -> str:
    half = int(config.params.ability_half[choice.number])
    name = f"Activate {ability_name(config, choice.number)}"
    return f"{name}: {clause(config.components.halves[half].text)}" if half >= 0 else name


def _dock(config: Config, state: State, choice: Choice) -> str:
    kind = choice.number
    if phase_of(state) != "action":
        return f"Take {card_facts(config, kind)} from the Docks"
    bits = int(survey(config.params, state, state.active).needed[config.params.level[kind] - 1])
    return f"Recruit {card_facts(config, kind)} for {'nothing' if bits == 1 else needed_text(bits)}"


def _crystal(config: Config, state: State, choice: Choice) -> str:
    space = choice.number
    if state.mine[space] == EMPTY:
        return "Choose an empty space of the Mine"
    verb = {"action": "Mine", "digger-crystal": "Recolour"}.get(phase_of(state), "Take")
    colour = "wild " * is_wild(state, space) + colour_name(config, state.mine_colour[space])
    return f"{verb} a {colour} crystal ({', '.join(_crystal_facts(config, state, space))})"


def _crystal_facts(config: Config, state: State, space: int) -> list[str]:
    crystal = config.components.crystals[state.mine[space]]
    cost = int(survey(config.params, state, state.active).crystal_cost[space])
    facts = [_cost(cost, crystal.cost) if phase_of(state) == "action" else f"cost {crystal.cost}", f"{crystal.vp} VP"]
    if crystal.symbol is not None:
        facts.append(f"{crystal.symbol} symbol")
    if crystal.cave_in:
        facts.append("cave-in symbol")
    return facts


def _cost(cost: int, printed: int) -> str:
    return f"cost {cost}" if cost == printed else f"cost {cost} instead of {printed}"


def _stack(config: Config, state: State, choice: Choice) -> str:
    card = int(state.artifact_top[choice.number])
    if card == EMPTY:
        return "Collect from an empty stack"
    cost = int(survey(config.params, state, state.active).artifact_cost[choice.number])
    halves = f"{half_name(config, 2 * card)} or {half_name(config, 2 * card + 1)}"
    price = _cost(cost, int(config.params.artifact_cost[card]))
    return f"Collect {artifact_name(config, card)} ({price}): {halves}"


def _colour(config: Config, state: State, choice: Choice) -> str:
    colour = colour_name(config, choice.number)
    if phase_of(state) == "digger-colour":
        return f"Make {crystal_name(config, state.mine[state.target])} {colour} for this turn"
    return f"Make cards in your hand {colour} for this turn"


def _seat(config: Config, state: State, choice: Choice) -> str:
    owner = choice.number
    if phase_of(state) == "uproot-base":
        return f"Take Weedlocks from {base_name(state, owner)}"
    leader = _leader(state, owner)
    if leader == EMPTY:
        return f"Raid {base_name(state, owner)}"
    cards = count_of(int(state.base_count[owner]), "card")
    totem = colour_name(config, int(config.params.faction[leader]))
    return f"Raid {base_name(state, owner)} ({cards}, {totem} Totem): {card_name(config, leader)} goes back to hand"


def _base(config: Config, state: State, choice: Choice) -> str:
    kind = int(state.bases[choice.number, choice.detail])
    card = card_facts(config, kind) if kind >= 0 else "a missing card"
    if phase_of(state) in ("mindwasp-pick", "custodian-pick"):
        return f"Subjugate {card} from {base_name(state, choice.number)}"
    return f"Take {card} from {base_name(state, choice.number)}"


# ---- hand cards ----


def _hand(config: Config, state: State, choice: Choice) -> str:
    kind, card = choice.number, card_facts(config, choice.number, choice.detail)
    phase = phase_of(state)
    if phase == "action":
        return f"Use the skill of {card_name(config, kind)}: {skill_text(config, kind)}"
    if phase == "robuster-card":
        return f"Make {card} {colour_name(config, state.colour)} for this turn"
    if phase == "domina-card":
        return f"Subjugate {card} from your hand"
    return f"Pay with {card}{_double(config, state, kind)}"


def _double(config: Config, state: State, kind: int) -> str:
    """How a Weedlock counts while doubling is active; in Recruit that is up to the player (CI-4.18)."""
    counted = int(survey(config.params, state, state.active).counted[kind])
    if counted == config.params.level[kind]:
        return ""
    return f", counts as {counted}" if phase_of(state) in PAYMENTS else f", may count as {counted}"


BY_SORT: dict[Sort, Describe] = {
    "word": _word,
    "ability": _ability,
    "dock": _dock,
    "crystal": _crystal,
    "stack": _stack,
    "colour": _colour,
    "seat": _seat,
    "base": _base,
    "hand": _hand,
}
