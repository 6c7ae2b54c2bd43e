"""`headlight.metrics.over`: shards that are measured apart and merged are one run. The tests with Ray need it installed."""

import json
import os
import pickle
import signal
import subprocess
import threading
import time

import pytest

from headlight import metrics
from headlight.errors import ProgramError
from headlight.program import find_program


try:
    PROGRAM = str(find_program())
except ProgramError:
    PROGRAM = ""
MODEL = "story-encoder"
TEXTS = [
    f"The {animal} was {state}. It slept {where}."
    for animal in ("dog", "cat", "bird")
    for state in ("tired", "big")
    for where in ("here", "there")
]

pytestmark = pytest.mark.skipif(not PROGRAM, reason="the program is not here")


@pytest.fixture
def lines(tmp_path):
    file = tmp_path / "texts.jsonl"
    file.write_text("".join(json.dumps({"text": text}) + "\n" for text in TEXTS), encoding="utf-8")
    return file


@pytest.fixture
def once(lines, tmp_path):
    out = tmp_path / "once.json"
    command = [PROGRAM, "metrics", MODEL, "--lines", lines, "--out", out, "--threads", "1"]
    subprocess.run(command, check=True, capture_output=True)
    return out.read_bytes()


def shards_of(lines, count):
    return metrics.Shards(MODEL, str(lines), count, ("--threads", "1"), PROGRAM)


def test_shards_merge_to_one_run_through_a_tree_of_files(lines, once):
    count = 20  # more than are merged at once, and more than there are texts
    found = shards_of(lines, count)({"shard": list(range(count, 0, -1))})
    assert list(found["shard"]) == list(range(count, 0, -1))
    assert metrics.merge(found["metrics"], PROGRAM) == once


def test_a_shard_twice_is_refused_with_the_words_of_the_program(lines):
    file = shards_of(lines, 2).measure(1)
    with pytest.raises(ProgramError, match="shard 1 of 2"):
        metrics.merge([file, file], PROGRAM)


def test_extremes_are_numbers(lines):
    rows = metrics(MODEL, lines, threads=1)
    assert {"attention", "layer", "head", "mean", "deviation"} <= rows[0].keys()
    assert all(row["minimum"] <= row["mean"] <= row["maximum"] for row in rows if row["count"] > 0)


def test_what_measures_a_shard_reaches_workers():
    assert pickle.loads(pickle.dumps(metrics.Shards)) is metrics.Shards


def test_nothing_to_merge_is_refused():
    with pytest.raises(ProgramError, match="no metrics"):
        metrics.merge([], PROGRAM)


def test_a_program_that_is_not_here_is_named(lines):
    with pytest.raises(ProgramError, match="no-such-program"):
        metrics.Shards(MODEL, str(lines), 2, program="no-such-program").measure(1)


def test_what_the_program_refuses_is_raised(tmp_path):
    with pytest.raises(ProgramError, match="absent.jsonl"):
        shards_of(tmp_path / "absent.jsonl", 2).measure(1)


@pytest.fixture(scope="module")
def cluster():
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield ray
    ray.shutdown()


def test_ray_measures_a_file_a_dataset_and_a_list(cluster, lines, once, tmp_path):
    ray = cluster
    out = tmp_path / "out.json"
    dataset = ray.data.from_items([{"body": text} for text in TEXTS])
    for corpus in (str(lines), TEXTS, dataset):
        found = metrics.over(corpus, MODEL, text="body", shards=3, workers=2, out=out, program=PROGRAM)
        assert found == json.loads(once)
        assert out.read_bytes() == once


def test_a_worker_that_is_killed_loses_nothing_and_counts_nothing_twice(cluster, lines, once, tmp_path):
    """A program that notes its process's parent, the worker, and waits, so that there is time to kill it."""
    slow = tmp_path / "slow"
    slow.write_text(
        f'#!/bin/sh\ncase "$*" in *--merge*) ;; *) echo $PPID >> "{tmp_path}/workers"; sleep 2 ;; esac\n'
        f'exec "{PROGRAM}" "$@"\n',
        encoding="utf-8",
    )
    slow.chmod(0o755)
    killed = []

    def kill_first_worker():
        notes = tmp_path / "workers"
        while not notes.exists() or not notes.read_text():
            time.sleep(0.1)
        time.sleep(0.5)
        killed.append(int(notes.read_text().split()[0]))
        os.kill(killed[0], signal.SIGKILL)

    killer = threading.Thread(target=kill_first_worker)
    killer.start()
    found = metrics.over(str(lines), MODEL, shards=6, workers=2, program=str(slow))
    killer.join()
    started = [int(line) for line in (tmp_path / "workers").read_text().split()]
    assert killed and len(started) > 6  # the lost shard was begun again
    assert started.count(killed[0]) < len(started)
    assert found == json.loads(once)
