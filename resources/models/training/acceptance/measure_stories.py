"""story-decoder and story-encoder, measured on what they were not trained on."""

import random
from pathlib import Path

import torch
from tokenizers import Tokenizer
from torch import Tensor
from transformers import BertForPreTraining, GPT2LMHeadModel

from attention_measures import decoder_heads, it_heads, neighbour_heads, same_word_heads
from corpora.encoder_texts import CONTEXT, EncoderTexts
from corpora.fill_ins import fill_in
from corpora.pronouns import held_out_twins
from corpora.reader import first_contradiction
from corpora.stories import Story
from corpora.tell import tell
from loop import random_of, seed_everything
from models.story_encoder import filled_in, padded

STORIES = 200
TOKENS = 150
TEMPERATURE = 0.5


@torch.no_grad()
def told_stories(model: GPT2LMHeadModel, tokenizer: Tokenizer, count: int, seed: int) -> list[str]:
    """Openings of the grammar, each gone on with for TOKENS tokens, sampled at TEMPERATURE."""
    chance = random.Random(seed)
    torch.manual_seed(seed)
    texts = []
    for _ in range(count):
        story = Story(chance)
        story.open()
        ids = torch.tensor([[0, *tokenizer.encode(story.plain()).ids]])
        output = model.generate(
            ids,
            attention_mask=torch.ones_like(ids),
            max_new_tokens=TOKENS,
            do_sample=True,
            temperature=TEMPERATURE,
            top_k=0,
            pad_token_id=0,
            eos_token_id=0,
        )
        texts.append(tokenizer.decode(output[0].tolist()[1:]))
    return texts


def story_rows(tokenizer: Tokenizer, seed: int, length: int = 256) -> Tensor:
    """Eight rows of stories, each after the token that begins a text."""
    chance = random.Random(seed)
    rows = []
    for _ in range(8):
        row = [0]
        while len(row) < length:
            row += [*tokenizer.encode(tell(chance).plain()).ids, 0]
        rows.append(row[:length])
    return torch.tensor(rows)


def story_decoder(folder: Path) -> dict[str, float]:
    model = GPT2LMHeadModel.from_pretrained(folder, dtype=torch.float32, attn_implementation="eager").eval()
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    heads = decoder_heads(model, story_rows(tokenizer, seed=7001))
    stories = told_stories(model, tokenizer, STORIES, seed=7002)
    straight = sum(first_contradiction(story) is None for story in stories) / STORIES
    return {
        "induction": heads.induction.max().item(),
        "previous": heads.previous.max().item(),
        "sink": heads.sink.max().item(),
        "straight": straight,
        "loss of random tokens, first time": heads.loss_first,
        "loss of random tokens, second time": heads.loss_again,
    }


def short_stories(tokenizer: Tokenizer, seed: int, count: int = 60) -> list[str]:
    """Stories that fit into the context of the encoder."""
    chance = random.Random(seed)
    texts: list[str] = []
    while len(texts) < count:
        text = tell(chance).plain()
        if len(tokenizer.encode(text).ids) <= CONTEXT:
            texts.append(text)
    return texts


def story_encoder(folder: Path) -> dict[str, float]:
    seed_everything(7003)
    model = BertForPreTraining.from_pretrained(folder, dtype=torch.float32, attn_implementation="eager").eval()
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    plain = Tokenizer.from_str(tokenizer.to_str())
    plain.post_processor = None
    texts = EncoderTexts(plain, 7004, stories=300, pronouns=10, lines=100)
    batch = padded([texts.text_row(random_of(7005, i)) for i in range(64)])
    neighbours = neighbour_heads(model, batch.ids, batch.segments, batch.attention)
    chance = random.Random(7006)
    it = it_heads(model, tokenizer, held_out_twins(chance, 200))
    best = it.right[1:].max().item()
    with torch.no_grad():
        output = model(input_ids=batch.ids, token_type_ids=batch.segments, attention_mask=batch.attention)
    same = same_word_heads(model, tokenizer, short_stories(tokenizer, seed=7007))
    asked = batch.follows >= 0
    follows = (output.seq_relationship_logits.argmax(-1) == batch.follows)[asked].float().mean().item()
    return {
        "it": best,
        "share of heads with it": it.resolving()[1:].float().mean().item(),
        "separator": neighbours.separator.max().item(),
        "copied": filled_in(model, tokenizer, [fill_in(chance) for _ in range(300)]),
        "next token": neighbours.next.max().item(),
        "previous token": neighbours.previous.max().item(),
        "next sentence": follows,
        "same word, L3H0": same.weight[3, 0].item(),
        "same word, L3H3": same.weight[3, 3].item(),
        "same word, uniform weights": same.uniform,
    }
