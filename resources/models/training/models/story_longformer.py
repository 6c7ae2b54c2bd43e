"""story-longformer: story-encoder with windows and a global token (Longformer, Beltagy et al. 2020, section 5).

As in the paper nothing starts from scratch: all weights are story-encoder's, the projections of the global token start
as copies of the ordinary ones, and a short training on masked words makes up for what the windows took away. Windows
are narrow in the lower half of the layers and wider in the upper one (section 4.1). [CLS] is the one global token.
"""

from pathlib import Path

import torch
from tokenizers import Tokenizer
from torch import Tensor
from torch.nn.functional import cross_entropy
from transformers import BertForPreTraining, LongformerConfig, LongformerForMaskedLM

from batches import Batches
from corpora.encoder_texts import CONTEXT, MASK, NOTHING, PAD, SEP, EncoderTexts
from corpora.fill_ins import fill_in
from loop import Recipe, autocast, device, random_of, seed_everything, train
from model_folder import save_weights
from models.fine_tuning import encoder_beside
from models.story_encoder import Batch, padded, save_tokenizer

NAME = "story-longformer"
RECIPE = Recipe(steps=1600, learning_rate=5e-4, seed=8, warm_up=100, report_every=100)
STORIES = 8000
ROWS = 24
SHORT_ROW, LONGEST_ROW = 56, 96
PRONOUN_BATCHES = 4  # every fourth batch
WINDOWS = [4, 4, 8, 8]  # tokens that each layer sees beside the token itself, half of them on either side


def renamed(name: str) -> str:
    """What a tensor of the BERT is called in the Longformer."""
    head = {
        "cls.predictions.transform.dense": "lm_head.dense",
        "cls.predictions.transform.LayerNorm": "lm_head.layer_norm",
        "cls.predictions.bias": "lm_head.bias",
    }
    for before, after in head.items():
        if name.startswith(before):
            return name.replace(before, after)
    return name.replace("bert.", "longformer.", 1)


@torch.no_grad()
def with_windows(bert: BertForPreTraining) -> LongformerForMaskedLM:
    """The same model with windows, before it is trained on."""
    config = LongformerConfig(
        vocab_size=bert.config.vocab_size,
        hidden_size=bert.config.hidden_size,
        num_hidden_layers=bert.config.num_hidden_layers,
        num_attention_heads=bert.config.num_attention_heads,
        intermediate_size=bert.config.intermediate_size,
        max_position_embeddings=CONTEXT + PAD + 1,  # the first token has the position after that of padding
        type_vocab_size=bert.config.type_vocab_size,
        layer_norm_eps=bert.config.layer_norm_eps,
        hidden_act=bert.config.hidden_act,
        hidden_dropout_prob=0.0,
        attention_probs_dropout_prob=0.0,
        attention_window=WINDOWS,
        pad_token_id=PAD,
        sep_token_id=SEP,
        bos_token_id=None,
        eos_token_id=None,
        global_first_token=True,  # read by Headlight; transformers takes a mask beside the text
    )
    model = LongformerForMaskedLM(config)
    weights = {renamed(name): value for name, value in bert.state_dict().items()}
    positions = "longformer.embeddings.position_embeddings.weight"
    weights[positions] = torch.cat([weights[positions][:1].repeat(PAD + 1, 1), weights[positions]])
    for name in [n for n in weights if ".attention.self." in n]:
        part, kind = name.rsplit(".", 1)
        weights[f"{part}_global.{kind}"] = weights[name].clone()
    wanted = model.state_dict()
    model.load_state_dict({name: weights.get(name, value) for name, value in wanted.items()})
    model.tie_weights()
    return model


def logits_of(model: LongformerForMaskedLM, batch: Batch) -> Tensor:
    """With the first token seeing all and seen by all."""
    everywhere = torch.zeros_like(batch.ids)
    everywhere[:, 0] = 1
    return model(
        input_ids=batch.ids,
        token_type_ids=batch.segments,
        attention_mask=batch.attention,
        global_attention_mask=everywhere,
    ).logits


@torch.no_grad()
def masked_words(model: LongformerForMaskedLM, batch: Batch) -> float:
    """Share of the words asked for that are the first guess."""
    asked = batch.masked != NOTHING
    return (logits_of(model, batch).argmax(-1) == batch.masked)[asked].float().mean().item()


@torch.no_grad()
def copied(model: LongformerForMaskedLM, tokenizer: Tokenizer, seed: int, count: int) -> float:
    """Share of the masks whose word was named two sentences before and is the first guess."""
    right, chance = 0, random_of(seed, 0)
    for _ in range(count):
        test = fill_in(chance)
        ids = tokenizer.encode(test.text).ids
        everywhere = torch.tensor([[1] + [0] * (len(ids) - 1)], device=device())
        logits = model(input_ids=torch.tensor([ids], device=device()), global_attention_mask=everywhere).logits
        right += tokenizer.id_to_token(int(logits[0, ids.index(MASK)].argmax())) == test.word
    return right / count


def make(place: Path, folder: Path) -> float:
    """Trains in `place`, writes `folder`; -> seconds."""
    seed_everything(RECIPE.seed)
    encoder = encoder_beside(folder)
    shipped = Tokenizer.from_file(str(encoder / "tokenizer.json"))
    plain = Tokenizer.from_str(shipped.to_str())
    plain.post_processor = None
    texts = EncoderTexts(plain, RECIPE.seed, stories=STORIES, pronouns=STORIES, lines=3000)
    bert = BertForPreTraining.from_pretrained(encoder, dtype=torch.float32)
    model = with_windows(bert).to(device())
    held_out = EncoderTexts(plain, RECIPE.seed + 500, stories=300, pronouns=10, lines=100)
    test = padded([held_out.text_row(random_of(RECIPE.seed + 501, i)) for i in range(64)]).to(device())

    def batch_of(step: int) -> Batch:
        chance = random_of(RECIPE.seed, step)
        if step % PRONOUN_BATCHES == 0:
            return padded([texts.pronoun_row(chance) for _ in range(2 * ROWS)])
        longest = LONGEST_ROW if step % PRONOUN_BATCHES == 1 else SHORT_ROW
        return padded([texts.text_row(chance, longest) for _ in range(ROWS)])

    batches = Batches(batch_of)

    def loss_of(step: int) -> Tensor:
        batch = batches(step).to(device())
        with autocast():
            logits = logits_of(model, batch)
        asked = batch.masked != NOTHING
        return cross_entropy(logits[asked].float(), batch.masked[asked])

    def measure() -> dict[str, object]:
        return {"masked_words": masked_words(model, test), "copied": copied(model, shipped, RECIPE.seed + 502, 60)}

    seconds = train(model, RECIPE, loss_of, place, measure)
    save_weights(model, folder)
    save_tokenizer(shipped, folder)
    return seconds
