"""position-*: tiny decoders that differ in how they know where a word stands, and in nothing else that matters.

All have two layers of four heads and width 64 and learn the same task (corpora/takings.py) from the same rows in the
same order. sinusoidal and learned: GPT-2 with a frozen table of sinusoids (Vaswani et al. 2017) or a learned one;
alibi: BLOOM, whose scores fall with distance (Press et al. 2022); rotary: GPT-NeoX, which turns queries and keys
(Su et al. 2021); none: GPT-2 with a frozen table of zeros, whose only hint of order is the causal mask.
"""

from pathlib import Path

import torch
from tokenizers import Tokenizer, decoders, pre_tokenizers
from tokenizers import models as tokenizer_models
from torch import Tensor
from torch.nn.functional import cross_entropy
from transformers import (
    BloomConfig,
    BloomForCausalLM,
    GPT2Config,
    GPT2LMHeadModel,
    GPTNeoXConfig,
    GPTNeoXForCausalLM,
    PreTrainedModel,
)

from corpora.takings import UNKNOWN, VOCABULARY, takings
from loop import Recipe, device, random_of, seed_everything, train
from model_folder import save_json, save_weights
from positions import position_sinusoids

KINDS = ("sinusoidal", "learned", "alibi", "rotary", "none")
RECIPE = Recipe(steps=1600, learning_rate=1e-3, seed=4)
# Rotary embedding adds nothing that a head could look at from the start: it takes longer to find the previous word.
RECIPES = {"rotary": Recipe(steps=3500, learning_rate=1.5e-3, seed=4)}
ROWS = 32
CONTEXT = 64
WIDTH, LAYERS, HEADS = 64, 2, 4
OTHER_WORDS = 0.1  # weight of the loss of words that answer no question
SCALE = 0.06


def make_tokenizer(words: list[str] = VOCABULARY) -> Tokenizer:
    """One token a word; a word outside the vocabulary becomes [UNKNOWN]."""
    vocabulary = {word: i for i, word in enumerate(words)}
    tokenizer = Tokenizer(tokenizer_models.WordLevel(vocabulary, unk_token=UNKNOWN))
    tokenizer.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
    tokenizer.decoder = decoders.WordPiece(prefix="##", cleanup=False)
    return tokenizer


def make_model(kind: str) -> PreTrainedModel:
    shared = {"vocab_size": len(VOCABULARY), "bos_token_id": 0, "eos_token_id": 0, "initializer_range": SCALE}
    eager = {"attn_implementation": "eager"}
    if kind == "alibi":
        return BloomForCausalLM(BloomConfig(hidden_size=WIDTH, n_layer=LAYERS, n_head=HEADS, **shared, **eager))
    if kind == "rotary":
        config = GPTNeoXConfig(
            hidden_size=WIDTH,
            num_hidden_layers=LAYERS,
            num_attention_heads=HEADS,
            intermediate_size=4 * WIDTH,
            max_position_embeddings=CONTEXT,
            rotary_pct=1.0,
            use_parallel_residual=False,
            tie_word_embeddings=True,
            **shared,
            **eager,
        )
        return GPTNeoXForCausalLM(config)
    config = GPT2Config(
        n_positions=CONTEXT,
        n_embd=WIDTH,
        n_layer=LAYERS,
        n_head=HEADS,
        resid_pdrop=0.0,
        embd_pdrop=0.0,
        attn_pdrop=0.0,
        **shared,
        **eager,
    )
    model = GPT2LMHeadModel(config)
    table = model.transformer.wpe.weight
    with torch.no_grad():
        if kind == "none":
            table.zero_()
        else:
            table.copy_(position_sinusoids(CONTEXT, WIDTH) * SCALE * 2.5 * 2**0.5)
    table.requires_grad_(kind == "learned")
    return model


def batch_of(tokenizer: Tokenizer, step: int) -> tuple[Tensor, Tensor]:
    """-> ids [rows, tokens] and the weight of each as something to predict (0: padding)."""
    chance = random_of(RECIPE.seed, step)
    rows = [takings(chance) for _ in range(ROWS)]
    longest = max(len(row.words) for row in rows)
    ids = torch.zeros(ROWS, longest, dtype=torch.long)
    weights = torch.zeros(ROWS, longest)
    for i, row in enumerate(rows):
        ids[i, : len(row.words)] = torch.tensor([tokenizer.token_to_id(word) for word in row.words])
        weights[i, : len(row.words)] = OTHER_WORDS
        weights[i, row.answers] = 1.0
    return ids.to(device()), weights.to(device())


@torch.no_grad()
def share_answered(
    model: PreTrainedModel, tokenizer: Tokenizer, first_step: int, batches: int = 10, distant: bool = False
) -> float:
    """Share of right answers in rows that no training step has drawn (`first_step` is beyond the last); `distant`: only
    of the answers that something else came before since."""
    right = asked = 0
    for step in range(first_step, first_step + batches):
        chance = random_of(RECIPE.seed, step)
        for row in (takings(chance) for _ in range(ROWS)):
            ids = torch.tensor([[tokenizer.token_to_id(word) for word in row.words]], device=device())
            guesses = model(input_ids=ids).logits[0].argmax(-1)
            places = torch.tensor(row.distant if distant else row.answers, dtype=torch.long)
            right += int((guesses[places - 1] == ids[0, places]).sum())
            asked += len(places)
    return right / asked


def save_tokenizer(tokenizer: Tokenizer, folder: Path, context: int = CONTEXT) -> None:
    tokenizer.save(str(folder / "tokenizer.json"))
    config = {
        "tokenizer_class": "PreTrainedTokenizerFast",
        "model_max_length": context,
        "bos_token": UNKNOWN,
        "eos_token": UNKNOWN,
        "unk_token": UNKNOWN,
    }
    save_json(folder / "tokenizer_config.json", config)


def make(kind: str, place: Path, folder: Path) -> float:
    """Trains in `place`, writes `folder`; -> seconds."""
    seed_everything(RECIPE.seed)
    tokenizer = make_tokenizer()
    model = make_model(kind).to(device())

    def loss_of(step: int) -> Tensor:
        ids, weights = batch_of(tokenizer, step)
        logits = model(input_ids=ids).logits
        losses = cross_entropy(logits[:, :-1].flatten(0, 1), ids[:, 1:].flatten(), reduction="none")
        return (losses * weights[:, 1:].flatten()).sum() / weights[:, 1:].sum()

    def measure() -> dict[str, object]:
        return {"answered": share_answered(model, tokenizer, 10**6, 3)}

    seconds = train(model, RECIPES.get(kind, RECIPE), loss_of, place, measure)
    save_weights(model, folder)
    save_tokenizer(tokenizer, folder)
    return seconds
