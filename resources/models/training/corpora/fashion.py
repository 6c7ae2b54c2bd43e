"""Fashion-MNIST (Xiao, Rasul and Vollgraf 2017, arXiv 1708.07747; MIT licence), as Debian packages it.

`apt-get install dataset-fashion-mnist` puts it where FOLDER says; another place is named with FASHION_MNIST.
"""

import gzip
import os
from pathlib import Path

import numpy
import torch
from torch import Tensor

FOLDER = Path(os.environ.get("FASHION_MNIST", "/usr/share/datasets/fashion-mnist"))
CLASSES = ("T-shirt/top", "trouser", "pullover", "dress", "coat", "sandal", "shirt", "sneaker", "bag", "ankle boot")
SIZE = 28  # pixels a side
MEAN = DEVIATION = 0.5


def read_idx(path: Path) -> Tensor:
    """The idx format: two zero bytes, type (8: bytes), number of dimensions, the dimensions (big-endian), data."""
    raw = gzip.decompress(path.read_bytes())
    if raw[:3] != b"\0\0\x08":
        raise ValueError(f"{path} is no idx file of bytes")
    dimensions = raw[3]
    shape = [int.from_bytes(raw[4 + 4 * i : 8 + 4 * i], "big") for i in range(dimensions)]
    data = numpy.frombuffer(raw, dtype=numpy.uint8, offset=4 + 4 * dimensions)
    return torch.from_numpy(data.reshape(shape).copy())


def images_and_labels(part: str) -> tuple[Tensor, Tensor]:
    """`part` is "train" (60,000) or "t10k" (10,000): bytes [images, 28, 28] and labels [images]."""
    images = read_idx(FOLDER / f"{part}-images-idx3-ubyte.gz")
    labels = read_idx(FOLDER / f"{part}-labels-idx1-ubyte.gz").long()
    return images, labels


def normalized(images: Tensor) -> Tensor:
    """Bytes [images, 28, 28] -> floats [images, 1, 28, 28] from -1 (black) to 1 (white), as the processor does."""
    return (images.float().unsqueeze(1) / 255.0 - MEAN) / DEVIATION
