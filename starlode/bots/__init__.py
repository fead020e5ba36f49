"""Players that are programs; they see only what their seat may see."""

from starlode.bots.bot import Bot, make_bot
from starlode.bots.play_out import play_out

__all__ = ["Bot", "make_bot", "play_out"]
