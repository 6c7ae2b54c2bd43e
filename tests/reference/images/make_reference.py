"""Writes pillow.safetensors: a small picture, and what Pillow's Image.resize makes of it with each of its filters.

    pip install pillow numpy safetensors
    python make_reference.py
"""

import numpy as np
from PIL import Image
from safetensors.numpy import save_file

SIZES = [(40, 31), (7, 5), (23, 9)]


def main() -> None:
    noise = np.random.default_rng(1).integers(0, 256, (17, 23, 3), dtype=np.uint8)
    picture = Image.fromarray(noise)
    tensors = {"picture": noise.astype(np.float32)}
    for method in Image.Resampling:
        for width, height in SIZES:
            resized = np.asarray(picture.resize((width, height), method))
            tensors[f"{int(method)}.{width}x{height}"] = resized.astype(np.float32)
    tensors["grey"] = np.asarray(picture.convert("L")).astype(np.float32)
    save_file(tensors, "pillow.safetensors")


if __name__ == "__main__":
    main()
