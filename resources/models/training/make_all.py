#!/usr/bin/env python3
"""Trains the built-in models again, all of them or those that are named, and writes their folders.

    make_all.py [--work FOLDER] [--to FOLDER] [--earlier FOLDER] [--workers N] [--seconds N] [MODEL ...]

Checkpoints and logs lie in the work folder; a run that was interrupted goes on from its last checkpoint.
"""

import argparse
import importlib
import time
from pathlib import Path

import loop
from batches import Workers
from model_folder import MODELS

# In the order in which they build on each other: the module in models/, and what its make() wants beside the folders.
MAKERS: dict[str, tuple[str, ...]] = {
    "story-decoder": ("story_decoder",),
    "story-encoder": ("story_encoder",),
    "story-sentiment": ("story_sentiment",),
    "story-entities": ("story_entities",),
    "story-answers": ("story_answers",),
    "story-longformer": ("story_longformer",),
    "english-french": ("english_french",),
    "fashion-vit": ("fashion_vit", "fashion-vit"),
    "fashion-vit-ordinary": ("fashion_vit", "fashion-vit-ordinary"),
    "fashion-swin": ("fashion_swin",),
    "fashion-davit": ("fashion_davit",),
    "fashion-gpt": ("fashion_gpt",),
    "fashion-clip": ("fashion_clip",),
    "fashion-vlm": ("fashion_vlm",),
    "position-sinusoidal": ("position_decoders", "sinusoidal"),
    "position-learned": ("position_decoders", "learned"),
    "position-alibi": ("position_decoders", "alibi"),
    "position-rotary": ("position_decoders", "rotary"),
    "position-none": ("position_decoders", "none"),
    "position-relative": ("position_relative",),
    "recall": ("recall_networks",),
    "induction-decoder": ("induction_decoder", "warm-up"),
    "induction-decoder-no-warm-up": ("induction_decoder", "no-warm-up"),
}

CONTINUE = ("story-decoder", "story-encoder")  # can begin with the weights of an earlier vocabulary


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="*", metavar="MODEL", help=f"one of {', '.join(MAKERS)} (default: all)")
    parser.add_argument("--work", type=Path, default=Path("training-runs"), help="checkpoints and logs")
    parser.add_argument("--to", type=Path, default=MODELS, help="where the models' folders go")
    parser.add_argument(
        "--earlier",
        type=Path,
        help=f"models of an earlier vocabulary; {' and '.join(CONTINUE)} begin with the weights that lie there",
    )
    parser.add_argument("--workers", type=int, default=0, help="processes that make batches ahead (default: 0)")
    parser.add_argument("--seconds", type=float, help="end within this time; the number of steps adapts to it")
    arguments = parser.parse_args()
    Workers.count = arguments.workers
    if arguments.seconds is not None:
        loop.LIMITS.ends_at = time.monotonic() + arguments.seconds
    for name in arguments.models or MAKERS:
        if name not in MAKERS:
            parser.error(f"no model is called {name}")
    for name in arguments.models or MAKERS:
        module, *kind = MAKERS[name]
        maker = importlib.import_module(f"models.{module}")
        earlier = {"earlier": arguments.earlier / name} if arguments.earlier and name in CONTINUE else {}
        seconds = maker.make(*kind, arguments.work / name, arguments.to / name, **earlier)
        print(f"{name}: trained for {seconds:.0f} seconds", flush=True)


if __name__ == "__main__":
    main()
