#!/usr/bin/env python3
"""Measures Headlight beside llama.cpp with one GGUF file: reading a prompt, and writing token after token.

    python compare_with_llama_cpp.py --benchmark BUILD/benchmarks/model_benchmark --gguf FILE [--threads 2] [--rounds 5] [--prompts 256 1024]

The two take turns, round by round, so that whatever else the machine does falls on both. Both read as many ids; Headlight captures
the attention of every head meanwhile, and of every token that it writes. Printed are the least and the median time in milliseconds, and
Headlight's least as a multiple of llama.cpp's. Where other programs compute as well, measure with one thread: llama.cpp's wait for each other.
Needs xllamacpp, whose wheels hold llama.cpp's server for processors.
"""

import argparse
import json
import os
import statistics
import subprocess
from pathlib import Path

import xllamacpp

WRITTEN = 32  # tokens written behind a prompt of 128
BEHIND = 128


def some_ids(count: int, vocabulary: int, seed: int) -> list[int]:
    """Each seed gives others, so that no prompt is remembered."""
    return [(1000 + 7919 * i + 104729 * seed) % vocabulary for i in range(count)]


class LlamaCpp:
    def __init__(self, file: Path, threads: int, longest: int) -> None:
        params = xllamacpp.CommonParams()
        params.model.path = str(file)
        params.n_ctx = longest + 64
        params.n_batch = params.n_ubatch = 512
        params.n_parallel = 1
        params.n_gpu_layers = 0
        params.cpuparams.n_threads = params.cpuparams_batch.n_threads = threads
        params.warmup = True
        self.server = xllamacpp.Server(params)
        self.turns = 0

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


def headlight(benchmark: Path, file: Path, threads: int, prompts: list[int]) -> dict[str, float]:
    sizes = "|".join(map(str, prompts))
    environment = os.environ | {"HEADLIGHT_BENCHMARK_MODEL": str(file), "HEADLIGHT_THREADS": str(threads)}
    command = [benchmark, "--benchmark_format=json", f"--benchmark_filter=^forward/file/({sizes})/|next_token/file", "--benchmark_min_time=0.3"]
    answer = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return {"/".join(entry["name"].split("/")[:3]): entry["real_time"] for entry in json.loads(answer.stdout)["benchmarks"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--benchmark", type=Path, required=True)
    parser.add_argument("--gguf", type=Path, required=True)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--prompts", type=int, nargs="+", default=[256, 1024])
    options = parser.parse_args()
    llama = LlamaCpp(options.gguf, options.threads, max(options.prompts))
    names = {f"forward/file/{size}": f"prompt of {size}" for size in options.prompts} | {f"next_token/file/{BEHIND}": "each token written"}
    ours = {name: [] for name in names}
    theirs = {name: [] for name in names}
    for _ in range(options.rounds):
        for size in options.prompts:
            theirs[f"forward/file/{size}"].append(llama.run(size, 1)[0])
        theirs[f"next_token/file/{BEHIND}"].append(llama.run(BEHIND, WRITTEN)[1])
        for name, time in headlight(options.benchmark, options.gguf, options.threads, options.prompts).items():
            ours[name].append(time)
    print(f"llama.cpp was built for {xllamacpp.get_system_info().strip()}")
    print(f"{options.gguf.name}, {options.threads} threads, milliseconds (least / median of {options.rounds} rounds)")
    print(f"{'':20} {'Headlight':>20} {'llama.cpp':>20} {'ratio':>8}")
    for name, shown in names.items():
        figures = [f"{min(times):.1f} / {statistics.median(times):.1f}" for times in (ours[name], theirs[name])]
        print(f"{shown:20} {figures[0]:>20} {figures[1]:>20} {min(ours[name]) / min(theirs[name]):8.2f}")


if __name__ == "__main__":
    main()
