"""catanatron: whole games of its own random players."""

from __future__ import annotations

import random

from catanatron import Color, Game, RandomPlayer
from timing import on_one_core, rate, tell


def play() -> int:
    game, made = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE)]), 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        made += 1
    return made


def main() -> None:
    on_one_core()
    random.seed(1)
    tell("Python loop", "catan, 2 players", rate(play))


if __name__ == "__main__":
    main()
