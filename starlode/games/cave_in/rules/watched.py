"""What the parts of an observation depend on, so that only parts that have changed are written again."""

from __future__ import annotations

from starlode.engine.state.watching import Watch
from starlode.games.cave_in.state import State

OF_SEAT = ("hand_count", "base_count", "pile_count", "subjugated_count", "seen", "bases")
OF_EFFECTS = (
    *("used", "normal", "raids", "extra_mine", "extra_recruit", "foremen", "crystal_cut", "artifact_cut"),
    *("scrabbers", "same", "fit", "double", "cost", "paid", "picks", "target", "colour", "painted"),
)
OF_STACKS = ("artifact_top", "artifact_left", "stack_left", "crystal_left")
OF_CLOCK = ("cave_ins", "idle_rounds", "round_number", "start_player")
OF_MINE = ("mine", "mine_colour", "mine_cut", "totem", "half_owner", "crystal_cut")
WATCH = Watch(
    *(
        State,
        "phase",
        *OF_CLOCK,
        *OF_STACKS,
        "active",
        "docks",
        "box",
        "in_play",
        *OF_MINE,
        *OF_SEAT,
        "totem",
        "half_owner",
    ),
    *("hand", "subjugated", "tint", "tinted", "crystal_at", "row", "row_count", *OF_EFFECTS),
)
ASKED, CLOCK = WATCH.part("phase"), WATCH.part(*OF_CLOCK, relative=True)
DOCKS, BOX, STACK = WATCH.part("docks"), WATCH.part("box", "in_play"), WATCH.part(*OF_STACKS)
MINE = WATCH.part(*OF_MINE, relative=True)
PILE = WATCH.part("crystal_at", relative=True)
ROW, EFFECTS = WATCH.part("row", "row_count"), WATCH.part(*OF_EFFECTS)
SEAT = WATCH.parts(*OF_SEAT, common=("active", "totem", "half_owner"), relative=True)
HAND = WATCH.parts("hand", common=("active", "tint", "tinted"), relative=True)
TAKEN = WATCH.parts("subjugated", relative=True)
EVERYTHING = WATCH.everything
look = WATCH.looking()
