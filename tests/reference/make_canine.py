#!/usr/bin/env python3
"""Writes models/canine-*, tiny random CANINE encoders, and tokenizers/canine, as transformers computes them (eager attention, fp32, CPU).

    python make_canine.py

attentions.0 is of the first layer, which attends within blocks of characters: transformers returns its blocks one by one, and here they stand in
one matrix. Then come the deep layers, whose tokens are molecules, and the last one. hidden.<n> are the states of all three, each with what it
reads. The first text has a single molecule, the second three characters that belong to none, and padding.
"""

import json
from pathlib import Path

import torch
import transformers as hf
from safetensors.torch import save_file

HERE = Path(__file__).parent
BLOCK = 10


def outputs_of(model, encoded) -> dict[str, torch.Tensor]:
    base = getattr(model, "canine", model)
    blocks = []
    attention = base.initial_char_encoder.layer[0].attention.self
    handle = attention.register_forward_hook(lambda _module, _inputs, outputs: blocks.append(outputs[1][0]))
    with torch.no_grad():
        output = model(**encoded, output_attentions=True, output_hidden_states=True)
    handle.remove()
    heads = blocks[0].shape[0]
    whole = torch.stack([torch.block_diag(*(block[head] for block in blocks)) for head in range(heads)])
    deep = [tensor[0] for tensor in output.attentions[-model.config.num_hidden_layers - 1:]]
    tensors = {f"attentions.{layer}": tensor for layer, tensor in enumerate([whole, *deep])}
    tensors |= {f"hidden.{number}": tensor[0] for number, tensor in enumerate(output.hidden_states)}
    for name in ("logits", "last_hidden_state", "pooler_output", "start_logits", "end_logits"):
        if name in output:
            tensors[name] = output[name][0]
    return tensors


def write_model(number: int, name: str, head: str, **fields) -> None:
    torch.manual_seed(700 + number)
    config = hf.CanineConfig(
        hidden_size=16, num_hidden_layers=2, num_attention_heads=2, intermediate_size=24, max_position_embeddings=48, type_vocab_size=3,
        num_hash_functions=4, num_hash_buckets=61, local_transformer_stride=BLOCK, **fields,
    )
    config._attn_implementation = "eager"
    model = getattr(hf, head)(config).eval()
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.add_(torch.randn_like(parameter) * (0.2 if parameter.dim() > 1 else 0.1))
    folder = HERE / "models" / name
    model.save_pretrained(folder)
    reference = folder / "reference"
    reference.mkdir(exist_ok=True)
    inputs = []
    for index, length in enumerate((6, 27)):
        ids = torch.randint(32, 0x3000, (1, length))
        ids[0, 0], ids[0, -1] = 0xE000, 0xE001
        mask, types = torch.ones_like(ids), torch.zeros_like(ids)
        if index == 1:
            ids[0, -3], ids[0, -2:], mask[0, -2:], types[0, 14:] = 0xE001, 0, 0, 1
        encoded = {"input_ids": ids, "attention_mask": mask, "token_type_ids": types}
        save_file({key: tensor.contiguous().clone() for key, tensor in outputs_of(model, encoded).items()}, reference / f"outputs.{index}.safetensors")
        inputs.append({"label": ("short", "padded")[index]} | {key: tensor[0].tolist() for key, tensor in encoded.items()})
    (reference / "inputs.json").write_text(json.dumps(inputs) + "\n", encoding="utf-8")
    for file in folder.rglob("*.safetensors"):
        file.chmod(0o644)


def write_tokenizer() -> None:
    """With the texts of the other tokenizers that are not long; the offsets follow from each code point's being a token."""
    folder = HERE / "tokenizers" / "canine"
    tokenizer = hf.CanineTokenizer()
    tokenizer.save_pretrained(folder)
    lines = (HERE / "tokenizers" / "word-level" / "expected.jsonl").read_text(encoding="utf-8").strip("\n").split("\n")
    texts = [text for line in lines if len(text := json.loads(line)["text"]) <= 20] + ["the \ue003 sat", "a\u0000b"]
    with (folder / "expected.jsonl").open("w", encoding="utf-8") as file:
        for text in texts:
            ids = tokenizer(text)["input_ids"]
            plain = tokenizer(text, add_special_tokens=False)["input_ids"]
            answer = {
                "text": text,
                "ids": ids,
                "tokens": tokenizer.convert_ids_to_tokens(ids),
                "offsets": [[0, 0], *([at, at + 1] for at in range(len(text))), [0, 0]],
                "decoded": tokenizer.decode(ids),
                "plain_ids": plain,
                "plain_decoded": tokenizer.decode(plain, skip_special_tokens=True),
            }
            file.write(json.dumps(answer, ensure_ascii=False, separators=(",", ":")) + "\n")


def main() -> None:
    torch.set_num_threads(1)
    hf.logging.set_verbosity_error()
    labels = dict(id2label={0: "low", 1: "middle", 2: "high"})
    write_model(0, "canine-base", "CanineModel")
    write_model(1, "canine-cls", "CanineForSequenceClassification", **labels)
    write_model(2, "canine-ner", "CanineForTokenClassification", **labels)
    write_model(3, "canine-qa", "CanineForQuestionAnswering")
    write_tokenizer()


if __name__ == "__main__":
    main()
