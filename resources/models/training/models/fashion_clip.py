"""fashion-clip: images and captions of clothes as points of one space (CLIP, Radford et al. 2021, arXiv 2103.00020).

Half of what a caption could say it leaves out, so that it fits several images of a batch: the target of a row of the
N x N matrix is shared by all captions that are true of the image (and that of a column likewise), where CLIP has one.
"""

import json
from pathlib import Path

import torch
from tokenizers import Tokenizer, decoders, pre_tokenizers, trainers
from tokenizers import models as tokenizer_models
from torch import Tensor, nn
from transformers import CLIPConfig, CLIPModel, CLIPTokenizer

from corpora import fashion
from corpora.fashion_captions import UNSAID, Captions, facts, fits
from loop import Recipe, autocast, device, seed_everything, train
from model_folder import save_json, save_weights

RECIPE = Recipe(steps=6_933, learning_rate=1e-3, seed=5, report_every=500)
BATCH = 256
LONGEST = 16  # tokens, with those that start and end a caption
SAID_SHARE = 0.5
WORD_END = "</w>"
LARGEST_SCALE = 100.0


def make_tokenizer(texts: list[str]) -> CLIPTokenizer:
    """Pieces of bytes, in which each word of the captions is one token."""
    learned = Tokenizer(tokenizer_models.BPE(end_of_word_suffix=WORD_END))
    learned.pre_tokenizer = pre_tokenizers.Sequence([
        pre_tokenizers.Whitespace(),
        pre_tokenizers.ByteLevel(add_prefix_space=False),
    ])  # fmt: skip
    learned.decoder = decoders.ByteLevel()
    letters = pre_tokenizers.ByteLevel.alphabet()
    learned.train_from_iterator(
        texts,
        trainers.BpeTrainer(
            vocab_size=10_000,
            min_frequency=1,
            initial_alphabet=letters,
            end_of_word_suffix=WORD_END,
            show_progress=False,
        ),
    )
    merges = [tuple(merge) for merge in json.loads(learned.to_str())["model"]["merges"]]
    pieces = sorted(letters) + [letter + WORD_END for letter in sorted(letters)]
    pieces += list(dict.fromkeys("".join(merge) for merge in merges))
    pieces += ["<|startoftext|>", "<|endoftext|>"]
    return CLIPTokenizer(vocab={piece: number for number, piece in enumerate(pieces)}, merges=merges)


def make_model(tokenizer: CLIPTokenizer) -> CLIPModel:
    tower = {
        "hidden_size": 64,
        "intermediate_size": 256,
        "num_attention_heads": 4,
        "attention_dropout": 0.0,
        "projection_dim": 64,
    }
    config = CLIPConfig(
        vision_config=tower
        | {"num_hidden_layers": 4, "image_size": fashion.SIZE, "patch_size": 4, "num_channels": 1},
        text_config=tower
        | {
            "num_hidden_layers": 3,
            "vocab_size": len(tokenizer),
            "max_position_embeddings": LONGEST,
            "bos_token_id": tokenizer.bos_token_id,
            "eos_token_id": tokenizer.eos_token_id,
            "pad_token_id": tokenizer.eos_token_id,
        },
        projection_dim=64,
        logit_scale_init_value=2.6592,
        attn_implementation="eager",
    )
    return CLIPModel(config).to(device())


def ids_of(tokenizer: CLIPTokenizer, texts: list[str]) -> Tensor:
    """[captions, LONGEST], filled up with the token that ends a caption."""
    end = tokenizer.eos_token_id
    rows = [tokenizer(text)["input_ids"] for text in texts]
    return torch.tensor([row + [end] * (LONGEST - len(row)) for row in rows])


def embeddings(model: CLIPModel, pixels: Tensor, ids: Tensor) -> tuple[Tensor, Tensor]:
    """[images, 64] and [captions, 64], of length 1."""
    output = model(input_ids=ids, pixel_values=pixels)
    return output.image_embeds.float(), output.text_embeds.float()


def contrastive_loss(logits: Tensor, fit: Tensor) -> Tensor:
    """[images, captions] each: cross-entropy of rows and of columns with a target shared by all that fit."""
    wanted = fit.float()
    of_images = -(wanted / wanted.sum(1, keepdim=True) * torch.log_softmax(logits, 1)).sum(1).mean()
    of_captions = -(wanted / wanted.sum(0, keepdim=True) * torch.log_softmax(logits, 0)).sum(0).mean()
    return (of_images + of_captions) / 2


@torch.no_grad()
def similarities(model: CLIPModel, images: Tensor, ids: Tensor) -> Tensor:
    """Bytes [images, 28, 28] and ids [captions, LONGEST] -> cosines [images, captions]."""
    rows = []
    for part in images.split(250):
        of_images, of_captions = embeddings(model, fashion.normalized(part).to(device()), ids.to(device()))
        rows.append((of_images @ of_captions.T).cpu())
    return torch.cat(rows)


def accuracy_of_kinds(model: CLIPModel, tokenizer: CLIPTokenizer, images: Tensor, labels: Tensor) -> float:
    """Share of the images whose own kind's caption is the nearest of the ten that say a kind alone."""
    captions = Captions()
    kinds = torch.tensor([(kind, UNSAID, UNSAID) for kind in range(len(fashion.CLASSES))])
    numbers = captions.numbers_of(kinds, torch.zeros(len(kinds), dtype=torch.long))
    ids = ids_of(tokenizer, [captions.texts[number] for number in numbers])
    return (similarities(model, images, ids).argmax(1) == labels).float().mean().item()


def different_images(shown: Tensor, count: int, chance: torch.Generator) -> Tensor:
    """`count` images of which no two have the same facts [images, 3]."""
    chosen: list[int] = []
    for image in torch.randperm(len(shown), generator=chance).tolist():
        if not any(torch.equal(shown[image], shown[other]) for other in chosen):
            chosen.append(image)
        if len(chosen) == count:
            break
    return torch.tensor(chosen)


def right_of_ten(
    model: CLIPModel, tokenizer: CLIPTokenizer, images: Tensor, labels: Tensor, groups: int, seed: int
) -> tuple[float, float]:
    """Of ten images and their ten full captions: shares of images with the right caption, of captions with the right
    image."""
    captions, shown = Captions(), facts(images, labels)
    chance = torch.Generator().manual_seed(seed)
    by_image, by_caption = 0, 0
    for _ in range(groups):
        chosen = different_images(shown, 10, chance)
        numbers = captions.numbers_of(shown[chosen], torch.zeros(10, dtype=torch.long))
        near = similarities(model, images[chosen], ids_of(tokenizer, [captions.texts[n] for n in numbers]))
        by_image += int((near.argmax(1) == torch.arange(10)).sum())
        by_caption += int((near.argmax(0) == torch.arange(10)).sum())
    return by_image / groups / 10, by_caption / groups / 10


def make(place: Path, folder: Path) -> float:
    """Trains in `place`, writes `folder`; -> seconds."""
    seed_everything(RECIPE.seed)
    captions = Captions()
    tokenizer = make_tokenizer(captions.texts)
    model = make_model(tokenizer)
    images, labels = fashion.images_and_labels("train")
    batches = fashion.Batches(images, labels, BATCH, RECIPE.seed, device())
    ids = ids_of(tokenizer, captions.texts).to(device())

    def loss_of(step: int) -> Tensor:
        chosen, kinds = batches.at(step)
        chance = fashion.chance_of(RECIPE.seed, step)
        moved = fashion.augmented(chosen[:, None], chance)[:, 0]
        shown = facts(moved, kinds)
        leaves_out = (torch.rand(BATCH, 2, generator=chance) >= SAID_SHARE).to(device())
        said = torch.cat([shown[:, :1], shown[:, 1:].masked_fill(leaves_out, UNSAID)], 1)
        style = torch.randint(0, 3, (BATCH,), generator=chance).to(device())
        numbers = captions.numbers_of(said, style)
        with autocast():
            of_images, of_captions = embeddings(model, fashion.normalized(moved), ids[numbers])
        scale = model.logit_scale.exp().clamp(max=LARGEST_SCALE)
        return contrastive_loss(scale * of_images @ of_captions.T, fits(shown, said))

    def measure() -> dict[str, object]:
        return {"training_accuracy_of_kinds": accuracy_of_kinds(model, tokenizer, images[:1000], labels[:1000])}

    seconds = train(model, RECIPE, loss_of, place, measure)
    save_weights(model, folder)
    tokenizer.save_pretrained(folder)
    save_json(folder / "preprocessor_config.json", fashion.processor())
    return seconds
