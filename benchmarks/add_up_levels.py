"""Games between strengths, added up: a small file for each number of players that `starlode levels` takes like a run.

    python benchmarks/add_up_levels.py FOLDER GAME SOURCE ...

Sources are runs of arenas, or such files. FOLDER/GAME-PLAYERS.json is replaced; name it among the sources if its games
are to stay. Those from which the levels of the house follow are in benchmarks/levels.
"""

from __future__ import annotations

import sys
from pathlib import Path

from starlode.arena.levelgames import LevelGames, added_up, level_games
from starlode.engine.system.files import write_whole
from starlode.games import load_game


def main(folder: Path, name: str, sources: list[Path]) -> None:
    """Write the files."""
    for players, met in level_games(load_game(name), sources).items():
        games = LevelGames(name, players, added_up(met))
        write_whole(folder / f"{name}-{players}.json", games.text())


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(f"usage: {sys.argv[0]} FOLDER GAME SOURCE ...")
    main(Path(sys.argv[1]), sys.argv[2], [Path(source) for source in sys.argv[3:]])
