"""The hunt: promising decisions from a game of masters are sifted with more and more thinking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from starlode.analysis.weighing import Scales, Values
from starlode.bots.neural_bot import AdvisedBot
from starlode.bots.search_bot import Thinking
from starlode.match import Information
from starlode.puzzles.leading import best_of, lead_of
from starlode.puzzles.puzzle import DIGITS, Puzzle, PuzzleProof, Weighed, packed, puzzle_id
from starlode.puzzles.scouting import TREES, Hunt, Spot, some_seeds, spots_of
from starlode.puzzles.solving import SEED_BITS, difficulty_of, easy_choices, solved_by

HINTED = 0.03  # by how much a glance must like it better than anything else
CLEAR = 0.05  # by how much the best choice must win more often than any other
SETTLED = (0.04, 0.99)  # chances outside of which it hardly matters what one does
GLANCE = 4  # parts of the deep thinking that a choice gets at first
DEEPER = 4  # times the thinking of the second look
FREELY = 10  # times the thinking of a last look, at all choices in one tree
FINALISTS = 3  # choices that are thought about deeply
PER_GAME = 4
PER_THEME = 2
APART = 12  # decisions of the game between two puzzles: those of one turn ask much the same


def hunt(plan: Hunt, number: int) -> list[Puzzle]:
    """The puzzles in one game of masters, a few at most; they lie apart and are of several themes."""
    chance, scales = Random(f"{plan.luck} {number}"), Scales(plan.think * DEEPER)
    found: dict[int, Puzzle] = {}
    for spot in spots_of(plan, scales, chance):
        if len(found) == PER_GAME or plan.over:
            break
        alone = all(abs(spot.ply - ply) >= APART for ply in found)
        if alone and (puzzle := _judged(plan, spot, scales, chance, _usual(found.values()))):
            found[spot.ply] = puzzle
    return list(found.values())


def _usual(puzzles: Iterable[Puzzle]) -> set[str]:
    """The themes of which there are enough in a game."""
    return {theme for theme, count in Counter(puzzle.theme for puzzle in puzzles).items() if count >= PER_THEME}


def _judged(plan: Hunt, spot: Spot, scales: Scales, chance: Random, usual_themes: set[str]) -> Puzzle | None:
    """The puzzle that a decision is, if it is one of an unusual theme: each look costs more than the one before it."""
    here, think = spot.information, plan.think
    first = scales.weigh(here, spot.liked, some_seeds(chance), think // GLANCE)
    best = best_of(first)
    if theme_of(here, best) in usual_themes or lead_of(first, best) < HINTED or best in easy_choices(here, chance):
        return None
    second = scales.weigh(here, _closest(first), some_seeds(chance), think)
    lead = lead_of(second, best)
    if lead < CLEAR or not SETTLED[0] < float(second[best].mean()) < SETTLED[1]:
        return None
    rest = scales.weigh(here, set(here.actions) - set(first), some_seeds(chance), think // GLANCE)
    known = rest | first | second
    third = _again(here, known, best, scales, think * DEEPER, some_seeds(chance))
    again, values = lead_of(third, best), known | third
    if again < CLEAR or not best == best_of(values) == _freely(here, think * FREELY, chance):
        return None
    proof = PuzzleProof(think, TREES, round(lead, DIGITS), think * DEEPER, round(again, DIGITS))
    return _puzzle(plan, here, values, proof, chance)


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
