"""What can happen in Cave-In, kind by kind."""

from __future__ import annotations

from typing import Annotated

from starlode.engine.declarations.events import Events
from starlode.engine.declarations.things import NUMBER, Number, Seat
from starlode.games.cave_in.decisions import DECISION
from starlode.games.cave_in.state import State
from starlode.games.cave_in.things import (
    HALF,
    Ability,
    AbilityUsed,
    ArtifactId,
    Card,
    CauseOfCaveIn,
    Colour,
    Crystal,
    Half,
)

Declined = Annotated[int, DECISION]
AS_PRINTED = {"as_printed": NUMBER("params.faction[card] == colour")}  # whether it has its printed colour this turn
OWN = {"own": NUMBER("owner == seat")}  # whether it is the seat's own Base
SUBJUGATED = {"vp": NUMBER("params.level[card]")}  # CI-10.4

EVENTS = Events()
# What a small screen leaves out where turns have passed: what only leads to something else, or is seen on the board.
ROUTINE = frozenset(
    (
        *("turn", "choose-card", "choose-crystal", "pay", "decline", "raid-card", "return-leader"),
        *("end-actions", "base", "trim", "refill-dock", "refill-mine", "reveal-artifact"),
    )
)

# ---- the turn ----


@EVENTS.kind
def turn(state: State, seat: Seat, round_number: Number) -> None:
    """A turn begins."""


@EVENTS.kind(facts={"half": HALF("params.ability_half[ability]")})
def activate(state: State, seat: Seat, ability: AbilityUsed) -> None:
    """An Artifact half is used in the Starting phase."""


@EVENTS.kind
def leader(state: State, seat: Seat, card: Card) -> None:
    """The Leader's skill is used."""


# ---- actions ----


@EVENTS.kind
def choose_card(state: State, seat: Seat, card: Card, space: Number) -> None:
    """A card of the Docks is to be recruited; its payment follows."""


@EVENTS.kind
def choose_crystal(state: State, seat: Seat, crystal: Crystal, space: Number, cost: Number) -> None:
    """A Crystal is to be paid for its effective cost, or, with none, to be recoloured."""


@EVENTS.kind
def recruit(state: State, seat: Seat, card: Card, space: Number) -> None:
    """A card goes from the Docks to the hand that paid for it."""


@EVENTS.kind
def mine(state: State, seat: Seat, crystal: Crystal, space: Number) -> None:
    """A Crystal goes from the Mine to the pile of the seat that paid for it."""


@EVENTS.kind
def collect(state: State, seat: Seat, artifact: ArtifactId, stack: Number, cost: Number) -> None:
    """An Artifact is to be paid for its effective cost."""


@EVENTS.kind(facts=AS_PRINTED)
def skill(state: State, seat: Seat, card: Card, colour: Colour) -> None:
    """A card is played for its skill; the colour is its current one."""


@EVENTS.kind(facts=AS_PRINTED)
def pay(state: State, seat: Seat, card: Card, colour: Colour) -> None:
    """A card is played in payment; the colour is its current one."""


@EVENTS.kind
def keep(state: State, seat: Seat, half: Half) -> None:
    """One half of a collected Artifact is kept."""


# ---- skills ----


@EVENTS.kind
def take_dock(state: State, seat: Seat, card: Card, space: Number) -> None:
    """A card goes from the Docks to a hand, but not by Recruit."""


@EVENTS.kind
def take_crystal(state: State, seat: Seat, crystal: Crystal, space: Number) -> None:
    """A Crystal goes from the Mine to a pile, but not by Mine."""


@EVENTS.kind(facts=OWN)
def take_base(state: State, seat: Seat, card: Card, owner: Seat, position: Number) -> None:
    """A card goes from a Base to a hand."""


@EVENTS.kind(facts={**OWN, **SUBJUGATED})
def subjugate_base(state: State, seat: Seat, card: Card, owner: Seat, position: Number) -> None:
    """A card of a Base is subjugated."""


@EVENTS.kind(facts={**AS_PRINTED, **SUBJUGATED})
def subjugate_hand(state: State, seat: Seat, card: Card, colour: Colour) -> None:
    """A hand card is subjugated; the colour is its current one."""


@EVENTS.kind
def paint_crystal(state: State, seat: Seat, crystal: Crystal, colour: Colour) -> None:
    """A Crystal of the Mine has this colour for the turn, and is cheaper."""


@EVENTS.kind
def paint_colour(state: State, seat: Seat, colour: Colour) -> None:
    """Hand cards are going to be recoloured to this colour."""


@EVENTS.kind(private=("card", "before", "after"))
def paint_card(state: State, seat: Seat, card: Card, before: Colour, after: Colour) -> None:
    """A hand card is recoloured."""


# ---- the Raid ----


@EVENTS.kind(facts=OWN)
def raid(state: State, seat: Seat, owner: Seat) -> None:
    """The Base of the owner is raided."""


@EVENTS.kind
def return_leader(state: State, seat: Seat, card: Card) -> None:
    """The Leader of a raided Base goes back to the hand of its owner, the seat."""


@EVENTS.kind(facts={"vp": NUMBER("params.totem_vp")})
def totem(state: State, seat: Seat, colour: Colour, holder: Seat) -> None:
    """A Totem comes from its holder, or from the supply where there was none."""


@EVENTS.kind(facts=OWN)
def raid_card(state: State, seat: Seat, card: Card, owner: Seat) -> None:
    """A card of a raided Base goes to the raider's hand."""


# ---- cave-ins, Clean-up and the end ----


@EVENTS.kind(facts={"half": HALF(f"params.ability_half[{Ability.SEISMIC_PROP.value}]")})
def hold_cave_in(state: State, seat: Seat) -> None:
    """Seismic Prop keeps the Cave-In token where it is."""


@EVENTS.kind
def cave_in(state: State, seat: Seat, cause: CauseOfCaveIn, count: Number) -> None:
    """The Cave-In token moves; so many cave-ins there are now."""


@EVENTS.kind
def end_actions(state: State, seat: Seat) -> None:
    """The Action phase ends."""


@EVENTS.kind
def base(state: State, seat: Seat, cards: Number) -> None:
    """So many played cards are laid on the Base."""


@EVENTS.kind
def trim(state: State, seat: Seat, card: Card) -> None:
    """The bottom card of a Base that is too large goes to the box."""


@EVENTS.kind
def refill_dock(state: State, card: Card, space: Number) -> None:
    """A card is turned up in the Docks."""


@EVENTS.kind
def refill_mine(state: State, crystal: Crystal, space: Number) -> None:
    """A Crystal is turned up in the Mine."""


@EVENTS.kind(facts={"left": HALF("artifact + artifact"), "right": HALF("artifact + artifact + 1")})
def reveal_artifact(state: State, artifact: ArtifactId, stack: Number) -> None:
    """An Artifact is turned up on a stack."""


@EVENTS.kind
def idle_round(state: State, rounds: Number) -> None:
    """Nothing left the board, for so many rounds in a row."""


@EVENTS.kind
def over(state: State, cave_ins: Number) -> None:
    """The mine has collapsed and the round is played out."""


@EVENTS.kind(by="decision")
def decline(state: State, seat: Seat, decision: Declined) -> None:
    """The player wants nothing (more) of what was asked."""
