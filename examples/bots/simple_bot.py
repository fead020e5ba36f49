"""A bot in a few lines: mines where it can, else takes the last legal move.

Try it: starlode arena cave-in --players 2 --games 20 --bots "random,program:python3 examples/bots/simple_bot.py"
The messages are explained in docs/how-to/write-a-bot.md.
"""

import json
import sys


def choose(legal: list[str]) -> str:
    return next((move for move in legal if move.startswith("mine ")), legal[-1])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "name": "simple"}
    elif message["type"] == "turn":
        answer = {"type": "move", "move": choose(message["legal"])}
    else:
        continue  # game and end want no answer
    print(json.dumps(answer), flush=True)
