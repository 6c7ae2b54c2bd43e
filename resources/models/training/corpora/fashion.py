"""Fashion-MNIST (Xiao, Rasul and Vollgraf 2017, arXiv 1708.07747; MIT licence), as Debian packages it.

`apt-get install dataset-fashion-mnist` puts it where FOLDER says; another place is named with FASHION_MNIST.
"""

import gzip
import os
from functools import lru_cache
from pathlib import Path

import numpy
import torch
from torch import Tensor
from torch.nn.functional import interpolate

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


class Batches:
    """Images in another random order each epoch, on the device. A batch is a function of (seed, step) alone."""

    def __init__(self, images: Tensor, labels: Tensor, size: int, seed: int, device: torch.device) -> None:
        self.images, self.labels = images.to(device), labels.to(device)
        self.size, self.seed = size, seed
        self.order = lru_cache(1)(self.order_of)

    def order_of(self, epoch: int) -> Tensor:
        chance = torch.Generator().manual_seed(self.seed + 1000 * epoch)
        return torch.randperm(len(self.images), generator=chance).to(self.images.device)

    def at(self, step: int) -> tuple[Tensor, Tensor]:
        """Bytes [size, ...] and labels [size]."""
        epoch, batch = divmod(step, len(self.images) // self.size)
        chosen = self.order(epoch)[batch * self.size : (batch + 1) * self.size]
        return self.images[chosen], self.labels[chosen]


def chance_of(seed: int, step: int) -> torch.Generator:
    """The source of chance of one step."""
    return torch.Generator().manual_seed(seed * 1_000_000 + step)


def augmented(images: Tensor, chance: torch.Generator) -> Tensor:
    """[images, 1, height, width]: each image mirrored or not, the batch moved by up to two pixels."""
    mirrored = torch.rand(len(images), generator=chance) < 0.5
    images = torch.where(mirrored[:, None, None, None].to(images.device), images.flip(-1), images)
    down, right = torch.randint(-2, 3, (2,), generator=chance).tolist()
    return torch.roll(images, (down, right), dims=(-2, -1))


def processor(side: int = SIZE) -> dict[str, object]:
    """What Hugging Face's ViTImageProcessor must do with a grey image."""
    return {
        "image_processor_type": "ViTImageProcessor",
        "do_convert_rgb": False,
        "do_resize": True,
        "size": {"height": side, "width": side},
        "resample": 2,
        "do_rescale": True,
        "rescale_factor": 1 / 255,
        "do_normalize": True,
        "image_mean": [MEAN],
        "image_std": [DEVIATION],
    }


def enlarged(images: Tensor, side: int) -> Tensor:
    """Bytes [images, 28, 28] -> bytes [images, side, side], as the processor resizes (bilinear)."""
    floats = images.float().unsqueeze(1)
    return interpolate(floats, size=(side, side), mode="bilinear").round().clamp(0, 255).squeeze(1).byte()
