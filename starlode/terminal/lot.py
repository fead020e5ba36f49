"""`draw_lot` for the compiling of everything, until that looks for it in `engine.dice`."""

from starlode.engine.dice import draw_lot

__all__ = ["draw_lot"]
