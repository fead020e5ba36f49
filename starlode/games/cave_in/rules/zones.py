"""Moving single cards and Crystals between zones; every function writes in place."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.cave_in import events
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import EMPTY, FACTIONS, SPACES


@kernel
def owns(params: Params, state: State, seat: int, ability: int) -> bool:
    """Whether the seat kept the Artifact half with that ability."""
    half = params.ability_half[ability]  # -1 where a corrected component file has no such half
    return bool(half >= 0 and state.half_owner[half] == seat)


@kernel
def has_room(params: Params, state: State, seat: int) -> bool:
    """CI-3.34: a player who holds 7 or more cards gains no card."""
    return bool(state.hand_count[seat] < params.hand_limit)


@kernel
def cards_in_colour(params: Params, state: State, seat: int, kind: int, colour: int) -> int:
    """How many hand cards of a type have that current colour."""
    count = state.hand[seat, kind]
    if params.faction[kind] != colour:
        return int(state.tint[kind, colour]) if state.tinted > 0 else 0
    if state.tinted > 0:
        for other in range(FACTIONS):
            count -= state.tint[kind, other]
    return int(count)


@kernel
def colours_of(params: Params, state: State, kind: int) -> tuple[int, int]:
    """The colours, from one to before another, that hand cards of a type may have."""
    faction = int(params.faction[kind])
    return (0, FACTIONS) if state.tinted > 0 else (faction, faction + 1)


@kernel
def repaint(params: Params, state: State, kind: int, current: int, colour: int) -> None:
    """CI-5.43: a hand card of the active seat changes its current colour for this turn."""
    if params.faction[kind] != current:
        state.tint[kind, current] -= 1
        state.tinted -= 1
    if params.faction[kind] != colour:
        state.tint[kind, colour] += 1
        state.tinted += 1


@kernel
def gain(state: State, seat: int, kind: int) -> None:
    """A card enters a hand in sight of all players."""
    state.hand[seat, kind] += 1
    state.seen[seat, kind] += 1
    state.hand_count[seat] += 1


@kernel
def lose(params: Params, state: State, seat: int, kind: int, colour: int) -> None:
    """A card leaves a hand and is shown; CI-5.43: its colour of this turn goes with it."""
    state.hand[seat, kind] -= 1
    state.hand_count[seat] -= 1
    if state.seen[seat, kind] > 0:
        state.seen[seat, kind] -= 1
    elif state.levelled[seat, params.level[kind] - 1] > 0:
        state.levelled[seat, params.level[kind] - 1] -= 1
    if params.faction[kind] != colour:
        repaint(params, state, kind, colour, params.faction[kind])
        state.painted[colour] -= 1


@kernel
def play(params: Params, state: State, seat: int, kind: int, colour: int) -> None:
    """CI-3.29: a played card goes face up on top of the row."""
    lose(params, state, seat, kind, colour)
    state.row[state.row_count] = kind
    state.row_count += 1


@kernel
def find_in_docks(state: State, kind: int) -> int:
    """The first Dock space with a card of that type, -1 if none."""
    for space in range(SPACES):
        if state.docks[space] == kind:
            return space
    return -1


@kernel
def leave_docks(state: State, seat: int, kind: int) -> int:
    """Move a card from the Docks to a hand; CI-4.20: the space it leaves stays empty until Clean-up."""
    space = find_in_docks(state, kind)
    state.docks[space] = EMPTY
    state.busy = 1
    gain(state, seat, kind)
    return space


@kernel
def take_from_docks(state: State, seat: int, kind: int) -> None:
    """CI-4.21: taking a card by a skill or Artifact is not Recruit."""
    events.take_dock(state, seat, kind, leave_docks(state, seat, kind))


@kernel
def leave_mine(state: State, seat: int, space: int) -> int:
    """Move a Crystal from the Mine to a pile; CI-4.34: its space stays empty until Clean-up."""
    crystal = int(state.mine[space])
    state.crystal_at[crystal] = seat
    state.crystal_seen[crystal] = 1
    state.pile_count[seat] += 1
    state.mine[space] = EMPTY
    state.mine_colour[space] = EMPTY
    state.mine_cut[space] = 0
    state.busy = 1
    return crystal


@kernel
def take_crystal(state: State, seat: int, space: int) -> None:
    """CI-4.37 to CI-4.40: taking is not mining; a Cave-In symbol on the Crystal does nothing."""
    crystal = leave_mine(state, seat, space)
    events.take_crystal(state, seat, crystal, space)


@kernel
def leave_base(state: State, owner: int, position: int) -> int:
    """Take a card out of a Base; CI-5.3: the others keep their order."""
    kind = int(state.bases[owner, position])
    last = state.base_count[owner] - 1
    for i in range(position, last):
        state.bases[owner, i] = state.bases[owner, i + 1]
    state.bases[owner, last] = EMPTY
    state.base_count[owner] = last
    return kind


@kernel
def take_from_base(state: State, seat: int, owner: int, position: int) -> None:
    """CI-5.5: a card gained by a skill goes to the hand."""
    kind = leave_base(state, owner, position)
    events.take_base(state, seat, kind, owner, position)
    gain(state, seat, kind)


@kernel
def subjugate(state: State, seat: int, kind: int) -> None:
    """CI-5.6: put a card face down on the player's own subjugated pile; all players saw which."""
    state.subjugated[seat, kind] += 1
    state.subjugated_count[seat] += 1
    state.subjugated_seen[seat, kind] += 1


@kernel
def cave_in(state: State, seat: int, cause: int) -> None:
    """The Cave-In token moves one step."""
    state.cave_ins += 1
    events.cave_in(state, seat, cause, state.cave_ins)
