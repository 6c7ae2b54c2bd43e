#!/usr/bin/env python3
"""Measures one long prompt, in Headlight with the attention of every head and in PyTorch (sdpa) without: time and memory.

    python compare_long.py --build BUILD [--tokens 32768] [--layers 30] [--threads 2] [--kept fp16]

The model is a Llama of 135 million parameters (30 layers of 9 heads, 3 of them with keys; random weights), or as many of its layers as
--layers says: the layers are alike, and a few of them take a share of the time. One run each, which takes minutes. Needs torch and transformers.
"""

import argparse
import json
import os
import resource
import subprocess
import tempfile
import time
from pathlib import Path

import compare_with_pytorch as pytorch
import torch


def build_model(layers: int, tokens: int):
    config, kind = pytorch.configured("llama")
    config.num_hidden_layers = layers
    config.max_position_embeddings = tokens
    config._attn_implementation = "sdpa"
    return kind(config).eval()


def pytorch_seconds(model, tokens: int) -> float:
    arguments = pytorch.arguments_of("llama", tokens, "cpu")
    with torch.no_grad():
        begin = time.perf_counter()
        model(**arguments)
        return time.perf_counter() - begin


def headlight(options: argparse.Namespace, folder: str) -> dict:
    environment = os.environ | {"HEADLIGHT_THREADS": str(options.threads), "HEADLIGHT_BENCHMARK_MODEL": folder, "HEADLIGHT_BENCHMARK_KEPT": options.kept}
    answer = subprocess.run(
        [options.build / "benchmarks" / "model_benchmark", f"--benchmark_filter=^forward/file/{options.tokens}/", "--benchmark_format=json",
         "--benchmark_min_time=0.001"],
        env=environment, capture_output=True, text=True, check=True,
    )
    return json.loads(answer.stdout[answer.stdout.index("{"):])["benchmarks"][0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=Path, required=True, help="folder of the build")
    parser.add_argument("--tokens", type=int, default=32768, help="a power of two")
    parser.add_argument("--layers", type=int, default=30)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--kept", choices=("fp32", "fp16"), default="fp32", help="precision in which queries and keys are kept")
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    model = build_model(options.layers, options.tokens)
    with tempfile.TemporaryDirectory() as folder:
        model.save_pretrained(folder)
        found = headlight(options, folder)
    other = pytorch_seconds(model, options.tokens)
    mine = found["real_time"] / 1000
    beyond = found["peak_above_file_MB"] - found["kept_MB"]
    print(f"{options.tokens:,} tokens, {options.layers} layers, {options.threads} threads, queries and keys in {options.kept}")
    print(f"Headlight: {mine:.1f} s; keeps {found['kept_MB']:.0f} MB of attention, and has {beyond:.0f} MB at most beside that and the weights")
    print(f"PyTorch {torch.__version__}, sdpa: {other:.1f} s; ratio {mine / other:.2f}; peak {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000:.0f} MB")


if __name__ == "__main__":
    main()
