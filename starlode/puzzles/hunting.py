"""The hunt: masters play a game, and its decisions are sifted, first cheaply, then with more and more thinking."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from starlode.analysis.weighing import Scales, Values
from starlode.bots.neural_bot import AdvisedBot
from starlode.bots.playing import Ground, let_play
from starlode.bots.search_bot import Thinking
from starlode.engine.running.referee import Referee
from starlode.engine.state.records import blank
from starlode.games import load_game
from starlode.match import Information
from starlode.match.seeds import key_of, salted
from starlode.puzzles.leading import best_of, lead_of
from starlode.puzzles.puzzle import DIGITS, Puzzle, PuzzleProof, Weighed, packed, puzzle_id
from starlode.puzzles.solving import SEED_BITS, difficulty_of, easy_choices, solved_by

FEWEST_CHOICES = 3
SURE = 0.5  # share of visits that the favourite of a short search has at least
LOOKED_AT = 4  # visits from which on a short search has an opinion of a choice
HINTED = 0.03  # by how much a short search, or a glance, must like it better than anything else
CLEAR = 0.05  # by how much the best choice must win more often than any other
SETTLED = (0.04, 0.99)  # chances outside of which it hardly matters what one does
TREES = 2  # for each choice
GLANCE = 4  # parts of the deep thinking that a choice gets at first
RIVALS = 5  # of the favourite that a glance compares it with
DEEPER = 4  # times the thinking of the second look
FREELY = 10  # times the thinking of a last look, at all choices in one tree
FINALISTS = 3  # choices that are thought about deeply
PER_GAME = 2
TRIES = 12  # decisions of a game that are looked at deeply


class Hunt(msgspec.Struct, frozen=True):
    """What determines which puzzles are found; `until` is the time of day at which a worker gives up."""

    game: str
    options: dict[str, Any]
    think: int  # iterations of a tree
    play: int  # iterations of the masters at play
    luck: str
    until: float | None = None

    @property
    def over(self) -> bool:
        """Whether the time is up."""
        return self.until is not None and time.time() > self.until


class Spot(NamedTuple):
    """A decision that may be a puzzle: what a short search likes, the best first, and how far that is ahead."""

    information: Information
    liked: list[int]
    lead: float


class Scout(AdvisedBot):
    """A master that notes decisions which may be puzzles while it plays."""

    def __init__(self, seed: int, thinking: Thinking) -> None:
        super().__init__(seed, thinking)
        self.spots: list[Spot] = []

    def choose(self, information: Information) -> int:
        """What the search likes best."""
        action = super().choose(information)
        if len(information.actions) >= FEWEST_CHOICES:
            self._note(information, action)
        return action

    def _note(self, information: Information, favourite: int) -> None:
        """Keep the decision if the favourite is liked clearly better than all others, and `easy` plays another."""
        lead = self._lead(favourite)
        if lead > HINTED and favourite not in easy_choices(information, self._random):
            found = self.visits()
            liked = sorted(information.actions, key=lambda action: -found.get(action, (0, 0.0))[0])[: 1 + RIVALS]
            self.spots.append(Spot(_kept(information), liked, lead))

    def _lead(self, favourite: int) -> float:
        """By how much the favourite is liked better than any other choice that was looked at; 0 if hardly visited."""
        found = self.visits()
        visits, worth = found.pop(favourite)
        if visits < SURE * (visits + sum(seen for seen, _ in found.values())):
            return 0.0
        likes = [other / seen for seen, other in found.values() if seen >= LOOKED_AT]
        return worth / visits - max(likes) if likes else CLEAR  # it did not even look elsewhere


def _kept(information: Information) -> Information:
    """The same, whatever becomes of the table."""
    return Information(information.referee, information.block.copy(), information.seat, information.seed)


def hunt(plan: Hunt, number: int) -> list[Puzzle]:
    """The puzzles in one game of masters, at most two; few in number and of different themes, so that they vary."""
    chance = Random(f"{plan.luck} {number}")
    found, scales = list[Puzzle](), Scales(plan.think * DEEPER)
    for spot in _spots(plan, chance)[:TRIES]:
        if len(found) == PER_GAME or plan.over:
            break
        found += _judged(plan, spot, scales, chance, {puzzle.theme for puzzle in found})
    return found


def _spots(plan: Hunt, chance: Random) -> list[Spot]:
    """Decisions of a game that may be puzzles, the likeliest first."""
    game = load_game(plan.game)
    referee, block = Referee(game, game.configure(plan.options)), blank(game.state_type, 1)
    block[0].key[:] = key_of(salted(chance.getrandbits(SEED_BITS), plan.luck))
    referee.deal(block, 0)
    thinking = Thinking(iterations=plan.play)
    scouts = [Scout(chance.getrandbits(SEED_BITS), thinking) for _ in range(int(plan.options["players"]))]
    let_play(Ground(referee, block), dict(enumerate(scouts)), lambda seat: chance.getrandbits(SEED_BITS))
    return sorted((spot for scout in scouts for spot in scout.spots), key=lambda spot: -spot.lead)


def _judged(plan: Hunt, spot: Spot, scales: Scales, chance: Random, known_themes: set[str]) -> Iterator[Puzzle]:
    """The puzzle that a decision is, if it is one of another theme: each look costs more than the one before it."""
    here, think = spot.information, plan.think
    first = scales.weigh(here, spot.liked, _seeds(chance), think // GLANCE)
    best = best_of(first)
    if theme_of(here, best) in known_themes or lead_of(first, best) < HINTED or best in easy_choices(here, chance):
        return
    second = scales.weigh(here, _closest(first), _seeds(chance), think)
    lead = lead_of(second, best)
    if lead < CLEAR or not SETTLED[0] < float(second[best].mean()) < SETTLED[1]:
        return
    rest = scales.weigh(here, set(here.actions) - set(first), _seeds(chance), think // GLANCE)
    known = rest | first | second
    third = _again(here, known, best, scales, think * DEEPER, _seeds(chance))
    again, values = lead_of(third, best), known | third
    if again >= CLEAR and best == best_of(values) == _freely(here, think * FREELY, chance):
        proof = PuzzleProof(think, TREES, round(lead, DIGITS), think * DEEPER, round(again, DIGITS))
        yield _puzzle(plan, here, values, proof, chance)


def _again(
    here: Information, known: Values, best: int, scales: Scales, iterations: int, seeds: Sequence[int]
) -> Values:
    """The closest choices with more thinking, and all others that so far look nearly as good as the best does now."""
    found = scales.weigh(here, {best, *_closest(known)}, seeds, iterations)
    if lead_of(found, best) < CLEAR:
        return found
    enough = float(found[best].mean()) - 2 * CLEAR
    near = [action for action in known if action not in found and float(known[action].mean()) > enough]
    return found | scales.weigh(here, near, seeds, iterations)


def _closest(values: Values, most: int = FINALISTS) -> list[int]:
    """The best choices so far."""
    return sorted(values, key=lambda action: -float(values[action].mean()))[:most]


def _freely(spot: Information, iterations: int, chance: Random) -> int:
    """What a long search chooses that may look at whatever it likes: fixed first moves must not fool us."""
    return AdvisedBot(chance.getrandbits(SEED_BITS), Thinking(iterations=iterations)).choose(spot)


def _seeds(chance: Random) -> list[int]:
    return [chance.getrandbits(SEED_BITS) for _ in range(TREES)]


def _puzzle(plan: Hunt, spot: Information, values: Values, proof: PuzzleProof, chance: Random) -> Puzzle:
    order = _closest(values, len(values))
    moves = dict(zip(spot.actions, spot.moves, strict=True))
    solved, record = solved_by(spot, order[0], chance), packed(spot.block)
    return Puzzle(
        id=puzzle_id(spot.seat, record),
        options=plan.options,
        seat=spot.seat,
        decision=spot.phase.text,
        theme=theme_of(spot, order[0]),
        difficulty=difficulty_of(solved),
        choices=[Weighed(action, moves[action], _share(values[action])) for action in order],
        solved=solved,
        proof=proof,
        record=record,
    )


def theme_of(information: Information, action: int) -> str:
    """What a move does, as the game declares it: its verb, or the word that it is."""
    return information.game.notation.write(information, action).partition(" ")[0]


def _share(values: Any) -> float:
    return round(min(1.0, max(0.0, float(values.mean()))), DIGITS)
