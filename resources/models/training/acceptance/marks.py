"""The marks that each model must reach, and how they are measured.

python -m acceptance.marks [MODEL ...] prints what was measured beside what was asked.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from acceptance import measure_scenes, measure_stories, measure_tasks
from model_folder import MODELS

FOLDER = Path(os.environ.get("MODELS", MODELS))
POSITIONS = ("sinusoidal", "learned", "alibi", "rotary")

MEASURES: dict[str, Callable[[Path], dict[str, float]]] = {
    "story-decoder": measure_stories.story_decoder,
    "story-encoder": measure_stories.story_encoder,
    "story-sentiment": measure_tasks.sentiment,
    "story-entities": measure_tasks.entities,
    "story-answers": measure_tasks.answers,
    "story-longformer": measure_tasks.longformer,
    "english-french": measure_tasks.translator,
    "fashion-vit": measure_tasks.vision,
    "fashion-vit-ordinary": measure_tasks.vision,
    "fashion-swin": measure_tasks.shifted_windows,
    "fashion-davit": measure_tasks.through_channels,
    "fashion-gpt": measure_tasks.pixel_by_pixel,
    "fashion-clip": measure_tasks.images_and_captions,
    "fashion-vlm": measure_scenes.questions_and_answers,
    "position-relative": measure_tasks.relative_positions,
} | {f"position-{kind}": measure_tasks.positions for kind in (*POSITIONS, "none")}

AT_LEAST: dict[str, dict[str, float]] = {
    "story-decoder": {"induction": 0.6, "previous": 0.6, "sink": 0.3, "straight": 0.95},
    "story-encoder": {"it": 0.95, "separator": 0.5, "copied": 0.8},
    "story-sentiment": {"accuracy": 0.95},
    "story-entities": {"F1": 0.95},
    "story-answers": {"exact": 0.9},
    "story-longformer": {"masked words of single sentences": 0.7},
    "english-french": {"exact": 0.95, "exact, new noun-adjective pairs": 0.95, "alignment": 0.9},
    # The mimetic initialization has a growth of 6.2 before any training.
    "fashion-vit": {"accuracy": 0.88, "growth of distance, last layer - first": 6.2},
    "fashion-vit-ordinary": {"accuracy": 0.85},
    "fashion-swin": {"accuracy": 0.84},
    "fashion-davit": {"accuracy of the nearest mean": 0.85},
    "fashion-clip": {"right caption among ten": 0.85, "kind by ten captions of kinds": 0.8},
    "fashion-vlm": {
        "answered": 0.95,
        "strongest patch of L1H0 on the object in the question": 0.85,
        "strongest patch of L2H0 on the object in the answer": 0.85,
    },
} | {f"position-{kind}": {"answered": 0.95, "answered, other things since": 0.95} for kind in (*POSITIONS, "relative")}

AT_MOST: dict[str, dict[str, float]] = {
    "story-encoder": {"share of heads with it": 1 / 3},
    "fashion-vit": {"nearest head of layer 0 (pixels)": 10.0},
    "fashion-gpt": {"share of these bits": 0.75},
    "position-none": {"answered, other things since": 0.8},
}


def missed(name: str, measured: dict[str, float]) -> list[str]:
    """A sentence for each mark that the model does not reach."""
    below = [
        f"{name}: {mark} is {measured[mark]:.3f}, less than {asked:.3f}"
        for mark, asked in AT_LEAST.get(name, {}).items()
        if measured[mark] < asked
    ]
    above = [
        f"{name}: {mark} is {measured[mark]:.3f}, more than {asked:.3f}"
        for mark, asked in AT_MOST.get(name, {}).items()
        if measured[mark] > asked
    ]
    return below + above


def main() -> None:
    for name in sys.argv[1:] or MEASURES:
        if not (FOLDER / name / "config.json").exists():
            print(f"{name}: not here")
            continue
        measured = MEASURES[name](FOLDER / name)
        for mark, value in measured.items():
            least, most = AT_LEAST.get(name, {}).get(mark), AT_MOST.get(name, {}).get(mark)
            asked = f">= {least:.3f}" if least is not None else f"<= {most:.3f}" if most is not None else "-"
            verdict = "MISSED" if any(f": {mark} is " in sentence for sentence in missed(name, measured)) else ""
            print(f"{name:20} {mark:45} {value:8.3f}  {asked:10} {verdict}", flush=True)


if __name__ == "__main__":
    main()
