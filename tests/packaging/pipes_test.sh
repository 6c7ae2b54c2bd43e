#!/usr/bin/env bash
# No script reads a pipe with a program that stops early (head, sed 10q, grep -q): what writes to it then ends by SIGPIPE, when it is slow enough,
# and `set -o pipefail` makes that the script's own failure, now and then.
# usage: pipes_test.sh PROJECT_FOLDER
set -euo pipefail

cd "$1"
this=$(basename "$0")
early='\|[[:space:]]*(head([[:space:]]|$)|sed ([^|]*[[:space:]])?-?[^|]*[0-9]q|grep ([^|]*[[:space:]])?-[a-zA-Z]*(q|m[[:space:]]*[0-9])|awk [^|]*exit)'

# early_readers FILE...: the lines that read a pipe so
early_readers() {
    grep -nEH "$early" "$@" || true
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
examples=('sort | head -n 1' 'sort | sed 10q' 'sort | sed -n 3q' 'list | grep -qxF "$1"' 'list | grep -E -q x' 'list | grep -m 1 x' "list | awk '{ exit }'")
printf '%s\n' "${examples[@]}" >"$work/examples"
found=$(early_readers "$work/examples" | wc -l)
if [ "$found" -ne "${#examples[@]}" ]; then
    echo "FAIL of ${#examples[@]} examples of readers that stop early $found were found"
    exit 1
fi

mapfile -t scripts < <(grep -rlE --exclude="$this" '^#!.*bash' .ci packaging tests python; ls packaging/*.sh)
readers=$(early_readers "${scripts[@]}")
if [ -n "$readers" ]; then
    printf 'FAIL these pipes end early; read them whole (sed -n 1,10p, grep ... >/dev/null):\n%s\n' "$readers"
    exit 1
fi
echo "PASS ${#scripts[@]} scripts read their pipes whole"
