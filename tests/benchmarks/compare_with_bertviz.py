#!/usr/bin/env python3
"""Measures Headlight beside BertViz: how long a page with the attention of every head of a small BERT takes until a browser has drawn it.

    python compare_with_bertviz.py --headlight BUILD/headlight [--browser chromium] [--scripts FOLDER] [--rounds 3] [--tokens 16 64 128]

Both show a model of MiniLM's shape (6 layers of 12 heads, random weights) in pages for Chromium without a window. BertViz begins with the
attention as tensors: loading PyTorch and the model, and running it, are not counted. Headlight begins with the name of the model's folder:
starting the program, reading the model and running it are counted. They take turns, round by round; printed, as Markdown, are medians of
seconds, and sizes of the files. What the browser needs for an empty page is counted apart.

Needs bertviz, torch, transformers and Chromium. BertViz's pages load RequireJS, D3 and jQuery from servers; --scripts names a folder with
require.js, d3.min.js and jquery.min.js, which are taken instead, so that no network is measured: without it the pages stay as they are, and
draw nothing where there is no network.
"""

import argparse
import json
import re
import shutil
import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Callable

import torch
import transformers
from bertviz import head_view, model_view

SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
WORDS = [f"word{i}" for i in range(1000)]
LONGEST_RUN = 170  # seconds
VIEWS = {"head_view": head_view, "model_view": model_view}


def save_model(folder: Path) -> transformers.BertModel:
    torch.manual_seed(1)
    vocabulary = SPECIAL + WORDS
    config = transformers.BertConfig(vocab_size=len(vocabulary), hidden_size=384, num_hidden_layers=6, num_attention_heads=12, intermediate_size=1536)
    model = transformers.BertModel(config, add_pooling_layer=False).eval()
    model.save_pretrained(folder)
    (folder / "vocab.txt").write_text("\n".join(vocabulary) + "\n")
    (folder / "tokenizer_config.json").write_text(json.dumps({"tokenizer_class": "BertTokenizer", "do_lower_case": True}))
    return model


def words(tokens: int) -> list[str]:
    """Words that become so many tokens with the two that the tokenizer adds."""
    return WORDS[: tokens - 2]


def attention_of(folder: Path, tokens: int) -> tuple[torch.Tensor, ...]:
    model = transformers.BertModel.from_pretrained(folder, attn_implementation="eager", add_pooling_layer=False).eval()
    ids = [SPECIAL.index("[CLS]"), *range(len(SPECIAL), len(SPECIAL) + tokens - 2), SPECIAL.index("[SEP]")]
    with torch.no_grad():
        return model(torch.tensor([ids]), output_attentions=True).attentions


def with_local_scripts(page: str, scripts: Path | None) -> str:
    if scripts is None:
        return page
    page = re.sub(r"https://[^\"']*/require\.min\.js", (scripts / "require.js").as_uri(), page)
    for name in ("d3", "jquery"):
        page = re.sub(rf"https://[^\"']*/{name}\.min", (scripts / f"{name}.min").as_uri(), page)
    return page


def seconds(work: Callable[[], object]) -> float:
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


class Browser:
    def __init__(self, program: str, folder: Path) -> None:
        self.program = program
        self.profile = folder / "profile"
        self.empty = folder / "empty.html"
        self.empty.write_text("<!DOCTYPE html><title>empty</title>")

    def drawn(self, page: Path) -> str:
        """The page's document after its scripts ran: the clock of the page runs ahead while they wait for nothing."""
        command = [self.program, "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files", f"--user-data-dir={self.profile}",
                   "--virtual-time-budget=3000", "--run-all-compositor-stages-before-draw", "--dump-dom", page.as_uri()]
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=LONGEST_RUN).stdout


class Side:
    """One way to a page: the time until its file is there, the time in the browser, and the size of the file."""

    def __init__(self, name: str, page: Path, make: Callable[[], object], drawn: str) -> None:
        self.name, self.page, self.make, self.drawn = name, page, make, drawn
        self.making: list[float] = []
        self.drawing: list[float] = []

    def take_turn(self, browser: Browser) -> None:
        self.making.append(seconds(self.make))
        begin = time.perf_counter()
        document = browser.drawn(self.page)
        self.drawing.append(time.perf_counter() - begin)
        if self.drawn not in document:
            raise SystemExit(f"{self.name}: the browser drew nothing ({self.drawn} is missing).")

    def row(self, tokens: int, empty: float) -> str:
        making, drawing = statistics.median(self.making), statistics.median(self.drawing)
        size = self.page.stat().st_size / 1e6
        return f"| {self.name} | {tokens} | {making:.2f} | {drawing - empty:.2f} | {making + drawing - empty:.2f} | {size:.2f} |"


def sides_of(options: argparse.Namespace, model: Path, tokens: int, folder: Path) -> list[Side]:
    attention = attention_of(model, tokens)
    shown = ["[CLS]", *words(tokens), "[SEP]"]
    sides = []
    for name, view in VIEWS.items():
        page = folder / f"{name}.html"

        def write(view=view, page=page) -> None:
            page.write_text(with_local_scripts(view(attention, shown, html_action="return").data, options.scripts))

        sides.append(Side(f"BertViz {name}, from tensors", page, write, "<svg"))
    page = folder / "headlight.html"
    command = [options.headlight, "figure", model, "--text", " ".join(words(tokens)), "--layer", "0", "--head", "0", "--out", page]
    sides.append(Side("Headlight page, from the model's folder", page, lambda: subprocess.run(command, check=True, capture_output=True), "<svg"))
    return sides


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--headlight", type=Path, required=True, help="the program")
    parser.add_argument("--browser", default=shutil.which("chromium"), help="default: chromium in PATH")
    parser.add_argument("--scripts", type=Path, help="folder of require.js, d3.min.js and jquery.min.js")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tokens", type=int, nargs="+", default=[16, 64, 128])
    options = parser.parse_args()
    if options.browser is None:
        raise SystemExit("Expected Chromium in PATH or --browser PROGRAM, found none.")
    transformers.logging.set_verbosity_error()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        save_model(folder / "model")
        browser = Browser(options.browser, folder)
        browser.drawn(browser.empty)  # makes its profile
        print("| Page | Tokens | until the file, s | in the browser, s | together, s | file, MB |")
        print("|---|---|---|---|---|---|")
        for tokens in options.tokens:
            sides = sides_of(options, folder / "model", tokens, folder)
            empty = []
            for _ in range(options.rounds):
                empty.append(seconds(lambda: browser.drawn(browser.empty)))
                for side in sides:
                    side.take_turn(browser)
            for side in sides:
                print(side.row(tokens, statistics.median(empty)), flush=True)


if __name__ == "__main__":
    main()
