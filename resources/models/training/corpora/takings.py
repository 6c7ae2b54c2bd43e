"""Who has it now? A task that only order can answer.

    ball Mia . key Ben . ball Anna . hat Ben . ? ball Anna . ? key Ben .

Each pair says who takes a thing. To answer, a model must join each name with the word before it, and of several takers
find the last. Both need to know which word came before which: the same words in a bag do not tell.
"""

import random
from dataclasses import dataclass

from corpora import words

NAMES = words.split("Mia Ben Anna Tom Lily Max Nora Sam Rosa Leo Aisha Omar")
THINGS = words.split("ball key book hat drum map")
UNKNOWN = "[UNKNOWN]"
VOCABULARY = [UNKNOWN, ".", "?", *NAMES, *THINGS]
MOST_SENTENCES = 9


@dataclass(frozen=True)
class Takings:
    words: list[str]
    answers: list[int]  # places of the words that answer a question


def takings(chance: random.Random) -> Takings:
    """Four to nine takings of up to four things, then a question about two of the things."""
    things = chance.sample(THINGS, chance.randint(2, 4))
    owner: dict[str, str] = {}
    told: list[str] = []
    for _ in range(chance.randint(4, MOST_SENTENCES)):
        thing = chance.choice(things)
        taker = chance.choice([name for name in NAMES if name != owner.get(thing)])
        owner[thing] = taker
        told += [thing, taker, "."]
    answers = []
    for thing in chance.sample(sorted(owner), min(2, len(owner))):
        told += ["?", thing, owner[thing], "."]
        answers.append(len(told) - 2)
    return Takings(told, answers)
