"""What things are called in sentences. A number below 0 is something unknown or hidden, and gets a vague name."""

from __future__ import annotations

from starlode.engine.game import Config
from starlode.engine.words import count_of
from starlode.games.stella_digger.things import DECK_IDS, Colour, Direction, GadgetType

GADGET_TITLES = dict(
    zip(GadgetType.texts(), ("Super Drill", "Enhanced Power", "Refining Capsule", "Support Drone"), strict=True)
)
WAY_NAMES = dict(zip(Direction.texts(), ("up", "right", "down", "left"), strict=True))


def card_name(config: Config, card: int) -> str:
    """The id of a drill card's type."""
    return str(config.components.card_ids[card]) if card >= 0 else "a card"


def colour_name(colour: int) -> str:
    """The name of a colour."""
    return Colour(colour).text if colour >= 0 else "some colour"


def deck_name(deck: int) -> str:
    """The name of a deck."""
    return DECK_IDS[deck] if deck >= 0 else "a deck"


def place_name(config: Config, place: int) -> str:
    """The name of a square."""
    if not 0 <= place < config.params.places:
        return "a square"
    return "START" if place == config.params.start else str(config.components.place_ids[place])


def gadget_name(config: Config, gadget: int) -> str:
    """The name of a gadget card with its colour."""
    if gadget < 0:
        return "a gadget"
    row = config.components.gadgets[gadget]
    return f"the {row.colour} {GADGET_TITLES[row.type]}"


def drill_name(config: Config, token: int) -> str:
    """The id of a Large Drill."""
    return str(config.components.drill_ids[token]) if token >= 0 else "a Large Drill"


def accident_name(config: Config, card: int) -> str:
    """What happens by an accident card."""
    return f"the {config.components.accidents[card].colour} accident" if card >= 0 else "an accident"


def tile_name(config: Config, tile: int) -> str:
    """A tile with what it shows."""
    if tile < 0:
        return "a tile"
    row = config.components.tiles[tile]
    if row.kind == "monster":
        return f"{row.id} (power {row.power}, damage {row.damage}, {count_of(row.points, 'point')})"
    kind = "gold" if row.kind == "gold" else str(row.colour)
    return f"{row.id} ({count_of(row.crystals, f'{kind} crystal')})"
