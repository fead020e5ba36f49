"""The text of a move, and back. docs/games/cosmic-scavengers/notation.md explains it to players.

A text is a word (`done`) or a verb with a thing (`place digger.t`). Texts that mean nothing in this game raise
InvalidMove; texts that mean something which is not asked now raise IllegalMove.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from starlode.engine.errors import IllegalMove, InvalidMove
from starlode.engine.game import Config
from starlode.games.cosmic_scavengers.components import Components
from starlode.games.cosmic_scavengers.state import (
    ACT_CONTRACT,
    ACT_DESIGNATION,
    ACT_GAP,
    ACT_MODE,
    ACT_ROBOT,
    ACT_TYPE,
    DESIGNATIONS,
    GAPS,
    MODE_IDS,
    PHASES,
    STANDS,
    TYPE_IDS,
    WORDS,
)

# The verb by which a phase asks for a sort of thing.
VERBS: dict[str, dict[str, str]] = {
    "recall": {"robot": "recall"},
    "program": {"designation": "designate", "mode": "place", "contract": "insert", "gap": "gap"},
    "recover-robot": {"robot": "recover"},
    "recover-contract": {"contract": "recover"},
    "fulfil": {"contract": "fulfil"},
    "pay": {"type": "pay"},
    "salvage": {"type": "take"},
    "hospital-robot": {"robot": "recover"},
    "hospital-contract": {"contract": "recover"},
    "claim": {"contract": "claim"},
    "reveal": {},
    "over": {},
}
CLAIM_VERBS = ("claim", "challenge", "back-down", "withdraw")
SORTS_OF_VERB: dict[str, tuple[str, ...]] = {
    "recall": ("robot",),
    "designate": ("designation",),
    "place": ("mode",),
    "insert": ("contract",),
    "gap": ("gap",),
    "recover": ("robot", "contract"),
    "fulfil": ("contract",),
    "fulfill": ("contract",),
    "pay": ("type",),
    "take": ("type",),
    **dict.fromkeys(CLAIM_VERBS, ("contract",)),
}
EXAMPLES = {
    "recall": "recall digger",
    "designate": "designate sq-n",
    "place": "place digger.t",
    "insert": "insert prog-void-net",
    "gap": "gap 2",
    "recover": "recover digger",
    "fulfil": "fulfil robot-turbo-1",
    "fulfill": "fulfill robot-turbo-1",
    "pay": "pay void",
    "take": "take precious",
    **{verb: f"{verb} robot-turbo-1" for verb in CLAIM_VERBS},
}
STARTS = {
    "designation": ACT_DESIGNATION,
    "mode": ACT_MODE,
    "robot": ACT_ROBOT,
    "contract": ACT_CONTRACT,
    "gap": ACT_GAP,
    "type": ACT_TYPE,
}


def sort_of(action: int) -> tuple[str, int]:
    """What sort of thing an action names, and its number."""
    found = ("word", action)
    for sort, start in STARTS.items():
        if action >= start:
            found = (sort, action - start)
    return found


def things(config: Config, sort: str) -> Sequence[str]:
    """The texts of all things of a sort, in the order of their numbers."""
    names: Components = config.components
    texts: dict[str, Sequence[str]] = {
        "word": WORDS,
        "designation": DESIGNATIONS,
        "mode": [f"{robot}.{mode}" for robot in names.robot_ids for mode in MODE_IDS],
        "robot": names.robot_ids,
        "contract": names.contract_ids,
        "gap": [str(gap) for gap in range(GAPS)],
        "type": TYPE_IDS,
    }
    return texts[sort]


# ---- writing ----


def format_move(config: Config, state: Any, action: int) -> str:
    """The move's text; unique among the moves that are legal in this state."""
    sort, number = sort_of(action)
    if sort == "word":
        return WORDS[number]
    return f"{verb_of(config, state, sort, number)} {things(config, sort)[number]}"


def verb_of(config: Config, state: Any, sort: str, number: int) -> str:
    """The verb for a thing in this phase; where the phase does not ask for it, the first that takes it."""
    phase = PHASES[state.phase]
    if phase == "claim" and sort == "contract":
        return claim_verb(state, number)
    usual = next(verb for verb, sorts in SORTS_OF_VERB.items() if sort in sorts)
    return VERBS.get(phase, {}).get(sort, usual)


def claim_verb(state: Any, contract: int) -> str:
    """CS-13.7: what the member on turn can do with a contract of the market."""
    places = state.market.tolist()
    if contract not in places:
        return "claim"
    stances = [int(state.stance[seat, places.index(contract)]) for seat in range(state.players)]
    standing = stances.count(STANDS)
    if stances[state.queue[state.claimant]] == STANDS:
        return "withdraw" if standing == 1 else "back-down"
    return "challenge" if standing else "claim"


# ---- reading ----


def parse_move(config: Config, state: Any, text: str) -> int:
    """The action a text means in this state; raises InvalidMove or IllegalMove."""
    verb, _, thing = " ".join(text.lower().split()).partition(" ")
    if not thing:
        return _read_word(verb)
    if verb not in SORTS_OF_VERB:
        raise _unknown(verb)
    sort, number = _read_thing(config, verb, thing)
    wanted = VERBS.get(PHASES[state.phase], {}).get(sort)
    if wanted == "claim":
        wanted = claim_verb(state, number)
    if wanted != ("fulfil" if verb == "fulfill" else verb):
        raise IllegalMove(f"'{verb} {thing}' does not answer what is asked now{_instead(wanted, thing)}.")
    return STARTS[sort] + number


def _instead(wanted: str | None, thing: str) -> str:
    return f"; perhaps you mean '{wanted} {thing}'" if wanted else ""


def _read_word(word: str) -> int:
    if word in WORDS:
        return WORDS.index(word)
    if word in SORTS_OF_VERB:
        raise InvalidMove(f"{word} needs something after it, for example {EXAMPLES[word]}")
    raise _unknown(word)


def _read_thing(config: Config, verb: str, thing: str) -> tuple[str, int]:
    known = {name: (sort, i) for sort in SORTS_OF_VERB[verb] for i, name in enumerate(things(config, sort))}
    if thing in known:
        return known[thing]
    close = get_close_matches(thing, known, 1)
    hint = f"did you mean {close[0]}?" if close else f"write for example {EXAMPLES[verb]}"
    raise InvalidMove(f"'{thing}' is nothing to {verb}; {hint}")


def _unknown(verb: str) -> InvalidMove:
    close = get_close_matches(verb, [*WORDS, *SORTS_OF_VERB], 1)
    hint = f"did you mean {close[0]}?" if close else f"there is {', '.join([*WORDS, *SORTS_OF_VERB])}"
    return InvalidMove(f"there is no move '{verb}'; {hint}")
