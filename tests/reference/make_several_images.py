#!/usr/bin/env python3
"""Adds an input of two images to the cases of models/ in whose texts images stand: what Hugging Face transformers (eager attention, CPU) makes of it.

    python make_several_images.py [CASE ...]

The input comes last in reference/inputs.json and names its images in "images"; tensors of the second image end in ".1". Weights of the
towers are taken where they are computed, and are 0 between images. Large tensors that other cases hold to are left out.
"""

import argparse
import json
import sys
from pathlib import Path

import torch
import transformers as hf
from PIL import Image
from safetensors.torch import save_file
from transformers.vision_utils import get_vision_window_index

TINY = Path(__file__).parent / "models"
TEXTS = {
    "llava": "<image>\nThe cat sat<image> on a mat.",
    "llava-next": "<image>\nThe cat sat<image> on a mat.",
    "paligemma": "<image><image>answer en The cat sat",
    "gemma3": "<start_of_turn><start_of_image>The cat <start_of_image>sat on<end_of_turn>\n",
    "idefics3": "<image>The cat<image> sat<end_of_utterance>",
    "internvl": "<|im_start|><IMG_CONTEXT>\nThe cat<IMG_CONTEXT> sat<|im_end|>\n",
} | dict.fromkeys(
    ("qwen2-vl", "qwen2.5-vl", "qwen3-vl"),
    "<|im_start|><|vision_start|><|image_pad|><|vision_end|>The cat<|vision_start|><|image_pad|><|vision_end|> sat<|im_end|>\n",
)
MARKS = {"gemma3": "<start_of_image>", "internvl": "<IMG_CONTEXT>"} | dict.fromkeys(("qwen2-vl", "qwen2.5-vl", "qwen3-vl"), "<|image_pad|>")
SIZES = ((40, 28), (24, 44))  # width and height of the images
OF_AN_IMAGE = ("pixel_values", "image_grid_thw", "image_sizes", "pixel_attention_mask")


def pictures(reference: Path) -> list[str]:
    """Two small images, which differ in size."""
    names = []
    for number, (width, height) in enumerate(SIZES):
        image = Image.new("RGB", (width, height))
        image.putdata([((5 * x + 90 * number) % 256, (7 * y) % 256, (3 * x * y + 60) % 256) for y in range(height) for x in range(width)])
        names.append(f"several.{number}.png")
        image.save(reference / names[-1])
    return names


def recorded(run, module_of) -> dict:
    """Weights [heads, queries, keys] of each attention module, a list of one a call, while `run` goes on."""
    weights = {}
    modeling = sys.modules[module_of.__module__]
    plain = modeling.eager_attention_forward

    def recording(module, *arguments, **options):
        output = plain(module, *arguments, **options)
        weights.setdefault(module, []).extend(output[1].detach())
        return output

    modeling.eager_attention_forward = recording
    try:
        run()
    finally:
        modeling.eager_attention_forward = plain
    return weights


def tower_of(model):
    return getattr(model.model, "vision_tower", None) or getattr(model.model, "visual", None) or model.model.vision_model


def between_patches(tower, parts: list[torch.Tensor], grids: torch.Tensor, windows: bool) -> torch.Tensor:
    """[heads, patches, patches] of the pieces of all images that attend within themselves, in the order of the processor."""
    whole = torch.block_diag(*[torch.ones(part.shape[-1], part.shape[-1]) for part in parts])
    assert whole.shape[0] == grids.prod(-1).sum()
    heads = torch.stack([torch.block_diag(*[part[head] for part in parts]) for head in range(parts[0].shape[0])])
    if not windows:
        return heads
    order, _ = get_vision_window_index(grids, tower.spatial_merge_size, tower.window_size, tower.patch_size)
    unit = tower.spatial_merge_unit
    rows = (order[:, None] * unit + torch.arange(unit)).reshape(-1)
    placed = torch.zeros_like(heads)
    placed[:, rows[:, None], rows[None, :]] = heads
    return placed


def write(case: str) -> None:
    folder = TINY / case
    reference = folder / "reference"
    processor = hf.AutoProcessor.from_pretrained(folder, use_fast=False)
    model = hf.AutoModelForImageTextToText.from_pretrained(folder, attn_implementation="eager", dtype=torch.float32).eval()
    tower = tower_of(model)
    names = pictures(reference)
    images = [Image.open(reference / name).convert("RGB") for name in names]
    encoded = processor(images=[images] if case == "idefics3" else images, text=TEXTS[case], return_tensors="pt")
    encoded.pop("labels", None)
    outputs = {}

    def run() -> None:
        with torch.no_grad():
            outputs["all"] = model(**encoded, output_attentions=True, output_hidden_states=True, return_dict=True)

    weights = recorded(run, type(tower))
    output = outputs["all"]
    last = len(output.attentions) - 1
    tensors = {f"attentions.{last}": output.attentions[last][0], f"hidden.{last + 1}": output.hidden_states[-1][0]}
    blocks = [module for name, module in tower.named_modules() if module in weights]
    layer = len(blocks) - 1
    if case.startswith("qwen"):
        if case == "qwen2-vl":
            tensors[f"vision_attentions.{layer}"] = between_patches(tower, weights[blocks[layer]], encoded["image_grid_thw"], False)
        if case == "qwen2.5-vl":
            tensors["vision_attentions.0"] = between_patches(tower, weights[blocks[0]], encoded["image_grid_thw"], True)
        positions = model.model.get_rope_index(encoded["input_ids"], encoded["mm_token_type_ids"], encoded["image_grid_thw"])[0]
        tensors["rotary_positions"] = positions[:, 0].float()
    elif case != "idefics3":
        tensors[f"vision_attentions.{layer}"] = torch.stack(weights[blocks[layer]])
    with torch.no_grad():
        given = {key: encoded[key] for key in OF_AN_IMAGE if key in encoded}
        features = model.model.get_image_features(**given).pooler_output
    features = torch.cat([each.reshape(-1, each.shape[-1]) for each in features])
    if case in ("idefics3", "internvl"):  # tile by tile
        features = features.reshape(encoded["pixel_values"].shape[-4], -1, features.shape[-1])
    tensors["image_hidden_states" if case != "idefics3" and not case.startswith("qwen") else "image_features"] = features

    inputs = [entry for entry in json.loads((reference / "inputs.json").read_text(encoding="utf-8")) if "images" not in entry]
    number = len(inputs)
    entry = {"label": "two pictures", "images": names, "text": TEXTS[case]}
    entry |= {key: encoded[key][0].tolist() for key in ("input_ids", "attention_mask", "token_type_ids", "mm_token_type_ids") if key in encoded}
    inputs.append(entry | {"tensors": f"inputs.{number}.safetensors"})
    of_images = {}
    for index, image in enumerate(images):
        single = processor(images=image, text=MARKS.get(case, "<image>"), return_tensors="pt")
        for key in OF_AN_IMAGE:
            if key in single:
                of_images[key + (f".{index}" if index else "")] = single[key][0] if case in ("idefics3", "llava-next") else single[key]
    save_file({key: tensor.contiguous().clone() for key, tensor in of_images.items()}, reference / f"inputs.{number}.safetensors")
    save_file({key: tensor.float().contiguous().clone() for key, tensor in tensors.items()}, reference / f"outputs.{number}.safetensors")
    longer = model.generate(**encoded, max_new_tokens=6, do_sample=False, eos_token_id=None, pad_token_id=0)
    generated = json.loads((reference / "generated.json").read_text(encoding="utf-8"))
    generated[str(number)] = {"greedy": {"ids": longer[0].tolist()}}
    (reference / "inputs.json").write_text(json.dumps(inputs, indent=1) + "\n", encoding="utf-8")
    (reference / "generated.json").write_text(json.dumps(generated, indent=1) + "\n", encoding="utf-8")
    for file in reference.glob("*"):
        file.chmod(0o644)
    print(case, {key: tuple(tensor.shape) for key, tensor in (tensors | of_images).items()}, len(entry["input_ids"]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", nargs="*", help="cases to write; without any, all are")
    torch.set_num_threads(1)
    hf.logging.set_verbosity_error()
    for case in parser.parse_args().cases or TEXTS:
        write(case)


if __name__ == "__main__":
    main()
