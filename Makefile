# Espadas: `make` lists what can be done. Nothing is installed outside this folder,
# except Debian packages (Python, Node.js, Chromium) that are missing when run as root.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules

PYTHON := .venv/bin/python
CODE := engine functions infra tests
# `make play` hands PORT, FRESH and BROWSER on from the environment or its command line; an
# `export` here would hand on empty ones too.
# make vectors: the files to play.
VECTORS ?= $(wildcard tests/vectors/*.json)

# A stamp is named after what it was made from, so that another lock file (a new
# branch, an older commit) is noticed whatever the times of the files say.
print_of = $(firstword $(shell cat $(1) | cksum))
PACKAGES := .venv/.packages-$(call print_of,requirements/dev.lock)
MODULES := web/node_modules/.modules-$(call print_of,web/package.json web/package-lock.json)
PAGE := web/dist/index.html
PAGE_SOURCES := $(shell find web -mindepth 1 \( -name node_modules -o -name dist \) -prune -o -print)

.PHONY: help
help: ## Show this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---------------------------------------------------------------- set-up

.PHONY: setup
setup: $(PACKAGES) $(MODULES) chromium ## Install everything that the other targets need

$(PYTHON):
	python=$$(infra/dev/need.sh python) && "$$python" -m venv .venv

$(PACKAGES): | $(PYTHON)
	@echo "Installing the Python packages (a minute) ..."
	@$(PYTHON) -m pip install -qq --no-input --disable-pip-version-check \
		--require-hashes --no-deps -r requirements/dev.lock
	@rm -f .venv/.packages-* && touch $@

# Stamped after: npm ci empties the folder that the stamp lies in.
$(MODULES):
	@infra/dev/need.sh node
	@echo "Installing the packages of the page ..."
	@cd web && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

.PHONY: chromium
chromium:
	@infra/dev/need.sh chromium

# ------------------------------------------------------------------ play

.PHONY: play
play: $(PACKAGES) build ## Play on this machine (PORT=8123 FRESH=1 BROWSER=none)
	$(PYTHON) -m infra.local

.PHONY: build
build: $(PAGE) ## Build the page into web/dist when its sources changed

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	cd web && npm run --silent build
	@touch $@

# ----------------------------------------------------------------- check

.PHONY: test
test: lint types test-py test-web test-e2e ## Check everything, from style to whole games in a browser

.PHONY: lint
lint: $(PACKAGES) $(MODULES) ## Check style and formatting
	$(PYTHON) -m ruff check $(CODE)
	$(PYTHON) -m ruff format --check $(CODE)
	cd web && npm run --silent lint

.PHONY: types
types: $(PACKAGES) $(MODULES) ## Check types
	$(PYTHON) -m mypy
	cd web && npm run --silent types

.PHONY: test-py
test-py: $(PACKAGES) ## Test engine, functions and infra, doctests included
	$(PYTHON) -m pytest --ignore=tests/journeys

.PHONY: test-web
test-web: $(MODULES) ## Test the page's own code
	cd web && npm run --silent test

.PHONY: test-e2e
test-e2e: $(PACKAGES) build chromium ## Play whole games in a browser against the laptop stack
	$(PYTHON) -m pytest tests/journeys

.PHONY: vectors
vectors: $(PACKAGES) ## Play rule cases against the engine (VECTORS="file ...")
	$(PYTHON) -m tests.vectors $(VECTORS)

.PHONY: mutation
mutation: $(PACKAGES) ## Mutate the engine and list the mutants that no test noticed
	$(PYTHON) -m mutmut run
	$(PYTHON) -m mutmut results

.PHONY: bench
bench: $(PACKAGES) build ## Measure what the design promises
	$(PYTHON) -m tests.bench

# ------------------------------------------------------------------ tend

.PHONY: format
format: $(PACKAGES) $(MODULES) ## Format all code and mend what can be mended safely
	$(PYTHON) -m ruff check --fix $(CODE)
	$(PYTHON) -m ruff format $(CODE)
	cd web && npm run --silent format

.PHONY: protocol
protocol: $(PACKAGES) ## Write the page's types anew from functions/protocol
	$(PYTHON) -m functions.protocol

UV := .local/lock/bin/uv
$(UV):
	python=$$(infra/dev/need.sh python) && "$$python" -m venv .local/lock
	.local/lock/bin/python -m pip install -qq --disable-pip-version-check uv==0.13.9

# uv reads no pip configuration, so nothing of this machine reaches the lock files.
COMPILE = env -u UV_INDEX -u UV_DEFAULT_INDEX -u UV_FIND_LINKS $(UV) pip compile --quiet \
	--universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links --custom-compile-command "make lock" $(UPGRADE)

.PHONY: lock
lock: $(UV) ## Write the lock files anew (UPGRADE=--upgrade for the newest versions)
	$(COMPILE) requirements/runtime.in --output-file requirements/runtime.lock
	$(COMPILE) requirements/dev.in --constraints requirements/runtime.lock \
		--output-file requirements/dev.lock
	cd web && npm install --package-lock-only --ignore-scripts

.PHONY: clean
clean: ## Remove what was built, not what was installed
	rm -rf web/dist cdk.out mutants .mypy_cache .pytest_cache .ruff_cache
