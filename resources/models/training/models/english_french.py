"""english-french: a Marian encoder-decoder that translates the sentences of the parallel grammar.

Besides the translation, two heads of the cross-attention (GUIDED_HEADS) are guided by the known alignment, as Marian's
own --guided-alignment does; the other heads are left free, and show what such attention looks like without guidance.
Row t of a cross-attention belongs to the piece that is predicted at t, not to the one that is read there.
"""

import io
import random
from pathlib import Path

import sentencepiece
import torch
from torch import Tensor
from torch.nn.functional import cross_entropy
from transformers import MarianConfig, MarianMTModel

from corpora.aligned import AlignedPair, aligned
from corpora.parallel import Pair, pair
from loop import Recipe, autocast, device, random_of, seed_everything, train
from model_folder import save_json, save_weights

NAME = "english-french"
RECIPE = Recipe(steps=1600, learning_rate=2e-3, seed=5, warm_up=200, report_every=250)
PAIRS = 60_000
BATCH = 96
VOCABULARY = 1900
END, UNKNOWN, PAD = 0, 1, 2
GUIDED_HEADS = ((1, 0), (2, 0))  # (decoder layer, head)
GUIDED_WEIGHT = 0.2
SMOOTHING = 0.05
LONGEST = 64


def train_pieces(pairs: list[Pair]) -> bytes:
    """A SentencePiece unigram model that both languages share."""
    model = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter([text for one in pairs for text in (one.english, one.french)]),
        model_writer=model,
        vocab_size=VOCABULARY,
        model_type="unigram",
        eos_id=END,
        unk_id=UNKNOWN,
        pad_id=PAD,
        bos_id=-1,
        character_coverage=1.0,
        normalization_rule_name="identity",
        hard_vocab_limit=False,
        num_threads=1,
        minloglevel=2,
    )
    return model.getvalue()


def make_model(vocabulary: int) -> MarianMTModel:
    config = MarianConfig(
        vocab_size=vocabulary,
        decoder_vocab_size=vocabulary,
        d_model=128,
        encoder_layers=3,
        decoder_layers=3,
        encoder_attention_heads=4,
        decoder_attention_heads=4,
        encoder_ffn_dim=512,
        decoder_ffn_dim=512,
        max_position_embeddings=128,
        eos_token_id=END,
        bos_token_id=END,
        pad_token_id=PAD,
        decoder_start_token_id=PAD,
        forced_eos_token_id=None,
        scale_embedding=True,
        dropout=0.05,
        attention_dropout=0.0,
        activation_dropout=0.0,
        init_std=0.06,
        share_encoder_decoder_embeddings=True,
        attn_implementation="eager",
    )
    model = MarianMTModel(config)
    model.generation_config.max_length = LONGEST
    model.generation_config.num_beams = 1
    return model.to(device())


def padded(rows: list[list[int]]) -> Tensor:
    longest = max(map(len, rows))
    return torch.tensor([row + [PAD] * (longest - len(row)) for row in rows], device=device())


def shifted(target: Tensor) -> Tensor:
    """What the decoder reads: the target, one piece later, after the padding that starts it."""
    start = torch.full((len(target), 1), PAD, device=target.device)
    return torch.cat([start, target[:, :-1]], dim=1)


def guidance_loss(cross_attentions: tuple[Tensor, ...], pairs: list[AlignedPair], shape: tuple[int, int]) -> Tensor:
    """Mean of -log of what the guided heads give to the source pieces of the piece that is predicted."""
    gold = torch.zeros(len(pairs), *shape)
    for row, one in enumerate(pairs):
        for target, sources in enumerate(one.sources_of):
            gold[row, target, sources] = 1.0
    gold = gold.to(cross_attentions[0].device)
    known = gold.sum(-1) > 0
    losses = [
        -((cross_attentions[layer][:, head].float() * gold).sum(-1)[known] + 1e-6).log().mean()
        for layer, head in GUIDED_HEADS
    ]
    return torch.stack(losses).mean()


@torch.no_grad()
def translated(model: MarianMTModel, processor: sentencepiece.SentencePieceProcessor, texts: list[str]) -> list[str]:
    """Greedy translations."""
    results: list[str] = []
    for first in range(0, len(texts), 50):
        source = padded([[*processor.encode(text), END] for text in texts[first : first + 50]])
        output = model.generate(
            input_ids=source, attention_mask=(source != PAD).long(), max_length=LONGEST, num_beams=1, do_sample=False
        )
        results += [processor.decode([i for i in row if i not in (PAD, END)]) for row in output.tolist()]
    return results


@torch.no_grad()
def alignment_accuracy(model: MarianMTModel, pairs: list[AlignedPair]) -> Tensor:
    """[layers, heads]: share of the target pieces whose strongest source piece (not the end) is aligned to them."""
    right, count = torch.zeros(3, 4), 0
    for one in pairs:
        source, target = padded([one.source]), padded([one.target])
        output = model(input_ids=source, decoder_input_ids=shifted(target), output_attentions=True)
        strongest = torch.stack([a[0, :, :, :-1].argmax(-1) for a in output.cross_attentions]).cpu()
        for place, sources in enumerate(one.sources_of):
            if sources:
                right += torch.isin(strongest[:, :, place], torch.tensor(sources))
                count += 1
    return right / count


def held_out_pairs(seed: int, count: int, held_out_adjectives: bool) -> list[Pair]:
    chance = random.Random(seed)
    return [pair(chance, held_out_adjectives) for _ in range(count)]


def training_pairs(count: int) -> list[Pair]:
    """Pairs whose English is in no test (test_english_french.py draws its own with seeds 9001 and 9002)."""
    tested = {one.english for one in held_out_pairs(9001, 600, held_out_adjectives=False)}
    chance = random.Random(RECIPE.seed)
    pairs: list[Pair] = []
    while len(pairs) < count:
        one = pair(chance)
        if one.english not in tested:
            pairs.append(one)
    return pairs


def make(place: Path, folder: Path) -> float:
    """Trains in `place`, writes `folder`; -> seconds."""
    seed_everything(RECIPE.seed)
    pairs = training_pairs(PAIRS)
    pieces = train_pieces(pairs[:30_000])
    processor = sentencepiece.SentencePieceProcessor(model_proto=pieces)
    chance = random.Random(RECIPE.seed)
    data = sorted(
        (aligned(processor, one) for one in pairs), key=lambda a: (len(a.source) + len(a.target), chance.random())
    )
    groups = [data[i : i + BATCH] for i in range(0, len(data) - BATCH, BATCH)]  # of about one length
    model = make_model(processor.get_piece_size())
    check = held_out_pairs(9003, 100, held_out_adjectives=False)

    def loss_of(step: int) -> Tensor:
        torch.manual_seed(RECIPE.seed * 1_000_000 + step)  # dropout
        batch = random_of(RECIPE.seed, step).choice(groups)
        source, target = padded([one.source for one in batch]), padded([one.target for one in batch])
        with autocast():
            output = model(
                input_ids=source,
                attention_mask=(source != PAD).long(),
                decoder_input_ids=shifted(target),
                output_attentions=True,
            )
        translation = cross_entropy(
            output.logits.float().flatten(0, 1), target.flatten(), ignore_index=PAD, label_smoothing=SMOOTHING
        )
        shape = (target.shape[1], source.shape[1])
        return translation + GUIDED_WEIGHT * guidance_loss(output.cross_attentions, batch, shape)

    def measure() -> dict[str, object]:
        results = translated(model, processor, [one.english for one in check])
        exact = sum(result == one.french for result, one in zip(results, check, strict=True)) / len(check)
        accuracy = alignment_accuracy(model, [aligned(processor, one) for one in check[:40]])
        return {"exact": exact, "guided": accuracy[GUIDED_HEADS[0]].item(), "best": accuracy.max().item()}

    seconds = train(model, RECIPE, loss_of, place, measure)
    save_weights(model, folder)
    save_tokenizer(pieces, processor, folder)
    return seconds


def save_tokenizer(pieces: bytes, processor: sentencepiece.SentencePieceProcessor, folder: Path) -> None:
    (folder / "source.spm").write_bytes(pieces)
    (folder / "target.spm").write_bytes(pieces)
    size = processor.get_piece_size()
    save_json(folder / "vocab.json", {processor.id_to_piece(i): i for i in range(size)})
    config = {
        "tokenizer_class": "MarianTokenizer",
        "source_lang": "en",
        "target_lang": "fr",
        "model_max_length": LONGEST,
        "eos_token": processor.id_to_piece(END),
        "unk_token": processor.id_to_piece(UNKNOWN),
        "pad_token": processor.id_to_piece(PAD),
    }
    save_json(folder / "tokenizer_config.json", config)
