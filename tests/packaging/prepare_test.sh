#!/usr/bin/env bash
# What stops packaging/run and packaging/package is said in one line. Each case runs it on a copy, where only chosen programs can be found.
# usage: prepare_test.sh PROJECT_FOLDER
set -euo pipefail

project=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/project"
cp -r "$project/packaging" "$project/CMakePresets.json" "$work/project"

# stand_in NAME SHELL_COMMANDS: a program that only the case at hand finds.
stand_in() {
    printf '#!/bin/bash\n%s\n' "$2" >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}

# A Debian system on which every package but fonts is installed, seen by root.
new_system() {
    rm -rf "$work/bin" "$work/project/build"
    mkdir "$work/bin"
    local tool
    for tool in awk bash cat comm dirname env grep mkdir mktemp nproc realpath rm sed sort tail tr; do ln -s "$(command -v "$tool")" "$work/bin/$tool"; done
    stand_in id 'echo 0'
    stand_in df 'printf "head\nfs 9999 1 8888 1%% /\n"'
    stand_in apt-get 'exit 0'
    stand_in dpkg-query 'sed "s/#.*//; /^\$/d; /fonts/d; s/\$/ installed/" packaging/dependencies-debian.txt'
}

everything_is_installed() {
    stand_in dpkg-query 'sed "s/#.*//; /^\$/d; s/\$/ installed/" packaging/dependencies-debian.txt'
}

failures=0
script=run
arguments=()
# stops_with CASE TEXT...: the script of packaging/ (run, unless another is named) ends with 1, and its one line of complaint has every TEXT in it.
stops_with() {
    local name=$1 code=0 text problem=
    shift
    PATH="$work/bin" CXX="" "$work/project/packaging/$script" "${arguments[@]}" >"$work/output" 2>"$work/messages" || code=$?
    [ "$code" -eq 1 ] || problem="exit code $code"
    [ "$(wc -l <"$work/messages")" -eq 1 ] || problem="not one line"
    for text in "$@"; do grep -qF -- "$text" "$work/messages" || problem="no '$text'"; done
    [ -z "$problem" ] && echo "PASS $name" && return
    failures=$((failures + 1))
    echo "FAIL $name: $problem"
    sed 's/^/    /' "$work/messages"
}

new_system
stand_in id 'echo 1000'
stops_with "neither root nor sudo" "no rights" "fonts-dejavu-core"

new_system
stand_in id 'echo 1000'
stand_in sudo 'exit 1'
stops_with "sudo refuses" "sudo was refused" "fonts-dejavu-core"

new_system
stand_in apt-get 'echo "E: Failed to fetch the package" >&2; exit 100'
stops_with "no network" "is there a network?" "Failed to fetch the package"

new_system
stand_in df 'printf "head\nfs 100 90 10 90%% /\n"'
stops_with "no space for packages" "no space" "10 MB left"

new_system
everything_is_installed
stops_with "no compiler" "no C++ compiler"

new_system
everything_is_installed
stand_in c++ 'exit 0'
stand_in cmake 'echo "CMake Error at CMakeLists.txt:1 (project):"; echo "  The compiler is broken."; exit 1'
stops_with "configuring fails" "configure.log" "The compiler is broken."

new_system
everything_is_installed
stand_in c++ 'exit 0'
stand_in cmake 'exit 0'
stand_in df 'printf "head\nfs 100 90 10 90%% /\n"'
stops_with "no space for the build" "no space" "10 MB left"

new_system
rm "$work/bin/apt-get"
stops_with "another system without tools" "not a Debian system" "docs/packaging.md"

new_system
script=package arguments=(rpm)
stops_with "a kind of package that there is not" "rpm" "deb, archive"

[ "$failures" -eq 0 ]
