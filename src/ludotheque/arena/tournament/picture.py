"""A tournament as a drawing: every bot's share of wins with its interval."""

from xml.sax.saxutils import escape

from ludotheque.arena.tournament import Outcome

__all__ = ["picture"]

LEFT = 220
WIDE = 360
ROW = 28
TOP = 44
LETTERS = 'font-family="sans-serif" font-size="13" stroke-linecap="round"'
STYLE = (
    "text{fill:#223}line{stroke:#ccd}.mark{fill:#2563c9}.span{stroke:#2563c9;stroke-width:3}"
    "@media(prefers-color-scheme:dark){text{fill:#dde}line{stroke:#445}.mark{fill:#8ab4ff}"
    ".span{stroke:#8ab4ff}}"
)


def picture(outcome: Outcome, title: str) -> str:
    """Return an SVG, readable on light and on dark."""
    rows = outcome.standings
    most = max(0.05, *(one.high for one in rows))
    names = outcome.entry.bots
    told = "; ".join(
        f"{names[one.bot]} {one.share:.1%} ({one.low:.1%} - {one.high:.1%})" for one in rows
    )
    height = TOP + ROW * len(rows) + 34
    box = f"0 0 {LEFT + WIDE + 90} {height}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" {LETTERS}>',
        f"<title>{escape(title)}</title><desc>{escape(told)}</desc><style>{STYLE}</style>",
        f'<text x="12" y="24" font-weight="bold">{escape(title)}</text>',
        *scale(most, TOP, height - 30),
    ]
    for number, one in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        low, at, high = (LEFT + WIDE * value / most for value in (one.low, one.share, one.high))
        parts.append(
            f'<text x="{LEFT - 12}" y="{y + 4:.0f}" text-anchor="end">'
            f"{escape(names[one.bot])}</text>"
            f'<path class="span" d="M{low:.1f} {y:.0f}H{high:.1f}"/>'
            f'<circle class="mark" cx="{at:.1f}" cy="{y:.0f}" r="5"/>'
            f'<text x="{LEFT + WIDE + 14}" y="{y + 4:.0f}">{one.share:.1%}</text>'
        )
    return "".join(parts) + "</svg>\n"


def scale(most: float, top: int, bottom: int) -> list[str]:
    """Return lines at round shares of wins."""
    step = next(step for step in (0.01, 0.02, 0.05, 0.1, 0.2, 0.5) if most / step <= 10)
    found: list[str] = []
    for number in range(int(most / step) + 1):
        x = LEFT + WIDE * number * step / most
        found.append(
            f'<line x1="{x:.1f}" y1="{top}" x2="{x:.1f}" y2="{bottom}"/>'
            f'<text x="{x:.1f}" y="{bottom + 16}" text-anchor="middle" font-size="11">'
            f"{number * step:.0%}</text>"
        )
    return found
