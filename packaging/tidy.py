#!/usr/bin/env python3
"""Runs clang-tidy on the lines of app, engine and ui that changed since a commit, and prints what it finds in them.

usage: packaging/tidy.py BUILD [--since COMMIT] [--most SOURCES] [--jobs N]

BUILD holds compile_commands.json. Sources come newest change first: what is not committed, then commit by commit; at most
SOURCES of them are looked at, so that what is found depends on the history alone and not on the speed of a machine. A header
is looked at with the source of its name, or with the first one that includes it. The exit code is 1 if anything was found.
"""
import argparse
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys

FOLDERS = ("app", "engine", "ui")
COMMITS = 20
SOURCES = 30
CRASHED = "crashed"  # says nothing of the source: clang 14 dies of some headers of GCC 12
# The build is configured for GCC, some of whose options clang does not know.
OPTIONS = ("--quiet", "--warnings-as-errors=*", "--header-filter=.*", "--extra-arg=-Wno-unknown-warning-option",
           "--extra-arg=-Wno-ignored-optimization-argument")


def git(*arguments):
    return subprocess.run(["git", *arguments], check=True, capture_output=True, text=True).stdout


def default_base():
    """The commit before the last COMMITS, or the first one that a shallow clone has."""
    return git("rev-list", f"--max-count={COMMITS + 1}", "HEAD").split()[-1]


def changed_lines(since):
    """Returns {path: [[first, last], ...]} of the lines that were added or changed."""
    lines, path = {}, None
    for line in git("diff", "--no-color", "--no-ext-diff", "--unified=0", "--diff-filter=d", since, "--", *FOLDERS).splitlines():
        if match := re.match(r"\+\+\+ b/(.*\.(?:cpp|h))$", line):
            path = match[1]
        elif line.startswith("+++ "):
            path = None
        elif path and (match := re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", line)):
            first, count = int(match[1]), int(match[2] or 1)
            if count > 0:
                lines.setdefault(path, []).append([first, first + count - 1])
    return lines


def newest_first(paths, since):
    touched = git("diff", "--name-only", "HEAD").splitlines() + git("log", "--name-only", "--format=", f"{since}..HEAD").splitlines()
    return [path for path in dict.fromkeys(touched) if path in paths]


def included_name(path):
    """The name by which a header is included: without the first folder."""
    return path.split("/", 1)[1]


def source_of(header, sources):
    """The source with which a header is looked at; nothing if none of them includes it."""
    own = header.removesuffix(".h") + ".cpp"
    if own in sources:
        return own
    including = subprocess.run(["git", "grep", "-l", "-F", f'#include "{included_name(header)}"', "--", *(f"{folder}/*.cpp" for folder in FOLDERS)],
                               capture_output=True, text=True).stdout.splitlines()
    return next((source for source in sorted(including) if source in sources), None)


def units_of(lines, since, sources):
    """Returns {source: [what of it and of headers is looked at]}, newest change first."""
    units = {}
    for path in newest_first(lines, since):
        is_header = path.endswith(".h")
        source = source_of(path, sources) if is_header else path
        if source in sources:
            units.setdefault(source, []).append({"name": included_name(path) if is_header else path, "lines": lines[path]})
    return units


def look_at(build, source, lines):
    result = subprocess.run(["clang-tidy-14", *OPTIONS, "-p", build, "--line-filter=" + json.dumps(lines), source], capture_output=True, text=True)
    if result.returncode < 0:
        return CRASHED
    return "" if result.returncode == 0 else result.stdout.strip() or result.stderr.strip()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", help="folder of a build with compile_commands.json")
    parser.add_argument("--since", help=f"commit to compare with (default: the one before the last {COMMITS})")
    parser.add_argument("--most", type=int, default=SOURCES, help=f"sources to look at (default: {SOURCES})")
    parser.add_argument("--jobs", type=int, default=1, help="sources to look at at the same time (default: 1)")
    options = parser.parse_args()
    root = pathlib.Path.cwd()
    commands = json.loads((pathlib.Path(options.build) / "compile_commands.json").read_text())
    sources = {str(path.relative_to(root)) for path in (pathlib.Path(command["file"]) for command in commands) if path.is_relative_to(root)}
    since = options.since or default_base()
    units = units_of(changed_lines(since), since, sources)
    chosen = list(units.items())[:options.most]
    found = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for (source, _), report in zip(chosen, pool.map(lambda unit: look_at(options.build, *unit), chosen)):
            if report == CRASHED:
                print(f"Tidy: {source} was not looked at: clang-tidy itself crashed on it", flush=True)
            elif report:
                found += 1
                print(report, flush=True)
    print(f"Tidy: lines changed since {since[:9]} in {len(chosen)} of {len(units)} sources looked at, findings in {found}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
