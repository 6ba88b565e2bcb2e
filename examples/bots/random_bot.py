"""A bot in Python without any package: it takes anything that is allowed, each as likely.

    ludotheque play aisopos --players human,"exec:python3 examples/bots/random_bot.py"

The lines are described in docs/bot-protocol.md.
"""

import json
import random
import sys
from typing import Any

PROTOCOL = "ludotheque-bot/1"
chance = random.Random()


def answer(message: dict[str, Any]) -> dict[str, Any] | None:
    """Return what is answered to a message of the house, None where nothing is."""
    if message["do"] == "hello":
        return {"is": "hello", "protocol": PROTOCOL, "name": "Random", "version": "1"}
    if message["do"] == "new":
        # The same seed plays the same game again.
        chance.seed(message["seed"])
        return {"is": "ready"}
    if message["do"] == "act":
        action = chance.choice(message["legal"])
        return {"is": "act", "number": message["number"], "action": action}
    return None


for line in sys.stdin:
    said = answer(json.loads(line))
    if said is None:
        break
    sys.stdout.write(json.dumps(said) + "\n")
    sys.stdout.flush()
