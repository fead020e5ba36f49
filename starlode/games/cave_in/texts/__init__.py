"""Cave-In in words: prompts, menus, objections, the log and the ending. All in our own words."""

from starlode.games.cave_in.texts.log import ending, log_line
from starlode.games.cave_in.texts.moves import describe
from starlode.games.cave_in.texts.objections import objection
from starlode.games.cave_in.texts.prompts import prompt

__all__ = ["describe", "ending", "log_line", "objection", "prompt"]
