#!/usr/bin/env python3
"""Measures Headlight beside PyTorch and llama.cpp on this machine: one forward pass that leaves the attention of every head.

    python compare_with_pytorch.py --benchmark BUILD/benchmarks/model_benchmark [--threads 2] [--rounds 5] [--model minilm] [--tokens 64]
        [--backend vulkan --device 0 --precision fp16] [--gguf GPT2.gguf --llama-bench PROGRAM]

All run models of the same shape with random weights, the logits of the last token included. Headlight also computes metrics and thumbnails
of every head; PyTorch (eager, output_attentions=True) keeps the whole matrices. They take turns, round by round, so that whatever else the
machine does falls on all. Printed are the medians of the rounds' medians in milliseconds. Needs torch and transformers. PyTorch computes on
the CPU, beside a Vulkan device on the graphics processor where torch finds one.

llama.cpp takes part where its llama-bench is installed and --gguf names a file of GPT-2 small (fp32), for gpt2 alone. It keeps no attention.

A GGUF file of any decoder that Headlight runs is measured alone by
    HEADLIGHT_BENCHMARK_MODEL=FILE BUILD/benchmarks/model_benchmark --benchmark_filter=file
and by llama.cpp with
    llama-bench -m FILE -p 256,1024 -n 32

The machine should be idle: with other work on the cores, PyTorch's threads wait for each other a hundred times longer than they work, and the
ratio says nothing. With --threads 1 neither waits, and the ratio holds on a busy machine too, if less exactly.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

import torch
import transformers as hf

TOKENS = {
    "story": (16, 32, 64, 128),
    "minilm": (16, 32, 64, 128, 256, 512),
    "gpt2": (16, 32, 64, 128, 256, 512, 1024),
    "llama": (256, 1024, 2048),
    "wav2vec2": (64, 512),
    "esm": (512,),
    "vit": (256,),
    "llava": (2048,),
}
DECODERS = ("gpt2", "llama", "llava")
SAVED = ("llama", "wav2vec2", "esm", "vit", "llava")  # to a folder, for model_benchmark, which makes the others itself
IMAGE_TOKENS = 1024  # of llava's text
LEAST_RUNS = 3
SECONDS_A_SIZE = 0.5

PRECISION = "HEADLIGHT_BENCHMARK_PRECISION"  # of benchmark_backend.h


def configured(name: str):
    """A configuration, and the class of models that has it."""
    small_llama = dict(hidden_size=576, intermediate_size=1536, num_hidden_layers=30, num_attention_heads=9, num_key_value_heads=3,
                       max_position_embeddings=8192, tie_word_embeddings=True, vocab_size=49152)
    if name == "story":
        return hf.BertConfig(vocab_size=1655, hidden_size=128, num_hidden_layers=4, num_attention_heads=4, intermediate_size=512,
                             max_position_embeddings=128), hf.BertModel
    if name == "minilm":
        return hf.BertConfig(hidden_size=384, num_hidden_layers=6, num_attention_heads=12, intermediate_size=1536), hf.BertModel
    if name == "llama":
        return hf.LlamaConfig(**small_llama), hf.LlamaForCausalLM
    if name == "wav2vec2":
        return hf.Wav2Vec2Config(), hf.Wav2Vec2ForCTC
    if name == "esm":
        return hf.EsmConfig(vocab_size=33, hidden_size=480, num_hidden_layers=12, num_attention_heads=20, intermediate_size=1920, mask_token_id=32,
                            pad_token_id=1, max_position_embeddings=1026, position_embedding_type="rotary", token_dropout=True), hf.EsmForMaskedLM
    if name == "vit":
        return hf.ViTConfig(image_size=256), hf.ViTModel
    if name == "llava":
        tower = hf.CLIPVisionConfig(image_size=448, patch_size=14, hidden_size=768, intermediate_size=3072, num_hidden_layers=12, num_attention_heads=12)
        return hf.LlavaConfig(vision_config=tower, text_config=hf.LlamaConfig(**small_llama)), hf.LlavaForConditionalGeneration
    return hf.GPT2Config(), hf.GPT2LMHeadModel


def build_model(name: str, attention: str = "eager"):
    """The shape of the built-in story-encoder, of MiniLM-L6, of GPT-2 small, of a Llama of 135 million parameters, of wav2vec 2.0 base (whose 512
    positions are of 10.2 seconds), of ESM-2 35M, of ViT-B/16 (256 patches), or of that Llama behind a ViT-B/14 of 1,024 patches, with random
    weights."""
    config, kind = configured(name)
    config._attn_implementation = attention
    return kind(config).eval()


def arguments_of(name: str, tokens: int, device) -> dict:
    """What the model reads."""
    if name == "wav2vec2":
        return {"input_values": torch.zeros(1, (tokens - 1) * 320 + 400, device=device)}
    if name == "vit":
        return {"pixel_values": torch.zeros(1, 3, 256, 256, device=device)}
    if name == "esm":
        return {"input_ids": torch.arange(tokens, device=device)[None] % 20 + 4}
    arguments = {"input_ids": torch.arange(tokens, device=device)[None] % 500 + 1000}
    if name == "llava":
        arguments["input_ids"][:, :IMAGE_TOKENS] = 32000
        arguments["pixel_values"] = torch.zeros(1, 3, 448, 448, device=device)
    if name in DECODERS:
        arguments |= {"logits_to_keep": 1, "use_cache": False}
    return arguments


def pytorch_milliseconds(name: str, model, tokens: int) -> float:
    """Median time of a forward pass, which leaves the attention of every head where the model computes it (eager)."""
    attentions = model.config._attn_implementation == "eager"
    device = next(model.parameters()).device
    arguments = arguments_of(name, tokens, device)
    times = []
    with torch.no_grad():
        model(output_attentions=attentions, **arguments)
        begin = time.perf_counter()
        while len(times) < LEAST_RUNS or time.perf_counter() - begin < SECONDS_A_SIZE:
            start = time.perf_counter()
            model(output_attentions=attentions, **arguments)
            if device.type == "cuda":
                torch.cuda.synchronize()
            times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


def headlight_milliseconds(program: Path, name: str, sizes: list[int], environment: dict[str, str]) -> dict[int, float]:
    """Median time of a forward pass for each number of tokens."""
    pattern = "|".join(str(size) for size in sizes)
    answer = subprocess.run(
        [program, f"--benchmark_filter=^forward/{'file' if name in SAVED else name}/({pattern})/", "--benchmark_format=json", "--benchmark_repetitions=3",
         f"--benchmark_min_time={SECONDS_A_SIZE / 3}", "--benchmark_report_aggregates_only=true"],
        env=os.environ | environment, capture_output=True, text=True, check=True,
    )
    medians = [run for run in json.loads(answer.stdout)["benchmarks"] if run["aggregate_name"] == "median"]
    return {int(run["run_name"].split("/")[2]): run["real_time"] for run in medians}


def llama_milliseconds(options: argparse.Namespace, sizes: list[int]) -> dict[int, float]:
    """Median time of llama.cpp's forward pass for each number of tokens."""
    layers = 99 if options.backend == "vulkan" else 0
    answer = subprocess.run(
        [options.llama_bench, "-m", options.gguf, "-p", ",".join(map(str, sizes)), "-n", "0", "-t", str(options.threads), "-ngl", str(layers),
         "-r", str(LEAST_RUNS), "-o", "json"],
        capture_output=True, text=True, check=True,
    )
    return {run["n_prompt"]: statistics.median(run["samples_ns"]) / 1e6 for run in json.loads(answer.stdout)}


def why_without_llama(options: argparse.Namespace) -> str | None:
    if options.llama_bench is None:
        return "llama-bench is not installed"
    return "no --gguf is given" if options.gguf is None else None


def environment_of(options: argparse.Namespace) -> dict[str, str]:
    """What tells model_benchmark where to compute."""
    environment = {"HEADLIGHT_THREADS": str(options.threads), PRECISION: options.precision}
    if options.backend == "vulkan":
        environment["HEADLIGHT_BENCHMARK_DEVICE"] = str(options.device)
    return environment


def measure(
    options: argparse.Namespace, name: str, sizes: list[int], attentions: tuple[str, ...] = ("eager",), other_precisions: tuple[str, ...] = ()
) -> dict[str, dict[int, float]]:
    """Medians of the rounds by who computes ("Headlight", its other precisions, what PyTorch computes attention with, "llama.cpp") and number of tokens."""
    models = {attention: build_model(name, attention) for attention in attentions}
    environment = environment_of(options)
    if name in SAVED:
        folder = tempfile.TemporaryDirectory()
        models[attentions[0]].save_pretrained(folder.name)
        environment["HEADLIGHT_BENCHMARK_MODEL"] = folder.name
    if options.backend == "vulkan" and torch.cuda.is_available():
        models = {attention: model.to("cuda") for attention, model in models.items()}
    times: dict[str, dict[int, list[float]]] = {}

    def add(who: str, size: int, milliseconds: float) -> None:
        times.setdefault(who, {}).setdefault(size, []).append(milliseconds)

    for _ in range(options.rounds):
        for size, milliseconds in headlight_milliseconds(options.benchmark, name, sizes, environment).items():
            add("Headlight", size, milliseconds)
        for precision in other_precisions:
            for size, milliseconds in headlight_milliseconds(options.benchmark, name, sizes, environment | {PRECISION: precision}).items():
                add(precision, size, milliseconds)
        for attention, model in models.items():
            for size in sizes:
                add(attention, size, pytorch_milliseconds(name, model, size))
        if name == "gpt2" and why_without_llama(options) is None:
            for size, milliseconds in llama_milliseconds(options, sizes).items():
                add("llama.cpp", size, milliseconds)
    return {who: {size: statistics.median(rounds) for size, rounds in by_size.items()} for who, by_size in times.items()}


def print_medians(name: str, sizes: list[int], medians: dict[str, dict[int, float]]) -> None:
    for size in sizes:
        mine, other = medians["Headlight"][size], medians["eager"][size]
        llama = f"{medians['llama.cpp'][size]:12.1f}" if "llama.cpp" in medians else f"{'-':>12}"
        print(f"{name:8} {size:6} {mine:12.1f} {other:12.1f} {mine / other:8.2f} {llama}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--benchmark", type=Path, required=True, help="the program model_benchmark")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--model", choices=TOKENS, action="append", help="may be repeated; default: all")
    parser.add_argument("--tokens", type=int, action="append", help="may be repeated; default: powers of two from 16")
    parser.add_argument("--backend", choices=("cpu", "vulkan"), default="cpu", help="what Headlight computes on")
    parser.add_argument("--device", type=int, default=0, help="number of the Vulkan device")
    parser.add_argument("--precision", choices=("fp32", "fp16", "bf16"), default="fp32", help="of Headlight's matrix products: fp16 on Vulkan, bf16 on the CPU")
    parser.add_argument("--llama-bench", default=shutil.which("llama-bench"), help="default: the one in PATH")
    parser.add_argument("--gguf", type=Path, help="GPT-2 small for llama.cpp")
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    hf.logging.set_verbosity_error()
    where = f"Vulkan device {options.device}" if options.backend == "vulkan" else f"CPU, {options.threads} threads"
    print(f"Headlight on {where}, {options.precision}; PyTorch {torch.__version__}, transformers {hf.__version__}, {options.threads} threads; {options.rounds} rounds")
    if reason := why_without_llama(options):
        print(f"Without llama.cpp: {reason}.")
    print(f"{'model':8} {'tokens':>6} {'Headlight ms':>12} {'PyTorch ms':>12} {'ratio':>8} {'llama.cpp ms':>12}")
    for name in options.model or TOKENS:
        sizes = [size for size in TOKENS[name] if not options.tokens or size in options.tokens]
        print_medians(name, sizes, measure(options, name, sizes))


if __name__ == "__main__":
    main()
