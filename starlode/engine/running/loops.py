"""Loops written once for every game: random play, batches, counting, signatures."""

from __future__ import annotations

from starlode.engine.compiling.kernel import entry, kernel
from starlode.engine.running.contract import (
    POINTS,
    RANK,
    apply,
    hide,
    hunch,
    legal,
    observe,
    observe_again,
    resample,
    returns,
    setup,
)
from starlode.engine.state.chance import TO_PLAY, TO_THINK, WORD, cheap, rekey
from starlode.engine.state.header import UNHEARD, Header, lowest_acting
from starlode.engine.state.marks import write_marks
from starlode.engine.state.masks import NONE, count_allowed, forbid, next_allowed, nth_allowed
from starlode.engine.state.records import Array, Record

# ---- one position ----


@kernel
def clear(state: Header, players: int) -> None:
    """Prepare the header for `setup`, which writes everything else."""
    state.players = players
    state.phase = 0
    state.ply = 0
    state.over = 0
    state.event_count = 0


@kernel
def begin(params: Record, state: Header, players: int, seed: int, stream: int) -> None:
    """Deal a new game from that seed, in place."""
    clear(state, players)
    rekey(state, seed, stream, TO_PLAY)
    setup(params, state)


@kernel
def begin_unheard(params: Record, state: Header, players: int, seed: int, stream: int) -> None:
    """The same for games whose events are not read."""
    begin(params, state, players, seed, stream)
    state.event_count = UNHEARD


@kernel
def deal(params: Record, state: Header, players: int) -> None:
    """Deal a new game in place, from the key that is already in the state."""
    clear(state, players)
    state.counter = 0
    setup(params, state)


@entry
def deal_seed(params: Record, state: Header, players: int, seed: int, stream: int) -> None:
    """Deal a new game from a seed, in place."""
    begin(params, state, players, seed, stream)


@kernel
def suppose(params: Record, record: Header, seat: int, seed: int, stream: int) -> None:
    """Turn the seat's record, in place, into a whole position that looks the same to the seat."""
    rekey(record, seed, stream, TO_THINK)
    resample(params, record, seat)


@kernel
def imagine(params: Record, state: Header, seat: int, seed: int, stream: int) -> None:
    """Turn a position, in place, into one that looks the same to the seat; -1 is a spectator."""
    hide(params, state, seat)
    suppose(params, state, seat, seed, stream)


@kernel
def hunches(params: Record, state: Header, seat: int, mask: Array, out: Array) -> None:
    """The contract's `hunch` about the legal actions, which it also writes."""
    legal(params, state, seat, mask)
    hunch(params, state, seat, mask, out)


# ---- random play ----


@kernel
def choose(mask: Array, dice: Array) -> int:
    """A legal action, each with equal probability."""
    return nth_allowed(mask, (cheap(dice) * count_allowed(mask)) >> 32)


@kernel
def decide(params: Record, state: Header, mask: Array, dice: Array) -> int:
    """Let the lowest acting seat play a random legal action; returns the action."""
    seat = lowest_acting(state)
    legal(params, state, seat, mask)
    action = choose(mask, dice)
    apply(params, state, seat, action)
    return action


@entry
def playout(params: Record, state: Header, mask: Array, dice: Array, limit: int) -> int:
    """Play random actions until the end or the limit; returns the number of decisions."""
    count = 0
    while not state.over and count < limit:
        decide(params, state, mask, dice)
        count += 1
    return count


@entry
def play_many(
    params: Record, state: Header, players: int, seed: int, games: int, limit: int, mask: Array, dice: Array
) -> int:
    """Play random games of one seed one after another; returns the number of decisions."""
    count = 0
    for game in range(games):
        begin_unheard(params, state, players, seed, game)
        made = 0
        while not state.over and made < limit:
            decide(params, state, mask, dice)
            made += 1
        count += made
    return count


@entry
def play_many_observed(
    params: Record,
    state: Header,
    players: int,
    seed: int,
    games: int,
    mask: Array,
    dice: Array,
    kept: Array,
    out: Array,
) -> int:
    """Like `play_many`, with the acting seat's observation built before each decision."""
    count = 0
    for game in range(games):
        begin_unheard(params, state, players, seed, game)
        count += play_observed(params, state, mask, dice, kept, out)
    return count


@kernel
def play_observed(params: Record, state: Header, mask: Array, dice: Array, kept: Array, out: Array) -> int:
    """Play on to the end, with the acting seat's observation built before each decision; returns their number."""
    count = 0
    while not state.over:
        observe_again(params, state, lowest_acting(state), kept, out)
        decide(params, state, mask, dice)
        count += 1
    return count


@kernel
def _mix(digest: int, value: int) -> int:
    return ((digest ^ (value & WORD)) * 0x01000193) & WORD


@entry
def signature(params: Record, state: Header, players: int, games: int, mask: Array, dice: Array, out: Array) -> int:
    """A number that changes when behaviour does: every decision and result of fixed random games, mixed."""
    digest = 0x811C9DC5
    for game in range(games):
        begin_unheard(params, state, players, 1, game)
        while not state.over:
            digest = _mix(digest, lowest_acting(state))
            digest = _mix(digest, decide(params, state, mask, dice))
        returns(params, state, out)
        for seat in range(players):
            digest = _mix(digest, out[seat, POINTS])
            digest = _mix(digest, out[seat, RANK])
    return digest


# ---- counting ----


@entry
def perft(params: Record, states: Array, masks: Array, depth: int) -> int:
    """How many sequences of `depth` decisions follow `states[0]`; needs `depth` more states and as many masks."""
    level = 0
    total = 0
    legal(params, states[0], lowest_acting(states[0]), masks[0])
    while level >= 0:
        action = next_allowed(masks[level], NONE)
        if action == NONE:
            level -= 1
            continue
        forbid(masks[level], action)  # it has been visited
        states[level + 1] = states[level]
        apply(params, states[level + 1], lowest_acting(states[level]), action)
        if level + 1 == depth or states[level + 1].over:
            total += 1
        else:
            level += 1
            legal(params, states[level], lowest_acting(states[level]), masks[level])
    return total


# ---- batches ----


@entry
def begin_batch(params: Record, states: Array, players: int, seed: int, episodes: Array) -> None:
    """Deal a new game into every state; episode numbers keep the games distinct."""
    for i in range(states.shape[0]):
        episodes[i] = i
        begin(params, states[i], players, seed, i)


@entry
def step_batch(
    params: Record,
    states: Array,
    actions: Array,
    seed: int,
    episodes: Array,
    done: Array,
    out: Array,
    seats: Array,
    mask: Array,
    masks: Array,
    kept: Array,
    observations: Array,
) -> None:
    """Play one action in every state, and look at it while it is in the cache, as `look_batch` does.

    A finished game leaves its results in `out` and is dealt again.
    """
    for i in range(states.shape[0]):
        state = states[i]
        apply(params, state, lowest_acting(state), actions[i])
        done[i] = state.over
        if state.over:
            returns(params, state, out[i])
            episodes[i] += states.shape[0]
            begin(params, state, state.players, seed, episodes[i])
        look(params, states, i, seats, mask, masks, kept, observations)


@entry
def look_batch(
    params: Record, states: Array, seats: Array, mask: Array, masks: Array, kept: Array, observations: Array
) -> None:
    """Write who acts in every state, what that seat may do and what it sees (unless `observations` is empty).

    `masks` has a byte for every action; `mask` is scratch space. Where something is kept of the last look, only what
    has changed is written.
    """
    for i in range(states.shape[0]):
        look(params, states, i, seats, mask, masks, kept, observations)


@kernel
def look(
    params: Record, states: Array, i: int, seats: Array, mask: Array, masks: Array, kept: Array, observations: Array
) -> None:
    """`look_batch` for one state."""
    seats[i] = lowest_acting(states[i])
    legal(params, states[i], seats[i], mask)
    write_marks(mask, masks[i])
    if observations.shape[0] == 0:
        return
    if kept.shape[1] > 0:
        observe_again(params, states[i], seats[i], kept[i], observations[i])
    else:
        observe(params, states[i], seats[i], observations[i])


@entry
def first_illegal(masks: Array, actions: Array) -> int:
    """The first game whose action its row of `masks` does not allow; -1 if there is none."""
    for i in range(masks.shape[0]):
        if not (0 <= actions[i] < masks.shape[1] and masks[i, actions[i]]):
            return i
    return NONE
