"""Writes what the trainers of Hugging Face's tokenizers learn from short texts, for tests of the view "vocabulary".

explanations/vocabularies.json, for each text:
  bpe        merges of the trainer of byte-pair encodings, words marked by U+2581
  wordpiece  merges of the same trainer with ##, on words and punctuation; its vocabulary is that of the WordPiece trainer
  unigram    for several sizes of the vocabulary, probabilities of the pieces

The trainers number ## pieces in the order of a hash, which decides between pairs of equal counts: here they are given
in the order of Unicode. Unigram vocabularies of which two runs keep different pieces are left out.
"""

import json
import math
import pathlib

from tokenizers import Tokenizer, models, pre_tokenizers, trainers

HERE = pathlib.Path(__file__).parent
SPACES = pre_tokenizers.Metaspace(prepend_scheme="always")
WORDS = pre_tokenizers.BertPreTokenizer()
SIZE = 120
# Between these sizes tokenizers 0.23 drops a few other pieces of the last text: it orders them by a loss whose constant
# is another than that of Kudo 2018.
UNIGRAM_SIZES = (32, 40, 52, 54, 58, 60)
RUNS = 5

TEXTS = (
    "She sells sea shells by the sea shore, the shells she sells are sea shells I am sure.",
    "The keeper walks to the lighthouse. She walked there yesterday, she is walking there today and she will walk there "
    "tomorrow, talking and talking while others talked.",
    "Drei kleine Mäuse mögen süßen Käse; eine kleine Maus mag keinen Käse. Die größte Maus frisst größere Stücke, die "
    "kleinste frisst kleinere Stücke.",
    "A small boat was waiting in the harbor when the morning came. The waiting boatman was singing a song of the sea, and "
    "the singing woke the harbor: boats were moving, boatmen were calling, birds were circling over the waves. In the "
    "evening the boats came home, the boatmen were telling stories of the waves, and the harbor was sleeping again. The "
    "keeper of the lighthouse was watching over the sea, over the boats and over the sleeping harbor until the morning.",
)


def learned(tokenizer, words, trainer, text):
    tokenizer.pre_tokenizer = words
    tokenizer.train_from_iterator([text], trainer)
    return json.loads(tokenizer.to_str())["model"]


def bpe(text):
    return learned(Tokenizer(models.BPE()), SPACES, trainers.BpeTrainer(vocab_size=SIZE, show_progress=False), text)["merges"]


def wordpiece(text):
    words = [word for word, _ in WORDS.pre_tokenize_str(text)]
    pieces = sorted({letter for word in words for letter in word})
    pieces += sorted({"##" + letter for word in words for letter in word[1:]})
    options = dict(vocab_size=SIZE, show_progress=False, special_tokens=pieces)
    pairs = trainers.BpeTrainer(continuing_subword_prefix="##", **options)
    model = learned(Tokenizer(models.BPE(unk_token="[UNK]", continuing_subword_prefix="##")), WORDS, pairs, text)
    vocabulary = learned(Tokenizer(models.WordPiece(unk_token="[UNK]")), WORDS, trainers.WordPieceTrainer(**options), text)["vocab"]
    assert vocabulary == model["vocab"]
    return model["merges"]


def unigram(text, size):
    def run():
        trainer = trainers.UnigramTrainer(vocab_size=size, show_progress=False, unk_token="<unk>", special_tokens=["<unk>"])
        vocabulary = learned(Tokenizer(models.Unigram()), SPACES, trainer, text)["vocab"]
        return {piece: math.exp(score) for piece, score in vocabulary[1:]}

    runs = [run() for _ in range(RUNS)]
    return runs[0] if all(set(other) == set(runs[0]) for other in runs) else None


def main():
    found = []
    for text in TEXTS:
        by_size = {str(size): unigram(text, size) for size in UNIGRAM_SIZES}
        found.append({"text": text, "size": SIZE, "bpe": bpe(text), "wordpiece": wordpiece(text),
                      "unigram": {size: pieces for size, pieces in by_size.items()
                                  if pieces and not (text == TEXTS[-1] and int(size) < 52)}})
        print([(size, len(pieces)) for size, pieces in found[-1]["unigram"].items()])
    (HERE / "explanations" / "vocabularies.json").write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n")


main()
