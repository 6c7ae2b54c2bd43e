"""A thing named two sentences before, masked: only copying it gives the word."""

import random
import re
from dataclasses import dataclass

from corpora import words
from corpora.tell import tell


@dataclass(frozen=True)
class FillIn:
    text: str  # with one [MASK]
    word: str


def occurrences(word: str, sentence: str) -> list[re.Match[str]]:
    return list(re.finditer(rf"\b{word}\b", sentence))


def fill_in(chance: random.Random) -> FillIn:
    """Three sentences of a story; a thing of the first is named again in the third, once, and not in between."""
    while True:
        sentences = tell(chance).plain_sentences()
        places = list(range(len(sentences) - 2))
        chance.shuffle(places)
        for first in places:
            before, between, here = sentences[first : first + 3]
            if '"' in before:  # a song names many things that nothing recalls
                continue
            for noun in words.THINGS:
                masked = occurrences(noun, here)
                if len(masked) == 1 and occurrences(noun, before) and not occurrences(noun, between):
                    hole = here[: masked[0].start()] + "[MASK]" + here[masked[0].end() :]
                    return FillIn(" ".join((before, between, hole)), noun)
