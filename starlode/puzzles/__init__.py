"""Puzzles: decisions from games of masters in which one choice is clearly best, as far as its seat can know."""

from starlode.puzzles.puzzle import Puzzle, Weighed, information_of
from starlode.puzzles.running import find_puzzles, plan_hunt
from starlode.puzzles.store import PuzzleFile, load_puzzles

__all__ = ["Puzzle", "PuzzleFile", "Weighed", "find_puzzles", "information_of", "load_puzzles", "plan_hunt"]
