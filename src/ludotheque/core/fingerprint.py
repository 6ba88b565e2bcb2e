"""Fingerprints: the digest of plain values, which is written down in records and logs."""

import json
from hashlib import blake2b
from typing import Final

import msgspec

__all__ = ["fingerprint", "written"]

ENCODER: Final = msgspec.json.Encoder(order="sorted")
# A letter of ASCII that is escaped too.
DELETE: Final = b"\x7f"


def fingerprint(values: dict[str, object]) -> str:
    """Return a digest of plain *values*: equal ones have equal digests."""
    return blake2b(written(values), digest_size=16).hexdigest()


def written(values: dict[str, object]) -> bytes:
    """Return plain *values* as JSON in ASCII, sorted and without white space."""
    text = ENCODER.encode(values)
    # Forty times as quick as Python's own, which alone escapes letters beyond those of ASCII.
    if text.isascii() and DELETE not in text:
        return text
    return json.dumps(values, separators=(",", ":"), sort_keys=True).encode()
