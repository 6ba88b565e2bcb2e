"""Known browsers: one that has signed in before tries passwords from a bucket of its own.

Whoever guesses is slowed by their address and by the login they guess at.  The owner of that login
would be slowed with them, were it not for a second cookie that stays after signing out and says
that this browser once knew the password.
"""

from litestar.datastructures import Cookie

from ludotheque.table.guests import KnownBrowser, random_id
from ludotheque.table.http.connection import address_of, lasting_cookie, worker_of
from ludotheque.table.http.routing import Asked
from ludotheque.table.signing import KNOWN_COOKIE

__all__ = ["count_tries", "forget_tries", "known_cookie_of", "triers"]

# The logins that one browser is known by.
MOST_LOGINS = 5


def known_browser(request: Asked) -> KnownBrowser:
    """Return what we know of this browser; nothing if it never signed in."""
    return worker_of(request).signer.known_browser(request.cookies.get(KNOWN_COOKIE))


def known_cookie_of(request: Asked, login: str) -> Cookie:
    """Return the cookie by which this browser is known to have signed in as *login*."""
    before = known_browser(request)
    logins = [login, *(other for other in before.logins if other != login)][:MOST_LOGINS]
    browser = KnownBrowser(before.id or random_id(16), logins)
    return lasting_cookie(request, KNOWN_COOKIE, worker_of(request).signer.known_cookie(browser))


def triers(request: Asked, login: str) -> list[str]:
    """Return whose tries these are: a known browser's, or those of an address and of a login."""
    browser = known_browser(request)
    if login in browser.logins:
        return [f"browser {browser.id} as {login}"]
    return [f"from {address_of(request)}", f"as {login}"]


def count_tries(request: Asked, whose: list[str]) -> None:
    """Let nobody try many passwords, from one place or for one login."""
    for one in whose:
        worker_of(request).limits.take("sign_ins", one)


def forget_tries(request: Asked, whose: list[str]) -> None:
    """Count a try that was right as none."""
    for one in whose:
        worker_of(request).limits.give_back("sign_ins", one)
