"""The picture that moves at the head of the README: python -m tests.page.moving_picture.

A whole game at the table: Anna follows the expert's hints, the others are bots.  A frame shows
every position that she saw.  Needs the extra `pictures`.
"""

from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.page.conftest import CHROMIUM
from tests.page.house import House
from tests.page.visitor import SCREEN, Visitor

PICTURE = Path(__file__).parents[2] / "docs/images/play.webp"
GAME = "aisopos"
SEATS = 3
SEED = "7"
# Milliseconds between two actions of bots: enough for a frame of each.
PACE = 2000
# Milliseconds until the page has drawn what is new.
DRAWN = 700
SIZE = (960, 600)
# Milliseconds that a frame is shown; the last one longer, so that the result can be read.
SHOWN = 800
SHOWN_LAST = 5000


def table_of(anna: Visitor, table: str) -> dict[str, Any]:
    """Return the table as Anna sees it now."""
    answer = anna.context.request.get(f"{anna.url}/api/tables/{table}/view")
    seen: dict[str, Any] = answer.json()
    return seen


def follow_hint(anna: Visitor, table: str, number: int) -> None:
    """Do what the expert would do, unless it is to end the game before its time."""
    path = f"{anna.url}/api/tables/{table}"
    hint = anna.context.request.post(f"{path}/hint", data={"seat": 0}).json()["hint"]
    name = next(line["name"] for line in hint if line["name"] != "offer draw")
    act = {"seat": 0, "number": number, "id": f"move-{number}", "actions": [name]}
    anna.context.request.post(f"{path}/act", data=act)


def frame(anna: Visitor) -> Image.Image:
    """Return the page as a small picture."""
    anna.page.wait_for_timeout(DRAWN)
    shot = Image.open(BytesIO(anna.page.screenshot()))
    return shot.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)


def frames_of_a_game(anna: Visitor) -> list[Image.Image]:
    """Play to the end; return a frame for every position."""
    bots = [{"kind": "bot", "bot": "greedy"}] * (SEATS - 1)
    table = anna.open_table(game=GAME, seats=[{"kind": "me"}, *bots], practice=True, seed=SEED,
                            pace=PACE)  # fmt: skip
    anna.sit_at(table)
    anna.page.set_viewport_size({"width": SCREEN["width"], "height": SCREEN["height"]})
    frames: list[Image.Image] = []
    last = -1
    while True:
        seen = table_of(anna, table)
        if seen["number"] != last:
            last = seen["number"]
            frames.append(frame(anna))
        if seen["doc"]["table"]["status"] == "over":
            return frames
        if seen["doc"]["views"]["0"]["legal"]:
            follow_hint(anna, table, last)
        else:
            anna.page.wait_for_timeout(100)


def write(frames: list[Image.Image]) -> None:
    """Write the frames as one picture."""
    shown = [SHOWN] * (len(frames) - 1) + [SHOWN_LAST]
    frames[0].save(PICTURE, save_all=True, append_images=frames[1:], duration=shown, loop=0,
                   quality=55, method=6, minimize_size=True)  # fmt: skip


def main() -> None:
    """Open a house, play, write the picture."""
    with TemporaryDirectory() as folder, sync_playwright() as driver:
        house = House(Path(folder))
        house.open()
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        anna = Visitor(browser, house.url, "Anna")
        write(frames_of_a_game(anna))
        anna.leave()
        browser.close()
        house.kill()


if __name__ == "__main__":
    main()
