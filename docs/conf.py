"""The documentation: Markdown pages, by Sphinx."""

import sys
from pathlib import Path

# The plain sources, whatever is installed: compiled methods have lost what is said of them.
sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

project = "Ludotheque"
author = "The Ludotheque team"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = "Ludotheque"
exclude_patterns = ["_build"]
myst_heading_anchors = 3
