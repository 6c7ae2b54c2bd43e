"""fashion-gpt: predicts the pixels of clothes one after the other (ImageGPT, Chen et al. 2020).

Images are averaged to 14 x 14 pixels of 16 grays, a token each, in raster order. A quarter of the rows begins with the
start token; in the others the first pixel stands first, as where the model completes an image.
"""

from pathlib import Path

import torch
from torch import Tensor, nn
from transformers import ImageGPTConfig, ImageGPTForCausalImageModeling

from corpora import fashion
from loop import Recipe, autocast, device, seed_everything, train
from model_folder import save_json, save_weights

RECIPE = Recipe(steps=7_466, learning_rate=2e-3, seed=3, report_every=500)
BATCH = 128
SIDE = 14
PIXELS = SIDE * SIDE
GRAYS = 16
BYTES_A_GRAY = 17  # 255 / (GRAYS - 1)
START = GRAYS
STARTED_SHARE = 0.25


def make_model() -> ImageGPTForCausalImageModeling:
    config = ImageGPTConfig(
        vocab_size=GRAYS + 1,
        n_positions=PIXELS + 1,
        n_embd=96,
        n_layer=5,
        n_head=4,
        resid_pdrop=0.0,
        embd_pdrop=0.0,
        attn_pdrop=0.0,
        initializer_range=0.06,
        bos_token_id=START,
    )
    return ImageGPTForCausalImageModeling(config).to(device())


def grays_of(images: Tensor) -> Tensor:
    """Bytes [images, 28, 28] -> the numbers of the grays [images, 196], as the processor finds them."""
    means = images.float().view(-1, SIDE, 2, SIDE, 2).mean((2, 4))
    return ((means + 0.5).floor() / BYTES_A_GRAY).round().long().flatten(1)


def rows_of(grays: Tensor, step: int) -> Tensor:
    """[rows, 197]: the start token and an image, or an image and a 0 that nothing is asked about."""
    started = torch.rand(len(grays), generator=fashion.chance_of(RECIPE.seed, step)) < STARTED_SHARE
    first = torch.full((len(grays), 1), START, device=grays.device)
    last = torch.zeros_like(first)
    return torch.where(started[:, None].to(grays.device), torch.cat([first, grays], 1), torch.cat([grays, last], 1))


def loss_of_rows(model: ImageGPTForCausalImageModeling, rows: Tensor) -> Tensor:
    logits = model(input_ids=rows[:, :-1]).logits.float()
    wanted = rows[:, 1:].clone()
    wanted[rows[:, 0] != START, -1] = -100
    return nn.functional.cross_entropy(logits.flatten(0, 1), wanted.flatten(), ignore_index=-100)


@torch.no_grad()
def bits_of_lower_half(model: ImageGPTForCausalImageModeling, grays: Tensor) -> float:
    """Mean bits of a pixel of the lower half, each with all pixels before it known."""
    total = 0.0
    for first in range(0, len(grays), 250):
        rows = grays[first : first + 250].to(device())
        log_probabilities = torch.log_softmax(model(input_ids=rows[:, :-1]).logits.float(), -1)
        of_pixels = log_probabilities.gather(-1, rows[:, 1:, None])[..., 0]
        total -= of_pixels[:, PIXELS // 2 - 1 :].double().mean(1).sum().item()
    return total / len(grays) / torch.log(torch.tensor(2.0)).item()


def bits_by_place(trained: Tensor, grays: Tensor) -> float:
    """Bits of the lower half for one that knows how often each gray is at each place, and nothing of the image."""
    counts = torch.stack([(trained == gray).sum(0) for gray in range(GRAYS)], 1) + 1.0
    bits = -(counts / counts.sum(1, keepdim=True)).log2()
    return bits.gather(1, grays.T)[PIXELS // 2 :].mean().item()


@torch.no_grad()
def completed(model: ImageGPTForCausalImageModeling, grays: Tensor, seed: int, temperature: float = 1.0) -> Tensor:
    """The upper halves [images, 98], with lower halves that are drawn pixel by pixel: [images, 196]."""
    chance = torch.Generator(device=device()).manual_seed(seed)
    rows = grays[:, : PIXELS // 2].to(device())
    cache = None
    while rows.shape[1] < PIXELS:
        output = model(input_ids=rows if cache is None else rows[:, -1:], past_key_values=cache, use_cache=True)
        cache = output.past_key_values
        probabilities = torch.softmax(output.logits[:, -1].float() / temperature, -1)
        rows = torch.cat([rows, torch.multinomial(probabilities, 1, generator=chance)], 1)
    return rows.cpu()


def make(place: Path, folder: Path) -> float:
    """Trains in `place`, writes `folder`; -> seconds."""
    seed_everything(RECIPE.seed)
    model = make_model()
    images, labels = fashion.images_and_labels("train")
    grays = grays_of(images)
    batches = fashion.Batches(grays, labels, BATCH, RECIPE.seed, device())

    def loss_of(step: int) -> Tensor:
        with autocast():
            return loss_of_rows(model, rows_of(batches.at(step)[0], step))

    def measure() -> dict[str, object]:
        return {"bits_of_lower_half": bits_of_lower_half(model, grays[:1000])}

    seconds = train(model, RECIPE, loss_of, place, measure)
    save_weights(model, folder)
    save_json(folder / "preprocessor_config.json", processor())
    return seconds


def processor() -> dict[str, object]:
    """The mean of 2 x 2 pixels (a box filter), and the nearest of the grays, from -1 (black) to 1 (white)."""
    grays = [gray * BYTES_A_GRAY / 127.5 - 1 for gray in range(GRAYS)]
    return {
        "image_processor_type": "ImageGPTImageProcessor",
        "do_resize": True,
        "size": {"height": SIDE, "width": SIDE},
        "resample": 4,
        "do_rescale": True,
        "rescale_factor": 1 / 255,
        "do_normalize": True,
        "image_mean": [0.5] * 3,
        "image_std": [0.5] * 3,
        "do_color_quantize": True,
        "clusters": [[gray] * 3 for gray in grays],
    }
