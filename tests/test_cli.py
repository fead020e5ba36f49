"""The commands as a person meets them: every one, its help, and what it says to wrong input."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from starlode import __version__
from starlode.arena.simulation import Simulation
from starlode.cli import LOADED, _load_first
from starlode.engine.authoring import invariants
from starlode.engine.system.extras import how_to_install
from starlode.games import all_games, load_game
from starlode.match import Match
from starlode.match.board_link import link_of
from starlode.terminal.playing import play
from tests.commands import refusal, run

ROOT = Path(__file__).resolve().parent.parent
COMMANDS = (
    "games",
    "play",
    "records",
    "sim",
    "replay",
    "position",
    "rules",
    "bench",
    "warm",
    "arena",
    "lab",
    "components",
    "compare",
    "sweep",
    "suggest",
    "analyse",
)
GAME = "cave-in"


@pytest.fixture(autouse=True)
def _plain_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def output_of(*arguments: str | Path, typed: str = "") -> str:
    result = run(*arguments, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def data_of(*arguments: str | Path) -> Any:
    return json.loads(output_of(*arguments))


def process(*arguments: str, code: str = "from starlode.cli import main; main()") -> subprocess.Popen[str]:
    command = [sys.executable, "-c", code, *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A few moves of a game, as a file."""
    match = Match(GAME, seed=3, names=["Player", "Random"])
    for _ in range(12):
        match.play(match.legal()[-1])
    match.record().save(tmp_path / "game.json")
    return tmp_path / "game.json"


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(Match(GAME, seed=3).position()))
    return path


# ---- every command ----


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_an_example(command: str) -> None:
    assert f"Example: starlode {command}" in output_of(command, "--help")


def test_without_a_command_the_help_lists_them_all() -> None:
    text = output_of()
    assert all(f" {command} " in text for command in COMMANDS)


def test_the_version_is_shown() -> None:
    assert output_of("--version") == f"starlode {__version__}\n"


def test_the_list_of_games_needs_nothing_heavy() -> None:
    code = "import sys; from starlode.cli import app; app(['games'], standalone_mode=False)"
    done = process(code=f"import atexit, sys; atexit.register(lambda: print('numba' in sys.modules)); {code}")
    out, _ = done.communicate(timeout=240)
    assert GAME in out
    assert out.endswith("False\n")


def test_a_server_that_is_not_installed_is_asked_for_in_one_line() -> None:
    code = "import sys; sys.modules['starlette'] = None; from starlode.cli import main; main()"
    done = process("wire", code=code)
    _, told = done.communicate(timeout=240)
    assert told == f"starlode: a server needs starlette, which is not installed: {how_to_install('server')}\n"
    assert done.returncode == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ("nonsense",),
        ("play", "chess"),
        ("play", GAME, "--players", "9"),
        ("play", GAME, "--seats", "human,genius"),
        ("play", GAME, "--players", "3", "--seats", "human,greedy"),
        ("play", GAME, "--names", "Ann"),
        ("play", GAME, "--seed", "soon"),
        ("play", GAME, "--option", "edition"),
        ("play", GAME, "--option", "edition=1999"),
        ("play", "--resume", "missing.json"),
        ("play", GAME, "--resume", "missing.json"),
        ("sim",),
        ("sim", "chess"),
        ("sim", GAME, "--games", "many"),
        ("sim", GAME, "--option", "weather=fine"),
        ("sim", GAME, "--bots", "genius"),
        ("sim", GAME, "--players", "4", "--bots", "random,greedy,random"),
        ("replay", "missing.json"),
        ("position", "missing.json"),
        ("rules",),
        ("rules", "chess"),
        ("rules", GAME, "CI-99.1"),
        ("rules", "ZZ-1.1"),
        ("bench", "chess"),
        ("warm", "chess"),
        ("games", "--loud"),
    ],
)
def test_wrong_input_gives_one_line_and_exit_code_2(arguments: tuple[str, ...]) -> None:
    assert refusal(*arguments)


# ---- play ----


def test_a_person_who_always_types_1_plays_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "whole.json"
    text = output_of("play", GAME, "--seats", "human,random", "--seed", "3", "--save", file, typed="1\n" * 3000)
    match = Match.from_record(file)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.reason in text
    assert all(f" {result.points} " in text for result in match.outcome.results)
    assert str(file) in text.replace("\n", "")


def test_a_move_may_be_typed_and_a_wrong_one_is_explained(tmp_path: Path) -> None:
    first = Match(GAME, seed=3, start_player=0).legal()[0]
    file = tmp_path / "typed.json"
    typed = f"99\nfly away\nmine c3-yellow-99\n\n{first}\nquit\n"
    text = output_of("play", GAME, "--option", "start_player=0", "--seed", "3", "--save", file, typed=typed)
    assert "There is no choice 99; choose from 1 to " in text
    assert "“fly” is not a move of this game" in text
    assert "There is nothing called “c3-yellow-99” to mine" in text
    assert "help: more" in text
    assert Match.from_record(file).moves[0] == f"0 {first}"


def test_quitting_keeps_the_game_and_it_can_be_resumed(tmp_path: Path) -> None:
    text = output_of("play", GAME, "--seed", "3", typed="1\nquit\n")
    (file,) = (tmp_path / "data" / "starlode" / "games").iterdir()
    assert text.endswith("starlode play --resume\n")
    before = Match.from_record(file).moves
    output_of("play", "--resume", typed="1\nquit\n")
    assert len(Match.from_record(file).moves) > len(before)
    assert Match.from_record(file).moves[: len(before)] == before


def test_the_end_of_the_input_is_a_polite_goodbye() -> None:
    assert "Goodbye" in output_of("play", GAME, "--seed", "3", typed="")
    assert output_of("play", typed="\n").startswith("   name")


def test_an_interrupted_game_is_kept_too(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["1"])

    def ask(*question: object) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr(play, "ask", ask)
    result = run("play", GAME, "--seed", "3")
    assert result.exit_code == 130
    assert "starlode play --resume" in result.stdout


def test_undo_goes_back_to_the_previous_decision_and_takes_back_the_bots(tmp_path: Path) -> None:
    file = tmp_path / "undone.json"
    text = output_of("play", GAME, "--seed", "3", "--save", file, typed="undo\nend\n1\nundo\nundo\nquit\n")
    movers = [move.split()[0] for move in Match.from_record(file).moves]
    assert "There is no decision of yours" in text
    assert "0" not in movers


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("terms", "Wild Crystal"),
        ("terms leader", "top card of a Base"),
        ("terms xyzzy", "is not a term; the terms are "),
        ("hint", "A search would type “"),
        ("hint", "of the victory"),
        ("card foreman", "Recruiting is 2 levels easier"),
        ("card foreman", "level 2; 4 of its kind"),
        ("card Artifact 07", "supply-shuttle"),
        ("card xyzzy", "No component is called"),
        ("card", "Type card and a name"),
        ("board xyzzy", "the parts are Docks, Mine"),
        ("xyzzy", "Or type a number from 1 to "),
        ("?", "this list, and how moves are written"),
        ("hnt", "did you mean “hint”?"),
        ("Rules CAVE IN TOKEN", "Cave-In token"),
        ("rules cavein", "collapses at 7 cave-ins with two players"),
        ("rules riad", "no rule mentions 'riad'; did you mean "),
        ("log", "· Round 1: it is "),
        ("score", "Totems"),
        ("rules", "cave-in shows everything"),
        ("rules", "Clean-up · Cave-ins and the end"),
        ("rules 7.1", "A Raid replaces both normal actions"),
        ("rules CI-3.14", "one Raid instead of both"),
        ("rules raid", "A Raid takes the place of both actions."),
        ("rules raid", "CI-7.1, CI-7.2"),
        ("rules xyzzy", "no rule mentions 'xyzzy'"),
        ("save", "The game is kept at every move, in "),
    ],
)
def test_commands_answer_without_deciding(command: str, answer: str, tmp_path: Path) -> None:
    file = tmp_path / "same.json"
    arguments = ("play", GAME, "--option", "start_player=0", "--seed", "3")
    text = output_of(*arguments, typed=f"{command}\nsave {file}\nquit\n")
    assert answer in text
    assert Match.from_record(file).moves == []


def test_the_menu_asks_for_what_is_not_said_and_enter_is_the_default() -> None:
    text = output_of("play", "--seed", "3", typed="\nfive\n3\n\nquit\n")
    assert "“five” is not one of them" in text
    assert "Greedy 2" in text


def test_people_at_one_screen_confirm_before_a_hand_is_shown() -> None:
    options = ("--option", "start_player=0", "--seats", "human,human", "--names", "Ann,Bob", "--seed", "3")
    text = output_of("play", GAME, *options, typed="\nend\n\nquit\n")
    before, _, after = text.partition("Bob, press Enter")
    assert "Ann (you)" in before
    assert "Bob (you)" not in before
    assert "Bob (you)" in after


def test_a_person_cannot_take_back_what_another_has_decided() -> None:
    options = ("--option", "start_player=0", "--seats", "human,human", "--names", "Ann,Bob", "--seed", "3")
    text = output_of("play", GAME, *options, typed="\nend\n\nend\n\nundo\nquit\n")
    assert "Bob has decided since" in text


# ---- sim ----


def test_sim_reports_every_seat_and_bot_as_one_object() -> None:
    data = data_of("sim", GAME, "--games", "30", "--players", "3", "--seed", "7", "--json")
    assert (data["games"], data["game"], data["fault"], data["interrupted"]) == (30, GAME, None, False)
    assert data["decisions"] == round(data["mean_length"] * 30)
    assert [seat["seat"] for seat in data["seats"]] == [0, 1, 2]
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(30, abs=0.01)
    assert data["bots"]["random"]["games"] == 90
    low, high = data["seats"][0]["win_interval"]
    assert low < data["seats"][0]["win_rate"] < high


def test_checked_games_are_the_very_games_of_the_fast_run() -> None:
    fast = data_of("sim", GAME, "--games", "2", "--seed", "11", "--json")
    checked = data_of("sim", GAME, "--games", "2", "--seed", "11", "--check", "--json")
    for same in ("games", "decisions", "ties", "seats"):
        assert fast[same] == checked[same]


def test_the_better_bot_wins_from_both_seats() -> None:
    data = data_of("sim", GAME, "--games", "4", "--bots", "random,greedy", "--json")
    assert data["bots"]["greedy"]["wins"] > data["bots"]["random"]["wins"]
    assert all(seat["wins"] for seat in data["seats"])


def test_decisions_are_a_limit_too() -> None:
    data = data_of("sim", GAME, "--decisions", "2000", "--json")
    assert data["decisions"] >= 2000 > data["decisions"] * (data["games"] - 1) / data["games"] - 1000


def test_sim_keeps_records_that_replay(tmp_path: Path) -> None:
    text = output_of("sim", GAME, "--games", "2", "--seed", "5", "--out", tmp_path / "records")
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == [f"{GAME}-5.json", f"{GAME}-6.json"]
    assert Match.from_record(files[0]).over
    assert "2 games" in text


def test_a_fault_stops_the_run_and_says_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = load_game(GAME)

    def faults(self: object, config: object, state: Any) -> list[str]:
        return ["a card is lost"] if state.ply == 5 else []

    monkeypatch.setattr(type(game), "faults", faults)
    result = run("sim", GAME, "--players", "3", "--seed", "9", "--check", "--out", tmp_path)
    assert result.exit_code == 1
    assert "seed 9, ply 5: a card is lost" in result.stderr
    assert "starlode sim cave-in --games 1 --check --seed 9 --option players=3" in result.stderr
    assert len(Match.from_record(tmp_path / f"{GAME}-9.json").moves) == 5
    data = json.loads(run("sim", GAME, "--seed", "9", "--check", "--json").stdout)
    assert (data["fault"]["seed"], data["fault"]["ply"], data["games"]) == (9, 5, 0)


def test_a_seat_that_may_move_unasked_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invariants, "legal_bytes", lambda params, state, seat, actions: np.ones(actions, np.uint8))
    result = run("sim", GAME, "--check")
    assert result.exit_code == 1
    assert "has legal moves but is not asked" in result.stderr


def test_an_interrupted_run_reports_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Simulation.play

    def interrupted(self: Simulation, seed: int) -> None:
        if seed == 3:
            raise KeyboardInterrupt
        original(self, seed)

    monkeypatch.setattr(Simulation, "play", interrupted)
    result = run("sim", GAME, "--games", "50", "--json")
    assert result.exit_code == 130
    assert json.loads(result.stdout)["games"] == 3
    assert json.loads(result.stdout)["interrupted"]
    assert "Interrupted" in run("sim", GAME, "--games", "50").stdout


# ---- replay and position ----


def test_replay_draws_the_end_or_a_ply_and_tells_the_log(record: Path) -> None:
    assert "12 of 12 decisions" in output_of("replay", record)
    text = output_of("replay", record, "--ply", "3", "--seat", "0", "--log")
    assert "3 of 12 decisions" in text
    assert "Your hand" in text
    assert "· " in text
    for wrong in (("--ply", "13"), ("--seat", "2")):
        assert run("replay", record, *wrong).exit_code == 2


def test_a_record_with_a_wrong_move_names_it(record: Path) -> None:
    text = record.read_text()
    record.write_text(text.replace(Match.from_record(record).moves[2], "0 fly away"))
    assert "move 3" in refusal("replay", record)


def test_position_lists_the_legal_moves(position: Path) -> None:
    match = Match(GAME, seed=3)
    assert match.legal()[-1] in output_of("position", position)
    data = data_of("position", position, "--json")
    assert sorted(choice["move"] for choice in data["legal"]) == sorted(match.legal())
    assert data["acting"] == list(match.acting)
    other = 1 - match.acting[0]
    assert data_of("position", position, "--seat", str(other), "--json")["legal"] == []


def test_position_prints_a_link_to_the_board(position: Path) -> None:
    link = link_of(Match.from_position(json.loads(position.read_text())))
    for address in ("http://here/", "http://here/#/watch"):
        assert output_of("position", position, "--link", address).strip() == f"http://here/#/board/link/{link}"
    assert "takes no --seat" in refusal("position", position, "--link", "http://here/", "--seat", "0")


def test_position_reads_standard_input(position: Path) -> None:
    assert "Docks" in output_of("position", "-", typed=position.read_text())


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"game": "cave-in", "position": {}}'])
def test_a_wrong_position_is_explained_in_one_line(text: str) -> None:
    assert refusal("position", "-", typed=text)


# ---- rules, bench, warm ----


def test_coverage_has_exactly_three_numbers() -> None:
    data = data_of("rules", GAME, "--coverage", "--json")
    assert set(data) == {"clauses", "tested", "untested"}
    assert data["clauses"] == data["tested"] + len(data["untested"]) > 200
    assert data_of("rules", "--coverage", "--json")[GAME] == data
    assert f"{data['tested']} of {data['clauses']}" in output_of("rules", "--coverage")


def test_rules_shows_one_clause_with_its_tests() -> None:
    assert "test_components.py::" in output_of("rules", GAME, "CI-1.4")
    assert output_of("rules", "ci-1.4") == output_of("rules", GAME, "CI-1.4")
    assert data_of("rules", GAME, "CI-1.4", "--json")["clause"] == "CI-1.4"


def test_rules_prints_everything() -> None:
    text = output_of("rules", GAME)
    assert "CI-1.1" in text
    assert "CI-10.1" in text


def test_bench_measures_every_speed() -> None:
    data = data_of("bench", GAME, "--seconds", "0.05", "--no-compile", "--json")
    assert data.pop("compile_s") is data.pop("compile_cpu_s") is None
    assert {
        "decisions_per_s",
        "observed_decisions_per_s",
        "batch_decisions_per_s",
        "vector_steps_per_s",
        "vector_in_place_steps_per_s",
        "playouts_per_s",
        "match_decisions_per_s",
    } <= data.keys()
    assert all(number > 0 for number in data.values())


def test_warm_does_nothing_the_second_time() -> None:
    # In processes of their own: a game from outside, met by another test, would have moved this one to another cache.
    environment = {name: value for name, value in os.environ.items() if name != "STARLODE_GAMES"}

    def warm(*arguments: str) -> list[str]:
        command = [sys.executable, "-m", "starlode.cli", "warm", *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()

    warm("--quiet")
    ours = [name for name, info in all_games().items() if info.module.startswith("starlode.")]
    assert warm() == [f"{name} was compiled already" for name in ours]
    assert warm(GAME, "--quiet") == []


def test_a_corrected_component_file_is_used_and_a_broken_one_named(tmp_path: Path) -> None:
    from starlode.games.cave_in.components import OWN_FILE

    file = tmp_path / "box.toml"
    file.write_text(OWN_FILE.read_text().replace("totem_vp       = 3", "totem_vp       = 50"))
    sim = ("sim", "cave-in", "--games", "3", "--json")
    plain, rich = data_of(*sim), data_of(*sim, "--components", file)
    assert rich != plain
    file.write_text("factions = 3")
    assert "box.toml" in refusal("sim", "cave-in", "--components", file)


@pytest.mark.parametrize("own", [0, 5_000])  # a server has a threshold of its own
def test_garbage_is_looked_for_as_usual_once_a_command_is_loaded(own: int) -> None:
    usual = gc.get_threshold()
    try:
        _load_first()
        assert gc.get_threshold()[0] == LOADED
        if own:
            gc.set_threshold(own)
        gc.collect()
        assert gc.get_threshold()[0] == (own or usual[0])
        assert not any("look_as_usual" in str(callback) for callback in gc.callbacks)
    finally:
        gc.set_threshold(*usual)
