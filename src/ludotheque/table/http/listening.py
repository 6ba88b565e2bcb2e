"""Listening: the port is ours before anything is announced, or it is said why not."""

import errno
import os
import socket

from ludotheque.core import LudothequeError

__all__ = ["listen"]

HIGHEST_PORT = 65_535
# Connections that wait until they are taken; what uvicorn asks for.
BACKLOG = 2048
# A name may stand for addresses of a kind that this machine has not.
NOT_HERE = {errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT}


def listen(host: str, port: int) -> list[socket.socket]:
    """Return sockets that listen at every address of *host*."""
    if not 1 <= port <= HIGHEST_PORT:
        text = f"a port is a number from 1 to {HIGHEST_PORT}, not {port}"
        raise LudothequeError(text, "port-range", {"highest": str(HIGHEST_PORT), "port": str(port)})
    try:
        return _listen_everywhere(host, port)
    except (socket.gaierror, UnicodeError) as error:
        text = f"there is no host '{host}'"
        raise LudothequeError(text, "unknown-host", {"name": host}) from error
    except OSError as error:
        text = f"cannot listen at port {port} of {host}: {error.strerror or error}"
        facts: dict[str, object] = {"port": str(port), "host": host}
        raise LudothequeError(text, "cannot-listen", facts) from error


def _listen_everywhere(host: str, port: int) -> list[socket.socket]:
    asked = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    found: list[socket.socket] = []
    refusal = OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL))
    for family, kind, protocol, _, address in dict.fromkeys(asked):
        try:
            found.append(_listening(family, kind, protocol, address))
        except OSError as error:
            if error.errno not in NOT_HERE:
                for one in found:
                    one.close()
                raise
            refusal = error
    if not found:
        raise refusal
    return found


def _listening(family: int, kind: int, protocol: int, address: object) -> socket.socket:
    found = socket.socket(family, kind, protocol)
    try:
        # Elsewhere a port is free again at once; on Windows this would share it with others.
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            found.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        found.bind(address)  # type: ignore[arg-type]
        # Now, not later: until somebody listens the same port can be bound twice.
        found.listen(BACKLOG)
    except OSError:
        found.close()
        raise
    found.set_inheritable(True)
    return found
