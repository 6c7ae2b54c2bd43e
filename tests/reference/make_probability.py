"""Writes what Hugging Face transformers computes as losses of texts, for tests of `headlight score`.

explanations/probability.json, of the built-in models:
  decoder      losses of each token of a text given those before it
  translation  losses of each token of a target and its end, given the source and the target before it
  masked       losses of masked tokens, all masked at once
  each         losses of each token but the special ones, masked alone
  answer       softmax of the start logits and of the end logits over all tokens
  classes      softmax of the logits, by label
"""

import json
import pathlib

import torch
from transformers import (AutoModelForCausalLM, AutoModelForMaskedLM, AutoModelForQuestionAnswering,
                          AutoModelForSeq2SeqLM, AutoModelForSequenceClassification, AutoTokenizer)

HERE = pathlib.Path(__file__).parent
MODELS = HERE.parent.parent / "resources" / "models"


def load(kind, name):
    folder = MODELS / name
    model = kind.from_pretrained(folder, dtype=torch.float64, attn_implementation="eager").eval()
    return model, AutoTokenizer.from_pretrained(folder)


def losses(logits, ids):
    return (-torch.log_softmax(logits, -1)).gather(-1, ids[:, None])[:, 0].tolist()


def decoder(text):
    model, tokenizer = load(AutoModelForCausalLM, "story-decoder")
    ids = tokenizer(text, return_tensors="pt").input_ids
    return {"text": text, "losses": losses(model(ids).logits[0, :-1], ids[0, 1:])}


def translation(text, target):
    model, tokenizer = load(AutoModelForSeq2SeqLM, "english-french")
    source = tokenizer(text, return_tensors="pt").input_ids
    labels = tokenizer(text_target=target, return_tensors="pt").input_ids
    result = model(input_ids=source, labels=labels)
    return {"text": text, "target": target, "losses": losses(result.logits[0], labels[0]), "mean": result.loss.item()}


def masked(text, places):
    model, tokenizer = load(AutoModelForMaskedLM, "story-encoder")
    ids = tokenizer(text, return_tensors="pt").input_ids
    read = ids.clone()
    read[0, places] = tokenizer.mask_token_id
    return {"text": text, "masked": places, "losses": losses(model(read).logits[0, places], ids[0, places])}


def each(text):
    model, tokenizer = load(AutoModelForMaskedLM, "story-encoder")
    ids = tokenizer(text, return_tensors="pt").input_ids
    found = []
    for place in range(1, ids.shape[1] - 1):
        read = ids.clone()
        read[0, place] = tokenizer.mask_token_id
        found += losses(model(read).logits[0, [place]], ids[0, [place]])
    return {"text": text, "losses": found}


def answer(question, passage):
    model, tokenizer = load(AutoModelForQuestionAnswering, "story-answers")
    result = model(**tokenizer(question, passage, return_tensors="pt"))
    return {"text": question, "pair": passage, "start": torch.softmax(result.start_logits[0], 0).tolist(),
            "end": torch.softmax(result.end_logits[0], 0).tolist()}


def classes(text):
    model, tokenizer = load(AutoModelForSequenceClassification, "story-sentiment")
    shares = torch.softmax(model(**tokenizer(text, return_tensors="pt")).logits[0], 0).tolist()
    return {"text": text, "classes": {model.config.id2label[i]: share for i, share in enumerate(shares)}}


with torch.no_grad():
    found = {
        "decoder": decoder("Once upon a time there was a girl who had a red kite."),
        "translation": translation("The cat sleeps in the garden.", "Le chat dort dans le jardin."),
        "masked": masked("The animal didn't cross the street because it was too tired.", [2, 8]),
        "each": each("The animal was too tired."),
        "answer": answer("Who gave Mia the kite?", "Mia had a red kite. Omar gave Mia the kite, and she was happy."),
        "classes": classes("The film was not boring."),
    }
(HERE / "explanations" / "probability.json").write_text(json.dumps(found) + "\n")
