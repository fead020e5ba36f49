"""Chapter 7: the Raid, with Baton of Coaxing and Enhanced Vision."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.cave_in import events
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.rules.picks import ask, has_pick
from starlode.games.cave_in.rules.turn import enter_action
from starlode.games.cave_in.rules.zones import gain, has_room, leave_base, owns
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import BASE, Ability


@kernel
def raid(params: Params, state: State, seat: int, owner: int) -> None:
    """CI-7.4 to CI-7.10: Leader back to its owner, Totem to the raider, then cards from the top."""
    state.raids += 1
    state.raided = owner
    events.raid(state, seat, owner)
    leader = leave_base(state, owner, state.base_count[owner] - 1)
    events.return_leader(state, owner, leader)
    gain(state, owner, leader)
    take_totem(state, seat, params.faction[leader])
    plunder(params, state, seat, owner)
    state.phase = Phase.BATON_TAKE
    takes = owns(params, state, seat, Ability.BATON_OF_COAXING)
    if not (takes and has_pick(params, state, seat, state.phase, state.picks)):
        offer_second_raid(params, state, seat)


@kernel
def take_totem(state: State, seat: int, faction: int) -> None:
    """CI-7.5: from its holder, or from the supply."""
    holder = int(state.totem[faction])
    if holder != seat:
        state.totem[faction] = seat
        events.totem(state, seat, faction, holder)


@kernel
def plunder(params: Params, state: State, seat: int, owner: int) -> None:
    """CI-7.6 to CI-7.9: cards from the top until the Base is empty or the hand is full; CI-6.29: Blast Doors."""
    most = most_plunder(params, state, seat, owner)
    while most > 0 and state.base_count[owner] > 0 and has_room(params, state, seat):
        kind = leave_base(state, owner, state.base_count[owner] - 1)
        events.raid_card(state, seat, kind, owner)
        gain(state, seat, kind)
        most -= 1


@kernel
def most_plunder(params: Params, state: State, seat: int, owner: int) -> int:
    """CI-6.29: how many cards a Raid may carry off at most."""
    if owner != seat and owns(params, state, owner, Ability.BLAST_DOORS):
        return int(params.ability_amount[Ability.BLAST_DOORS])
    return BASE


@kernel
def loot(params: Params, state: State, seat: int, owner: int) -> int:
    """How many cards a Raid by the seat would carry off now."""
    if seat < 0:
        return 0
    held = state.hand_count[seat] + (1 if owner == seat else 0)  # one's own Leader comes back first
    room = max(0, params.hand_limit - held)
    return int(min(room, max(0, state.base_count[owner] - 1), most_plunder(params, state, seat, owner)))


@kernel
def offer_second_raid(params: Params, state: State, seat: int) -> None:
    """CI-6.19 to CI-6.21, CI-7.15: Enhanced Vision allows one more Raid, on a different Base."""
    if state.raids == 1 and owns(params, state, seat, Ability.ENHANCED_VISION):
        ask(params, state, seat, Phase.SECOND_RAID)
    else:
        enter_action(state)
