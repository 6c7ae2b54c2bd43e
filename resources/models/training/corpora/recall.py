"""The task of the recall networks: rows such as "c4 h1 c? a7 h?", where each question is answered by a digit.

A letter is given its digit once in a row. The answer stands as many tokens back as chance has put it.
"""

import random

import torch
from torch import Tensor

LETTERS = "abcdefghijklmnop"
DIGITS = "01234567"
TOKENS = 24
PAIRS = len(LETTERS) * len(DIGITS)  # "a0", "a1", ..., "p7"; after them the questions "a?", ..., "p?"
VOCABULARY = [letter + digit for letter in LETTERS for digit in DIGITS] + [letter + "?" for letter in LETTERS]
IGNORED = -100


def rows(chance: random.Random, count: int) -> tuple[Tensor, Tensor, Tensor]:
    """-> tokens, answers (IGNORED where nothing is asked) and distances to the answer, each [count, TOKENS]."""
    generator = torch.Generator().manual_seed(chance.getrandbits(48))
    letters = torch.rand(count, len(LETTERS), generator=generator).argsort(dim=1)
    digits = torch.randint(len(DIGITS), (count, len(LETTERS)), generator=generator)
    gives = torch.rand(count, TOKENS, generator=generator) < 0.6
    gives[:, 0] = True
    given = gives.cumsum(dim=1)
    gives &= given <= len(LETTERS)
    given = given.clamp(max=len(LETTERS))
    which = (torch.rand(count, TOKENS, generator=generator) * given).long().clamp(max=len(LETTERS) - 1)
    which = torch.where(gives, given - 1, which)
    letter, digit = letters.gather(1, which), digits.gather(1, which)
    tokens = torch.where(gives, letter * len(DIGITS) + digit, PAIRS + letter)
    answers = torch.where(gives, IGNORED, digit)
    places = torch.arange(TOKENS).expand(count, TOKENS)
    given_at = torch.full((count, len(LETTERS)), TOKENS).scatter_reduce(
        1, which, torch.where(gives, places, TOKENS), "amin"
    )
    return tokens, answers, places - given_at.gather(1, which)
