"""story-sentiment: story-encoder fine-tuned to tell good opinions from bad ones, from [CLS]."""

import random
from pathlib import Path

import torch
from tokenizers import Tokenizer
from torch import Tensor
from torch.nn.functional import cross_entropy
from transformers import BertForSequenceClassification

from batches import Batches
from corpora import reviews
from corpora.encoder_texts import CLS, PAD, SEP
from corpora.reviews import Review, review
from loop import Recipe, autocast, device, random_of, seed_everything, train
from model_folder import save_weights
from models.fine_tuning import BATCH, encoder_beside, ids_of, padded, tokenizer_of, with_head
from models.story_encoder import save_tokenizer

NAME = "story-sentiment"
RECIPE = Recipe(steps=1800, learning_rate=3e-4, seed=6, warm_up=100, report_every=200)
LABELS = ("negative", "positive")


def inputs(tokenizer: Tokenizer, items: list[Review]) -> tuple[Tensor, Tensor]:
    """-> ids [items, tokens], labels [items]."""
    ids = padded([[CLS, *ids_of(tokenizer, item.text), SEP] for item in items])
    return ids, torch.tensor([int(item.good) for item in items])


@torch.no_grad()
def accuracy(model: BertForSequenceClassification, tokenizer: Tokenizer, items: list[Review]) -> float:
    ids, labels = (table.to(device()) for table in inputs(tokenizer, items))
    return (model(input_ids=ids, attention_mask=(ids != PAD).long()).logits.argmax(-1) == labels).float().mean().item()


def held_out(seed: int, count: int) -> list[Review]:
    """Opinions of templates that are never trained on."""
    chance = random.Random(seed)
    return [review(chance, reviews.HELD_OUT) for _ in range(count)]


def make(place: Path, folder: Path) -> float:
    """Trains in `place`, writes `folder`; -> seconds."""
    seed_everything(RECIPE.seed)
    encoder = encoder_beside(folder)
    tokenizer = tokenizer_of(encoder)
    model = with_head(BertForSequenceClassification, encoder, LABELS)

    def batch_of(step: int) -> tuple[Tensor, Tensor]:
        chance = random_of(RECIPE.seed, step)
        return inputs(tokenizer, [review(chance) for _ in range(BATCH)])

    batches = Batches(batch_of)

    def loss_of(step: int) -> Tensor:
        ids, labels = (table.to(device()) for table in batches(step))
        with autocast():
            logits = model(input_ids=ids, attention_mask=(ids != PAD).long()).logits
        return cross_entropy(logits.float(), labels)

    trained = [review(random.Random(99)) for _ in range(100)]

    def measure() -> dict[str, object]:
        return {
            "trained_templates": accuracy(model, tokenizer, trained),
            "held_out": accuracy(model, tokenizer, held_out(1, 200)),
        }

    seconds = train(model, RECIPE, loss_of, place, measure)
    save_weights(model, folder)
    save_tokenizer(tokenizer, folder)
    return seconds
