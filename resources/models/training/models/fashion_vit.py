"""fashion-vit and fashion-vit-ordinary: vision transformers that tell ten kinds of clothes apart (ViT, Dosovitskiy et
al. 2021).

They differ in their start. fashion-vit-ordinary starts as transformers starts a ViT: normal numbers of deviation 0.02,
cut off at two deviations. fashion-vit is started mimetically (Trockman and Kolter 2023, arXiv 2305.09828): each head's
query-key product near the identity and its value-output product near minus the identity, with sinusoids as positions.
Without it the attention of so small a ViT stays nearly uniform; with it the heads start local, as a long training on
many images would make them.
"""

from dataclasses import replace
from pathlib import Path

import torch
from torch import Tensor, nn
from transformers import ViTConfig, ViTForImageClassification

from corpora import fashion
from loop import Recipe, autocast, device, seed_everything, train
from model_folder import save_json, save_weights

MIMETIC = "fashion-vit"
RECIPE = Recipe(steps=14_000, learning_rate=1e-3, seed=1)
RECIPES = {"fashion-vit-ordinary": replace(RECIPE, steps=12_800)}
BATCH = 64
PATCH = 4
PATCHES_A_SIDE = fashion.SIZE // PATCH


def make_model(name: str) -> ViTForImageClassification:
    config = ViTConfig(
        hidden_size=96,
        num_hidden_layers=6,
        num_attention_heads=4,
        intermediate_size=384,
        image_size=fashion.SIZE,
        patch_size=PATCH,
        num_channels=1,
        hidden_dropout_prob=0.0,
        attention_probs_dropout_prob=0.0,
        initializer_range=0.02,
        id2label=dict(enumerate(fashion.CLASSES)),
        label2id={label: i for i, label in enumerate(fashion.CLASSES)},
        attn_implementation="eager",
    )
    model = ViTForImageClassification(config)
    if name == MIMETIC:
        start_mimetically(model)
    return model.to(device())


def sinusoids(width: int) -> Tensor:
    """[patches, width]: half of the width for the row, half for the column of a patch."""
    rows, columns = torch.meshgrid(torch.arange(PATCHES_A_SIDE), torch.arange(PATCHES_A_SIDE), indexing="ij")
    rates = 100.0 ** -(torch.arange(width // 4) / (width // 4))
    row, column = rows.reshape(-1, 1) * rates, columns.reshape(-1, 1) * rates
    return torch.cat([row.sin(), row.cos(), column.sin(), column.cos()], dim=1)


def near_identity(width: int, noise: float, identity: float) -> tuple[Tensor, Tensor]:
    """Factors A [width, width] and B [width, width] of A B = noise * Z + identity * I, the largest directions first."""
    product = noise * torch.randn(width, width) / width**0.5 + identity * torch.eye(width)
    left, values, right = torch.linalg.svd(product)
    return left * values.sqrt(), values.sqrt()[:, None] * right


@torch.no_grad()
def start_mimetically(model: ViTForImageClassification) -> None:
    width, heads = model.config.hidden_size, model.config.num_attention_heads
    depth = width // heads
    model.vit.embeddings.position_embeddings[:, 1:] = 0.5 * sinusoids(width)
    for layer in (m for m in model.modules() if type(m).__name__ == "ViTLayer"):
        query, key, value, output = attention_matrices(layer)
        for head in range(heads):
            rows = slice(head * depth, (head + 1) * depth)
            left, right = near_identity(width, 0.7, 0.7)
            query[rows] = left[:, :depth].T
            key[rows] = right[:depth]
        left, right = near_identity(width, 0.4, -0.4)
        value.copy_(left.T)
        output.copy_(right.T)


def attention_matrices(layer: nn.Module) -> list[Tensor]:
    """Query, key, value and output matrices of a layer, [out, in] each, by any of the names that releases give them."""
    names = (("query", "q_proj"), ("key", "k_proj"), ("value", "v_proj"), ("attention.output.dense", "o_proj"))
    linears = {name: m for name, m in layer.named_modules() if isinstance(m, nn.Linear)}
    return [next(m.weight for name, m in linears.items() if name.endswith(ends)) for ends in names]


@torch.no_grad()
def accuracy(model: ViTForImageClassification, images: Tensor, labels: Tensor) -> float:
    right = 0
    for first in range(0, len(images), 250):
        pixels = fashion.normalized(images[first : first + 250]).to(device())
        guesses = model(pixel_values=pixels).logits.argmax(-1).cpu()
        right += int((guesses == labels[first : first + 250]).sum())
    return right / len(images)


@torch.no_grad()
def mean_distances(model: ViTForImageClassification, images: Tensor) -> Tensor:
    """[layers, heads]: mean attention distance between patches in pixels, [CLS] left out (Dosovitskiy et al. 2021)."""
    places = torch.cartesian_prod(torch.arange(PATCHES_A_SIDE), torch.arange(PATCHES_A_SIDE)).float() * PATCH
    distances = torch.cdist(places, places).to(device())
    output = model(pixel_values=fashion.normalized(images).to(device()), output_attentions=True)
    between = torch.stack([a[:, :, 1:, 1:] for a in output.attentions])
    between = between / between.sum(-1, keepdim=True)
    return (between * distances).sum(-1).mean(dim=(1, 3)).cpu()


def make(name: str, place: Path, folder: Path) -> float:
    """Trains the model called `name` in `place`, writes `folder`; -> seconds."""
    recipe = RECIPES.get(name, RECIPE)
    seed_everything(recipe.seed)
    model = make_model(name)
    images, labels = fashion.images_and_labels("train")
    batches = fashion.Batches(images, labels, BATCH, recipe.seed, device())

    def loss_of(step: int) -> Tensor:
        chosen, kinds = batches.at(step)
        pixels = fashion.augmented(fashion.normalized(chosen), fashion.chance_of(recipe.seed, step))
        with autocast():
            logits = model(pixel_values=pixels).logits
        return nn.functional.cross_entropy(logits.float(), kinds, label_smoothing=0.05)

    def measure() -> dict[str, object]:
        distances = mean_distances(model, images[:100])
        return {
            "training_accuracy": accuracy(model, images[:1000], labels[:1000]),
            "distance_by_layer": [round(d, 1) for d in distances.mean(1).tolist()],
        }

    seconds = train(model, recipe, loss_of, place, measure)
    save_weights(model, folder)
    save_json(folder / "preprocessor_config.json", fashion.processor())
    return seconds
