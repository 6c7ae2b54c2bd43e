"""Measures of heads, as the program defines them too. A is [layers, heads, queries, keys], a mean over texts."""

import re
from dataclasses import dataclass

import torch
from tokenizers import Encoding, Tokenizer
from torch import Tensor
from transformers import BertForPreTraining, GPT2LMHeadModel

from corpora.encoder_texts import SEP
from corpora.pronouns import Twins
from loop import device

SINK_LENGTH = 64
SHORTEST_WORD = 4  # letters; shorter ones are mostly articles and the like


@dataclass(frozen=True)
class DecoderHeads:
    """[layers, heads] each, and the loss on random tokens when they come first and when they come again."""

    induction: Tensor
    previous: Tensor
    sink: Tensor
    loss_first: float
    loss_again: float


@torch.no_grad()
def decoder_heads(model: GPT2LMHeadModel, stories: Tensor, length: int = 60, texts: int = 16) -> DecoderHeads:
    """Induction on `texts` random sequences of `length` tokens said twice (Olsson et al. 2022, arXiv 2209.11895: a
    token of the second copy looks at what followed it in the first); previous token and sink on stories
    [texts, tokens] that begin with token 0. Sink: mean weight of the first SINK_LENGTH tokens on the first (Gu et al.
    2025, arXiv 2410.10781)."""
    chance = torch.Generator().manual_seed(1)
    said = torch.randint(1, model.config.vocab_size, (texts, length), generator=chance)
    twice = torch.cat([torch.zeros(texts, 1, dtype=torch.long), said, said], dim=1).to(device())
    output = model(twice, output_attentions=True)
    weights = torch.stack([a.float().mean(0) for a in output.attentions]).cpu()
    queries = torch.arange(1 + length + 1, 2 * length)
    log_probabilities = torch.log_softmax(output.logits.float(), -1)[:, :-1]
    losses = -log_probabilities.gather(-1, twice[:, 1:, None])[..., 0]
    told = torch.stack(
        [a.float().mean(0) for a in model(stories.to(device()), output_attentions=True).attentions]
    ).cpu()
    later = torch.arange(4, stories.shape[1])
    early = torch.arange(SINK_LENGTH)
    return DecoderHeads(
        induction=weights[:, :, queries, queries - length + 1].mean(-1),
        previous=told[:, :, later, later - 1].mean(-1),
        sink=told[:, :, early, 0].mean(-1),
        loss_first=losses[:, 5:length].mean().item(),
        loss_again=losses[:, length + 5 :].mean().item(),
    )


@dataclass(frozen=True)
class ItHeads:
    """What each head does with "it" in twins of sentences; [layers, heads] each."""

    right: Tensor  # share of twins whose both sentences give the antecedent more weight than the other noun
    on_antecedent: Tensor  # mean weight on the antecedent
    to_separator: Tensor  # mean weight of all words on [SEP]

    def resolving(self) -> Tensor:
        """Heads from layer 1 on that resolve "it": right in 90 % of the twins, with a mean weight of at least 0.3."""
        resolving = (self.right >= 0.9) & (self.on_antecedent >= 0.3)
        resolving[0] = False
        return resolving


def tokens_of(word: str, text: str, encoding: Encoding, after: int = 0) -> list[int]:
    """The tokens of the first occurrence of a whole word from character `after` on."""
    match = re.compile(rf"\b{word}\b").search(text, after)
    assert match is not None, (word, text)
    return [
        i for i, (start, end) in enumerate(encoding.offsets) if start >= match.start() and match.end() >= end > start
    ]


@torch.no_grad()
def it_heads(model: BertForPreTraining, tokenizer: Tokenizer, twins: list[Twins]) -> ItHeads:
    """`tokenizer` puts the special tokens."""
    right, weight, separators = [], [], []
    for pair in twins:
        ahead = []
        for text, about_subject in ((pair.about_subject, True), (pair.about_object, False)):
            encoding = tokenizer.encode(text)
            ids = torch.tensor([encoding.ids], device=device())
            output = model.bert(input_ids=ids, output_attentions=True)
            weights = torch.stack([a[0].float() for a in output.attentions]).cpu()  # [layers, heads, queries, keys]
            it = tokens_of("it", text, encoding, text.index("because"))[0]
            nouns = text[: text.index("because")]
            subject = weights[:, :, it, tokens_of(pair.subject, nouns, encoding)].sum(-1)
            after = nouns.index(f" {pair.subject} ") + len(pair.subject)
            what = weights[:, :, it, tokens_of(pair.object, nouns, encoding, after)].sum(-1)
            antecedent, other = (subject, what) if about_subject else (what, subject)
            ahead.append(antecedent > other)
            weight.append(antecedent)
            separators.append(weights[:, :, 1:-1, -1].mean(-1))
        right.append((ahead[0] & ahead[1]).float())
    return ItHeads(torch.stack(right).mean(0), torch.stack(weight).mean(0), torch.stack(separators).mean(0))


@dataclass(frozen=True)
class NeighbourHeads:
    """Mean weight of the words of a batch on the next token, the previous one, and all [SEP]; [layers, heads] each."""

    next: Tensor
    previous: Tensor
    separator: Tensor


@torch.no_grad()
def neighbour_heads(model: BertForPreTraining, ids: Tensor, segments: Tensor, attention: Tensor) -> NeighbourHeads:
    output = model.bert(input_ids=ids, token_type_ids=segments, attention_mask=attention, output_attentions=True)
    weights = torch.stack([a.float() for a in output.attentions])  # [layers, rows, heads, queries, keys]
    queries = torch.arange(1, ids.shape[1] - 1)
    is_word = ((attention[:, 1:-1] == 1) & (attention[:, 2:] == 1)).float()[None, :, None]  # not the last [SEP]

    def mean(of: Tensor) -> Tensor:
        return ((of * is_word).sum((1, 3)) / is_word.sum()).cpu()

    on_separators = (weights * (ids == SEP)[None, :, None, None]).sum(-1)
    return NeighbourHeads(
        next=mean(weights[:, :, :, queries, queries + 1]),
        previous=mean(weights[:, :, :, queries, queries - 1]),
        separator=mean(on_separators[..., 1:-1]),
    )


@dataclass(frozen=True)
class SameWordHeads:
    """What words that a text has several times give to their other occurrences."""

    weight: Tensor  # [layers, heads], the mean over such words
    uniform: float  # the same of a head whose weights are all equal


@torch.no_grad()
def same_word_heads(model: BertForPreTraining, tokenizer: Tokenizer, texts: list[str]) -> SameWordHeads:
    """Of words with at least SHORTEST_WORD letters that are one token. `tokenizer` puts the special tokens."""
    weights, shares = [], []
    for text in texts:
        encoding = tokenizer.encode(text)
        ids = torch.tensor(encoding.ids, device=device())
        output = model.bert(input_ids=ids[None], output_attentions=True)
        attention = torch.stack([a[0].float() for a in output.attentions])  # [layers, heads, queries, keys]
        is_word = torch.tensor([len(token) >= SHORTEST_WORD and token.isalpha() for token in encoding.tokens])
        others = (ids[:, None] == ids) & ~torch.eye(len(ids), dtype=torch.bool, device=device())
        asked = others.any(1) & is_word.to(device())
        weights.append((attention * others).sum(-1)[:, :, asked].cpu())
        shares.append(others.float().mean(1)[asked].cpu())
    return SameWordHeads(torch.cat(weights, -1).mean(-1), torch.cat(shares).mean().item())
