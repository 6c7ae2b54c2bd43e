#!/usr/bin/env python3
"""Prints which share of the lines of the engine's readers the fuzzers' inputs reach.

Builds the fuzzers with gcov in build-coverage, runs the corpus and the inputs that tests/fuzz/long.sh kept, and prints a
line for each file: lines, lines that ran, percent. --missing FILE prints the lines of a file that did not run.
"""
import argparse
import collections
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ("engine/formats", "engine/tokenizers", "engine/audio")
BATCH = 200


def run(*command):
    subprocess.run([str(part) for part in command], check=True, cwd=ROOT, stdout=subprocess.DEVNULL)


def build(folder):
    if not (folder / "build.ninja").exists():
        # ccache does not know where gcov looks for its notes, and optimized lines run out of order.
        run("cmake", "--preset", "fuzz", "-B", folder, "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS=--coverage", "-DHEADLIGHT_SANITIZE=",
            "-DHEADLIGHT_CCACHE=OFF", "-DHEADLIGHT_GUI=OFF", "-DHEADLIGHT_VULKAN=OFF", "-DHEADLIGHT_TESTS=OFF")
    run("cmake", "--build", folder, "--target", "fuzz_engine")


def replay(program, target, files):
    """Runs the inputs in one process. One that crashes takes the counts of its process along, so then each gets its own."""
    command = [str(program), target, "--replay"]
    quiet = {"cwd": ROOT, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    if subprocess.run(command + files, **quiet).returncode == 0:
        return
    for file in files:
        if subprocess.run(command + [file], **quiet).returncode != 0:
            print(f"{target}: {file} breaks a promise", file=sys.stderr)


def run_inputs(folder, kept):
    for counts in folder.rglob("*.gcda"):
        counts.unlink()
    program = folder / "fuzz" / "fuzz_engine"
    targets = subprocess.run([str(program), "--targets"], check=True, capture_output=True, text=True).stdout.split()
    for target in targets:
        folders = (ROOT / "tests" / "fuzz" / "corpus" / target, kept / target)
        files = sorted(str(file) for inputs in folders if inputs.is_dir() for file in inputs.iterdir())
        for begin in range(0, len(files), BATCH):
            replay(program, target, files[begin:begin + BATCH])


def count_lines(folder):
    """Returns how often each line of each file ran: {file: {line: times}}."""
    times = collections.defaultdict(collections.Counter)
    for place in FOLDERS:
        # Notes without counts are of code that never ran.
        for notes in sorted((folder / place).rglob("*.gcno")):
            counts = notes.with_suffix(".gcda")
            report = subprocess.run(["gcov", "--json-format", "--stdout", str(counts if counts.exists() else notes)],
                                    check=True, capture_output=True, cwd=folder).stdout
            for source in json.loads(report)["files"]:
                path = (folder / source["file"]).resolve()
                if path.is_relative_to(ROOT):
                    for line in source["lines"]:
                        times[str(path.relative_to(ROOT))][line["line_number"]] += line["count"]
    return times


def print_shares(times):
    for place in FOLDERS:
        total = covered = 0
        for path, lines in sorted(times.items()):
            if not path.startswith(place + "/"):
                continue
            ran = sum(1 for count in lines.values() if count > 0)
            print(f"{len(lines):6} {ran:6} {100 * ran / len(lines):5.1f}  {path}")
            total += len(lines)
            covered += ran
        if total > 0:
            print(f"{total:6} {covered:6} {100 * covered / total:5.1f}  {place}\n")


def print_missing(times, path):
    text = (ROOT / path).read_text().splitlines()
    for line, count in sorted(times[path].items()):
        if count == 0:
            print(f"{line:5}  {text[line - 1]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build-coverage", help="folder of the build with gcov")
    parser.add_argument("--kept", type=pathlib.Path, default=ROOT / "build-fuzz" / "kept", help="folder with a folder of inputs for each target")
    parser.add_argument("--missing", metavar="FILE", help="print the lines of this file that did not run")
    options = parser.parse_args()
    folder = options.build.resolve()
    build(folder)
    run_inputs(folder, options.kept.resolve())
    times = count_lines(folder)
    if options.missing:
        print_missing(times, options.missing)
    else:
        print_shares(times)


if __name__ == "__main__":
    main()
