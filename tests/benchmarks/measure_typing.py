#!/usr/bin/env python3
"""Measures how long a key takes to the complete figures of the text that it makes.

    python measure_typing.py --build BUILD [--model minilm] [--keys 120] [--pause 150 --pause 60]

Real key events (xdotool) go to a window on an X server of its own (Xvfb); `typing_latency` in BUILD/benchmarks says what is counted. Models have the shape
of MiniLM-L6 or GPT-2 small, random weights and a vocabulary of made-up words. Needs torch, transformers, Xvfb and xdotool. The machine should be idle.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

TOKENS = {"minilm": 64, "gpt2": 128}
KEYS = 120
PAUSES = [150, 60]  # milliseconds between keys
DISPLAY = ":77"
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def sample_words(count: int) -> list[str]:
    """Words of three letters, each another."""
    return [LETTERS[i % 26] + LETTERS[i // 26 % 26] + LETTERS[(7 * i + 3) % 26] for i in range(count)]


def write_word_pieces(folder: Path, words: list[str], size: int) -> None:
    vocabulary = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *LETTERS, *("##" + letter for letter in LETTERS), *words]
    vocabulary += [f"unused{i}" for i in range(size - len(vocabulary))]
    (folder / "vocab.txt").write_text("\n".join(vocabulary) + "\n")
    (folder / "tokenizer_config.json").write_text(json.dumps({"tokenizer_class": "BertTokenizer", "do_lower_case": True}))


def write_byte_pairs(folder: Path, words: list[str], size: int) -> None:
    """Merges make each word, with the space before it, one token."""
    from transformers.convert_slow_tokenizer import bytes_to_unicode

    space = bytes_to_unicode()[ord(" ")]
    pieces = dict.fromkeys(bytes_to_unicode().values())
    merges = []
    for word in words:
        for left, right in ((space, word[0]), (space + word[0], word[1]), (space + word[:2], word[2])):
            if left + right not in pieces:
                pieces[left + right] = None
                merges.append(f"{left} {right}")
    vocabulary = {piece: number for number, piece in enumerate(pieces)}
    vocabulary |= {f"unused{i}": i for i in range(len(vocabulary), size)}
    (folder / "vocab.json").write_text(json.dumps(vocabulary, ensure_ascii=False))
    (folder / "merges.txt").write_text("#version: 0.2\n" + "\n".join(merges) + "\n")
    (folder / "tokenizer_config.json").write_text(json.dumps({"tokenizer_class": "GPT2Tokenizer"}))


def write_model(name: str, folder: Path, words: list[str]) -> None:
    import transformers as hf

    if name == "minilm":
        config = hf.BertConfig(hidden_size=384, num_hidden_layers=6, num_attention_heads=12, intermediate_size=1536)
        hf.BertModel(config).save_pretrained(folder)
        write_word_pieces(folder, words, config.vocab_size)
    else:
        config = hf.GPT2Config()
        hf.GPT2LMHeadModel(config).save_pretrained(folder)
        write_byte_pairs(folder, words, config.vocab_size)


def measure(program: Path, name: str, keys: int, pauses: list[int]) -> list[str]:
    """What `typing_latency` says, a line for each pause."""
    with tempfile.TemporaryDirectory() as temporary:
        words = sample_words(TOKENS[name] - (2 if name == "minilm" else 0))
        write_model(name, Path(temporary), words)
        server = subprocess.Popen(["Xvfb", DISPLAY, "-screen", "0", "1600x1000x24"], stderr=subprocess.DEVNULL)
        try:
            environment = os.environ | {"DISPLAY": DISPLAY, "QT_QPA_PLATFORM": "xcb"}
            commands = [[program, temporary, " ".join(words), str(keys), str(pause)] for pause in pauses]
            return [subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip() for command in commands]
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=Path, required=True, help="folder of the build")
    parser.add_argument("--model", choices=TOKENS, action="append", help="may be repeated; default: all")
    parser.add_argument("--keys", type=int, default=KEYS)
    parser.add_argument("--pause", type=int, action="append", help="milliseconds between keys; may be repeated; default: 150 and 60")
    options = parser.parse_args()
    for name in options.model or TOKENS:
        for line in measure(options.build / "benchmarks" / "typing_latency", name, options.keys, options.pause or PAUSES):
            print(f"{name}: {line}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
