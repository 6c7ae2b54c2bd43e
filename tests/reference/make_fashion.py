#!/usr/bin/env python3
"""Writes into extra/ what Hugging Face transformers computes for built-in models of clothes: fashion-davit (or those that are named).

    python make_fashion.py [MODEL ...]
"""

import sys

import torch
import transformers as hf
from PIL import Image
from safetensors.torch import save_file

from make_extra import BUILT_IN, OUT, load


def boot(folder) -> torch.Tensor:
    """The sample as the model reads it, [1, channels, height, width]."""
    processor = hf.AutoImageProcessor.from_pretrained(folder, backend="pil")
    return processor(Image.open(folder / "images" / "ankle-boot.png"), return_tensors="pt")["pixel_values"]


def fashion_davit(folder) -> dict[str, torch.Tensor]:
    pixels = boot(folder)
    last = load("Florence2VisionBackbone", folder)(pixels).last_hidden_state
    return {"pixel_values": pixels[0], "last_hidden_state": last[0].flatten(1).T}


def main() -> None:
    torch.set_num_threads(1)
    hf.logging.set_verbosity_error()
    makers = {"fashion-davit": fashion_davit}
    for name in sys.argv[1:] or makers:
        with torch.no_grad():
            tensors = makers[name](BUILT_IN / name)
        file = OUT / f"{name}.safetensors"
        save_file({key: tensor.contiguous().clone() for key, tensor in tensors.items()}, file)
        file.chmod(0o644)


if __name__ == "__main__":
    main()
