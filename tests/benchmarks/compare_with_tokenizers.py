#!/usr/bin/env python3
"""Measures Headlight's tokenizers beside Hugging Face's `tokenizers` and `sentencepiece`: loading, and tokenizing a megabyte of text.

    python compare_with_tokenizers.py --benchmark BUILD/benchmarks/tokenizer_benchmark [--only NAME ...] [--rounds 3]

Beside the tokenizers of the tests there are three of 256,000 invented pieces: BPE and Unigram as tokenizer.json, BPE as SentencePiece model.
All read one text, on one thread, and take turns, so that whatever else the machine does falls on all. Printed are the medians of the
processor's time in milliseconds. Headlight also finds words, and what a person should read for each token. Needs tokenizers, sentencepiece and protobuf.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

os.environ["RAYON_NUM_THREADS"] = "1"
import sentencepiece
import tokenizers
from sentencepiece import sentencepiece_model_pb2 as proto

TESTS = Path(__file__).parent.parent / "reference" / "tokenizers"
PIECES = 256_000
SPACE = "\u2581"
BYTES = [f"<0x{byte:02X}>" for byte in range(256)]


def invented_text(size: int) -> str:
    """Sentences of words made of syllables, the n-th word about 1/n as often as the first."""
    source = random.Random(1)
    syllables = ["ka", "to", "ren", "mi", "lo", "ser", "ang", "du", "vé", "pho", "st", "ill"]
    words = ["".join(source.choices(syllables, k=source.randint(1, 4))) for _ in range(30_000)]
    text = []
    length = 0
    while length < size:
        word = words[int(len(words) ** source.random()) - 1] + (". " if source.random() < 0.08 else " ")
        text.append(word)
        length += len(word.encode())
    return "".join(text)


def invented_merges() -> tuple[list[str], list[tuple[str, str]]]:
    """Pieces in the order of their ids, and the merges that make the longer ones."""
    source = random.Random(2)
    pieces = ["<unk>", "<s>", "</s>", *BYTES, SPACE, *"abcdefghijklmnopqrstuvwxyzé.,"]
    parts = pieces[259:]
    known, merges = set(pieces), []
    while len(pieces) < PIECES:
        left, right = source.choice(parts), source.choice(parts)
        piece = left + right
        if piece in known or len(piece) > 16 or SPACE in right:
            continue
        known.add(piece)
        pieces.append(piece)
        parts.append(piece)
        merges.append((left, right))
    return pieces, merges


def write_big_tokenizers(folder: Path) -> list[Path]:
    pieces, merges = invented_merges()
    normalizer = {"type": "Replace", "pattern": {"String": " "}, "content": SPACE}
    common = {"version": "1.0", "truncation": None, "padding": None, "added_tokens": [], "normalizer": normalizer, "pre_tokenizer": None}
    common |= {"post_processor": None, "decoder": {"type": "Replace", "pattern": {"String": SPACE}, "content": " "}}
    models = {
        "bpe-256k": {
            "type": "BPE", "dropout": None, "unk_token": "<unk>", "continuing_subword_prefix": None, "end_of_word_suffix": None, "fuse_unk": True,
            "byte_fallback": True, "ignore_merges": False, "vocab": {piece: id for id, piece in enumerate(pieces)}, "merges": merges,
        },
        "unigram-256k": {"type": "Unigram", "unk_id": 0, "byte_fallback": False, "vocab": [[p, -8 - i / PIECES] for i, p in enumerate(pieces)]},
    }
    written = []
    for name, model in models.items():
        (folder / name).mkdir()
        (folder / name / "tokenizer.json").write_text(json.dumps(common | {"model": model}), encoding="utf-8")
        written.append(folder / name)
    model = proto.ModelProto()
    model.trainer_spec.model_type = proto.TrainerSpec.BPE
    model.trainer_spec.byte_fallback = True
    model.trainer_spec.vocab_size = len(pieces)
    model.normalizer_spec.name = "identity"
    model.normalizer_spec.remove_extra_whitespaces = False
    kinds = {"<unk>": 2, "<s>": 3, "</s>": 3} | dict.fromkeys(BYTES, 6)
    for id, piece in enumerate(pieces):
        model.pieces.add(piece=piece, score=float(-id), type=kinds.get(piece, 1))
    (folder / "model-256k").mkdir()
    (folder / "model-256k" / "tokenizer.model").write_bytes(model.SerializeToString())
    return [*written, folder / "model-256k"]


def milliseconds(work) -> float:
    begin = time.process_time()
    work()
    return 1000 * (time.process_time() - begin)


def yardstick(folder: Path, text: str) -> tuple[float, float, int] | None:
    """Time to load, time to encode, number of tokens."""
    file = folder / "tokenizer.json"
    if file.exists():
        load = lambda: tokenizers.Tokenizer.from_file(str(file))
        encode = lambda: loaded.encode(text).ids
    else:
        models = sorted(folder.glob("*.model"))
        if not models:
            return None
        load = lambda: sentencepiece.SentencePieceProcessor(model_file=str(models[0]))
        encode = lambda: loaded.encode(text)
    loading = milliseconds(load)
    loaded = load()
    return loading, milliseconds(encode), len(encode())


def headlight(benchmark: Path, folders: list[Path], text: Path) -> dict[str, dict]:
    environment = os.environ | {"HEADLIGHT_TOKENIZERS": ":".join(map(str, folders)), "HEADLIGHT_TEXT": str(text)}
    command = [benchmark, "--benchmark_format=json", "--benchmark_min_time=0.05"]
    answer = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return {entry["name"]: entry for entry in json.loads(answer.stdout)["benchmarks"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--benchmark", type=Path, required=True)
    parser.add_argument("--only", nargs="+", default=[])
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        text = invented_text(1_000_000)
        (work / "text.txt").write_text(text, encoding="utf-8")
        folders = sorted(TESTS.iterdir()) + write_big_tokenizers(work)
        folders = [folder for folder in folders if not options.only or folder.name in options.only]
        ours, theirs = {}, {}
        for _ in range(options.rounds):
            for key, entry in headlight(options.benchmark, folders, work / "text.txt").items():
                ours.setdefault(key, []).append(entry)
            for folder in folders:
                if (figures := yardstick(folder, text)) is not None:
                    theirs.setdefault(folder.name, []).append(figures)
        median = lambda values: statistics.median(list(values)) if values else float("nan")
        print(f"{'tokenizer':24} {'load':>8} {'theirs':>8} {'encode':>8} {'theirs':>8} {'tokens':>8} {'theirs':>8}")
        for folder in folders:
            load, encode = ours[f"load/{folder.name}"], ours[f"encode/{folder.name}"]
            other = theirs.get(folder.name, [])
            print(
                f"{folder.name:24} {median([e['cpu_time'] for e in load]):8.1f} {median([o[0] for o in other]):8.1f} "
                f"{median([e['cpu_time'] for e in encode]):8.1f} {median([o[1] for o in other]):8.1f} "
                f"{encode[0]['tokens']:8.0f} {median([o[2] for o in other]):8.0f}"
            )


if __name__ == "__main__":
    main()
