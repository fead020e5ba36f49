"""What things are called in sentences. A number below 0 is something unknown or hidden, and gets a vague name."""

from __future__ import annotations

from starlode.engine.game import Config
from starlode.engine.words import one_of
from starlode.games.cave_in.state import State
from starlode.games.cave_in.things import EMPTY, Ability


def card_name(config: Config, kind: int) -> str:
    """The name of a Mercenary."""
    return str(config.components.mercenaries[kind].name) if kind >= 0 else "a card"


def card_facts(config: Config, kind: int, colour: int | None = None) -> str:
    """The name of a Mercenary with its level and its current, else printed colour."""
    colour = int(config.params.faction[kind]) if colour is None else colour
    return f"{card_name(config, kind)} (level {config.params.level[kind]}, {colour_name(config, colour)})"


def card_in_colour(config: Config, kind: int, colour: int) -> str:
    """The name of a Mercenary, with the current colour where it is not the printed one."""
    if kind < 0 or colour < 0 or colour == config.params.faction[kind]:
        return card_name(config, kind)
    return f"{card_name(config, kind)} as {colour_name(config, colour)}"


def crystal_name(config: Config, crystal: int) -> str:
    """The id of a Crystal."""
    return str(config.components.crystal_ids[crystal]) if crystal >= 0 else "a Crystal"


def colour_name(config: Config, colour: int) -> str:
    """The name of a colour."""
    return str(config.components.colours[colour]) if colour >= 0 else "another colour"


def artifact_name(config: Config, card: int) -> str:
    """The id of an Artifact card."""
    return str(config.components.artifact_ids[card]) if card >= 0 else "an Artifact"


def half_name(config: Config, half: int) -> str:
    """The name of half an Artifact card."""
    return str(config.components.halves[half].name) if half >= 0 else "one half of an Artifact"


def ability_name(config: Config, ability: int) -> str:
    """The name of the half with that ability; a corrected component file may have none."""
    if ability < 0:
        return "an Artifact"
    half = int(config.params.ability_half[ability])
    return half_name(config, half) if half >= 0 else Ability(ability).text


def skill_text(config: Config, kind: int) -> str:
    """What a Mercenary's skill does, to follow a colon."""
    return clause(config.components.type_text(kind, config.options["edition"]))


def clause(sentence: str) -> str:
    """A sentence made fit to follow a colon."""
    return sentence[:1].lower() + sentence[1:].removesuffix(".")


def base_name(state: State, owner: int) -> str:
    """Whose Base it is, said to the active player."""
    return "your own Base" if owner == state.active else f"the Base of seat {owner}"


def is_wild(state: State, space: int) -> bool:
    """Whether the Crystal of a Mine space has the current colour of an unused faction."""
    return bool(state.mine[space] != EMPTY and not state.in_play[state.mine_colour[space]])


def needed_text(bits: int) -> str:
    """Which card recruits something: a bit for each payment level, bit 0 for no card."""
    levels = [level for level in range(1, bits.bit_length()) if bits >> level & 1]
    if not levels:
        return "no card"
    text = f"a card of level {one_of(levels)}"
    return f"{text}, or no card" if bits & 1 else text
