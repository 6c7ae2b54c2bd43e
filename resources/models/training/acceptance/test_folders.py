"""Every folder is a model that Hugging Face transformers loads as it is, with a card and samples; all are small."""

import json
import unittest
from pathlib import Path

import torch
import transformers
from safetensors import safe_open
from transformers import AutoConfig, AutoImageProcessor, AutoTokenizer

from acceptance.marks import FOLDER

MOST_BYTES = 28_000_000


def folders() -> list[Path]:
    return sorted(config.parent for config in FOLDER.glob("*/config.json"))


class Folders(unittest.TestCase):
    def test_there_are_models(self) -> None:
        self.assertTrue(folders())

    def test_every_model_loads_with_every_weight(self) -> None:
        for folder in folders():
            with self.subTest(folder.name):
                config = AutoConfig.from_pretrained(folder)
                kind = getattr(transformers, config.architectures[0])
                model, report = kind.from_pretrained(folder, output_loading_info=True)
                self.assertEqual(list(report["missing_keys"]), [])
                self.assertEqual(list(report["unexpected_keys"]), [])
                self.assertTrue(all(torch.isfinite(p).all() for p in model.parameters()))

    def test_every_text_model_has_its_tokenizer(self) -> None:
        for folder in folders():
            with self.subTest(folder.name):
                if (folder / "preprocessor_config.json").exists():
                    AutoImageProcessor.from_pretrained(folder)
                    continue
                tokenizer = AutoTokenizer.from_pretrained(folder)
                for sample in json.loads((folder / "samples.json").read_text())["samples"]:
                    for text in (sample["text"], sample.get("second", "")):
                        self.assertNotIn(tokenizer.unk_token_id, tokenizer(text).input_ids[1:-1], text)

    def test_weights_are_fp16(self) -> None:
        for folder in folders():
            with self.subTest(folder.name), safe_open(folder / "model.safetensors", "pt") as weights:
                kinds = {weights.get_slice(name).get_dtype() for name in weights.keys()}  # noqa: SIM118
                self.assertEqual(kinds, {"F16"})

    def test_all_are_small(self) -> None:
        files = [file for folder in folders() for file in folder.rglob("*") if file.is_file()]
        self.assertLessEqual(sum(file.stat().st_size for file in files), MOST_BYTES)


if __name__ == "__main__":
    unittest.main()
