# Two commands for a fresh machine: `make run` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-peers
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.json' -o -name '*.toml' 2>/dev/null)
WORKERS ?= 2
PYTEST := $(BIN)/python -m pytest -n $(WORKERS)

.PHONY: run test test-pure test-compiled lint soak bench docs rules playthroughs clean

run: $(VENV)/.installed
	$(BIN)/ludotheque play aisopos --players human,greedy

test: lint test-pure test-compiled

lint: $(VENV)/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# The same suite twice: on the plain sources, and on the package as it is installed.
test-pure: $(VENV)/.installed
	PYTHONPATH=src LUDOTHEQUE_EXPECT=pure $(PYTEST) tests

test-compiled: $(VENV)/.installed
	PYTHONPATH= LUDOTHEQUE_EXPECT=compiled $(PYTEST) tests

# 100,000 games at every number of players (50,000 for Above and Below); see tests/soak.py.
soak: $(VENV)/.installed
	PYTHONPATH= $(BIN)/python -m tests.soak --workers $(WORKERS)

bench: $(VENV)/.installed $(PEERS)/.installed
	$(BIN)/python benchmarks/compare.py --peers $(abspath $(PEERS))/bin/python

docs: $(VENV)/.docs
	$(BIN)/sphinx-build -W -q -b html docs docs/_build
	@echo "docs/_build/index.html"

# What is written by a command and checked by a test.
rules: $(VENV)/.installed
	PYTHONPATH=src $(BIN)/python -m tests.rule_table

playthroughs: $(VENV)/.installed
	PYTHONPATH=src $(BIN)/python -m pytest tests/test_playthroughs.py --write-playthroughs

$(VENV)/.tools: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python tools/requirements.py dev | $(BIN)/pip install -q -c constraints.txt -r /dev/stdin
	touch $@

$(VENV)/.installed: $(VENV)/.tools setup.py $(SOURCES)
	rm -rf build
	$(BIN)/pip install -q --no-build-isolation --no-deps --force-reinstall .
	rm -rf build
	$(BIN)/ludotheque --version
	touch $@

$(VENV)/.docs: $(VENV)/.installed
	$(BIN)/python tools/requirements.py docs | $(BIN)/pip install -q -c constraints.txt -r /dev/stdin
	touch $@

$(PEERS)/.installed:
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/pip install -q catanatron==3.2.1 open_spiel==2.0.2
	touch $@

clean:
	rm -rf $(VENV) $(PEERS) build docs/_build
