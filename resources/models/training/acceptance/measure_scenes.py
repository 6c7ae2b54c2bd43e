"""fashion-vlm, as transformers runs it, on scenes with clothes that are not in the training data."""

from pathlib import Path

import torch
from PIL import Image
from transformers import AutoProcessor, LlavaForConditionalGeneration

from corpora import fashion_scenes
from loop import random_of
from models import fashion_vlm
from models.fashion_vlm import HEADS, PATCHES, Scenes

SCENES = 800
SEED = 7401
IN = {"named": "question", "shown": "answer"}


def questions_and_answers(folder: Path) -> dict[str, float]:
    model = LlavaForConditionalGeneration.from_pretrained(
        folder, dtype=torch.float32, attn_implementation="eager"
    ).eval()
    processor = AutoProcessor.from_pretrained(folder)
    scenes = Scenes(fashion_scenes.clothes_of("t10k"), SEED, questions=1)
    right: dict[str, list[bool]] = {}
    on_thing: dict[str, list[bool]] = {thing: [] for thing in HEADS}
    for number in range(SCENES):
        scene, [question] = scenes.drawn(random_of(SEED, number))
        prompt = processor(images=Image.fromarray(scene.pixels), text=f"<image>{question.text}", return_tensors="pt")
        end = prompt["input_ids"].shape[1]
        with torch.no_grad():
            written = model.generate(
                **prompt, max_new_tokens=3, do_sample=False, output_attentions=True, return_dict_in_generate=True
            )
        answer = processor.tokenizer.decode(written.sequences[0, end:], skip_special_tokens=True)
        right.setdefault(question.kind, []).append(answer.strip() == question.answer)
        for thing, (layer, head) in HEADS.items():
            if (asked := getattr(question, thing)) is not None:
                strongest = written.attentions[0][layer][0, head, -1, 1 : 1 + PATCHES].argmax()
                on_thing[thing].append(fashion_vlm.on_thing(asked)[int(strongest)])
    every = [each for kind in right.values() for each in kind]
    measured = {"answered": sum(every) / len(every)}
    measured |= {f"answered: {kind}": sum(right[kind]) / len(right[kind]) for kind in sorted(right)}
    for thing, (layer, head) in HEADS.items():
        mark = f"strongest patch of L{layer}H{head} on the object in the {IN[thing]}"
        measured[mark] = sum(on_thing[thing]) / len(on_thing[thing])
    return measured
