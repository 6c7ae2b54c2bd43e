"""Scenes of drawn shapes and Fashion-MNIST clothes, two to four on a grid of 3 x 3 places, each in one of five colors.

Gray thumbnails of the clothes, 16 x 16 pixels, take the color where they are bright.
"""

import random
from dataclasses import dataclass

import numpy
from numpy.typing import NDArray
from PIL import Image

from corpora import fashion

SIDE = 56  # pixels of a scene
PLACES = 3  # a row and a column
PITCH = 18  # pixels from place to place
THING = 16  # pixels of a thing's box
JITTER = 2  # most pixels that a thing is moved to the right and down
MARGIN = 1  # pixels before the first place
SHAPES = ("circle", "square", "triangle", "cross")
CLOTHES = {"shirt": 0, "trousers": 1, "dress": 3, "sandal": 5, "bag": 8, "boot": 9}  # and their Fashion-MNIST labels
KINDS = (*SHAPES, *CLOTHES)
COLORS = {
    "red": (225, 55, 50),
    "green": (60, 185, 75),
    "blue": (65, 110, 240),
    "yellow": (240, 205, 50),
    "white": (235, 235, 235),
}
BRIGHTEST_GROUND = 40
COLOR_JITTER = 15
SIZES = (12, 13, 14, 15, 16)  # pixels of a drawn shape
FINER = 8  # samples a pixel and direction, of drawn shapes
LIFT = 0.6  # exponent that brightens dark clothes
CLOTHES_KEPT = {"train": 3000, "t10k": 1000}  # images of a kind

Pixels = NDArray[numpy.uint8]
Masks = dict[str, NDArray[numpy.float32]]  # of a kind: [thumbnails, THING, THING], from 0 (ground) to 1 (the color)


@dataclass(frozen=True)
class Thing:
    kind: str
    color: str
    row: int  # place
    column: int
    left: int  # first pixel of its box
    top: int


@dataclass(frozen=True)
class Scene:
    pixels: Pixels  # [SIDE, SIDE, 3]
    things: tuple[Thing, ...]


def shape_mask(kind: str, size: int) -> NDArray[numpy.float32]:
    """A shape in the middle of a thing's box; an edge pixel holds the share that the shape covers."""
    steps = (numpy.arange(THING * FINER) + 0.5) / FINER - THING / 2
    x, y = numpy.meshgrid(steps / (size / 2), steps / (size / 2))
    inside = {
        "circle": x**2 + y**2 <= 1,
        "square": numpy.maximum(abs(x), abs(y)) <= 0.9,
        "triangle": (abs(x) <= (y + 1) / 2) & (y <= 0.9),
        "cross": (numpy.minimum(abs(x), abs(y)) <= 0.28) & (numpy.maximum(abs(x), abs(y)) <= 1),
    }[kind]
    return inside.reshape(THING, FINER, THING, FINER).mean((1, 3)).astype(numpy.float32)


def thumbnails(images: Pixels) -> Pixels:
    """Bytes [images, 28, 28] -> [images, THING, THING], each as bright as its brightest pixel allows."""
    small = numpy.stack([numpy.asarray(Image.fromarray(image).resize((THING, THING), Image.BOX)) for image in images])
    return (small / small.max((1, 2), keepdims=True).clip(1) * 255).round().astype(numpy.uint8)


def clothes_of(part: str) -> dict[str, Pixels]:
    """Thumbnails of each kind, of Fashion-MNIST's images of "train" or "t10k"."""
    images, labels = (tensor.numpy() for tensor in fashion.images_and_labels(part))
    return {kind: thumbnails(images[labels == label][: CLOTHES_KEPT[part]]) for kind, label in CLOTHES.items()}


def masks_of(clothes: dict[str, Pixels]) -> Masks:
    """Those of the shapes, and of these thumbnails."""
    shapes = {kind: numpy.stack([shape_mask(kind, size) for size in SIZES]) for kind in SHAPES}
    return shapes | {kind: ((clothes[kind] / 255.0) ** LIFT).astype(numpy.float32) for kind in CLOTHES}


def places_of(chance: random.Random, count: int) -> list[tuple[int, int]]:
    """Rows and columns; half of the scenes have two things in one row or column at least."""
    everywhere = [(row, column) for row in range(PLACES) for column in range(PLACES)]
    places = chance.sample(everywhere, count)
    if chance.random() < 0.5:
        return places
    first = places[0]
    beside = [place for place in everywhere if place != first and (place[0] == first[0] or place[1] == first[1])]
    second = chance.choice(beside)
    return [first, second, *[place for place in places[1:] if place != second][: count - 2]]


def draw(chance: random.Random, masks: Masks) -> Scene:
    """A scene; no two of its things have both the kind and the color in common."""
    count = chance.randint(2, 4)
    looks: list[tuple[str, str]] = []
    while len(looks) < count:
        look = chance.choice(KINDS), chance.choice(tuple(COLORS))
        if look not in looks:
            looks.append(look)
    canvas = numpy.full((SIDE, SIDE, 3), float(chance.randint(0, BRIGHTEST_GROUND)), numpy.float32)
    things = []
    for (kind, color), (row, column) in zip(looks, places_of(chance, count), strict=True):
        left = MARGIN + PITCH * column + chance.randint(0, JITTER)
        top = MARGIN + PITCH * row + chance.randint(0, JITTER)
        tone = numpy.array([min(255, max(0, c + chance.randint(-COLOR_JITTER, COLOR_JITTER))) for c in COLORS[color]])
        mask = masks[kind][chance.randrange(len(masks[kind]))]
        if kind in CLOTHES and chance.random() < 0.5:
            mask = mask[:, ::-1]
        box = canvas[top : top + THING, left : left + THING]
        box += (tone - box) * mask[:, :, None]
        things.append(Thing(kind, color, row, column, left, top))
    return Scene(canvas.round().clip(0, 255).astype(numpy.uint8), tuple(things))
