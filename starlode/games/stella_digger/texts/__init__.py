"""Stella Digger! in words: prompts, menus, objections, the log and the ending. All in our own words."""

from starlode.games.stella_digger.texts.log import ending, log_line
from starlode.games.stella_digger.texts.moves import describe
from starlode.games.stella_digger.texts.objections import objection
from starlode.games.stella_digger.texts.prompts import prompt

__all__ = ["describe", "ending", "log_line", "objection", "prompt"]
