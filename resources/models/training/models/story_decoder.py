"""story-decoder: a GPT-2 that writes the stories of the grammar, and has the heads that textbooks describe.

What makes previous-token and induction heads form early, in the order in which it mattered in the trials:
positions that start as sinusoids at 2.5 times the scale of the tokens (with tied embeddings the tokens otherwise
outgrow the positions, and LayerNorm loses them); a learning rate of at most 1e-3; rows of 64 tokens first and 256
later; at first nearly all rows random tokens that repeat, falling to a tenth; a small vocabulary, songs and invented
names, which only looking back can finish.
"""

import json
import random
import re
from collections import Counter
from pathlib import Path

import torch
from tokenizers import Tokenizer, decoders, pre_tokenizers, trainers
from tokenizers import models as tokenizer_models
from torch import Tensor
from torch.nn.functional import cross_entropy
from transformers import GPT2Config, GPT2LMHeadModel

from attention_measures import decoder_heads
from batches import Batches
from corpora.pronouns import it_sentence
from corpora.scenes import scene
from corpora.tell import tell
from loop import Recipe, autocast, device, random_of, seed_everything, train
from model_folder import save_json, save_weights
from models.continuing import begin_with, new_merges
from positions import position_sinusoids

NAME = "story-decoder"
RECIPE = Recipe(steps=26_500, learning_rate=1e-3, seed=2)
CONTINUED = Recipe(steps=16_000, learning_rate=5e-4, seed=12, decay=0.5)  # from earlier weights
CONTEXT = 256
SHORT = 64  # tokens of a row in the first phase
SHORT_STEPS = 5000
TOKENS_A_STEP, TOKENS_A_STEP_CONTINUED = 1024, 4096
VOCABULARY = 1536
MORE_MERGES = 400  # for the words that an earlier vocabulary does not have
REPEATS = 0.10  # share of rows of repeated random tokens, after
REPEATS_FALL = 5000  # steps in which it falls from 1
INVENTED = 0.12  # share of stories with invented names
SCENES = 0.15  # share of texts that are a few single sentences
CROPPED = 0.35  # share of stories that begin in the middle
NEW_WORD_AT_LEAST = 8  # texts that have it; what is in fewer is an invented name
STORIES = 40_000
END = "<|endoftext|>"
END_ID = 0


def story_text(chance: random.Random) -> str:
    kind = chance.random()
    if kind < 0.06:
        return it_sentence(chance).text
    if kind < 0.06 + SCENES:
        return scene(chance)
    story = tell(chance, invented=INVENTED)
    return story.cropped() if chance.random() < CROPPED else story.plain()


def train_tokenizer(texts: list[str]) -> Tokenizer:
    tokenizer = Tokenizer(tokenizer_models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=VOCABULARY,
        special_tokens=[END],
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    tokenizer.train_from_iterator(texts, trainer)
    return tokenizer


def with_merges_for(earlier: Path, texts: list[str]) -> Tokenizer:
    """The earlier tokenizer, and merges for those words of the texts that its model was not trained on.

    A part before an apostrophe counts as new: the list has "didn't", not "didn", which so becomes one token.
    """
    known = set((earlier / "words.txt").read_text(encoding="utf-8").split())
    tokenizer = Tokenizer.from_file(str(earlier / "tokenizer.json"))
    new: Counter[str] = Counter()
    old: set[str] = set()
    for text in texts:
        for word in set(re.findall(r" ?[A-Za-z]+", text)):
            if word.strip().lower() in known:
                old.add(word)
            else:
                new[word] += 1
    often = Counter({word: times for word, times in new.items() if times >= NEW_WORD_AT_LEAST})
    return with_merges(tokenizer, new_merges(tokenizer, often, old, MORE_MERGES))


def with_merges(tokenizer: Tokenizer, merges: list[tuple[str, str]]) -> Tokenizer:
    """The tokenizer with more merges; what they make gets the next ids."""
    content = json.loads(tokenizer.to_str())
    vocabulary = content["model"]["vocab"]
    for pair in merges:
        vocabulary.setdefault("".join(pair), len(vocabulary))
        content["model"]["merges"].append(list(pair))
    return Tokenizer.from_str(json.dumps(content))


def make_model(vocabulary: int) -> GPT2LMHeadModel:
    scale = 0.06
    config = GPT2Config(
        vocab_size=vocabulary,
        n_positions=CONTEXT,
        n_embd=128,
        n_layer=4,
        n_head=4,
        resid_pdrop=0.0,
        embd_pdrop=0.0,
        attn_pdrop=0.0,
        bos_token_id=END_ID,
        eos_token_id=END_ID,
        initializer_range=scale,
        activation_function="gelu_pytorch_tanh",
        attn_implementation="eager",
    )
    model = GPT2LMHeadModel(config)
    config.activation_function = "gelu_new"  # GPT-2's own name of the same function; its code is a fifth slower
    with torch.no_grad():
        table = position_sinusoids(CONTEXT, config.n_embd)
        model.transformer.wpe.weight.copy_(table * scale * 2.5 * 2**0.5)
    return model


class Rows:
    """Draws the rows of a batch."""

    def __init__(self, documents: list[list[int]], vocabulary: int) -> None:
        self.documents, self.vocabulary = documents, vocabulary

    def repeated(self, chance: random.Random, length: int) -> list[int]:
        """Random tokens, or shuffled tokens of a story, said again and again."""
        period = chance.randint(4, length // 3)
        if chance.random() < 0.5:
            said = [chance.randrange(1, self.vocabulary) for _ in range(period)]
        else:
            said = chance.choices(chance.choice(self.documents), k=period)
        row = (said * (length // period + 1))[:length]
        return [END_ID, *row[:-1]] if chance.random() < 0.5 else row

    def told(self, chance: random.Random, length: int, opened: float = 0.6) -> list[int]:
        """Texts one after the other, in a share `opened` of the rows after the token that begins a text."""
        row = [END_ID] if chance.random() < opened else []
        while len(row) < length:
            row += [*chance.choice(self.documents), END_ID]
        return row[:length]

    def batch(self, chance: random.Random, rows: int, length: int, repeats: float) -> Tensor:
        return torch.tensor([
            self.repeated(chance, length) if chance.random() < repeats else self.told(chance, length)
            for _ in range(rows)
        ])  # fmt: skip


def repeats_at(step: int) -> float:
    return REPEATS + max(0.0, 1 - step / REPEATS_FALL) * (1 - REPEATS)


def make(place: Path, folder: Path, earlier: Path | None = None) -> float:
    """Trains in `place`, writes `folder`; -> seconds. `earlier`: a story-decoder whose weights it begins with."""
    recipe = CONTINUED if earlier else RECIPE
    tokens_a_step = TOKENS_A_STEP_CONTINUED if earlier else TOKENS_A_STEP
    seed_everything(recipe.seed)
    chance = random.Random(recipe.seed)
    texts = [story_text(chance) for _ in range(STORIES)]
    tokenizer = with_merges_for(earlier, texts[:16_000]) if earlier else train_tokenizer(texts[:8000])
    rows = Rows([encoded.ids for encoded in tokenizer.encode_batch(texts)], tokenizer.get_vocab_size())
    model = make_model(tokenizer.get_vocab_size())
    if earlier:
        begin_with(model, earlier)
    model.to(device())
    unseen = random.Random(recipe.seed + 1000)
    held_out = Rows([e.ids for e in tokenizer.encode_batch([tell(unseen).plain() for _ in range(200)])], 0)
    check = torch.tensor([held_out.told(unseen, CONTEXT, opened=1.0) for _ in range(8)])

    def loss_on(batch: Tensor) -> Tensor:
        with autocast():
            logits = model(batch).logits
        return cross_entropy(logits[:, :-1].flatten(0, 1).float(), batch[:, 1:].flatten())

    def batch_of(step: int) -> Tensor:
        length = SHORT if step < SHORT_STEPS and not earlier else CONTEXT
        repeats = REPEATS if earlier else repeats_at(step)
        return rows.batch(random_of(recipe.seed, step), tokens_a_step // length, length, repeats)

    batches = Batches(batch_of)

    def loss_of(step: int) -> Tensor:
        return loss_on(batches(step).to(device()))

    def measure() -> dict[str, object]:
        heads = decoder_heads(model, check)
        with torch.no_grad():
            held_out_loss = model(check.to(device()), labels=check.to(device())).loss.item()
        return {
            "held_out": held_out_loss,
            "induction": heads.induction.max().item(),
            "previous": heads.previous.max().item(),
            "sink": heads.sink.max().item(),
            "first": heads.loss_first,
            "again": heads.loss_again,
        }

    seconds = train(model, recipe, loss_of, place, measure)
    save_weights(model, folder)
    save_tokenizer(tokenizer, folder)
    return seconds


def save_tokenizer(tokenizer: Tokenizer, folder: Path) -> None:
    """tokenizer.json for today's readers, vocab.json and merges.txt for older ones."""
    tokenizer.save(str(folder / "tokenizer.json"))
    tokenizer.model.save(str(folder))
    config = {
        "tokenizer_class": "GPT2Tokenizer",
        "model_max_length": CONTEXT,
        "bos_token": END,
        "eos_token": END,
        "unk_token": END,
    }
    save_json(folder / "tokenizer_config.json", config)
