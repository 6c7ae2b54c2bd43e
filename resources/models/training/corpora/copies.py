"""Rows of random words that repeat: to know what follows, a model must find where the same word stood before.

    key fox owl map cup hat jar bell key fox owl map cup hat jar bell key fox ...

How many words come before the repetition differs from row to row, so no fixed distance tells.
"""

import random
from dataclasses import dataclass

from corpora import words

WORDS = words.split(
    "key fox owl map cup drum hat ball jar bell boat cake coat duck fish frog "
    "gate hill kite lamp leaf milk moon nest rain rose ship snow star tree wind book"
)
UNKNOWN = "[UNKNOWN]"
VOCABULARY = [UNKNOWN, *WORDS]
TOKENS = 48
PERIODS = (8, 24)  # words before they repeat, at least and at most


@dataclass(frozen=True)
class Copies:
    ids: list[int]
    period: int  # from this place on, words repeat


def copies(chance: random.Random) -> Copies:
    period = chance.randint(*PERIODS)
    said = [1 + word for word in chance.choices(range(len(WORDS)), k=period)]
    return Copies((said * (TOKENS // period + 1))[:TOKENS], period)
