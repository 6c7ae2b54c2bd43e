"""The training loop that every model shares: AdamW, warm-up and cosine, clipping, checkpoints, a log.

A batch is a function of (seed, step) alone, so that a run that was interrupted goes on exactly where it stood, and two
runs of one recipe on one machine give the same weights. (Other thread counts, or bf16 against fp32, change the last
bits: a recipe reproduces the marks, not the hash of the file.)
"""

import json
import os
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

SECONDS_BETWEEN_CHECKPOINTS = 120
STEPS_TO_TELL_THE_PACE = 60


@dataclass
class Limits:
    """What a run may use; make_all.py sets it."""

    ends_at: float | None = None  # time.monotonic() at which training ends; None: when its steps are done


LIMITS = Limits()


@dataclass(frozen=True)
class Recipe:
    """How long and how fast a model is trained."""

    steps: int
    learning_rate: float
    seed: int
    warm_up: int = 400  # steps
    decay: float = 0.25  # share of the steps, at the end
    weight_decay: float = 0.05  # of matrices; vectors have none
    report_every: int = 500


def device() -> torch.device:
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def multiplies_bfloat16_natively() -> bool:
    """True where products in bfloat16 are faster than in fp32."""
    if torch.cuda.is_available():
        return True
    cpu = Path("/proc/cpuinfo")
    return cpu.exists() and "avx512_bf16" in cpu.read_text()


def autocast() -> torch.autocast:
    """bfloat16 products with fp32 weights where the machine gains by it."""
    return torch.autocast(device().type, dtype=torch.bfloat16, enabled=multiplies_bfloat16_natively())


def seed_everything(seed: int) -> None:
    torch.set_num_threads(int(os.environ.get("OMP_NUM_THREADS", "1")))
    random.seed(seed)
    torch.manual_seed(seed)


def random_of(seed: int, step: int) -> random.Random:
    """The source of chance of one step."""
    return random.Random(f"{seed}/{step}")


def learning_rate_at(recipe: Recipe, step: int) -> float:
    """Linear warm-up, a plateau, and a linear decay to 2 %.

    Up to the decay nothing depends on the number of steps: a run that has to end sooner, or may go on longer, is the
    same run up to there (Hu et al. 2024, arXiv 2404.06395).
    """
    decaying = recipe.steps * recipe.decay
    left = (recipe.steps - step) / decaying
    return recipe.learning_rate * min(1.0, (step + 1) / recipe.warm_up, 0.02 + 0.98 * left)


def make_optimizer(model: nn.Module, recipe: Recipe) -> torch.optim.AdamW:
    matrices = [p for p in model.parameters() if p.requires_grad and p.dim() >= 2]
    vectors = [p for p in model.parameters() if p.requires_grad and p.dim() < 2]
    groups = [
        {"params": matrices, "weight_decay": recipe.weight_decay},
        {"params": vectors, "weight_decay": 0.0},
    ]
    return torch.optim.AdamW(groups, lr=recipe.learning_rate, betas=(0.9, 0.98), fused=True)


class Pace:
    """How many steps a training has: those of its recipe, or as many as its time allows.

    The number is settled when the learning rate begins to fall, so that it falls to its end in any case.
    """

    def __init__(self, recipe: Recipe, first: int, share: float) -> None:
        self.recipe, self.first = recipe, first
        self.started = time.monotonic()
        left = None if LIMITS.ends_at is None else LIMITS.ends_at - self.started
        self.seconds = None if left is None else left * share
        self.settled: int | None = recipe.steps if left is None else None

    def steps_seen_at(self, step: int) -> int:
        """The number of steps of the training, as it looks from this one."""
        if self.settled is not None:
            return step if self.is_over() else self.settled
        passed = time.monotonic() - self.started
        done = step - self.first
        if done < STEPS_TO_TELL_THE_PACE:
            return self.recipe.steps
        possible = step + int(0.95 * (self.seconds - passed) * done / passed)
        total = min(self.recipe.steps, max(step, possible))
        if step >= total * (1 - self.recipe.decay):
            self.settled = total
        return total

    def is_over(self) -> bool:
        return self.seconds is not None and time.monotonic() - self.started > self.seconds


class Checkpoint:
    """Everything a run needs to go on, in one file that is replaced in one move."""

    def __init__(self, path: Path, model: nn.Module, optimizer: torch.optim.Optimizer) -> None:
        self.path, self.model, self.optimizer = path, model, optimizer
        self.seconds = 0.0  # of training, over all runs
        self.saved_at = self.resumed_at = time.monotonic()

    def load(self) -> int:
        """-> the step to go on with."""
        if not self.path.exists():
            return 0
        state = torch.load(self.path, map_location=device(), weights_only=True)
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.seconds = state["seconds"]
        return state["step"]

    def elapsed(self) -> float:
        return self.seconds + time.monotonic() - self.resumed_at

    def save(self, step: int) -> None:
        state = {
            "model": self.model.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "step": step,
            "seconds": self.elapsed(),
        }
        beside = self.path.with_suffix(".new")
        torch.save(state, beside)
        beside.replace(self.path)
        self.saved_at = time.monotonic()

    def is_due(self) -> bool:
        return time.monotonic() - self.saved_at > SECONDS_BETWEEN_CHECKPOINTS


def log(path: Path, row: dict[str, Any]) -> None:
    with path.open("a") as file:
        file.write(json.dumps(row) + "\n")
    print(" ".join(f"{k}={v:.4f}" if isinstance(v, float) else f"{k}={v}" for k, v in row.items()), flush=True)


def train(
    model: nn.Module,
    recipe: Recipe,
    loss_of: Callable[[int], Tensor],
    place: Path,
    measure: Callable[[], dict[str, Any]] = dict,
    share: float = 1.0,
) -> float:
    """Trains `model` in place, from the last checkpoint in `place` if there is one.

    `loss_of(step)` draws the batch of that step and returns its loss; `measure()` gives what the log should say beside
    the loss; `share` is the part of the time left that it may use, where LIMITS has an end. Returns the seconds that
    the training took, over all runs.
    """
    place.mkdir(parents=True, exist_ok=True)
    optimizer = make_optimizer(model, recipe)
    checkpoint = Checkpoint(place / "checkpoint.pt", model, optimizer)
    first = checkpoint.load()
    pace, step = Pace(recipe, first, share), first
    losses: list[float] = []
    model.train()
    while step < (steps := pace.steps_seen_at(step)):
        for group in optimizer.param_groups:
            group["lr"] = learning_rate_at(replace(recipe, steps=steps), step)
        loss = loss_of(step)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        losses.append(loss.item())
        step += 1
        if step % recipe.report_every == 0:
            model.eval()
            row = {"step": step, "loss": sum(losses) / len(losses), **measure()}
            log(place / "log.jsonl", {**row, "seconds": round(checkpoint.elapsed())})
            model.train()
            losses = []
        if checkpoint.is_due():
            checkpoint.save(step)
    if first < recipe.steps:
        log(place / "log.jsonl", {"steps": step, "seconds": round(checkpoint.elapsed())})
        checkpoint.save(recipe.steps)
    model.eval()
    return checkpoint.elapsed() if first < recipe.steps else checkpoint.seconds
