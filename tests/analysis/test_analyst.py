"""The analyst: finds what was planted, knows only what the seat knew, repeats itself."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from starlode.analysis import AnalysisReport, Analyst, Effort, Verdict
from starlode.analysis.analyst import Judge
from starlode.analysis.judgement import seeds_of
from starlode.analysis.turns import turns_of
from starlode.engine.running import single
from starlode.engine.state.records import duplicate
from starlode.match import Information, Match
from starlode.match.worded import MadeDecision
from tests.games.cave_in.table import play, table

GAMES = ("cave-in", "cosmic-scavengers", "stella-digger")
QUICK = Effort(400)


def played(game: str, plies: int, players: int = 2, seed: int = 3) -> Match:
    """The beginning of a game of random moves; seats that decide at once do so in any order."""
    match, chance = Match(game, players=players, seed=seed), Random(seed)
    while match.ply < plies and not match.over:
        seat = chance.choice(match.acting)
        match.play(chance.choice(match.legal(seat)), seat)
    return match


def analysed(match: Match, effort: Effort = QUICK, seed: int = 0) -> list[Verdict]:
    return list(Analyst(match, effort, seed).verdicts())


def last_round() -> Match:
    """The last round of Cave-In: seat 0 takes the little it can and the mine collapses; seat 1 could win by 9."""
    start = table(
        {"hand": ["terron-driller"]},
        {"hand": ["terron-colonel", "terron-sergeant"]},
        docks={"1": ["hydran-frogtopus"]},
        mine={"1": ["c1-brown-2"], "6": ["c6-brown-1"]},
        turn={"seat": 0, "round": 14},
        cave_ins=6,
        busy=True,
    )
    return play(start, "mine c1-brown-2", "pay terron-driller", "recruit hydran-frogtopus")


def test_a_planted_blunder_is_found_and_named_first() -> None:
    match = last_round()
    while not match.over:
        match.play("end")
    assert match.outcome is not None
    assert match.outcome.winners == [0]
    report = AnalysisReport(match, "400it", 0, analysed(match))
    worst = report.mistakes()[0].key
    assert (worst.seat, worst.round, worst.move) == (1, 14, "end")
    assert worst.best is not None
    assert worst.best.move == worst.best.line[0] == "mine c6-brown-1"
    assert worst.grade == "blunder"
    assert worst.loss > 0.5 > worst.margin
    winner, loser = report.players()
    assert winner.blunders == 0 < loser.blunders
    assert winner.average_loss < loser.average_loss


def test_the_winning_move_is_no_mistake() -> None:
    match = play(last_round(), "end", "mine c6-brown-1")
    last = analysed(match)[-1]
    assert (last.move, last.grade, last.best) == ("mine c6-brown-1", "", None)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_decision_of_every_game_gets_a_verdict(game: str, players: int) -> None:
    match = played(game, 12, players)
    verdicts = analysed(match, Effort(60))
    assert [f"{verdict.seat} {verdict.move}" for verdict in verdicts] == match.moves
    assert [verdict.ply for verdict in verdicts] == list(range(12))
    assert any(not verdict.forced for verdict in verdicts)
    for verdict in verdicts:
        assert verdict.words
        assert verdict.round == 1 or (verdict.round or 0) > 1
        assert (verdict.expected is None) == verdict.forced
        assert all(0 <= value <= 1 for value in verdict.expected or ())
        assert len(verdict.expected or match.names) == players
        assert (verdict.best is None) == (verdict.loss == 0)
        assert not (verdict.loss and verdict.found)


def decision_with_secrets(game: str) -> tuple[Match, int]:
    """A position in which a seat has a choice and something is hidden from it."""
    for plies in range(8, 60):
        match = played(game, plies)
        for seat in match.acting:
            committed = len(match.acting) < match.players or game != "cosmic-scavengers"
            if committed and len(match.legal(seat)) > 2:
                return match, seat
    raise AssertionError("no such position")


@pytest.mark.parametrize("game", GAMES)
def test_the_same_information_gives_the_same_verdict_whatever_is_hidden(game: str) -> None:
    match, seat = decision_with_secrets(game)
    action = match.legal_actions(seat)[-1]
    verdicts, truths = [], set()
    for stream in range(5):
        truth = duplicate(match.state)
        single.imagine(match.config.params, truth, seat, 1, stream)
        information = Information.of(match.game, match.config, truth, seat, 55)
        judge = Judge(match.game, match.players, 100)
        verdicts.append(judge.judge(information, match.ply, action, seeds_of(0, seat, 3)))
        truth.key[:] = 0
        truth.counter = 0
        truths.add(np.asarray(truth).tobytes())
    assert len(truths) > 1
    assert all(verdict == verdicts[0] for verdict in verdicts)


def test_what_others_do_in_secret_changes_no_verdict() -> None:
    """The same program twice, the second time after the other player has begun one unseen."""
    alone, watched = Match("cosmic-scavengers", seed=2), Match("cosmic-scavengers", seed=2)
    for _ in range(3):
        watched.play(watched.legal(1)[0], 1)
    for _ in range(4):
        move = alone.legal(0)[0]
        alone.play(move, 0)
        watched.play(move, 0)
    first, second = (list(Analyst(match, QUICK).verdicts(0)) for match in (alone, watched))
    assert [verdict.ply for verdict in second] == [verdict.ply + 3 for verdict in first]
    assert [replace(one, ply=0, turn=0) for one in second] == [replace(one, ply=0, turn=0) for one in first]


def test_the_same_game_gets_the_same_verdicts_and_another_seed_other_ones() -> None:
    match = played("cave-in", 10)
    first = analysed(match)
    assert analysed(match) == first
    assert analysed(match, seed=1) != first
    assert analysed(match, Effort(400, cores=2)) == first  # cores only make it faster


def test_forced_moves_are_listed_but_not_judged() -> None:
    verdicts = [verdict for verdict in analysed(played("cave-in", 40), Effort(50)) if verdict.forced]
    assert verdicts
    assert all(verdict.choices == 1 and verdict.expected is None and not verdict.grade for verdict in verdicts)


def test_one_seat_may_be_judged_alone_and_gets_the_same_verdicts() -> None:
    match = played("cave-in", 12)
    analyst = Analyst(match, QUICK)
    everything = analysed(match)
    assert list(analyst.verdicts(1)) == [verdict for verdict in everything if verdict.seat == 1]
    assert len(analyst.decisions(1)) < len(everything)


def test_known_verdicts_are_not_worked_out_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match = played("cave-in", 6)
    report = AnalysisReport(match, "400it", 0, analysed(match)[:4])
    report.save(tmp_path / "kept.json")
    known = report.resume(tmp_path / "kept.json")
    asked, original = list[int](), Analyst._judge

    def judged(self: Analyst, ply: int, decision: MadeDecision, number: int) -> Verdict:
        asked.append(ply)
        return original(self, ply, decision, number)

    monkeypatch.setattr(Analyst, "_judge", judged)
    assert list(Analyst(match, QUICK).verdicts(known=known)) == analysed(match)
    assert asked[:2] == [4, 5]
    assert len(asked) == 2 + 6


def test_decisions_that_a_seat_makes_in_one_go_are_a_turn() -> None:
    match = played("cave-in", 40)
    turns = turns_of(match)
    for ply, first in enumerate(turns):
        between = match.decisions[first : ply + 1]
        assert first <= ply
        assert {decision.seat for decision in between} == {match.decisions[ply].seat}
    assert 1 < len(set(turns)) < 40


def test_a_program_is_a_turn_although_others_write_theirs_meanwhile() -> None:
    match = played("cosmic-scavengers", 30)
    turns = {(made.seat, turn) for made, turn in zip(match.decisions, turns_of(match), strict=True)}
    switches = sum(one.seat != other.seat for one, other in pairwise(match.decisions))
    assert len(turns) < switches / 2  # not cut where the other seat decided in between
    rounds = {turn: match.game.round_of(match.at(turn).state) for _, turn in turns}
    for ply, turn in enumerate(turns_of(match)):
        assert match.game.round_of(match.at(ply).state) == rounds[turn]
