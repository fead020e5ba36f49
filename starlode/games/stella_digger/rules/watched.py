"""What the parts of an observation depend on, so that only parts that have changed are written again."""

from __future__ import annotations

from starlode.engine.state.watching import Watch
from starlode.games.stella_digger.state import State

OF_TABLE = (
    "phase",
    "players",
    "step",
    "active",
    "start_player",
    "round_number",
    "chips_left",
    "rebuilt",
    "alarm_count",
)
OF_CARDS = ("stock", "accident_at", "outside")
OF_DECKS = ("deck_count", "deck_colours", "deck_top")
OF_MAP = ("marker", "entry", "tile_on", "shown", "blocked", "link_to", "reached", "drill_on", "aimed")
OF_SEAT = (
    *("hand_count", "drones", "big", "small", "section", "tears", "eliminated", "struck", "field", "field_colour"),
    *("used", "crystals", "hand_colours", "least", "most", "discards"),
)
OF_GOODS = ("gadget_owner", "token_owner", "token_at", "tile_at")
OF_CHOICE = ("owed", "target", "site", "aim", "monster", "queue_count", "buying", "building")
WATCH = Watch(
    *(State, *OF_TABLE, *OF_CARDS, *OF_DECKS, *OF_MAP, *OF_SEAT, *OF_GOODS, *OF_CHOICE, "winner", "hand"),
)
ASKED = WATCH.part("phase")
COMMONS, PILES = WATCH.part(*OF_CARDS, "step"), WATCH.part(*OF_DECKS)
MAP, CHOSEN = WATCH.part(*OF_MAP), WATCH.part(*OF_CHOICE)
SEAT = WATCH.parts(*OF_SEAT, common=("start_player", "active", "winner"), relative=True)
GOODS = WATCH.part(*OF_GOODS, relative=True)
HAND = WATCH.parts("hand", relative=True)
EVERYTHING = WATCH.everything
look = WATCH.looking()
