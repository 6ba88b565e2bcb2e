# Two commands for a fresh machine: `make run` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-peers
ZOO := .venv-zoo
CATAN := .venv-catan
WORKERS ?= 2
PYTEST := $(BIN)/python -m pytest -n $(WORKERS)
STATIC := src/ludotheque/table/static
# The examples for authors, packages of their own: installed apart, so that only their tests meet them.
EXAMPLES := $(patsubst %/pyproject.toml,./%,$(wildcard examples/*/pyproject.toml))
EXAMPLES_PATH := $(abspath $(VENV))/examples
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' -not -path '$(STATIC)/*' | sort)
PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/shots/*' -not -path '*/fixtures/*/*' -not -name '.built' -not -name '.packages') $(wildcard src/ludotheque/locale/*/*.ftl src/ludotheque/games/*/words/*.ftl) $(shell find src/ludotheque/games/*/box/data -type f)
# Commands that are started again and again are tried on the built package only: it starts quicker.
STARTED_OFTEN := $(addprefix tests/cli/test_,book_command.py narrow.py processes.py)
# What can be tried on the sources as they lie here, without a build and within a minute.
PLAIN_TESTS := tests/contract tests/core tests/games tests/research/test_observations.py $(filter-out $(STARTED_OFTEN),$(wildcard tests/cli/test_*.py)) tests/before/test_records.py $(filter-out tests/test_build.py,$(wildcard tests/test_*.py))
# Games of other packages, installed beside each build: on the terminal, by the bots, through the
# laws, records and the server.
EXAMPLES_TESTS := tests/examples $(addsuffix /tests,$(EXAMPLES)) --ignore=tests/examples/page

.PHONY: run check test system test-pure test-compiled test-page lint soak bench bots weights docs pictures wheels rules layouts fields playthroughs clean force

run: $(VENV)/.installed
	$(BIN)/ludotheque serve --open

# Before a commit: what needs no build.
check: lint test-pure

test: system lint test-page test-pure test-compiled

# What tests drive and pip does not install: the shells already for the plain tests.
system:
	tools/system.sh

lint: $(VENV)/.tools
	@$(BIN)/python tools/lint.py

test-page: web/.built
	cd web && npm test --silent

# The rules twice: on the plain sources, and with everything else on the package as installed.
test-pure: $(VENV)/.tools $(VENV)/.examples
	PYTHONPATH=src LUDOTHEQUE_EXPECT=pure $(PYTEST) $(PLAIN_TESTS)
	PYTHONPATH=src:$(EXAMPLES_PATH) LUDOTHEQUE_EXPECT=pure $(PYTEST) $(EXAMPLES_TESTS)

test-compiled: $(VENV)/.installed $(VENV)/.examples
	tools/system.sh
	PYTHONPATH= LUDOTHEQUE_EXPECT=compiled $(PYTEST) tests --ignore=tests/page --ignore=tests/examples
	PYTHONPATH=$(EXAMPLES_PATH) LUDOTHEQUE_EXPECT=compiled $(PYTEST) $(EXAMPLES_TESTS)
	# A browser driven from a test leaves an event loop behind: in processes of its own.
	PYTHONPATH= LUDOTHEQUE_EXPECT=compiled $(PYTEST) tests/page
	PYTHONPATH=$(EXAMPLES_PATH) LUDOTHEQUE_EXPECT=compiled $(PYTEST) tests/examples/page

# The laws on 100,000 random games and more (tests/soak.py), the command line interrupted at any
# moment (tests/cli/soak.py), simulations of a million games and workers killed in them
# (tests/arena/soak.py), a small board nearly solved (tests/research/soak.py), the table under
# blows (tests/table), whole games of two people and a bot in a browser (tests/page).
soak: $(VENV)/.installed
	PYTHONPATH= $(BIN)/python -m tests.soak --workers $(WORKERS)
	PYTHONPATH= $(BIN)/python -m tests.cli.soak
	PYTHONPATH= $(BIN)/python -m tests.arena.soak
	PYTHONPATH= $(BIN)/python -m tests.research.soak
	tools/system.sh
	PYTHONPATH= $(BIN)/python -m tests.table.soak
	PYTHONPATH= $(BIN)/python -m tests.page.soak

bench: $(VENV)/.installed $(PEERS)/.installed $(ZOO)/.installed $(CATAN)/.installed
	$(BIN)/python benchmarks/compare.py --peers $(abspath $(PEERS))/bin/python
	for what in cost workers dask; do $(BIN)/python benchmarks/simulate.py $$what || exit 1; done
	$(BIN)/python benchmarks/learners.py --zoo $(abspath $(ZOO))/bin/python --catan $(abspath $(CATAN))/bin/python

# Everything that docs/bots.md says: hours on a quiet machine.
bots: $(VENV)/.installed $(PEERS)/.installed
	for part in strength levels ladder budget; do $(BIN)/ludotheque measure $$part || exit 1; done
	$(BIN)/python benchmarks/search.py --keep --peers $(abspath $(PEERS))/bin/python
	$(BIN)/ludotheque measure write

# The weights of the bots' evaluations, found anew from where they are, as each room says.
weights: $(VENV)/.installed
	$(BIN)/ludotheque tune

docs: $(VENV)/.docs
	$(BIN)/sphinx-build -W -q -b html docs docs/_build
	@echo "docs/_build/index.html"

# What strangers install, built, installed into empty environments and played: half an hour.
wheels: $(VENV)/.tools
	$(BIN)/python tools/requirements.py wheels > $(VENV)/requirements-wheels.txt
	$(BIN)/pip install -q -c constraints.txt -r $(VENV)/requirements-wheels.txt
	$(BIN)/python tools/wheels.py

# The picture that moves at the head of the README: a whole game in a browser, minutes.
pictures: $(VENV)/.installed
	tools/system.sh
	$(BIN)/python tools/requirements.py pictures > $(VENV)/requirements-pictures.txt
	$(BIN)/pip install -q -c constraints.txt -r $(VENV)/requirements-pictures.txt
	PYTHONPATH= $(BIN)/python -m tests.page.moving_picture

# What is written by a command and checked by a test.
rules: $(VENV)/.tools
	PYTHONPATH=src $(BIN)/python -m tests.rule_pages

layouts: $(VENV)/.tools
	PYTHONPATH=src $(BIN)/python -m tests.layout_pages

fields: $(VENV)/.tools
	$(BIN)/python tools/fields.py

playthroughs: $(VENV)/.tools
	PYTHONPATH=src $(BIN)/python -m pytest tests/test_playthroughs.py --write-playthroughs

$(VENV)/.tools: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python tools/requirements.py dev lab openspiel render research table > $(VENV)/requirements.txt
	$(BIN)/pip install -q -c constraints.txt -r $(VENV)/requirements.txt
	touch $@

web/.packages: web/package-lock.json
	# Not `npm ci`: it would throw away what is installed.
	cd web && npm install --silent --no-save
	touch $@

web/.built: web/.packages $(PAGE_SOURCES)
	cd web && npm run --silent build
	touch $@

# A module that is renamed or gone makes no file newer: the list of files tells of it.
$(VENV)/.files: $(VENV)/.tools force
	@echo $(SOURCES) | cmp -s - $@ || echo $(SOURCES) > $@

# What is compiled is kept in build/ and used again where it would come out the same (setup.py).
$(VENV)/.installed: $(VENV)/.tools $(VENV)/.files web/.built setup.py $(SOURCES)
	$(BIN)/pip install -q --no-build-isolation --no-deps --force-reinstall .
	$(BIN)/ludotheque --version
	touch $@

$(VENV)/.examples: $(VENV)/.tools $(shell find examples -type f -not -path '*/__pycache__/*' -not -path '*/build/*' -not -path '*.egg-info/*')
	rm -rf $(EXAMPLES_PATH)
	$(BIN)/pip install -q --no-build-isolation --no-deps --target $(EXAMPLES_PATH) $(EXAMPLES)
	# What setuptools leaves behind would be taken for sources.
	rm -rf examples/*/build examples/*/src/*.egg-info
	touch $@

$(VENV)/.docs: $(VENV)/.tools
	$(BIN)/python tools/requirements.py docs > $(VENV)/requirements-docs.txt
	$(BIN)/pip install -q -c constraints.txt -r $(VENV)/requirements-docs.txt
	touch $@

$(PEERS)/.installed:
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/pip install -q catanatron==3.2.1 open_spiel==2.0.2
	touch $@

# Each in an environment of its own: they want other versions of Gymnasium than we do.
$(ZOO)/.installed:
	$(PYTHON) -m venv $(ZOO)
	$(ZOO)/bin/pip install -q 'pettingzoo[classic]==1.27.0'
	touch $@

$(CATAN)/.installed:
	$(PYTHON) -m venv $(CATAN)
	$(CATAN)/bin/pip install -q catanatron==3.2.1 catanatron_gym==4.0.0
	touch $@

clean:
	rm -rf $(VENV) $(PEERS) $(ZOO) $(CATAN) build dist docs/_build web/node_modules web/.packages web/.built $(STATIC)
