"""Short English captions of Fashion-MNIST: the kind of an image by its label, what else they say by its pixels.

Brightness is the mean byte of the pixels that are no ground; of clothes and bags a caption may say whether they are
plain, by how much neighboring pixels differ; of shoes, which way they face: the heel side is the higher one.
"""

from itertools import product

import torch
from torch import Tensor

from corpora import fashion

NOUNS = ("t-shirt", "trousers", "pullover", "dress", "coat", "sandal", "shirt", "sneaker", "bag", "boot")
BRIGHTNESS = ("dark", "gray", "bright")
DETAILS = ("plain", "patterned", "facing left", "facing right")
SHOES = (5, 7, 9)
FACING_LEFT = 2

GROUND = 30  # pixels up to this byte are ground
DARK_UP_TO, BRIGHT_FROM = 140.0, 180.0  # mean bytes
PATTERNED_FROM = 28.0  # mean difference of neighbors, in bytes
UNSAID = -1
STYLES = 3


def mean_of(values: Tensor, where: Tensor) -> Tensor:
    """[images, height, width] each -> [images]."""
    return (values * where).sum((1, 2)) / where.sum((1, 2)).clamp(min=1)


def roughness(pixels: Tensor, solid: Tensor) -> Tensor:
    """Mean difference of two neighbors that are no ground."""
    across, down = (pixels[:, :, 1:] - pixels[:, :, :-1]).abs(), (pixels[:, 1:] - pixels[:, :-1]).abs()
    pairs_across, pairs_down = solid[:, :, 1:] & solid[:, :, :-1], solid[:, 1:] & solid[:, :-1]
    total = (across * pairs_across).sum((1, 2)) + (down * pairs_down).sum((1, 2))
    return total / (pairs_across.sum((1, 2)) + pairs_down.sum((1, 2))).clamp(min=1)


def faces_left(solid: Tensor) -> Tensor:
    """Whether the upper half of what is no ground lies to the right of its lower half."""
    rows = solid.any(2)
    first, after = rows.float().argmax(1), fashion.SIZE - rows.flip(1).float().argmax(1)
    places = torch.arange(fashion.SIZE, device=solid.device)
    upper = (places < ((first + after) / 2)[:, None])[:, :, None]
    columns = places.float().expand(1, fashion.SIZE, -1)
    return mean_of(columns, solid & upper) > mean_of(columns, solid & ~upper)


def facts(images: Tensor, labels: Tensor) -> Tensor:
    """Bytes [images, 28, 28] and labels -> the numbers of kind, brightness and detail [images, 3]."""
    pixels = images.float()
    solid = pixels > GROUND
    light = mean_of(pixels, solid)
    brightness = (light > DARK_UP_TO).long() + (light >= BRIGHT_FROM).long()
    surface = (roughness(pixels, solid) >= PATTERNED_FROM).long()
    direction = FACING_LEFT + (~faces_left(solid)).long()
    is_shoe = torch.isin(labels, torch.tensor(SHOES, device=labels.device))
    return torch.stack([labels, brightness, torch.where(is_shoe, direction, surface)], 1)


def caption(said: tuple[int, int, int], style: int = 0) -> str:
    """Words for a kind, and for a brightness and a detail unless they are UNSAID."""
    kind, brightness, detail = said
    before = [BRIGHTNESS[brightness]] if brightness != UNSAID else []
    before += [DETAILS[detail]] if UNSAID < detail < FACING_LEFT else []
    after = [DETAILS[detail]] if detail >= FACING_LEFT else []
    pair = NOUNS[kind] == "trousers"
    if style == 2 and before + after:
        return f"the {NOUNS[kind]} {'are' if pair else 'is'} {' and '.join(before + after)}"
    named = " ".join(["a pair of" if pair else "a", *before, NOUNS[kind], *after])
    return f"a photo of {named}" if style == 1 else named


class Captions:
    """All captions as a table; a caption's number follows from what it says and its style."""

    def __init__(self) -> None:
        sides = (len(NOUNS), 1 + len(BRIGHTNESS), 1 + len(DETAILS), STYLES)
        numbers = list(product(*map(range, sides)))
        self.sides = sides
        self.said = torch.tensor([(kind, light - 1, detail - 1) for kind, light, detail, _ in numbers])
        self.texts = [caption((kind, light - 1, detail - 1), style) for kind, light, detail, style in numbers]

    def numbers_of(self, said: Tensor, style: Tensor) -> Tensor:
        """[captions, 3] and [captions] -> rows of the table."""
        _, lights, details, styles = self.sides
        return ((said[:, 0] * lights + said[:, 1] + 1) * details + said[:, 2] + 1) * styles + style


def fits(shown: Tensor, said: Tensor) -> Tensor:
    """[images, 3] and [captions, 3] -> [images, captions]: the image has all that the caption says."""
    return ((said[None] == UNSAID) | (said[None] == shown[:, None])).all(-1)
