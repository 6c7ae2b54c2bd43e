#!/usr/bin/env python3
"""Writes into extra/ what Hugging Face transformers computes for built-in models of clothes: fashion-davit, fashion-gpt, fashion-clip,
fashion-vlm (or those that are named).

    python make_fashion.py [MODEL ...]
"""

import json
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


def fashion_gpt(folder) -> dict[str, torch.Tensor]:
    """The colors of the sample and the logits after each; beside it, as JSON, the colors with the lower half as the model completes it
    when the most probable color is always taken."""
    processor = hf.AutoImageProcessor.from_pretrained(folder, backend="pil")
    colors = torch.as_tensor(processor(Image.open(folder / "images" / "ankle-boot.png").convert("RGB"), return_tensors="pt")["input_ids"])
    model = load("ImageGPTForCausalImageModeling", folder)
    rows = colors[:, : colors.shape[1] // 2]
    while rows.shape[1] < colors.shape[1]:
        rows = torch.cat([rows, model(input_ids=rows).logits[:, -1:].argmax(-1)], 1)
    (OUT / "fashion-gpt.json").write_text(json.dumps(rows[0].tolist()) + "\n", encoding="utf-8")
    return {"input_ids": colors[0].float(), "logits": model(input_ids=colors).logits[0]}


def fashion_clip(folder) -> dict[str, torch.Tensor]:
    """The first sample with its caption."""
    pixels = boot(folder)
    ids = hf.AutoTokenizer.from_pretrained(folder)("a gray boot facing left", return_tensors="pt")["input_ids"]
    output = load("CLIPModel", folder)(input_ids=ids, pixel_values=pixels)
    embeddings = {"image_embeds": output.image_embeds[0], "text_embeds": output.text_embeds[0]}
    return {"pixel_values": pixels[0], "input_ids": ids[0].float(), "logits_per_image": output.logits_per_image[0]} | embeddings


def fashion_vlm(folder) -> dict[str, torch.Tensor]:
    """The first sample with its question, and the attention of its decoder; the answer is what the logits of the last token say."""
    sample = json.loads((folder / "samples.json").read_text(encoding="utf-8"))["samples"][0]
    processor = hf.AutoImageProcessor.from_pretrained(folder, backend="pil")
    pixels = processor(Image.open(folder / sample["image"]).convert("RGB"), return_tensors="pt")["pixel_values"]
    model = load("LlavaForConditionalGeneration", folder)
    tokenizer = hf.AutoTokenizer.from_pretrained(folder)
    ids = tokenizer("<image>" * model.config.image_seq_length + sample["text"], return_tensors="pt")["input_ids"]
    output = model(input_ids=ids, pixel_values=pixels, output_attentions=True)
    attention = {f"attentions.{layer}": weights[0] for layer, weights in enumerate(output.attentions)}
    return {"pixel_values": pixels[0], "input_ids": ids[0].float(), "logits": output.logits[0]} | attention


def main() -> None:
    torch.set_num_threads(1)
    hf.logging.set_verbosity_error()
    makers = {"fashion-davit": fashion_davit, "fashion-gpt": fashion_gpt, "fashion-clip": fashion_clip, "fashion-vlm": fashion_vlm}
    for name in sys.argv[1:] or makers:
        with torch.no_grad():
            tensors = makers[name](BUILT_IN / name)
        file = OUT / f"{name}.safetensors"
        save_file({key: tensor.contiguous().clone() for key, tensor in tensors.items()}, file)
        file.chmod(0o644)


if __name__ == "__main__":
    main()
