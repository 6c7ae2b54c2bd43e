#!/usr/bin/env python3
"""Writes extra/interventions.{json,safetensors}: what transformers computes when heads are intervened on, with hooks.

    python make_interventions.py

Weights are changed where a module calls softmax, outputs where its last projection is called; positions are left out where a model makes
its rotary angles, its slopes, or its terms by distance. Each case of the JSON file names the
tiny model, the number of its input, and the interventions as Headlight's command line writes them; its tensors are "<case>.logits" (or
"<case>.last_hidden_state") and "<case>.<kind>attentions.<layer>"; of models with stages "<case>.<kind>attentions.<stage>.<layer>", their
last stage's alone because the first is large.
"""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

import torch
import transformers as hf
from safetensors.torch import load_file, save_file
from transformers.models.florence2 import modeling_florence2

HERE = Path(__file__).parent
CASES = [
    ("bert-mlm", ["zero:0.1", "mean:0.2", "temperature=0.5:1.0"]),
    ("bert-mlm", ["uniform:0.0", "previous:0.1", "self:0.2", "paint@0,3=0.7;4,0=0.25;4,5=0.5:0.3", "temperature=3:1"]),
    ("bert-mlm", ["mean:1"]),
    ("llama-lm", ["zero:0.3", "mean:0.0", "temperature=2.5:1.1"]),
    ("llama-lm", ["uniform:0.0", "previous:0.1", "self:0.2", "paint@3,1=0.6;3,9=0.9;7,7=1:0.3"]),
    ("llama-lm", ["zero:1", "uniform:0"]),
    ("t5-seq2seq", ["encoder/zero:0.1", "decoder/temperature=0.4:0.2", "cross/uniform:1.3", "cross/mean:0.0"]),
    ("t5-seq2seq", ["encoder/temperature=2:0", "encoder/previous:1.0", "decoder/uniform:0.1", "decoder/self:1.2", "cross/paint@2,4=0.8:0.1"]),
    ("swin-cls", ["stage0/zero:0.1", "stage0/mean:1.0", "stage1/temperature=0.5:0.2", "stage1/zero:1.3"]),
    ("swin-cls", ["stage0/uniform:0.0", "stage0/self:1.1", "stage1/uniform:1", "stage1/mean:0.0", "stage0/temperature=3:1.0"]),
    ("swin-cls", ["stage1/paint@0,9=0.7;0,3=0.2;9,40=0.9:0.1", "stage1/paint@63,0=0.9;27,28=0.6:1.2"]),
    ("davit", ["stage0/zero:0.1", "stage1/uniform:0.0", "channels/stage0/zero:0.1", "channels/stage1/uniform:1.0"]),
    ("davit", ["stage0/mean:0.0", "stage1/temperature=0.3:1", "channels/stage0/temperature=4:0", "channels/stage1/mean:0.1"]),
    ("davit", ["stage1/self:0.2", "stage1/paint@4,13=0.8:1.0", "channels/stage0/self:0.0", "channels/stage1/paint@2,7=0.5;3,3=1:1.1"]),
]
# Of every layer, told by the functions that make what is left out.
WITHOUT_POSITIONS = ["llama-lm", "gptj-lm", "bloom-lm", "deberta-v2-mlm", "modernbert-mlm"]
CLASSES = {"bert-mlm": hf.BertForMaskedLM, "llama-lm": hf.LlamaForCausalLM, "t5-seq2seq": hf.T5ForConditionalGeneration,
           "swin-cls": hf.SwinForImageClassification, "davit": modeling_florence2.Florence2VisionBackbone}  # fmt: skip


@dataclass
class Layer:
    """An attention module, the projection behind it, and where its weights go."""

    module: torch.nn.Module
    projection: torch.nn.Module
    heads: int = 4
    patches: torch.Tensor | None = None  # [windows, places], of modules that work on windows
    seen: list[torch.Tensor] = field(default_factory=list)  # weights [windows, heads, queries, keys]

    def placed(self) -> torch.Tensor:
        """Weights [heads, queries, keys], patches in raster order."""
        if self.patches is None:
            return self.seen[0][0]
        count = self.patches.numel()
        whole = torch.zeros(self.heads, count, count)
        for window, tokens in zip(self.seen[0], self.patches):
            whole[:, tokens[:, None], tokens[None, :]] = window
        return whole


def windows(rows: int, columns: int, side: int, shift: int) -> torch.Tensor:
    patches = torch.arange(rows * columns).view(rows, columns).roll((-shift, -shift), (0, 1))
    return patches.view(rows // side, side, columns // side, side).transpose(1, 2).reshape(-1, side * side)


def layers_of(name: str, model) -> dict[str, list[Layer]]:
    """Attention modules layer by layer of every kind, as interventions name it."""
    if name == "bert-mlm":
        return {"self": [Layer(layer.attention.self, layer.attention.output.dense) for layer in model.bert.encoder.layer]}
    if name == "llama-lm":
        return {"self": [Layer(layer.self_attn, layer.self_attn.o_proj) for layer in model.model.layers]}
    if name == "t5-seq2seq":
        own = lambda stack: [Layer(block.layer[0].SelfAttention, block.layer[0].SelfAttention.o) for block in stack.block]
        cross = [Layer(block.layer[1].EncDecAttention, block.layer[1].EncDecAttention.o) for block in model.decoder.block]
        return {"encoder": own(model.encoder), "decoder": own(model.decoder), "cross": cross}
    all_of = {}
    if name == "swin-cls":
        for number, stage in enumerate(model.swin.encoder.layers):
            modules = [block.attention for block in stage.blocks]
            side = 16 >> number
            all_of[f"stage{number}/self"] = [
                Layer(module, module.o_proj, module.num_attention_heads, windows(side, side, 4, 2 * (block % 2))) for block, module in enumerate(modules)
            ]
        return all_of
    for number, stage in enumerate(model.blocks):
        spatial = [block.spatial_block.window_attn for block in stage]
        channels = [block.channel_block.channel_attn for block in stage]
        patches = windows(8 >> number, 16 >> number, 4, 0)
        all_of[f"stage{number}/self"] = [Layer(module, module.proj, module.num_heads, patches) for module in spatial]
        all_of[f"stage{number}/channels"] = [Layer(module, module.proj, module.groups) for module in channels]
    return all_of


def parse(spec: str) -> dict:
    *kinds, rest = spec.split("/")
    stage = [kind for kind in kinds if kind.startswith("stage")]
    kind = "/".join(stage + ([kind for kind in kinds if kind not in stage] or ["self"]))
    effect, _, place = rest.rpartition(":")
    layer, _, head = place.partition(".")
    what, temperature, cells = re.fullmatch(r"(\w+)(?:=([\d.]+))?(?:@(.*))?", effect).groups()
    painted = [tuple(float(x) for x in re.split("[,=]", cell)) for cell in cells.split(";")] if cells else []
    return dict(kind=kind, what=what, layer=int(layer), head=int(head) if head else None,
                temperature=float(temperature or 1), painted=painted)  # fmt: skip


def changed_weights(change: dict, scores: torch.Tensor) -> torch.Tensor:
    """The weights of one head, [queries, keys]."""
    allowed = (scores > -1e30).float()
    own = scores.softmax(-1)
    queries, keys = scores.shape
    match change["what"]:
        case "temperature":
            return (scores / change["temperature"]).softmax(-1) * allowed
        case "uniform":
            return allowed / allowed.sum(-1, keepdim=True)
        case "previous":
            return torch.eye(keys)[[max(query - 1, 0) for query in range(queries)]]
        case "self":
            return torch.eye(keys)[:queries]
        case "paint":
            for query in {int(cell[0]) for cell in change["painted"]}:
                by_hand = {int(key): weight for q, key, weight in change["painted"] if int(q) == query and allowed[query, int(key)]}
                others = [key for key in range(keys) if key not in by_hand]
                own[query, others] *= (1 - sum(by_hand.values())) / own[query, others].sum()
                for key, weight in by_hand.items():
                    own[query, key] = weight
            return own.nan_to_num(0)
    raise ValueError(change["what"])


def within(change: dict, patches: torch.Tensor | None) -> dict:
    """The change of one window: painted patches by their places there."""
    if patches is None:
        return change
    place = {int(patch): number for number, patch in enumerate(patches)}
    painted = [(place[int(query)], place[int(key)], weight) for query, key, weight in change["painted"] if int(query) in place and int(key) in place]
    return change | dict(painted=painted)


def intervene(layer: Layer, changes: list[dict]) -> None:
    """Hooks that make the changes of one layer, and note its weights."""
    plain = torch.nn.functional.softmax
    of_weights = [change for change in changes if change["what"] not in ("zero", "mean")]
    of_outputs = [change for change in changes if change["what"] in ("zero", "mean")]
    which = lambda change: range(layer.heads) if change["head"] is None else [change["head"]]

    def softmax(scores, dim=-1, dtype=None):
        if layer.patches is not None:  # Swin adds -100 between parts of a window that do not belong together
            scores = scores.masked_fill(scores < -50, float("-inf"))
        weights = plain(scores, dim=dim, dtype=dtype)
        for change in of_weights:
            for window in range(len(weights)):
                own = within(change, None if layer.patches is None else layer.patches[window])
                for head in which(change):
                    weights[window, head] = changed_weights(own, scores[window, head])
        layer.seen.append(weights)
        return weights

    def before(*_):
        torch.nn.functional.softmax = softmax

    def after(*_):
        torch.nn.functional.softmax = plain

    def change_outputs(_, inputs):
        output = inputs[0].clone()
        size = output.shape[-1] // layer.heads
        for change in of_outputs:
            for head in which(change):
                part = output[..., head * size : (head + 1) * size]
                part[:] = 0 if change["what"] == "zero" else part.mean(tuple(range(part.dim() - 1)), keepdim=True)
        return (output,)

    layer.module.register_forward_pre_hook(before)
    layer.module.register_forward_hook(after)
    layer.projection.register_forward_pre_hook(change_outputs)


def run(name: str, specs: list[str]) -> dict[str, torch.Tensor]:
    folder = HERE / "models" / name
    model = CLASSES[name].from_pretrained(folder, attn_implementation="eager", dtype=torch.float32).eval()
    entry = json.loads((folder / "reference" / "inputs.json").read_text(encoding="utf-8"))[0]
    if "tensors" in entry:
        inputs = {"hidden_states" if name == "davit" else "pixel_values": load_file(folder / "reference" / entry["tensors"])["pixel_values"][None]}
    else:
        fields = ["input_ids", "attention_mask"] + (["decoder_input_ids"] if "decoder_input_ids" in entry else [])
        inputs = {field: torch.tensor([entry[field]]) for field in fields}
    changes = [parse(spec) for spec in specs]
    kinds = layers_of(name, model)
    assert all(change["kind"] in kinds for change in changes), specs
    for kind, layers in kinds.items():
        for number, layer in enumerate(layers):
            intervene(layer, [change for change in changes if (change["kind"], change["layer"]) == (kind, number)])
    with torch.no_grad():
        output = model(**inputs, return_dict=True)
    staged = any(kind.startswith("stage") for kind in kinds)
    tensors = {"last_hidden_state": output.last_hidden_state[0].flatten(1).T} if name == "davit" else {"logits": output.logits[0]}
    for kind, layers in kinds.items():
        stage, _, bare = kind.rpartition("/")
        if staged and stage != "stage1":
            continue
        prefix = {"self": "", "channels": "channel_"}.get(bare, bare + "_") + "attentions." + ("1." if staged else "")
        tensors |= {f"{prefix}{number}": layer.placed() for number, layer in enumerate(layers)}
    return tensors


def no_positions(name: str, model) -> None:
    """Makes the model's own functions give what changes nothing: angles of 0, slopes of 0, terms of 0."""
    if name == "gptj-lm":
        for layer in model.transformer.h:
            size = layer.attn.embed_positions.shape[1] // 2
            layer.attn.embed_positions = torch.cat([torch.zeros_like(layer.attn.embed_positions[:, :size]), torch.ones_like(layer.attn.embed_positions[:, size:])], 1)  # fmt: skip
    elif name == "bloom-lm":
        model.transformer.build_alibi_tensor = lambda mask, heads, dtype: torch.zeros(mask.shape[0] * heads, 1, mask.shape[1], dtype=dtype)
    elif name == "deberta-v2-mlm":
        for layer in model.deberta.encoder.layer:
            layer.attention.self.disentangled_attention_bias = lambda query, *_: torch.zeros(())
    else:
        rotary = model.model.rotary_emb
        forward = rotary.forward
        rotary.forward = lambda *args, **kwargs: tuple(torch.full_like(part, value) for part, value in zip(forward(*args, **kwargs), (1.0, 0.0)))


def run_without_positions(name: str) -> dict[str, torch.Tensor]:
    folder = HERE / "models" / name
    kind = hf.AutoModelForMaskedLM if name.endswith("mlm") else hf.AutoModelForCausalLM
    model = kind.from_pretrained(folder, attn_implementation="eager", dtype=torch.float32).eval()
    entry = json.loads((folder / "reference" / "inputs.json").read_text(encoding="utf-8"))[0]
    inputs = {field: torch.tensor([entry[field]]) for field in ("input_ids", "attention_mask")}
    with torch.no_grad():
        placed = model(**inputs).logits
        no_positions(name, model)
        output = model(**inputs, output_attentions=True)
    assert not torch.allclose(placed, output.logits, atol=1e-3), name
    return {"logits": output.logits[0]} | {f"attentions.{layer}": weights[0] for layer, weights in enumerate(output.attentions)}


def main() -> None:
    out = HERE / "extra"
    tensors = {}
    for number, (name, specs) in enumerate(CASES):
        tensors |= {f"{number}.{key}": tensor.contiguous().clone() for key, tensor in run(name, specs).items()}
    for number, name in enumerate(WITHOUT_POSITIONS, len(CASES)):
        tensors |= {f"{number}.{key}": tensor.contiguous().clone() for key, tensor in run_without_positions(name).items()}
    save_file(tensors, out / "interventions.safetensors")
    (out / "interventions.safetensors").chmod(0o644)
    cases = [{"model": name, "input": 0, "interventions": specs} for name, specs in CASES]
    cases += [{"model": name, "input": 0, "interventions": ["no-positions:all"]} for name in WITHOUT_POSITIONS]
    (out / "interventions.json").write_text(json.dumps(cases, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
