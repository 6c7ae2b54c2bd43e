"""Writes what Hugging Face transformers computes inside the attention of tiny models, for tests of explained weights.

explanations/<case>.safetensors, of the first input of models/<case> and its last layer:
  queries, keys   [tokens, heads * size]  what the projections give, before the rotary embedding
  outputs         [tokens, heads * size]  what the output projection reads: every head's weighted sum of values
  lens.<n>        [tokens, vocabulary]    norm and head of the model over hidden state n, for all but the last
explanations/<case>.safetensors of masked-word models and encoder-decoders: their lens (of the decoder)
explanations/<case>.safetensors of models with projections for global tokens, and with windows, of the first input and the last encoder layer:
  outputs                         [tokens, heads * size]  what the output projection reads
  value_norms, global_value_norms [heads, tokens]         norms of W_O v_j of the values, and of those that global queries take
  of attending channels, outputs are [channels of a group, groups * tokens]
explanations/study.json: of the built-in story-decoder, the tokens nearest to a sum of words, cosines of hidden states and of positions,
  induction and sink scores over the random tokens of the C++ standard's mt19937, and the logit lens.
explanations/contexts.json: of the built-in story-encoder, by NumPy in double precision, the dot product and cosine of two embeddings, and the
  cosines of the hidden states of the same words in another text and in another order.
explanations/flow.json: attention flow (Abnar & Zuidema 2020) of random weights by scipy's maximum flow.
"""

import json
import pathlib

import numpy
import torch
from safetensors.torch import load_file, save_file
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import maximum_flow
from transformers import AutoModelForCausalLM, AutoModelForMaskedLM, AutoModelForSeq2SeqLM, AutoTokenizer, LEDForConditionalGeneration, LongformerForMaskedLM, SwinForImageClassification
from transformers.models.florence2.modeling_florence2 import Florence2VisionBackbone

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


def look_through(case, model_class, head):
    """The lens of models that are no plain decoders: what `head` makes of their hidden states."""
    folder = HERE / "models" / case
    model = model_class.from_pretrained(folder, dtype=torch.float32, attn_implementation="eager").eval()
    entry = json.loads((folder / "reference/inputs.json").read_text())[0]
    fields = [field for field in ("input_ids", "attention_mask", "decoder_input_ids") if field in entry]
    with torch.no_grad():
        result = model(**{field: torch.tensor([entry[field]]) for field in fields}, output_hidden_states=True)
        states = result.decoder_hidden_states if "decoder_input_ids" in entry else result.hidden_states
        kept = {f"lens.{number}": head(model, state)[0].contiguous() for number, state in enumerate(states[:-1])}
    save_file(kept, HERE / "explanations" / f"{case}.safetensors")


def norms(output, values, heads):
    size = values.shape[-1] // heads
    return torch.stack([(values[:, at : at + size] @ output.weight[:, at : at + size].T).norm(dim=1) for at in range(0, heads * size, size)])


def hand_on_globally(case, model_class, attention_of):
    folder = HERE / "models" / case
    model = model_class.from_pretrained(folder, dtype=torch.float32, attn_implementation="eager").eval()
    entry = json.loads((folder / "reference/inputs.json").read_text())[0]
    attention, output = attention_of(model)
    kept, count = {}, len(entry["input_ids"])
    output.register_forward_pre_hook(lambda _, read: kept.update(outputs=read[0][0, :count]))
    for name in ("value", "value_global"):
        getattr(attention, name).register_forward_hook(lambda _, __, out, name=name: kept.update({name: out[:count, 0]}))
    fields = [field for field in ("input_ids", "attention_mask", "global_attention_mask", "decoder_input_ids") if field in entry]
    with torch.no_grad():
        model(**{field: torch.tensor([entry[field]]) for field in fields})
        values, global_values = kept.pop("value"), kept.pop("value_global")
        kept |= dict(value_norms=norms(output, values, 4), global_value_norms=norms(output, global_values, 4))
    save_file({name: tensor.contiguous().clone() for name, tensor in kept.items()}, HERE / "explanations" / f"{case}.safetensors")


def hand_on_in_windows():
    folder = HERE / "models/swin-cls"
    model = SwinForImageClassification.from_pretrained(folder, dtype=torch.float32, attn_implementation="eager").eval()
    attention = model.swin.encoder.layers[-1].blocks[-1].attention
    kept = {}
    attention.o_proj.register_forward_pre_hook(lambda _, read: kept.update(outputs=read[0]))
    attention.v_proj.register_forward_hook(lambda _, __, out: kept.update(values=out))
    with torch.no_grad():
        model(load_file(folder / "reference/inputs.0.safetensors")["pixel_values"][None])
        # From windows of 4 x 4, moved by 2, to the 8 x 8 patches in raster order.
        places = torch.arange(64).view(8, 8).roll((-2, -2), (0, 1)).view(2, 4, 2, 4).transpose(1, 2).reshape(64)
        for name in ("outputs", "values"):
            by_window, by_patch = kept[name].reshape(64, -1), torch.zeros(64, kept[name].shape[-1])
            by_patch[places] = by_window
            kept[name] = by_patch
        kept["value_norms"] = norms(attention.o_proj, kept.pop("values"), attention.num_attention_heads)
    save_file({name: tensor.contiguous() for name, tensor in kept.items()}, HERE / "explanations/swin-cls.safetensors")


def hand_on_by_channel():
    folder = HERE / "models/davit"
    model = Florence2VisionBackbone.from_pretrained(folder, dtype=torch.float32, attn_implementation="eager").eval()
    attention = model.blocks[-1][-1].channel_block.channel_attn
    kept = {}
    attention.proj.register_forward_pre_hook(lambda _, read: kept.update(outputs=read[0][0]))
    with torch.no_grad():
        model(load_file(folder / "reference/inputs.0.safetensors")["pixel_values"][None])
    tokens, size = kept["outputs"].shape
    # A query is a channel of each group; what it is given are its values of all tokens.
    outputs = kept["outputs"].view(tokens, attention.groups, size // attention.groups).permute(2, 1, 0)
    save_file({"outputs": outputs.reshape(size // attention.groups, -1).contiguous()}, HERE / "explanations/davit.safetensors")


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


def random_tokens(tokenizer, count, seed):
    numbers = numpy.random.RandomState(seed)
    special = set(tokenizer.all_special_ids)
    ids = []
    while len(ids) < count:
        number = int(numbers.randint(0, 2**32, dtype=numpy.uint32)) % len(tokenizer)
        if number not in special:
            ids.append(number)
    return ids


def study():
    folder = HERE.parent.parent / "resources/models/story-decoder"
    model = AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32, attn_implementation="eager").eval()
    tokenizer = AutoTokenizer.from_pretrained(folder)
    words = model.transformer.wte.weight.detach()
    unit = torch.nn.functional.normalize(words, dim=1)
    terms = [("street", 1), ("animal", -1), ("river", 1)]
    ids = [tokenizer.encode(" " + word, add_special_tokens=False) for word, _ in terms]
    asked = sum(sign * torch.nn.functional.normalize(words[own].mean(0), dim=0) for own, (_, sign) in zip(ids, terms))
    cosines = unit @ torch.nn.functional.normalize(asked, dim=0)
    cosines[sum(ids, [])] = -2
    best = cosines.topk(8)
    text = "The cat sat on the mat and looked at the sea."
    encoded = torch.tensor([tokenizer.encode(text)])
    with torch.no_grad():
        result = model(encoded, output_hidden_states=True)
        hidden = torch.nn.functional.normalize(result.hidden_states[2][0], dim=1)
        lens = model.lm_head(model.transformer.ln_f(result.hidden_states[2]))[0, -1].softmax(0).topk(3)
        scores = {"induction": 0, "sink": 0}
        for run in range(4):
            once = random_tokens(tokenizer, 50, 1 + run)
            attention = model(torch.tensor([once + once]), output_attentions=True).attentions
            scores["induction"] += torch.stack([layer[0].diagonal(-49, 1, 2)[:, 1:].mean(1) for layer in attention]) / 4
            attention = model(torch.tensor([random_tokens(tokenizer, 64, 1 + run)]), output_attentions=True).attentions
            scores["sink"] += torch.stack([layer[0, :, :, 0].mean(1) for layer in attention]) / 4
    positions = torch.nn.functional.normalize(model.transformer.wpe.weight.detach()[:32], dim=1)
    found = {
        "words": "street - animal + river", "nearest": best.indices.tolist(), "cosines": best.values.tolist(),
        "text": text, "similarity": (hidden @ hidden.T).tolist(), "lens": lens.indices.tolist(), "lens_shares": lens.values.tolist(),
        "positions": (positions @ positions.T)[3].tolist(), **{name: score.tolist() for name, score in scores.items()},
    }
    (HERE / "explanations/study.json").write_text(json.dumps(found) + "\n")


def contexts():
    folder = HERE.parent.parent / "resources/models/story-encoder"
    model = AutoModelForMaskedLM.from_pretrained(folder, dtype=torch.float32, attn_implementation="eager").eval()
    tokenizer = AutoTokenizer.from_pretrained(folder)

    def states(text):
        with torch.no_grad():
            hidden = model(**tokenizer(text, return_tensors="pt"), output_hidden_states=True).hidden_states
        return [state[0].double().numpy() for state in hidden]

    def cosine(a, b):
        return float(a @ b / numpy.linalg.norm(a) / numpy.linalg.norm(b))

    text = "The animal didn't cross the street because it was too tired."
    other = text.replace("tired", "wide")
    words = tokenizer.tokenize(text)
    order = [9, 7, 8, 12, 11, 1, 2, 3, 4, 10, 5, 0, 6, 13]
    spelled = ["The"] + words[1:]
    shuffled = " ".join(spelled[place] for place in order).replace("didn ' t", "didn't")
    places = [0] + [1 + order.index(place) for place in range(len(words))] + [len(words) + 1]
    own, wide, mixed = states(text), states(other), states(shuffled)
    embedding = model.bert.embeddings.word_embeddings.weight.detach().double().numpy()
    boy, girl = (embedding[tokenizer.convert_tokens_to_ids(word)] for word in ("boy", "girl"))
    found = {
        "text": text, "other": other, "shuffled": shuffled, "places": places,
        "cosines": [[cosine(a[token], b[token]) for a, b in zip(own, wide)] for token in range(len(words) + 2)],
        "shuffled_cosines": [[cosine(a[token], b[place]) for a, b in zip(own, mixed)] for token, place in enumerate(places)],
        "pair_text": "boy girl", "dot": float(boy @ girl), "cosine": cosine(boy, girl),
    }
    (HERE / "explanations/contexts.json").write_text(json.dumps(found) + "\n")


(HERE / "explanations").mkdir(exist_ok=True)
explain("llama-lm")
hand_on_globally("longformer-mlm", LongformerForMaskedLM, lambda model: (model.longformer.encoder.layer[-1].attention.self, model.longformer.encoder.layer[-1].attention.output.dense))
hand_on_globally("led-seq2seq", LEDForConditionalGeneration, lambda model: (model.led.encoder.layers[-1].self_attn.longformer_self_attn, model.led.encoder.layers[-1].self_attn.output))
hand_on_in_windows()
hand_on_by_channel()
look_through("bert-mlm", AutoModelForMaskedLM, lambda model, state: model.cls(state))
look_through("modernbert-mlm", AutoModelForMaskedLM, lambda model, state: model.decoder(model.head(model.model.final_norm(state))))
look_through("bart-seq2seq", AutoModelForSeq2SeqLM, lambda model, state: model.lm_head(state) + model.final_logits_bias)
look_through("t5-gated-seq2seq", AutoModelForSeq2SeqLM, lambda model, state: model.lm_head(model.decoder.final_layer_norm(state)))
flow()
study()
contexts()
