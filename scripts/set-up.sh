# Sourced by the other scripts: goes to the project's folder and provides set_up, set_up_page, set_up_compiled and is_compiled.
# Written for the bash of Debian and for the older one of macOS.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Containers often forbid Python to keep compiled modules; every server and every command would compile all of them
# again, which takes two thirds of its start.
unset PYTHONDONTWRITEBYTECODE

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

# has_python DIR: whether a virtual environment is there and recent enough; make_environment DIR makes one.
has_python() { is_recent "$1/bin/python"; }

make_environment() {
    local python
    python=$(find_python)
    echo "Making a virtual environment in $1 with $("$python" --version)" >&2
    "$python" -m venv --clear "$1"
}

# Python compiles a module when it first imports it; compiling all 17,000 of them beforehand takes most of a minute.
install() {
    local environment=$1
    shift
    "$environment/bin/python" -m pip install --quiet --disable-pip-version-check --no-compile \
        --constraint constraints.txt "$@" >&2
}

# set_up web | set_up lab,web | set_up dev: makes .venv and installs Freestone with these extras, once for each change
# of these files. An environment with more than is asked for will do.
set_up() {
    local wanted=$1 sum
    sum=$({ pwd && cat pyproject.toml constraints.txt src/freestone/__init__.py; } | cksum)
    case "$(cat .venv/stamp 2>/dev/null || true)" in "$wanted $sum" | "dev $sum" | "lab,$wanted $sum")
        has_python .venv && return
        ;;
    esac
    has_python .venv || make_environment .venv
    echo "Installing Freestone and what it needs into .venv; this is done once and takes about a minute" >&2
    rm -f .venv/stamp
    install .venv --editable ".[$wanted]"
    echo "$wanted $sum" >.venv/stamp
}

is_recent_node() {
    node -e 'const [one, two] = process.versions.node.split("."); process.exit(one > 18 || (one == 18 && two >= 18) ? 0 : 1)' 2>/dev/null
}

# set_up_page: installs what checks and tests the page into node_modules, once for each change of these files.
set_up_page() {
    local sum
    { is_recent_node && command -v npm >/dev/null; } || stop "The checks of the page need Node.js 18.18 or newer, and npm." \
        "Debian: sudo apt-get install nodejs npm" "macOS:  brew install node"
    sum=$({ pwd && node --version && cat package.json package-lock.json; } | cksum)
    [ "$(cat node_modules/stamp 2>/dev/null)" != "$sum" ] || return 0
    echo "Installing what checks the page into node_modules; this is done once" >&2
    npm ci --loglevel=error >&2 || stop "npm could not install what checks the page; see its message above."
    echo "$sum" >node_modules/stamp
}

# sources [DIR]: everything that the compiled form depends on, as one number.
sources() {
    {
        pwd
        cd "${1:-.}"
        find src pyproject.toml constraints.txt scripts/compile.py -type f ! -name '*.pyc' | LC_ALL=C sort | xargs cksum
    } | cksum
}

# Copies what is compiled to .compiled/source, so that nobody's edits get in between; what was built there stays.
take_sources() {
    mkdir -p .compiled/source
    rm -rf .compiled/source/src .compiled/source/scripts
    cp -pR src scripts pyproject.toml constraints.txt README.md LICENSE .compiled/source/
}

is_compiled() { [ "$(cat .compiled/stamp 2>/dev/null)" = "$(sources)" ] && has_python .compiled; }

need_compiler() {
    command -v cc >/dev/null || stop "There is no C compiler; Freestone plays without, only slower." \
        "Debian: sudo apt-get install gcc python3-dev" "macOS:  xcode-select --install"
}

need_headers() {
    .compiled/bin/python -c 'import pathlib, sys, sysconfig
sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())' ||
        stop "The headers of Python are missing, which compiling needs." "Debian: sudo apt-get install python3-dev"
}

# set_up_compiled build | set_up_compiled build,test: makes .compiled, compiles if anything changed since, and installs the result.
set_up_compiled() {
    local wanted=$1 packages sum
    need_compiler
    has_python .compiled || make_environment .compiled
    need_headers
    exec 9>.compiled/lock
    if command -v flock >/dev/null; then flock 9; fi
    packages="$wanted $(cat pyproject.toml constraints.txt | cksum)"
    case "$(cat .compiled/packages 2>/dev/null || true)" in "$packages" | "${packages/#build /build,test }") ;; *)
        echo "Installing what compiling needs into .compiled; this is done once and takes about a minute" >&2
        rm -f .compiled/stamp
        install .compiled ".[$wanted,lab,postgres,web]"
        echo "$packages" >.compiled/packages
        ;;
    esac
    if is_compiled; then
        echo "The compiled form in .compiled is fresh." >&2
        return
    fi
    rm -rf .compiled/stamp .compiled/wheel
    take_sources
    sum=$(sources .compiled/source)
    echo "Compiling the engine, the rules and the bots; a minute or two, and less if little has changed" >&2
    HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 .compiled/bin/python -m pip wheel --quiet --disable-pip-version-check \
        --no-deps --no-build-isolation --wheel-dir .compiled/wheel .compiled/source >.compiled/log 2>&1 ||
        stop "Compiling failed:" "$(tail -n 30 .compiled/log)" "All of it is in .compiled/log"
    install .compiled --force-reinstall --no-deps .compiled/wheel/*.whl
    echo "$sum" >.compiled/stamp
    echo "Compiled: $(ls .compiled/wheel). scripts/play uses it from now on." >&2
}
