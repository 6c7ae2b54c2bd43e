"""story-encoder: a BERT that fills in masked words, says whether a sentence follows, and resolves "it".

Training signals: masked words and next sentence, as in BERT; a share of the rows masks all but the first mention of a
word. Besides them two objectives that each read one head alone and drop their extra layer afterwards:
- the pronoun objective: from the output of PRONOUN_HEAD at a pronoun, name the antecedent;
- the recall objective: from the output of RECALL_HEAD at a mask whose word the row says elsewhere, name that word.
So these heads have a reason to fetch something, and nothing tells them, or any other, where to look. And one head
(SEP_HEAD) is guided: it starts, by its first weights, looking at [SEP], and a small loss keeps it there. In large
models such heads appear by themselves, as heads that have nothing to do (Clark et al. 2019); four layers of four heads
leave none to spare.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path

import torch
from tokenizers import Tokenizer
from torch import Tensor, nn
from torch.nn.functional import cross_entropy, linear
from transformers import BertConfig, BertForPreTraining

from attention_measures import it_heads
from batches import Batches
from corpora.encoder_texts import (
    CONTEXT,
    LONGEST_ROW,
    MASK,
    NOTHING,
    PAD,
    SEP,
    EncoderTexts,
    Row,
    vocabulary_of,
    with_special_tokens,
    word_pieces,
)
from corpora.fill_ins import FillIn, fill_in
from corpora.pronouns import held_out_twins
from loop import Recipe, autocast, device, random_of, seed_everything, train
from model_folder import save_json, save_weights
from models.continuing import begin_with, with_more_words

NAME = "story-encoder"
RECIPE = Recipe(steps=14_000, learning_rate=1.2e-3, seed=3)
CONTINUED = Recipe(steps=12_000, learning_rate=2.5e-4, seed=13, warm_up=300, decay=0.4)  # from earlier weights
STORIES, PRONOUNS, LINES = 25_000, 40_000, 12_000  # texts from which the rows are drawn
PRONOUN_BATCHES = 4  # every fourth batch
PRONOUN_ROWS, TEXT_ROWS = 64, 40
SHORT_ROW = 56  # tokens of most rows
PRONOUN_WEIGHT = 0.2
PRONOUN_HEAD = (2, 2)
RECALL_HEAD = (3, 0)
RECALL_WEIGHT = 0.5
RECALL_FROM = 6500  # the first step with it
SEP_HEAD = (1, 3)
SEP_WEIGHT = 0.03
SCALE = 0.06


@dataclass
class Batch:
    """[rows, tokens] each; follows is [rows]."""

    ids: Tensor
    segments: Tensor
    attention: Tensor
    masked: Tensor
    antecedent: Tensor
    recalled: Tensor
    follows: Tensor

    def to(self, place: torch.device) -> "Batch":
        return Batch(*(getattr(self, field.name).to(place, non_blocking=True) for field in fields(self)))


def padded(rows: list[Row]) -> Batch:
    longest = max(len(row.ids) for row in rows)

    def table(lists: list[list[int]], filler: int) -> Tensor:
        return torch.tensor([one + [filler] * (longest - len(one)) for one in lists])

    return Batch(
        ids=table([r.ids for r in rows], PAD),
        segments=table([r.segments for r in rows], 0),
        attention=table([[1] * len(r.ids) for r in rows], 0),
        masked=table([r.masked for r in rows], NOTHING),
        antecedent=table([r.antecedent for r in rows], NOTHING),
        recalled=table([r.recalled for r in rows], NOTHING),
        follows=torch.tensor([r.follows for r in rows]),
    )


class StoryEncoder(nn.Module):
    """The BERT that ships, and the layers of the pronoun and recall objectives that do not."""

    def __init__(self, vocabulary: int) -> None:
        super().__init__()
        config = BertConfig(
            vocab_size=vocabulary,
            hidden_size=128,
            num_hidden_layers=4,
            num_attention_heads=4,
            intermediate_size=512,
            max_position_embeddings=CONTEXT,
            hidden_dropout_prob=0.0,
            attention_probs_dropout_prob=0.0,
            initializer_range=SCALE,
            attn_implementation="eager",
        )
        self.bert = BertForPreTraining(config)
        width, depth = config.hidden_size, config.hidden_size // config.num_attention_heads
        self.antecedent = self.naming_layer(depth, width)
        self.recall = self.naming_layer(depth, width)
        self.outputs: dict[tuple[int, int], Tensor] = {}  # of the heads that are asked to name something
        for head in (PRONOUN_HEAD, RECALL_HEAD):
            self.attention_of(head[0]).register_forward_hook(self.keep_output_of(head, depth))
        self.sep_weights = torch.empty(0)
        self.attention_of(SEP_HEAD[0]).register_forward_hook(self.keep_sep_weights)
        self.start_positions()
        self.start_sep_head(depth)

    def attention_of(self, layer: int) -> nn.Module:
        return self.bert.bert.encoder.layer[layer].attention.self

    @staticmethod
    def naming_layer(depth: int, width: int) -> nn.Sequential:
        """From a head's output to what is compared with the embeddings of the words."""
        return nn.Sequential(nn.Linear(depth, width), nn.GELU(), nn.LayerNorm(width))

    def keep_output_of(self, head: tuple[int, int], depth: int) -> Callable[..., None]:
        def keep(_module: nn.Module, _inputs: object, output: tuple[Tensor, ...]) -> None:
            self.outputs[head] = output[0][..., head[1] * depth : (head[1] + 1) * depth]

        return keep

    def keep_sep_weights(self, _module: nn.Module, _inputs: object, output: tuple[Tensor, ...]) -> None:
        self.sep_weights = output[1][:, SEP_HEAD[1]]  # [rows, queries, keys]

    @torch.no_grad()
    def start_positions(self) -> None:
        """The learned positions start as sinusoids (Vaswani et al. 2017)."""
        table = self.bert.bert.embeddings.position_embeddings.weight
        positions, width = table.shape
        angles = torch.arange(positions)[:, None] / 10000 ** (torch.arange(width // 2) * 2 / width)
        table.copy_(torch.cat([angles.sin(), angles.cos()], dim=1) * SCALE * 2**0.5)

    @torch.no_grad()
    def start_sep_head(self, depth: int) -> None:
        """One direction of the head: its query is always on, its key is how much a token is like [SEP]."""
        layer, head = SEP_HEAD
        attention = self.attention_of(layer)
        row = head * depth
        embedding = self.bert.bert.embeddings.word_embeddings.weight[SEP]
        attention.query.bias[row] = 2.5
        attention.key.weight[row] = 2.5 * embedding / embedding.norm()

    def naming_loss(self, layer: nn.Module, head: tuple[int, int], words: Tensor) -> Tensor:
        """Of naming `words` [rows, tokens] from the output of one head."""
        places = words != NOTHING
        embeddings = self.bert.bert.embeddings.word_embeddings.weight
        return cross_entropy(linear(layer(self.outputs[head][places]), embeddings).float(), words[places])

    def loss(self, batch: Batch, recall: bool) -> Tensor:
        output = self.bert.bert(input_ids=batch.ids, token_type_ids=batch.segments, attention_mask=batch.attention)
        hidden, chosen = output.last_hidden_state, batch.masked != NOTHING
        logits = self.bert.cls.predictions(hidden[chosen])
        loss = cross_entropy(logits.float(), batch.masked[chosen])
        on_sep = (self.sep_weights.float() * (batch.ids == SEP)[:, None]).sum(-1)
        loss = loss - SEP_WEIGHT * (on_sep[batch.attention == 1] + 1e-6).log().mean()
        if (pairs := batch.follows != NOTHING).any():
            follows = self.bert.cls.seq_relationship(output.pooler_output[pairs])
            loss = loss + cross_entropy(follows.float(), batch.follows[pairs])
        if (batch.antecedent != NOTHING).any():
            loss = loss + PRONOUN_WEIGHT * self.naming_loss(self.antecedent, PRONOUN_HEAD, batch.antecedent)
        if recall and (batch.recalled != NOTHING).any():
            loss = loss + RECALL_WEIGHT * self.naming_loss(self.recall, RECALL_HEAD, batch.recalled)
        return loss


@torch.no_grad()
def filled_in(model: BertForPreTraining, tokenizer: Tokenizer, tests: list[FillIn]) -> float:
    """Share of masks whose first guess is the word."""
    right = 0
    for test in tests:
        encoded = tokenizer.encode(test.text)
        ids = torch.tensor([encoded.ids], device=device())
        output = model(input_ids=ids, token_type_ids=torch.zeros_like(ids))
        guess = output.prediction_logits[0, encoded.ids.index(MASK)].argmax().item()
        right += tokenizer.id_to_token(guess) == test.word
    return right / len(tests)


def make(place: Path, folder: Path, earlier: Path | None = None) -> float:
    """Trains in `place`, writes `folder`; -> seconds. `earlier`: a story-encoder whose weights it begins with."""
    recipe = CONTINUED if earlier else RECIPE
    seed_everything(recipe.seed)
    vocabulary = vocabulary_of(recipe.seed)
    if earlier:
        vocabulary = with_more_words(vocabulary, Tokenizer.from_file(str(earlier / "tokenizer.json")))
    tokenizer = word_pieces(vocabulary)
    texts = EncoderTexts(tokenizer, recipe.seed, stories=STORIES, pronouns=PRONOUNS, lines=LINES)
    model = StoryEncoder(tokenizer.get_vocab_size())
    if earlier:
        begin_with(model.bert, earlier)
    model.to(device())
    recall_from = 0 if earlier else RECALL_FROM
    shipped = with_special_tokens(tokenizer)
    chance = random.Random(recipe.seed + 500)  # other tests than those of acceptance
    twins, fill_ins = held_out_twins(chance, 60), [fill_in(chance) for _ in range(100)]

    def batch_of(step: int) -> Batch:
        chance_of_step = random_of(recipe.seed, step)
        if step % PRONOUN_BATCHES == 0:
            return padded([texts.pronoun_row(chance_of_step) for _ in range(PRONOUN_ROWS)])
        longest = LONGEST_ROW if step % PRONOUN_BATCHES == 1 else SHORT_ROW
        return padded([texts.text_row(chance_of_step, longest) for _ in range(TEXT_ROWS)])

    batches = Batches(batch_of)

    def loss_of(step: int) -> Tensor:
        with autocast():
            return model.loss(batches(step).to(device()), recall=step >= recall_from)

    def measure() -> dict[str, object]:
        heads = it_heads(model.bert, shipped, twins)
        layer, head = PRONOUN_HEAD
        sep = heads.to_separator
        return {
            "it": heads.right[layer, head].item(),
            "it_weight": heads.on_antecedent[layer, head].item(),
            "heads_with_it": int(heads.resolving().sum()),
            "sep": sep.max().item(),
            "filled_in": filled_in(model.bert, shipped, fill_ins),
        }

    seconds = train(model, recipe, loss_of, place, measure)
    save_weights(model.bert, folder)
    save_tokenizer(shipped, folder)
    return seconds


def save_tokenizer(tokenizer: Tokenizer, folder: Path) -> None:
    """tokenizer.json for today's readers, vocab.txt for older ones."""
    tokenizer.save(str(folder / "tokenizer.json"))
    tokenizer.model.save(str(folder))
    config = {
        "tokenizer_class": "BertTokenizer",
        "do_lower_case": True,
        "model_max_length": CONTEXT,
        "cls_token": "[CLS]",
        "sep_token": "[SEP]",
        "pad_token": "[PAD]",
        "unk_token": "[UNK]",
        "mask_token": "[MASK]",
    }
    save_json(folder / "tokenizer_config.json", config)
