#!/usr/bin/env python3
"""Measures Headlight beside llama.cpp with one GGUF file: reading a prompt, and writing token after token.

    python compare_with_llama_cpp.py --benchmark BUILD/benchmarks/model_benchmark --gguf FILE [--llama-bench PROGRAM] [--threads 2] [--rounds 5]
        [--prompts 256 1024]

All take turns, round by round, so that whatever else the machine does falls on each. All read as many ids; Headlight captures the attention of
every head meanwhile, and of every token that it writes. Printed, as Markdown, are the least and the median time in milliseconds, and Headlight's
least as a multiple of the other's. Where other programs compute as well, measure with one thread: llama.cpp's wait for each other.

llama.cpp is its own llama-bench, built for this processor, where --llama-bench names it or it is in PATH, and xllamacpp where that is installed,
whose wheels hold llama.cpp's server for processors of many kinds; both where both are there. Writing begins behind 128 tokens.
"""

import argparse
import importlib.util
import json
import os
import shutil
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Protocol

WRITTEN = 32  # tokens written behind a prompt of 128
BEHIND = 128
EACH_TOKEN = f"next_token/file/{BEHIND}"


def forward(size: int) -> str:
    """The name that model_benchmark has for a prompt of so many tokens."""
    return f"forward/file/{size}"


def some_ids(count: int, vocabulary: int, seed: int) -> list[int]:
    """Each seed gives others, so that no prompt is remembered."""
    return [(1000 + 7919 * i + 104729 * seed) % vocabulary for i in range(count)]


class Program(Protocol):
    """Who is measured. A round gives milliseconds by the names of model_benchmark."""

    name: str

    def round(self) -> dict[str, float]: ...


class Headlight:
    def __init__(self, options: argparse.Namespace, precision: str) -> None:
        self.name = f"Headlight, {precision}"
        sizes = "|".join(map(str, options.prompts))
        self.environment = os.environ | {"HEADLIGHT_BENCHMARK_MODEL": str(options.gguf), "HEADLIGHT_THREADS": str(options.threads), "HEADLIGHT_BENCHMARK_PRECISION": precision}
        self.command = [options.benchmark, "--benchmark_format=json", f"--benchmark_filter=^forward/file/({sizes})/|next_token/file", "--benchmark_min_time=0.3"]

    def round(self) -> dict[str, float]:
        answer = subprocess.run(self.command, env=self.environment, check=True, capture_output=True, text=True)
        return {"/".join(entry["name"].split("/")[:3]): entry["real_time"] for entry in json.loads(answer.stdout)["benchmarks"]}


class Server:
    """llama.cpp's server, in this process."""

    name = "llama.cpp (xllamacpp)"

    def __init__(self, options: argparse.Namespace) -> None:
        import xllamacpp

        params = xllamacpp.CommonParams()
        params.model.path = str(options.gguf)
        params.n_ctx = max(*options.prompts, BEHIND + WRITTEN) + 64
        params.n_batch = params.n_ubatch = 512
        params.n_parallel = 1
        params.n_gpu_layers = 0
        params.cpuparams.n_threads = params.cpuparams_batch.n_threads = options.threads
        params.warmup = True
        self.prompts = options.prompts
        self.server = xllamacpp.Server(params)
        self.turns = 0
        print(f"xllamacpp was built for {xllamacpp.get_system_info().strip()}", file=sys.stderr)

    def run(self, prompt: int, written: int) -> tuple[float, float]:
        """Milliseconds for the prompt, and for each token written."""
        self.turns += 1
        asked = {
            "prompt": some_ids(prompt, 200_000, self.turns),
            "n_predict": written,
            "cache_prompt": False,
            "temperature": 0,
            "ignore_eos": True,
        }
        answer = self.server.handle_completions(asked)
        answer = answer if isinstance(answer, dict) else json.loads(answer)
        timings = answer["timings"]
        if timings["prompt_n"] != prompt:
            raise SystemExit(f"llama.cpp read {timings['prompt_n']} tokens instead of {prompt}.")
        return timings["prompt_ms"], timings["predicted_per_token_ms"]

    def round(self) -> dict[str, float]:
        return {forward(size): self.run(size, 1)[0] for size in self.prompts} | {EACH_TOKEN: self.run(BEHIND, WRITTEN)[1]}


class Bench:
    """llama-bench, which reads a prompt once to warm up."""

    name = "llama.cpp (llama-bench)"

    def __init__(self, options: argparse.Namespace) -> None:
        self.prompts = options.prompts
        self.command = [options.llama_bench, "-m", options.gguf, "-t", str(options.threads), "-ngl", "0", "-r", "2", "-o", "json"]

    def milliseconds(self, *arguments: str) -> list[dict]:
        answer = subprocess.run([*self.command, *arguments], capture_output=True, text=True, check=True)
        return [run | {"ms": statistics.median(run["samples_ns"]) / 1e6} for run in json.loads(answer.stdout)]

    def round(self) -> dict[str, float]:
        prompts = self.milliseconds("-p", ",".join(map(str, self.prompts)), "-n", "0")
        written = self.milliseconds("-p", "0", "-n", str(WRITTEN), "-d", str(BEHIND))
        return {forward(run["n_prompt"]): run["ms"] for run in prompts} | {EACH_TOKEN: written[0]["ms"] / WRITTEN}


def others(options: argparse.Namespace) -> list[Program]:
    found: list[Program] = []
    if options.llama_bench:
        found.append(Bench(options))
    if importlib.util.find_spec("xllamacpp"):
        found.append(Server(options))
    if not found:
        raise SystemExit("Expected llama-bench (--llama-bench PROGRAM) or the package xllamacpp, found neither.")
    return found


def times_of(programs: list[Program], rounds: int) -> dict[str, dict[str, list[float]]]:
    times: dict[str, dict[str, list[float]]] = {program.name: {} for program in programs}
    for _ in range(rounds):
        for program in programs:
            for row, milliseconds in program.round().items():
                times[program.name].setdefault(row, []).append(milliseconds)
    return times


def print_table(rows: dict[str, str], times: dict[str, dict[str, list[float]]]) -> None:
    own = [name for name in times if name.startswith("Headlight")]
    beside = [name for name in times if name not in own]
    ratios = " | ".join(f"ratio, {name.removeprefix('Headlight, ')}" for name in own)
    print("| | " + " | ".join([*own, *(f"{name} | {ratios}" for name in beside)]) + " |")
    print("|---" * (1 + len(own) + (1 + len(own)) * len(beside)) + "|")
    for row, shown in rows.items():
        def cell(name: str) -> str:
            return f"{min(times[name][row]):.1f} / {statistics.median(times[name][row]):.1f}"

        cells = [cell(name) for name in own]
        for name in beside:
            cells += [cell(name), *(f"{min(times[mine][row]) / min(times[name][row]):.2f}" for mine in own)]
        print(f"| {shown} | {' | '.join(cells)} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--benchmark", type=Path, required=True)
    parser.add_argument("--gguf", type=Path, required=True)
    parser.add_argument("--llama-bench", default=shutil.which("llama-bench"), help="default: the one in PATH")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--prompts", type=int, nargs="+", default=[256, 1024])
    options = parser.parse_args()
    times = times_of([Headlight(options, "fp32"), Headlight(options, "bf16"), *others(options)], options.rounds)
    print(f"{options.gguf.name}, {options.threads} threads, milliseconds (least / median of {options.rounds} rounds):\n")
    print_table({forward(size): f"prompt of {size}" for size in options.prompts} | {EACH_TOKEN: "each token written"}, times)


if __name__ == "__main__":
    main()
