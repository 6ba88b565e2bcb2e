"""A visitor: one browser of their own, which must not complain and must not ask other hosts."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect

from ludotheque.games import all_games

__all__ = ["BUSY", "PATIENCE", "PHONE", "SCREEN", "Visitor", "sensible"]

SCREEN = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 780}
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# What a browser says by itself when the house is gone, which some tests want.
WHEN_AWAY = ("WebSocket connection", "ERR_CONNECTION_REFUSED")
# Every press of a button may wait for a bot.
PATIENCE = 30_000
MOST_DECISIONS = 1000
STANDING = "() => document.querySelector('[data-standing]')?.dataset.standing ?? ''"
BUSY = '.ask[aria-busy="true"]'


def sensible(names: Sequence[str]) -> list[str]:
    """Leave out what ends a game before its time."""
    return [name for name in names if name not in {"offer draw", "agree"}]


class Visitor:
    """One person at one browser."""

    def __init__(self, browser: Browser, url: str, name: str, **context: Any) -> None:
        self.url = url
        self.name = name
        given = {"viewport": SCREEN, "reduced_motion": "reduce", "locale": "en-GB", **context}
        self.context = browser.new_context(**given)
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self.watch)

    def hear(self, message: ConsoleMessage) -> None:
        """Remember what the browser complains about."""
        if message.type == "error" and not any(word in message.text for word in WHEN_AWAY):
            self.complaints.append(message.text)

    def watch(self, request: Request) -> None:
        """Remember requests to other hosts."""
        if not request.url.startswith((self.url, self.url.replace("http", "ws"))):
            self.complaints.append(f"asked {request.url}")

    def leave(self) -> None:
        """Close the browser; nothing may have been amiss."""
        self.context.close()
        assert not self.complaints, self.complaints

    def visit(self, path: str) -> Page:
        """Go to an address of the house."""
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main :is(h1, h2)", state="attached")
        return self.page

    def introduce(self) -> None:
        """Have a name, as returning guests do."""
        self.context.request.post(f"{self.url}/api/me", data={"name": self.name})

    def open_table(self, **wish: Any) -> str:
        """Open a table by the API and return its id; start it where no seat is open."""
        self.introduce()
        answer = self.context.request.post(f"{self.url}/api/tables", data=wish)
        assert answer.status == 201, answer.text()
        table: str = answer.json()["id"]
        if all(seat["kind"] != "open" for seat in wish["seats"]):
            started = self.context.request.post(f"{self.url}/api/tables/{table}/start", data={})
            assert started.ok, started.text()
        return table

    def act(self, table: str, seat: int, action: str) -> None:
        """Do something by the API."""
        number = self.context.request.get(f"{self.url}/api/tables/{table}/view").json()["number"]
        act = {"seat": seat, "number": number, "id": f"{number} {action}", "actions": [action]}
        answer = self.context.request.post(f"{self.url}/api/tables/{table}/act", data=act)
        assert answer.ok, answer.text()

    def decide_until(self, table: str, kinds: set[str], rng: Random, least: int = 0) -> None:
        """Decide at random by the API, for my seats, until a question of these kinds is asked.

        The first *least* times it is looked at do not count.
        """
        for step in range(MOST_DECISIONS):
            answer = self.context.request.get(f"{self.url}/api/tables/{table}/view").json()
            # Whoever asks too often is told to wait.
            views = answer.get("doc", {"views": {}})["views"].items()
            seat, seen = next(((int(s), v) for s, v in views if v["legal"]), (0, None))
            if seen is None:
                self.page.wait_for_timeout(30)
            elif step >= least and seen["view"]["question"]["kind"] in kinds:
                return
            else:
                act = {"seat": seat, "number": answer["number"], "id": f"by-wire-{step}",
                       "actions": [rng.choice(sensible(seen["legal"]))]}  # fmt: skip
                self.context.request.post(f"{self.url}/api/tables/{table}/act", data=act)
        raise AssertionError(f"never asked any of {kinds}")

    def sit_at(self, table: str) -> Page:
        """Look at a table without the guided first turn."""
        self.visit("/")
        self.page.evaluate(
            "guided => localStorage.setItem('ludotheque-settings', JSON.stringify({guided}))",
            list(all_games()),
        )
        return self.visit(f"/table/{table}")

    def is_asked(self) -> bool:
        """Say whether this visitor may decide something now."""
        return self.page.locator("[data-action], [data-confirm]").count() > 0

    def is_over(self) -> bool:
        """Say whether the game is over."""
        return self.page.locator("[data-over]").count() > 0

    def wait_for_turn(self) -> None:
        """Wait until this visitor is asked or the game is over."""
        expect(self.page.locator("[data-action], [data-over]").first).to_be_attached()

    def choices(self) -> list[str]:
        """Return the names of what may be done now."""
        return [
            str(name)
            for name in self.page.locator("[data-action]").evaluate_all(
                "buttons => buttons.map(button => button.dataset.action)"
            )
        ]

    def choose(self, name: str) -> None:
        """Do something by the list of choices in words."""
        before = self.standing()
        self.page.locator("details:has([data-action])").evaluate("list => { list.open = true }")
        self.page.locator(f'[data-action="{name}"]').click()
        self.wait_until_changed(before)
        self.confirm()

    def standing(self) -> str:
        """Return which question is asked and how many steps are taken; nothing at the end."""
        return str(self.page.evaluate(STANDING))

    def wait_until_changed(self, before: str, patience: int = PATIENCE) -> None:
        """Wait until the page has taken a step in."""
        changed = f"before => ({STANDING})() !== before && !document.querySelector('{BUSY}')"
        self.page.wait_for_function(changed, arg=before, timeout=patience)

    def confirm(self) -> None:
        """Give one's word where the page asks for it."""
        word = self.page.locator("[data-confirm]")
        if word.count():
            word.click()

    def target(self, label: str) -> Locator:
        """Return the place on the board whose label begins with *label*."""
        return self.page.locator(f'[data-target][aria-label^="{label}"]')

    def fits(self) -> bool:
        """Say whether nothing sticks out sideways."""
        return bool(
            self.page.evaluate(
                "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
            )
        )

    def barriers(self) -> list[str]:
        """Return the serious violations that axe-core finds on the page."""
        self.page.evaluate(AXE.read_text("utf-8"))
        # Moving things are looked at once they have come to rest.
        self.page.wait_for_function(
            "() => document.getAnimations().every(one => one.playState !== 'running')"
        )
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{violation['id']}: {violation['nodes'][0]['html'][:200]}"
            for violation in found["violations"]
            if violation["impact"] in {"serious", "critical"}
        ]
