"""How routes are declared: like Litestar's, with the errors that every one may answer."""

from functools import partial
from typing import Any

import litestar
from litestar import Request

from ludotheque.table.http.errors import ERROR_RESPONSES

__all__ = ["Answer", "Asked", "delete", "get", "post"]

Asked = Request[Any, Any, Any]
Answer = dict[str, Any]

get = partial(litestar.get, responses=ERROR_RESPONSES)
post = partial(litestar.post, responses=ERROR_RESPONSES)
delete = partial(litestar.delete, responses=ERROR_RESPONSES)
