"""How well people play: openskill's Plackett-Luce model, which learns from the whole order of a table.

A bot's skill is fixed: its place among the measured levels of the game (`levels.json`), on the scale on which `medium`
is 1500. So the first games against bots already tell how well a newcomer plays.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec
from openskill.models import PlackettLuce

from starlode.arena.points import CENTRE, mean_of, points_of, reach_of
from starlode.bots.scale import COUNT, place_of, scale_of
from starlode.engine.authoring.game import Game
from starlode.server.protocol.wire import Rating

# Unlike bots, people change as they play, so the model doubts a little more before each game; but never more after it.
_MODEL = PlackettLuce(limit_sigma=True)
BOT_SIGMA = 1.0  # about 60 points up or down: what a level's measured games leave open
MIDDLE = "medium"


class Skill(NamedTuple):
    """What the model believes of somebody."""

    mu: float
    sigma: float


NEWCOMER = Skill(float(_MODEL.mu), float(_MODEL.sigma))


def after_game(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """What is believed of all seats of a table once their ranks are known; equal ranks share a place."""
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    rated = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Skill(float(team[0].mu), float(team[0].sigma)) for team in rated]


def shown_rating(skill: Skill, games: int) -> Rating:
    """A skill as people are shown it."""
    return Rating(round(points_of(skill.mu)), round(reach_of(skill.sigma)), games)


# ---- bots ----


def mark_of(bot: str, game: Game, players: int) -> float | None:
    """A bot's place on the scale; None for one that was never measured."""
    place, scale = place_of(bot, game, players), scale_of(game, players)
    return None if place is None else CENTRE + (place - scale.places[MIDDLE]) * scale.step


def level_marks(game: Game, players: int) -> dict[str, float]:
    """The place of every numbered level, weakest first."""
    names = [f"level:{number}" for number in range(1, COUNT + 1)]
    return {name: mark for name in names if (mark := mark_of(name, game, players)) is not None}


def nearest_level(mark: float, game: Game, players: int) -> str:
    """The level that plays most like somebody with this rating; of two, the weaker."""
    marks = level_marks(game, players)
    return min(marks, key=lambda level: abs(marks[level] - mark))


def bot_skill(mark: float) -> Skill:
    """What the model is told of a bot."""
    return Skill(mean_of(mark), BOT_SIGMA)


# ---- one game after the other ----


class RatedGame(msgspec.Struct, frozen=True):
    """A finished game as ratings see it: by seat, the person, or the skill of whoever has no rating, and the rank."""

    table: str
    game: str
    at: int  # when it ended
    people: list[str | None]
    fixed: list[Skill | None]  # bots, and people who are gone
    ranks: list[int]

    @property
    def players(self) -> int:
        """How many seats there were."""
        return len(self.ranks)


class RatingStep(msgspec.Struct, frozen=True, kw_only=True):
    """What one game did to one person's rating, as it is stored."""

    person: str
    game: str
    players: int
    nth: int  # of the person's games with this game and number of players, from 1
    table_id: str
    mu: float
    sigma: float
    rank: int
    at: int
    seat: int
    skills: str  # of all seats before the game: levels may be measured anew, and people go

    @property
    def skill(self) -> Skill:
        """What is believed since."""
        return Skill(self.mu, self.sigma)

    def shown(self) -> Rating:
        """The same as people are shown it."""
        return shown_rating(self.skill, self.nth)

    @property
    def before(self) -> list[Skill]:
        """What was believed of all seats before."""
        return _read_skills(self.skills)


_read_skills = msgspec.json.Decoder(list[Skill]).decode
Latest = Mapping[str, RatingStep]  # by person, the last one


def steps_of(played: RatedGame, latest: Latest) -> list[RatingStep]:
    """What a game does to the ratings of the people at it, who are sorted: all servers lock rows in one order.

    The time is later than that of anyone's last game, whatever the clocks of servers say, so that games in the order of
    their times are in everybody's order.
    """
    before = [_skill(person, skill, latest) for person, skill in zip(played.people, played.fixed, strict=True)]
    after = after_game(before, played.ranks)
    at = max([played.at, *(last.at + 1 for person, last in latest.items() if person in played.people)])
    skills = msgspec.json.encode(before).decode()
    steps = [
        RatingStep(
            person=person,
            game=played.game,
            players=played.players,
            nth=latest[person].nth + 1 if person in latest else 1,
            table_id=played.table,
            mu=after[seat].mu,
            sigma=after[seat].sigma,
            rank=played.ranks[seat],
            at=at,
            seat=seat,
            skills=skills,
        )
        for seat, person in enumerate(played.people)
        if person is not None
    ]
    return sorted(steps, key=lambda step: step.person)


def _skill(person: str | None, fixed: Skill | None, latest: Latest) -> Skill:
    if person is not None and person in latest:
        return latest[person].skill
    return fixed or NEWCOMER


def all_steps(games: Iterable[RatedGame]) -> list[RatingStep]:
    """What games do to ratings, computed from nothing, in the order of their ends."""
    latest: dict[tuple[str, int], dict[str, RatingStep]] = {}
    found = []
    for played in sorted(games, key=lambda one: (one.at, one.table)):
        known = latest.setdefault((played.game, played.players), {})
        steps = steps_of(played, known)
        known |= {step.person: step for step in steps}
        found += steps
    return found
