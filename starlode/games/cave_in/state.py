"""Cave-In: the position and the parameters."""

from __future__ import annotations

from starlode.engine.state.header import SEATS, Header
from starlode.engine.state.records import Array, Hidden, Record, f64, i8, i16, i32, record
from starlode.games.cave_in.decisions import PHASES
from starlode.games.cave_in.things import (
    ABILITIES,
    ARTIFACTS,
    BASE,
    BELOW,
    CARDS,
    COPIES,
    CRYSTALS,
    EMPTY,
    EXTRA_MINES,
    EXTRA_RECRUITS,
    FACTIONS,
    HALVES,
    HAND_LIMIT,
    IDLE_LIMIT,
    IN_MINE,
    IN_PLAY,
    LEVELS,
    MOST_AMOUNT,
    MOST_IN_HAND,
    MOST_IN_ROW,
    MOST_PRINTED,
    MOST_ROUNDS,
    NORMAL_ACTIONS,
    OUT,
    ROW,
    SKILLS,
    SKILLS_IN_TURN,
    SPACES,
    STACKS,
    STACKS_IN_ALL,
    TYPES,
    NormalAction,
)

LAST = SEATS - 1


@record
class State(Header):
    """A position of Cave-In."""

    # fmt: off
    often = (  # by what random play touches, so that a decision needs few lines of the cache: see speed.md
        "colour", "extra_recruit", "target", "paid", "used", "raids", "cost", "fit", "tinted", "same", "normal",
        "artifact_cut", "double", "extra_mine", "hand_count", "mine", "mine_colour", "mine_cut", "pile_count",
        "harvested", "base_count", "docks", "raided", "idle_rounds", "picks", "chosen_count", "round_number", "busy",
        "in_play", "foremen", "crystal_cut", "totem", "half_owner", "active", "activated", "scrabbers", "misfits",
        "subjugated_count", "artifact_top", "cave_ins", "hand", "start_player", "stack_left", "painted", "bases",
        "stack", "row_count", "crystal_left", "row", "crystal_at",
    )
    # fmt: on

    players: int = i8(low=2, high=SEATS)
    phase: int = i8(low=0, high=PHASES - 1)

    active: int = i16(low=0, high=LAST)  # seat whose turn it is
    start_player: int = i16(low=0, high=LAST)
    round_number: int = i16(low=1, high=MOST_ROUNDS)  # stays at the last that is counted
    cave_ins: int = i16(low=0, high=CRYSTALS + STACKS_IN_ALL + MOST_PRINTED)
    idle_rounds: int = i16(low=0, high=IDLE_LIMIT - 1)  # in a row
    busy: int = i16(low=0, high=1)  # 1 once a card, Crystal or Artifact left the board this round
    in_play: Array = i8(FACTIONS, low=0, high=1)

    docks: Array = i8(SPACES, low=EMPTY, high=TYPES - 1)  # type
    mine: Array = i8(SPACES, low=EMPTY, high=CRYSTALS - 1)  # crystal
    mine_colour: Array = i8(SPACES, low=EMPTY, high=FACTIONS - 1)  # current colour of the Crystal there
    mine_cut: Array = i8(SPACES, low=0, high=SKILLS_IN_TURN * MOST_AMOUNT)  # Diggerhino discount on it this turn
    # Seat, IN_STACK, IN_MINE; to a seat's record, what it did not see go to another pile is in the stack.
    crystal_at: Array = i8(CRYSTALS, low=IN_MINE, high=LAST, hidden=Hidden.PARTLY)
    crystal_seen: Array = i8(CRYSTALS, low=0, high=1)  # 1 if all saw it go to the pile
    crystal_left: Array = i8(LEVELS, low=0, high=CRYSTALS)  # Crystals in the stack of each cost
    # Cards left face down, never an order; to a seat's record, with all others that it has not seen.
    stack: Array = i8(TYPES, low=0, high=COPIES, hidden=Hidden.PARTLY)
    stack_left: Array = i8(LEVELS, low=0, high=IN_PLAY * COPIES)  # cards in the stack of each level
    box: Array = i8(TYPES, low=0, high=COPIES)  # cards out of the game
    totem: Array = i8(FACTIONS, low=OUT, high=LAST)  # seat, SUPPLY, OUT

    artifact_at: Array = i8(ARTIFACTS, low=BELOW, high=LAST)  # seat, ON_TOP, BELOW
    artifact_top: Array = i8(STACKS, low=EMPTY, high=ARTIFACTS - 1)  # card
    artifact_left: Array = i8(STACKS, low=0, high=ARTIFACTS // STACKS)  # cards of the stack, the top one included
    half_owner: Array = i8(HALVES, low=EMPTY, high=LAST)  # seat that kept this half

    hand: Array = i8(SEATS, TYPES, low=0, high=COPIES, hidden=Hidden.PARTLY)  # counts; of other hands, those seen
    hand_count: Array = i8(SEATS, low=0, high=MOST_IN_HAND)
    seen: Array = i8(SEATS, TYPES, low=0, high=COPIES)  # how many of the hand all players saw enter it
    levelled: Array = i8(SEATS, LEVELS, low=0, high=HAND_LIMIT)  # of the unseen ones, how many all know by level
    bases: Array = i8(SEATS, BASE, low=EMPTY, high=TYPES - 1)  # type, bottom first
    base_count: Array = i8(SEATS, low=0, high=BASE)
    pile_count: Array = i8(SEATS, low=0, high=CRYSTALS)
    subjugated_count: Array = i8(SEATS, low=0, high=CARDS)
    # Counts; of others, those seen, until all is revealed at the end.
    subjugated: Array = i8(SEATS, TYPES, low=0, high=COPIES, hidden=Hidden.PARTLY)
    subjugated_seen: Array = i8(SEATS, TYPES, low=0, high=COPIES)  # how many of these all players saw

    # this turn
    row: Array = i8(ROW, low=EMPTY, high=TYPES - 1)  # type, in the order played
    row_count: int = i16(low=0, high=MOST_IN_ROW)
    normal: int = i16(low=0, high=NORMAL_ACTIONS)  # normal actions taken
    used: Array = i8(len(NormalAction), low=0, high=NORMAL_ACTIONS)  # of these, how many of each type
    raids: int = i16(low=0, high=2)
    raided: int = i16(low=EMPTY, high=LAST)  # seat of the Base raided last
    activated: Array = i8(ABILITIES, low=0, high=1)  # 1 if that start half was used
    extra_mine: int = i16(low=0, high=SKILLS_IN_TURN * EXTRA_MINES)  # granted and not yet taken
    extra_recruit: int = i16(low=0, high=EXTRA_RECRUITS)  # granted and not yet taken
    foremen: int = i16(low=0, high=SKILLS_IN_TURN)  # active ones
    crystal_cut: int = i16(low=0, high=SKILLS_IN_TURN * MOST_AMOUNT)  # discount of active Maccarats
    artifact_cut: int = i16(low=0, high=SKILLS_IN_TURN * MOST_AMOUNT)  # discount of active Ancientones
    scrabbers: int = i16(low=0, high=SKILLS_IN_TURN)  # active ones
    same: int = i16(low=0, high=1)  # 1 while equal normal actions are allowed by Fish'Bean
    fit: int = i16(low=0, high=1)  # 1 while Weedlocks fit any Crystal
    double: int = i16(low=0, high=1)  # 1 while Weedlocks count double
    # Hand cards of the active seat that have another colour, and how many these are; only that seat knows.
    tint: Array = i8(TYPES, FACTIONS, low=0, high=COPIES, hidden=Hidden.PARTLY)
    tinted: int = i16(low=0, high=MOST_IN_HAND, hidden=Hidden.PARTLY)
    painted: Array = i8(FACTIONS, low=0, high=SKILLS_IN_TURN * MOST_AMOUNT)  # Robuster picks not yet seen played

    # the decision in progress
    target: int = i16(low=EMPTY, high=TYPES - 1)  # type to recruit, mine space, stack or seat
    cost: int = i16(low=0, high=MOST_PRINTED)  # effective cost of the Crystal or Artifact being paid
    paid: int = i16(low=0, high=MOST_IN_HAND * 2 * LEVELS)  # counted levels played for it
    misfits: Array = i8(FACTIONS, low=0, high=MOST_IN_HAND)  # cards of this payment that cannot count as that colour
    picks: int = i16(low=0, high=MOST_AMOUNT)  # how many picks, or levels for the Colonel, are left
    colour: int = i16(low=EMPTY, high=FACTIONS - 1)  # colour chosen with Robuster, or of the Crystal to take
    chosen: Array = i8(TYPES, low=0, high=COPIES, hidden=Hidden.PARTLY)  # cards chosen with this Robuster
    chosen_count: int = i16(low=0, high=MOST_AMOUNT)  # how many these are, which all may know
    harvested: Array = i8(SEATS, low=0, high=BASE - 1)  # Weedlocks taken from that Base by this harvest


@record
class Params(Record):
    """Everything the rules look up: component tables, numbers and options."""

    # Mercenaries
    level: Array = i16(TYPES)
    faction: Array = i16(TYPES)
    copies: Array = i16(TYPES)
    skill: Array = i16(TYPES)  # for the chosen edition
    amount: Array = i16(TYPES)  # the number in the skill, 0 where it has none
    foreman_cut: int = i16()

    # Crystals, sorted by cost
    crystal_class: Array = i16(CRYSTALS)  # 0..3
    crystal_colour: Array = i16(CRYSTALS)
    crystal_vp: Array = i16(CRYSTALS)
    crystal_symbol: Array = i16(CRYSTALS)  # faction, -1 none
    crystal_cave_in: Array = i16(CRYSTALS)  # 0 or 1
    class_from: Array = i16(LEVELS + 1)  # first crystal of each class

    # Artifacts
    artifact_cost: Array = i16(ARTIFACTS)
    half_counts: Array = i16(HALVES)  # what a scoring half counts, -1 for an ability
    half_class: Array = i16(HALVES)  # class of the Crystals counted, where it matters
    half_every: Array = i16(HALVES)  # points for every this many
    half_vp: Array = i16(HALVES)
    half_ability: Array = i16(HALVES)  # ability, -1 for a scoring half
    ability_half: Array = i16(ABILITIES)  # the half with that ability
    ability_amount: Array = i16(ABILITIES)
    starts: int = i32(high=2**ABILITIES - 1)  # bits: the abilities that are activated in the Starting phase

    # board and numbers
    space_class: Array = i16(SPACES)  # level - 1 of the Dock space and cost class of the Mine space
    class_cost: Array = i16(LEVELS)  # 1, 3, 6, 10
    start_hand: Array = i16(LEVELS)  # cards dealt of each level
    collapse: Array = i16(SEATS + 1)  # cave-ins that end the game, by number of players
    hand_limit: int = i16()
    base_limit: int = i16()
    normal_actions: int = i16()
    totem_cut: int = i16()  # mining discount of a Totem
    totem_vp: int = i16()
    set_vp: Array = i16(FACTIONS + 1)  # points of a set of this many symbols

    # options
    overpay: int = i16()  # 1: a payment may go on after the cost is met
    idle_limit: int = i16()  # idle rounds in a row that move the token
    open_piles: int = i16()
    first_seat: int = i16()  # -1 by lot
    fixed_factions: Array = i16(FACTIONS)  # 1 for chosen ones; all 0: by lot

    # decisions, from their rows
    asked_by: Array = i16(SKILLS)  # the decision that a skill asks for, -1 none
    asks: Array = i16(ABILITIES)  # the decision that an ability asks for, -1 none
    source: Array = i16(PHASES)
    wanted: Array = i16(PHASES)
    kin: Array = i16(PHASES)
    whose: Array = i16(PHASES)  # which Bases
    fate: Array = i16(PHASES)
    price: Array = i16(PHASES)
    again: Array = i16(PHASES)  # 1 if it is asked again after a pick
    then: Array = i16(PHASES)  # the decision that follows
    refused: Array = i16(PHASES)  # the reason why what asks for it cannot be used, -1 none
    worth: Array = f64(PHASES)  # of each pick that is left, in points
    worth_least: Array = i16(PHASES)  # at least this many count
    worth_most: Array = i16(PHASES)
