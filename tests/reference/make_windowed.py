#!/usr/bin/env python3
"""Writes into extra/ what Hugging Face transformers computes for the built-in models whose attention has windows, a global token, or
a learned bias for distance: story-longformer, fashion-swin, position-relative (those that are named, or all).

    python make_windowed.py [MODEL ...]
"""

import sys

import torch
import transformers as hf
from PIL import Image

from make_extra import BUILT_IN, load, write


def write_story_longformer() -> None:
    """With the first token global, as Headlight runs it. transformers pads the first text to whole windows of the widest layer."""
    folder = BUILT_IN / "story-longformer"
    tokenizer = hf.AutoTokenizer.from_pretrained(folder)
    model = load("LongformerForMaskedLM", folder)
    inputs, tensors = [], {}
    for number, text in enumerate(("The hungry dog ate the [MASK].", "The animal didn't cross the street because it was too [MASK].")):
        encoded = tokenizer(text, return_tensors="pt")
        everywhere = torch.zeros_like(encoded["input_ids"])
        everywhere[0, 0] = 1
        with torch.no_grad():
            output = model(**encoded, global_attention_mask=everywhere, output_attentions=True, output_hidden_states=True)
        ids = encoded["input_ids"][0].tolist()
        gap = ids.index(tokenizer.mask_token_id)
        guess = tokenizer.convert_ids_to_tokens(output.logits[0, gap].argmax().item())
        inputs.append({"text": text, "ids": ids, "gap": gap, "guess": guess})
        for kind in ("attentions", "global_attentions"):
            tensors |= {f"{number}.{kind}.{layer}": tensor[0] for layer, tensor in enumerate(output[kind])}
        tensors |= {f"{number}.hidden.4": output.hidden_states[4][0], f"{number}.logits": output.logits[0, gap : gap + 1]}
    write("story-longformer", {"inputs": inputs}, tensors)


def write_fashion_swin() -> None:
    """Attention of the last layer of every stage, [windows, heads, places, places]; pixels as transformers makes them."""
    folder = BUILT_IN / "fashion-swin"
    processor = hf.AutoImageProcessor.from_pretrained(folder, backend="pil")
    model = load("SwinForImageClassification", folder)
    pixels = processor(Image.open(folder / "images" / "ankle-boot.png"), return_tensors="pt")["pixel_values"]
    with torch.no_grad():
        output = model(pixel_values=pixels, output_attentions=True, output_hidden_states=True)
    tensors = {"pixel_values": pixels[0], "logits": output.logits[0], "hidden.3": output.hidden_states[3][0]}
    tensors |= {f"attentions.{stage}": tensor for stage, tensor in enumerate(output.attentions)}
    write("fashion-swin", {"image": "ankle-boot.png", "label": model.config.id2label[output.logits[0].argmax().item()]}, tensors)


def write_position_relative() -> None:
    folder = BUILT_IN / "position-relative"
    tokenizer = hf.AutoTokenizer.from_pretrained(folder)
    model = load("T5ForConditionalGeneration", folder)
    text = "ball Mia . key Ben . ball Anna . map Leo . key Tom . ? ball"
    encoded = tokenizer(text, return_tensors="pt")
    written = model.generate(**encoded, max_new_tokens=4, do_sample=False)
    with torch.no_grad():
        output = model(**encoded, decoder_input_ids=written[:, :-1], output_attentions=True)
    tensors = {"logits": output.logits[0]}
    for kind in ("encoder", "decoder", "cross"):
        tensors |= {f"{kind}_attentions.{layer}": tensor[0] for layer, tensor in enumerate(output[f"{kind}_attentions"])}
    description = {"text": text, "ids": encoded["input_ids"][0].tolist(), "written": written[0].tolist()}
    write("position-relative", description | {"answer": tokenizer.decode(written[0], skip_special_tokens=True)}, tensors)


def main() -> None:
    torch.set_num_threads(1)
    hf.logging.set_verbosity_error()
    makers = {"story-longformer": write_story_longformer, "fashion-swin": write_fashion_swin, "position-relative": write_position_relative}
    for name in sys.argv[1:] or makers:
        makers[name]()


if __name__ == "__main__":
    main()
