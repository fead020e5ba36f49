"""Games played by the native rules, with everything that WebAssembly must repeat to the byte."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from starlode.analysis.effort import usual_iterations
from starlode.analysis.judgement import judge_twice, seeds_of
from starlode.analysis.weighing import Scales
from starlode.bots.adviser import hire
from starlode.bots.greedy_bot import decide, scratch_of
from starlode.bots.network import shipped_network
from starlode.bots.neural_bot import STYLE
from starlode.bots.proofs import mastered
from starlode.bots.search_bot import Tree
from starlode.bots.search_state import SearchNode
from starlode.engine.authoring.game import Game
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.events import Event
from starlode.engine.running.history import History
from starlode.engine.running.referee import Referee
from starlode.engine.state.chance import stretch_seed
from starlode.engine.state.dice import dice_of
from starlode.engine.state.header import SEATS
from starlode.engine.state.records import Array, blank, block_of, one
from starlode.engine.text.catalogue import languages
from starlode.engine.text.perspective import Perspective
from starlode.engine.text.speech import answers, describe, log_line, objection, prompt
from starlode.games import load_game
from starlode.match.board_link import layout_check
from starlode.match.in_progress import GameInProgress
from starlode.match.information import Information

Json = dict[str, Any]

NAMES = ("Ann", "Bob", "Cleo", "Dan")
SPECTATOR = -1
REFUSED = 4  # refused actions of a position that are explained
WORDY = 5  # one position in so many is put into words
SEARCHES = 1  # a game; there is one for each set of options
ITERATIONS = 300
ADVISED, ADVISED_ITERATIONS = 1, 150  # searches with a network, which take longer
HALF = 32
TAKEN_BACK = 0.3  # of what happens in a course
MOST_AT_ONCE = 3  # decisions that are taken back together


def digest(data: bytes) -> str:
    """What is compared instead of bytes, which would fill megabytes."""
    return hashlib.sha256(data).hexdigest()[:16]


def halves(seed: int) -> list[int]:
    """A seed as JavaScript can hold it."""
    return [seed & 0xFFFFFFFF, seed >> HALF]


def sample(game: Game, config: Config, seed: int, most: int) -> Json:
    """A random game of at most so many decisions."""
    random, referee = Random(seed), Referee(game, config)
    history, key = dealt(referee, seed)
    steps: list[Json] = []
    while not history.over and len(steps) < most:
        steps.append(observed(history, random, wordy=len(steps) % WORDY == 0))
        seat, action = steps[-1]["move"]
        history.play(seat, action)
        steps[-1] |= told(history, seat, action)
    anew = History(referee, history.states[0])
    seat, action = steps[0]["move"]
    anew.play(seat, action, (1,))
    final = {
        "anew": digest(anew.states[-1].tobytes()),
        "state": digest(history.states[-1].tobytes()),
        "results": referee.results(block_of(history.states[-1]), 0).tolist(),
        "checksum": zlib.crc32(history.states[-1].tobytes()),
        "layout": layout_check(game),
    }
    return {
        "options": config.options,
        "dice": int(dice_of(1)[0]),
        "seed": seed,
        "key": key,
        "steps": steps,
        "final": final,
        "searches": list(searches(history, random)),
        "advised": list(advised_searches(history, Random(seed))),
        "judged": list(judged_decisions(history, Random(seed))),
        "course": list(course(GameInProgress(dealt(referee, seed)[0]), random, most)),
    }


def dealt(referee: Referee, seed: int) -> tuple[History, str]:
    """A game before its first decision, and the key of its shuffles."""
    start = one(referee.game.state_type)
    stretch_seed(seed, start.key)
    key = np.asarray(start.key, "<u4").tobytes().hex()
    block = block_of(start)
    referee.deal(block, 0)
    return History(referee, block[0]), key


def observed(history: History, random: Random, wordy: bool) -> Json:
    """A position, what can be asked about it, and the move that is made there."""
    referee, here = history.referee, block_of(history.states[-1])
    players, acting = referee.config.options["players"], history.acting
    seat = random.choice([seat for seat in range(players) if acting >> seat & 1])
    thought = random.getrandbits(62)
    found = {
        "state": digest(here.tobytes()),
        "legal": [referee.actions(here, 0, viewer) for viewer in range(players)],
        "records": [digest(referee.record(here, 0, viewer).tobytes()) for viewer in range(-1, players)],
        "imagined": [digest(imagined(referee, here, viewer, thought).tobytes()) for viewer in range(-1, players)],
        "thought": halves(thought),
        "events": [plain(event) for event in history.events_at(len(history) - 1)],
        "asked": referee.asked(here, 0, seat),
        "survey": surveyed(referee, here, seat),
        "estimate": referee.estimates(here, 0)[:players].tolist(),
        "hunches": referee.hunches(here, 0, seat)[referee.actions(here, 0, seat)].tolist(),
        "greedy": int(
            decide(
                referee.config.params,
                referee.record(here, 0, seat)[0],
                seat,
                thought,
                scratch_of(referee.game),
                dice_of(1),
            )
        ),
        "move": [seat, random.choice(history.actions(seat))],
    }
    if wordy:
        found["words"] = {
            language: spoken(history, seat, language, random) for language in languages(referee.game.info)
        }
    return found


def told(history: History, seat: int, action: int) -> Json:
    """What the last decision told whom, and the position before it with another future."""
    referee, states, last = history.referee, history.states, len(history) - 1
    redrawn = block_of(states[last - 1])
    referee.redraw(redrawn, 0, last)
    return {
        "told": referee.told(states, last - 1, last),
        "differing": referee.differing(states, last - 1, last),
        "harmless": referee.harmless(states, last - 1, last, seat, action),
        "redrawn": digest(redrawn.tobytes()),
    }


# ---- taking back ----


def course(played: GameInProgress, random: Random, most: int) -> Iterator[Json]:
    """A game in which decisions are taken back, as a table does it: alone where that is free, else with other luck."""
    for _ in range(most):
        if played.over:
            return
        seats = [seat for seat in played.viewers if played.last_of(seat) is not None]
        step = taken_back(played, random.choice(seats), random) if seats and random.random() < TAKEN_BACK else None
        yield (step or decided(played, random)) | {
            "versions": list(played.versions),
            "redraws": [list(redraw) for redraw in played.redraws],
            "state": digest(played.history.states[-1].tobytes()),
            "free": [played.free(seat) for seat in range(played.players)],
        }


def decided(played: GameInProgress, random: Random) -> Json:
    seat = random.choice(played.acting)
    action = random.choice(played.history.actions(seat))
    played.decide(seat, action)
    return {"move": [seat, action], "told": played.told(played.count - 1)}


def taken_back(played: GameInProgress, seat: int, random: Random) -> Json:
    """A seat's latest decision goes, or several at once."""
    places = played.places_of(seat)
    place = random.choice([places[-1], random.choice(places[-MOST_AT_ONCE:])])
    alone, count = played.is_free(seat, place), len(played.going(place, alone=True)[seat])
    told = played.take_back(place, alone, [] if alone else [played.next_redraw()])
    return {"place": place, "alone": alone, "count": count, "told": told}


def imagined(referee: Referee, here: Array, viewer: int, seed: int) -> Array:
    world = blank(referee.game.state_type, 1)
    referee.imagine(here, 0, world, 0, viewer, seed, 7)
    return world


def surveyed(referee: Referee, here: Array, seat: int) -> Any:
    survey = referee.survey(referee.record(here, 0, seat), 0, seat)
    if survey is None or referee.game.survey_type is None:
        return None
    return {name: flat(getattr(survey, name)) for name in referee.game.survey_type.storage}


def flat(value: Any) -> Any:
    return np.asarray(value).ravel().tolist() if isinstance(value, tuple) else value


def plain(event: Event) -> Json:
    return {"kind": event.kind, "seat": event.seat, **{name: flat(value) for name, value in event.details.items()}}


# ---- words ----


def spoken(history: History, seat: int, language: str, random: Random) -> Json:
    """What the seat is told about the position."""
    referee, here = history.referee, block_of(history.states[-1])
    game = load_game(referee.game.info)
    words = game.words(language)
    perspective = Perspective(referee, referee.record(here, 0, seat), seat, NAMES[: referee.config.options["players"]])
    other = Perspective(referee, referee.record(here, 0, SPECTATOR), SPECTATOR, perspective.names)
    events = [event.seen_by(seat) for event in history.events_at(len(history) - 1)]
    return {
        "seat": seat,
        "prompt": words.say(prompt(perspective)),
        "waiting": words.say(prompt(other)),
        "choices": [[action, words.say(describe(perspective, action))] for action in perspective.actions],
        "refusals": [[action, words.say(objection(perspective, action))] for action in refused(perspective, random)],
        "moves": [game.notation.write(perspective, action) for action in perspective.actions],
        "scores": [
            [
                [words.say(source.label), source.points]
                for source in game.score(referee.config, perspective.record, viewer)
            ]
            for viewer in range(len(perspective.names))
        ],
        "ending": words.say(game.ending(referee.config, perspective.record)),
        "log": [words.say(log_line(game, referee.config, event, perspective.names)) for event in events],
    }


def refused(perspective: Perspective, random: Random) -> list[int]:
    """Some actions that are not legal, those first that answer what is asked."""
    wrong = sorted(set(range(perspective.game.actions)) - set(perspective.actions), key=lambda _: random.random())
    wrong.sort(key=lambda action: not answers(perspective, perspective.game.layout.split(action)))
    return wrong[:REFUSED]


# ---- thinking ----


def searches(history: History, random: Random) -> Iterator[Json]:
    """What a search finds in some of the positions."""
    for _ in range(SEARCHES):
        number, information = asked_somewhere(history, random)
        tree = Tree(information, information.seed, blank(SearchNode, ITERATIONS + 2))
        yield {"at": number, **found_by(tree, information, ITERATIONS)}


def advised_searches(history: History, random: Random) -> Iterator[Json]:
    """The same with the game's network; one after the other, as its adviser remembers nothing of the one before."""
    players = history.referee.config.options["players"]
    network = shipped_network(load_game(history.referee.game.info), players)
    for _ in range(ADVISED if network else 0):
        assert network is not None
        number, information = asked_somewhere(history, random)
        nodes = blank(SearchNode, ADVISED_ITERATIONS + 2)
        tree = Tree(information, information.seed, nodes, STYLE, adviser=hire(network.weights, len(nodes)))
        yield {"at": number, **found_by(tree, information, ADVISED_ITERATIONS)}


def judged_decisions(history: History, random: Random) -> Iterator[Json]:
    """How good a choice is, as an analysis judges it, by a network where one is offered; with the usual options alone.

    A judgement takes more searches than all else, and those are repeated with every set of options.
    """
    game, options = load_game(history.referee.game.info), history.referee.config.options
    players = options["players"]
    usual = options == game.configure({"players": players}).options
    by_network, iterations = players in mastered(game), usual_iterations(game, players)
    scales, plain = Scales(iterations, by_network), Scales(iterations, by_network=False) if by_network else None
    for number in range(usual):
        at, information = asked_somewhere(history, random)
        played = random.choice(information.actions)
        found = judge_twice(scales, plain, information, played, iterations, seeds_of(0, information.seat, number))
        asked = {"at": at, "seat": information.seat, "played": played, "number": number, "advised": by_network}
        yield {**asked, "judgement": found._asdict()}


def asked_somewhere(history: History, random: Random) -> tuple[int, Information]:
    """A position in which a seat is asked, by its number, and what the seat knows there."""
    referee = history.referee
    number = random.randrange(len(history) - 1 if history.over else len(history))
    here = block_of(history.states[number])
    seats = [seat for seat in range(SEATS) if int(here["acting"][0]) >> seat & 1]
    seat, seed = random.choice(seats), random.getrandbits(62)
    return number, Information(referee, referee.record(here, 0, seat), seat, seed)


def found_by(tree: Tree, information: Information, iterations: int) -> Json:
    """What a search finds."""
    tree.grow(iterations)
    visits = [[int(node["action"]), int(node["visits"]), float(node["worth"])] for node in tree.nodes[tree.children()]]
    asked = {"seat": information.seat, "seed": halves(information.seed)}
    return {**asked, "iterations": iterations, "visits": sorted(visits)}
