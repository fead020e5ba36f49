"""A refused choice, and the reasons that several sorts of choices share."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from starlode.engine.game import Config
from starlode.games.cave_in.rules.for_python import Survey, survey
from starlode.games.cave_in.state import State
from starlode.games.cave_in.texts.choice import Choice, phase_of
from starlode.games.cave_in.texts.names import card_name
from starlode.games.cave_in.things import NormalAction

ACTION_NAMES = {
    NormalAction.RECRUIT: "Recruit",
    NormalAction.MINE: "Mine",
    NormalAction.COLLECT: "Collect",
    NormalAction.SKILL: "Use a skill",
}


@dataclass(frozen=True)
class Case:
    """A refused choice of the active player."""

    config: Config
    state: State
    choice: Choice

    @property
    def phase(self) -> str:
        """The name of the decision that is asked."""
        return phase_of(self.state)

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return int(self.state.active)

    @cached_property
    def survey(self) -> Survey:
        """What that seat could do."""
        return survey(self.config.params, self.state, self.seat)

    def card(self, kind: int) -> str:
        """The name of a Mercenary."""
        return card_name(self.config, kind)

    def level(self, kind: int) -> int:
        """The printed level of a Mercenary."""
        return int(self.config.params.level[kind])


def needed(case: Case, kind: int) -> int:
    """The payment levels that recruit a type, as bits."""
    return int(case.survey.needed[case.level(kind) - 1])


def full_hand(case: Case) -> str:
    """The hand limit, as far as it stands in the way."""
    held, limit = int(case.state.hand_count[case.seat]), int(case.config.params.hand_limit)
    return f"Your hand is full: you hold {held} cards, and the limit is {limit}." if held >= limit else ""


def no_action(case: Case, kind: NormalAction) -> str:
    """Why no action of a type may be taken, normal or extra; empty if one may."""
    if case.survey.free[kind]:
        return ""
    if case.state.raids:
        return "After a Raid there is no normal action."
    if case.state.normal >= case.config.params.normal_actions:
        return "You have no normal action left this turn."
    return f"You have already taken {ACTION_NAMES[kind]} this turn, and your normal actions must be of different types."
