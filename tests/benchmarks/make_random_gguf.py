#!/usr/bin/env python3
"""Writes a GGUF file of the shape of Llama 7B in Q4_K_M, of random blocks: for how long files of that size take to open.

    python make_random_gguf.py FOLDER [--layers 32]

Prints the path of the file (4.2 GB with all layers). Weights are noise of about the size of a trained model's; the vocabulary is one of
byte-level BPE of Llama 3's size, made up of random merges, so that texts fall into tokens of ordinary length. The same arguments give the same
bytes. Needs numpy and gguf.
"""

import argparse
import random
from pathlib import Path

import gguf
import numpy as np
from gguf.constants import GGMLQuantizationType as Type

WIDTH, INNER, HEADS, CONTEXT = 4096, 11008, 32, 8192
PIECES, CONTROLS = 128_000, 256
LONGEST_PIECE = 7  # characters; with them there are 273,000 merges, and Llama 3 has 280,000
BLOCK = 256  # values
NORMAL, CONTROL = gguf.TokenType.NORMAL, gguf.TokenType.CONTROL


def byte_letters() -> list[str]:
    """The characters that stand for bytes in byte-level BPE, as in GPT-2."""
    plain = [*range(ord("!"), ord("~") + 1), *range(ord("¡"), ord("¬") + 1), *range(ord("®"), ord("ÿ") + 1)]
    others = [byte for byte in range(256) if byte not in plain]
    return [chr(byte) for byte in plain] + [chr(256 + i) for i in range(len(others))]


def made_up_pieces() -> list[str]:
    """Bytes, then words and parts of words, each put together from two earlier pieces."""
    numbers = random.Random(1)
    pieces = byte_letters()
    known = set(pieces)
    letters = [*"etaoinshrdlucmfwypvbgkjqxz"]
    starts = ["\u0120" + letter for letter in letters]  # U+0120 stands for the space before a word
    growing = [*letters, *starts]
    for piece in starts:
        known.add(piece)
        pieces.append(piece)
    while len(pieces) < PIECES:
        left, right = (growing[int(len(growing) * numbers.random() ** 3)] for _ in range(2))  # rather short ones
        piece = left + right
        if "\u0120" in right or len(piece) > LONGEST_PIECE or piece in known:
            continue
        known.add(piece)
        pieces.append(piece)
        growing.append(piece)
    return pieces


def merges_of(pieces: list[str]) -> list[str]:
    """All ways to put a piece together from two others, earlier pieces first, as converters list them for Llama 3."""
    known = set(pieces)
    return [
        f"{piece[:cut]} {piece[cut:]}"
        for piece in pieces
        for cut in range(1, len(piece))
        if piece[:cut] in known and piece[cut:] in known
    ]


def add_vocabulary(writer: gguf.GGUFWriter) -> None:
    pieces = made_up_pieces()
    controls = ["<|begin_of_text|>", "<|end_of_text|>"]
    controls += [f"<|reserved_special_token_{i}|>" for i in range(CONTROLS - len(controls))]
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("llama-bpe")
    writer.add_token_list(pieces + controls)
    writer.add_token_types([NORMAL] * PIECES + [CONTROL] * CONTROLS)
    writer.add_token_merges(merges_of(pieces))
    writer.add_bos_token_id(PIECES)
    writer.add_eos_token_id(PIECES + 1)


def add_shape(writer: gguf.GGUFWriter, layers: int) -> None:
    writer.add_name("random-7b")
    writer.add_context_length(CONTEXT)
    writer.add_embedding_length(WIDTH)
    writer.add_block_count(layers)
    writer.add_feed_forward_length(INNER)
    writer.add_head_count(HEADS)
    writer.add_head_count_kv(HEADS)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_rope_freq_base(500_000.0)
    writer.add_rope_dimension_count(WIDTH // HEADS)
    writer.add_vocab_size(PIECES + CONTROLS)


def half(value: float) -> np.ndarray:
    return np.frombuffer(np.float16(value).tobytes(), np.uint8)


def random_blocks(rows: int, columns: int, kind: Type, seed: int) -> np.ndarray:
    """Blocks whose scales are small and whose values have about the mean 0 and the deviation 0.02."""
    size = gguf.GGML_QUANT_SIZES[kind][1]
    count = rows * columns // BLOCK
    words = np.random.default_rng(seed).integers(0, 2**64, (count * size + 7) // 8, np.uint64)
    blocks = words.view(np.uint8)[: count * size].reshape(count, size)
    if kind == Type.Q4_K:  # begins with d and dmin; values are d * scale * (0 to 15) - dmin * scale
        blocks[:, 0:2], blocks[:, 2:4] = half(1e-4), half(7.5e-4)
    else:  # Q6_K ends with d; values are d * scale * (-32 to 31)
        blocks[:, size - 2 :] = half(1.5e-5)
    return blocks.reshape(rows, columns // BLOCK * size)


def has_more_bits(layer: int, layers: int) -> bool:
    """Layers in which Q4_K_M has values and the last product of the feed-forward in Q6_K (llama.cpp's use_more_bits)."""
    eighth = layers // 8
    return layer < eighth or layer >= 7 * layers // 8 or (layer - eighth) % 3 == 2


def tensors(layers: int) -> dict[str, tuple[tuple[int, ...], Type]]:
    """Shapes and types by name, in the order of the file."""
    vocabulary = (PIECES + CONTROLS, WIDTH)
    listed = {"token_embd.weight": (vocabulary, Type.Q4_K)}
    for layer in range(layers):
        more = Type.Q6_K if has_more_bits(layer, layers) else Type.Q4_K
        of_layer = {
            "attn_norm": ((WIDTH,), Type.F32),
            "attn_q": ((WIDTH, WIDTH), Type.Q4_K),
            "attn_k": ((WIDTH, WIDTH), Type.Q4_K),
            "attn_v": ((WIDTH, WIDTH), more),
            "attn_output": ((WIDTH, WIDTH), Type.Q4_K),
            "ffn_norm": ((WIDTH,), Type.F32),
            "ffn_gate": ((INNER, WIDTH), Type.Q4_K),
            "ffn_up": ((INNER, WIDTH), Type.Q4_K),
            "ffn_down": ((WIDTH, INNER), more),
        }
        listed |= {f"blk.{layer}.{name}.weight": value for name, value in of_layer.items()}
    return listed | {"output_norm.weight": ((WIDTH,), Type.F32), "output.weight": (vocabulary, Type.Q6_K)}


def write(file: Path, layers: int) -> None:
    writer = gguf.GGUFWriter(file, "llama")
    add_shape(writer, layers)
    add_vocabulary(writer)
    listed = tensors(layers)
    for name, (shape, kind) in listed.items():
        values, size = gguf.GGML_QUANT_SIZES[kind]
        stored = shape if kind == Type.F32 else (shape[0], shape[1] // values * size)
        writer.add_tensor_info(name, stored, np.dtype(np.float32 if kind == Type.F32 else np.uint8), int(np.prod(shape)) // values * size, kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_ti_data_to_file()
    for seed, (shape, kind) in enumerate(listed.values()):
        writer.write_tensor_data(np.ones(shape, np.float32) if kind == Type.F32 else random_blocks(*shape, kind, seed))
    writer.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--layers", type=int, default=32)
    options = parser.parse_args()
    file = options.folder / f"random-llama-{options.layers}-layers-q4_k_m.gguf"
    write(file, options.layers)
    print(file)


if __name__ == "__main__":
    main()
