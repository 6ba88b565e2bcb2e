"""`make wheels`: what strangers install, built as they would build it, installed and played.

From a clone of what is committed comes an sdist with the page; from the sdist, for each Python
that is found, a compiled wheel, which auditwheel repairs, and one plain wheel for all.  Each wheel,
and the clone itself, is installed into an empty environment and played.  Needs the extra `wheels`.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
DIST = ROOT / "dist"
# What pyproject.toml promises; the first is the one that the house is measured with.
PYTHONS = ("3.11", "3.12", "3.13")
# Seconds until a server must answer.
PATIENCE = 60
PLAY = """
import subprocess, sys
import ludotheque as lt
for name, game in lt.all_games().items():
    seats = ",".join(["random"] * game.seats[0])
    record = f"{name}.json"
    for words in (["play", name, "--players", seats, "--seed", "7", "--save", record],
                  ["verify", record], ["replay", record, "--seat", "1", "--lang", "fr"],
                  ["simulate", name, "--players", seats, "--games", "3", "--workers", "2"]):
        subprocess.run([sys.argv[1], *words], check=True, stdout=subprocess.DEVNULL)
print("compiled" if lt.build_info()["compiled"] else "plain", lt.__file__)
"""


def tell(line: str) -> None:
    """Say how far we are."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def run(*words: object, cwd: Path, **settings: str) -> str:
    """Run a program away from this checkout; return what it said, or fail with it."""
    path = f"{BIN}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PYTHONPATH": "", "PATH": path, **settings}
    done = subprocess.run(  # noqa: S603
        [str(word) for word in words], cwd=cwd, env=env, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, words))}\n{done.stdout}{done.stderr}")
    return done.stdout


def pythons() -> dict[str, Path]:
    """Return the Pythons that are found, on the path or kept by pyenv."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = {}
    for version in PYTHONS:
        places = [shutil.which(f"python{version}"), *kept.glob(f"{version}.*/bin/python")]
        working = [Path(place) for place in places if place and answers(place, version)]
        if working:
            found[version] = working[0]
        else:
            tell(f"Python {version}: not found here, NOT TRIED")
    return found


def answers(python: str | Path, version: str) -> bool:
    """Say whether this is a Python of that version: pyenv leaves words for those it has not."""
    done = subprocess.run([python, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    return done.stdout.startswith(f"Python {version}.")


def cloned(folder: Path) -> Path:
    """Return a clone of what is committed: nothing built, nothing that lies about."""
    if run("git", "status", "--porcelain", cwd=ROOT):
        tell("What is not committed is not in the wheels.")
    run("git", "clone", "-q", ROOT, folder / "clone", cwd=folder)
    return folder / "clone"


def built(source: Path, python: Path, folder: Path, **settings: str) -> Path:
    """Return the wheel that pip builds of *source*, isolated, with nothing but what it asks for."""
    home = empty(python, folder / "builder")
    run(home, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, source, cwd=folder, **settings)
    (wheel,) = folder.glob("*.whl")
    return wheel


def empty(python: Path, folder: Path) -> Path:
    """Return the Python of an environment with nothing in it."""
    run(python, "-m", "venv", "--clear", folder, cwd=folder.parent)
    return folder / "bin" / "python"


def played(what: Path, python: Path, folder: Path, engine: str) -> None:
    """Install *what* into an empty environment, play every game there, and open the table."""
    home = empty(python, folder / "player")
    run(home, "-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt", f"{what}[table]",
        cwd=folder)  # fmt: skip
    command = home.with_name("ludotheque")
    said = run(home, "-c", PLAY, command, cwd=folder)
    expected = f"{engine} {folder / 'player'}"
    if not said.startswith(expected):
        raise SystemExit(f"{what.name}: expected {expected}, and it was {said}")
    serve(command, folder)
    version = run(command, "--version", cwd=folder).strip()
    tell(f"{what.name}: {run(home, '--version', cwd=folder).strip()}, {version}: played, served")


def serve(command: Path, folder: Path) -> None:
    """Open the table, ask for the page and the games, close it."""
    port = free_port()
    words = [str(command), "serve", "--port", str(port), "--db", str(folder / "tables.db")]
    env = {**os.environ, "PYTHONPATH": ""}
    process = subprocess.Popen(  # noqa: S603
        words, cwd=folder, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        fetched(f"http://127.0.0.1:{port}/ready")
        if '<script type="module"' not in fetched(f"http://127.0.0.1:{port}/"):
            raise SystemExit("there is no page")
        if '"seats"' not in fetched(f"http://127.0.0.1:{port}/api/games"):
            raise SystemExit("there are no games")
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def fetched(url: str) -> str:
    """Return what a server that is about to open answers."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(url, timeout=PATIENCE) as answer:  # noqa: S310
                text: str = answer.read().decode()
                return text
        except (URLError, OSError):
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


def place(folder: Path, name: str) -> Path:
    """Return a new folder in *folder*."""
    made = folder / name
    made.mkdir()
    return made


def main() -> None:
    """Build, install and play everything; what is good ends up in dist/."""
    found = pythons()
    if not found:
        raise SystemExit(f"none of Python {', '.join(PYTHONS)} is here")
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    with TemporaryDirectory(prefix="ludotheque-wheels-") as name:
        folder = Path(name)
        clone = cloned(folder)
        run(sys.executable, "-m", "build", "--sdist", "-o", DIST, clone, cwd=folder,
            LUDOTHEQUE_PAGE="require")  # fmt: skip
        (sdist,) = DIST.glob("*.tar.gz")
        tell(f"{sdist.name}: packed, with the page")
        first = next(iter(found.values()))
        plain = built(sdist, first, place(folder, "plain"), LUDOTHEQUE_COMPILE="no")
        shutil.copy(plain, DIST)
        for version, python in found.items():
            played(plain, python, place(folder, f"plain-{version}"), "plain")
            here = place(folder, f"compiled-{version}")
            wheel = built(sdist, python, here, LUDOTHEQUE_COMPILE="require")
            run("auditwheel", "repair", "-w", here / "repaired", wheel, cwd=here)
            (repaired,) = (here / "repaired").glob("*.whl")
            played(repaired, python, here, "compiled")
            shutil.copy(repaired, DIST)
        # As a stranger would, who has cloned it and has heard of none of our settings.
        played(clone, first, place(folder, "from-clone"), "compiled")
    written = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    tell(f"requires-python is {written['requires-python']}: tried {', '.join(found)}")
    tell("\n".join(f"dist/{path.name}" for path in sorted(DIST.iterdir())))


if __name__ == "__main__":
    main()
