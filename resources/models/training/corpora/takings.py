"""Who has it now? A task that only order can answer.

    ball Mia . ? ball Mia . key Ben . ball Anna . hat Ben . ? ball Anna . ? key Ben .

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
MOST_TAKINGS = 9


@dataclass(frozen=True)
class Takings:
    words: list[str]
    answers: list[int]  # places of the words that answer a question
    distant: list[int]  # those of them before which something else was taken or asked since


def takings(chance: random.Random) -> Takings:
    """Four to nine takings of two to four things, with a question after some of them and one at the end."""
    things = chance.sample(THINGS, chance.randint(2, 4))
    owner: dict[str, str] = {}
    told: list[str] = []
    answers, distant = [], []
    taken_at: dict[str, int] = {}
    count = chance.randint(4, MOST_TAKINGS)
    for i in range(count):
        thing = chance.choice(things)
        owner[thing] = chance.choice([name for name in NAMES if name != owner.get(thing)])
        taken_at[thing] = len(told)
        told += [thing, owner[thing], "."]
        if i == count - 1 or chance.random() < 0.5:
            asked = chance.choice(sorted(owner))
            if len(told) > taken_at[asked] + 3:
                distant.append(len(told) + 2)
            told += ["?", asked, owner[asked], "."]
            answers.append(len(told) - 2)
    return Takings(told, answers, distant)
