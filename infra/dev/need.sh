#!/bin/sh
# See to what the package managers cannot: `need.sh python|node|chromium`.
# Installs from Debian when root; otherwise says what to install and fails.
# `need.sh python` prints the interpreter to use, and nothing else, on standard output.
set -eu

say() { printf '%s\n' "$*" >&2; }

can_install() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; }

# One installation at a time, whatever `make -j` does.
install() {
    say "Installing $* ..."
    flock /var/lock/espadas-apt sh -c '
        export DEBIAN_FRONTEND=noninteractive
        apt-get update -qq && apt-get install -qq -y --no-install-recommends "$@" >/dev/null
    ' install "$@" >&2
}

# A name on PATH may be a wrapper that cannot start, so each candidate is run.
find_python() {
    for candidate in python3.13 python3.12 python3.11 python3; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s\n' "$candidate"
            return
        fi
    done
    return 1
}

can_make_venv() { "$1" -c 'import ensurepip, venv' 2>/dev/null; }

need_python() {
    python=$(find_python) || python=
    if [ -z "$python" ] && can_install; then
        install python3 python3-venv
        python=$(find_python) || python=
    fi
    if [ -z "$python" ]; then
        say "Python 3.11 or later is needed and was not found."
        exit 1
    fi
    if ! can_make_venv "$python"; then
        # Debian keeps ensurepip in a package of its own, named after the version.
        version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
        if can_install; then install "python$version-venv"; fi
        if ! can_make_venv "$python"; then
            say "$python cannot make virtual environments: install python$version-venv."
            exit 1
        fi
    fi
    printf '%s\n' "$python"
}

has_node() {
    command -v npm >/dev/null 2>&1 && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 22 || (major === 22 && minor >= 12) ||
            (major === 20 && minor >= 19) ? 0 : 1);
    ' 2>/dev/null
}

need_node() {
    if ! command -v npm >/dev/null 2>&1 && can_install; then install nodejs npm; fi
    if ! has_node; then
        say "Node.js 20.19 or later (or 22.12 or later) with npm is needed;" \
            "found: $(node --version 2>/dev/null || echo none)."
        exit 1
    fi
}

find_chromium() {
    for candidate in chromium chromium-browser google-chrome google-chrome-stable; do
        if command -v "$candidate" >/dev/null 2>&1; then return; fi
    done
    return 1
}

need_chromium() {
    if ! find_chromium && can_install; then install chromium; fi
    if ! find_chromium; then
        say "The journeys need Chromium or Chrome on PATH: install one, then try again."
        exit 1
    fi
}

case "${1:-}" in
python | node | chromium) "need_$1" ;;
*) say "usage: need.sh python|node|chromium"; exit 2 ;;
esac
