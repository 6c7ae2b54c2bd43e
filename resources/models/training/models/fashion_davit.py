"""fashion-davit: ten kinds of clothes through windows and through channels (DaViT, Ding et al. 2022, arXiv 2204.03645).

Three stages over 16 x 16, 8 x 8 and 4 x 4 patches. In each layer patches attend to the patches of their window of
4 x 4, then channels to the 16 channels of their group. The classifier over the mean of the last patches, which trains
it, is dropped: the layout, which is that of Florence-2's encoder, has none.
"""

from pathlib import Path

import torch
from torch import Tensor, nn
from transformers.models.florence2.configuration_florence2 import Florence2VisionConfig
from transformers.models.florence2.modeling_florence2 import Florence2VisionBackbone

from corpora import fashion
from loop import Recipe, autocast, device, seed_everything, train
from model_folder import save_json, save_weights

RECIPE = Recipe(steps=9_050, learning_rate=1.5e-3, seed=4, warm_up=300, report_every=500)
BATCH = 64
SIZE, WINDOW = 32, 4


def make_encoder() -> Florence2VisionBackbone:
    config = Florence2VisionConfig(
        in_channels=1,
        depths=[1, 1, 2],
        patch_size=[7, 3, 3],
        patch_stride=[2, 2, 2],
        patch_padding=[3, 1, 1],
        patch_prenorm=[False, True, True],
        embed_dim=[32, 48, 64],
        num_heads=[2, 3, 4],
        num_groups=[2, 3, 4],
        window_size=WINDOW,
        drop_path_rate=0.0,
        initializer_range=0.06,
        attn_implementation="eager",
    )
    return Florence2VisionBackbone(config)


class Classifier(nn.Module):
    """The encoder with the head that only training has."""

    def __init__(self) -> None:
        super().__init__()
        self.encoder = make_encoder()
        self.head = nn.Linear(self.encoder.config.embed_dim[-1], len(fashion.CLASSES))

    def forward(self, pixels: Tensor) -> Tensor:
        return self.head(pooled(self.encoder, pixels))


def pooled(encoder: Florence2VisionBackbone, pixels: Tensor) -> Tensor:
    """[images, 64]: the mean of the last patches."""
    return encoder(pixels).last_hidden_state.flatten(2).mean(-1)


@torch.no_grad()
def features(encoder: Florence2VisionBackbone, images: Tensor) -> Tensor:
    """[images, 64] of enlarged images."""
    parts = images.split(250)
    return torch.cat([pooled(encoder, fashion.normalized(part).to(device())).float().cpu() for part in parts])


def accuracy_by_means(
    encoder: Florence2VisionBackbone, trained: tuple[Tensor, Tensor], judged: tuple[Tensor, Tensor]
) -> float:
    """Share of the judged images that are nearest to the mean of their kind among the trained ones."""
    images, labels = trained
    of_trained = features(encoder, images)
    means = torch.stack([of_trained[labels == kind].mean(0) for kind in range(len(fashion.CLASSES))])
    images, labels = judged
    nearest = torch.cdist(features(encoder, images), means).argmin(1)
    return (nearest == labels).float().mean().item()


def make(place: Path, folder: Path) -> float:
    """Trains in `place`, writes `folder`; -> seconds."""
    seed_everything(RECIPE.seed)
    model = Classifier().to(device())
    images, labels = fashion.images_and_labels("train")
    images = fashion.enlarged(images, SIZE)
    batches = fashion.Batches(images, labels, BATCH, RECIPE.seed, device())

    def loss_of(step: int) -> Tensor:
        chosen, kinds = batches.at(step)
        pixels = fashion.augmented(fashion.normalized(chosen), fashion.chance_of(RECIPE.seed, step))
        with autocast():
            logits = model(pixels)
        return nn.functional.cross_entropy(logits.float(), kinds, label_smoothing=0.05)

    @torch.no_grad()
    def measure() -> dict[str, object]:
        guesses = model(fashion.normalized(images[:1000]).to(device())).argmax(-1).cpu()
        return {"training_accuracy": (guesses == labels[:1000]).float().mean().item()}

    seconds = train(model, RECIPE, loss_of, place, measure)
    save_weights(model.encoder, folder)
    save_json(folder / "preprocessor_config.json", fashion.processor(SIZE))
    return seconds
