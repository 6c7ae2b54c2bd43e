"""Writes what Hugging Face transformers computes inside the attention of tiny models, for tests of explained weights.

explanations/<case>.safetensors, of the first input of models/<case> and its last layer:
  queries, keys   [tokens, heads * size]  what the projections give, before the rotary embedding
  outputs         [tokens, heads * size]  what the output projection reads: every head's weighted sum of values
  lens.<n>        [tokens, vocabulary]    norm and head of the model over hidden state n, for all but the last
explanations/flow.json: attention flow (Abnar & Zuidema 2020) of random weights by scipy's maximum flow.
"""

import json
import pathlib

import numpy
import torch
from safetensors.torch import save_file
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import maximum_flow
from transformers import AutoModelForCausalLM

HERE = pathlib.Path(__file__).parent


def explain(case):
    folder = HERE / "models" / case
    model = AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32, attn_implementation="eager").eval()
    ids = torch.tensor([json.loads((folder / "reference/inputs.json").read_text())[0]["input_ids"]])
    kept = {}
    attention = model.model.layers[-1].self_attn
    attention.q_proj.register_forward_hook(lambda _, __, out: kept.update(queries=out[0]))
    attention.k_proj.register_forward_hook(lambda _, __, out: kept.update(keys=out[0]))
    attention.o_proj.register_forward_pre_hook(lambda _, read: kept.update(outputs=read[0][0]))
    with torch.no_grad():
        result = model(ids, output_hidden_states=True)
        for number, state in enumerate(result.hidden_states[:-1]):
            kept[f"lens.{number}"] = model.lm_head(model.model.norm(state))[0]
    save_file({name: tensor.contiguous() for name, tensor in kept.items()}, HERE / "explanations" / f"{case}.safetensors")


def flow():
    """Capacities are multiples of 1/4096, so that scipy's whole numbers hold them without rounding."""
    generator = numpy.random.default_rng(7)
    tokens, layers, unit = 6, 3, 4096
    weights = []
    for _ in range(layers):
        rows = generator.dirichlet(numpy.full(tokens, 0.4), size=tokens)
        whole = numpy.floor(rows * unit / 2).astype(int) * 2
        whole[numpy.arange(tokens), rows.argmax(1)] += unit - whole.sum(1)
        weights.append(whole)
    size = (layers + 1) * tokens
    capacity = numpy.zeros((size, size), dtype=numpy.int32)
    for layer, matrix in enumerate(weights):
        for query in range(tokens):
            for key in range(tokens):
                capacity[(layer + 1) * tokens + query, layer * tokens + key] = matrix[query, key] // 2 + (unit // 2) * (query == key)
    graph = csr_matrix(capacity)
    flows = [[int(maximum_flow(graph, layers * tokens + query, key).flow_value) / unit for key in range(tokens)] for query in range(tokens)]
    text = json.dumps({"weights": [(matrix / unit).tolist() for matrix in weights], "flow": flows})
    (HERE / "explanations" / "flow.json").write_text(text + "\n")


(HERE / "explanations").mkdir(exist_ok=True)
explain("llama-lm")
flow()
