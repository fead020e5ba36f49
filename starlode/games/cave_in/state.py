"""Cave-In: the position, the parameters, and the numbering of phases, actions and events."""

from __future__ import annotations

from starlode.engine.header import SEATS, Header
from starlode.engine.records import Array, Record, i8, i16, record

# ---- sizes (the components are listed in components.toml) ----
FACTIONS = 6  # also colours and symbols: a faction, its colour and its symbol share one number
LEVELS = 4  # also the four cost classes of Crystals: 1, 3, 6, 10
TYPES = FACTIONS * LEVELS  # Mercenary types, numbered faction * 4 + level - 1
CRYSTALS = 60
ARTIFACTS = 12
HALVES = 2 * ARTIFACTS  # half 2 * card is the left one, 2 * card + 1 the right one
SPACES = 10  # of the Docks and of the Mine: 4 + 3 + 2 + 1
STACKS = 3  # of Artifacts
BASE = 7  # cards of a Base between turns
ROW = 24  # cards played in one turn; section 16 of the rules shows that 22 suffice
EMPTY = -1
WEEDLOCK = 5  # the one faction that skills call by name

# ---- where things are ----
IN_STACK, IN_MINE = -1, -2  # crystal_at, else the seat whose pile holds it
SUPPLY, OUT = -1, -2  # totem, else the seat that holds it
ON_TOP, BELOW = -1, -2  # artifact_at, else the seat that owns it

# ---- types of normal action ----
RECRUIT, MINE, COLLECT, SKILL = 0, 1, 2, 3

# ---- phases: one for each decision of section 11 ----
PHASES = (
    "over",
    "start-artifact",
    "shuttle-pick",
    "leader",
    "action",
    "recruit-pay",
    "mine-pay",
    "prop",
    "scrabber-take",
    "collect-pay",
    "collect-half",
    "crystal-take",
    "sergeant-take",
    "colonel-pick",
    "fishbean-pick",
    "shuwar-pick",
    "mushell-pick",
    "digger-crystal",
    "digger-colour",
    "robuster-colour",
    "robuster-card",
    "mindwasp-pick",
    "custodian-pick",
    "domina-card",
    "domina-crystal",
    "harvest-pick",
    "uproot-base",
    "uproot-pick",
    "baton-take",
    "second-raid",
)
(
    P_OVER,
    P_START,
    P_SHUTTLE,
    P_LEADER,
    P_ACTION,
    P_RECRUIT_PAY,
    P_MINE_PAY,
    P_PROP,
    P_SCRABBER,
    P_COLLECT_PAY,
    P_COLLECT_HALF,
    P_CRYSTAL,
    P_SERGEANT,
    P_COLONEL,
    P_FISHBEAN,
    P_SHUWAR,
    P_MUSHELL,
    P_DIGGER_CRYSTAL,
    P_DIGGER_COLOUR,
    P_ROBUSTER_COLOUR,
    P_ROBUSTER_CARD,
    P_MINDWASP,
    P_CUSTODIAN,
    P_DOMINA_CARD,
    P_DOMINA_CRYSTAL,
    P_HARVEST,
    P_UPROOT_BASE,
    P_UPROOT_PICK,
    P_BATON,
    P_SECOND_RAID,
) = range(len(PHASES))

# ---- skills, named in components.toml ----
SKILLS = (
    "take-crystal",
    "foreman",
    "sergeant",
    "colonel",
    "fishbean",
    "shuwar",
    "mushell",
    "diggerhino",
    "ancientone",
    "maccarat",
    "drollo",
    "robuster",
    "scrabber",
    "mindwasp",
    "custodian",
    "domina",
    "fit",
    "double",
    "harvest",
    "uproot",
)
(
    S_TAKE_CRYSTAL,
    S_FOREMAN,
    S_SERGEANT,
    S_COLONEL,
    S_FISHBEAN,
    S_SHUWAR,
    S_MUSHELL,
    S_DIGGERHINO,
    S_ANCIENTONE,
    S_MACCARAT,
    S_DROLLO,
    S_ROBUSTER,
    S_SCRABBER,
    S_MINDWASP,
    S_CUSTODIAN,
    S_DOMINA,
    S_FIT,
    S_DOUBLE,
    S_HARVEST,
    S_UPROOT,
) = range(len(SKILLS))

# ---- abilities of right Artifact halves ----
ABILITIES = (
    "third-cyber-arm",
    "enhanced-vision",
    "scrap-ledger",
    "baton-of-coaxing",
    "laser-drill",
    "prism-lens",
    "supply-shuttle",
    "headhunter-drone",
    "blast-doors",
    "seismic-prop",
    "duplex-roster",
    "overtime-siren",
)
(
    A_CYBER_ARM,
    A_VISION,
    A_LEDGER,
    A_BATON,
    A_LASER,
    A_PRISM,
    A_SHUTTLE,
    A_DRONE,
    A_DOORS,
    A_PROP,
    A_ROSTER,
    A_SIREN,
) = range(len(ABILITIES))

# ---- what a scoring half counts ----
COUNTS = (
    "artifacts",
    "crystals",
    "crystals-of-cost",
    "crystals-of-one-colour",
    "colours",
    "totems",
    "cave-in-symbols",
    "base-cards",
    "symbols",
)
(
    C_ARTIFACTS,
    C_CRYSTALS,
    C_OF_COST,
    C_ONE_COLOUR,
    C_COLOURS,
    C_TOTEMS,
    C_CAVE_INS,
    C_BASE,
    C_SYMBOLS,
) = range(len(COUNTS))

# ---- actions; the phase says what an object is chosen for ----
WORDS = ("done", "end", "leader", "take", "no-card", "hold", "move", "left", "right")
DONE, END, LEADER, TAKE, NO_CARD, HOLD, MOVE, LEFT, RIGHT = range(len(WORDS))
ACT_ABILITY = len(WORDS)  # + ability: activate it
ACT_DOCK = ACT_ABILITY + len(ABILITIES)  # + type: that Mercenary in the Docks
ACT_MINE = ACT_DOCK + TYPES  # + space: the Crystal there
ACT_STACK = ACT_MINE + SPACES  # + stack: the Artifact on top
ACT_COLOUR = ACT_STACK + STACKS  # + colour
ACT_SEAT = ACT_COLOUR + FACTIONS  # + seat: that Base as a whole
ACT_BASE = ACT_SEAT + SEATS  # + seat * BASE + position: that card of a Base
ACT_HAND = ACT_BASE + SEATS * BASE  # + type * FACTIONS + current colour: a card in hand
ACTIONS = ACT_HAND + TYPES * FACTIONS

# ---- events ----
EVENTS = (
    "turn",  # seat, round
    "activate",  # seat, ability
    "leader",  # seat, type
    "choose-card",  # seat, type, dock space: a payment follows
    "choose-crystal",  # seat, crystal, mine space, effective cost: a payment or a colour follows
    "recruit",  # seat, type, dock space
    "mine",  # seat, crystal, mine space
    "collect",  # seat, artifact, stack, effective cost
    "skill",  # seat, type, current colour
    "pay",  # seat, type, current colour
    "keep",  # seat, half
    "take-dock",  # seat, type, dock space
    "take-crystal",  # seat, crystal, mine space
    "take-base",  # seat, type, seat of the Base, position
    "subjugate-base",  # seat, type, seat of the Base, position
    "subjugate-hand",  # seat, type, current colour
    "paint-crystal",  # seat, crystal, colour
    "paint-colour",  # seat, colour of this Robuster
    "paint-card",  # seat; for the own seat only: type, colour before, colour after
    "raid",  # seat, seat of the Base
    "return-leader",  # seat of the Base, type
    "totem",  # seat, faction, seat or SUPPLY it came from
    "raid-card",  # seat, type, seat of the Base
    "hold-cave-in",  # seat
    "cave-in",  # seat, cause, the counter after it
    "end-actions",  # seat
    "base",  # seat, cards laid on the Base
    "trim",  # seat, type
    "refill-dock",  # -, type, space
    "refill-mine",  # -, crystal, space
    "reveal-artifact",  # -, artifact, stack
    "idle-round",  # -, idle rounds in a row
    "over",  # -, cave-ins
    "decline",  # seat, phase
)
(
    E_TURN,
    E_ACTIVATE,
    E_LEADER,
    E_CHOOSE_CARD,
    E_CHOOSE_CRYSTAL,
    E_RECRUIT,
    E_MINE,
    E_COLLECT,
    E_SKILL,
    E_PAY,
    E_KEEP,
    E_TAKE_DOCK,
    E_TAKE_CRYSTAL,
    E_TAKE_BASE,
    E_SUBJUGATE_BASE,
    E_SUBJUGATE_HAND,
    E_PAINT_CRYSTAL,
    E_PAINT_COLOUR,
    E_PAINT_CARD,
    E_RAID,
    E_RETURN,
    E_TOTEM,
    E_RAID_CARD,
    E_HOLD,
    E_CAVE_IN,
    E_END,
    E_BASE,
    E_TRIM,
    E_REFILL_DOCK,
    E_REFILL_MINE,
    E_REVEAL,
    E_IDLE,
    E_OVER,
    E_DECLINE,
) = range(len(EVENTS))

CAUSES = ("mined-crystal", "artifact-stack", "mercenary-stack", "crystal-stack", "settling")
BY_CRYSTAL, BY_ARTIFACTS, BY_MERCENARIES, BY_CRYSTALS, BY_SETTLING = range(len(CAUSES))


@record
class State(Header):
    """A position of Cave-In. Fields are public unless marked hidden."""

    active: int = i16()  # seat whose turn it is
    start_player: int = i16()
    round_number: int = i16()  # from 1
    cave_ins: int = i16()  # 0..35
    idle_rounds: int = i16()  # idle rounds in a row
    busy: int = i16()  # 1 once a card, Crystal or Artifact left the board this round
    in_play: Array = i8(FACTIONS)  # 1 for the four factions in play

    docks: Array = i8(SPACES)  # type, -1 empty
    mine: Array = i8(SPACES)  # crystal, -1 empty
    mine_colour: Array = i8(SPACES)  # current colour of the Crystal there, -1 empty
    mine_cut: Array = i8(SPACES)  # Diggerhino discount on it this turn
    crystal_at: Array = i8(CRYSTALS)  # hidden for stacks and the piles of others: seat, IN_STACK, IN_MINE
    crystal_seen: Array = i8(CRYSTALS)  # 1 if all saw it go to the pile
    stack: Array = i8(TYPES)  # hidden: cards left face down, never an order
    box: Array = i8(TYPES)  # cards out of the game
    totem: Array = i8(FACTIONS)  # seat, SUPPLY, OUT

    artifact_at: Array = i8(ARTIFACTS)  # seat, ON_TOP, BELOW
    artifact_top: Array = i8(STACKS)  # card, -1 for an empty stack
    artifact_left: Array = i8(STACKS)  # cards of the stack, the top one included
    half_owner: Array = i8(HALVES)  # seat that kept this half, else -1

    hand: Array = i8(SEATS, TYPES)  # hidden: counts, seen by its own seat only
    hand_count: Array = i8(SEATS)  # cards in hand
    seen: Array = i8(SEATS, TYPES)  # of these, how many everybody saw enter the hand
    levelled: Array = i8(SEATS, LEVELS)  # of the unseen ones, how many are known by level (the starting deal)
    bases: Array = i8(SEATS, BASE)  # type, bottom first, -1 empty
    base_count: Array = i8(SEATS)
    pile_count: Array = i8(SEATS)  # Crystals in the pile
    subjugated_count: Array = i8(SEATS)
    subjugated: Array = i8(SEATS, TYPES)  # hidden from others
    subjugated_seen: Array = i8(SEATS, TYPES)  # of these, how many everybody saw

    # this turn
    row: Array = i8(ROW)  # type, in the order played
    row_count: int = i16()
    normal: int = i16()  # normal actions taken, 0..2
    used: Array = i8(4)  # how often each type was taken as a normal action
    raids: int = i16()  # 0..2
    raided: int = i16()  # seat of the Base raided last, -1 none
    activated: Array = i8(len(ABILITIES))  # 1 if that start half was used this turn
    extra_mine: int = i16()
    extra_recruit: int = i16()
    foremen: int = i16()  # active Foremen
    crystal_cut: int = i16()  # discount of active Maccarats
    artifact_cut: int = i16()  # discount of active Ancientones
    scrabbers: int = i16()  # active Scrabbers
    same: int = i16()  # 1 while equal normal actions are allowed by Fish'Bean
    fit: int = i16()  # 1 while Weedlocks fit any Crystal
    double: int = i16()  # 1 while Weedlocks count double
    tint: Array = i8(TYPES, FACTIONS)  # hidden: hand cards of the active seat that have another colour
    tinted: int = i16()  # hidden: how many these are
    painted: Array = i8(FACTIONS)  # Robuster picks of that colour not yet seen played

    # the decision in progress
    target: int = i16()  # type to recruit, mine space, stack or seat, -1 none
    cost: int = i16()  # effective cost of the Crystal or Artifact being paid
    paid: int = i16()  # counted levels played for it
    misfits: Array = i8(FACTIONS)  # cards of this payment that cannot count as that colour
    picks: int = i16()  # how many picks, or levels for the Colonel, are left
    colour: int = i16()  # colour chosen with Robuster, -1 none
    chosen: Array = i8(TYPES)  # cards chosen with this Robuster
    harvested: Array = i8(SEATS)  # Weedlocks taken from that Base by this harvest


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
    half_every: Array = i16(HALVES)  # points for every so many
    half_vp: Array = i16(HALVES)
    half_ability: Array = i16(HALVES)  # ability, -1 for a scoring half
    ability_half: Array = i16(len(ABILITIES))  # the half with that ability
    ability_amount: Array = i16(len(ABILITIES))

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
    set_vp: Array = i16(FACTIONS + 1)  # points of a set of so many symbols

    # options
    overpay: int = i16()  # 1: a payment may go on after the cost is met
    idle_limit: int = i16()  # idle rounds in a row that move the token
    open_piles: int = i16()
    first_seat: int = i16()  # -1 by lot
    fixed_factions: Array = i16(FACTIONS)  # 1 for chosen ones; all 0: by lot
