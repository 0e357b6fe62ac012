# Sourced by scripts/play and scripts/test: goes to the project's folder and provides set_up.
# Written for the bash of Debian and for the older one of macOS.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

stop() {
    printf '%s\n' "$@" >&2
    exit 1
}

is_recent() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

# Prints the first Python that is recent enough and can make virtual environments; PYTHON overrides the search.
find_python() {
    local candidate recent=""
    for candidate in ${PYTHON:-python3 python3.13 python3.12 python3.11}; do
        is_recent "$candidate" || continue
        recent=$candidate
        if "$candidate" -c 'import ensurepip, venv' 2>/dev/null; then
            printf '%s\n' "$candidate"
            return
        fi
    done
    [ -z "$recent" ] || stop "$recent cannot make virtual environments: the package python3-venv is missing." \
        "Debian: sudo apt-get install python3-venv"
    stop "Freestone needs Python 3.11 or newer${PYTHON:+; PYTHON is set to $PYTHON}." \
        "Debian: sudo apt-get install python3 python3-venv" "macOS:  brew install python3"
}

# set_up play | set_up dev: makes .venv and installs what is needed, once for each change of these files.
set_up() {
    local wanted=$1 target=. sum python
    sum=$({ pwd && cat pyproject.toml constraints.txt src/freestone/__init__.py; } | cksum)
    case "$(cat .venv/stamp 2>/dev/null || true)" in "$wanted $sum" | "dev $sum") is_recent .venv/bin/python && return ;; esac
    if ! is_recent .venv/bin/python; then
        python=$(find_python)
        echo "Making a virtual environment in .venv with $("$python" --version)" >&2
        "$python" -m venv --clear .venv
    fi
    if [ "$wanted" = dev ]; then target=".[dev]"; fi
    echo "Installing Freestone and what it needs into .venv; this is done once and takes about a minute" >&2
    rm -f .venv/stamp
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable "$target" >&2
    echo "$wanted $sum" >.venv/stamp
}
