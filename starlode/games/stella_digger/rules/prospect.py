"""What playing a card would bring and cost as things stand: for whoever has to choose one, never for a rule."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.stella_digger.rules.accidents import field_of_colour
from starlode.games.stella_digger.rules.completion import MATCHING, count_capsules, matches
from starlode.games.stella_digger.rules.fight import withstands
from starlode.games.stella_digger.rules.play import strength
from starlode.games.stella_digger.rules.table import cards_of_colour, crystal_limit, field_count, in_turn
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.survey import Survey
from starlode.games.stella_digger.things import CARDS, COLOURS, DANGER, EMPTY, GadgetType, Outlook


@kernel
def foresee(params: Params, state: State, seat: int, card: int, out: Survey) -> None:
    """Look at a field on which the card lies, though it is still counted in the hand."""
    out.rank[card] = rank(params, state, seat, out.colours)
    if state.monster == EMPTY:
        foresee_crystals(params, state, seat, card, out)
        out.risk[card] = is_at_risk(params, state, seat)
    elif not withstands(params, state, seat):
        damage = params.tile_damage[state.tile_on[state.monster]]
        out.losses[card] = min(int(damage), int(out.crystals[seat]))


@kernel
def rank(params: Params, state: State, seat: int, colours: int) -> int:
    """SD-7.8 to SD-7.10, SD-9.23: which of those who have played the seat is, 1 the first."""
    own, before, is_later = value(params, state, seat, colours), 0, False
    for step in range(state.players):
        other = in_turn(state, step)
        if other == seat:
            is_later = True
        elif field_count(state, other) > 0:
            theirs = value(params, state, other, colours)
            before += theirs > own or (theirs == own and not is_later)
    return int(before + 1)


@kernel
def value(params: Params, state: State, seat: int, colours: int) -> int:
    """What a play counts for: against a monster colours do not matter."""
    fits = state.monster == EMPTY and matches(params, state, seat, colours)
    return int(strength(params, state, seat) + (MATCHING if fits else 0))


@kernel
def foresee_crystals(params: Params, state: State, seat: int, card: int, out: Survey) -> None:
    """SD-7.13 to SD-7.18, SD-7.24: spoils or consolation, what a capsule adds, and what exceeds the limit."""
    if out.rank[card] == 1:
        for colour in range(COLOURS + 1):
            out.gains[card, colour] = out.spoils[colour]
    else:
        out.gains[card, state.field_colour[seat]] = 1
    add_capsule(state, seat, card, out)
    held = int(out.crystals[seat])
    for colour in range(COLOURS + 1):
        held += int(out.gains[card, colour])
    out.surplus[card] = max(0, held - int(crystal_limit(params, state, seat)))


@kernel
def add_capsule(state: State, seat: int, card: int, out: Survey) -> None:
    """SD-5.11, SD-5.12: a capsule brings a crystal of its colour; of several the seat may choose one."""
    count = count_capsules(state, seat)
    if count > 1:
        out.gains[card, COLOURS] += 1
    if count != 1:
        return
    for colour in range(COLOURS):
        if state.gadget_owner[GadgetType.REFINING_CAPSULE * COLOURS + colour] == seat:
            out.gains[card, colour] += 1


@kernel
def is_at_risk(params: Params, state: State, seat: int) -> bool:
    """SD-6.15, SD-6.16: whether an accident that may lie in the Alarm would take the card from the field."""
    colour = state.field_colour[seat]
    if state.alarm_count == 0 or state.accident_at[colour] != DANGER:
        return False
    extra = field_of_colour(state, seat, colour) - 1  # the card itself is still counted in the hand
    return bool(extra + cards_of_colour(state, seat, colour) >= params.accident_needs)


@kernel
def foresee_chips(params: Params, state: State, seat: int, out: Survey) -> None:
    """SD-8.1 to SD-8.3: points in chips for everybody, if the seat takes the target."""
    tiles = int(state.section[seat])
    for place in range(params.places):
        tiles += int(out.group[place])
    if tiles < params.check_tiles:
        return
    for other in range(state.players):
        if other == seat:
            out.payout[other] = params.big_points
        elif state.section[other] > 0:
            out.payout[other] = params.small_points


@kernel
def find_best(out: Survey) -> None:
    """The card with the best outlook: the weakest that wins for certain, else the strongest."""
    for card in range(CARDS):
        if out.outlook[card] != Outlook.NONE and (out.best == EMPTY or is_better(out, card, int(out.best))):
            out.best = card


@kernel
def is_better(out: Survey, card: int, other: int) -> bool:
    """Whether the outlook of a card is better, or as good with a strength that suits it better."""
    if out.outlook[card] != out.outlook[other]:
        return bool(out.outlook[card] > out.outlook[other])
    stronger = out.force[card] > out.force[other]
    weaker = out.force[card] < out.force[other]
    return bool(weaker if out.outlook[card] == Outlook.WINS else stronger)
