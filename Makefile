# make site   sets up and builds the site from seeds/ into site/
# make test   sets up and runs the tests (Debian's Chromium is installed for them when missing and you are root)
PYTHON ?= python3
VENV   := .venv
RUN    := $(VENV)/bin/python
ARGS   ?=

.PHONY: site serve check offline test lint bench lock clean

site: $(VENV)/runtime.done
	$(RUN) -m generator build $(ARGS)

serve: $(VENV)/runtime.done
	$(RUN) -m generator serve $(ARGS)

check: $(VENV)/runtime.done
	$(RUN) -m generator check $(ARGS)

offline: site
	mkdir -p dist
	$(RUN) -m zipfile -c dist/site.zip site

test: $(VENV)/develop.done
	sh tests/install-chromium.sh
	$(RUN) -m pytest $(ARGS)

lint: $(VENV)/develop.done
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy

# This tool beside stock Material and Hugo: make bench BENCH_CORPUS=folder-of-lists [BENCH_SIZES="1000 4000"]
bench: $(VENV)/develop.done
	$(RUN) -m pip install --quiet -e '.[bench]'
	$(RUN) tests/benchmarks/compare.py "$(BENCH_CORPUS)" $(BENCH_SIZES)

# Hashed, for every platform, naming no registry host.
lock: $(VENV)/develop.done
	$(RUN) -m pip install --quiet uv
	$(RUN) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	    --no-emit-index-url --no-emit-find-links -o requirements.lock pyproject.toml
	$(RUN) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	    --no-emit-index-url --no-emit-find-links --extra dev -c requirements.lock -o requirements-dev.lock pyproject.toml

clean:
	rm -rf site dist .cache

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.12")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/runtime.done: requirements.lock | $(VENV)/bin/python
	$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	touch $@

$(VENV)/develop.done: requirements-dev.lock | $(VENV)/bin/python
	$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	touch $@ $(VENV)/runtime.done
