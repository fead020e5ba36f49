"""What there is in Cave-In: how many of each thing, the terms of the rules, and what numbers stand for.

Numbers that a component file may choose are in `Params`; here is only what the rules take for granted.
"""

from __future__ import annotations

from enum import auto
from typing import TYPE_CHECKING, Annotated, Self

from starlode.engine.declarations.terms import Explained, Term
from starlode.engine.declarations.things import NOTHING, NUMBER, Sort, counts_of

if TYPE_CHECKING:
    from starlode.engine.declarations.config import Config

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
STACK_NAMES = ("a", "b", "c")  # what they are called in positions
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
MOST_ROUNDS = 32_767  # that are counted; only where many idle rounds are allowed can there be more
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


class Scored(Term):
    """Where points come from, Artifacts apart."""

    CRYSTALS = auto()
    SYMBOLS = auto()
    TOTEMS = auto()
    SUBJUGATED = auto()


class Effect(Term):
    """Something printed on a card: in which ways it works, and whether there is a number in it.

    Where an Artifact lasts for the turn, `raises` is the field of the state that it raises: by its number, else by one.
    """

    ways: tuple[str, ...]
    numbered: bool
    raises: str

    def __new__(cls, ways: tuple[str, ...], numbered: bool, raises: str = "") -> Self:
        """Number the effects in their order."""
        member = cls.next_member()
        member.ways, member.numbered, member.raises = ways, numbered, raises
        return member

    @property
    def starts(self) -> bool:
        """Whether it is activated in the Starting phase."""
        return "start" in self.ways


class Skill(Effect):
    """What a Mercenary can do; CI-1.6: at once, for the turn, or by an extra action."""

    TAKE_CRYSTAL = ("instant",), False
    FOREMAN = ("turn",), True
    SERGEANT = ("instant",), True
    COLONEL = ("instant",), True
    FISHBEAN = ("instant", "turn"), True
    SHUWAR = ("instant",), True
    MUSHELL = ("instant",), True
    DIGGERHINO = ("turn",), True
    ANCIENTONE = ("turn",), True
    MACCARAT = ("turn",), True
    DROLLO = ("extra",), True
    ROBUSTER = ("turn",), True
    SCRABBER = ("turn",), False
    MINDWASP = ("instant",), False
    CUSTODIAN = ("instant",), True
    DOMINA = ("instant",), True
    FIT = ("turn",), False
    DOUBLE = ("turn",), False
    HARVEST = ("instant",), True
    UPROOT = ("instant",), False


class Ability(Effect):
    """What a right Artifact half can do: activated at the start of a turn, or always."""

    THIRD_CYBER_ARM = ("start",), False
    ENHANCED_VISION = ("passive",), False
    SCRAP_LEDGER = ("passive",), True
    BATON_OF_COAXING = ("passive",), False
    LASER_DRILL = ("passive",), True
    PRISM_LENS = ("passive",), False
    SUPPLY_SHUTTLE = ("start",), False
    HEADHUNTER_DRONE = ("passive",), True
    BLAST_DOORS = ("passive",), True
    SEISMIC_PROP = ("passive",), False
    DUPLEX_ROSTER = ("passive",), False
    OVERTIME_SIREN = ("start",), True, "extra_recruit"


class FactionId(Explained):
    """The factions. They are not free: options name them before a file is read, and rules know them by number."""

    TERRON = "CI-5.13"
    HYDRAN = "CI-5.22"
    MINEGGLER = "CI-5.29"
    METANEL = "CI-5.36"
    BIOSS = "CI-5.50"
    WEEDLOCK = "CI-5.57"


class Topic(Explained):
    """What else players may want explained."""

    LEVEL_1 = "CI-5.9"  # the skill of every card of level 1
    MINE = "CI-4.22"
    COLLECT = "CI-4.41"
    HALF = "CI-6.1"
    RAID = "CI-7.1"
    TOTEM = "CI-7.1"
    TRACK = "CI-9.1"


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


class Cut(Term):
    """What Crystals of the four costs look like."""

    SHARD = auto()
    RHOMBUS = auto()
    HEXAGON = auto()
    BRILLIANT = auto()


class Left(Term):
    """Sorts of actions that a player may have left."""

    NORMAL_ACTION = auto()
    EXTRA_MINE = auto()
    EXTRA_RECRUIT = auto()


class Discount(Term):
    """CI-4.24 to CI-4.27, CI-4.42: what makes Crystals or Artifacts cheaper."""

    TOTEM = auto()
    DIGGERHINO = auto()
    MACCARAT = auto()
    LASER_DRILL = auto()
    ANCIENTONE = auto()
    SCRAP_LEDGER = auto()


# Compiled rules cannot ask an enumeration for its length.
SKILLS, ABILITIES, DISCOUNTS, SCORED = len(Skill), len(Ability), len(Discount), len(Scored)

# ---- sorts of things ----
BY_ID = "{id}"  # the message of things that are called by their id, or that messages only choose by


def ability_ids(config: Config) -> list[str]:
    """How moves call abilities: by the half that has them; a corrected component file may have none."""
    halves, names = config.params.ability_half, config.components.half_ids
    return [names[halves[ability]] if halves[ability] != EMPTY else ability.text for ability in Ability]


COLOUR = Sort("colour", lambda config: config.components.colours)
COLOURS = Sort("colour", lambda config: config.components.colours, bits=True)
CUT = Sort("cut", lambda config: Cut.texts())
CAUSE = Sort("cause", lambda config: Cause.texts(), BY_ID)
LEVEL_SET = Sort("level", bits=True)
ACTIONS_LEFT = counts_of("left", len(Left), lambda config: Left.texts())

# What is printed on things: the skill of a card, the ability with a number, what a half scores.
CHEAPEST = NUMBER("params.class_cost[0]")
SKILL = Sort(
    "skill",
    message="skill-{skill}",
    facts={
        "skill": Sort("skill-id", lambda config: Skill.texts(), BY_ID)("params.skill[number]"),
        "amount": NUMBER("params.amount[number]"),
        "colour": COLOUR("params.faction[number]"),
        "cost": CHEAPEST,
    },
)
ABILITY = Sort(
    "ability",
    ability_ids,
    "ability-{ability}",
    {
        "ability": Sort("ability-id", lambda config: Ability.texts(), BY_ID)("number"),
        "amount": NUMBER("params.ability_amount[number]"),
        "cost": CHEAPEST,
    },
)
SCORING = Sort(
    "scoring",
    message="scoring-{counted}",
    facts={
        "counted": Sort("counted", lambda config: Counted.texts(), BY_ID)("params.half_counts[number]"),
        "vp": NUMBER("params.half_vp[number]"),
        "every": NUMBER("params.half_every[number]"),
        "cost": NUMBER("params.class_cost[params.half_class[number]]"),
    },
)

# A type of Mercenary, and half an Artifact card; their form `text` is what is printed on them.
CARD = Sort("card", lambda config: config.components.type_ids, facts={"skill": SKILL("number")})
HALF = Sort(
    "half",
    lambda config: config.components.half_ids,
    facts={"scores": SCORING("number"), "does": ABILITY("params.half_ability[number]")},
)

# The log calls Crystals and Artifact cards as moves do, so that one can be told from another; their form `seen` is
# for those who see them. Elsewhere an Artifact card is called by its halves, and a Crystal in the Mine by how it looks
# this turn.
CRYSTAL = Sort(
    "crystal",
    lambda config: config.components.crystal_ids,
    "crystal-token",
    {
        "token": Sort("token", lambda config: config.components.crystal_ids, BY_ID)("number"),
        "colour": COLOUR("params.crystal_colour[number]"),
        "cut": CUT("params.crystal_class[number]"),
        "vp": NUMBER("params.crystal_vp[number]"),
    },
)
ARTIFACT_ID = Sort(
    "artifact-id",
    lambda config: config.components.artifact_ids,
    "artifact-card",
    {
        "card": Sort("artifact-card", lambda config: config.components.artifact_ids, BY_ID)("number"),
        "left": HALF("number + number"),
        "right": HALF("number + number + 1"),
    },
)
ARTIFACT = Sort(
    "artifact",
    lambda config: config.components.artifact_ids,
    "artifact",
    {"left": HALF("number + number"), "right": HALF("number + number + 1")},
)
SPACE = Sort(
    "space",
    message="crystal",
    facts={"colour": COLOUR("mine_colour[number]"), "cut": CUT("params.space_class[number]")},
)

# ---- for the details of events ----
Card = Annotated[int, CARD]
Crystal = Annotated[int, CRYSTAL]
ArtifactId = Annotated[int, ARTIFACT_ID]
Half = Annotated[int, HALF]
Colour = Annotated[int, COLOUR]
AbilityUsed = Annotated[int, ABILITY]
CauseOfCaveIn = Annotated[int, CAUSE]
