"""Print what pyproject.toml asks for, with an extra: `python tools/requirements.py dev`."""

import sys
import tomllib
from pathlib import Path

asked = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8"))
project = asked["project"]
extras = [line for extra in sys.argv[1:] for line in project["optional-dependencies"][extra]]
sys.stdout.write("\n".join([*project["dependencies"], *asked["build-system"]["requires"], *extras]))
