#!/usr/bin/env bash
# The parts of a test run all of its functions and rows, each once, with the options that they are given.
# usage: test_parts_test.sh PROJECT_FOLDER
set -euo pipefail

project=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Stands in for a test program: lists its rows, or prints what it is asked to run.
cat >"$work/program" <<'PROGRAM'
#!/usr/bin/env bash
[ "$1" = sample_test ] || exit 1
shift
if [ "$1" = -datatags ]; then
    echo "Sample without_data"
    for row in {1..20}; do printf 'Sample with_data case %d on CPU\nSample with_data case %d on Vulkan: 0\n' "$row" "$row"; done
    exit 0
fi
printf '%s\n' "$@"
PROGRAM
chmod +x "$work/program"
"$work/program" sample_test -datatags | sed 's/^Sample //; s/^with_data /with_data:/' | sort >"$work/expected"

for parts in 1 2 3 4 7; do
    : >"$work/found"
    for ((part = 1; part <= parts; part++)); do
        "$project/packaging/cmake/run_test_part.sh" "$part" "$parts" "$work/program" sample_test -silent >"$work/output"
        [ "$(head -n 1 "$work/output")" = -silent ] || { echo "FAIL part $part of $parts lost its option"; exit 1; }
        sed 1d "$work/output" >>"$work/found"
        # Every other row is on the slower device: no part may get these alone.
        slow=$(grep -c Vulkan "$work/output" || true)
        ((slow <= 20 / parts + 2)) || { echo "FAIL part $part of $parts has $slow of the 20 slow rows"; exit 1; }
    done
    sort "$work/found" | diff "$work/expected" - || { echo "FAIL rows of $parts parts"; exit 1; }
done

passed=0
for part in {1..50}; do
    "$project/packaging/cmake/run_test_part.sh" "$part" 50 "$work/program" sample_test >"$work/output" 2>&1 && passed=$((passed + 1))
done
((passed <= 41)) || { echo "FAIL more parts pass than there are rows"; exit 1; }
echo "PASS"
