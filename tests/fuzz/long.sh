#!/usr/bin/env bash
# Fuzzes for hours: tests/fuzz/long.sh HOURS [TARGET...]
# Builds the fuzzers (preset fuzz), gives each target (all if none is named) the same share of the time on every processor, and begins with the
# corpus and with what earlier runs kept in build-fuzz/kept. Inputs that break a promise go to build-fuzz/found; the exit code is 1 if there are
# any. HEADLIGHT_FUZZ_SEED=N repeats a run, if the kept inputs are the same too (HEADLIGHT_FUZZ_KEPT=FOLDER: those of another folder).
# HEADLIGHT_FUZZ_SECONDS=N gives each target N seconds, whatever the hours, and HEADLIGHT_FUZZ_RUNS=N at most N executions.
set -euo pipefail
cd "$(dirname "$0")/../.."

fail() {
    echo "tests/fuzz/long.sh: $1" >&2
    exit 2
}

[ $# -ge 1 ] || fail "expected HOURS [TARGET...]"
hours=$1
shift
[[ "$hours" =~ ^[0-9]+(\.[0-9]+)?$ ]] || fail "expected a number of hours such as 0.5, found \"$hours\""
seed=${HEADLIGHT_FUZZ_SEED:-$(date +%s)}
processors=$(nproc 2>/dev/null || echo 2)
folder=$PWD/build-fuzz
kept=${HEADLIGHT_FUZZ_KEPT:-$folder/kept}

build() {
    [ -f "$folder/build.ninja" ] || cmake --preset fuzz >/dev/null
    cmake --build "$folder" --parallel "$processors" --target "$1"
}

# program_of TARGET: the fuzzer that has it
program_of() {
    local program
    for program in fuzz_engine fuzz_window; do
        if [ -x "$folder/fuzz/$program" ] && "$folder/fuzz/$program" --targets | grep -xF "$1" >/dev/null; then
            echo "$folder/fuzz/$program"
            return
        fi
    done
}

# The window takes long to build: only for its own targets.
build fuzz_engine
targets=("$@")
needs_window=$([ $# -eq 0 ] && echo yes || echo no)
for target in "${targets[@]}"; do
    "$folder/fuzz/fuzz_engine" --targets | grep -xF "$target" >/dev/null || needs_window=yes
done
[ "$needs_window" = no ] || build fuzz_window
[ $# -gt 0 ] || mapfile -t targets < <("$folder/fuzz/fuzz_engine" --targets; "$folder/fuzz/fuzz_window" --targets)
for target in "${targets[@]}"; do
    [ -n "$(program_of "$target")" ] || fail "there is no target \"$target\""
done

seconds=$(awk -v hours="$hours" -v processors="$processors" -v targets="${#targets[@]}" \
    'BEGIN { share = hours * 3600 * processors / targets; most = hours * 3600; print int(share < most ? share : most) }')
seconds=${HEADLIGHT_FUZZ_SECONDS:-$seconds}
echo "Seed $seed, $seconds s for each of ${#targets[@]} targets, on $processors processors"

mkdir -p "$folder/found" "$folder/logs"
run_target() {
    local target=$1
    "$(program_of "$target")" "$target" --corpus "tests/fuzz/corpus/$target" --kept "$kept/$target" --found "$folder/found" \
        --seconds "$seconds" --seed "$seed" ${HEADLIGHT_FUZZ_RUNS:+--runs "$HEADLIGHT_FUZZ_RUNS"} >"$folder/logs/$target" 2>&1
}
status=0
running=0
for target in "${targets[@]}"; do
    if [ "$running" -ge "$processors" ]; then
        wait -n || status=1
        running=$((running - 1))
    fi
    run_target "$target" &
    running=$((running + 1))
done
while [ "$running" -gt 0 ]; do
    wait -n || status=1
    running=$((running - 1))
done
for target in "${targets[@]}"; do cat "$folder/logs/$target"; done
exit "$status"
