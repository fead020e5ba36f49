"""Games played by the native rules, with everything that WebAssembly must repeat to the byte."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from starlode.bots.greedy_bot import decide, desk_of
from starlode.bots.search_bot import Tree
from starlode.bots.tree import Node
from starlode.engine.catalogue import languages
from starlode.engine.chance import stretch_seed
from starlode.engine.dice import dice_of
from starlode.engine.doors import Door
from starlode.engine.events import Event
from starlode.engine.game import Config, Game
from starlode.engine.header import SEATS
from starlode.engine.history import History
from starlode.engine.records import Array, blank, block_of, one
from starlode.engine.sight import Sight
from starlode.engine.speech import answers, describe, log_line, objection, prompt
from starlode.match.course import Course
from starlode.match.information import Information

Json = dict[str, Any]

NAMES = ("Ann", "Bob", "Cleo", "Dan")
SPECTATOR = -1
REFUSED = 4  # refused actions of a position that are explained
WORDY = 5  # one position in so many is put into words
SEARCHES = 3  # a game
ITERATIONS = 300
HALF = 32
TAKEN_BACK = 0.3  # of what happens in a course


def digest(data: bytes) -> str:
    """What is compared instead of bytes, which would fill megabytes."""
    return hashlib.sha256(data).hexdigest()[:16]


def halves(seed: int) -> list[int]:
    """A seed as JavaScript can hold it."""
    return [seed & 0xFFFFFFFF, seed >> HALF]


def sample(game: Game, config: Config, seed: int, most: int) -> Json:
    """A random game of at most so many decisions."""
    random, door = Random(seed), Door(game, config)
    history, key = dealt(door, seed)
    steps: list[Json] = []
    while not history.over and len(steps) < most:
        steps.append(observed(history, random, wordy=len(steps) % WORDY == 0))
        seat, action = steps[-1]["move"]
        history.play(seat, action)
        steps[-1] |= told(history, seat, action)
    anew = History(door, history.states[0])
    seat, action = steps[0]["move"]
    anew.play(seat, action, (1,))
    final = {
        "anew": digest(anew.states[-1].tobytes()),
        "state": digest(history.states[-1].tobytes()),
        "results": door.results(block_of(history.states[-1]), 0).tolist(),
    }
    return {
        "options": config.options,
        "dice": int(dice_of(1)[0]),
        "seed": seed,
        "key": key,
        "steps": steps,
        "final": final,
        "searches": list(searches(history, random)),
        "course": list(course(Course(dealt(door, seed)[0]), random, most)),
    }


def dealt(door: Door, seed: int) -> tuple[History, str]:
    """A game before its first decision, and the key of its shuffles."""
    start = one(door.game.state_type)
    stretch_seed(seed, start.key)
    key = np.asarray(start.key, "<u4").tobytes().hex()
    block = block_of(start)
    door.deal(block, 0)
    return History(door, block[0]), key


def observed(history: History, random: Random, wordy: bool) -> Json:
    """A position, what can be asked about it, and the move that is made there."""
    door, here = history.door, block_of(history.states[-1])
    players, acting = door.config.options["players"], history.acting
    seat = random.choice([seat for seat in range(players) if acting >> seat & 1])
    thought = random.getrandbits(62)
    found = {
        "state": digest(here.tobytes()),
        "legal": [door.actions(here, 0, viewer) for viewer in range(players)],
        "records": [digest(door.record(here, 0, viewer).tobytes()) for viewer in range(-1, players)],
        "imagined": [digest(imagined(door, here, viewer, thought).tobytes()) for viewer in range(-1, players)],
        "thought": halves(thought),
        "events": [plain(event) for event in history.events_at(len(history) - 1)],
        "asked": door.asked(here, 0, seat),
        "survey": surveyed(door, here, seat),
        "estimate": door.estimates(here, 0)[:players].tolist(),
        "hunches": door.hunches(here, 0, seat)[door.actions(here, 0, seat)].tolist(),
        "greedy": int(
            decide(door.config.params, door.record(here, 0, seat)[0], seat, thought, desk_of(door.game), dice_of(1))
        ),
        "move": [seat, random.choice(history.actions(seat))],
    }
    if wordy:
        found["words"] = {language: spoken(history, seat, language, random) for language in languages(door.game)}
    return found


def told(history: History, seat: int, action: int) -> Json:
    """What the last decision told whom, and the position before it with another future."""
    door, states, last = history.door, history.states, len(history) - 1
    redrawn = block_of(states[last - 1])
    door.redraw(redrawn, 0, last)
    return {
        "told": door.told(states, last - 1, last),
        "differing": door.differing(states, last - 1, last),
        "harmless": door.harmless(states, last - 1, last, seat, action),
        "redrawn": digest(redrawn.tobytes()),
    }


# ---- taking back ----


def course(played: Course, random: Random, most: int) -> Iterator[Json]:
    """A game in which decisions are taken back, as a table does it: alone where that is free, else with other luck."""
    for _ in range(most):
        if played.over:
            return
        seats = [seat for seat in played.viewers if played.last_of(seat) is not None]
        step = taken_back(played, random.choice(seats)) if seats and random.random() < TAKEN_BACK else None
        yield (step or decided(played, random)) | {
            "versions": list(played.versions),
            "redraws": [list(redraw) for redraw in played.redraws],
            "state": digest(played.history.states[-1].tobytes()),
            "free": [
                None if (place := played.last_of(seat)) is None else played.is_free(seat, place)
                for seat in range(played.players)
            ],
        }


def decided(played: Course, random: Random) -> Json:
    seat = random.choice(played.acting)
    action = random.choice(played.history.actions(seat))
    played.decide(seat, action)
    return {"move": [seat, action], "told": played.told(played.count - 1)}


def taken_back(played: Course, seat: int) -> Json:
    """A seat's last decision goes."""
    place = played.last_of(seat)
    assert place is not None
    alone = played.is_free(seat, place)
    told = played.take_back(place, alone, [] if alone else [played.next_redraw()])
    return {"place": place, "alone": alone, "told": told}


def imagined(door: Door, here: Array, viewer: int, seed: int) -> Array:
    world = blank(door.game.state_type, 1)
    door.imagine(here, 0, world, 0, viewer, seed, 7)
    return world


def surveyed(door: Door, here: Array, seat: int) -> Any:
    survey = door.survey(door.record(here, 0, seat), 0, seat)
    if survey is None or door.game.survey_type is None:
        return None
    return {name: flat(getattr(survey, name)) for name in door.game.survey_type.storage}


def flat(value: Any) -> Any:
    return np.asarray(value).ravel().tolist() if isinstance(value, tuple) else value


def plain(event: Event) -> Json:
    return {"kind": event.kind, "seat": event.seat, **{name: flat(value) for name, value in event.details.items()}}


# ---- words ----


def spoken(history: History, seat: int, language: str, random: Random) -> Json:
    """What the seat is told about the position."""
    door, here = history.door, block_of(history.states[-1])
    words, game = door.game.words(language), door.game
    sight = Sight(door, door.record(here, 0, seat), seat, NAMES[: door.config.options["players"]])
    other = Sight(door, door.record(here, 0, SPECTATOR), SPECTATOR, sight.names)
    events = [event.seen_by(seat) for event in history.events_at(len(history) - 1)]
    return {
        "seat": seat,
        "prompt": words.say(prompt(sight)),
        "waiting": words.say(prompt(other)),
        "choices": [[action, words.say(describe(sight, action))] for action in sight.actions],
        "refusals": [[action, words.say(objection(sight, action))] for action in refused(sight, random)],
        "moves": [game.notation.write(sight, action) for action in sight.actions],
        "scores": [
            [[words.say(source.label), source.points] for source in game.score(door.config, sight.record, viewer)]
            for viewer in range(len(sight.names))
        ],
        "ending": words.say(game.ending(door.config, sight.record)),
        "log": [words.say(log_line(game, door.config, event, sight.names)) for event in events],
    }


def refused(sight: Sight, random: Random) -> list[int]:
    """Some actions that are not legal, those first that answer what is asked."""
    wrong = sorted(set(range(sight.game.actions)) - set(sight.actions), key=lambda _: random.random())
    wrong.sort(key=lambda action: not answers(sight, sight.game.layout.split(action)))
    return wrong[:REFUSED]


# ---- thinking ----


def searches(history: History, random: Random) -> Iterator[Json]:
    """What a search finds in some of the positions."""
    door = history.door
    for _ in range(SEARCHES):
        number = random.randrange(len(history) - 1 if history.over else len(history))
        here = block_of(history.states[number])
        seats = [seat for seat in range(SEATS) if int(here["acting"][0]) >> seat & 1]
        seat, seed = random.choice(seats), random.getrandbits(62)
        tree = Tree(Information(door, door.record(here, 0, seat), seat, seed), seed, blank(Node, ITERATIONS + 2))
        tree.grow(ITERATIONS)
        visits = [
            [int(node["action"]), int(node["visits"]), float(node["worth"])] for node in tree.nodes[tree.children()]
        ]
        yield {"at": number, "seat": seat, "seed": halves(seed), "iterations": ITERATIONS, "visits": sorted(visits)}
