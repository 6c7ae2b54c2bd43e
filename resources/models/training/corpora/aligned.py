"""Pairs of sentences as pieces, with the alignment of words carried over to pieces."""

from dataclasses import dataclass

import sentencepiece

from corpora.parallel import Pair


@dataclass(frozen=True)
class AlignedPair:
    source: list[int]  # pieces, with the end of the sentence
    target: list[int]
    sources_of: list[list[int]]  # of each target piece: the source pieces of the words that its word is aligned with
    moved: list[bool]  # of each target piece: its word stands in another order than its source word


def words_of_pieces(processor: sentencepiece.SentencePieceProcessor, text: str, words: list[str]) -> list[int]:
    """The word of each piece; -1 for a piece that belongs to none."""
    spans, position, low = [], 0, text.lower()
    for word in words:
        start = low.index(word.lower(), position)
        position = start + len(word)
        spans.append((start, position))
    pieces = processor.encode(text, return_type="proto").pieces
    return [next((i for i, (start, end) in enumerate(spans) if start <= piece.end - 1 < end), -1) for piece in pieces]


def aligned(processor: sentencepiece.SentencePieceProcessor, pair: Pair) -> AlignedPair:
    source_words = words_of_pieces(processor, pair.english, pair.english_words)
    target_words = words_of_pieces(processor, pair.french, pair.french_words)
    meaning: dict[int, set[int]] = {}  # French word -> English words
    for english, french in pair.links:
        meaning.setdefault(french, set()).add(english)

    def is_moved(word: int) -> bool:
        mine = min(meaning[word])
        return any((min(theirs) - mine) * (other - word) < 0 for other, theirs in meaning.items())

    end = processor.eos_id()
    return AlignedPair(
        [*processor.encode(pair.english), end],
        [*processor.encode(pair.french), end],
        [[i for i, word in enumerate(source_words) if word in meaning.get(target, ())] for target in target_words],
        [target in meaning and is_moved(target) for target in target_words],
    )
