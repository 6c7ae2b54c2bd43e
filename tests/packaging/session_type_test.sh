#!/usr/bin/env bash
# The desktop knows a session file by its ending, shows it with its own icon, and opens it with the program.
# usage: session_type_test.sh PROJECT_FOLDER
set -euo pipefail

project=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
type=application/x-headlight-session

# is CLAIM COMMAND...
is() {
    local claim=$1
    shift
    "$@" || { echo "FAILED: $claim"; exit 1; }
}

is "the desktop entry opens sessions" grep -q "^MimeType=.*$type;" "$project/packaging/headlight.desktop"
is "the program is given the file" grep -q '^Exec=headlight %f$' "$project/packaging/headlight.desktop"
is "the icon is named after the type" grep -q "RENAME ${type/\//-}.svg" "$project/packaging/cmake/HeadlightInstall.cmake"
if ! command -v update-mime-database >/dev/null; then
    echo "update-mime-database is not here: the file type was not read"
    exit 0
fi
mkdir -p "$work/mime/packages"
cp "$project/packaging/headlight-session.xml" "$work/mime/packages"
is "the file type can be read" update-mime-database "$work/mime"
is "the ending names the type" grep -q "^[0-9]*:$type:\*.headlight$" "$work/mime/globs2"
