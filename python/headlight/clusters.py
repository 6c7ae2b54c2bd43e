"""Metrics of every head over a corpus, measured by the workers of Ray Data or another engine.

The corpus is divided into shards. Each is measured by a process of its own (`headlight metrics --shard I/N`), and the
files of the shards are merged in a tree (`headlight metrics --merge`). A worker that dies loses its shard, which the
engine gives to another worker. Only what workers returned is merged, so that no text is lost or counted twice: the
program refuses a shard that comes twice, and `over` one that does not come.

`headlight.metrics(model, texts)` measures in one process (see `headlight.corpus`); what is here is reached from it, as
`headlight.metrics.over`, `headlight.metrics.merge` and `headlight.metrics.Shards`.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from .errors import ProgramError
from .program import environment, find_program

__all__ = ["Shards", "merge", "over"]

#: Files that one process merges.
_MERGED_AT_ONCE = 16


class Shards:
    """Measures shards, for `ray.data.Dataset.map_batches` or any other engine that gives a worker batches of rows.

    A batch is a dictionary with the numbers of shards, from 1 to `shards`, under "shard". Returned is the same with
    the bytes of their files under "metrics".

    model: a folder, a GGUF file or the name of a built-in model, the same on all workers.
    lines: a file with {"text": ...} on each line that every worker can read.
    options: further options of `headlight metrics`, such as ("--threads", "1").
    program: the program headlight, where it is not the one of this package.
    """

    def __init__(
        self, model: str, lines: str, shards: int, options: Sequence[str] = (), program: str | None = None
    ) -> None:
        self._command = [_program(program), "metrics", model, "--lines", lines, *options]
        self._shards = shards

    def __call__(self, batch: dict[str, Any]) -> dict[str, Any]:
        return {"shard": batch["shard"], "metrics": [self.measure(int(number)) for number in batch["shard"]]}

    def measure(self, number: int) -> bytes:
        """Returns the file of one shard. Raises `ProgramError` with the program's message."""
        # A folder for each attempt: a worker that was killed may leave a process that still writes.
        with tempfile.TemporaryDirectory(prefix="headlight-") as folder:
            out = Path(folder, "shard.json")
            _run([*self._command, "--shard", f"{number}/{self._shards}", "--out", str(out)])
            return out.read_bytes()


def merge(files: Iterable[bytes], program: str | None = None) -> bytes:
    """Merges files of shards, in any order, sixteen at a time, and returns the file of all of them.

    Raises `ProgramError` where a file is damaged, comes twice or does not belong to the others.
    """
    with tempfile.TemporaryDirectory(prefix="headlight-") as name:
        folder = Path(name)
        waiting: list[list[Path]] = [[]]  # by their level in the tree
        for number, content in enumerate(files):
            waiting[0].append(folder / f"{number}.json")
            waiting[0][-1].write_bytes(content)
            level = 0
            while len(waiting[level]) == _MERGED_AT_ONCE:
                merged = _merge_files(waiting[level], folder / f"{number}-{level}.json", program)
                waiting[level] = []
                level += 1
                if level == len(waiting):
                    waiting.append([])
                waiting[level].append(merged)
        rest = [file for level in waiting for file in level]
        if not rest:
            raise ProgramError("There are no metrics to merge.")
        return _merge_files(rest, folder / "all.json", program).read_bytes()


def over(
    dataset: Any,
    model: str | os.PathLike[str],
    *,
    text: str = "text",
    shards: int = 64,
    workers: int = 2,
    threads: int = 1,
    folder: str | os.PathLike[str] | None = None,
    out: str | os.PathLike[str] | None = None,
    options: Sequence[str] = (),
    program: str | None = None,
) -> dict[str, Any]:
    """Measures every head of a model over a corpus on the workers of Ray, and returns the JSON of `headlight metrics`.

    dataset: a `ray.data.Dataset` with the texts in the column `text`, an iterable of texts, or the path of a file with
        {"text": ...} on each line.
    model: a folder, a GGUF file or the name of a built-in model, the same on all workers.
    shards: parts that are measured one by one; a part that a worker loses is measured again from its beginning.
    workers, threads: processes that run at once, and the processors that each takes.
    folder: where the texts are written for the workers: a folder that all machines of the cluster share. Default: a
        temporary one, for one machine.
    out: a file that also gets the result, for the window and for `headlight.figure(..., metrics=out)`.
    options: further options of `headlight metrics`, such as ("--precision", "fp16").
    program: the program headlight, where it is not the one of this package.

    Raises `ProgramError` with the program's message, or with the shards that came back where some are missing.
    """
    import ray

    with tempfile.TemporaryDirectory(prefix="headlight-", dir=folder) as name:
        if isinstance(dataset, (str, os.PathLike)):
            lines = Path(dataset)
        else:
            lines = _write_lines(_texts(dataset, text), Path(name, "texts.jsonl"))
        arguments = (os.fspath(model), str(lines.resolve()), shards, [*options, "--threads", str(threads)], program)
        numbers = [{"shard": number} for number in range(1, shards + 1)]
        rows = (
            ray.data.from_items(numbers, override_num_blocks=shards)
            .map_batches(
                Shards, fn_constructor_args=arguments, batch_size=1, concurrency=workers, num_cpus=threads
            )
            .iter_rows()
        )
        result = merge((row["metrics"] for row in rows), program)
    found = json.loads(result)
    if "shards" in found:  # a file of the whole corpus has none
        missing = sorted(set(range(1, shards + 1)) - set(found["shards"]["covered"]))
        raise ProgramError(f"Expected {shards} shards; these did not come back: {missing}.")
    if out is not None:
        Path(out).write_bytes(result)
    return found


def _texts(dataset: Any, column: str) -> Iterator[str]:
    if hasattr(dataset, "iter_rows"):
        return (str(row[column]) for row in dataset.iter_rows())
    return (str(each) for each in dataset)


def _write_lines(texts: Iterable[str], file: Path) -> Path:
    with file.open("w", encoding="utf-8") as lines:
        lines.writelines(json.dumps({"text": each}) + "\n" for each in texts)
    return file


def _merge_files(files: Sequence[Path], out: Path, program: str | None) -> Path:
    _run([_program(program), "metrics", "--merge", *map(str, files), "--out", str(out)])
    for file in files:
        file.unlink()
    return out


def _program(program: str | None) -> str:
    return program or str(find_program())


def _run(command: Sequence[str]) -> None:
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", errors="replace",
            env=environment(), check=False,
        )
    except OSError as error:
        raise ProgramError(f"The program {command[0]} cannot be run: {error.strerror}.") from error
    if done.returncode != 0:
        message = done.stderr.strip() or f"headlight ended with {done.returncode}"
        raise ProgramError(message.removeprefix("headlight: "))
