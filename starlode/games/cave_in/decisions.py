"""The decisions of section 11: what is asked, one row a decision, and how the actions that answer are numbered."""

from __future__ import annotations

from enum import auto
from typing import NamedTuple

from starlode.engine.declarations.decisions import Choice, Decision, Facts, Phases, Reasons, reason
from starlode.engine.declarations.layout import Block, Layout
from starlode.engine.declarations.terms import Term
from starlode.engine.declarations.things import NUMBER, SEAT, Sort
from starlode.engine.state.header import SEATS
from starlode.games.cave_in.things import (
    ABILITIES,
    ABILITY,
    ACTIONS_LEFT,
    ARTIFACT,
    BASE,
    BY_ID,
    CARD,
    COLOUR,
    COLOURS,
    FACTIONS,
    HALF,
    LEVEL_SET,
    MOST_AMOUNT,
    SPACE,
    SPACES,
    STACKS,
    TYPES,
    Ability,
    Skill,
)


class Word(Term):
    """An action that chooses no thing."""

    DONE = auto()
    END = auto()
    LEADER = auto()
    TAKE = auto()
    NO_CARD = auto()
    HOLD = auto()
    MOVE = auto()
    LEFT = auto()
    RIGHT = auto()


# ---- actions: the words, then the things; the decision says what a thing is chosen for ----

CARD_OF_BASE = "bases[number, detail]"
LEADER_THERE = "bases[number, base_count[number] - 1]"
ON_TOP_THERE = "artifact_top[number]"

LAYOUT = Layout(
    Block("word", [(NUMBER, len(Word))]),
    Block(
        "ability",
        [(ABILITY, ABILITIES)],
        {"half": HALF("params.ability_half[number]")},
    ),
    Block(  # a type of Mercenary in the Docks
        "dock",
        [(CARD, TYPES)],
        {
            "card": CARD("number"),
            "level": NUMBER("params.level[number]"),
            "colour": COLOUR("params.faction[number]"),
            "levels": LEVEL_SET("survey.levels[params.level[number] - 1]"),
            "gratis": NUMBER("survey.gratis[params.level[number] - 1]"),
        },
    ),
    Block(  # the Crystal on a space of the Mine
        "crystal",
        [(SPACE, SPACES)],
        {
            "crystal": SPACE("number"),
            "wild": NUMBER("in_play[mine_colour[number]] == 0"),
            "cost": NUMBER("survey.crystal_cost[number]"),
            "printed": NUMBER("params.class_cost[params.space_class[number]]"),
            "full_price": NUMBER("survey.crystal_cost[number] == params.class_cost[params.space_class[number]]"),
            "vp": NUMBER("params.crystal_vp[mine[number]]"),
            "symbol": COLOUR("params.crystal_symbol[mine[number]]"),
            "cave_in": NUMBER("params.crystal_cave_in[mine[number]]"),
        },
    ),
    Block(  # the Artifact on top of a stack
        "stack",
        [(NUMBER, STACKS)],
        {
            "artifact": ARTIFACT(ON_TOP_THERE),
            "cost": NUMBER("survey.artifact_cost[number]"),
            "printed": NUMBER(f"params.artifact_cost[{ON_TOP_THERE}]"),
            "full_price": NUMBER(f"survey.artifact_cost[number] == params.artifact_cost[{ON_TOP_THERE}]"),
            "left": HALF(f"{ON_TOP_THERE} + {ON_TOP_THERE}"),
            "right": HALF(f"{ON_TOP_THERE} + {ON_TOP_THERE} + 1"),
        },
    ),
    Block("colour", [(COLOUR, FACTIONS)], {"colour": COLOUR("number")}),
    Block(  # a Base as a whole
        "seat",
        [(SEAT, SEATS)],
        {
            "owner": SEAT("number"),
            "own": NUMBER("number == seat"),
            "cards": NUMBER("base_count[number]"),
            "leader": CARD(LEADER_THERE),
            "totem": COLOUR(f"params.faction[{LEADER_THERE}]"),
        },
    ),
    Block(  # a card of a Base, by its place from the bottom
        "base",
        [(SEAT, SEATS), (NUMBER, BASE)],
        {
            "owner": SEAT("number"),
            "own": NUMBER("number == seat"),
            "card": CARD(CARD_OF_BASE),
            "level": NUMBER(f"params.level[{CARD_OF_BASE}]"),
            "colour": COLOUR(f"params.faction[{CARD_OF_BASE}]"),
        },
    ),
    Block(  # a card in hand, by type and current colour
        "hand",
        [(CARD, TYPES), (COLOUR, FACTIONS)],
        {
            "card": CARD("number"),
            "colour": COLOUR("detail"),
            "level": NUMBER("params.level[number]"),
            "counted": NUMBER("survey.counted[number]"),
            "as_printed": NUMBER("survey.counted[number] == params.level[number]"),
            "idle": NUMBER("survey.idle[number]"),
        },
    ),
)
ACT_ABILITY = LAYOUT.start("ability")
ACT_DOCK = LAYOUT.start("dock")
ACT_CRYSTAL = LAYOUT.start("crystal")
ACT_STACK = LAYOUT.start("stack")
ACT_COLOUR = LAYOUT.start("colour")
ACT_SEAT = LAYOUT.start("seat")
ACT_BASE = LAYOUT.start("base")
ACT_HAND = LAYOUT.start("hand")


# ---- what a pick may choose, and what becomes of it: columns that the rules read from `Params` ----


class Source(Term):
    """Where a pick comes from."""

    NOWHERE = auto()
    DOCKS = auto()
    MINE = auto()
    BASES = auto()


class Wanted(Term):
    """Which levels of cards, or costs of Crystals, will do."""

    ANY = auto()
    LOWEST = auto()  # level 1, or the cheapest Crystals
    PICKS = auto()  # the level that `picks` says
    UP_TO_PICKS = auto()
    LOWEST_THERE = auto()  # of the Base it comes from, without its Leader
    LIKE_TARGET = auto()  # the cost of the Mine space `target`


class Kin(Term):
    """Which factions of cards, or colours of Crystals, will do."""

    ANY = auto()
    WEEDLOCK = auto()
    COLOUR = auto()  # the colour that `colour` says


class Bases(Term):
    """Whose Bases will do."""

    ANY = auto()
    OWN = auto()
    ONE = auto()  # all cards come from the same
    HARVEST = auto()  # CI-5.66: one from each of several, or all from a single one


class Fate(Term):
    """What becomes of what is picked."""

    TAKEN = auto()  # into the hand, or onto the pile
    SUBJUGATED = auto()
    RECOLOURED = auto()


class Price(Term):
    """What a pick uses up of `picks`."""

    NOTHING = auto()
    ONE = auto()
    LEVEL = auto()


class Worth(NamedTuple):
    """What a bot takes a pick to be worth, in points: an amount for each that is left, up to some number."""

    points: float
    least: int = 1
    most: int = 1


HAND_LEVEL = 0.55  # a level in hand
CARD_PICK = 0.9  # a card about to be taken
CRYSTAL_PICK = 1.3  # a Crystal of cost 1 about to be taken
NO_PICK = Worth(0.0)


def usual_worth(source: Source, fate: Fate, price: Price, again: bool) -> Worth:
    """What a pick is worth by where it comes from and what becomes of it; a hand has room for two cards or so."""
    if source == Source.NOWHERE:
        return NO_PICK
    if fate != Fate.TAKEN:
        return Worth({Fate.SUBJUGATED: 1.5, Fate.RECOLOURED: 0.6}.get(fate, 1.0))
    if source == Source.MINE:
        return Worth(CRYSTAL_PICK, most=MOST_AMOUNT if again else 1)
    return Worth(HAND_LEVEL, 0, MOST_AMOUNT) if price == Price.LEVEL else Worth(CARD_PICK, most=2 if again else 1)


class Question(Decision):
    """A row of this game: besides what every decision has, who asks, how its picks work and where the game goes on."""

    def __init__(
        self,
        *choices: Choice,
        words: tuple[str, ...] = ("done",),
        declined: str = "done",
        leaving: tuple[str, ...] | None = None,
        holds: tuple[str, ...] = (),
        facts: Facts | None = None,
        skill: Skill | None = None,
        ability: Ability | None = None,
        target: str = "",
        source: Source = Source.NOWHERE,
        wanted: Wanted = Wanted.ANY,
        kin: Kin = Kin.ANY,
        bases: Bases = Bases.ANY,
        fate: Fate = Fate.TAKEN,
        price: Price = Price.NOTHING,
        again: bool = False,
        then: str = "",
        in_vain: bool = False,
        worth: Worth | None = None,
        refused: str = "",
    ) -> None:
        super().__init__(*choices, words=words, declined=declined, leaving=leaving, holds=holds, facts=facts)
        self.skill = skill  # the skill that asks
        self.ability = ability  # the ability that asks, or without which it is not asked
        self.target = target  # what `target` is: a card, a crystal, an emptied space, an artifact or a seat
        self.source, self.wanted, self.kin, self.bases = source, wanted, kin, bases
        self.fate, self.price = fate, price
        self.again = again  # asked again after each pick, as long as there is one
        # The decision that follows, also where this one is declined.
        self.then = then or ("start-artifact" if ability is not None and ability.starts else "action")
        self.in_vain = in_vain  # asked even if nothing can be chosen: whether it can is a secret
        self.worth = usual_worth(source, fate, price, again) if worth is None else worth
        self.refused = refused  # why the Artifact that asks cannot be activated where there is nothing to choose

    @property
    def comes_first(self) -> bool:
        """CI-3.2: whether it is asked in the Starting phase, before the Leader."""
        return self.then in ("start-artifact", "leader")


PICKS: Facts = {"picks": NUMBER("picks")}
CHEAP: Facts = {"wanted": NUMBER("params.class_cost[0]")}
FROM_BASE: Facts = {"base": SEAT("target"), "own_base": NUMBER("target == seat")}
HIRED: Facts = {
    "hired": CARD("target"),
    "levels": LEVEL_SET("survey.levels[params.level[target] - 1]"),
    "gratis": NUMBER("survey.gratis[params.level[target] - 1]"),
}
PAID: Facts = {"paid": NUMBER("paid"), "cost": NUMBER("cost"), "met": NUMBER("survey.met")}
PAYMENT = ("target", "cost", "paid", "misfits")
TOP_CHOSEN = "artifact_top[target]"
LEADER_OWN = "bases[seat, base_count[seat] - 1]"
HALVES: Facts = {
    "artifact": ARTIFACT(TOP_CHOSEN),
    "left": HALF(f"{TOP_CHOSEN} + {TOP_CHOSEN}"),
    "right": HALF(f"{TOP_CHOSEN} + {TOP_CHOSEN} + 1"),
}
TAKE_CRYSTAL, TAKE_CARD = Choice("crystal", "take"), Choice("base", "take")
DOCKS, PAY = Choice("dock", "take"), Choice("hand", "pay")


class Phase(Phases):
    """Which decision is asked."""

    row: Question

    @property
    def ways(self) -> tuple[str, ...]:
        """What `target` is while it is asked."""
        return (self.row.target,) if self.row.target else ()

    OVER = Question(words=(), declined="")
    START_ARTIFACT = Question(Choice("ability", "activate"), then="leader")
    SHUTTLE_PICK = Question(
        DOCKS,
        ability=Ability.SUPPLY_SHUTTLE,
        source=Source.DOCKS,
        wanted=Wanted.LOWEST,
        refused="no-level-1-in-docks",
    )
    LEADER = Question(
        words=("leader", "done"), facts={"leader": CARD(LEADER_OWN), "idle": NUMBER(f"survey.idle[{LEADER_OWN}]")}
    )
    ACTION = Question(
        Choice("dock", "recruit"),
        Choice("crystal", "mine"),
        Choice("stack", "collect"),
        Choice("hand", "skill"),
        Choice("seat", "raid"),
        words=("end",),
        declined="",
        leaving=("end",),
        facts={"actions": ACTIONS_LEFT("survey.left")},
    )
    RECRUIT_PAY = Question(
        PAY,
        words=("no-card",),
        declined="",
        holds=("target",),
        facts=HIRED,
        target="card",
        worth=Worth(HAND_LEVEL),
    )
    MINE_PAY = Question(
        PAY,
        declined="",
        holds=PAYMENT,
        facts={"crystal": SPACE("target"), **PAID},
        target="crystal",
        in_vain=True,
    )
    PROP = Question(
        words=("hold", "move"),
        declined="",
        holds=PAYMENT,
        facts={"now": NUMBER("cave_ins"), "next": NUMBER("cave_ins + 1")},
        ability=Ability.SEISMIC_PROP,
        target="space",
        worth=Worth(1.0),
    )
    SCRABBER_TAKE = Question(
        TAKE_CRYSTAL,
        holds=(*PAYMENT, "picks"),
        facts={"wanted": NUMBER("params.class_cost[params.space_class[target]]"), **PICKS},
        target="space",
        source=Source.MINE,
        wanted=Wanted.LIKE_TARGET,
        price=Price.ONE,
        again=True,
    )
    COLLECT_PAY = Question(PAY, declined="", holds=PAYMENT, facts={**HALVES, **PAID}, target="artifact")
    COLLECT_HALF = Question(words=("left", "right"), declined="", holds=PAYMENT, facts=HALVES, target="artifact")
    CRYSTAL_TAKE = Question(
        TAKE_CRYSTAL,
        holds=("colour",),
        facts={"colour": COLOUR("colour"), **CHEAP},
        skill=Skill.TAKE_CRYSTAL,
        source=Source.MINE,
        wanted=Wanted.LOWEST,
        kin=Kin.COLOUR,
    )
    SERGEANT_TAKE = Question(
        words=("take", "done"),
        holds=("picks",),
        facts={"card": CARD("bases[seat, 0]"), **PICKS},
        skill=Skill.SERGEANT,
        price=Price.ONE,
        again=True,
        worth=Worth(CARD_PICK, most=2),
    )
    COLONEL_PICK = Question(
        DOCKS,
        holds=("picks",),
        facts=PICKS,
        skill=Skill.COLONEL,
        source=Source.DOCKS,
        wanted=Wanted.UP_TO_PICKS,
        price=Price.LEVEL,
        again=True,
    )
    FISHBEAN_PICK = Question(
        DOCKS, holds=("picks",), facts=PICKS, skill=Skill.FISHBEAN, source=Source.DOCKS, wanted=Wanted.PICKS
    )
    SHUWAR_PICK = Question(
        TAKE_CARD,
        holds=("target", "picks"),
        facts={**FROM_BASE, **PICKS},
        skill=Skill.SHUWAR,
        target="seat",
        source=Source.BASES,
        bases=Bases.ONE,
        price=Price.ONE,
        again=True,
    )
    MUSHELL_PICK = Question(
        TAKE_CARD,
        holds=("target", "picks"),
        facts={**FROM_BASE, **PICKS},
        skill=Skill.MUSHELL,
        target="seat",
        source=Source.BASES,
        bases=Bases.ONE,
        price=Price.ONE,
        again=True,
    )
    DIGGER_CRYSTAL = Question(
        Choice("crystal", "paint"),
        holds=("picks",),
        skill=Skill.DIGGERHINO,
        source=Source.MINE,
        fate=Fate.RECOLOURED,
    )
    DIGGER_COLOUR = Question(
        Choice("colour", "colour"),
        holds=("target", "picks"),
        facts={"crystal": SPACE("target"), "current": COLOUR("mine_colour[target]")},
        skill=Skill.DIGGERHINO,
        target="crystal",
        worth=Worth(0.6),
    )
    ROBUSTER_COLOUR = Question(Choice("colour", "colour"), holds=("picks",), skill=Skill.ROBUSTER)
    ROBUSTER_CARD = Question(
        Choice("hand", "paint"),
        holds=("picks", "colour", "chosen", "chosen_count"),
        facts={"paint": COLOUR("colour"), **PICKS},
        skill=Skill.ROBUSTER,
        price=Price.ONE,
        again=True,
    )
    MINDWASP_PICK = Question(
        Choice("base", "subjugate"),
        skill=Skill.MINDWASP,
        source=Source.BASES,
        wanted=Wanted.LOWEST_THERE,
        bases=Bases.OWN,
        fate=Fate.SUBJUGATED,
    )
    CUSTODIAN_PICK = Question(
        Choice("base", "subjugate"),
        holds=("picks",),
        facts=PICKS,
        skill=Skill.CUSTODIAN,
        source=Source.BASES,
        wanted=Wanted.PICKS,
        fate=Fate.SUBJUGATED,
    )
    DOMINA_CARD = Question(
        Choice("hand", "subjugate"),
        holds=("picks",),
        facts=PICKS,
        skill=Skill.DOMINA,
        price=Price.ONE,
        in_vain=True,
        worth=Worth(0.8, 0, MOST_AMOUNT),
    )
    DOMINA_CRYSTAL = Question(
        TAKE_CRYSTAL,
        holds=("picks",),
        facts=CHEAP,
        skill=Skill.DOMINA,
        source=Source.MINE,
        wanted=Wanted.LOWEST,
        then="domina-card",
    )
    HARVEST_PICK = Question(
        TAKE_CARD,
        holds=("picks", "harvested"),
        skill=Skill.HARVEST,
        source=Source.BASES,
        kin=Kin.WEEDLOCK,
        bases=Bases.HARVEST,
        again=True,
    )
    UPROOT_BASE = Question(
        Choice("seat", "base"), skill=Skill.UPROOT, source=Source.BASES, kin=Kin.WEEDLOCK, bases=Bases.ONE
    )
    UPROOT_PICK = Question(
        TAKE_CARD,
        holds=("target",),
        facts=FROM_BASE,
        skill=Skill.UPROOT,
        target="seat",
        source=Source.BASES,
        kin=Kin.WEEDLOCK,
        bases=Bases.ONE,
        again=True,
    )
    BATON_TAKE = Question(
        TAKE_CRYSTAL,
        facts=CHEAP,
        ability=Ability.BATON_OF_COAXING,
        source=Source.MINE,
        wanted=Wanted.LOWEST,
        then="second-raid",
    )
    SECOND_RAID = Question(Choice("seat", "raid"), ability=Ability.ENHANCED_VISION, worth=Worth(1.0))


PHASES = len(Phase)
DECISION = Sort("decision", lambda config: Phase.texts(), BY_ID)


# ---- why an answer is refused ----


class Reason(Reasons):
    """Why an action that answers the decision is not legal now."""

    FULL_HAND = reason(held=NUMBER("hand_count[seat]"), limit=NUMBER("params.hand_limit"))
    # payments
    UNPAID = reason(**PAID)
    NOT_FOR_NOTHING = reason(**HIRED)
    WRONG_LEVEL_TO_PAY = reason(**HIRED)
    OTHER_COLOUR_TO_PAY = reason(**PAID, crystal=SPACE("target"), wanted=COLOUR("mine_colour[target]"))
    EXCEPTION_MADE = reason(crystal=SPACE("target"), wanted=COLOUR("mine_colour[target]"))
    EXCEPTION_TOO_DEAR = reason(crystal=SPACE("target"), wanted=COLOUR("mine_colour[target]"))
    NOT_ONE_COLOUR = reason(**PAID, crystal=SPACE("target"))
    # actions
    AFTER_RAID = reason()
    NO_ACTION_LEFT = reason()
    SAME_ACTION = reason()
    NO_CARD_TO_PAY = reason()
    TOO_DEAR = reason(pays=NUMBER("survey.power[mine_colour[number]]"), colour=COLOUR("mine_colour[number]"))
    TOO_DEAR_WILD = reason(pays=NUMBER("survey.power[survey.best_colour]"), colour=COLOUR("survey.best_colour"))
    TOO_DEAR_ARTIFACT = reason(pays=NUMBER("survey.whole_hand"))
    # Artifacts
    NOT_OWNED = reason()
    WORKS_BY_ITSELF = reason()
    ACTIVATED_BEFORE = reason()
    # what is not there
    NOT_IN_DOCKS = reason()
    NO_LEVEL_1_IN_DOCKS = reason()
    EMPTY_SPACE = reason()
    EMPTY_STACK = reason()
    NO_SUCH_SEAT = reason(last=NUMBER("players - 1"))
    NO_SUCH_CARD = reason(place=NUMBER("detail + 1"), cards=NUMBER("base_count[number]"))
    NOTHING_BELOW_LEADER = reason()
    NOT_IN_HAND = reason()
    OTHER_COLOUR_NOW = reason(now=COLOURS("survey.colours[number]"))
    # Raids
    SAME_BASE_AGAIN = reason()
    RAIDED_BEFORE = reason()
    ACTIONS_TAKEN = reason(taken=NUMBER("normal"))
    EMPTY_BASE = reason()
    # picks
    TOO_MANY_LEVELS = reason(**PICKS)
    OTHER_LEVEL = reason(wanted=NUMBER("survey.wanted"))
    OTHER_COST = reason(wanted=NUMBER("survey.wanted"))
    OTHER_COLOUR = reason(colour=COLOUR("colour"))
    SAME_COLOUR = reason(crystal=SPACE("target"))
    LEADER_IS_IMMUNE = reason()
    OWN_BASE_ONLY = reason()
    NOT_THE_LOWEST = reason(lowest=NUMBER("survey.lowest"))
    ONE_BASE_ONLY = reason(base=SEAT("target"), own_base=NUMBER("target == seat"))
    NO_WEEDLOCK_THERE = reason()
    NOT_A_WEEDLOCK = reason()
    HARVESTED_BEFORE = reason()
    CHOSEN_BEFORE = reason()
