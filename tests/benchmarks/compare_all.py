#!/usr/bin/env python3
"""Makes the tables of docs/performance.md on this machine, as Markdown: Headlight beside PyTorch, llama.cpp, oneDNN and BertViz, local layers
beside their band, how long programs take to start, and how long a key takes to the figures of its text.

    python compare_all.py --build BUILD [--threads 2] [--rounds 3] [--model minilm] [--gguf FILE] [--llama-bench PROGRAM] [--large-gguf FILE]
        [--bertviz-scripts FOLDER] [--only starts] > tables.md

BUILD was configured with -DHEADLIGHT_BENCHMARKS=ON. Whoever is measured beside another takes turns with it, round by round. Needs torch and
transformers; llama.cpp takes part where xllamacpp or llama-bench is there and --gguf names a file, oneDNN where BUILD was made with it, BertViz
where it and Chromium are installed. make_random_gguf.py writes a large file. What is left out says why. The machine should be idle.
"""

import argparse
import importlib.util
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import compare_with_pytorch as pytorch
import measure_typing
import torch
import transformers

NAMES = {
    "story": "built-in story-encoder",
    "minilm": "MiniLM",
    "gpt2": "GPT-2 small",
    "llama": "Llama, 135 million parameters",
    "wav2vec2": "wav2vec 2.0 base",
    "esm": "ESM-2, 35 million parameters",
    "vit": "ViT-B/16, 256 patches",
    "llava": "Llama, 135 million parameters, behind a ViT of 1,024 patches",
}
STARTS = 7


def say(line: str = "") -> None:
    print(line, flush=True)


def processor() -> str:
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def describe_machine(options: argparse.Namespace) -> None:
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    devices = subprocess.run([options.build / "headlight", "devices"], capture_output=True, text=True, check=True).stdout
    cpu = next(line.split("\t")[-1] for line in devices.splitlines() if line.startswith("cpu"))
    say(f"{processor()}, {os.cpu_count()} cores, {memory:.0f} GiB; {platform.platform()}. Headlight computes on {cpu}; PyTorch {torch.__version__}, "
        f"transformers {transformers.__version__}; {options.threads} threads; {options.rounds} rounds.")


def compare_passes(options: argparse.Namespace) -> None:
    say("| Model | Tokens | Headlight | Headlight, bf16 | PyTorch, eager, with attentions | ratio | ratio, bf16 | PyTorch, sdpa, without attention | ratio |")
    say("|---" * 9 + "|")
    alone = argparse.Namespace(**vars(options) | {"llama_bench": None})  # whose table is another
    for name in options.model or NAMES:
        sizes = list(pytorch.TOKENS[name])
        medians = pytorch.measure(alone, name, sizes, ("eager", "sdpa"), ("bf16",))
        for size in sizes:
            mine, bf16, eager, sdpa = (medians[who][size] for who in ("Headlight", "bf16", "eager", "sdpa"))
            label = NAMES[name] if size == sizes[0] else ""
            say(f"| {label} | {size:,} | {mine:.1f} | {bf16:.1f} | {eager:.1f} | {mine / eager:.2f} | {bf16 / eager:.2f} | {sdpa:.1f} | {mine / sdpa:.2f} |")


def say_what_prints(options: argparse.Namespace, script: str, *arguments: str | Path) -> None:
    """The tables of another script here."""
    command = [sys.executable, Path(__file__).with_name(script), *arguments, "--rounds", str(options.rounds)]
    say(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.strip())


def compare_with_llama_cpp(options: argparse.Namespace) -> None:
    if options.gguf is None or (importlib.util.find_spec("xllamacpp") is None and options.llama_bench is None):
        return say("Without llama.cpp: " + ("no --gguf is given." if options.gguf is None else "neither xllamacpp nor llama-bench is there."))
    bench = ["--llama-bench", options.llama_bench] if options.llama_bench else []
    say_what_prints(options, "compare_with_llama_cpp.py", "--benchmark", options.benchmark, "--gguf", options.gguf, "--threads", str(options.threads), *bench)


def compare_with_bertviz(options: argparse.Namespace) -> None:
    if importlib.util.find_spec("bertviz") is None or shutil.which("chromium") is None:
        return say("Without BertViz: bertviz and chromium must be installed.")
    scripts = ["--scripts", options.bertviz_scripts] if options.bertviz_scripts else []
    say_what_prints(options, "compare_with_bertviz.py", "--headlight", options.build / "headlight", *scripts)


def median_operations(options: argparse.Namespace, pattern: str) -> list[dict]:
    """Medians of the rounds of operations_benchmark, which take turns; none where it has nothing of this name."""
    program = options.build / "benchmarks" / "operations_benchmark"
    answer = subprocess.run(
        [program, f"--benchmark_filter={pattern}", "--benchmark_format=json", f"--benchmark_repetitions={options.rounds}",
         "--benchmark_min_time=0.1", "--benchmark_enable_random_interleaving=true", "--benchmark_report_aggregates_only=true"],
        capture_output=True, text=True, check=True,
    )
    if "{" not in answer.stdout:
        return []
    runs = json.loads(answer.stdout[answer.stdout.index("{"):])["benchmarks"]
    return [run for run in runs if run["aggregate_name"] == "median"]


def compare_with_onednn(options: argparse.Namespace) -> None:
    """Billions of operations a second: Headlight's, oneDNN's, and their ratio."""
    rates: dict[tuple[str, str], dict[int, dict[str, float]]] = {}
    for run in median_operations(options, "^(headlight|onednn)_product/"):
        who, rows, depth, outputs, threads, *_ = (part.split(":")[-1] for part in run["run_name"].split("/"))
        rates.setdefault((f"{depth} to {outputs}", threads), {}).setdefault(int(rows), {})[who] = run["GFLOP/s"]
    if not rates:
        return say("Without oneDNN: operations_benchmark was built without it.")
    sizes = sorted(next(iter(rates.values())))
    say("| Matrix | Threads | " + " | ".join(f"{size} rows" for size in sizes) + " |")
    say("|---" * (2 + len(sizes)) + "|")
    for (matrix, threads), by_rows in sorted(rates.items(), key=lambda entry: entry[0][1]):
        pairs = [(by_rows[size]["headlight_product"], by_rows[size]["onednn_product"]) for size in sizes]
        say(f"| {matrix} | {threads} | " + " | ".join(f"{mine:.0f} / {other:.0f} ({mine / other:.2f})" for mine, other in pairs) + " |")


def compare_local_layers(options: argparse.Namespace) -> None:
    """A window of 256 keys to each side, with a token for everyone or without."""
    say("| Layer | Tokens | ms |")
    say("|---|---|---|")
    for run in median_operations(options, f"local_attention/.*/threads:{options.threads}/"):
        _, kind, tokens, *_ = run["run_name"].split("/")
        say(f"| {kind.replace('_', ' ')} | {int(tokens.split(':')[1]):,} | {run['real_time'] / 1e6:.1f} |")


def seconds_of(command: list[str | Path], settings: str) -> list[float]:
    """With settings of its own, so that the window opens what it first opens, and not what was open last."""
    environment = os.environ | {"QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"), "XDG_CONFIG_HOME": settings, "XDG_DATA_HOME": settings}
    times = []
    for _ in range(STARTS):
        begin = time.perf_counter()
        subprocess.run(command, env=environment, capture_output=True, check=True)
        times.append(time.perf_counter() - begin)
    return times


def measure_starts(options: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        measure_starts_in(options, Path(folder))


def measure_starts_in(options: argparse.Namespace, folder: Path) -> None:
    headlight = options.build / "headlight"
    figure = folder / "figure.png"
    commands = {
        "window to its first picture": [headlight, "--quit-after-first-picture"],
        "`headlight figure` of the built-in encoder": [headlight, "figure", "story-encoder", "--text", "The animal was tired.", "--out", figure],
        "`headlight tokenize` with the GGUF file": [headlight, "tokenize", options.gguf, "--text", "The animal was tired."],
        "`headlight tokenize` with the large GGUF file": [headlight, "tokenize", options.large_gguf, "--text", "The animal was tired."],
        "window to the first token, GGUF file": [options.build / "benchmarks" / "first_tokens", options.gguf, "The animal was tired."],
        "window to the first token, large GGUF file": [options.build / "benchmarks" / "first_tokens", options.large_gguf, "The animal was tired."],
    }
    say("| Start | least, s | median, s |")
    say("|---|---|---|")
    for name, command in commands.items():
        if None not in command:
            times = seconds_of(command, str(folder))
            say(f"| {name} | {min(times):.2f} | {statistics.median(times):.2f} |")


def measure_keys(options: argparse.Namespace) -> None:
    missing = [program for program in ("Xvfb", "xdotool") if shutil.which(program) is None]
    if missing:
        return say(f"Without typing: {' and '.join(missing)} cannot be found.")
    program = options.build / "benchmarks" / "typing_latency"
    for name in measure_typing.TOKENS:
        for line in measure_typing.measure(program, name, measure_typing.KEYS, measure_typing.PAUSES):
            say(f"- {NAMES[name]}, {line}")


PARTS = {
    "passes": compare_passes,
    "llama.cpp": compare_with_llama_cpp,
    "oneDNN": compare_with_onednn,
    "local layers": compare_local_layers,
    "BertViz": compare_with_bertviz,
    "starts": measure_starts,
    "typing": measure_keys,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=Path, required=True, help="folder of the build")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--model", choices=NAMES, action="append", help="may be repeated; default: all")
    parser.add_argument("--gguf", type=Path, help="a decoder, for llama.cpp")
    parser.add_argument("--llama-bench", default=shutil.which("llama-bench"), help="default: the one in PATH")
    parser.add_argument("--large-gguf", type=Path, help="a file of make_random_gguf.py, to open")
    parser.add_argument("--bertviz-scripts", type=Path, help="see compare_with_bertviz.py")
    parser.add_argument("--only", choices=PARTS, action="append", help="may be repeated; default: all tables")
    options = parser.parse_args()
    options.benchmark = options.build / "benchmarks" / "model_benchmark"
    options.backend, options.precision = "cpu", "fp32"
    torch.set_num_threads(options.threads)
    transformers.logging.set_verbosity_error()
    describe_machine(options)
    for name in options.only or PARTS:
        say()
        PARTS[name](options)


if __name__ == "__main__":
    main()
