"""What the command `ludotheque` starts: so little that it is there before anybody interrupts it."""

import os
import signal
from importlib import import_module

INTERRUPTED = 130


def main() -> None:
    """Load everything else, silently ended by an interrupt meanwhile, and run the command."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))
    import_module("ludotheque.cli").run()


if __name__ == "__main__":
    main()
