#!/usr/bin/env bash
# Runs one part of a test of a test program: run_test_part.sh PART PARTS PROGRAM TEST [OPTION ...]
# All functions of the test, and all rows of those with data, are dealt out to the parts: each is run by exactly one of them.
set -euo pipefail
part=$1 parts=$2 program=$3 test=$4
shift 4

# A line is "Class function" or "Class function tag", and a tag may have blanks. Neighboring rows cost alike, and every second or third one is
# on the slower device: multiples of the golden ratio spread all of these evenly.
selected=()
while IFS= read -r line; do
    selected+=("$line")
done < <("$program" "$test" -datatags | awk -v part="$part" -v parts="$parts" '
    int(parts * (NR * 0.6180339887498949 % 1)) == part - 1 {
        name = $2
        sub(/^[^ ]+ [^ ]+ ?/, "")
        print ($0 == "" ? name : name ":" $0)
    }')
[ "${#selected[@]}" -gt 0 ] || { echo "$test: part $part of $parts has no test; ask for fewer parts." >&2; exit 1; }
exec "$program" "$test" "$@" "${selected[@]}"
