#!/usr/bin/env python3
"""Writes late_interaction/: a tiny random ColBERT (arXiv 2004.12832) with a tokenizer, and what NumPy computes of the states of transformers.

    python make_late_interaction.py

The folder is laid out as ColBERT saves it: BERT's tensors, "linear.weight" without a bias, and artifact.metadata. Queries are [CLS] [Q] text [SEP]
and [MASK] up to query_maxlen, to which nothing attends; documents are [CLS] [D] text [SEP], of which punctuation is not compared.

colpali/ is a tiny random ColPali (arXiv 2407.01449) as transformers saves it, without its tokenizer and image processor, which are those of
models/paligemma; queries and pages are prepared by its processor.
"""

import json
import string
from pathlib import Path

import numpy as np
import torch
import transformers as hf
from PIL import Image
from safetensors.torch import save_file

FOLDER = Path(__file__).parent / "late_interaction"
WORDS = "where is the harbor old stands by sea ships sail at night a light shows them way lighthouse what".split()
PAIRS = {
    "short": ("Where is the lighthouse?", "The old lighthouse stands by the sea: at night, its light shows ships the way."),
    "cut": ("where is the old harbor by the sea at night, what ships sail", "a harbor, a light, a sea, ships; the way the light shows them at night is old"),
}
SETTINGS = {
    "query_token_id": "[unused0]", "doc_token_id": "[unused1]", "query_token": "[Q]", "doc_token": "[D]", "query_maxlen": 12, "doc_maxlen": 20,
    "mask_punctuation": True, "attend_to_mask_tokens": False, "dim": 8, "similarity": "cosine",
}


def write_model() -> tuple[hf.BertModel, torch.Tensor]:
    torch.manual_seed(610)
    letters = string.ascii_lowercase + string.punctuation
    vocabulary = ["[PAD]", "[unused0]", "[unused1]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *letters, *(f"##{letter}" for letter in string.ascii_lowercase)]
    vocabulary += [word for word in WORDS if len(word) > 1]
    (FOLDER / "vocab.txt").write_text("\n".join(vocabulary) + "\n", encoding="utf-8")
    (FOLDER / "tokenizer_config.json").write_text(json.dumps({"tokenizer_class": "BertTokenizer", "do_lower_case": True}) + "\n", encoding="utf-8")
    (FOLDER / "artifact.metadata").write_text(json.dumps(SETTINGS, indent=2) + "\n", encoding="utf-8")
    fields = dict(
        vocab_size=len(vocabulary), hidden_size=16, num_hidden_layers=2, num_attention_heads=2, intermediate_size=24, max_position_embeddings=40,
        type_vocab_size=2, layer_norm_eps=1e-12, hidden_act="gelu", pad_token_id=0,
    )
    (FOLDER / "config.json").write_text(json.dumps({"architectures": ["HF_ColBERT"], "model_type": "bert", **fields}, indent=2) + "\n", encoding="utf-8")
    config = hf.BertConfig(**fields)
    config._attn_implementation = "eager"
    model = hf.BertModel(config).eval()
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.add_(torch.randn_like(parameter) * (0.3 if parameter.dim() > 1 else 0.1))
    linear = torch.randn(SETTINGS["dim"], fields["hidden_size"])
    tensors = {f"bert.{name}": tensor.detach().contiguous().clone() for name, tensor in model.state_dict().items()}
    save_file(tensors | {"linear.weight": linear}, FOLDER / "model.safetensors", {"format": "pt"})
    (FOLDER / "model.safetensors").chmod(0o644)
    return model, linear


def embedded(model: hf.BertModel, ids: list[int], mask: list[int]) -> np.ndarray:
    with torch.no_grad():
        states = model(input_ids=torch.tensor([ids]), attention_mask=torch.tensor([mask])).last_hidden_state[0]
    return states.double().numpy()


def unit(rows: np.ndarray) -> np.ndarray:
    return rows / np.linalg.norm(rows, axis=1, keepdims=True)


def compared(query: np.ndarray, document: np.ndarray, kept: np.ndarray) -> dict:
    cosines = unit(query) @ unit(document).T
    best = np.where(kept, cosines, -np.inf)
    return {
        "cosines": cosines.round(7).tolist(), "best": best.argmax(1).tolist(), "maxima": best.max(1).round(7).tolist(), "score": float(best.max(1).sum()),
    }


def write_colpali() -> None:
    torch.manual_seed(611)
    source, folder = FOLDER.parent / "models" / "paligemma", FOLDER / "colpali"
    given = json.loads((source / "config.json").read_text(encoding="utf-8"))
    sizes = dict(hidden_size=16, intermediate_size=24, num_attention_heads=2, num_hidden_layers=1)
    vlm = hf.PaliGemmaConfig(
        text_config=given["text_config"] | sizes | dict(head_dim=8, num_key_value_heads=1), vision_config=given["vision_config"] | sizes | dict(projection_dim=16),
        projection_dim=16, hidden_size=16, image_token_index=given["image_token_index"], vocab_size=given["vocab_size"],
    )
    model = hf.ColPaliForRetrieval(hf.ColPaliConfig(vlm_config=vlm, embedding_dim=8)).eval()
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.add_(torch.randn_like(parameter) * 0.2)
    model.save_pretrained(folder)
    parts = hf.AutoProcessor.from_pretrained(source)
    processor = hf.ColPaliProcessor(parts.image_processor, parts.tokenizer)
    (folder / "processor_config.json").write_text(json.dumps({"processor_class": "ColPaliProcessor"}) + "\n", encoding="utf-8")
    row, column, channel = np.indices((32, 32, 3))
    query, page = "a cat and the tables", Image.fromarray(((13 * row + 7 * column + 50 * channel) % 256).astype(np.uint8))
    asked, seen = processor(text=[query], return_tensors="pt"), processor(images=[page], return_tensors="pt")
    with torch.no_grad():
        embeddings = [
            model(input_ids=each["input_ids"], attention_mask=each["attention_mask"], pixel_values=each.get("pixel_values")).embeddings[0].double().numpy()
            for each in (asked, seen)
        ]
    case = {
        "query": query, "query_ids": asked["input_ids"][0].tolist(), "page_ids": seen["input_ids"][0].tolist(),
        "trained": compared(*embeddings, np.ones(len(embeddings[1]), bool)),
    }
    (folder / "expected.json").write_text(json.dumps(case) + "\n", encoding="utf-8")
    for file in folder.iterdir():
        file.chmod(0o644)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    write_colpali()
    model, linear = write_model()
    tokenizer = hf.AutoTokenizer.from_pretrained(FOLDER)
    find = tokenizer.convert_tokens_to_ids
    punctuation = {find(mark) for mark in string.punctuation}
    cases = {}
    for name, (query, document) in PAIRS.items():
        def ids_of(text: str, marker: str, most: int) -> list[int]:
            ids = tokenizer(text, truncation=True, max_length=most - 1)["input_ids"]
            return [ids[0], find(marker), *ids[1:]]

        asked = ids_of(query, "[unused0]", SETTINGS["query_maxlen"])
        fill = SETTINGS["query_maxlen"] - len(asked)
        ids = asked + [find("[MASK]")] * fill
        states = embedded(model, ids, [1] * len(asked) + [0] * fill)
        others = ids_of(document, "[unused1]", SETTINGS["doc_maxlen"])
        other_states = embedded(model, others, [1] * len(others))
        kept = np.array([token not in punctuation for token in others])
        matrix = linear.double().numpy().T
        plain = [tokenizer(text)["input_ids"] for text in (query, document)]
        cases[name] = {
            "query": query, "document": document, "query_tokens": tokenizer.convert_ids_to_tokens(ids),
            "document_tokens": tokenizer.convert_ids_to_tokens(others), "compared": kept.astype(int).tolist(), "fill": fill,
            "trained": compared(states @ matrix, other_states @ matrix, kept),
            "plain": compared(*(embedded(model, each, [1] * len(each)) for each in plain), np.ones(len(plain[1]), bool)),
        }
    (FOLDER / "expected.json").write_text(json.dumps(cases) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
