"""Writes what PyTorch computes of the training of a small decoder, for tests of engine/training.

training/steps.safetensors, of GPTNeoXForCausalLM of transformers in double precision, rounded to fp32: `rows` [32, 7]
of ids; of each tensor the weights (`weights/...`), the gradient of the mean loss of all rows
(`gradient/...`) and the weights after three steps of AdamW with clipping and warm-up on these rows (`after/...`).
training/sgd.safetensors: the weights after three steps of SGD (`sgd/...`) and of SGD with momentum (`sgd-momentum/...`)
with clipping and warm-up. training/steps.json: sizes, and the losses before each of the three steps of AdamW. training/tokenizers.json: ids and decoded
texts of the library `tokenizers` with the tokenizer.json files that a training on training/text.txt wrote
(training/characters.json and training/words.json).
"""

import json
import pathlib

import torch
from safetensors.torch import save_file
from tokenizers import Tokenizer
from transformers import GPTNeoXConfig, GPTNeoXForCausalLM

FOLDER = pathlib.Path(__file__).parent / "training"
VOCABULARY, CONTEXT, LAYERS, HEADS, WIDTH, ROWS = 11, 6, 2, 2, 8, 32
RATE, SGD_RATE, MOMENTUM, WARM_UP, STEPS = 3e-3, 0.5, 0.9, 100, 3
TEXTS = ("the cat sat on the mat.", "The cat, naïve:\n\tthe 猫 sat!  end", "ab\u0301c \U0001f600 [UNKNOWN]", " ", "")


def make_model():
    torch.manual_seed(1)
    config = GPTNeoXConfig(
        vocab_size=VOCABULARY, max_position_embeddings=CONTEXT, hidden_size=WIDTH, num_hidden_layers=LAYERS,
        num_attention_heads=HEADS, intermediate_size=4 * WIDTH, rotary_pct=1.0, use_parallel_residual=False,
        tie_word_embeddings=True, initializer_range=0.3, attn_implementation="eager")
    model = GPTNeoXForCausalLM(config).double()
    with torch.no_grad():  # norms and biases that matter
        for name, weight in model.named_parameters():
            if weight.dim() == 1:
                weight.add_(0.2 * torch.randn_like(weight))
            weight.copy_(weight.float())
    return model


def loss_of(model, rows):
    logits = model(rows[:, :-1]).logits
    return torch.nn.functional.cross_entropy(logits.flatten(0, 1), rows[:, 1:].flatten())


def named(model, kind, tensors):
    return {f"{kind}/{name}": tensor.detach().float().clone() for (name, _), tensor in zip(model.named_parameters(), tensors)}


def make_model_and_rows():
    model = make_model()
    return model, torch.randint(0, VOCABULARY, (ROWS, CONTEXT + 1))


def take_steps(model, rows, optimizer, rate, found):
    """Losses before each step; `found` gets the gradient of the first."""
    weights, losses = list(model.parameters()), []
    for step in range(STEPS):
        for group in optimizer.param_groups:
            group["lr"] = rate * (step + 1) / WARM_UP
        optimizer.zero_grad()
        loss = loss_of(model, rows)
        loss.backward()
        losses.append(loss.item())
        if step == 0:
            found |= named(model, "gradient", [w.grad for w in weights])
        torch.nn.utils.clip_grad_norm_(weights, 1.0)
        optimizer.step()
    return losses


def make_steps():
    model, rows = make_model_and_rows()
    weights = list(model.parameters())
    groups = [{"params": [w for w in weights if w.dim() == 2], "weight_decay": 0.01},
              {"params": [w for w in weights if w.dim() == 1], "weight_decay": 0.0}]
    optimizer = torch.optim.AdamW(groups, lr=RATE, betas=(0.9, 0.98), eps=1e-8)
    found = {"rows": rows.int()} | named(model, "weights", weights)
    losses = take_steps(model, rows, optimizer, RATE, found)
    found |= named(model, "after", weights)
    facts = {"vocabulary": VOCABULARY, "context": CONTEXT, "layers": LAYERS, "heads": HEADS, "width": WIDTH, "losses": losses}
    (FOLDER / "steps.json").write_text(json.dumps(facts) + "\n")
    save_file(found, FOLDER / "steps.safetensors")


def make_sgd():
    found = {}
    for kind, momentum in (("sgd", 0.0), ("sgd-momentum", MOMENTUM)):
        model, rows = make_model_and_rows()
        weights = list(model.parameters())
        take_steps(model, rows, torch.optim.SGD(weights, lr=SGD_RATE, momentum=momentum), SGD_RATE, {})
        found |= named(model, kind, weights)
    save_file(found, FOLDER / "sgd.safetensors")


def make_tokenizers():
    found = {}
    for unit in ("characters", "words"):
        tokenizer = Tokenizer.from_file(str(FOLDER / f"{unit}.json"))
        encoded = [tokenizer.encode(text).ids for text in TEXTS]
        found[unit] = [{"text": text, "ids": ids, "decoded": tokenizer.decode(ids)} for text, ids in zip(TEXTS, encoded)]
    (FOLDER / "tokenizers.json").write_text(json.dumps(found, ensure_ascii=False) + "\n")


make_steps()
make_sgd()
make_tokenizers()
