"""What a player is asked to decide now. Prompts tell nothing that is not public."""

from __future__ import annotations

from collections.abc import Callable

from starlode.engine.game import Config
from starlode.engine.words import count_of, one_of
from starlode.games.stella_digger.rules.for_python import survey
from starlode.games.stella_digger.state import State
from starlode.games.stella_digger.texts.choice import phase_of
from starlode.games.stella_digger.texts.names import (
    accident_name,
    card_name,
    drill_name,
    gadget_name,
    place_name,
    tile_name,
)
from starlode.games.stella_digger.things import ALARM, COLOURS, EMPTY, Colour


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


def _target_text(config: Config, state: State) -> str:
    facts = survey(config.params, state)
    colours = [name for number, name in enumerate(Colour.texts()) if facts.colours >> number & 1]
    wanted = "any colour" if len(colours) == COLOURS else one_of(colours) if colours else "no colour"
    return f"{place_name(config, state.marker)}, where {wanted} is wanted"


def _card(config: Config, state: State) -> str:
    return f"Play a drill card for {_target_text(config, state)}."


def _colour(config: Config, state: State) -> str:
    card = card_name(config, state.field[state.active, 0])
    return f"Declare another colour for {card} with your Super Drill, or keep its own."


def _discard(config: Config, state: State) -> str:
    limit = survey(config.params, state).hand_limit[state.active]
    if state.hand_count[state.active] >= limit:
        return "Your hand is full: discard a card before you draw."
    return "Discard cards one by one, or stop and draw."


def _draw(config: Config, state: State) -> str:
    missing = survey(config.params, state).hand_limit[state.active] - state.hand_count[state.active]
    return f"Choose a deck to draw from: {count_of(missing, 'card')} to go."


def _pay(config: Config, state: State) -> str:
    bought = gadget_name(config, state.buying) if state.buying != EMPTY else drill_name(config, state.building)
    return f"Pay for {bought}: {count_of(state.owed, 'crystal')} of any colour to go."


def _accident(config: Config, state: State) -> str:
    card = min(
        range(len(state.accident_at)), key=lambda card: (state.accident_at[card] < ALARM, state.accident_at[card])
    )
    return f"Choose which {config.components.accidents[card].colour} card to lose to {accident_name(config, card)}."


def _gold(config: Config, state: State) -> str:
    return f"Choose the colour of a crystal for {tile_name(config, state.queue[0])}: {state.owed} to go."


def _return(config: Config, state: State) -> str:
    limit = survey(config.params, state).crystal_limit[state.active]
    return f"Return a crystal: you have {state.crystals[state.active].sum()}, your limit is {limit}."


def _fight(config: Config, state: State) -> str:
    monster = tile_name(config, state.tile_on[state.monster])
    return f"Play a drill card against {monster} on {place_name(config, state.monster)}, or play nothing."


PROMPTS: dict[str, Callable[[Config, State], str]] = {
    "over": _always("The game is over."),
    "start-tile": _always("Choose the first target: the tile above START or the one to its right."),
    "draft": _always("Choose a deck to draw a card for your starting hand from."),
    "target": _always("Choose the tile that everybody will mine this round."),
    "entry": lambda config, state: f"Choose from which square the marker enters {place_name(config, state.target)}.",
    "action": lambda config, state: f"Choose an action; the target is {_target_text(config, state)}.",
    "card": _card,
    "colour": _colour,
    "extra": _always("Add a card with your Enhanced Power, or none."),
    "discard": _discard,
    "draw": _draw,
    "gadget": _always("Choose a gadget to buy."),
    "pay": _pay,
    "drill": _always("Choose a Large Drill to build."),
    "site": lambda config, state: f"Choose a square for {drill_name(config, state.building)}.",
    "aim": lambda config, state: f"Choose where the drill on {place_name(config, state.site)} points: N, E, S or W.",
    "give": _always("Choose the colour of the crystals to give away."),
    "take": _always("Choose the colour of the crystal you get for them."),
    "accident": _accident,
    "gold": _gold,
    "capsule": _always("Choose the Refining Capsule that works this round."),
    "return": _return,
    "fight": _fight,
    "lose": lambda config, state: f"Return a crystal lost to the monster: {state.owed} to go.",
    "breakthrough": _always("Every way is blockaded: choose a blockaded tile to break through."),
}
