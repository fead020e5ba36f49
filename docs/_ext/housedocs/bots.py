"""The opponents as tables: what they do, and what was measured of them."""

from __future__ import annotations

from housedocs.markdown import code, sentence, table
from starlode.bots import levels as house
from starlode.bots.proofs import Proof, known_proofs, mastered
from starlode.bots.scale import COUNT, known_scales
from starlode.bots.strengths import MARKS
from starlode.games import all_games, load_game


def levels(argument: str) -> str:
    """Every level, weakest first, and how it decides."""
    rows = []
    for name in (*house.LEVELS, house.MASTER):
        thinking = house.THINKING.get(name)
        effort = f"{thinking.iterations:,} iterations, at most {thinking.seconds:g} s" if thinking else "no search"
        usual = "usually " if name == house.MASTER else ""  # it may have proven itself with more
        rows.append((code(name), sentence(getattr(house, name).__doc__), usual + effort))
    return table(("level", "how it decides", "effort for a decision"), rows)


def masters(argument: str) -> str:
    """What the networks have shown against experts, for every game and number of players that was measured."""
    rows = []
    for game in map(load_game, all_games()):
        rows += [_proof(game.info.title, proof, proof.players in mastered(game)) for proof in known_proofs(game)]
    return table(("game", "players", "iterations", "wins of one `master` against experts", "even", "offered"), rows)


def _proof(title: str, proof: Proof, offered: bool) -> tuple[str, ...]:
    share, low, high = (f"{100 * value:.{digits}f}" for value, digits in _shares(proof))
    wins = f"{share} % ({low} to {high}), {proof.games} games"
    return (
        title,
        str(proof.players),
        f"{proof.iterations:,}",
        wins,
        f"{100 / proof.players:.0f} %",
        "yes" if offered else "no",
    )


def _shares(proof: Proof) -> tuple[tuple[float, int], ...]:
    return (proof.wins / proof.games, 1), (proof.low, 0), (proof.high, 0)


def scales(argument: str) -> str:
    """Where the named levels are among those by number, for every game and number of players that was measured."""
    rows = []
    for game in map(load_game, all_games()):
        for players, scale in known_scales(game).items():
            places = [f"{scale.places[name]:.1f}" if name in scale.places else "" for name in MARKS]
            rows.append((game.info.title, str(players), *places, f"{scale.step:.0f}", f"{scale.games:,}"))
    headings = ("game", "players", *map(code, MARKS), f"points a level, of {COUNT}", "games")
    return table(headings, rows)
