"""Writes metrics of the heads of induction-decoder at each checkpoint, from attention that transformers computes.

explanations/checkpoints.json: of the `text`, by checkpoint, [layers][heads]: `previous`, 1/n of the sum of
A[i, i - 1] over the n queries, and `entropy`, the mean of -sum_j A[i, j] ln A[i, j] over all queries.
"""

import json
import pathlib

import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

HERE = pathlib.Path(__file__).parent
SERIES = HERE.parent.parent / "resources" / "models" / "induction-decoder"
TEXT = "fox owl cup hat key map jar fox owl cup hat key map"


def main():
    found = {"text": TEXT, "previous": {}, "entropy": {}}
    for folder in sorted(SERIES.glob("step*")):
        model = AutoModelForCausalLM.from_pretrained(folder, attn_implementation="eager").double().eval()
        ids = AutoTokenizer.from_pretrained(folder)(TEXT, return_tensors="pt").input_ids
        with torch.no_grad():
            weights = torch.cat(model(ids, output_attentions=True).attentions)
        places = torch.arange(1, ids.shape[1])
        found["previous"][folder.name] = (weights[:, :, places, places - 1].sum(-1) / ids.shape[1]).numpy().round(7).tolist()
        found["entropy"][folder.name] = torch.special.entr(weights).sum(-1).mean(-1).numpy().round(7).tolist()
    (HERE / "explanations/checkpoints.json").write_text(json.dumps(found) + "\n")


main()
