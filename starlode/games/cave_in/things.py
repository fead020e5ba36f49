"""What there is in Cave-In: how many of each thing, what its number stands for, and the terms of the rules.

Numbers that a component file may choose are in `Params`; here is only what the rules take for granted.
"""

from __future__ import annotations

from enum import auto
from typing import Annotated

from starlode.engine.game import Config
from starlode.engine.terms import Term
from starlode.engine.things import NOTHING, Sort

# ---- sizes (the components are listed in components.toml) ----
FACTIONS = 6  # also colours and symbols: a faction, its colour and its symbol share one number
IN_PLAY = 4  # factions of one game
LEVELS = 4  # also the four cost classes of Crystals: 1, 3, 6, 10
TYPES = FACTIONS * LEVELS  # Mercenary types, numbered faction * 4 + level - 1
CARDS_OF_FACTION = 13
COPIES = CARDS_OF_FACTION - LEVELS + 1  # the most of one type: a faction has a card of each level
CARDS = IN_PLAY * CARDS_OF_FACTION  # of one game
CRYSTALS = 60
ARTIFACTS = 12
HALVES = 2 * ARTIFACTS  # half 2 * card is the left one, 2 * card + 1 the right one
SPACES = 10  # of the Docks and of the Mine: 4 + 3 + 2 + 1
STACKS = 3  # of Artifacts
BASE = 7  # cards of a Base between turns
ROW = 24  # cards played in one turn; section 16 of the rules shows that 22 suffice
EMPTY = NOTHING
WEEDLOCK = 5  # the one faction that skills call by name

# ---- bounds: section 16 of the rules, and what a component file may not exceed ----
MOST_IN_HAND = 15
MOST_IN_ROW = 22
HAND_LIMIT = 7
NORMAL_ACTIONS = 2
SKILLS_IN_TURN = 1 + NORMAL_ACTIONS  # the Leader's, and one for each normal action
MOST_AMOUNT = 9  # the number in a skill or an ability
EXTRA_MINES, EXTRA_RECRUITS = 1, 3  # that one Drollo and one Overtime Siren may grant
MOST_PRINTED = 99  # points, costs, and the cave-ins that end the game
IDLE_LIMIT = 1000  # idle rounds in a row that move the token
STACKS_IN_ALL = 2 * LEVELS + STACKS  # each moves the Cave-In token once, when it runs out

# ---- where things are ----
IN_STACK, IN_MINE = -1, -2  # crystal_at, else the seat whose pile holds it
SUPPLY, OUT = -1, -2  # totem, else the seat that holds it
ON_TOP, BELOW = -1, -2  # artifact_at, else the seat that owns it


# ---- terms ----


class NormalAction(Term):
    """CI-3.15: the types of normal action."""

    RECRUIT = auto()
    MINE = auto()
    COLLECT = auto()
    SKILL = auto()


class Skill(Term):
    """What a Mercenary can do, as components.toml names it."""

    TAKE_CRYSTAL = auto()
    FOREMAN = auto()
    SERGEANT = auto()
    COLONEL = auto()
    FISHBEAN = auto()
    SHUWAR = auto()
    MUSHELL = auto()
    DIGGERHINO = auto()
    ANCIENTONE = auto()
    MACCARAT = auto()
    DROLLO = auto()
    ROBUSTER = auto()
    SCRABBER = auto()
    MINDWASP = auto()
    CUSTODIAN = auto()
    DOMINA = auto()
    FIT = auto()
    DOUBLE = auto()
    HARVEST = auto()
    UPROOT = auto()


class Ability(Term):
    """What a right Artifact half can do."""

    THIRD_CYBER_ARM = auto()
    ENHANCED_VISION = auto()
    SCRAP_LEDGER = auto()
    BATON_OF_COAXING = auto()
    LASER_DRILL = auto()
    PRISM_LENS = auto()
    SUPPLY_SHUTTLE = auto()
    HEADHUNTER_DRONE = auto()
    BLAST_DOORS = auto()
    SEISMIC_PROP = auto()
    DUPLEX_ROSTER = auto()
    OVERTIME_SIREN = auto()


class Counted(Term):
    """What a scoring half counts."""

    ARTIFACTS = auto()
    CRYSTALS = auto()
    CRYSTALS_OF_COST = auto()
    CRYSTALS_OF_ONE_COLOUR = auto()
    COLOURS = auto()
    TOTEMS = auto()
    CAVE_IN_SYMBOLS = auto()
    BASE_CARDS = auto()
    SYMBOLS = auto()


class Cause(Term):
    """Why the Cave-In token moves."""

    MINED_CRYSTAL = auto()
    ARTIFACT_STACK = auto()
    MERCENARY_STACK = auto()
    CRYSTAL_STACK = auto()
    SETTLING = auto()


# Compiled rules cannot ask an enumeration for its length.
ABILITIES = len(Ability)


# ---- sorts ----


def ability_ids(config: Config) -> list[str]:
    """How abilities are called: by the half that has them; a corrected component file may have none."""
    halves, names = config.params.ability_half, config.components.half_ids
    return [names[halves[ability]] if halves[ability] != EMPTY else ability.text for ability in Ability]


Card = Annotated[int, Sort("card", lambda config: config.components.type_ids)]  # a type of Mercenary
Crystal = Annotated[int, Sort("crystal", lambda config: config.components.crystal_ids)]
Artifact = Annotated[int, Sort("artifact", lambda config: config.components.artifact_ids)]
Half = Annotated[int, Sort("half", lambda config: config.components.half_ids)]
Faction = Annotated[int, Sort("faction", lambda config: config.components.faction_ids)]
Colour = Annotated[int, Sort("colour", lambda config: config.components.colours)]
AbilityOfHalf = Annotated[int, Sort("ability", ability_ids)]
CauseOfCaveIn = Annotated[int, Sort("cause", lambda config: Cause.texts())]
