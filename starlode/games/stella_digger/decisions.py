"""The decisions of section 13: what is asked, how the answers are numbered, and why one may be refused."""

from __future__ import annotations

from enum import auto
from typing import Any

from starlode.engine.declarations.decisions import Choice, Decision, Phases, Reasons, reason
from starlode.engine.declarations.layout import Block, Layout
from starlode.engine.declarations.terms import Term
from starlode.engine.declarations.things import NUMBER, SEAT
from starlode.games.stella_digger.things import (
    AIM,
    CARD,
    CARDS,
    COLOUR,
    COLOUR_SET,
    COLOURS,
    DECK,
    DECKS,
    DRILL,
    GADGET,
    GADGETS,
    OUTLOOK,
    PLACE,
    PLACES,
    PRICE,
    TILE,
    TOKENS,
    WAYS,
    Step,
)


class Word(Term):
    """Answers that name no thing."""

    MINE = auto()
    REFILL = auto()
    GADGET = auto()
    LARGE_DRILL = auto()
    EXCHANGE = auto()
    PASS = auto()
    KEEP = auto()
    NONE = auto()
    STOP = auto()


LAYOUT = Layout(
    Block("word", [(NUMBER, len(Word))]),
    Block("place", [(PLACE, PLACES)], {"place": PLACE("number"), "tile": TILE("tile_on[number]")}),
    Block("card", [(CARD, CARDS)], {"card": CARD("number")}),
    Block("colour", [(COLOUR, COLOURS)], {"colour": COLOUR("number")}),
    Block(
        "deck",
        [(DECK, DECKS)],
        {"deck": DECK("number"), "top": COLOUR("deck_top[number]"), "cards": NUMBER("deck_count[number]")},
    ),
    Block("gadget", [(GADGET, GADGETS)], {"gadget": GADGET("number"), "price": PRICE("params.gadget_price[number]")}),
    Block("drill", [(DRILL, TOKENS)], {"drill": DRILL("number"), "price": PRICE("params.token_price[number]")}),
    Block(
        "aim",
        [(AIM, WAYS)],
        {
            "aim": AIM("number"),
            "aimed": PLACE("params.near[site, number]"),
            "points": NUMBER("params.printed[params.near[site, number]]"),
        },
    ),
)
ACT_PLACE = LAYOUT.start("place")
ACT_CARD = LAYOUT.start("card")
ACT_COLOUR = LAYOUT.start("colour")
ACT_DECK = LAYOUT.start("deck")
ACT_GADGET = LAYOUT.start("gadget")
ACT_TOKEN = LAYOUT.start("drill")
ACT_AIM = LAYOUT.start("aim")
ACTIONS = LAYOUT.size


class Row(Decision):
    """A decision of this game: the step of the round that asks for it, and whether the start player decides.

    Of the fields that it holds, `optional` ones may be blank. `about` is what it turns on: the `targets` that there
    are, a `bill` to pay, or the `stock` from which a colour comes.
    """

    def __init__(
        self,
        *choices: Choice,
        step: Step = Step.ACTIONS,
        by_start_player: bool = False,
        about: str = "",
        optional: tuple[str, ...] = (),
        **columns: Any,
    ) -> None:
        super().__init__(*choices, **columns)
        self.step, self.by_start_player, self.about, self.optional = step, by_start_player, about, optional


# What several decisions speak of, and what is made of sorts that are called like a decision.
AT_TARGET = {"target": PLACE("marker"), "wanted": COLOUR_SET("survey.colours")}
IN_SIGHT = {"wanted": COLOUR_SET("survey.wanted[number]")}
AT_MONSTER = {"monster": TILE("tile_on[monster]"), "place": PLACE("monster")}
PLAYED = {"played": CARD("field[seat, 0]")}
OUTLOOKS = {"outlook": OUTLOOK("survey.outlook[number]"), "force": NUMBER("survey.force[number]")}
DECLARED = {"outlook": OUTLOOK("survey.declared[number]"), "force": NUMBER("survey.declared_force[number]")}
KEPT = {
    "outlook": OUTLOOK("survey.declared[field_colour[seat]]"),
    "force": NUMBER("survey.declared_force[field_colour[seat]]"),
}
HELD = {"crystals": NUMBER("survey.crystals[seat]"), "limit": NUMBER("survey.crystal_limit[seat]")}
PAYING = {"gadget": GADGET("buying"), "drill": DRILL("building"), "left": NUMBER("owed")}
BUILDING = {"drill": DRILL("building")}
STRUCK = {"wanted": COLOUR("survey.accident")}


class Phase(Phases):
    """Which decision is asked."""

    row: Row

    @property
    def ways(self) -> tuple[str, ...]:
        """What it turns on."""
        return (self.row.about,) if self.row.about else ()

    OVER = Row(step=Step.LOOK)
    START_TILE = Row(  # D-01
        Choice("place", "target", facts=IN_SIGHT), step=Step.DRAFT, by_start_player=True, about="targets"
    )
    DRAFT = Row(Choice("deck", "draw"), step=Step.DRAFT)  # D-02
    TARGET = Row(  # D-03
        Choice("place", "target", facts=IN_SIGHT), step=Step.TARGET, by_start_player=True, about="targets"
    )
    ENTRY = Row(  # D-04
        Choice("place", "from"),
        step=Step.TARGET,
        by_start_player=True,
        holds=("target",),
        facts={"target": PLACE("target")},
    )
    ACTION = Row(  # D-05
        words=("mine", "refill", "gadget", "large-drill", "exchange", "pass"),
        declined="pass",
        facts={**AT_TARGET, "given": NUMBER("params.exchange_crystals")},
    )
    CARD = Row(Choice("card", "play", facts=OUTLOOKS), facts=AT_TARGET)  # D-06
    COLOUR = Row(  # D-07
        Choice("colour", "declare", facts=DECLARED),
        about="stock",
        words=("keep",),
        declined="keep",
        holds=("monster",),
        optional=("monster",),
        facts={**PLAYED, **KEPT},
    )
    EXTRA = Row(  # D-08
        Choice("card", "add", facts=OUTLOOKS),
        words=("none",),
        declined="none",
        holds=("monster",),
        optional=("monster",),
        facts={"leads": NUMBER("survey.leader == seat")},
    )
    DISCARD = Row(  # D-09
        Choice("card", "discard"),
        words=("stop",),
        declined="stop",
        leaving=(),  # to stop is to draw
        facts={"full": NUMBER("hand_count[seat] == survey.hand_limit[seat]")},
    )
    DRAW = Row(Choice("deck", "draw"), facts={"left": NUMBER("survey.hand_limit[seat] - hand_count[seat]")})  # D-10
    GADGET = Row(Choice("gadget", "buy"), about="bill")  # D-11
    PAY = Row(  # D-12
        Choice("colour", "pay"),
        about="bill",
        holds=("buying", "building", "site", "aim", "owed"),
        optional=("buying", "building", "site", "aim"),
        facts=PAYING,
    )
    DRILL = Row(Choice("drill", "build"), about="bill")  # D-13
    SITE = Row(Choice("place", "on"), about="bill", holds=("building",), facts=BUILDING)  # D-14
    AIM = Row(  # D-15
        Choice("aim", "aim"), about="bill", holds=("building", "site"), facts={"site": PLACE("site")}
    )
    GIVE = Row(Choice("colour", "give"))  # D-16
    TAKE = Row(Choice("colour", "take"), about="stock")  # D-17
    ACCIDENT = Row(  # D-18
        Choice("card", "discard"),
        step=Step.ACCIDENTS,
        holds=("struck",),
        facts=STRUCK,
    )
    GOLD = Row(  # D-19
        Choice("colour", "take"),
        step=Step.SPOILS,
        about="stock",
        holds=("winner", "queue", "queue_count", "owed"),
        facts={"left": NUMBER("owed"), **HELD},
    )
    CAPSULE = Row(Choice("gadget", "use"), step=Step.CAPSULES, holds=("winner",))  # D-20
    RETURN = Row(  # D-21
        Choice("colour", "return"),
        step=Step.LIMITS,
        holds=("winner",),
        facts=HELD,
    )
    FIGHT = Row(  # D-22
        Choice("card", "play", facts=OUTLOOKS),
        step=Step.FIGHT,
        words=("none",),
        declined="none",
        losing=("none",),
        holds=("monster",),
        facts={**AT_MONSTER, "damage": NUMBER("params.tile_damage[tile_on[monster]]")},
    )
    LOSE = Row(  # D-23
        Choice("colour", "lose"),
        step=Step.LOSSES,
        holds=("monster", "owed"),
        facts={**AT_MONSTER, "left": NUMBER("owed")},
    )
    BREAKTHROUGH = Row(Choice("place", "open"), step=Step.LOOK, by_start_player=True, about="targets")  # D-24


PHASES = len(Phase)


class Reason(Reasons):
    """Why an answer to a decision is not legal."""

    # actions
    NO_CARD = reason()
    NO_GADGET = reason()
    NO_LARGE_DRILL = reason()
    NO_SITE = reason()
    NO_PAIR = reason()
    HAND_FULL = reason()
    # squares
    NO_SQUARE = reason()
    NOT_NEXT_TO_START = reason()
    NO_ENTRY = reason()
    NO_TILE = reason()
    NOT_EXPOSED = reason()
    NOT_BLOCKADED = reason()
    BLOCKADED = reason()
    TOO_FAR = reason()
    # squares for Large Drills, and where they point
    ON_START = reason()
    ON_TILE = reason()
    ON_DRILL = reason()
    ON_MARKER = reason()
    NO_AIM = reason()
    AIM_OFF_MAP = reason()
    AIM_AT_START = reason()
    AIM_AT_TILE = reason()
    AIM_AT_DRILL = reason()
    AIM_TAKEN = reason()
    # cards and decks
    NOT_ON_FIELD = reason()
    OTHER_COLOUR = reason()
    NOT_IN_HAND = reason()
    NO_ENHANCED_POWER = reason()
    EMPTY_DECK = reason()
    # crystals and colours
    SAME_COLOUR = reason()
    STOCK_LACKS = reason()
    NOBODY_HAS = reason()
    TOO_FEW = reason(given=NUMBER("params.exchange_crystals"))
    NO_CRYSTAL = reason()
    # gadgets and Large Drills
    SOLD = reason(owner=SEAT("gadget_owner[number]"))
    TOO_DEAR = reason()
    NOT_OWNED = reason()
    NO_CAPSULE = reason()
    OTHERS_DRILL = reason()
    BUILT = reason()
    DRILL_TOO_DEAR = reason()
