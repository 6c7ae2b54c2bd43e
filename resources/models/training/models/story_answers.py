"""story-answers: story-encoder fine-tuned to find the words of a text that answer a question (as in SQuAD).

First on the stories, then on the same facts told in many other ways too (corpora/question_episodes.py).
"""

import random
from dataclasses import dataclass
from pathlib import Path

import torch
from tokenizers import Tokenizer
from torch import Tensor
from torch.nn.functional import cross_entropy
from transformers import BertForQuestionAnswering

from batches import Batches
from corpora.encoder_texts import CLS, CONTEXT, PAD, SEP
from corpora.questions import Asked, asked
from loop import Recipe, autocast, device, random_of, seed_everything, train
from model_folder import save_weights
from models.fine_tuning import BATCH, encoder_beside, ids_of, padded, tokenizer_of, with_head
from models.story_encoder import save_tokenizer

NAME = "story-answers"
RECIPE = Recipe(steps=1600, learning_rate=5e-4, seed=8, warm_up=100, report_every=250)
SECOND = Recipe(steps=1800, learning_rate=4e-4, seed=108, warm_up=50, decay=0.5, report_every=200)
REWORDED = 0.75


@dataclass(frozen=True)
class Row:
    ids: list[int]
    segments: list[int]
    first: int  # token of the answer
    last: int


def row_of(tokenizer: Tokenizer, item: Asked) -> Row:
    question = ids_of(tokenizer, item.question)
    context = tokenizer.encode(item.context, add_special_tokens=False)
    before = len(question) + 2
    end = item.start + len(item.answer)
    answer = [i for i, (a, b) in enumerate(context.offsets) if a < end and b > item.start]
    ids = [CLS, *question, SEP, *context.ids, SEP]
    segments = [0] * before + [1] * (len(context.ids) + 1)
    return Row(ids, segments, before + answer[0], before + answer[-1])


def draw(
    tokenizer: Tokenizer, chance: random.Random, count: int, held_out: bool = False, reworded: float = 0.0
) -> list[Row]:
    """Rows that fit into the context."""
    rows: list[Row] = []
    while len(rows) < count:
        row = row_of(tokenizer, asked(chance, held_out, reworded))
        if len(row.ids) <= CONTEXT:
            rows.append(row)
    return rows


def forward(model: BertForQuestionAnswering, rows: list[Row]) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """-> logits of first and last tokens, and the right ones."""
    ids, segments = padded([row.ids for row in rows]), padded([row.segments for row in rows], 0)
    ids, segments = ids.to(device()), segments.to(device())
    output = model(input_ids=ids, token_type_ids=segments, attention_mask=(ids != PAD).long())
    first = torch.tensor([row.first for row in rows], device=device())
    last = torch.tensor([row.last for row in rows], device=device())
    return output.start_logits, output.end_logits, first, last


def best_span(row: Row, starts: Tensor, ends: Tensor) -> tuple[int, int]:
    """The span of the text with the largest sum of both logits (Devlin et al. 2018, section 4.2)."""
    begin, stop = row.segments.index(1), len(row.ids) - 1  # without question and [SEP]
    sums = starts[begin:stop, None] + ends[None, begin:stop]
    ordered = torch.ones_like(sums).triu().bool()  # no span ends before it starts
    first, last = divmod(int(sums.masked_fill(~ordered, -torch.inf).argmax()), stop - begin)
    return begin + first, begin + last


@torch.no_grad()
def answered(model: BertForQuestionAnswering, rows: list[Row]) -> list[list[int]]:
    """The tokens of the model's answers."""
    answers = []
    for start in range(0, len(rows), 50):
        part = rows[start : start + 50]
        starts, ends, _, _ = forward(model, part)
        for row, one, other in zip(part, starts, ends, strict=True):
            first, last = best_span(row, one, other)
            answers.append(row.ids[first : last + 1])
    return answers


def exact(model: BertForQuestionAnswering, rows: list[Row]) -> float:
    """Share of answers that are exactly the words of the right one (as in SQuAD, wherever they stand)."""
    answers = answered(model, rows)
    return sum(answer == row.ids[row.first : row.last + 1] for answer, row in zip(answers, rows, strict=True)) / len(
        rows
    )


def make(place: Path, folder: Path) -> float:
    """Trains in `place`, writes `folder`; -> seconds."""
    seed_everything(RECIPE.seed)
    encoder = encoder_beside(folder)
    tokenizer = tokenizer_of(encoder)
    model = with_head(BertForQuestionAnswering, encoder)

    batches = Batches(lambda step: draw(tokenizer, random_of(RECIPE.seed, step), BATCH))
    second = Batches(lambda step: draw(tokenizer, random_of(SECOND.seed, step), BATCH, reworded=REWORDED))

    def loss_on(rows: list[Row]) -> Tensor:
        with autocast():
            starts, ends, first, last = forward(model, rows)
        return cross_entropy(starts.float(), first) + cross_entropy(ends.float(), last)

    trained = draw(tokenizer, random.Random(99), 100)
    held_out = draw(tokenizer, random.Random(1), 150, held_out=True)

    def measure() -> dict[str, object]:
        return {"trained_templates": exact(model, trained), "held_out": exact(model, held_out)}

    seconds = train(model, RECIPE, lambda step: loss_on(batches(step)), place, measure, share=0.45)
    seconds += train(model, SECOND, lambda step: loss_on(second(step)), place / "second", measure)
    save_weights(model, folder)
    save_tokenizer(tokenizer, folder)
    return seconds
