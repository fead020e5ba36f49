"""What the skills of a turn left behind comes from cards: those played for their skill, and the Leader.

It is not recorded which cards of the row were played for their skill and whether the Leader was used, so every way in
which it may have been is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from starlode.engine.authoring.invariants import Breach, Rows
from starlode.engine.declarations.config import Config
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.faults.facts import (
    BEFORE_ACTIONS,
    MINING,
    amount,
    asking,
    having,
    leaders,
    owns,
    played,
    raised,
)
from starlode.games.cave_in.faults.payment import repainted
from starlode.games.cave_in.things import EMPTY, SPACES, Ability, NormalAction, Skill

SKILLS = Rows()


class Used(NamedTuple):
    """Which cards may have been used: the Leader, or nothing, and those played for their skill, in order."""

    leader: tuple[int, ...]
    cards: tuple[int, ...]

    @property
    def all(self) -> tuple[int, ...]:
        """All of them."""
        return self.leader + self.cards


def _ways(state: Any) -> set[Used]:
    """Every way in which skills may have been used."""
    row, count = played(state), state.used[NormalAction.SKILL]
    asker = asking(state)
    if state.phase in BEFORE_ACTIONS or state.over:
        return {Used((), ())}
    if asker is not None and not count:
        return {Used((asker,), ())}
    used = [(), *((kind,) for kind in leaders(state))]
    if asker is not None:
        return {Used(leader, (*cards, asker)) for leader in used for cards in combinations(row[:-1], count - 1)}
    return {Used(leader, cards) for leader in used for cards in combinations(row, count)}


# ---- effects, one by one ----


def _counted(skill: Skill) -> Callable[[Any, Used], int]:
    return lambda state, used: len(having(state, used.all, skill))


def _added(skill: Skill) -> Callable[[Any, Used], int]:
    return lambda state, used: amount(state, used.all, skill)


def _switched(skill: Skill) -> Callable[[Any, Used], int]:
    return lambda state, used: bool(having(state, used.all, skill))


EFFECTS: dict[str, tuple[str, Callable[[Any, Used], int]]] = {
    "foremen": ("turn.effects.foremen", _counted(Skill.FOREMAN)),
    "scrabbers": ("turn.effects.scrabbers", _counted(Skill.SCRABBER)),
    "crystal_cut": ("turn.effects.crystal_discount", _added(Skill.MACCARAT)),
    "artifact_cut": ("turn.effects.artifact_discount", _added(Skill.ANCIENTONE)),
    "same": ("turn.effects.same_actions", _switched(Skill.FISHBEAN)),
    "fit": ("turn.effects.fit", _switched(Skill.FIT)),
    "double": ("turn.effects.double", _switched(Skill.DOUBLE)),
}
SWITCHES = ("same", "fit", "double")  # on or off, however many cards switch them on


def _given(state: Any, used: Used, field: str) -> int:
    """What the skills used and the Artifacts activated make of a field."""
    total = int(EFFECTS[field][1](state, used)) + raised(state, field)
    return min(total, 1) if field in SWITCHES else total


def _mines(state: Any, used: Used) -> bool:
    """Extra Mines are granted; a normal one was not taken while a Leader's extra one was held (CI-3.26)."""
    granted = used.cards if state.used[NormalAction.MINE] else used.all
    return bool(state.extra_mine <= amount(state, granted, Skill.DROLLO) + raised(state, "extra_mine"))


def _digging(state: Any, used: Used) -> bool:
    """Each changed Crystal needs a Diggerhino, and all discounts come from some of them."""
    cuts = [state.mine_cut[space] for space in range(SPACES) if _is_changed(state, space)]
    amounts = [state.params.amount[kind] for kind in having(state, used.all, Skill.DIGGERHINO)]
    if state.phase == Phase.DIGGER_CRYSTAL:
        amounts.pop()  # this one has not changed anything yet
    if state.phase == Phase.DIGGER_COLOUR and not _is_cheaper(state):
        return False
    sums = {sum(some) for count in range(1, len(amounts) + 1) for some in combinations(amounts, count)}
    return len(cuts) <= len(amounts) and sum(cuts) <= sum(amounts) and set(cuts) <= sums


def _is_cheaper(state: Any) -> bool:
    """Whether the Diggerhino in progress has taken its discount off the Crystal whose colour is asked for."""
    return bool(0 <= state.target < SPACES and state.mine_cut[state.target] >= state.picks)


def _is_changed(state: Any, space: int) -> bool:
    crystal = state.mine[space]
    if crystal == EMPTY:
        return False
    return bool(state.mine_cut[space] or state.mine_colour[space] != state.params.crystal_colour[crystal])


def _painting(state: Any, used: Used) -> bool:
    """Each Robuster has one colour, for as many cards as it says, in hand or just paid with; one may be in progress."""
    painted = [count + paid for count, paid in zip(state.painted, repainted(state), strict=True)]
    if state.phase == Phase.ROBUSTER_CARD:
        painted[state.colour] -= state.chosen_count
    return min(painted) >= 0 and _can_paint(state, used, painted)


def _recolouring(state: Any, used: Used) -> bool:
    """The recoloured cards of the hand alone ask for no more Robusters."""
    counts = [sum(colours) for colours in zip(*state.tint, strict=True)]
    if state.phase == Phase.ROBUSTER_CARD:
        counts[state.colour] = max(0, counts[state.colour] - state.chosen_count)
    return _can_paint(state, used, counts)


def _paying_in_colours(state: Any, used: Used) -> bool:
    """Nor do the cards of the payment in progress."""
    return _can_paint(state, used, repainted(state))


def _can_paint(state: Any, used: Used, counts: Sequence[int]) -> bool:
    """Whether Robusters whose colour was chosen before can have given each colour to so many cards."""
    amounts = sorted(state.params.amount[kind] for kind in having(state, used.all, Skill.ROBUSTER))
    if state.phase in (Phase.ROBUSTER_COLOUR, Phase.ROBUSTER_CARD):
        amounts.remove(state.params.amount[used.all[-1]])
    most = max(amounts, default=0)
    if not any(counts) or not most:
        return not any(counts)
    return bool(sum(-(-count // most) for count in counts) <= len(amounts))


def _equal_actions(state: Any, used: Used) -> bool:
    """CI-3.18, CI-3.19: what allows equal actions was there before the second one was chosen."""
    if max(state.used) < 2 or owns(state, Ability.DUPLEX_ROSTER) or raised(state, "same"):
        return True
    before = used.leader + used.cards[:-1]
    return bool(having(state, before, Skill.FISHBEAN))


def _row(state: Any, used: Used) -> bool:
    """Every card of the row was played for its skill or as payment, at most one for a Recruit."""
    mines, recruits = _done(state, used)
    paid = state.row_count - len(used.cards)
    return bool(mines + state.used[NormalAction.COLLECT] > 0 or paid <= recruits)


def _in_progress(state: Any, used: Used) -> bool:
    """The action that is being paid for was taken."""
    mines, recruits = _done(state, used)
    if state.phase == Phase.RECRUIT_PAY:
        return recruits > 0
    return state.phase not in MINING or mines > 0


def _done(state: Any, used: Used) -> tuple[int, int]:
    """How many Mines and Recruits have been taken this turn, extra ones included."""
    mines = amount(state, used.all, Skill.DROLLO) + raised(state, "extra_mine") - state.extra_mine
    recruits = raised(state, "extra_recruit") - state.extra_recruit
    return state.used[NormalAction.MINE] + mines, state.used[NormalAction.RECRUIT] + recruits


UNPAINTED = "no Robusters were used that give these colours to so many cards"
# What else must be so of some way, with the key that is wrong and the reason if there is none.
DEEDS: tuple[tuple[Callable[[Any, Used], bool], str, str], ...] = (
    (_mines, "turn.extra.mine", "{state.extra_mine} held, no cards give so many"),
    (_digging, "turn.crystals", "no Diggerhinos were used that change these Crystals so"),
    (_recolouring, "turn.recoloured", UNPAINTED),
    (_paying_in_colours, "turn.decision.paid", UNPAINTED),
    (_painting, "turn.painted", UNPAINTED),
    (_equal_actions, "turn.normal_actions", "two of a kind need effects.same_actions or Duplex Roster before"),
    (_in_progress, "turn.normal_actions", "the action that is being paid for is not among them"),
    (_row, "turn.row", "{state.row_count} cards, more than the actions of this turn play"),
)


# ---- together ----


@SKILLS.row("skill in progress", "turn.phase", vital=True)
def _asking(config: Config, state: Any) -> Iterator[str]:
    """CI-3.7, CI-4.49: a skill that asks is that of the card played last, or before all actions that of the Leader."""
    skill, asker = Phase(state.phase).row.skill, asking(state)
    if skill is not None and (asker is None or state.params.skill[asker] != skill):
        last = "the card played last" if state.used[NormalAction.SKILL] else "the Leader, before any action,"
        yield f"{Phase(state.phase).text}, but {last} does not have the skill {skill.text}"


@SKILLS.row("skills", "turn.normal_actions", vital=True)
def _skills(config: Config, state: Any) -> Iterator[str]:
    """CI-4.49: for every skill used as an action a card lies in the row."""
    if state.used[NormalAction.SKILL] > state.row_count:
        yield f"{state.used[NormalAction.SKILL]} skills, but {state.row_count} cards in turn.row"


@SKILLS.row("effects", "turn.effects")
def _effects(config: Config, state: Any) -> Iterator[str | Breach]:
    """CI-3.11, CI-3.19, CI-3.26, CI-4.53: effects, discounts and extra actions come from cards.

    So do changed Crystals and recoloured cards. The cards are some of the row, played for their skill, and the Leader;
    all other cards of the row are payments of actions that were taken.
    """
    ways = _ways(state)
    for field, (place, _) in EFFECTS.items():
        possible = sorted({_given(state, used, field) for used in ways})
        if getattr(state, field) not in possible:
            yield Breach(place, f"{getattr(state, field)}, the Leader and the skills used give {_either(possible)}")
    for holds, place, reason in DEEDS:
        if not any(holds(state, used) for used in ways):
            yield Breach(place, reason.format(state=state))
    if not any(_explains(state, used) for used in ways):
        yield "the Leader and the skills used cannot have brought all of this turn about together"


def _explains(state: Any, used: Used) -> bool:
    effects = all(getattr(state, field) == _given(state, used, field) for field in EFFECTS)
    return effects and all(holds(state, used) for holds, _, _ in DEEDS)


def _either(numbers: Sequence[int]) -> str:
    return " or ".join(map(str, numbers))


@SKILLS.row("colours", "turn.recoloured")
def _colours(config: Config, state: Any) -> Iterator[str | Breach]:
    """CI-5.39, CI-5.43, CI-5.72: recoloured cards are in the active hand, no more of a colour than everybody counted.

    Their colour is not the printed one, and those chosen with the Robuster in progress have its colour.
    """
    names, hand = config.components.type_ids, state.hand[state.active]
    for kind, (tints, held) in enumerate(zip(state.tint, hand, strict=True)):
        if sum(tints) > held:
            yield f"{sum(tints)} {names[kind]}, seat {state.active} holds {held}"
        if tints[state.params.faction[kind]]:
            yield f"{names[kind]} has its printed colour"
    for colour, counted in enumerate(state.painted):
        shown = sum(tints[colour] for tints in state.tint)
        if shown > counted:
            name = config.components.colours[colour]
            yield f"{shown} cards are {name}, but turn.painted counts {counted}"
    if state.phase == Phase.ROBUSTER_CARD and state.colour != EMPTY:
        yield from _chosen(config, state)


def _chosen(config: Config, state: Any) -> Iterator[Breach]:
    for kind, count in enumerate(state.chosen):
        tints, held = state.tint[kind], state.hand[state.active][kind]
        own = state.params.faction[kind] == state.colour
        fitting = held - sum(tints) if own else tints[state.colour]
        if count > fitting:
            reason = f"{count} {config.components.type_ids[kind]}, the hand has {fitting} of that colour"
            yield Breach("turn.decision.chosen", reason)
