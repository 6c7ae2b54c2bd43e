#!/usr/bin/env python3
"""Writes tiles.safetensors: the tiles that Hugging Face transformers cuts images of many sizes into.

    python make_tiles.py

Rows of numbers, one an image, all of which start with its height and width:
padded (LLaVA-NeXT, tiles of 336 pixels and 24 patches a side): rows and columns of tiles, height and width of the image
among them, rows and columns of patches that are left without padding;
closest (InternVL, tiles of 448 pixels, 1 to 12): rows and columns of tiles;
longest (SmolVLM, tiles of 512 pixels, a longest edge of 2048): height and width after the first scaling, rows and columns.
"""

import random
from pathlib import Path

import numpy as np
import torch
from safetensors.torch import save_file
from transformers.image_processing_utils import get_patch_output_size, select_best_resolution
from transformers.models.got_ocr2.image_processing_pil_got_ocr2 import get_optimal_tiled_canvas
from transformers.models.idefics3.image_processing_pil_idefics3 import Idefics3ImageProcessorPil, get_resize_output_image_size
from transformers.models.llava_next.modeling_llava_next import unpad_image

GRIDS = [[336, 672], [672, 336], [672, 672], [1008, 336], [336, 1008]]


def padded(height: int, width: int) -> list[int]:
    room = select_best_resolution((height, width), GRIDS)
    image = np.zeros((3, height, width), dtype=np.uint8)
    fitted = get_patch_output_size(image, room, input_data_format="channels_first")
    left = unpad_image(torch.zeros(1, room[0] // 14, room[1] // 14), (height, width))
    return [height, width, room[0] // 336, room[1] // 336, *fitted, *left.shape[1:]]


def closest(height: int, width: int) -> list[int]:
    columns, rows = get_optimal_tiled_canvas((height, width), (448, 448), 1, 12)
    return [height, width, rows, columns]


def longest(height: int, width: int) -> list[int]:
    edge = get_resize_output_image_size(np.zeros((3, height, width), dtype=np.uint8), 2048)
    processor = Idefics3ImageProcessorPil(size={"longest_edge": 2048}, max_image_size={"longest_edge": 512})
    filled = processor.resize_for_vision_encoder(np.zeros((3, *edge), dtype=np.uint8), 512)
    return [height, width, *edge, filled.shape[1] // 512, filled.shape[2] // 512]


def main() -> None:
    draw = random.Random(7)
    sizes = [(336, 336), (448, 896), (50, 70), (1, 1), (2, 900), (900, 3), (1080, 1920), (1500, 1000)]
    sizes += [(draw.randint(8, 1400), draw.randint(8, 1400)) for _ in range(72)]
    tables = {make.__name__: torch.tensor([make(*size) for size in sizes], dtype=torch.float32) for make in (padded, closest, longest)}
    save_file(tables, Path(__file__).parent / "tiles.safetensors")


if __name__ == "__main__":
    main()
