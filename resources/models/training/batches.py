"""Batches that are made ahead of the training, by other processes: a batch is a function of its step alone."""

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

import torch
from torch.utils.data import DataLoader, Dataset

Made = TypeVar("Made")
AHEAD = 8  # batches that each process makes before they are asked for


class Workers:
    """How many processes make the batches of a training; make_all.py sets it. 0: the training makes them itself."""

    count = 0


class _Steps(Dataset, Generic[Made]):
    def __init__(self, batch_of: Callable[[int], Made], first: int) -> None:
        self.batch_of, self.first = batch_of, first

    def __len__(self) -> int:
        return 2**31 - self.first

    def __getitem__(self, index: int) -> Made:
        return self.batch_of(self.first + index)


def _as_it_is(batch: Made) -> Made:
    return batch


def _one_thread(_worker: int) -> None:
    torch.set_num_threads(1)


class Batches(Generic[Made]):
    """Calls `batch_of(step)` for one step after the other, in Workers.count processes.

    `batch_of` makes tensors of the CPU: the processes are forked and have no GPU.
    """

    def __init__(self, batch_of: Callable[[int], Made]) -> None:
        self.batch_of = batch_of
        self.next_step: int | None = None
        self.made: Iterator[Made] = iter(())

    def __call__(self, step: int) -> Made:
        if Workers.count == 0:
            return self.batch_of(step)
        if step != self.next_step:
            self.made = self.from_step(step)
        self.next_step = step + 1
        return next(self.made)

    def from_step(self, step: int) -> Iterator[Made]:
        return iter(
            DataLoader(
                _Steps(self.batch_of, step),
                batch_size=None,
                num_workers=Workers.count,
                prefetch_factor=AHEAD,
                collate_fn=_as_it_is,
                worker_init_fn=_one_thread,
                multiprocessing_context="fork",
            )
        )
