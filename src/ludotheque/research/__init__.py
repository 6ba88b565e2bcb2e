"""Every game in the forms that researchers use.

`batch` steps many games at once; `ludotheque.research.pettingzoo` and
`ludotheque.research.gymnasium` are the environments of those two libraries.  All of it needs the
extra `research`.
"""

from ludotheque.research.extras import missing

try:
    from ludotheque.research.batches import Batch, batch
except ModuleNotFoundError as error:
    raise missing(error, "research") from error

__all__ = ["Batch", "batch"]
