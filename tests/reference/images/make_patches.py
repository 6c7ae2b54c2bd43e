#!/usr/bin/env python3
"""Writes patches.safetensors: the sizes to which Hugging Face transformers resizes images of many sizes for Qwen-VL.

    python make_patches.py

Rows of numbers, one an image, all of which start with its height and width; then height and width of the resized image.
qwen2 (squares of 28 pixels, 3136 to 1003520 pixels: the processor's own bounds), qwen3 (squares of 32 pixels, 65536 to
16777216 pixels: those published with Qwen3-VL), tiny (squares of 8 pixels, 256 to 1200 pixels).
order: a grid of 4 x 6 patches, each filled with its number in raster order, in the order of the processor.
"""

import random
from pathlib import Path

import numpy as np
import torch
from safetensors.torch import save_file
from transformers.models.qwen2_vl.image_processing_pil_qwen2_vl import Qwen2VLImageProcessorPil, smart_resize

BOUNDS = {"qwen2": (28, 56 * 56, 28 * 28 * 1280), "qwen3": (32, 65536, 16777216), "tiny": (8, 256, 1200)}


def order() -> torch.Tensor:
    image = np.arange(24, dtype=np.uint8).reshape(4, 6).repeat(4, 0).repeat(4, 1)
    processor = Qwen2VLImageProcessorPil(
        patch_size=4, merge_size=2, temporal_patch_size=2, do_resize=False, do_rescale=False, do_normalize=False
    )
    patches = processor(np.stack([image] * 3, -1), return_tensors="pt")["pixel_values"]
    assert (patches == patches[:, :1]).all()
    return patches[:, 0].float().contiguous()


def main() -> None:
    draw = random.Random(7)
    sizes = [(1, 1), (1, 200), (200, 1), (14, 42), (70, 98), (24, 32), (50, 70), (28, 28), (3000, 4000), (5000, 30)]
    sizes += [(draw.randint(8, 1400), draw.randint(8, 1400)) for _ in range(60)]
    tables = {
        name: torch.tensor([[*size, *smart_resize(*size, *bounds)] for size in sizes], dtype=torch.float32)
        for name, bounds in BOUNDS.items()
    }
    save_file(tables | {"order": order()}, Path(__file__).parent / "patches.safetensors")


if __name__ == "__main__":
    main()
