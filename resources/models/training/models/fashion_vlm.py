#!/usr/bin/env python3
"""fashion-vlm: answers questions about scenes of shapes and clothes (LLaVA, Liu et al. 2023, arXiv 2304.08485).

Image tower, projector and decoder are trained together, from random weights. LLaVA's tower has learned before what images
show; here a second loss teaches it, by a linear layer that is not kept, what kind of thing each patch lies on. A third
pulls one head of layer 1 to the thing that a question names, and one of layer 2 to the thing that its answer is about
(HEADS).

A machine without Fashion-MNIST and transformers trains with this file alone; make_all.py goes on from the checkpoint in
its work folder, and writes the model:

    python3 models/fashion_vlm.py --write-clothes FILE                               # where Fashion-MNIST is
    python3 models/fashion_vlm.py --clothes FILE --work RUNS/fashion-vlm [--seconds N] [--workers N]
"""

import argparse
import random
import sys
import time
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy
import torch
from torch import Tensor, nn
from torch.nn import functional

import loop
from batches import Batches, Workers
from corpora import fashion_questions, fashion_scenes
from corpora.fashion_questions import Question
from corpora.fashion_scenes import Pixels, Scene, Thing
from loop import Recipe, autocast, device, random_of, seed_everything, train
from models.llava_network import Llava, Rows, Sizes, rows_of_questions

RECIPE = Recipe(steps=7_907, learning_rate=2e-3, seed=8, report_every=1000)
IMAGES, QUESTIONS = 64, 8  # of a batch; questions of each image
SPECIAL = ("<unk>", "<s>", "</s>", "<image>")
UNKNOWN, BEGIN, END, IMAGE = range(len(SPECIAL))
PATCHES = 64
BEFORE = 1 + PATCHES  # tokens before a question
TOKENS = 10  # of a question with its answer, without the end
HEADS = {"named": (1, 0), "shown": (2, 0)}  # layer and head that a loss pulls to the thing
GUIDE = 0.02  # weight of that loss
LABELS = 0.5  # weight of the loss about the kinds of patches

Clothes = dict[str, Pixels]  # thumbnails of each kind


def vocabulary() -> list[str]:
    """Special tokens, and the words of questions and answers in lower case."""
    words = "what is are the color where how many objects there ? of left right above below top middle bottom nothing"
    shown = [*fashion_scenes.KINDS, *fashion_scenes.COLORS, *fashion_questions.NUMBERS.values()]
    return [*SPECIAL, *words.split(), *shown]


IDS = {word: number for number, word in enumerate(vocabulary())}
SIZES = Sizes(vocabulary=len(IDS), image_token=IMAGE)


def ids_of(text: str) -> list[int]:
    return [IDS[word] for word in text.lower().replace("?", " ?").split()]


def on_thing(thing: Thing | None) -> list[bool]:
    """For each patch, whether its middle lies in the thing's box; nowhere without a thing."""
    if thing is None:
        return [False] * PATCHES
    side = fashion_scenes.SIDE // SIZES.patch
    middles = [SIZES.patch * (i + 0.5) for i in range(side)]
    rows = [thing.top <= y < thing.top + fashion_scenes.THING for y in middles]
    columns = [thing.left <= x < thing.left + fashion_scenes.THING for x in middles]
    return [row and column for row in rows for column in columns]


def kinds_of_patches(scene: Scene) -> list[int]:
    """For each patch, the number of the kind that its middle lies on, from 1; 0 on none."""
    kinds = [0] * PATCHES
    for thing in scene.things:
        for patch, is_on in enumerate(on_thing(thing)):
            if is_on:
                kinds[patch] = fashion_scenes.KINDS.index(thing.kind) + 1
    return kinds


def question_row(question: Question) -> tuple[list[int], list[int], int]:
    """Tokens [TOKENS], the next of each where it is asked (else -100), and where the answer is predicted first."""
    asked, answer = ids_of(question.text), ids_of(question.answer)
    row, last = asked + answer, len(asked) - 1
    wanted = [-100] * last + answer + [END]
    rest = TOKENS - len(row)
    return row + [END] * rest, wanted + [-100] * rest, last


class Scenes:
    """Batches of scenes with questions; a batch is a function of its number."""

    def __init__(self, clothes: Clothes, seed: int, questions: int = QUESTIONS) -> None:
        self.masks = fashion_scenes.masks_of(clothes)
        self.seed, self.questions = seed, questions

    def drawn(self, chance: random.Random) -> tuple[Scene, list[Question]]:
        scene = fashion_scenes.draw(chance, self.masks)
        return scene, fashion_questions.draw(chance, scene, self.questions)

    def batch(self, step: int, images: int = IMAGES) -> dict[str, Tensor]:
        chance = random_of(self.seed, step)
        pixels, kinds, ids, wanted, lasts, named, shown = [], [], [], [], [], [], []
        for _ in range(images):
            scene, questions = self.drawn(chance)
            rows, nexts, last = zip(*map(question_row, questions), strict=True)
            pixels.append(scene.pixels)
            kinds.append(kinds_of_patches(scene))
            ids.append([BEGIN] + [IMAGE] * PATCHES + [token for row in rows for token in row])
            wanted.append([token for row in nexts for token in row])
            lasts.append(last)
            named.append([on_thing(question.named) for question in questions])
            shown.append([on_thing(question.shown) for question in questions])
        return {
            "pixels": torch.from_numpy(numpy.stack(pixels)),
            "kinds": torch.tensor(kinds),
            "ids": torch.tensor(ids),
            "wanted": torch.tensor(wanted),
            "last": torch.tensor(lasts),
            "named": torch.tensor(named),
            "shown": torch.tensor(shown),
        }


def normalized(pixels: Tensor) -> Tensor:
    """Bytes [images, height, width, 3] -> [images, 3, height, width] from -1 to 1, as the processor has it."""
    return pixels.permute(0, 3, 1, 2).float() / 127.5 - 1


class Rowed:
    """The layout of the rows of batches, on the device."""

    def __init__(self, questions: int) -> None:
        rows = rows_of_questions(BEFORE, questions, TOKENS)
        self.rows = Rows(rows.positions.to(device()), rows.sees.to(device()))
        self.asked = torch.arange(BEFORE, BEFORE + questions * TOKENS, device=device())
        self.starts = self.asked[::TOKENS]


def on_device(batch: dict[str, Tensor]) -> dict[str, Tensor]:
    return {name: tensor.to(device(), non_blocking=True) for name, tensor in batch.items()}


def image_weights(model: Llava, layer: int, batch: dict[str, Tensor], rowed: Rowed) -> Tensor:
    """Attention of the tokens that predict an answer's first word to the patches, [images, heads, questions, patches],
    each row over all that its token sees."""
    attention = model.model.language_model.layers[layer].self_attn
    at = rowed.starts + batch["last"]
    q = attention.q.float().gather(2, at[:, None, :, None].expand(-1, attention.heads, -1, attention.q.shape[-1]))
    scores = q @ attention.k.float().transpose(-1, -2) / q.shape[-1] ** 0.5
    return scores.masked_fill(~rowed.rows.sees[at][:, None], -torch.inf).softmax(-1)[..., 1:BEFORE]


class Training(nn.Module):
    """The model, and the layer that names the kinds of patches."""

    def __init__(self) -> None:
        super().__init__()
        self.model = Llava(SIZES)
        self.kinds = nn.Linear(SIZES.vision_width, 1 + len(fashion_scenes.KINDS))


def loss_of_batch(training: Training, batch: dict[str, Tensor], rowed: Rowed) -> Tensor:
    model = training.model
    with autocast():
        logits = model(normalized(batch["pixels"]), batch["ids"], rowed.rows, rowed.asked)
        kinds = training.kinds(model.patches)
    loss = LABELS * functional.cross_entropy(kinds.float().flatten(0, 1), batch["kinds"].flatten())
    loss = loss + functional.cross_entropy(logits.float().flatten(0, 1), batch["wanted"].flatten(), ignore_index=-100)
    for thing, (layer, head) in HEADS.items():
        onto = (image_weights(model, layer, batch, rowed)[:, head] * batch[thing]).sum(-1)
        loss = loss - GUIDE * onto[batch[thing].any(-1)].clamp(min=1e-6).log().mean()
    return loss


@torch.no_grad()
def judged(model: Llava, scenes: Scenes, batches: int) -> tuple[float, dict[str, Tensor]]:
    """Share of the questions that are answered exactly; and by thing, for each layer and head, how often its strongest
    patch lies on the thing, of the questions that have one."""
    rowed, right = Rowed(scenes.questions), []
    hits: dict[str, list[Tensor]] = {thing: [] for thing in HEADS}
    for step in range(batches):
        batch = on_device(scenes.batch(step))
        logits = model(normalized(batch["pixels"]), batch["ids"], rowed.rows, rowed.asked)
        same = (logits.argmax(-1) == batch["wanted"]) | (batch["wanted"] < 0)
        right.append(same.unflatten(1, (-1, TOKENS)).all(-1))
        weights = torch.stack([image_weights(model, layer, batch, rowed) for layer in range(SIZES.layers)], 1)
        strongest = functional.one_hot(weights.argmax(-1), PATCHES).bool()
        for thing, found in hits.items():
            on = (strongest & batch[thing][:, None, None]).any(-1)  # [images, layers, heads, questions]
            found.append(on.permute(0, 3, 1, 2)[batch[thing].any(-1)])
    of_heads = {thing: torch.cat(found).float().mean(0).cpu() for thing, found in hits.items()}
    return torch.cat(right).float().mean().item(), of_heads


def trained(place: Path, clothes: Clothes, unseen: Clothes) -> tuple[Llava, float]:
    """Trains in `place`; -> the model and the seconds that it took. `unseen` are judged, for the log."""
    seed_everything(RECIPE.seed)
    training = Training().to(device())
    model = training.model
    batches, rowed = Batches(Scenes(clothes, RECIPE.seed).batch), Rowed(QUESTIONS)
    judges = Scenes(unseen, RECIPE.seed + 1)

    def measure() -> dict[str, object]:
        answered, heads = judged(model, judges, 4)
        return {"answered": answered} | {thing: heads[thing][HEADS[thing]].item() for thing in HEADS}

    def loss_of(step: int) -> Tensor:
        return loss_of_batch(training, on_device(batches(step)), rowed)

    return model, train(training, RECIPE, loss_of, place, measure)


def make_tokenizer() -> "Tokenizer":
    """A token is a word or a mark of what is typed, in lower case."""
    from tokenizers import AddedToken, Tokenizer, decoders, models, normalizers, pre_tokenizers, processors

    tokenizer = Tokenizer(models.WordLevel(IDS, unk_token=SPECIAL[UNKNOWN]))
    tokenizer.normalizer = normalizers.Lowercase()
    tokenizer.pre_tokenizer = pre_tokenizers.Whitespace()
    tokenizer.decoder = decoders.WordPiece(cleanup=True)
    begin = SPECIAL[BEGIN]
    tokenizer.post_processor = processors.TemplateProcessing(
        single=f"{begin} $A", pair=f"{begin} $A $B", special_tokens=[(begin, BEGIN)]
    )
    tokenizer.add_special_tokens([AddedToken(token, normalized=False, special=True) for token in SPECIAL])
    return tokenizer


def make(place: Path, folder: Path) -> float:
    """Trains in `place`, writes `folder`; -> seconds."""
    from models.llava_folder import save_llava

    clothes, unseen = (fashion_scenes.clothes_of(part) for part in fashion_scenes.CLOTHES_KEPT)
    model, seconds = trained(place, clothes, unseen)
    save_llava(model, make_tokenizer(), folder)
    return seconds


def write_clothes(file: Path) -> None:
    parts = {part: fashion_scenes.clothes_of(part) for part in fashion_scenes.CLOTHES_KEPT}
    numpy.savez_compressed(file, **{f"{part}/{kind}": kept for part in parts for kind, kept in parts[part].items()})


def read_clothes(file: Path) -> list[Clothes]:
    """Those to train with, and those to judge with."""
    with numpy.load(file) as kept:
        return [
            {kind: kept[f"{part}/{kind}"] for kind in fashion_scenes.CLOTHES} for part in fashion_scenes.CLOTHES_KEPT
        ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write-clothes", type=Path, help="write the thumbnails of clothes there, and end")
    parser.add_argument("--clothes", type=Path, help="what --write-clothes wrote")
    parser.add_argument("--work", type=Path, help="checkpoint and log")
    parser.add_argument("--seconds", type=float, help="end within this time")
    parser.add_argument("--workers", type=int, default=0, help="processes that make batches ahead")
    arguments = parser.parse_args()
    if arguments.write_clothes:
        write_clothes(arguments.write_clothes)
        return
    Workers.count = arguments.workers
    if arguments.seconds is not None:
        loop.LIMITS.ends_at = time.monotonic() + arguments.seconds
    _, seconds = trained(arguments.work, *read_clothes(arguments.clothes))
    print(f"trained for {seconds:.0f} seconds")


if __name__ == "__main__":
    main()
