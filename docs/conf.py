"""The documentation: Markdown pages, by Sphinx."""

project = "Ludotheque"
author = "The Ludotheque team"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = "Ludotheque"
exclude_patterns = ["_build", "book/threads.md"]
myst_heading_anchors = 3
suppress_warnings = ["misc.highlighting_failure", "myst.xref_missing"]
