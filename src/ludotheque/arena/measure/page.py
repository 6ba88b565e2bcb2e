"""The page docs/bots.md, from the figures that are kept in docs/bots.json."""

from collections import Counter
from importlib.resources import files
from itertools import pairwise
from math import hypot
from typing import Any

import ludotheque as lt
from ludotheque.arena.intervals import wilson
from ludotheque.arena.measure.budget import BUDGET_MS
from ludotheque.arena.measure.ladder import RUNGS
from ludotheque.arena.measure.pairings import Pairing, level_pairings, pairings
from ludotheque.arena.measuring import measuring
from ludotheque.arena.project import Project
from ludotheque.arena.ratings import ratings
from ludotheque.bots.levels import LEVELS, setting

__all__ = ["climbs", "page", "plot", "write"]


def climbs(found: list[tuple[float, float]]) -> bool:
    """Say whether no rung is below the one before by more than both are uncertain together."""
    return all(
        higher >= lower - hypot(off, other) for (lower, off), (higher, other) in pairwise(found)
    )


def strength_rows(figures: dict[str, Any], wanted: list[Pairing], *, bars: bool) -> list[str]:
    """Return the table of pairings."""
    rows = ["| game | players | bot | against | games | share of wins | 95 % interval |"]
    rows[0] += " must be |" if bars else ""
    rows.append("|---" * (8 if bars else 7) + "|")
    for pairing in wanted:
        shares = figures.get("strength", {}).get(pairing.key(), [])
        if not shares:
            continue
        low, high = wilson(sum(shares), len(shares))
        row = (
            f"| {pairing.game} | {pairing.seats} | {pairing.challenger} | "
            f"{pairing.seats - 1} {pairing.rival} | {len(shares)} | "
            f"{sum(shares) / len(shares):.1%} | {low:.1%} to {high:.1%} |"
        )
        rows.append(row + (f" {pairing.bar:.0%} |" if bars else ""))
    return rows


def climb_rows(figures: dict[str, Any]) -> list[str]:
    """Return the table of how the weights were found."""
    rows = ["| game | players | against | steps | better by | on deals |", "|---" * 6 + "|"]
    for found in figures.get("climbs", []):
        rival = found["rival"] or "itself"
        rows.append(
            f"| {found['game']} | {found['seats']} | {rival} | {found['steps']} | "
            f"{found['better']:.2f} ± {found['off']:.2f} | {found['deals']} |"
        )
    return rows


def count_rows(figures: dict[str, Any]) -> list[str]:
    """Return the table of how whole numbers did one higher and one lower."""
    rows = ["| game | count | was | tried | better by | on deals |", "|---" * 6 + "|"]
    for found in figures.get("counts", []):
        rows.append(
            f"| {found['game']} | `{found['name']}` | {found['before']} | {found['tried']} | "
            f"{found['better']:.3f} ± {found['off']:.3f} | {found['deals']} |"
        )
    return rows


def level_rows() -> list[str]:
    """Return the table of settings."""
    rows = ["| game | " + " | ".join(LEVELS) + " |", "|---" * (len(LEVELS) + 1) + "|"]
    for name in lt.all_games():
        cells = [f"`{setting(level, lt.game(name))}`" for level in LEVELS]
        rows.append(f"| {name} | " + " | ".join(cells) + " |")
    return rows


def ladder_rows(figures: dict[str, Any]) -> list[str]:
    """Return the table of ratings."""
    rows = ["| game | games | " + " | ".join(f"{ms} ms" for ms in RUNGS) + " | holds |"]
    rows.append("|---" * (len(RUNGS) + 3) + "|")
    for name, games in figures.get("ladder", {}).items():
        found = ratings(games, len(RUNGS))
        cells = [f"{mu:.1f} ± {off:.1f}" for mu, off in found]
        cells.append("yes" if climbs(found) else "no")
        rows.append(f"| {name} | {len(games)} | " + " | ".join(cells) + " |")
    return rows


def budget_rows(figures: dict[str, Any]) -> list[str]:
    """Return the table of times."""
    rows = ["| game | decisions | most CPU time | later than budget + 10 % by the clock |"]
    rows.append("|---|---|---|---|")
    for name, found in figures.get("budget", {}).items():
        rows.append(
            f"| {name} | {found['decisions']} | {found['most_cpu'] * 1e3:.1f} ms | "
            f"{found['late']} ({found['late'] / found['decisions']:.1%}) |"
        )
    return rows


def speed_rows(figures: dict[str, Any]) -> list[str]:
    """Return the table of iterations a second."""
    rows = ["| who | iterations/s | times Catanatron |", "|---|---|---|"]
    for name, found in figures.get("speed", {}).items():
        rows.append(f"| {name} | {found['iterations']:,.0f} | {found['ratio']} |")
    return rows


def asks_at_once() -> str:
    """Return a game for two in which a seat is asked first: the example needs no chance."""
    return next(
        name
        for name, game in lt.all_games().items()
        if 2 in game.seats and game.new(2, seed=1).actor() != lt.CHANCE
    )


def by_game(facts: dict[str, int], usual: str, at_one: str) -> str:
    """Return in one sentence what is the same for most games and what it is for the others."""
    ((most, _),) = Counter(facts.values()).most_common(1)
    others = [
        at_one.format(fact, lt.game(name).title) for name, fact in facts.items() if fact != most
    ]
    return usual.format(most) + (f" ({', '.join(others)})" if others else "")


def worlds() -> str:
    """Return how many worlds greedy imagines."""
    wanted = {name: int(game.worlds) for name, game in lt.all_games().items()}
    return by_game(wanted, "{} imagined worlds", "{} at {}")


def deals() -> str:
    """Return from which deal on the bots of each game are measured."""
    firsts = {name: measuring(game).first_deal for name, game in lt.all_games().items()}
    return by_game(firsts, "from {:,} on", "from {:,} on at {}")


def notes() -> list[str]:
    """Return what the rooms tell of how their weights and settings were found."""
    parts: list[str] = ["## Game by game"]
    for game in lt.all_games().values():
        page = files(game.room).joinpath("strategy", "notes.md")
        if page.is_file():
            parts += ["", f"### {game.title}", "", page.read_text("utf-8").strip()]
    return parts


def plot(figures: dict[str, Any]) -> str:
    """Return the ladder as a drawing: a panel a game, rating over time a decision."""
    panels = [panel(name, games) for name, games in figures.get("ladder", {}).items()]
    width = 230 * max(len(panels), 1)
    moved = [f'<g transform="translate({230 * at} 0)">{one}</g>' for at, one in enumerate(panels)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} 210" '
        'font-family="sans-serif" font-size="11" fill="#667" stroke-linecap="round">'
        f"<title>Rating of the expert over time a decision</title>{''.join(moved)}</svg>\n"
    )


def panel(name: str, games: list[Any]) -> str:
    """Return one game's panel."""
    found = ratings(games, len(RUNGS))
    low = min(mu - off for mu, off in found)
    high = max(mu + off for mu, off in found)

    def height(value: float) -> float:
        return 170 - 140 * (value - low) / max(high - low, 1e-9)

    marks: list[str] = []
    for rung, (mu, off) in enumerate(found):
        x = 30 + 42 * rung
        marks.append(
            f'<path d="M{x} {height(mu - off):.1f}V{height(mu + off):.1f}" stroke="#99a"/>'
            f'<circle cx="{x}" cy="{height(mu):.1f}" r="3.5" fill="#37c"/>'
            f'<text x="{x}" y="190" text-anchor="middle">{RUNGS[rung]}</text>'
        )
    line = " ".join(f"{30 + 42 * rung},{height(mu):.1f}" for rung, (mu, _) in enumerate(found))
    return (
        f'<text x="114" y="14" text-anchor="middle" font-weight="bold">{name}</text>'
        f'<polyline points="{line}" fill="none" stroke="#37c"/>{"".join(marks)}'
        '<text x="114" y="205" text-anchor="middle">ms a decision</text>'
    )


def page(figures: dict[str, Any]) -> str:
    """Return docs/bots.md."""
    template = files("ludotheque.arena.measure").joinpath("page.md").read_text("utf-8")
    parts = {
        "CLIMBS": climb_rows(figures),
        "COUNTS": count_rows(figures),
        "LEVELS": level_rows(),
        "STRENGTH": strength_rows(figures, pairings(), bars=True),
        "APART": strength_rows(figures, level_pairings(), bars=False),
        "LADDER": ladder_rows(figures),
        "BUDGET": budget_rows(figures),
        "SPEED": speed_rows(figures),
        "GAME": [asks_at_once()],
        "WORLDS": [worlds()],
        "DEALS": [deals()],
        "NOTES": notes(),
        "MACHINE": [", ".join(f"{key} {value}" for key, value in figures["machine"].items())],
    }
    for key, rows in parts.items():
        template = template.replace(f"@{key}@", "\n".join(rows))
    return template.replace("@BUDGET_MS@", str(BUDGET_MS))


def write(project: Project, figures: dict[str, Any]) -> None:
    """Write the page and its plot."""
    project.bots_page.write_text(page(figures), "utf-8")
    (project.images / "bots-ladder.svg").write_text(plot(figures), "utf-8")
