"""Routes of the page: its files, and the page itself for every other address."""

from mimetypes import guess_type
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from ludotheque.locale import LANGUAGES, Words

__all__ = ["PAGE_ROUTES", "has_page"]

# Built from web/, by `make` or at installation (setup.py).
STATIC = Path(__file__).parents[1] / "static"
OUR_PATHS = ("api/", "schema", "health", "ready", "metrics")
# What the system may not know, or know differently.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}


@get("/", sync_to_thread=False, include_in_schema=False)
def front_page() -> File | Response[str]:
    """Return the page."""
    return page_file("")


@get("/{path:path}", sync_to_thread=False, include_in_schema=False)
def page(path: FromPath[str]) -> File | Response[str]:
    """Return a file of the page, or the page for every other address."""
    return page_file(path.lstrip("/"))


def page_file(wanted: str) -> File | Response[str]:
    """Return the file that is *wanted*; addresses inside the page are index.html."""
    found = file_of_page(wanted)
    if found is not None:
        # Vite names assets after their contents: they never change.
        lasting = "public, max-age=31536000, immutable" if "assets/" in wanted else "no-cache"
        kind = TYPES.get(found.suffix) or guess_type(found.name)[0]
        return File(found, content_disposition_type="inline", media_type=kind,
                    headers={"cache-control": lasting})  # fmt: skip
    if wanted.startswith(OUR_PATHS) or "." in wanted.rsplit("/", 1)[-1]:
        raise NotFoundException("there is nothing here")
    if not has_page():
        lines = [Words(language).say("no-page") for language in LANGUAGES]
        return Response("\n".join(lines), media_type=MediaType.TEXT)
    return File(
        STATIC / "index.html",
        content_disposition_type="inline",
        media_type="text/html; charset=utf-8",
        headers={"cache-control": "no-cache"},
    )


def file_of_page(wanted: str) -> Path | None:
    """Return the file that is *wanted*, or None where the page has none of this name."""
    # Resolved first, so that no way out of the folder (`..`, a link) is followed.
    try:
        found = (STATIC / wanted).resolve()
        ours = bool(wanted) and found.is_file() and found.is_relative_to(STATIC.resolve())
    except (OSError, ValueError):
        # A name that the system does not take: too long, or with a zero in it.
        return None
    return found if ours else None


def has_page() -> bool:
    """Say whether the page was built, here or before this package was packed."""
    return (STATIC / "index.html").is_file()


PAGE_ROUTES = [front_page, page]
