#!/usr/bin/env python3
"""Measures Headlight beside PyTorch on this machine: one forward pass that leaves the attention of every head.

    python compare_with_pytorch.py --benchmark BUILD/benchmarks/model_benchmark [--threads 2] [--rounds 5] [--model minilm] [--tokens 64]

Both run models of the same shape with random weights, the logits of the last token included. Headlight also computes metrics and thumbnails
of every head; PyTorch (eager, output_attentions=True) keeps the whole matrices. The two take turns, round by round, so that whatever else the
machine does falls on both. Printed are the medians of the rounds' medians in milliseconds. Needs torch and transformers.

The machine should be idle: with other work on the cores, PyTorch's threads wait for each other a hundred times longer than they work, and the
ratio says nothing. With --threads 1 neither waits, and the ratio holds on a busy machine too, if less exactly.
"""

import argparse
import json
import os
import statistics
import subprocess
import time
from pathlib import Path

import torch
import transformers as hf

TOKENS = {"minilm": (16, 32, 64, 128, 256, 512), "gpt2": (16, 32, 64, 128, 256, 512, 1024)}
LEAST_RUNS = 3
SECONDS_A_SIZE = 0.5


def build_model(name: str):
    """The shape of MiniLM-L6 or of GPT-2 small, with random weights."""
    if name == "minilm":
        config = hf.BertConfig(hidden_size=384, num_hidden_layers=6, num_attention_heads=12, intermediate_size=1536)
        kind = hf.BertModel
    else:
        config = hf.GPT2Config()
        kind = hf.GPT2LMHeadModel
    config._attn_implementation = "eager"
    return kind(config).eval()


def pytorch_milliseconds(name: str, model, tokens: int) -> float:
    """Median time of a forward pass."""
    ids = torch.arange(tokens)[None] % 1000 + 1000
    arguments = {"logits_to_keep": 1, "use_cache": False} if name == "gpt2" else {}
    times = []
    with torch.no_grad():
        model(input_ids=ids, output_attentions=True, **arguments)
        begin = time.perf_counter()
        while len(times) < LEAST_RUNS or time.perf_counter() - begin < SECONDS_A_SIZE:
            start = time.perf_counter()
            model(input_ids=ids, output_attentions=True, **arguments)
            times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


def headlight_milliseconds(program: Path, name: str, sizes: list[int], threads: int) -> dict[int, float]:
    """Median time of a forward pass for each number of tokens."""
    pattern = "|".join(str(size) for size in sizes)
    answer = subprocess.run(
        [program, f"--benchmark_filter=^forward/{name}/({pattern})/", "--benchmark_format=json", "--benchmark_repetitions=3",
         f"--benchmark_min_time={SECONDS_A_SIZE / 3}", "--benchmark_report_aggregates_only=true"],
        env=os.environ | {"HEADLIGHT_THREADS": str(threads)}, capture_output=True, text=True, check=True,
    )
    medians = [run for run in json.loads(answer.stdout)["benchmarks"] if run["aggregate_name"] == "median"]
    return {int(run["run_name"].split("/")[2]): run["real_time"] for run in medians}


def measure(program: Path, name: str, sizes: list[int], threads: int, rounds: int) -> None:
    model = build_model(name)
    ours = {size: [] for size in sizes}
    theirs = {size: [] for size in sizes}
    for _ in range(rounds):
        for size, milliseconds in headlight_milliseconds(program, name, sizes, threads).items():
            ours[size].append(milliseconds)
        for size in sizes:
            theirs[size].append(pytorch_milliseconds(name, model, size))
    for size in sizes:
        mine, other = statistics.median(ours[size]), statistics.median(theirs[size])
        print(f"{name:8} {size:6} {mine:12.1f} {other:12.1f} {mine / other:8.2f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--benchmark", type=Path, required=True, help="the program model_benchmark")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--model", choices=TOKENS, action="append", help="may be repeated; default: both")
    parser.add_argument("--tokens", type=int, action="append", help="may be repeated; default: powers of two from 16")
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    hf.logging.set_verbosity_error()
    print(f"PyTorch {torch.__version__}, transformers {hf.__version__}, {options.threads} threads, {options.rounds} rounds")
    print(f"{'model':8} {'tokens':>6} {'Headlight ms':>12} {'PyTorch ms':>12} {'ratio':>8}")
    for name in options.model or TOKENS:
        sizes = [size for size in TOKENS[name] if not options.tokens or size in options.tokens]
        measure(options.benchmark, name, sizes, options.threads, options.rounds)


if __name__ == "__main__":
    main()
