"""position-relative: a tiny T5 (Raffel et al. 2020), which is told of order by one learned number a head and distance.

It learns the task of the other position-* models (corpora/takings.py) as an encoder-decoder does: the encoder reads the
takings and the question, the decoder writes the answer. Nothing is added to the words, so that without the bias the
encoder would see a bag of words: not even which name stands beside which thing. The encoder's bias starts as a slope
for each head, as ALiBi has it (Press et al. 2022), and is trained from there: from random numbers it learns who took
the thing at some time, but not, in as many steps, who was the last.
"""

import random
from pathlib import Path

import torch
from tokenizers import Tokenizer, decoders, pre_tokenizers, processors
from tokenizers import models as tokenizer_models
from torch import Tensor
from torch.nn.functional import cross_entropy
from transformers import GenerationConfig, T5Config, T5ForConditionalGeneration

from corpora.takings import UNKNOWN, VOCABULARY, takings
from loop import Recipe, device, random_of, seed_everything, train
from model_folder import save_json, save_weights

NAME = "position-relative"
RECIPE = Recipe(steps=4000, learning_rate=1e-3, seed=4, warm_up=200, report_every=200)
ROWS = 64
CONTEXT = 64
WIDTH, LAYERS, HEADS = 64, 2, 4
PAD, END = "<pad>", "</s>"
SPECIAL = [PAD, END, UNKNOWN]


def make_tokenizer() -> Tokenizer:
    """One token a word, then the token that ends a text."""
    words = [*SPECIAL, *(word for word in VOCABULARY if word != UNKNOWN)]
    tokenizer = Tokenizer(tokenizer_models.WordLevel({word: i for i, word in enumerate(words)}, unk_token=UNKNOWN))
    tokenizer.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
    tokenizer.decoder = decoders.WordPiece(prefix="##", cleanup=False)
    tokenizer.add_special_tokens(SPECIAL)
    tokenizer.post_processor = processors.TemplateProcessing(single=f"$A {END}", special_tokens=[(END, 1)])
    return tokenizer


def make_model(vocabulary: int) -> T5ForConditionalGeneration:
    config = T5Config(
        vocab_size=vocabulary,
        d_model=WIDTH,
        d_kv=WIDTH // HEADS,
        d_ff=2 * WIDTH,
        num_layers=LAYERS,
        num_decoder_layers=LAYERS,
        num_heads=HEADS,
        relative_attention_num_buckets=32,
        relative_attention_max_distance=CONTEXT,
        dropout_rate=0.0,
        pad_token_id=0,
        decoder_start_token_id=0,
        eos_token_id=1,
        attn_implementation="eager",
    )
    model = T5ForConditionalGeneration(config)
    start_as_slopes(model)
    return model


@torch.no_grad()
def start_as_slopes(model: T5ForConditionalGeneration) -> None:
    """The encoder's bias falls with the distance to both sides, in each head half as fast as in the one before."""
    attention = model.encoder.block[0].layer[0].SelfAttention
    table = attention.relative_attention_bias.weight  # [buckets, heads]
    distances = torch.arange(1 - CONTEXT, CONTEXT)  # of the key after the query
    buckets = attention._relative_position_bucket(
        distances, bidirectional=True, num_buckets=len(table), max_distance=attention.relative_attention_max_distance
    )
    for bucket in range(len(table)):
        held = distances[buckets == bucket].abs().float()
        nearest = held.min() if len(held) else torch.tensor(float(CONTEXT))
        table[bucket] = -nearest / 2.0 ** torch.arange(1, HEADS + 1)


def question_and_answer(tokenizer: Tokenizer, chance: random.Random) -> tuple[list[int], int, bool]:
    """-> the source up to one of its questions, the answer, and whether something else came before since."""
    row = takings(chance)
    place = chance.choice(row.answers)
    source = tokenizer.encode(" ".join(row.words[:place])).ids
    return source, tokenizer.token_to_id(row.words[place]), place in row.distant


def batch_of(tokenizer: Tokenizer, step: int) -> tuple[Tensor, Tensor]:
    """-> ids [rows, tokens] and targets [rows, 2]: the answer and the end."""
    chance = random_of(RECIPE.seed, step)
    rows = [question_and_answer(tokenizer, chance) for _ in range(ROWS)]
    longest = max(len(source) for source, _, _ in rows)
    ids = torch.tensor([source + [0] * (longest - len(source)) for source, _, _ in rows], device=device())
    return ids, torch.tensor([[answer, 1] for _, answer, _ in rows], device=device())


@torch.no_grad()
def share_answered(
    model: T5ForConditionalGeneration, tokenizer: Tokenizer, first_step: int, batches: int = 10, distant: bool = False
) -> float:
    """Share of right answers in rows that no training step has drawn (`first_step` is beyond the last); `distant`: only
    of the answers that something else came before since."""
    right = asked = 0
    for step in range(first_step, first_step + batches):
        chance = random_of(RECIPE.seed, step)
        for _ in range(ROWS):
            source, answer, far = question_and_answer(tokenizer, chance)
            if distant and not far:
                continue
            ids, start = torch.tensor([source], device=device()), torch.zeros(1, 1, dtype=torch.long, device=device())
            guess = model(input_ids=ids, decoder_input_ids=start).logits[0, -1].argmax().item()
            right, asked = right + (guess == answer), asked + 1
    return right / asked


def make(place: Path, folder: Path) -> float:
    """Trains in `place`, writes `folder`; -> seconds."""
    seed_everything(RECIPE.seed)
    tokenizer = make_tokenizer()
    model = make_model(tokenizer.get_vocab_size()).to(device())

    def loss_of(step: int) -> Tensor:
        ids, targets = batch_of(tokenizer, step)
        logits = model(input_ids=ids, attention_mask=(ids != 0).long(), labels=targets).logits
        return cross_entropy(logits.flatten(0, 1), targets.flatten())

    def measure() -> dict[str, object]:
        return {"answered": share_answered(model, tokenizer, 10**6, 2)}

    seconds = train(model, RECIPE, loss_of, place, measure)
    model.generation_config = GenerationConfig(decoder_start_token_id=0, pad_token_id=0, eos_token_id=1)
    save_weights(model, folder)
    tokenizer.save(str(folder / "tokenizer.json"))
    config = {
        "tokenizer_class": "PreTrainedTokenizerFast",
        "model_max_length": CONTEXT,
        "pad_token": PAD,
        "eos_token": END,
        "unk_token": UNKNOWN,
    }
    save_json(folder / "tokenizer_config.json", config)
    return seconds
