"""Writes what Hugging Face transformers computes of one token at every place of a forward pass, in double precision, for
tests of the view "trace".

explanations/trace-<case>.safetensors, of the first input of models/<case> and token TOKEN:
  word, type, position, embedding               [hidden]  of the embeddings, as far as the model has them
  <place>.<layer>                               of attention_norm, query, key, value, weights [heads, tokens], heads,
                                                attention, attention_sum, feed_norm, inner, fed, layer_output
  final_norm, logits
  norm.<place>, norm.<place>.<layer>            [mean, sqrt(variance + epsilon)] of what the norm there reads; of an RMS
                                                norm [sqrt(mean of the squares + epsilon)]
"""

import json
import pathlib

import torch
from safetensors.torch import save_file
from transformers import AutoModelForCausalLM, AutoModelForMaskedLM
from transformers.models.llama.modeling_llama import apply_rotary_pos_emb

HERE = pathlib.Path(__file__).parent
TOKEN = 3


class Trace:
    def __init__(self, case, kind):
        folder = HERE / "models" / case
        self.case = case
        self.model = kind.from_pretrained(folder, dtype=torch.float64, attn_implementation="eager").eval()
        entry = json.loads((folder / "reference/inputs.json").read_text())[0]
        self.inputs = {field: torch.tensor([entry[field]]) for field in ("input_ids", "token_type_ids", "attention_mask") if field in entry}
        if "gpt2" in case or "llama" in case:
            self.inputs.pop("token_type_ids", None)
        self.kept = {}

    def keep(self, name, values):
        self.kept[name] = values.reshape(-1, values.shape[-1])[TOKEN]

    def output(self, module, name, transform=lambda x: x):
        def hook(_, __, out):
            self.keep(name, transform(out[0] if isinstance(out, tuple) else out))
        module.register_forward_hook(hook)

    def read(self, module, name):
        module.register_forward_pre_hook(lambda _, read: self.keep(name, read[0]))

    def norm(self, module, name):
        def hook(_, read):
            vector = read[0].reshape(-1, read[0].shape[-1])[TOKEN]
            if hasattr(module, "variance_epsilon"):
                self.kept[f"norm.{name}"] = (vector.square().mean() + module.variance_epsilon).sqrt()[None]
            else:
                self.kept[f"norm.{name}"] = torch.stack([vector.mean(), (vector.var(correction=0) + module.eps).sqrt()])
        module.register_forward_pre_hook(hook)

    def run(self):
        with torch.no_grad():
            result = self.model(**self.inputs, output_attentions=True)
        for layer, weights in enumerate(result.attentions):
            self.kept[f"weights.{layer}"] = weights[0, :, TOKEN]
        self.keep("logits", result.logits)
        tensors = {name: tensor.to(torch.float32).contiguous().clone() for name, tensor in self.kept.items()}
        save_file(tensors, HERE / "explanations" / f"trace-{self.case}.safetensors")


def bert():
    trace = Trace("bert-mlm", AutoModelForMaskedLM)
    embeddings = trace.model.bert.embeddings
    words, types, positions = embeddings.word_embeddings, embeddings.token_type_embeddings, embeddings.position_embeddings
    trace.output(words, "word")
    trace.output(embeddings, "embedding")
    trace.norm(embeddings.LayerNorm, "embedding_norm")
    for number, layer in enumerate(trace.model.bert.encoder.layer):
        attention = layer.attention
        for name, module in (("query", attention.self.query), ("key", attention.self.key), ("value", attention.self.value),
                             ("attention", attention.output.dense), ("attention_sum", attention.output),
                             ("inner", layer.intermediate), ("fed", layer.output.dense), ("layer_output", layer.output)):
            trace.output(module, f"{name}.{number}")
        trace.norm(attention.output.LayerNorm, f"attention_sum.{number}")
        trace.norm(layer.output.LayerNorm, f"layer_output.{number}")
        trace.read(attention.output.dense, f"heads.{number}")
    ids, types_read = trace.inputs["input_ids"], trace.inputs.get("token_type_ids")
    types_read = torch.zeros_like(ids) if types_read is None else types_read
    with torch.no_grad():
        sums = words(ids) + types(types_read)
        trace.keep("type", sums)
        trace.keep("position", sums + positions(torch.arange(ids.shape[1])[None]))
    trace.run()


def gpt2():
    trace = Trace("gpt2-lm", AutoModelForCausalLM)
    model = trace.model.transformer
    ids = trace.inputs["input_ids"]
    with torch.no_grad():
        trace.keep("word", model.wte(ids))
        trace.keep("position", model.wte(ids) + model.wpe(torch.arange(ids.shape[1])[None]))
    for number, block in enumerate(model.h):
        for place, (name, module) in enumerate((("query", block.attn.c_attn), ("key", block.attn.c_attn), ("value", block.attn.c_attn))):
            trace.output(module, f"{name}.{number}", lambda x, place=place: x.chunk(3, -1)[place])
        for name, module in (("attention_norm", block.ln_1), ("attention", block.attn.c_proj), ("feed_norm", block.ln_2),
                             ("inner", block.mlp.act), ("fed", block.mlp.c_proj), ("layer_output", block)):
            trace.output(module, f"{name}.{number}")
        trace.norm(block.ln_1, f"attention_norm.{number}")
        trace.norm(block.ln_2, f"feed_norm.{number}")
        trace.read(block.attn.c_proj, f"heads.{number}")
        trace.read(block.ln_2, f"attention_sum.{number}")
    trace.output(model.ln_f, "final_norm")
    trace.norm(model.ln_f, "final_norm")
    trace.run()


def llama():
    trace = Trace("llama-lm", AutoModelForCausalLM)
    model = trace.model.model
    trace.output(model.embed_tokens, "word")
    angles = {}
    model.rotary_emb.register_forward_hook(lambda _, __, out: angles.update(of=out))
    size = model.config.head_dim

    def turned(x):
        heads = x.view(*x.shape[:-1], -1, size).transpose(1, 2)
        return apply_rotary_pos_emb(heads, heads, *angles["of"])[0].transpose(1, 2).flatten(-2)

    for number, layer in enumerate(model.layers):
        for name, module, transform in (("attention_norm", layer.input_layernorm, None), ("query", layer.self_attn.q_proj, turned),
                                        ("key", layer.self_attn.k_proj, turned), ("value", layer.self_attn.v_proj, None),
                                        ("attention", layer.self_attn.o_proj, None), ("feed_norm", layer.post_attention_layernorm, None),
                                        ("fed", layer.mlp.down_proj, None), ("layer_output", layer, None)):
            trace.output(module, f"{name}.{number}", transform or (lambda x: x))
        trace.norm(layer.input_layernorm, f"attention_norm.{number}")
        trace.norm(layer.post_attention_layernorm, f"feed_norm.{number}")
        trace.read(layer.self_attn.o_proj, f"heads.{number}")
        trace.read(layer.post_attention_layernorm, f"attention_sum.{number}")
        trace.read(layer.mlp.down_proj, f"inner.{number}")
    trace.output(model.norm, "final_norm")
    trace.norm(model.norm, "final_norm")
    trace.run()


bert()
gpt2()
llama()
