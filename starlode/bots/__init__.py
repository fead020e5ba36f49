"""Players that are programs; they see only what their seat may see."""

from starlode.bots.bot import Bot, make_bot

__all__ = ["Bot", "make_bot"]
