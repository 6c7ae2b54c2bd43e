"""fashion-swin: tells ten kinds of clothes apart through windows (Swin, Liu et al. 2021, arXiv 2103.14030).

Three stages of two layers over 16 x 16, 8 x 8 and 4 x 4 patches, with windows of 4 x 4: the second layer of the first
two stages has its windows shifted by two patches; in the last stage one window holds the whole image.
"""

from pathlib import Path

import torch
from torch import Tensor, nn
from transformers import SwinConfig, SwinForImageClassification

from corpora import fashion
from loop import Recipe, autocast, device, seed_everything, train
from model_folder import save_json, save_weights

NAME = "fashion-swin"
RECIPE = Recipe(steps=3000, learning_rate=2e-3, seed=2, warm_up=200, decay=0.4, report_every=250)
BATCH = 64
SIZE, PATCH, WINDOW = 32, 2, 4


def make_model() -> SwinForImageClassification:
    config = SwinConfig(
        image_size=SIZE,
        patch_size=PATCH,
        num_channels=1,
        embed_dim=32,
        depths=[2, 2, 2],
        num_heads=[2, 4, 8],
        window_size=WINDOW,
        mlp_ratio=4.0,
        hidden_dropout_prob=0.0,
        attention_probs_dropout_prob=0.0,
        drop_path_rate=0.0,
        initializer_range=0.06,
        id2label=dict(enumerate(fashion.CLASSES)),
        label2id={label: i for i, label in enumerate(fashion.CLASSES)},
        attn_implementation="eager",
    )
    return SwinForImageClassification(config).to(device())


@torch.no_grad()
def accuracy(model: SwinForImageClassification, images: Tensor, labels: Tensor) -> float:
    """Of enlarged images."""
    right = 0
    for first in range(0, len(images), 250):
        pixels = fashion.normalized(images[first : first + 250]).to(device())
        guesses = model(pixel_values=pixels).logits.argmax(-1).cpu()
        right += int((guesses == labels[first : first + 250]).sum())
    return right / len(images)


def make(place: Path, folder: Path) -> float:
    """Trains in `place`, writes `folder`; -> seconds."""
    seed_everything(RECIPE.seed)
    model = make_model()
    images, labels = fashion.images_and_labels("train")
    images = fashion.enlarged(images, SIZE)
    batches = fashion.Batches(images, labels, BATCH, RECIPE.seed, device())

    def loss_of(step: int) -> Tensor:
        chosen, kinds = batches.at(step)
        pixels = fashion.augmented(fashion.normalized(chosen), fashion.chance_of(RECIPE.seed, step))
        with autocast():
            logits = model(pixel_values=pixels).logits
        return nn.functional.cross_entropy(logits.float(), kinds, label_smoothing=0.05)

    def measure() -> dict[str, object]:
        return {"training_accuracy": accuracy(model, images[:1000], labels[:1000])}

    seconds = train(model, RECIPE, loss_of, place, measure)
    save_weights(model, folder)
    save_json(folder / "preprocessor_config.json", fashion.processor(SIZE))
    return seconds
