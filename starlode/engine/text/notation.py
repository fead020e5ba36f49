"""Moves to text and back, from a game's rows of decisions.

A text is a word (`done`) or a verb with a thing (`mine c3-yellow-1`). If only one thing can be meant, the thing alone
is enough. A text that means nothing in the game raises InvalidMove; one that is not asked for now raises IllegalMove.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import product

from starlode.engine.boundary.errors import IllegalMove, InvalidMove
from starlode.engine.boundary.quoting import LONG, printable
from starlode.engine.declarations.decisions import Choice, Phases
from starlode.engine.declarations.declarations import Declarations
from starlode.engine.declarations.layout import Block, Picked
from starlode.engine.declarations.things import NUMBER, Fact
from starlode.engine.text.catalogue import Words, fill_in
from starlode.engine.text.perspective import Perspective

WORD = "word"  # the block of the action space whose numbers are words
DECLINED = "declined"  # the meaning of a synonym for the word that declines the decision
FEW = 3  # how many near misses are offered


class Absent:
    """The meaning of a text that names a thing which exists but cannot be chosen; `there` are those that can."""

    def __init__(self, there: Sequence[str]) -> None:
        self.there = there


@dataclass(frozen=True)
class Form:
    """A way to write a thing: a pattern in which `{fact}` is the id of a fact; used if the path `when` is not 0."""

    pattern: str
    facts: Mapping[str, Fact]
    when: str = ""


class Spelling:
    """How the things of a block are written: the first form that fits. A game may have its own.

    Without forms these are the ids of the block's axes, with dots between them.
    """

    forms: Sequence[Form] = ()

    def __init__(self, block: Block) -> None:
        self.block = block
        if not self.forms:
            facts = {place: sort(place) for (sort, _), place in zip(block.axes, ("number", "detail"), strict=False)}
            self.forms = (Form(".".join(f"{{{place}}}" for place in facts), facts),)

    def write(self, perspective: Perspective, number: int, detail: int) -> str:
        """The text of a thing."""
        scope = perspective.scope(Picked(self.block, number, detail))
        form = next(form for form in self.forms if not form.when or scope.value(NUMBER(form.when)))
        return fill_in(form.pattern, scope, form.facts)

    def read(self, perspective: Perspective, text: str) -> Picked | Absent | None:
        """The thing that a text means, or the word if choosing that is equivalent; None if it means none."""
        for places in product(*(range(size) for size in self.block.shape)):
            if self.write(perspective, *(*places, 0)[:2]).lower() == text:
                return Picked(self.block, *places)
        return None


class Notation:
    """The moves of a game, with its own spellings of the things of some blocks and other words that players use."""

    def __init__(
        self, game: Declarations, spellings: Mapping[str, type[Spelling]], synonyms: Mapping[str, str]
    ) -> None:
        self.game, self.synonyms = game, synonyms
        self.spellings = {name: spellings.get(name, Spelling)(block) for name, block in game.layout.blocks.items()}
        self.words = game.words_of_moves
        self.verbs: dict[str, list[str]] = {}  # each verb with the blocks it chooses from
        for phase in game.phases:
            for choice in phase.row.choices.values():
                for verb in choice.verbs:
                    blocks = self.verbs.setdefault(verb, [])
                    blocks += [choice.block] if choice.block not in blocks else []

    # ---- writing ----

    def write(self, perspective: Perspective, action: int) -> str:
        """The move's text; unique among the moves that are legal for the seat."""
        picked = self.game.layout.split(action)
        if picked.block.name == WORD:
            return self.words[picked.number]
        choice = perspective.phase.row.choices.get(picked.block.name)
        verb = _verb(perspective, choice, picked) if choice else self._usual(picked.block.name)
        return f"{verb} {self.spellings[picked.block.name].write(perspective, picked.number, picked.detail)}"

    def _usual(self, block: str) -> str:
        """The verb for a thing that is not asked for: the first that takes it."""
        return next((verb for verb, blocks in self.verbs.items() if block in blocks), "choose")

    # ---- reading ----

    def read(self, perspective: Perspective, text: str, words: Words) -> int:
        """The action a text means to a seat; raises InvalidMove or IllegalMove."""
        verb, _, thing = " ".join(text.lower().split()).partition(" ")
        verb = self._meant(perspective.phase, verb, words)
        if not thing:
            return self._read_word(perspective, verb, words)
        if verb not in self.verbs:
            raise InvalidMove(self._misfit(perspective, verb, thing, words))
        picked = self._find(perspective, self._asked_first(perspective.phase, verb), thing, words)
        if picked is None:
            raise InvalidMove(self._no_thing(perspective, verb, thing, words))
        self._check_asked(perspective, verb, thing, picked, words)
        return self.game.layout.action(picked.block.name, picked.number, picked.detail)

    def _check_asked(self, perspective: Perspective, verb: str, thing: str, picked: Picked, words: Words) -> None:
        """Raise IllegalMove unless the decision asks for such a thing by that verb."""
        choices = perspective.phase.row.choices
        if picked.block.name == WORD and any(verb in choice.verbs for choice in choices.values()):
            return
        choice, thing = choices.get(picked.block.name), printable(thing, LONG)
        if choice is None:
            raise IllegalMove(words.text("move-not-asked", move=f"{verb} {thing}"))
        wanted = _verb(perspective, choice, picked)
        if verb != wanted:
            raise IllegalMove(words.text("move-not-asked-near", move=f"{verb} {thing}", near=f"{wanted} {thing}"))

    def _meant(self, phase: Phases, word: str, words: Words) -> str:
        """What a player's word stands for; raises IllegalMove for one that declines what cannot be declined."""
        meant = self.synonyms.get(word, word)
        if meant != DECLINED:
            return meant
        if not phase.row.declined:
            raise IllegalMove(words.text("move-nothing-to-decline", word=word))
        return phase.row.declined

    def _read_word(self, perspective: Perspective, word: str, words: Words) -> int:
        """A word, or a thing whose verb is clear from what is asked."""
        row = perspective.phase.row
        if word in self.words and (word in row.words or word not in self.verbs):
            return self.words.index(word)
        picked = self._find(perspective, list(row.choices), word, words)
        if picked is not None:
            return self.game.layout.action(picked.block.name, picked.number, picked.detail)
        if word in self.verbs:
            raise InvalidMove(words.text("move-needs-thing", verb=word))
        if self._find(perspective, [block for block in self.spellings if block != WORD], word, words) is not None:
            raise IllegalMove(words.text("move-not-asked", move=printable(word, LONG)))
        raise InvalidMove(self._unknown(perspective, word, words))

    def _asked_first(self, phase: Phases, verb: str) -> list[str]:
        """The blocks a verb may choose from, those that are asked for first."""
        return sorted(self.verbs[verb], key=lambda block: block not in phase.row.choices)

    def _find(self, perspective: Perspective, blocks: Sequence[str], text: str, words: Words) -> Picked | None:
        """The first thing that a text means; raises IllegalMove for one that is asked for and not there."""
        for block in blocks:
            found = self.spellings[block].read(perspective, text)
            if isinstance(found, Absent):
                if block in perspective.phase.row.choices:
                    near, name = words.either(found.there), printable(text, LONG)
                    raise IllegalMove(words.text("move-absent" if near else "move-absent-none", thing=name, near=near))
                return Picked(self.game.layout.blocks[block], 0)  # no such thing is asked for, wherever it is
            if found is not None:
                return found
        return None

    # ---- errors; near misses are sought among what is legal now ----

    def _misfit(self, perspective: Perspective, verb: str, thing: str, words: Words) -> str:
        if verb in self.words:
            return words.text("move-stands-alone", word=verb, thing=printable(thing, LONG))
        return self._unknown(perspective, verb, words)

    def _unknown(self, perspective: Perspective, word: str, words: Words) -> str:
        if not word:
            return words.text("move-empty")
        verbs = list(dict.fromkeys(verb for verb, _ in self._legal(perspective)))
        others = [other for other, meant in self.synonyms.items() if meant in verbs]
        near = _near(word, [*verbs, *others]) or _near(word, [thing for _, thing in self._legal(perspective)])
        move = printable(word, LONG)
        if near:
            return words.text("move-unknown-near", move=move, near=words.either(near))
        return words.text("move-unknown", move=move, verbs=", ".join(verbs or [*self.verbs, *self.words]))

    def _no_thing(self, perspective: Perspective, verb: str, thing: str, words: Words) -> str:
        near = _near(thing, [known for asked, known in self._legal(perspective) if asked == verb])
        if near:
            return words.text("move-no-thing-near", thing=printable(thing, LONG), verb=verb, near=words.either(near))
        return words.text("move-no-thing", thing=printable(thing, LONG), verb=verb)

    def _legal(self, perspective: Perspective) -> list[tuple[str, str]]:
        """Verb and thing of every move that the seat may play now; a word stands alone."""
        moves = (self.write(perspective, action).partition(" ") for action in perspective.actions)
        return [(verb, thing) for verb, _, thing in moves]


def _near(text: str, known: Sequence[str]) -> list[str]:
    """The known texts that look similar; a long text has none."""
    return get_close_matches(text, [*filter(None, dict.fromkeys(known))], FEW) if len(text) <= LONG else []


def _verb(perspective: Perspective, choice: Choice, picked: Picked) -> str:
    """The verb by which a decision asks for a thing."""
    if len(choice.verbs) == 1:
        return choice.verbs[0]
    which = perspective.scope(picked).value(NUMBER(choice.which))
    return choice.verbs[int(which)]  # type: ignore[arg-type]  # a plain number
