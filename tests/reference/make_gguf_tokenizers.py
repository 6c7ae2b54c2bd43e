#!/usr/bin/env python3
"""Writes small tokenizers as GGUF files: byte-level ones, one for each pre-tokenizer name of llama.cpp that no other file here has, and Unigram ones.

    python make_gguf_tokenizers.py

Next to each stands a .jsonl with texts and the ids that Hugging Face's tokenizers library gives for them with the pattern that the models of this name
have in their tokenizer.json, or for the Unigram tokenizers of `tokenizers`. Needs the packages gguf and tokenizers.
"""

import base64
import json
from pathlib import Path

import gguf
from tokenizers import Regex, Tokenizer, decoders, models, pre_tokenizers, trainers

OUT = Path(__file__).parent / "gguf_tokenizers"
UPPER, LOWER = r"[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]", r"[\p{Ll}\p{Lm}\p{Lo}\p{M}]"
ENDING = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)?"
START, REST = r"[^\r\n\p{L}\p{N}]?", r" ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"
PATTERNS = {
    "gpt-4o": rf"{START}{UPPER}*{LOWER}+{ENDING}|{START}{UPPER}+{LOWER}*{ENDING}|\p{{N}}{{1,3}}|{REST}",
    "tekken": rf"{START}{UPPER}*{LOWER}+|{START}{UPPER}+{LOWER}*|\p{{N}}|{REST}",
    "bloom": r" ?[^(\s|[.,!?…。，、।۔،])]+",
}
TEXTS = (
    "The quick brown fox can't jump, isn't it? WE'LL see; they'Ve gone.", "HTTPServer parses camelCase and XMLHttpRequest in 12345 ms",
    "a  b   c\n\n  d\t\te \r\n f", "Größe: 3.14159 €/m² — naïve café", "第一章 天地玄黃，宇宙洪荒。 2024年", "if (x != 0) { return path/to/file; } // ok",
    "मैं हिन्दी बोलता हूँ। क्या?", "end with spaces   ", "1234567 12 1", "ǅungla Ǆ ʰello ß'S I'M", "[brackets] (round) {curly} |bar|", "emoji 👩‍👩‍👧 done…yes",
)


def write_unigram(name: str) -> None:
    """A tokenizer of the reference as llama.cpp's converter of T5 and XLM-RoBERTa stores it (conversion/t5.py, conversion/bert.py)."""
    file = OUT.parent / "tokenizers" / name / "tokenizer.json"
    tokenizer, content = Tokenizer.from_file(str(file)), json.loads(file.read_text(encoding="utf-8"))
    normalizer = content["normalizer"]
    character_map = (normalizer if normalizer["type"] == "Precompiled" else normalizer["normalizers"][0])["precompiled_charsmap"]
    model, added = content["model"], {token["id"]: token["content"] for token in content["added_tokens"]}
    pieces = dict(enumerate(piece for piece, _ in model["vocab"])) | added
    kinds = {id: gguf.TokenType.UNKNOWN if id == model["unk_id"] else gguf.TokenType.CONTROL for id in added}
    writer = gguf.GGUFWriter(OUT / f"{name}.gguf", "t5")
    writer.add_tokenizer_model("t5")
    writer.add_tokenizer_pre("default")
    writer.add_token_list([pieces[id] for id in range(len(pieces))])
    writer.add_token_scores([score for _, score in model["vocab"]] + [0.0] * (len(pieces) - len(model["vocab"])))
    writer.add_token_types([kinds.get(id, gguf.TokenType.NORMAL) for id in range(len(pieces))])
    writer.add_add_space_prefix(True)
    writer.add_remove_extra_whitespaces(True)
    writer.add_precompiled_charsmap(base64.b64decode(character_map))
    ids = {content: id for id, content in added.items()}
    if "<s>" in ids:
        writer.add_bos_token_id(ids["<s>"])
        writer.add_add_bos_token(True)
    writer.add_eos_token_id(ids["</s>"])
    writer.add_unk_token_id(ids["<unk>"])
    writer.add_pad_token_id(ids["<pad>"])
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.close()
    with open(OUT / f"{name}.jsonl", "w", encoding="utf-8") as lines:
        # XLM-RoBERTa's tokenizer.json keeps marks of spaces that SentencePiece, and with it llama.cpp, joins.
        for text in (text for text in TEXTS if name == "t5" or "  " not in text and "\n" not in text):
            lines.write(json.dumps({"text": text, "ids": tokenizer.encode(text).ids}, ensure_ascii=False) + "\n")


def main() -> None:
    OUT.mkdir(exist_ok=True)
    for name in ("t5", "xlm-roberta"):
        write_unigram(name)
    for name, pattern in PATTERNS.items():
        tokenizer = Tokenizer(models.BPE())
        tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
            [pre_tokenizers.Split(Regex(pattern), "isolated"), pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)])
        tokenizer.decoder = decoders.ByteLevel()
        # Merges from texts cut at spaces at most, so that a wrong pattern joins what the right one keeps apart.
        learner = Tokenizer(models.BPE())
        learner.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)
        trainer = trainers.BpeTrainer(vocab_size=700, initial_alphabet=pre_tokenizers.ByteLevel.alphabet(), show_progress=False)
        learner.train_from_iterator(TEXTS * 3, trainer)
        model = json.loads(learner.to_str())["model"]
        merges = [tuple(merge) for merge in model["merges"]]
        tokenizer.model = models.BPE(model["vocab"], merges)
        writer = gguf.GGUFWriter(OUT / f"{name}.gguf", "gpt2")
        writer.add_tokenizer_model("gpt2")
        writer.add_tokenizer_pre(name)
        tokens = sorted(model["vocab"], key=model["vocab"].get)
        writer.add_token_list(tokens)
        writer.add_token_types([gguf.TokenType.NORMAL] * len(tokens))
        writer.add_token_merges([" ".join(merge) for merge in merges])
        writer.add_add_bos_token(False)
        writer.write_header_to_file()
        writer.write_kv_data_to_file()
        writer.close()
        with open(OUT / f"{name}.jsonl", "w", encoding="utf-8") as file:
            for text in TEXTS:
                file.write(json.dumps({"text": text, "ids": tokenizer.encode(text).ids}, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
