#!/usr/bin/env bash
# packaging/tidy.py looks at the lines that changed, newest change first, at a bounded number of sources, and fails where something is found.
# usage: tidy_test.sh PROJECT_FOLDER
set -euo pipefail

project=$1
for tool in git python3; do
    command -v "$tool" >/dev/null || { echo "$tool is not here: nothing was tested"; exit 0; }
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export PATH="$work/bin:$PATH" GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@a

# Stands in for clang-tidy: notes what it is to look at, and finds something in the source that FINDS_IN names.
mkdir bin build app engine engine/core tests
cat >bin/clang-tidy-14 <<'PROGRAM'
#!/usr/bin/env bash
for argument in "$@"; do
    case "$argument" in --line-filter=*) lines=${argument#--line-filter=} ;; esac
    source=$argument
done
echo "$source $lines" >>"$NOTES"
[ "$source" != "${CRASHES_IN:-}" ] || kill -SEGV $$
[ "$source" != "${FINDS_IN:-}" ] || { echo "$source:1:1: error: found"; exit 1; }
PROGRAM
chmod +x bin/clang-tidy-14
export NOTES=$work/notes

write() { printf '%s\n' "${@:2}" >"$1"; }
commit() { git add app engine tests && git commit -q -m "$1"; }

git init -q .
for source in app/a engine/core/b engine/core/user engine/core/gone; do write "$source.cpp" one two three; done
write engine/core/b.h one two three
write engine/core/alone.h one two
write engine/core/user.cpp one '#include "core/alone.h"'
write tests/t.cpp one
commit base
write app/a.cpp one 2 three
write engine/core/gone.cpp one
write tests/t.cpp two
commit older
write engine/core/b.h one two three four five
write engine/core/alone.h 1 two
commit newer
write engine/core/b.cpp zero one two three  # not committed
{
    echo '['
    for source in app/a engine/core/b engine/core/user engine/core/gone; do echo "{\"file\": \"$work/$source.cpp\"},"; done
    echo '{"file": "/elsewhere/x.cpp"}]'
} >build/compile_commands.json

failures=0
# looks CLAIM EXIT_CODE EXPECTED_NOTES ARGUMENT...
looks() {
    local claim=$1 expected_code=$2 expected=$3 code=0
    shift 3
    rm -f "$NOTES"
    "$project/packaging/tidy.py" build "$@" >output 2>&1 || code=$?
    [ "$code" -eq "$expected_code" ] && [ "$(cat "$NOTES" 2>/dev/null)" = "$expected" ] && return
    failures=$((failures + 1))
    echo "FAILED: $claim: exit code $code"
    cat "$NOTES" output
}
# says CLAIM TEXT: the last output has the text
says() {
    grep -qF -- "$2" output && return
    failures=$((failures + 1))
    echo "FAILED: $1: no \"$2\""
    cat output
}

b='engine/core/b.cpp [{"name": "engine/core/b.cpp", "lines": [[1, 1]]}, {"name": "core/b.h", "lines": [[4, 5]]}]'
user='engine/core/user.cpp [{"name": "core/alone.h", "lines": [[1, 1]]}]'
a='app/a.cpp [{"name": "app/a.cpp", "lines": [[2, 2]]}]'
looks "the newest change comes first, a header with a source that includes it, and what was only removed not at all" 0 "$b
$user
$a"
says "how many there are is said" "3 of 3 sources looked at, findings in 0"
looks "no more sources than wanted" 0 "$b" --most 1
says "what was left out is said" "1 of 3 sources"
looks "only changes since a commit" 0 'engine/core/b.cpp [{"name": "engine/core/b.cpp", "lines": [[1, 1]]}]' --since HEAD
FINDS_IN=engine/core/user.cpp looks "a finding fails, and the others are looked at" 1 "$b
$user
$a"
says "a finding is shown" "engine/core/user.cpp:1:1: error: found"
CRASHES_IN=engine/core/user.cpp looks "a crash of clang-tidy is no finding, and the others are looked at" 0 "$b
$user
$a"
says "a crash is said" "engine/core/user.cpp was not looked at"
[ "$failures" -eq 0 ] && echo PASS
