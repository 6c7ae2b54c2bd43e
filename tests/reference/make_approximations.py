"""Writes approximations of attention that NumPy computes in double precision from the queries, keys and values of heads
of built-in models, which transformers computes, for tests of the view "approximations".

explanations/approximations.json: for each head its text, and for each method with its size the weights A' [tokens,
tokens], the relative error of the Frobenius norm, the mean absolute row difference and the relative error of A' V.
"""

import json
import pathlib

import numpy
import torch
from transformers import AutoModelForCausalLM, AutoModelForMaskedLM, AutoTokenizer

HERE = pathlib.Path(__file__).parent
MODELS = HERE.parent.parent / "resources" / "models"
TEXT = "The animal didn't cross the street because it was too tired, and the keeper of the lighthouse saw it."
SEED = 3
METHODS = (("local", 2), ("dilated", 3), ("chosen", 2), ("random-blocks", 1), ("projected", 5), ("best-rank", 3),
           ("random-features", 32), ("linear", 8))


def numbers_of_mersenne_twister(count):
    return numpy.random.RandomState(SEED).randint(0, 2**32, count, dtype=numpy.uint32).astype(float)


def normal(rows, columns):
    count = rows * columns
    uniform = (numbers_of_mersenne_twister(count + count % 2) + 0.5) / 2**32
    length, angle = numpy.sqrt(-2 * numpy.log(uniform[::2])), 2 * numpy.pi * uniform[1::2]
    pairs = numpy.stack([length * numpy.cos(angle), length * numpy.sin(angle)], 1).reshape(-1)
    return pairs[:count].reshape(rows, columns)


def softmax(scores):
    weights = numpy.exp(scores - scores.max(-1, keepdims=True))
    return weights / weights.sum(-1, keepdims=True)


def pattern(method, size, count, causal):
    query, key = numpy.mgrid[:count, :count]
    distance = abs(query - key)
    if method == "local":
        seen = distance <= size
    elif method == "dilated":
        seen = (distance % size == 0) & (distance <= 4 * size)
    elif method == "chosen":
        seen = (distance <= 2) | (query < size) | (key < size)
    else:
        blocks = -(-count // 4)
        chosen, numbers = numpy.eye(blocks, dtype=bool), iter(numbers_of_mersenne_twister(blocks * size))
        chosen[:, 0] = True
        for row in range(blocks):
            for _ in range(size):
                chosen[row, int(next(numbers)) % (row + 1 if causal else blocks)] = True
        seen = chosen[query // 4, key // 4]
    return seen & (key <= query) if causal else seen


def approximated(method, size, q, k, scale, exact, scores, causal):
    count, width = k.shape
    if method in ("local", "dilated", "chosen", "random-blocks"):
        return softmax(numpy.where(pattern(method, size, count, causal), scores, -numpy.inf))
    if method == "projected":
        projection = normal(size, count) / numpy.sqrt(size)
        return softmax(scale * q @ (projection @ k).T) @ projection
    if method == "best-rank":
        u, s, v = numpy.linalg.svd(exact)
        return u[:, :size] * s[:size] @ v[:size]
    if method == "random-features":
        random, root = normal(size, width), numpy.sqrt(scale)
        feature = lambda x: numpy.exp(root * x @ random.T - (root * x * root * x).sum(-1, keepdims=True) / 2)
    else:
        feature = lambda x: numpy.where(x > 0, x + 1, numpy.exp(numpy.minimum(x, 0)))
    weights = feature(q) @ feature(k).T
    weights = numpy.tril(weights) if causal else weights
    return weights / weights.sum(-1, keepdims=True)


def head_of(name, kind, layer, head):
    """Queries, keys and values of a head, and its scale."""
    model = kind.from_pretrained(MODELS / name, dtype=torch.float64, attn_implementation="eager").eval()
    ids = AutoTokenizer.from_pretrained(MODELS / name)(TEXT, return_tensors="pt").input_ids
    causal, kept = kind is AutoModelForCausalLM, {}
    if causal:
        model.transformer.h[layer].attn.c_attn.register_forward_hook(lambda _, __, out: kept.update(zip("qkv", out[0].chunk(3, -1))))
    else:
        attention = model.bert.encoder.layer[layer].attention.self
        for letter, module in (("q", attention.query), ("k", attention.key), ("v", attention.value)):
            module.register_forward_hook(lambda _, __, out, letter=letter: kept.update({letter: out[0]}))
    with torch.no_grad():
        model(ids)
    size = model.config.hidden_size // model.config.num_attention_heads
    return *(kept[letter][:, head * size:(head + 1) * size].numpy() for letter in "qkv"), size**-0.5, causal


def main():
    found = []
    for name, kind, layer, head in (("story-encoder", AutoModelForMaskedLM, 2, 2), ("story-decoder", AutoModelForCausalLM, 1, 1)):
        q, k, v, scale, causal = head_of(name, kind, layer, head)
        scores = scale * q @ k.T
        if causal:
            scores = numpy.where(numpy.tril(numpy.ones_like(scores)) > 0, scores, -numpy.inf)
        exact, methods = softmax(scores), []
        for method, size in METHODS:
            weights = approximated(method, size, q, k, scale, exact, scores, causal)
            methods.append({"method": method, "size": size, "weights": weights.round(5).tolist(),
                            "frobenius": numpy.linalg.norm(weights - exact) / numpy.linalg.norm(exact),
                            "row_difference": abs(weights - exact).sum(-1).mean(),
                            "output": numpy.linalg.norm((weights - exact) @ v) / numpy.linalg.norm(exact @ v)})
            print(name, method, size, methods[-1]["frobenius"])
        found.append({"model": name, "text": TEXT, "layer": layer, "head": head, "seed": SEED, "methods": methods})
    (HERE / "explanations/approximations.json").write_text(json.dumps(found) + "\n")


main()
