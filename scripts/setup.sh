# Sourced by ./sushiya and ./test, from the project's folder: creates .venv and keeps it in step with
# the locks. A lock that is copied into .venv counts as installed, so a second start costs nothing.

fail() {
    echo "$*" >&2
    exit 1
}

find_python() {
    for candidate in python3 python3.14 python3.13 python3.12 python3.11 python; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return
        fi
    done
    fail "Sushiya needs Python 3.11 or newer on the PATH, and found none."
}

is_stamped() { # is_stamped NAME FILE: NAME was installed from just this FILE
    [ -f ".venv/stamp-$1" ] && [ "$(cat "$2")" = "$(cat ".venv/stamp-$1")" ]
}

make_venv() {
    [ -w . ] || fail "Sushiya sets itself up in its own folder, and $PWD cannot be written to."
    python=$(find_python) || exit 1
    echo "Setting up Sushiya in .venv (once) ..." >&2
    rm -rf .venv
    "$python" -m venv .venv >&2 || {
        rm -rf .venv
        fail "Python's venv module does not work here: install it (on Debian and Ubuntu: apt install python3-venv)."
    }
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-cache-dir \
        --require-hashes -r requirements/setup.lock >&2 || {
        rm -rf .venv
        fail "The set-up could not be downloaded: check the network and start again."
    }
    cp requirements/setup.lock .venv/stamp-setup
}

install_lock() { # install_lock NAME
    .venv/bin/uv pip install --quiet --no-cache --python .venv/bin/python \
        --require-hashes -r "requirements/$1.lock" >&2 ||
        fail "What $1.lock lists could not be installed: check the network and start again."
    cp "requirements/$1.lock" ".venv/stamp-$1"
}

set_up_client() { # the pages that the server serves; built anew after every change to them
    is_stamped client requirements/client.lock || install_lock client
    .venv/bin/python scripts/build_client.py || exit 1
}

set_up_engine() { # what simulates; a machine without a C compiler gets one as a Python package
    .venv/bin/python scripts/build_engine.py && return
    [ $? = 3 ] || fail "The engine could not be built."
    echo "There is no C compiler here: downloading one into .venv (once, 100 MB) ..." >&2
    install_lock engine
    .venv/bin/python scripts/build_engine.py || fail "The engine could not be built."
}

set_up() { # set_up LOCK...: everything in these locks, and Sushiya itself
    if [ ! -x .venv/bin/python ] || ! is_stamped setup requirements/setup.lock; then make_venv; fi
    for lock in "$@"; do
        is_stamped "$lock" "requirements/$lock.lock" || install_lock "$lock"
    done
    is_stamped project pyproject.toml || {
        .venv/bin/uv pip install --quiet --no-cache --python .venv/bin/python \
            --no-deps --no-build-isolation --editable . >&2 ||
            fail "Sushiya itself could not be installed into .venv."
        cp pyproject.toml .venv/stamp-project
    }
}

find_browser() { # prints where a Chromium or Chrome is; CHROMIUM may name one
    for candidate in "${CHROMIUM:-}" chromium-headless-shell chromium chromium-browser \
        google-chrome google-chrome-stable chrome; do
        if [ -n "$candidate" ] && command -v "$candidate"; then return; fi
    done
    return 1
}

is_debian() { # or one of its children, such as Ubuntu
    (. /etc/os-release 2>/dev/null && case " $ID ${ID_LIKE:-} " in *" debian "*) exit 0 ;; *) exit 1 ;; esac)
}

set_up_browser() { # finds a browser for the tests, or installs one where that is ours to do
    find_browser >/dev/null && return
    if [ "$(id -u)" = 0 ] && is_debian; then
        echo "Installing the package $BROWSER_PACKAGE for the browser tests (once) ..." >&2
        { apt-get update && apt-get install --yes --no-install-recommends "$BROWSER_PACKAGE"; } >/dev/null 2>&1
    fi
    find_browser >/dev/null
}
BROWSER_PACKAGE=chromium-headless-shell

how_to_get_a_browser() { # prints the one command to type
    if is_debian; then
        echo "sudo apt install $BROWSER_PACKAGE"
    elif [ "$(uname)" = Darwin ]; then
        echo "brew install --cask chromium"
    else
        echo "CHROMIUM=/where/it/is ./test"
    fi
}
