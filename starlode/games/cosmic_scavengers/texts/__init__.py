"""Cosmic Scavengers in words: prompts, menus, objections, the log and the ending. All in our own words."""

from starlode.games.cosmic_scavengers.texts.log import ending, log_line
from starlode.games.cosmic_scavengers.texts.moves import describe
from starlode.games.cosmic_scavengers.texts.objections import objection
from starlode.games.cosmic_scavengers.texts.prompts import prompt

__all__ = ["describe", "ending", "log_line", "objection", "prompt"]
