"""story-entities: story-encoder fine-tuned to mark people, places and companies (BIO labels of the tokens)."""

import random
from pathlib import Path

import torch
from tokenizers import Tokenizer
from torch import Tensor
from torch.nn.functional import cross_entropy
from transformers import BertForTokenClassification

from batches import Batches
from corpora.encoder_texts import CLS, CONTEXT, NOTHING, PAD, SEP
from corpora.entities import Labelled, labelled
from loop import Recipe, autocast, device, random_of, seed_everything, train
from model_folder import save_weights
from models.fine_tuning import BATCH, encoder_beside, padded, tokenizer_of, with_head
from models.story_encoder import save_tokenizer

NAME = "story-entities"
RECIPE = Recipe(steps=1500, learning_rate=4e-4, seed=7, warm_up=100, report_every=250)
TAGS = ("O", "B-PER", "I-PER", "B-LOC", "I-LOC", "B-ORG", "I-ORG")

Entity = tuple[int, int, str]  # first token, last token, kind


def row_of(tokenizer: Tokenizer, item: Labelled) -> tuple[list[int], list[int]]:
    """-> ids and tags of the tokens; the special tokens have none."""
    text, spans = item
    encoding = tokenizer.encode(text, add_special_tokens=False)
    tags = []
    for start, _ in encoding.offsets:
        span = next((s for s in spans if s[0] <= start < s[1]), None)
        tags.append(0 if span is None else TAGS.index(("B-" if start == span[0] else "I-") + span[2]))
    last = CONTEXT - 2
    return [CLS, *encoding.ids[:last], SEP], [NOTHING, *tags[:last], NOTHING]


def inputs(tokenizer: Tokenizer, items: list[Labelled]) -> tuple[Tensor, Tensor]:
    rows = [row_of(tokenizer, item) for item in items]
    return padded([ids for ids, _ in rows]), padded([tags for _, tags in rows], NOTHING)


def entities_in(tags: list[int]) -> set[Entity]:
    """The entities that a row of tags spells: a B, and the I of its kind that follow it."""
    found, first, kind = set(), 0, ""
    for place, tag in enumerate([*tags, 0]):
        name = TAGS[max(tag, 0)]
        if kind and name != f"I-{kind}":
            found.add((first, place - 1, kind))
            kind = ""
        if name.startswith("B-"):
            first, kind = place, name[2:]
    return found


@torch.no_grad()
def f1(model: BertForTokenClassification, tokenizer: Tokenizer, items: list[Labelled]) -> float:
    """F1 of whole entities: start, end and kind must be right."""
    right = guessed = given = 0
    for first in range(0, len(items), 50):
        ids, tags = (table.to(device()) for table in inputs(tokenizer, items[first : first + 50]))
        guesses = model(input_ids=ids, attention_mask=(ids != PAD).long()).logits.argmax(-1)
        for row, gold in zip(guesses.masked_fill(tags == NOTHING, 0).tolist(), tags.tolist(), strict=True):
            mine, theirs = entities_in(row), entities_in(gold)
            right, guessed, given = right + len(mine & theirs), guessed + len(mine), given + len(theirs)
    return 2 * right / max(1, guessed + given)


def held_out(seed: int, count: int) -> list[Labelled]:
    """Sentences of templates that are never trained on."""
    chance = random.Random(seed)
    return [labelled(chance, held_out=True) for _ in range(count)]


def make(place: Path, folder: Path) -> float:
    """Trains in `place`, writes `folder`; -> seconds."""
    seed_everything(RECIPE.seed)
    encoder = encoder_beside(folder)
    tokenizer = tokenizer_of(encoder)
    model = with_head(BertForTokenClassification, encoder, TAGS)

    def batch_of(step: int) -> tuple[Tensor, Tensor]:
        chance = random_of(RECIPE.seed, step)
        return inputs(tokenizer, [labelled(chance) for _ in range(BATCH)])

    batches = Batches(batch_of)

    def loss_of(step: int) -> Tensor:
        ids, tags = (table.to(device()) for table in batches(step))
        with autocast():
            logits = model(input_ids=ids, attention_mask=(ids != PAD).long()).logits
        return cross_entropy(logits.float().flatten(0, 1), tags.flatten(), ignore_index=NOTHING)

    def measure() -> dict[str, object]:
        return {"held_out": f1(model, tokenizer, held_out(1, 200))}

    seconds = train(model, RECIPE, loss_of, place, measure)
    save_weights(model, folder)
    save_tokenizer(tokenizer, folder)
    return seconds
