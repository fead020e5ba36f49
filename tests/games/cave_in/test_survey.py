"""What the survey tells beyond the position is what the rules then do."""

from __future__ import annotations

from random import Random

import pytest

from starlode.engine.running.referee import survey_of
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.survey import Survey
from starlode.games.cave_in.things import EMPTY, HALVES, SPACES, STACKS
from starlode.match import Match
from starlode.match.outcome import results_of
from tests.games.cave_in.samples import Desk, configure, meant, play, random_game

WITHOUT_PICK = ("action", "leader", "start-artifact")  # decisions that pick nothing for a skill

pytestmark = pytest.mark.interpreted


def test_every_point_comes_from_somewhere() -> None:
    config = configure(players=3)
    for state in random_game(config, 8):
        if state.ply % 20 and not state.over:
            continue
        survey = survey_of(Survey, config, state, 0)
        for seat in range(3):
            owned = [half for half in range(HALVES) if state.half_owner[half] == seat]
            points = sum(survey.sources[seat]) + sum(survey.halves[half] for half in owned)
            assert points == survey.points[seat] == results_of(config.params, state)[seat][0]


def test_a_cost_is_what_is_printed_less_every_discount() -> None:
    config = configure(players=2)
    params = config.params
    for state in random_game(config, 9):
        survey = survey_of(Survey, config, state, int(state.active))
        for space in range(SPACES):
            if state.mine[space] != EMPTY:
                printed = params.class_cost[params.space_class[space]]
                assert survey.crystal_cost[space] == max(0, printed - sum(survey.crystal_cuts[space]))
        for stack in range(STACKS):
            if state.artifact_top[stack] != EMPTY:
                printed = params.artifact_cost[state.artifact_top[stack]]
                assert survey.artifact_cost[stack] == max(0, printed - sum(survey.artifact_cuts))


def test_a_half_on_offer_is_worth_what_it_would_score_now() -> None:
    desk = Desk()
    exchange = desk.config.components.half_ids.index("space-exchange")  # so many points for each Artifact
    vp = int(desk.config.params.half_vp[exchange])
    assert survey_of(Survey, desk.config, desk.state, 0).halves[exchange] == vp  # it would be the first
    assert survey_of(Survey, desk.config, desk.state, -1).halves[exchange] == 0


@pytest.mark.parametrize(("held", "loot"), [(2, 3), (5, 2), (7, 0)])
def test_the_loot_of_a_raid_is_what_there_is_and_what_the_hand_has_room_for(held: int, loot: int) -> None:
    desk = Desk()
    desk.hold(*["terron-driller"] * held)
    desk.stack("terron-driller", "terron-driller", "terron-driller", "terron-foreman", seat=1)
    assert survey_of(Survey, desk.config, desk.state, 0).loot[1] == loot
    play(desk.config, desk.state, meant(desk.config, desk.state, "raid 1"))
    assert desk.state.hand_count[0] == held + loot


def test_raiding_oneself_needs_room_for_the_leader_too() -> None:
    desk = Desk()
    desk.hold(*["terron-driller"] * 5)
    desk.stack("terron-driller", "terron-driller", "terron-driller", "terron-foreman")
    assert survey_of(Survey, desk.config, desk.state, 0).loot[0] == 1


def test_a_skill_that_would_find_nothing_says_so() -> None:
    """Whatever is called idle is used for nothing, and what is not called so asks for something or changes the turn."""
    match, chance, idle = Match("cave-in", players=2, seed=4), Random(4), 0
    while not match.over and idle < 3:
        for choice in match.choices(match.acting[0]):
            if choice.move.startswith("skill ") and "no effect now" in choice.words:
                trial = Match.from_record(match.record())
                trial.play(choice.action)
                assert trial.legal() == ["done"] or trial.seat(trial.acting[0]).decision in WITHOUT_PICK
                idle += 1
        match.play(chance.choice(match.legal_actions()))
    assert idle


def idle(desk: Desk, card: str) -> bool:
    """Whether the survey calls the skill of a card idle."""
    return bool(survey_of(Survey, desk.config, desk.state, 0).idle[desk.config.components.type_ids.index(card)])


@pytest.mark.parametrize(
    ("card", "others", "wasted"),
    [
        ("bioss-domina", ["bioss-mindwasp"], True),  # no other card of level 1
        ("bioss-domina", ["bioss-cyberwitch"], False),
        ("metanel-robuster", [], True),  # no card is left to recolour
        ("metanel-robuster", ["bioss-cyberwitch"], False),
    ],
)
def test_a_skill_for_the_hand_is_judged_without_its_own_card(card: str, others: list[str], wasted: bool) -> None:
    desk = Desk(factions=["terron", "hydran", "metanel", "bioss"])
    desk.hold(card, *others)
    assert idle(desk, card) == wasted
    assert desk.state.hand_count[0] == len(others) + 1, "the position is left as it was"


@pytest.mark.clause("CI-4.53", "CI-5.25")
@pytest.mark.parametrize("card", ["terron-foreman", "mineggler-ancientone", "mineggler-maccarat", "metanel-robuster"])
def test_a_skill_for_the_turn_needs_an_action_that_is_left(card: str) -> None:
    desk = Desk(factions=["terron", "hydran", "mineggler", "metanel"])
    desk.hold(card, "terron-driller", "terron-driller")
    assert not idle(desk, card)
    desk.state.normal = 1
    assert idle(desk, card)
    desk.state.extra_mine = 1
    assert idle(desk, card) == (card in ("terron-foreman", "mineggler-ancientone"))


def test_an_extra_action_is_never_idle() -> None:
    desk = Desk(factions=["terron", "hydran", "mineggler", "metanel"])
    desk.hold("metanel-drollo")
    desk.state.normal = 1
    assert not idle(desk, "metanel-drollo")


def test_a_full_hand_has_room_for_what_a_played_card_takes_but_not_for_the_leader() -> None:
    desk = Desk()
    desk.hold(*["terron-driller"] * 6, "terron-sergeant")
    desk.stack("terron-driller", "terron-driller", "terron-sergeant")
    assert not idle(desk, "terron-sergeant")
    desk.state.phase = Phase.LEADER
    assert idle(desk, "terron-sergeant")
