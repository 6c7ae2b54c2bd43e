"""Configurations without weights, and what they cost: parameters as Hugging Face transformers allocates them, and
operations as torch counts them, both on the device "meta", so that no numbers are made.

Run: python tests/reference/make_costs.py
"""

import json
from pathlib import Path

import torch
import transformers
from torch.utils.flop_counter import FlopCounterMode

FOLDER = Path(__file__).resolve().parent / "configs"
LESSONS = FOLDER.parents[2] / "resources" / "lessons" / "configurations"
IN_LESSONS = ("bert-large", "gpt3", "vit-large")  # lesson 20 shows them

BERT_LARGE = dict(vocab_size=30522, hidden_size=1024, num_hidden_layers=24, num_attention_heads=16,
                  intermediate_size=4096, max_position_embeddings=512)
GPT3 = dict(vocab_size=50257, n_embd=12288, n_layer=96, n_head=96, n_positions=2048)
VIT = dict(image_size=224, patch_size=16)
GROUPED = dict(vocab_size=32000, hidden_size=2048, num_hidden_layers=4, num_attention_heads=32,
               num_key_value_heads=4, intermediate_size=5632, max_position_embeddings=4096, tie_word_embeddings=False)
T5 = dict(vocab_size=32128, d_model=768, d_kv=64, d_ff=3072, num_layers=12, num_decoder_layers=12, num_heads=12)
SWIN = dict(image_size=224, patch_size=4, embed_dim=96, depths=[2, 2, 6, 2], num_heads=[3, 6, 12, 24], window_size=7)


def case(name, model, config, tokens=(), published=None):
    return dict(name=name, model=model, config=config, tokens=tokens, published=published)


def vit(name, hidden, layers, heads, inner, patch, published):
    config = transformers.ViTConfig(**{**VIT, "patch_size": patch}, hidden_size=hidden, num_hidden_layers=layers,
                                    num_attention_heads=heads, intermediate_size=inner, num_labels=1000)
    return case(name, transformers.ViTForImageClassification, config, (1,), published)


CASES = [
    case("bert-large", transformers.BertForPreTraining, transformers.BertConfig(**BERT_LARGE), (), 340e6),
    case("gpt3", transformers.GPT2LMHeadModel, transformers.GPT2Config(**GPT3), (16, 2048), 175e9),
    vit("vit-base", 768, 12, 12, 3072, 16, 86e6),
    vit("vit-large", 1024, 24, 16, 4096, 16, 307e6),
    vit("vit-huge", 1280, 32, 16, 5120, 14, 632e6),
    case("grouped-heads", transformers.LlamaForCausalLM, transformers.LlamaConfig(**GROUPED), (16, 1024)),
    case("t5-base", transformers.T5ForConditionalGeneration, transformers.T5Config(**T5), (16, 256), 220e6),
    case("swin-tiny", transformers.SwinForImageClassification, transformers.SwinConfig(**SWIN, num_labels=1000), (),
         28e6),
]


def operations(model, tokens):
    """Of all matrix products, but with the logits of the last token alone."""
    inputs = dict(input_ids=torch.zeros(1, tokens, dtype=torch.long, device="meta"))
    if isinstance(model, transformers.ViTForImageClassification):
        size = model.config.image_size
        inputs = dict(pixel_values=torch.zeros(1, 3, size, size, device="meta"))
    elif isinstance(model, transformers.T5ForConditionalGeneration):
        inputs["decoder_input_ids"] = inputs["input_ids"]
    counter = FlopCounterMode(display=False)
    with torch.no_grad(), counter:
        if isinstance(model, (transformers.GPT2LMHeadModel, transformers.LlamaForCausalLM)):
            model(**inputs, logits_to_keep=1)
        else:
            model(**inputs)
    counted = counter.get_total_flops()
    if isinstance(model, transformers.T5ForConditionalGeneration):  # which makes the logits of all tokens
        counted -= 2 * (tokens - 1) * model.config.vocab_size * model.config.d_model
    return counted


def run(one):
    config = one["config"]
    config._attn_implementation = "eager"
    config.architectures = [one["model"].__name__]
    with torch.device("meta"):
        model = one["model"](config).eval()
    folder = (LESSONS if one["name"] in IN_LESSONS else FOLDER) / one["name"]
    folder.mkdir(parents=True, exist_ok=True)
    written = config.to_diff_dict()
    for key in ("transformers_version", "id2label", "label2id", "_attn_implementation_autoset", "dtype"):
        written.pop(key, None)
    if hasattr(config, "num_labels") and len(config.id2label) != 2:
        written["num_labels"] = len(config.id2label)
    (folder / "config.json").write_text(json.dumps(written, indent=1, sort_keys=True) + "\n")
    expected = dict(parameters=sum(tensor.numel() for tensor in model.parameters()))
    if one["published"]:
        expected["published"] = int(one["published"])
    expected["operations"] = {str(tokens): operations(model, tokens) for tokens in one["tokens"]}
    return expected


counted = {each["name"]: run(each) for each in CASES}
(FOLDER / "expected.json").write_text(json.dumps(dict(sorted(counted.items())), indent=1) + "\n")
