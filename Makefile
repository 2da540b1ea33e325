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
CLOUD := .venv/.cloud-$(call print_of,requirements/cloud.lock)
CDK := infra/cli/node_modules/.bin/cdk
LIGHTHOUSE := tests/bench/lighthouse/node_modules/.modules-$(call print_of,tests/bench/lighthouse/package-lock.json)
CDK_MODULES := infra/cli/node_modules/.modules-$(call print_of,infra/cli/package-lock.json)
MINISTACK := .local/ministack/.packages-$(call print_of,requirements/ministack.lock)
PAGE := web/dist/index.html
PAGE_SOURCES := $(shell find web -mindepth 1 \( -name node_modules -o -name dist \) -prune -o -print)

.PHONY: help
help: ## Show this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---------------------------------------------------------------- set-up

.PHONY: setup
setup: $(PACKAGES) $(CLOUD) $(MODULES) $(CDK_MODULES) $(MINISTACK) chromium ## Install everything that the other targets need

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

$(CLOUD): $(PACKAGES)
	@echo "Installing the packages for the cloud (a minute) ..."
	@$(PYTHON) -m pip install -qq --no-input --disable-pip-version-check \
		--require-hashes --no-deps -r requirements/cloud.lock
	@rm -f .venv/.cloud-* && touch $@

$(CDK_MODULES):
	@infra/dev/need.sh node
	@cd infra/cli && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

$(LIGHTHOUSE):
	@infra/dev/need.sh node
	@cd tests/bench/lighthouse && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

$(MINISTACK):
	@echo "Installing the stand-in for AWS ..."
	@python=$$(infra/dev/need.sh python) && "$$python" -m venv .local/ministack
	@.local/ministack/bin/python -m pip install -qq --no-input --disable-pip-version-check \
		--require-hashes --no-deps -r requirements/ministack.lock
	@rm -f .local/ministack/.packages-* && touch $@

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
types: $(CLOUD) $(MODULES) ## Check types
	$(PYTHON) -m mypy
	cd web && npm run --silent types

.PHONY: test-py
test-py: $(CLOUD) ## Test engine, functions and infra, doctests included
	$(PYTHON) -m pytest -n 2 --dist loadfile \
		--ignore=tests/journeys --ignore=tests/look --ignore=tests/deploy

.PHONY: test-web
test-web: $(MODULES) ## Test the page's own code
	cd web && npm run --silent test

.PHONY: test-e2e
test-e2e: $(PACKAGES) build chromium ## Play whole games in a browser against the laptop stack
	$(PYTHON) -m pytest -n 2 --dist loadfile tests/journeys --ignore=tests/journeys/ways

.PHONY: test-ways
test-ways: $(PACKAGES) build chromium ## Play by keyboard, gamepad and touch, offline, and while nobody looks
	$(PYTHON) -m pytest -n 2 --dist loadfile tests/journeys/ways

.PHONY: test-look
test-look: $(PACKAGES) $(MODULES) chromium ## Check every screen and deck with axe
	$(PYTHON) -m pytest tests/look

.PHONY: test-deploy
test-deploy: $(CLOUD) $(CDK_MODULES) $(MINISTACK) build chromium ## Deploy into a stand-in for AWS and play there
	$(PYTHON) -m pytest tests/deploy

.PHONY: vectors
vectors: $(PACKAGES) ## Play rule cases against the engine (VECTORS="file ...")
	$(PYTHON) -m tests.vectors $(VECTORS)

.PHONY: mutation
mutation: $(PACKAGES) ## Mutate the engine and list the mutants that no test noticed
	$(PYTHON) -m mutmut run
	$(PYTHON) -m mutmut results

.PHONY: bench
bench: $(PACKAGES) $(LIGHTHOUSE) build chromium ## Measure what the design promises (SECTIONS="cpu latency ...")
	$(PYTHON) -m tests.bench $(SECTIONS)

.PHONY: pictures
pictures: $(PACKAGES) $(MODULES) chromium ## Photograph every screen into docs/look, and the README's two
	$(PYTHON) -m tests.look.contact_sheet

.PHONY: costs
costs: $(PACKAGES) ## Count what a game costs and write docs/costs.md anew
	$(PYTHON) -m tests.bench.costs

# ----------------------------------------------------------------- cloud

# make deploy STAGE=prod CONTEXT="-c alarm_email=me@example.org": docs/operate.md lists the context.
STAGE ?= dev
SAID = -c stage=$(STAGE) $(CONTEXT)
export JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION := 1
export JSII_SILENCE_WARNING_DEPRECATED_NODE_VERSION := 1
export CDK_DISABLE_CLI_TELEMETRY := true

.PHONY: synth
synth: $(CLOUD) $(CDK_MODULES) build ## Write the templates into cdk.out and check them (STAGE=dev CONTEXT="-c ...")
	rm -rf cdk.out
	$(CDK) synth --quiet $(SAID)
	.venv/bin/cfn-lint --non-zero-exit-code error --ignore-checks W3005 -- cdk.out/*.template.json

.PHONY: deploy
deploy: $(CLOUD) $(CDK_MODULES) build ## Put the site on AWS, or bring it up to date (STAGE=dev CONTEXT="-c ...")
	rm -rf cdk.out
	$(PYTHON) -m infra.operate.bootstrapped || { [ $$? = 1 ] && $(CDK) bootstrap $(SAID); }
	$(CDK) deploy --all $(SAID)

# The tables' stack is the one whose name begins with a T.
.PHONY: destroy
destroy: $(CLOUD) $(CDK_MODULES) build ## Take the site off AWS; tables are kept unless TABLES=1 (STAGE=dev)
	rm -rf cdk.out
	$(CDK) destroy --exclusively 'Espadas-$(STAGE)-$(if $(TABLES),,[!T])*' $(SAID)

.PHONY: logs
logs: $(PACKAGES) ## Follow what the functions say on AWS (STAGE=dev)
	$(PYTHON) -m infra.operate.logs $(STAGE)

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

# What Lambda's runtime brings along stays out of the bundle.
IN_LAMBDA := boto3 botocore s3transfer python-dateutil six urllib3

.PHONY: lock
lock: $(UV) ## Write the lock files anew (UPGRADE=--upgrade for the newest versions)
	$(COMPILE) requirements/runtime.in --output-file requirements/runtime.lock
	$(COMPILE) requirements/dev.in --constraints requirements/runtime.lock \
		--output-file requirements/dev.lock
	$(COMPILE) requirements/runtime.in --constraints requirements/runtime.lock \
		$(foreach name,$(IN_LAMBDA),--no-emit-package $(name)) \
		--output-file requirements/bundle.lock
	$(COMPILE) requirements/keys.in --constraints requirements/dev.lock \
		--output-file requirements/keys.lock
	$(COMPILE) requirements/cloud.in --constraints requirements/dev.lock \
		--output-file requirements/cloud.lock
	$(COMPILE) requirements/lambda.in --constraints requirements/runtime.lock \
		--output-file requirements/lambda.lock
	$(COMPILE) requirements/ministack.in --output-file requirements/ministack.lock
	cd web && npm install --package-lock-only --ignore-scripts
	cd infra/cli && npm install --package-lock-only --ignore-scripts

.PHONY: clean
clean: ## Remove what was built, not what was installed
	rm -rf web/dist cdk.out mutants .mypy_cache .pytest_cache .ruff_cache
