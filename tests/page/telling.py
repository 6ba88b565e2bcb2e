"""What the page tells of its things: by mouse, by keyboard, and by a finger that rests."""

from playwright.sync_api import Locator, expect

from tests.page.visitor import Visitor

__all__ = ["PROMPT", "bubble", "dumb_things", "told_by_finger", "told_by_focus", "told_by_hover"]

# Milliseconds within which what is pointed at is told.
PROMPT = 100
HELD = 700

# Everything that a finger hits somewhere on the board must explain itself, with a rule: what is
# drawn, what can be pressed, and every number.  Headings and names of players are plain words.
WALK = """async (step) => {
  const board = document.querySelector('.board');
  const turn = () => new Promise(done => setTimeout(done));
  const own = element => [...element.childNodes]
    .filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.data).join('');
  const meant = element => {
    if (!board.contains(element) ) return false;
    const drawing = element.closest('svg');
    if (drawing) return element !== drawing || !drawing.querySelector('[data-tells]');
    return element.closest('button') !== null || /\\d/.test(own(element));
  };
  const dumb = new Set(), tellers = new Set();
  const name = element => element.outerHTML.replace(/\\s+/g, ' ').slice(0, 120);
  const height = document.documentElement.scrollHeight;
  for (let down = 0; down < height; down += innerHeight / 2) {
    scrollTo(0, down);
    for (let y = 0; y < innerHeight; y += step)
      for (let x = 0; x < innerWidth; x += step) {
        const hit = document.elementFromPoint(x, y);
        if (!hit || !meant(hit)) continue;
        const teller = hit.closest('[data-tells]');
        if (teller) tellers.add(teller); else dumb.add(name(hit));
      }
  }
  for (const teller of tellers) {
    if (!teller.isConnected) continue;
    teller.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    await turn();
    const bubble = document.querySelector('#told.shown');
    if (!bubble || !bubble.querySelector('li a')) dumb.add(name(teller));
  }
  return [...dumb];
}"""


def bubble(visitor: Visitor) -> Locator:
    """Return what is told now."""
    return visitor.page.locator("#told.shown")


def told_by_hover(visitor: Visitor, thing: Locator, *words: str) -> None:
    """Rest the mouse on something: these *words* are told of it."""
    visitor.page.mouse.move(0, 0)
    expect(bubble(visitor)).to_have_count(0)
    thing.hover(force=True)
    told_of(visitor, thing, *words)


def told_by_focus(visitor: Visitor, thing: Locator, *words: str) -> None:
    """Bring the keyboard to something: these *words* are told of it."""
    thing.focus()
    # By keys, as the browser judges whether to show where the focus is.
    visitor.page.keyboard.press("Shift+Tab")
    visitor.page.keyboard.press("Tab")
    told_of(visitor, thing, *words)


def told_of(visitor: Visitor, thing: Locator, *words: str) -> None:
    """Look for *words* in what is told of a thing: beside it, and as its description."""
    expect(thing).to_have_attribute("aria-describedby", "told")
    for text in words:
        expect(bubble(visitor)).to_contain_text(text)
    assert not covers(visitor, thing)


def told_by_finger(visitor: Visitor, thing: Locator, *words: str) -> None:
    """Rest a finger on something and lift it again: these *words* are told of it."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    finger = visitor.context.new_cdp_session(visitor.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    visitor.page.wait_for_timeout(HELD)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    told_of(visitor, thing, *words)


def covers(visitor: Visitor, thing: Locator) -> bool:
    """Say whether the bubble lies over what it speaks of."""
    bubbled, box = bubble(visitor).bounding_box(), thing.bounding_box()
    assert bubbled is not None
    assert box is not None
    return (
        bubbled["x"] < box["x"] + box["width"]
        and box["x"] < bubbled["x"] + bubbled["width"]
        and bubbled["y"] < box["y"] + box["height"]
        and box["y"] < bubbled["y"] + bubbled["height"]
    )


def dumb_things(visitor: Visitor, step: int = 9) -> list[str]:
    """Touch everything on the board and return what says nothing, or nothing with a rule."""
    expect(visitor.page.locator(".board [data-tells]").first).to_be_attached()
    visitor.page.get_by_role("button", name="What is this?").click()
    found: list[str] = visitor.page.evaluate(WALK, step)
    return found
