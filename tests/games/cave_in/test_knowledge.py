"""Section 12: what is imagined never contradicts what was seen, comes up as often as it should, and always comes up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from math import comb, prod
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starlode.engine.compiling.kernel import COMPILED, entry
from starlode.engine.running import single
from starlode.engine.state.chance import TO_THINK, rekey
from starlode.engine.state.records import duplicate
from starlode.games.cave_in.components import OWN_FILE
from starlode.games.cave_in.faults import INVARIANTS
from starlode.games.cave_in.rules.gate import hide
from starlode.games.cave_in.rules.knowledge import deal_completing
from starlode.games.cave_in.state import Params, State
from starlode.match import Match
from tests.games.cave_in.observer import Observer, Worlds
from tests.games.cave_in.table import FIRST_GAME, WITH_WEEDLOCKS, table

Json = dict[str, Any]
Cards = tuple[str, ...]
VIEWER, PAYER = 1, 0
DEALS = 1500 if COMPILED else 150  # plain Python is slow
LEVELS_OF = {"driller": 1, "foreman": 2, "sergeant": 3, "colonel": 4, "frogtopus": 1, "fishbean": 2, "shuwar": 3}
LEVELS_OF |= {"oddgrabber": 1, "drollo": 2, "mineraccoon": 1, "diggerhino": 2, "sapling": 1, "stalkroot": 2}


@entry
def complete(params: Params, state: State, seat: int, seed: int) -> None:
    """What `resample` does where deals at random are all refused."""
    hide(params, state, seat)
    rekey(state, seed, 1, TO_THINK)
    deal_completing(params, state, seat)


def worlds_of(match: Match, deal: Callable[..., None], count: int, *more: int) -> Counter[Cards]:
    """The hand of the payer in so many imagined positions."""
    found: Counter[Cards] = Counter()
    for seed in range(count):
        world: Any = duplicate(match.state)
        deal(match.config.params, world, VIEWER, seed, *more)
        found[listed(match, world.hand[PAYER].tolist())] += 1
    return found


def listed(match: Match, counts: list[int]) -> Cards:
    """The names of cards, sorted."""
    names = match.config.components.type_ids
    return tuple(sorted(name for name, count in zip(names, counts, strict=True) for _ in range(count)))


def deviation(expected: dict[Any, float], found: Counter[Any]) -> float:
    """By how many standard deviations the chi-square statistic is too large, rare worlds being taken together."""
    assert set(found) <= {world for world, chance in expected.items() if chance > 0}
    total, count, statistic, cells, rest = sum(expected.values()), found.total(), 0.0, 0, [0.0, 0.0]
    for world, chance in sorted(expected.items(), key=lambda item: -item[1]):
        rest = [rest[0] + chance / total * count, rest[1] + found[world]]
        if rest[0] >= 8:
            statistic, cells, rest = statistic + (rest[1] - rest[0]) ** 2 / rest[0], cells + 1, [0.0, 0.0]
    freedom = max(1, cells - 1)
    spread = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)  # Wilson and Hilferty


# ---- payments, against every deal there is ----


def level(card: str) -> int:
    return LEVELS_OF[card.partition("-")[2]]


def in_one_colour(cards: Cards, needed: int, lens: bool = False) -> bool:
    """Whether cards of one faction, and with the lens one more, come to so many levels."""
    for faction in {card.partition("-")[0] for card in cards}:
        fitting = sum(level(card) for card in cards if card.startswith(faction))
        others = [level(card) for card in cards if not card.startswith(faction)]
        if fitting + (max(others, default=0) if lens else 0) >= needed:
            return True
    return False


def brown(cards: Cards) -> int:
    return sum(level(card) for card in cards if card.startswith("terron"))


POOL = ["terron-driller"] * 3 + ["hydran-frogtopus"] * 2 + ["metanel-oddgrabber", "terron-foreman", "hydran-fishbean"]
WEEDY = ["terron-driller"] * 3 + ["weedlock-sapling"] * 3 + ["weedlock-stalkroot", "terron-foreman", "hydran-fishbean"]
MINING = {"phase": "mine-pay"}
# The seat that pays, the turn, all cards that the viewer has not seen, and which hands can pay.
PAYMENTS: dict[str, tuple[Json, Json, list[str], Callable[[Cards], bool]]] = {
    "a colour": (
        {"hand": ["terron-driller", "terron-driller", "terron-foreman"], "unseen_levels": [1, 1, 2]},
        MINING | {"decision": {"target": "c3-brown-1"}},
        POOL,
        lambda cards: brown(cards) >= 3,
    ),
    "a wild crystal": (
        {"hand": ["hydran-frogtopus", "hydran-frogtopus", "hydran-fishbean"], "unseen_levels": [1, 1, 2]},
        MINING | {"decision": {"target": "c3-red-1"}},
        POOL,
        lambda cards: in_one_colour(cards, 3),
    ),
    "a lens": (
        {"hand": ["terron-driller", "terron-foreman"], "unseen_levels": [1, 2], "artifacts": ["prism-lens"]},
        MINING | {"decision": {"target": "c3-red-1"}},
        POOL,
        lambda cards: in_one_colour(cards, 3, lens=True),
    ),
    "levels unknown": (
        {"hand": ["terron-driller", "terron-driller", "terron-foreman"], "unseen_levels": [1]},
        MINING | {"decision": {"target": "c3-brown-1"}},
        POOL,
        lambda cards: brown(cards) >= 3,
    ),
    "a recruit": (
        {"hand": ["terron-driller", "hydran-fishbean"]},
        {"phase": "recruit-pay", "decision": {"target": "terron-sergeant"}},
        POOL,
        lambda cards: any(level(card) == 2 for card in cards),
    ),
    "doubled weedlocks": (
        {"hand": ["weedlock-sapling", "weedlock-stalkroot"], "base": ["weedlock-seeder"]},
        {"phase": "collect-pay", "effects": {"double": True}, "decision": {"target": "artifact-03"}},
        WEEDY,
        lambda cards: sum(level(card) * (1 + card.startswith("weedlock")) for card in cards) >= 5,
    ),
    "fitting weedlocks": (
        {"hand": ["weedlock-sapling", "terron-foreman"], "unseen_levels": [2], "base": ["weedlock-stalkroot"]},
        MINING | {"effects": {"fit": True}, "decision": {"target": "c3-brown-1"}},
        WEEDY,
        lambda cards: sum(level(card) for card in cards if not card.startswith("hydran")) >= 3,
    ),
}


def paying(case: str) -> Match:
    """Seat 0 in the middle of a payment; seat 2 holds an unseen card of unknown level too."""
    seat, turn, pool, _ = PAYMENTS[case]
    left = list(pool)
    for card in (*seat["hand"], "terron-driller"):
        left.remove(card)
    stacks = {str(number): [card for card in left if level(card) == number] for number in (1, 2)}
    return table(
        seat,
        {},
        {"hand": ["terron-driller"]},
        factions=WITH_WEEDLOCKS if pool is WEEDY else FIRST_GAME,
        docks={"3": ["terron-sergeant"]},
        mine={"3": ["c3-brown-1", "c3-red-1"]},
        stacks=stacks,
        turn=turn,
    )


def every_deal(case: str) -> dict[Cards, float]:
    """In how many ways the cards can lie so that the payer has that hand, and stacks and slots what they hold."""
    seat, _, pool, pays = PAYMENTS[case]
    known: Counter[int] = Counter(seat.get("unseen_levels", []))
    sizes = Counter(level(card) for card in pool)
    sizes.subtract(level(card) for card in (*seat["hand"], "terron-driller"))  # what is then left in the stacks
    found: dict[Cards, float] = {}
    for places in combinations(range(len(pool)), len(seat["hand"])):
        hand = tuple(sorted(pool[place] for place in places))
        levels = Counter(map(level, hand))
        slots = prod(comb(levels[number], count) for number, count in known.items())
        for other in set(range(len(pool))) - set(places):
            rest = Counter(level(card) for place, card in enumerate(pool) if place not in (*places, other))
            if pays(hand) and all(rest[number] == sizes[number] for number in (1, 2)):
                found[hand] = found.get(hand, 0.0) + slots
    return found


@pytest.mark.clause("CI-12.2", "CI-4.3")
@pytest.mark.parametrize("case", PAYMENTS)
def test_hands_in_the_middle_of_a_payment_have_the_odds_of_every_deal(case: str) -> None:
    match, expected = paying(case), every_deal(case)
    assert len(expected) > 1
    assert deviation(expected, worlds_of(match, single.imagine, DEALS, 1)) < 4
    assert deviation(expected, worlds_of(match, complete, DEALS)) < 4


def extreme_box(folder: Path) -> Path:
    """Hands of seven drawn from forty cards of level 1, and Crystals of cost 7."""
    text = OWN_FILE.read_text("utf-8")
    for number, copies, instead in ((1, 6, 10), (2, 4, 1), (3, 2, 1)):
        text = text.replace(f"level = {number}, copies = {copies}", f"level = {number}, copies = {instead}")
    text = text.replace("= [2, 1, 0, 0] ", "= [7, 0, 0, 0] ").replace("= [4, 3, 2, 1] ", "= [4, 2, 2, 2] ")
    text = text.replace("= [1, 3, 6, 10] ", "= [1, 3, 7, 10] ").replace("cost = 6,  colour", "cost = 7,  colour")
    text = text.replace("cost = 6, vp", "cost = 7, vp")  # what an Artifact counts
    file = folder / "components.toml"
    file.write_text(text, "utf-8")
    return file


@pytest.mark.interpreted
@pytest.mark.clause("CI-12.2", "CI-4.3")
def test_re_dealing_ends_where_one_deal_in_a_million_will_do(tmp_path: Path) -> None:
    """The payer needs seven brown cards of forty; there are ten, so that C(10, 7) in C(40, 7) deals have them."""
    drillers = {"hand": ["terron-driller"] * 7, "unseen_levels": [1] * 7}
    turn = {"phase": "mine-pay", "decision": {"target": "c6-brown-1"}}
    match = table(drillers, mine={"7": ["c6-brown-1"]}, turn=turn, components=extreme_box(tmp_path))
    world: Any = duplicate(match.state)
    single.imagine(match.config.params, world, VIEWER, 1, 1)
    assert listed(match, world.hand[PAYER].tolist()) == ("terron-driller",) * 7
    assert INVARIANTS.faults(match.config, world) == []


# ---- whole games, against what was seen ----


def games(players: int) -> Iterator[tuple[Match, Random]]:
    for seed in range(2):
        yield Match("cave-in", players=players, seed=seed, factions="first-game"), Random(seed)


def step(match: Match, chance: Random) -> None:
    """A random move, ending a turn only where nothing else can be done."""
    moves = match.legal()
    match.play(chance.choice([move for move in moves if move not in ("end", "done")] or moves))


def hands_of(state: Any, viewer: int, players: int) -> tuple[tuple[int, ...], ...]:
    """What other hands hold that was not seen going there, as a world."""
    unseen = (state.hand - state.seen).tolist()
    return tuple(() if seat == viewer else tuple(unseen[seat]) for seat in range(players))


def imagined(match: Match, viewer: int, seed: int) -> Any:
    """A position that looks the same to a seat."""
    world = duplicate(match.state)
    single.imagine(match.config.params, world, viewer, seed, 1)
    return world


@pytest.mark.clause("CI-12.2")
@pytest.mark.parametrize("players", [2, 3])
def test_imagined_hands_have_the_odds_of_what_was_seen(players: int) -> None:
    for match, chance in games(players):
        observer, compared = Observer(match, VIEWER), 0
        for _ in range(30):
            step(match, chance)
            observer.watch()
            if not observer.is_paying() and len(observer.worlds) > 1 and compared < 3 and match.ply % 4 == 0:
                found = Counter(hands_of(imagined(match, VIEWER, seed), VIEWER, players) for seed in range(DEALS))
                assert deviation(observer.worlds, found) < 4
                compared += 1
        assert compared


@pytest.mark.clause("CI-12.2")
@pytest.mark.parametrize("viewer", [-1, 0])
def test_whole_games_are_never_contradicted(viewer: int) -> None:
    for match, chance in games(2):
        observer: Observer = Observer(match, viewer)
        while not match.over and match.ply < 400:
            step(match, chance)
            observer.watch()
            worlds: Worlds = observer.worlds
            assert hands_of(match.state, viewer, 2) in worlds, "the truth is among what may be"
            for seed in range(3):
                assert hands_of(imagined(match, viewer, seed), viewer, 2) in worlds
