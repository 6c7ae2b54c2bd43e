#!/usr/bin/env python3
"""Writes extra/non_finite.{json,safetensors}: what transformers (eager attention, CPU) computes when weights are NaN or so large that fp32 overflows.

    python make_non_finite.py

Each case of the JSON file names the tiny model, the number of its input and the weights that are changed: elements [begin, end) of a tensor become a
value ("nan" or a number). Its tensors are "<case>.logits" and "<case>.attentions.<layer>". Cases have no NaN at keys that are masked: transformers adds
a mask to the scores, which leaves them NaN, while Headlight leaves masked keys out.
"""

import json
from pathlib import Path

import torch
import transformers as hf
from safetensors.torch import save_file

HERE = Path(__file__).parent
BERT = "bert.encoder.layer."
CASES = [
    ("bert-mlm", [[BERT + "1.attention.self.query.weight", 16 * 32 + 5, 16 * 32 + 6, "nan"]]),
    ("bert-mlm", [[BERT + "0.attention.self.query.weight", 8 * 32, 9 * 32, 1e30], [BERT + "0.attention.self.key.weight", 8 * 32, 9 * 32, 1e30]]),
    ("bert-mlm", [[BERT + "0.attention.self.value.weight", 40, 41, "nan"]]),
    ("gpt2-lm", [["transformer.h.1.attn.c_attn.weight", 3, 4, "nan"]]),
    ("gpt2-lm", [["transformer.h.0.attn.c_attn.weight", 0, 96, 1e30]]),
    ("gpt2-lm", [["transformer.h.0.mlp.c_fc.bias", 0, 1, 3e38], ["transformer.h.0.mlp.c_proj.weight", 0, 32, 1e30]]),
    ("gemma2-lm", [["model.layers.0.self_attn.q_proj.weight", 0, 1, "nan"]]),
    ("gemma2-lm", [["model.layers.0.mlp.up_proj.weight", 0, 32, 1e30], ["model.layers.0.mlp.down_proj.weight", 0, 1, 1e30]]),
]


def changed_model(name: str, changes: list) -> torch.nn.Module:
    folder = HERE / "models" / name
    kind = hf.AutoModelForMaskedLM if name.startswith("bert") else hf.AutoModelForCausalLM
    model = kind.from_pretrained(folder, attn_implementation="eager", dtype=torch.float32).eval()
    parameters = dict(model.named_parameters())
    for tensor, begin, end, value in changes:
        with torch.no_grad():
            parameters[tensor].view(-1)[begin:end] = float(value)
    return model


def main() -> None:
    stories, tensors = [], {}
    for number, (name, changes) in enumerate(CASES):
        entry = json.loads((HERE / "models" / name / "reference" / "inputs.json").read_text())[0]
        model = changed_model(name, changes)
        keys = ("input_ids", "attention_mask", "token_type_ids") if name.startswith("bert") else ("input_ids", "attention_mask")
        given = {key: torch.tensor([entry[key]]) for key in keys}
        with torch.no_grad():
            result = model(**given, output_attentions=True)
        tensors[f"{number}.logits"] = result.logits[0].contiguous()
        for layer, weights in enumerate(result.attentions):
            tensors[f"{number}.attentions.{layer}"] = weights[0].contiguous()
        lost = [int(weights[0].isnan().any(-1).sum()) for weights in result.attentions]
        print(number, name, "NaN rows of each layer:", lost, "of", result.attentions[0][0].shape[:2].numel())
        stories.append({"model": name, "input": 0, "changes": changes})
    save_file(tensors, HERE / "extra" / "non_finite.safetensors")
    (HERE / "extra" / "non_finite.json").write_text(json.dumps(stories, indent=1) + "\n")


if __name__ == "__main__":
    main()
