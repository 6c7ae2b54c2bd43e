#!/usr/bin/env python3
"""Writes extra/interventions.{json,safetensors}: what transformers computes when heads are intervened on, with hooks.

    python make_interventions.py

Weights are changed where a module calls softmax, outputs where its last projection is called. Each case of the JSON file names the
tiny model, the number of its input, and the interventions as Headlight's command line writes them; its tensors are "<case>.logits" and
"<case>.<kind>attentions.<layer>".
"""

import json
import re
from pathlib import Path

import torch
import transformers as hf
from safetensors.torch import save_file

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
]
CLASSES = {"bert-mlm": hf.BertForMaskedLM, "llama-lm": hf.LlamaForCausalLM, "t5-seq2seq": hf.T5ForConditionalGeneration}


def modules(name: str, model) -> dict[str, list]:
    """Attention modules, and the projections behind them, layer by layer of every kind."""
    if name == "bert-mlm":
        return {"self": [(layer.attention.self, layer.attention.output.dense) for layer in model.bert.encoder.layer]}
    if name == "llama-lm":
        return {"self": [(layer.self_attn, layer.self_attn.o_proj) for layer in model.model.layers]}
    own = lambda stack: [(block.layer[0].SelfAttention, block.layer[0].SelfAttention.o) for block in stack.block]
    cross = [(block.layer[1].EncDecAttention, block.layer[1].EncDecAttention.o) for block in model.decoder.block]
    return {"encoder": own(model.encoder), "decoder": own(model.decoder), "cross": cross}


def parse(spec: str) -> dict:
    kind, _, rest = spec.rpartition("/")
    effect, _, place = rest.rpartition(":")
    layer, _, head = place.partition(".")
    what, temperature, cells = re.fullmatch(r"(\w+)(?:=([\d.]+))?(?:@(.*))?", effect).groups()
    painted = [tuple(float(x) for x in re.split("[,=]", cell)) for cell in cells.split(";")] if cells else []
    return dict(kind=kind or "self", what=what, layer=int(layer), head=int(head) if head else None,
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


def intervene(module, projection, changes: list[dict], heads: int) -> list:
    """Hooks that make the changes of one layer."""
    plain = torch.nn.functional.softmax
    of_weights = [change for change in changes if change["what"] not in ("zero", "mean")]
    of_outputs = [change for change in changes if change["what"] in ("zero", "mean")]
    which = lambda change: range(heads) if change["head"] is None else [change["head"]]

    def softmax(scores, dim=-1, dtype=None):
        weights = plain(scores, dim=dim, dtype=dtype)
        for change in of_weights:
            for head in which(change):
                weights[0, head] = changed_weights(change, scores[0, head])
        return weights

    def before(*_):
        torch.nn.functional.softmax = softmax

    def after(*_):
        torch.nn.functional.softmax = plain

    def change_outputs(_, inputs):
        output = inputs[0].clone()
        size = output.shape[-1] // heads
        for change in of_outputs:
            for head in which(change):
                part = output[..., head * size : (head + 1) * size]
                part[:] = 0 if change["what"] == "zero" else part.mean(-2, keepdim=True)
        return (output,)

    return [module.register_forward_pre_hook(before), module.register_forward_hook(after), projection.register_forward_pre_hook(change_outputs)]


def run(name: str, specs: list[str]) -> dict[str, torch.Tensor]:
    folder = HERE / "models" / name
    model = CLASSES[name].from_pretrained(folder, attn_implementation="eager", dtype=torch.float32).eval()
    entry = json.loads((folder / "reference" / "inputs.json").read_text(encoding="utf-8"))[0]
    fields = ["input_ids", "attention_mask"] + (["decoder_input_ids"] if "decoder_input_ids" in entry else [])
    changes = [parse(spec) for spec in specs]
    for kind, layers in modules(name, model).items():
        for number, (module, projection) in enumerate(layers):
            those = [change for change in changes if (change["kind"], change["layer"]) == (kind, number)]
            intervene(module, projection, those, 4)
    with torch.no_grad():
        output = model(**{field: torch.tensor([entry[field]]) for field in fields}, output_attentions=True, return_dict=True)
    kinds = {"attentions": ""} if "attentions" in output else {f"{kind}_attentions": f"{kind}_" for kind in ("encoder", "decoder", "cross")}
    tensors = {"logits": output.logits[0]}
    for field, prefix in kinds.items():
        tensors |= {f"{prefix}attentions.{layer}": weights[0] for layer, weights in enumerate(output[field])}
    return tensors


def main() -> None:
    out = HERE / "extra"
    tensors = {}
    for number, (name, specs) in enumerate(CASES):
        tensors |= {f"{number}.{key}": tensor.contiguous().clone() for key, tensor in run(name, specs).items()}
    save_file(tensors, out / "interventions.safetensors")
    (out / "interventions.safetensors").chmod(0o644)
    cases = [{"model": name, "input": 0, "interventions": specs} for name, specs in CASES]
    (out / "interventions.json").write_text(json.dumps(cases, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
