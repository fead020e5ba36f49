"""PettingZoo: the classic games, by the loop of its documentation."""

from __future__ import annotations

import random
import warnings
from importlib import import_module

from aec import play
from timing import on_one_core, rate, tell

GAMES = (
    "connect_four_v3",
    "tictactoe_v3",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "rps_v2",
    "hanabi_v5",
    "chess_v6",
    "go_v5",
)


def main() -> None:
    on_one_core()
    warnings.simplefilter("ignore")
    random.seed(1)
    for name in GAMES:
        env = import_module(f"pettingzoo.classic.{name}").env()
        env.reset(seed=1)
        tell("AEC environment", name.rpartition("_")[0], rate(lambda env=env: play(env)))


if __name__ == "__main__":
    main()
