"""Writes answers of the recall networks that PyTorch computes, and what they depend on, for tests of the view "recall".

explanations/recall.json: for each row and each network the `probabilities` of the digits [questions, digits], the
`influence` [questions, tokens] (mean total variation distance when a token is replaced by each other one of its kind)
and of attention the `weights` [questions, tokens].
"""

import json
import pathlib
import sys

import torch
from safetensors.torch import load_file

HERE = pathlib.Path(__file__).parent
MODELS = HERE.parent.parent / "resources" / "models"
sys.path.insert(0, str(MODELS / "training"))

from corpora import recall  # noqa: E402
from models.recall_networks import MIXERS, FixedPattern, RecallNetwork  # noqa: E402

ROWS = (
    "c4 h1 c? a7 b2 h? f0 c? d5 a? h? k3 m6 e1 k? b? c?",
    "p0 p?",
    "c4 c5 c? d? " + "a0 b1 e2 f3 g4 h5 i6 j7 k0 l1 m2 n3 " * 2 + "o? c? l?",
)


def others(token):
    first, count = (recall.PAIRS, len(recall.LETTERS)) if token >= recall.PAIRS else (token // 8 * 8, 8)
    return [other for other in range(first, first + count) if other != token]


def weights_of(network, tokens):
    mixer = network.mixer
    if isinstance(mixer, FixedPattern):
        return mixer.weights(tokens.shape[1]).double()
    x = network.embedding(tokens)
    if hasattr(mixer, "lstm"):
        x = mixer.lstm(x)[0]
    return mixer.weights(x)[0]


def main():
    torch.set_default_dtype(torch.float64)
    file, found = load_file(MODELS / "recall" / "networks.safetensors"), []
    for row in ROWS:
        tokens = torch.tensor([[recall.VOCABULARY.index(word) for word in row.split()]])
        questions = (tokens[0] >= recall.PAIRS).nonzero()[:, 0]
        entry = {"text": row, "networks": {}}
        for kind in MIXERS:
            network = RecallNetwork(kind).double()
            network.load_state_dict({name.removeprefix(kind + "."): value.double() for name, value in file.items()
                                     if name.startswith(kind + ".")})
            with torch.no_grad():
                exact = network(tokens).softmax(-1)[0, questions]
                influence = []
                for place in range(tokens.shape[1]):
                    changed = [tokens.clone() for _ in others(int(tokens[0, place]))]
                    for each, other in zip(changed, others(int(tokens[0, place]))):
                        each[0, place] = other
                    after = network(torch.cat(changed)).softmax(-1)[:, questions]
                    influence.append((after - exact).abs().sum(-1).mean(0) / 2)
                answers = {"probabilities": exact, "influence": torch.stack(influence, dim=1)}
                if hasattr(network.mixer, "weights"):
                    answers["weights"] = weights_of(network, tokens)[questions]
            entry["networks"][kind] = {name: value.numpy().round(7).tolist() for name, value in answers.items()}
        found.append(entry)
    (HERE / "explanations/recall.json").write_text(json.dumps(found) + "\n")


main()
