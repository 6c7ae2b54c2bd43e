#!/usr/bin/env python3
"""Writes README.md (the model card) and samples.json into the folders of the models, with the marks as measured now.

cards.py [MODEL ...]
"""

import importlib
import json
import sys
from pathlib import Path

from safetensors import safe_open

from acceptance.marks import AT_LEAST, AT_MOST, FOLDER, MEASURES
from card_texts import CARDS, Card, Picture, Sample
from model_folder import save_json


def parameters_in(folder: Path) -> int:
    total = 0
    with safe_open(folder / "model.safetensors", "pt") as weights:
        for name in weights.keys():  # noqa: SIM118 (it is no dictionary)
            count = 1
            for side in weights.get_slice(name).get_shape():
                count *= side
            total += count
    return total


def length_of(name: str, recipe: str) -> str:
    """Steps and seeds of a recipe's courses."""
    module = importlib.import_module(recipe.removesuffix(".py").replace("/", "."))
    own = getattr(module, "RECIPES", {}).get(name.removeprefix("position-"), module.RECIPE)
    courses = [own] + ([module.SECOND] if hasattr(module, "SECOND") else [])
    return ", then ".join(f"{course.steps:,} steps, seed {course.seed}" for course in courses)


def asked(name: str, mark: str) -> str:
    least, most = AT_LEAST.get(name, {}).get(mark), AT_MOST.get(name, {}).get(mark)
    if least is not None:
        return f"at least {least:.2f}"
    return f"at most {most:.2f}" if most is not None else ""


def verdict(name: str, mark: str, value: float) -> str:
    least, most = AT_LEAST.get(name, {}).get(mark), AT_MOST.get(name, {}).get(mark)
    if least is None and most is None:
        return ""
    return "yes" if (least is None or value >= least) and (most is None or value <= most) else "**no**"


def card(name: str, text: Card, folder: Path) -> str:
    config = json.loads((folder / "config.json").read_text())
    rows = [
        f"| {mark} | {value:.3f} | {asked(name, mark)} | {verdict(name, mark, value)} |"
        for mark, value in MEASURES[name](folder).items()
    ]
    return "\n".join([
        f"# {name}",
        "",
        text.description,
        "",
        f"{config['architectures'][0]}, {parameters_in(folder):,} parameters, weights in fp16.",
        "",
        "## Data",
        "",
        text.data,
        "",
        "## Training",
        "",
        text.training,
        f"Recipe: `resources/models/training/{text.recipe}`; {length_of(name, text.recipe)}.",
        "",
        "## Metrics",
        "",
        "Measured on data that was not used in training, by `resources/models/training/acceptance`.",
        "",
        "| metric | measured | required | reached |",
        "|---|---|---|---|",
        *rows,
        "",
        "## Limits",
        "",
        text.limits,
        "",
        "## License",
        "",
        "MIT, as the project.",
        "",
    ])  # fmt: skip


def texts_of(sample: Sample) -> dict[str, str]:
    if isinstance(sample, Picture):
        return {"image": sample.file} | ({"text": sample.caption} if sample.caption else {})
    return {"text": sample} if isinstance(sample, str) else dict(zip(("text", "second"), sample, strict=True))


def main() -> None:
    for name in sys.argv[1:] or CARDS:
        folder, text = FOLDER / name, CARDS[name]
        if not (folder / "config.json").exists():
            continue
        samples = {"description": text.description, "shows": text.shows}
        samples["samples"] = [texts_of(sample) for sample in text.samples]
        if text.fails:
            samples["fails"] = [texts_of(sample) | {"why": why} for sample, why in text.fails]
        if text.topics:
            samples["topics"] = [{"topic": topic, "texts": texts} for topic, texts in text.topics.items()]
        save_json(folder / "samples.json", samples)
        (folder / "README.md").write_text(card(name, text, folder), encoding="utf-8")
        print(name, flush=True)


if __name__ == "__main__":
    main()
