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
@EVENTS.kind("A turn begins.")
def turn(state: State, seat: Seat, round_number: Number) -> None: ...
@EVENTS.kind("An Artifact half is used in the Starting phase.", facts={"half": HALF("params.ability_half[ability]")})
def activate(state: State, seat: Seat, ability: AbilityUsed) -> None: ...
@EVENTS.kind("The Leader's skill is used.")
def leader(state: State, seat: Seat, card: Card) -> None: ...


# ---- actions ----
@EVENTS.kind("A card of the Docks is to be recruited; its payment follows.")
def choose_card(state: State, seat: Seat, card: Card, space: Number) -> None: ...
@EVENTS.kind("A Crystal is to be paid for its effective cost, or, with none, to be recoloured.")
def choose_crystal(state: State, seat: Seat, crystal: Crystal, space: Number, cost: Number) -> None: ...
@EVENTS.kind("A card goes from the Docks to the hand that paid for it.")
def recruit(state: State, seat: Seat, card: Card, space: Number) -> None: ...
@EVENTS.kind("A Crystal goes from the Mine to the pile of the seat that paid for it.")
def mine(state: State, seat: Seat, crystal: Crystal, space: Number) -> None: ...
@EVENTS.kind("An Artifact is to be paid for its effective cost.")
def collect(state: State, seat: Seat, artifact: ArtifactId, stack: Number, cost: Number) -> None: ...
@EVENTS.kind("A card is played for its skill; the colour is its current one.", facts=AS_PRINTED)
def skill(state: State, seat: Seat, card: Card, colour: Colour) -> None: ...
@EVENTS.kind("A card is played in payment; the colour is its current one.", facts=AS_PRINTED)
def pay(state: State, seat: Seat, card: Card, colour: Colour) -> None: ...
@EVENTS.kind("One half of a collected Artifact is kept.")
def keep(state: State, seat: Seat, half: Half) -> None: ...


# ---- skills ----
@EVENTS.kind("A card goes from the Docks to a hand, but not by Recruit.")
def take_dock(state: State, seat: Seat, card: Card, space: Number) -> None: ...
@EVENTS.kind("A Crystal goes from the Mine to a pile, but not by Mine.")
def take_crystal(state: State, seat: Seat, crystal: Crystal, space: Number) -> None: ...
@EVENTS.kind("A card goes from a Base to a hand.", facts=OWN)
def take_base(state: State, seat: Seat, card: Card, owner: Seat, position: Number) -> None: ...
@EVENTS.kind("A card of a Base is subjugated.", facts={**OWN, **SUBJUGATED})
def subjugate_base(state: State, seat: Seat, card: Card, owner: Seat, position: Number) -> None: ...
@EVENTS.kind("A hand card is subjugated; the colour is its current one.", facts={**AS_PRINTED, **SUBJUGATED})
def subjugate_hand(state: State, seat: Seat, card: Card, colour: Colour) -> None: ...
@EVENTS.kind("A Crystal of the Mine has this colour for the turn, and is cheaper.")
def paint_crystal(state: State, seat: Seat, crystal: Crystal, colour: Colour) -> None: ...
@EVENTS.kind("Hand cards are going to be recoloured to this colour.")
def paint_colour(state: State, seat: Seat, colour: Colour) -> None: ...
@EVENTS.kind("A hand card is recoloured.", private=("card", "before", "after"))
def paint_card(state: State, seat: Seat, card: Card, before: Colour, after: Colour) -> None: ...


# ---- the Raid ----
@EVENTS.kind("The Base of the owner is raided.", facts=OWN)
def raid(state: State, seat: Seat, owner: Seat) -> None: ...
@EVENTS.kind("The Leader of a raided Base goes back to the hand of its owner, the seat.")
def return_leader(state: State, seat: Seat, card: Card) -> None: ...
@EVENTS.kind(
    "A Totem comes from its holder, or from the supply where there was none.", facts={"vp": NUMBER("params.totem_vp")}
)
def totem(state: State, seat: Seat, colour: Colour, holder: Seat) -> None: ...
@EVENTS.kind("A card of a raided Base goes to the raider's hand.", facts=OWN)
def raid_card(state: State, seat: Seat, card: Card, owner: Seat) -> None: ...


# ---- cave-ins, Clean-up and the end ----
@EVENTS.kind(
    "Seismic Prop keeps the Cave-In token where it is.",
    facts={"half": HALF(f"params.ability_half[{Ability.SEISMIC_PROP.value}]")},
)
def hold_cave_in(state: State, seat: Seat) -> None: ...
@EVENTS.kind("The Cave-In token moves; this many cave-ins there are now.")
def cave_in(state: State, seat: Seat, cause: CauseOfCaveIn, count: Number) -> None: ...
@EVENTS.kind("The Action phase ends.")
def end_actions(state: State, seat: Seat) -> None: ...
@EVENTS.kind("This many played cards are laid on the Base.")
def base(state: State, seat: Seat, cards: Number) -> None: ...
@EVENTS.kind("The bottom card of a Base that is too large goes to the box.")
def trim(state: State, seat: Seat, card: Card) -> None: ...
@EVENTS.kind("A card is turned up in the Docks.")
def refill_dock(state: State, card: Card, space: Number) -> None: ...
@EVENTS.kind("A Crystal is turned up in the Mine.")
def refill_mine(state: State, crystal: Crystal, space: Number) -> None: ...
@EVENTS.kind(
    "An Artifact is turned up on a stack.",
    facts={"left": HALF("artifact + artifact"), "right": HALF("artifact + artifact + 1")},
)
def reveal_artifact(state: State, artifact: ArtifactId, stack: Number) -> None: ...
@EVENTS.kind("Nothing left the board, for this many rounds in a row.")
def idle_round(state: State, rounds: Number) -> None: ...
@EVENTS.kind("The mine has collapsed and the round is played out.")
def over(state: State, cave_ins: Number) -> None: ...
@EVENTS.kind("The player wants nothing (more) of what was asked.", by="decision")
def decline(state: State, seat: Seat, decision: Declined) -> None: ...
