"""Decisions: what a game asks, one row per decision.

    class Phase(Phases):
        OVER = Decision()
        MINE_PAY = Decision(
            Choice("hand", "pay"),
            words=("done",),
            holds=("target", "cost", "paid"),
            facts={"crystal": CRYSTAL("mine[target]"), "paid": NUMBER("paid"), "cost": NUMBER("cost")},
        )

To the rules a member is the number of its phase; to all other code it is its row. The notation of moves, the prompts,
the words for choices and for declining, the reading of positions and the exported schema all follow from the rows.
Messages of a decision `mine-pay`: `ask-mine-pay` asks for it, `do-mine-pay-hand` is one of its choices (else
`do-hand`), and `say-mine-pay-done` a word that answers it (else `say-done`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from starlode.engine.declarations.terms import Term
from starlode.engine.declarations.things import Fact

Facts = Mapping[str, Fact]


class Choice:
    """A sort of answers to a decision: a block of the action space, and the verb of the moves.

    If the verb depends on the thing, `which` is the path to the verb's number among several.
    """

    def __init__(self, block: str, *verbs: str, which: str = "0", facts: Facts | None = None) -> None:
        self.block, self.verbs, self.which = block, verbs, which
        self.facts: Facts = facts or {}  # what its words may mention, besides the facts of the block and the row


class Decision:
    """A row: which things may be chosen, which words answer, and which fields of the record belong to the decision."""

    def __init__(
        self,
        *choices: Choice,
        words: tuple[str, ...] = (),
        declined: str = "",
        leaving: tuple[str, ...] | None = None,
        losing: tuple[str, ...] = (),
        holds: tuple[str, ...] = (),
        facts: Facts | None = None,
    ) -> None:
        self.choices = {choice.block: choice for choice in choices}
        self.words = words
        self.declined = declined  # the word that declines it, if one does
        # The words that end, decline or give up something; all others go on. Without any, the one that declines.
        self.leaving = tuple(filter(None, (declined,))) if leaving is None else leaving
        self.losing = losing  # those of them that cost something even if they are the only choice
        self.holds = holds  # fields of the state that are in use while it is asked, and blank otherwise
        self.facts: Facts = facts or {}


class Phases(Term):
    """The decisions of a game; each member carries its row."""

    row: Decision

    def __new__(cls, row: Decision) -> Self:
        """Number the rows in their order."""
        member = cls.next_member()
        member.row = row
        return member


def reason(**facts: Fact) -> Facts:
    """The facts that the message of a reason may mention, besides those of the decision and of the thing chosen."""
    return facts


class Reasons(Term):
    """Why an action that answers a decision is not legal now; each member carries the facts of its message `no-...`."""

    facts: Facts

    def __new__(cls, facts: Facts) -> Self:
        """Number the reasons in their order."""
        member = cls.next_member()
        member.facts = facts
        return member
