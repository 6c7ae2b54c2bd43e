#!/usr/bin/env python3
"""Measures `headlight metrics` over a corpus beside a loop of transformers with output_attentions=True.

    python compare_over_corpus.py --headlight BUILD/headlight --model FOLDER [--texts 1000] [--threads 2] [--rounds 3] [--measure]

Both read one file of sentences of mixed length (invented from the words of the model's tokenizer, 3 to 120 words, the median 13), one text at a
time, and take turns, round by round, so that whatever else the machine does falls on both. Headlight computes 12 metrics and 14 labels of every
head and hashes the model; the loop runs the model (eager) and drops the matrices, or with --measure computes entropy, largest weight, mean
distance and the shares of the previous, next, same and first token from them, as the shortest loop that a study would write.

Printed are texts a second, by the clock and by the processors' time (on a machine with other work, the second is the one to quote), without loading:
the time over a tenth of the texts is taken off. Then peak memory over a tenth and over all of the texts, and two workers with one thread and half of
the texts each beside one worker with one thread, in texts a second. Needs torch and transformers.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SHORTEST, MEDIAN, LONGEST = 3, 13, 120
SPREAD = 0.7  # of the logarithm of the length


def write_corpus(file: Path, model: Path, texts: int) -> None:
    """Sentences of whole words of the tokenizer, the n-th word about 1/n as often as the first."""
    source = random.Random(1)
    vocabulary = json.loads((model / "tokenizer.json").read_text(encoding="utf-8"))["model"]["vocab"]
    words = [word for word in vocabulary if word.isalpha() and word.isascii() and len(word) > 1]
    with file.open("w", encoding="utf-8") as out:
        for _ in range(texts):
            length = round(min(max(source.lognormvariate(0, SPREAD) * MEDIAN, SHORTEST), LONGEST))
            chosen = [words[int(len(words) ** source.random()) - 1] for _ in range(length)]
            out.write(json.dumps({"text": " ".join(chosen).capitalize() + "."}) + "\n")


class Times:
    """Seconds by the clock and of the processors."""

    def __init__(self, wall: float, processors: float) -> None:
        self.wall, self.processors = wall, processors

    def __sub__(self, other: "Times") -> "Times":
        return Times(self.wall - other.wall, self.processors - other.processors)


def run_all(commands: list[list[str]]) -> tuple[Times, int]:
    """Times of commands that run at once, and the largest peak memory of one of them in KiB."""
    begin = time.perf_counter()
    running = [subprocess.Popen(command, stderr=subprocess.DEVNULL) for command in commands]
    processors, peak = 0.0, 0
    for process in running:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            raise SystemExit(f"{process.args} ended with {process.returncode}.")
        processors += usage.ru_utime + usage.ru_stime
        peak = max(peak, usage.ru_maxrss)
    return Times(time.perf_counter() - begin, processors), peak


class Headlight:
    def __init__(self, options: argparse.Namespace, folder: Path) -> None:
        self.options, self.folder = options, folder

    def command(self, lines: Path, threads: int, shard: str = "1/1") -> list[str]:
        out = self.folder / f"heads-{shard.replace('/', '-')}.json"
        return [str(self.options.headlight), "metrics", str(self.options.model), "--lines", str(lines), "--out", str(out), "--backend", "cpu",
                "--threads", str(threads), "--shard", shard]


def loop_of_transformers(model: Path, lines: Path, threads: int, measure: bool) -> None:
    """What runs in a process of its own, so that its memory and its processors' time are its alone."""
    import torch
    import transformers

    torch.set_num_threads(threads)
    tokenizer = transformers.AutoTokenizer.from_pretrained(model)
    network = transformers.AutoModel.from_pretrained(model, attn_implementation="eager").eval()
    sums = None
    with torch.inference_mode(), lines.open(encoding="utf-8") as file:
        for line in file:
            inputs = tokenizer(json.loads(line)["text"], return_tensors="pt", truncation=True)
            attentions = network(**inputs, output_attentions=True).attentions
            if not measure:
                continue
            weights = torch.stack(attentions)[:, 0]  # [layers, heads, queries, keys]
            places = torch.arange(weights.shape[-1])
            distances = (places[:, None] - places).abs().to(weights.dtype)
            found = torch.stack([
                torch.special.entr(weights).sum(-1).mean(-1),
                weights.amax(-1).mean(-1),
                (weights * distances).sum(-1).mean(-1),
                weights.diagonal(-1, -2, -1).sum(-1) / len(places),
                weights.diagonal(1, -2, -1).sum(-1) / len(places),
                weights.diagonal(0, -2, -1).mean(-1),
                weights[..., 0].mean(-1),
            ]).double()
            here = torch.stack([found, found * found])
            sums = here if sums is None else sums + here


def ratio_text(values: list[float]) -> str:
    return f"{statistics.median(values):.2f} ({min(values):.2f} to {max(values):.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--headlight", type=Path, help="the program")
    parser.add_argument("--model", type=Path, required=True, help="folder of an encoder with tokenizer.json")
    parser.add_argument("--texts", type=int, default=1000)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--measure", action="store_true", help="the loop computes seven metrics too")
    parser.add_argument("--loop", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.loop:
        loop_of_transformers(options.model, options.loop, options.threads, options.measure)
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tenth, whole = folder / "tenth.jsonl", folder / "whole.jsonl"
        write_corpus(whole, options.model, options.texts)
        lines = whole.read_text(encoding="utf-8").splitlines(keepends=True)
        tenth.write_text("".join(lines[: len(lines) // 10]), encoding="utf-8")
        texts = len(lines) - len(lines) // 10
        ours = Headlight(options, folder)
        loop = [sys.executable, __file__, "--model", str(options.model), "--threads", str(options.threads)] + ["--measure"] * options.measure
        programs = {
            "headlight": lambda file: [ours.command(file, options.threads)],
            "transformers": lambda file: [[*loop, "--loop", str(file)]],
            "one worker": lambda file: [ours.command(file, 1)],
            "two workers": lambda file: [ours.command(file, 1, "1/2"), ours.command(file, 1, "2/2")],
        }
        rates = {name: {"wall": [], "processors": []} for name in programs}
        peaks = {name: {} for name in programs}
        for _ in range(options.rounds):
            for name, commands in programs.items():
                few, peaks[name]["tenth"] = run_all(commands(tenth))
                all_of_them, peaks[name]["whole"] = run_all(commands(whole))
                times = all_of_them - few
                rates[name]["wall"].append(texts / times.wall)
                rates[name]["processors"].append(texts / times.processors)
        print(f"{options.texts} texts, {options.threads} threads, {options.rounds} rounds: median (least to largest)")
        print(f"{'':14} {'texts a second':>26} {'texts a processor second':>26} {'MB, a tenth':>12} {'MB, all':>8}")
        for name in programs:
            memory = [peaks[name][part] / 1000 for part in ("tenth", "whole")]
            print(f"{name:14} {ratio_text(rates[name]['wall']):>26} {ratio_text(rates[name]['processors']):>26} {memory[0]:12.0f} {memory[1]:8.0f}")
        for clock in ("wall", "processors"):
            pairs = zip(rates["headlight"][clock], rates["transformers"][clock])
            print(f"headlight / transformers, {clock}: {ratio_text([a / b for a, b in pairs])}")
            pairs = zip(rates["two workers"][clock], rates["one worker"][clock])
            print(f"two workers / one worker, {clock}: {ratio_text([a / b for a, b in pairs])}")


if __name__ == "__main__":
    main()
