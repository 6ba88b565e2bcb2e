"""The house and the browser of the other tests of the page."""

from tests.page.conftest import browser, house, invite, own_house

__all__ = ["browser", "house", "invite", "own_house"]
