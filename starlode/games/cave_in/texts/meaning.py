"""What the text of a move means in any state: its verb, and which component it names."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from starlode.engine.errors import InvalidMove
from starlode.engine.game import Config
from starlode.engine.header import SEATS
from starlode.games.cave_in.decisions import Word
from starlode.games.cave_in.texts.choice import Sort
from starlode.games.cave_in.things import BASE, EMPTY, Ability

# The verbs with the sorts of things they take, in the order in which an ambiguous text is tried.
VERBS: dict[str, tuple[Sort, ...]] = {
    "recruit": ("dock",),
    "mine": ("crystal",),
    "collect": ("stack",),
    "skill": ("hand",),
    "raid": ("seat",),
    "pay": ("hand",),
    "activate": ("ability",),
    "take": ("dock", "crystal", "base"),
    "subjugate": ("hand", "base"),
    "paint": ("crystal", "hand"),
    "colour": ("colour",),
    "base": ("seat",),
}
EXAMPLES = {
    "recruit": "recruit terron-foreman",
    "mine": "mine c3-yellow-1",
    "collect": "collect artifact-05",
    "skill": "skill terron-driller",
    "raid": "raid 1",
    "pay": "pay terron-driller",
    "activate": "activate supply-shuttle",
    "take": "take terron-driller, take c1-blue-1 or take hydran-fishbean@1.2",
    "subjugate": "subjugate terron-driller or subjugate hydran-fishbean@1.2",
    "paint": "paint c1-blue-1 or paint terron-driller",
    "colour": "colour red",
    "base": "base 1",
}
DECLINING = ("skip", "stop", "decline", "pass")  # other words for `done`, where that means to decline
OTHER_WORDS = ("use", "keep", *DECLINING)
THINGS: dict[Sort, str] = {
    "ability": "Artifact",
    "dock": "Mercenary",
    "crystal": "Crystal",
    "stack": "Artifact card",
    "colour": "colour",
    "seat": "seat",
    "base": "card of a Base",
    "hand": "Mercenary",
}


class Meaning(NamedTuple):
    """What a text names: things are numbered as components, not by where they lie."""

    sort: Sort
    number: int  # ability, type, crystal, artifact card, colour, seat
    detail: int = 0  # position in the Base, current colour of the hand card
    kind: int = EMPTY  # type of the card in the Base


def meaning_of(config: Config, verb: str, thing: str) -> Meaning:
    """What a verb and the thing after it name; raises InvalidMove."""
    if verb in (*Word.texts(), *OTHER_WORDS) and verb not in VERBS:
        raise InvalidMove(f"{verb} stands alone, but '{thing}' follows it")
    if verb not in VERBS:
        raise unknown_verb(verb)
    for sort in VERBS[verb]:
        meaning = MEANINGS[sort](config, thing)
        if meaning is not None:
            return meaning
    raise _unknown_thing(config, verb, thing)


def _find(ids: Sequence[str], sort: Sort, text: str) -> Meaning | None:
    return Meaning(sort, ids.index(text)) if text in ids else None


def _type_number(config: Config, text: str) -> int | None:
    """The type with that id, which may carry the number of a copy."""
    ids = config.components.type_ids
    name = text if text in ids else re.sub(r"-\d+$", "", text)
    return ids.index(name) if name in ids else None


def _read_ability(config: Config, text: str) -> Meaning | None:
    for ability in Ability:
        half = int(config.params.ability_half[ability])
        if text == ability.text or (half >= 0 and text == config.components.half_ids[half]):
            return Meaning("ability", ability)
    return None


def _read_dock_card(config: Config, text: str) -> Meaning | None:
    kind = _type_number(config, text)
    return None if kind is None else Meaning("dock", kind)


def _read_seat(config: Config, text: str) -> Meaning | None:
    return Meaning("seat", int(text)) if re.fullmatch(f"[0-{SEATS - 1}]", text) else None


def _read_base_card(config: Config, text: str) -> Meaning | None:
    match = re.fullmatch(rf"(.+)@([0-{SEATS - 1}])\.([1-{BASE}])", text)
    kind = _type_number(config, match[1]) if match else None
    return Meaning("base", int(match[2]), int(match[3]) - 1, kind) if match and kind is not None else None


def _read_hand_card(config: Config, text: str) -> Meaning | None:
    name, slash, colour = text.partition("/")
    kind, colours = _type_number(config, name), config.components.colours
    if kind is None or (slash and colour not in colours):
        return None
    return Meaning("hand", kind, colours.index(colour) if slash else int(config.params.faction[kind]))


MEANINGS: dict[Sort, Callable[[Config, str], Meaning | None]] = {
    "ability": _read_ability,
    "dock": _read_dock_card,
    "crystal": lambda config, text: _find(config.components.crystal_ids, "crystal", text),
    "stack": lambda config, text: _find(config.components.artifact_ids, "stack", text),
    "colour": lambda config, text: _find(config.components.colours, "colour", text),
    "seat": _read_seat,
    "base": _read_base_card,
    "hand": _read_hand_card,
}


# ---- errors ----


def unknown_verb(verb: str) -> InvalidMove:
    """The error for a text that begins with nothing known."""
    known = (*VERBS, *Word.texts(), *OTHER_WORDS)
    close = get_close_matches(verb, known, 3)
    hint = (
        f"did you mean {' or '.join(close)}?" if close else f"moves begin with one of {', '.join(VERBS)}, or are a word"
    )
    return InvalidMove(f"'{verb}' is not a move of this game; {hint}" if verb else f"an empty text is no move; {hint}")


def _unknown_thing(config: Config, verb: str, thing: str) -> InvalidMove:
    components = config.components
    known = (*components.type_ids, *components.crystal_ids, *components.artifact_ids, *components.half_ids)
    fitting = [name for name in (*known, *components.colours) if any(MEANINGS[s](config, name) for s in VERBS[verb])]
    close = get_close_matches(thing, fitting, 3)
    guess = f"did you mean {' or '.join(close)}? An" if close else "an"
    return InvalidMove(f"'{thing}' is not {kinds_after(verb)}; {guess} example is {EXAMPLES[verb]}")


def kinds_after(verb: str) -> str:
    """What follows a verb, with its article."""
    names = dict.fromkeys(THINGS[sort] for sort in VERBS[verb])
    return " or ".join(f"an {name}" if name.startswith("A") else f"a {name}" for name in names)
