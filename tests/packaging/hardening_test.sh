#!/usr/bin/env bash
# The finished program, in the build tree and installed, takes libraries from no folder that a stranger may fill, and is hardened.
# usage: hardening_test.sh READELF BUILD_FOLDER fortified|plain
set -euo pipefail

readelf=$1
build=$2
fortified=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

failures=0
# has CLAIM REPORT PATTERN: a line of the report matches
has() {
    grep -qE -- "$3" <<<"$2" && return
    failures=$((failures + 1))
    echo "FAILED: $program: $1"
}

# The entries of DT_RPATH and DT_RUNPATH, one a line; an empty entry is the current folder.
library_folders() {
    sed -nE 's/.*\((RPATH|RUNPATH)\).*\[(.*)\]$/\2/p' <<<"$dynamic" | tr ':' '\n'
}

check_library_folders() {
    local folder
    while IFS= read -r folder; do
        [[ $folder == /* || $folder == '$ORIGIN' || $folder == '$ORIGIN/'* ]] && continue
        failures=$((failures + 1))
        echo "FAILED: $program: libraries are looked for in \"$folder\", expected an absolute path or one from \$ORIGIN: $(library_folders | tr '\n' ':')"
    done < <(library_folders)
}

# check PROGRAM
check() {
    program=$1
    dynamic=$("$readelf" --wide --dynamic "$program")
    local segments symbols
    segments=$("$readelf" --wide --segments "$program")
    symbols=$("$readelf" --wide --dyn-syms "$program")
    check_library_folders
    has "carried libraries are found in lib/headlight" "$(library_folders)" '^\$ORIGIN/\.\./lib/headlight$'
    has "the program is position-independent (-pie)" "$dynamic" 'FLAGS_1.*\bPIE\b'
    has "symbols are bound at the start (-z now)" "$dynamic" 'BIND_NOW|FLAGS_1.*\bNOW\b'
    has "tables of addresses become read-only (-z relro)" "$segments" 'GNU_RELRO'
    has "the stack is not executable" "$segments" 'GNU_STACK.* RW +0x'
    has "the stack is guarded (-fstack-protector-strong)" "$symbols" '__stack_chk_fail'
    has "indices are checked (_GLIBCXX_ASSERTIONS)" "$symbols" '__glibcxx_assert_fail'
    [ "$fortified" = plain ] || has "copies of the C library are checked (_FORTIFY_SOURCE)" "$symbols" '__(mem|str|sn?printf|vsn?printf|fprintf|read)[a-z]*_chk'
}

check "$build/headlight"
cmake --install "$build" --prefix "$work" >"$work/install.log"
check "$work/bin/headlight"
[ "$failures" -eq 0 ]
