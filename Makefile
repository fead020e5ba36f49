# One door for players and developers. Every verb carries its help after `##`.

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PLAYER := $(VENV)/.player
SERVER := $(VENV)/.server
INSTALLED := $(VENV)/.installed
WARMED := $(VENV)/.warmed
BUNDLED := build/web/.bundled
ONE_BUNDLED := build/.one-bundled
NODE_INSTALLED := web/node_modules/.package-lock.json
# Where there is no npm, nothing that needs it is ever up to date, so nothing else may wait for it.
FOR_PAGE := $(if $(shell command -v npm),$(NODE_INSTALLED) $(BUNDLED))
SOURCES := $(shell find starlode -name '*.py' -o -name '*.toml')
WORDS := $(shell find starlode -name '*.ftl')
LEARNED := $(wildcard starlode/games/*/network*.* starlode/games/*/levels.json starlode/games/*/puzzles.jsonl)
PAGE := build/page/index.html
SITE := build/site/index.html
PAGE_SOURCES := $(shell find web/table web/engine/src web/generated starlode/games starlode/server/words -type f -not -path '*/node_modules/*' -not -path '*/__pycache__/*')
BROWSER := $(VENV)/.browser
SERVICES := $(VENV)/.services
PYTEST = PASS=$(1) $(BIN)/python -m pytest -p tests.durations
TOGETHER := --dist worksteal -n
PLAIN := "interpreted and not lots and not soak"
QUICK := build/.quick-python build/.quick-page
# Whatever lint, types and the tests of `make quick` look at, with the folders, which change when a file goes. Caches do
# not count. The page knows the games by their words, numbers and records.
SEEN = $(shell find $(1) -mindepth 1 \( -name node_modules -o -name __pycache__ \) -prune -o $(2) -print)
PYTHON_SEEN := pyproject.toml setup.py Makefile docs/conf.py \
	$(call SEEN,starlode tests examples benchmarks docs/_ext docs/games docs/rules web/generated,\( -type f -o -type d \))
PAGE_SEEN := Makefile $(call SEEN,web,\( -type f -o -type d \)) $(call SEEN,starlode,-type f \( -name '*.ftl' -o -name '*.toml' \))

READY := Ready; next: make play, or $(BIN)/starlode --help (after . $(BIN)/activate just: starlode)
PIP := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check
# The pip that comes with Python may be years old and take twice as long to choose among versions.
define NEW_VENV
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	{ echo "Starlode needs Python 3.11 or newer as '$(PYTHON)'; name another one with: make setup PYTHON=..." >&2; exit 1; }; \
	test -x $(BIN)/pip || { $(PYTHON) -m venv $(VENV) && { $(PIP) --upgrade pip || true; }; }
endef

MAKEFLAGS += --no-print-directory
# Tests start hundreds of processes, and none of them should compile the house's Python again, whatever the shell says.
unexport PYTHONDONTWRITEBYTECODE
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play serve quick test lint types unit web page site chromium pictures docs format wire wheel bench bench-peers soak warm clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install everything into .venv and compile the games; quick when nothing has changed
	@$(MAKE) -s -j2 $(WARMED) $(FOR_PAGE)
	@$(if $(filter setup,$(MAKECMDGOALS)),echo "$(READY)",:)

# Playing needs neither the tools of developers nor a compiler that has finished: see starlode/background/mode.py.
# Python installs while Node builds, because you wait for both.
play: ## Play in the browser; with ARGS="cave-in", or where there is no Node, in the terminal
	@if test -n "$(ARGS)"; then $(MAKE) $(PLAYER) && $(BIN)/starlode play $(ARGS); \
	elif command -v npm >/dev/null || test -e $(PAGE); then \
		$(MAKE) $(PAGE) & page=$$!; $(MAKE) $(SERVER) && wait $$page && $(BIN)/starlode serve --open; \
	else echo "There is no Node 20, which builds the page to play in the browser. So here is the terminal:"; \
		$(MAKE) $(PLAYER) && $(BIN)/starlode play; fi

serve: $(SERVER) $(PAGE) ## Serve tables to browsers and programs (ARGS="--help" lists all settings)
	@$(BIN)/starlode serve $(ARGS)

# Steps that begin with a dot are not verbs of their own. One game compiled, no browser, no database: what most changes
# break is found here. Who changes only Python waits for no TypeScript, and the other way round.
quick: ## The fast loop: style, types and unit tests of what has changed, in two minutes; else at once
	@if $(MAKE) -q $(QUICK) 2>/dev/null; then echo "Nothing has changed since the last time, when all was well"; \
	else $(MAKE) -j2 $(QUICK); fi

build/.quick-python: $(INSTALLED) $(PYTHON_SEEN)
	@$(MAKE) .lint-python .types-python .interpreted .compiled
	@mkdir -p $(@D) && touch $@

build/.quick-page: $(INSTALLED) $(filter $(NODE_INSTALLED),$(FOR_PAGE)) $(PAGE_SEEN)
	@$(MAKE) .lint-page .types-page .table
	@mkdir -p $(@D) && touch $@

.compiled: $(INSTALLED)
	@$(BIN)/starlode warm cave-in --quiet
	@$(call PYTEST,quick-compiled) -q --no-header -m "not interpreted and not soak" tests/games/cave_in tests/test_house.py

.interpreted: $(INSTALLED)
	@NUMBA_DISABLE_JIT=1 $(call PYTEST,quick-interpreted) $(TOGETHER) 2 -q --no-header -m $(PLAIN) tests/engine tests/games tests/match

.table: $(if $(FOR_PAGE),$(NODE_INSTALLED) $(ONE_BUNDLED))
	@test ! -d web/node_modules || npm --prefix web --workspace table --silent test

# The page's unit tests need the rules: of the one game that is compiled here as they are now, of the others as they were.
$(ONE_BUNDLED): $(INSTALLED) $(SOURCES) $(WORDS) $(LEARNED)
	@test -e $(BUNDLED) || $(MAKE) $(BUNDLED)
	@$(MAKE) -q $(BUNDLED) || $(BIN)/starlode wasm cave-in --out build/web/cave-in
	@touch $@

# Lint comes first: it answers in seconds, before anything is compiled. Types take a core for half a minute meanwhile.
test: ## Everything a change must pass: lint, types and both test passes
	@$(MAKE) -j3 lint types .ready
	@$(MAKE) unit

lint: .lint-python .lint-page ## Check style and formatting, of Python and of TypeScript

types: .types-python .types-page ## Check the types, strictly, of Python and of TypeScript

.lint-python: $(INSTALLED)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

.lint-page: $(NODE_INSTALLED)
	@test ! -d web/node_modules || npm --prefix web --silent run lint

.types-python: $(INSTALLED)
	@$(BIN)/mypy

.types-page: $(NODE_INSTALLED)
	@test ! -d web/node_modules || npm --prefix web --silent run check --workspaces

# All that tests need: while one core compiles, the other fetches and builds.
.ready: $(WARMED) $(BUNDLED) $(NODE_INSTALLED) $(PAGE) $(SITE) $(BROWSER) $(SERVICES)

# The page is tested by Node and Chromium beside all else, since they wait half of the time; each worker of the others
# loads all of Starlode first. Compiled code hides where it went wrong, so the marked tests run once more as plain
# Python, when the page is done: tests of servers wait as well. (Bounds are checked by the conformance kit, in a process
# of its own.) How long each test took is kept in build/durations.
unit: ## Run the tests: of the page, compiled and interpreted
	@$(MAKE) -s -j2 .ready
	@$(MAKE) -j2 .unit-page .unit-compiled .unit-interpreted

.unit-interpreted: .unit-page
	@NUMBA_DISABLE_JIT=1 $(call PYTEST,interpreted) -q --no-header -m $(PLAIN)

.unit-page:
	@$(call PYTEST,page) -q --no-header tests/page

.unit-compiled:
	@echo "Tests of the page, and compiled"
	@$(call PYTEST,compiled) $(TOGETHER) 3 --ignore tests/page

# Where there is no npm the bundles are made all the same, and the tests that need it are skipped.
web: $(BUNDLED) $(NODE_INSTALLED) ## Compile the games for the browser into build/web, quick when nothing has changed

# The page needs Node to be built and nothing to be served; `make serve` serves it from here.
page: $(PAGE) ## Build the browser table into build/page, quick when nothing has changed

site: $(SITE) ## Build everything as plain files into build/site: no server needed, works offline
	@echo "Serve build/site with any file server, for example: $(PYTHON) -m http.server --directory build/site"

# Minutes rather than seconds: whole games by clicks, by keyboard, between two browsers, and without a network.
chromium: page site $(SERVER) $(BROWSER) ## Play whole games through the page in Chromium
	@THOROUGH=true npm --prefix web --workspace table --silent run e2e

# Bots play scripted games in the built site, and Chromium takes pictures of them for README and docs.
pictures: site $(BROWSER) ## Take the pictures of README and docs again, from the real page (two minutes)
	@cd web/table && node pictures.mjs

# Everything is read again (-E): Sphinx cannot know that an option or a card has changed.
docs: $(INSTALLED) ## Build the documentation as a site in build/docs
	@$(BIN)/python -m sphinx -q -W --keep-going -E -d build/doctrees -b html docs build/docs
	@echo "Open build/docs/index.html"

format: $(INSTALLED) $(NODE_INSTALLED) ## Mend style and formatting where that can be done safely
	@$(BIN)/ruff check --quiet --fix . || true
	@$(BIN)/ruff format --quiet .
	@test ! -d web/node_modules || npm --prefix web --silent run format

# What the page and the server say to each other is defined in starlode/server/protocol/wire.py and nowhere else.
wire: $(INSTALLED) ## Write the server's messages and the games' records as TypeScript for the page
	@$(BIN)/starlode wire --typescript --out web/generated/wire.ts
	@$(BIN)/starlode games --json > web/generated/games.json
	@cp starlode/bots/cast.json starlode/analysis/measures.json web/generated
	@for game in $$($(BIN)/starlode games --names); do \
		$(BIN)/starlode schema $$game --typescript --out web/generated/$$game.ts || exit 1; done

# To install a wheel you need neither a compiler nor Node.
wheel: $(BUNDLED) $(PAGE) ## Build a wheel into dist that carries the page and the games for it
	@rm -rf build/lib build/bdist.* dist/*.whl
	@$(BIN)/python -m build --wheel --no-isolation --outdir dist .

# A release is measured in turns with this checkout: a quarter of an hour, and some minutes more to compile it once.
bench: setup ## Measure the speed of every game, then beside the last release (or AGAINST=REF); fails if 5 % slower
	@$(BIN)/starlode bench $(ARGS)
	@$(BIN)/python benchmarks/release.py $(AGAINST)

# A quarter of an hour. Each peer is installed, at pinned versions, into an environment of its own below build/peers.
bench-peers: setup ## Measure Starlode beside its peers, and write the table and plot of the docs
	@$(BIN)/python benchmarks/peers/run.py $(ARGS)

# Minutes rather than seconds: many games and many seeds. Not part of `make test`.
soak: setup $(SERVICES) ## Run the long tests
	@$(call PYTEST,soak) -m soak --timeout 0 tests $(ARGS)

warm: $(INSTALLED) ## Compile whatever is not compiled yet
	@$(BIN)/starlode warm
	@touch $(WARMED)

clean: ## Remove caches and builds; .venv stays
	@rm -rf build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis $(WARMED)
	@find starlode tests -name __pycache__ -type d -prune -exec rm -rf {} +

# Reinstalled only when pyproject.toml changes: the sources themselves are used in place. Of two gigabytes for developers
# Python compiles what it imports, and pip need not compile the rest.
$(PLAYER): pyproject.toml
	@$(NEW_VENV)
	@test -e $(INSTALLED) || echo "Installing what playing needs into $(VENV) (about half a minute, only now)"
	@test -e $(INSTALLED) || $(PIP) --editable .
	@touch $@

$(SERVER): pyproject.toml
	@$(NEW_VENV)
	@test -e $(INSTALLED) || echo "Installing what a server needs into $(VENV) (about half a minute, only now)"
	@test -e $(INSTALLED) || $(PIP) --editable '.[server]'
	@touch $@

$(INSTALLED): pyproject.toml
	@$(NEW_VENV)
	@echo "Installing into $(VENV) (about a minute, only now and when pyproject.toml changes)"
	@$(PIP) --no-compile --editable '.[dev]'
	@touch $@

$(WARMED): $(INSTALLED) $(SOURCES)
	@$(BIN)/starlode warm
	@touch $@

$(BUNDLED): $(INSTALLED) $(SOURCES) $(WORDS) $(LEARNED)
	@$(BIN)/starlode wasm --out build/web
	@touch $@

# One at a time, even if several processes install something.
APT := flock Makefile sh -c 'apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends "$$@"' sh

# The page is tested in a real browser, Chromium or Chrome; without one those tests are skipped.
$(BROWSER):
	@! command -v node >/dev/null || node web/chromium.mjs >/dev/null || \
		test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || \
		{ echo "Installing Chromium for the tests of the page"; $(APT) chromium-headless-shell >/dev/null || $(APT) chromium >/dev/null; } || \
		echo "Chromium could not be installed; name a browser with CHROMIUM=..."
	@mkdir -p $(@D) && touch $@

# Servers that share their tables are tested with a real PostgreSQL and a real Redis, likewise.
$(SERVICES):
	@{ ls /usr/lib/postgresql/*/bin/initdb || command -v initdb; } >/dev/null 2>&1 && command -v redis-server >/dev/null || \
		test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || \
		{ echo "Installing PostgreSQL and Redis for the tests of the server"; \
		$(APT) postgresql redis-server >/dev/null; }
	@mkdir -p $(@D) && touch $@

$(NODE_INSTALLED): web/package.json web/package-lock.json web/engine/package.json web/table/package.json
	@command -v npm >/dev/null || { echo "There is no npm; the page is neither checked nor tested"; exit 0; }; \
	cd web && npm ci --silent --no-audit --no-fund && touch ../$@

$(PAGE): $(NODE_INSTALLED) $(PAGE_SOURCES)
	@command -v npm >/dev/null || exit 0; echo "Building the page"; \
	cd web && npm run build --silent --workspace table -- --logLevel warn && touch ../$@

$(SITE): $(BUNDLED) $(PAGE)
	@! command -v npm >/dev/null || node web/table/site.mjs
