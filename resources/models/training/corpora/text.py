"""Small tools of the grammars: choices inside a sentence, articles, capitals, and marks around names.

A sentence is written as "{h} [could not|was not able to] find the {t}.": one of the alternatives in square brackets is
drawn. Names carry marks (‹PER:Mia›) while a text is made, so that the same text gives the labels of named entities.
"""

import random
import re

CHOICE = re.compile(r"\[([^\[\]]*\|[^\[\]]*)\]")
MARK = re.compile(r"‹(PER|LOC|ORG):([^›]*)›")
FIRST_LETTER = re.compile(r'((?:‹(?:PER|LOC|ORG):|"|\s)*)(.)', re.DOTALL)

Span = tuple[int, int, str]


def choose(chance: random.Random, text: str) -> str:
    while (match := CHOICE.search(text)) is not None:
        text = text[: match.start()] + chance.choice(match[1].split("|")) + text[match.end() :]
    return text


def mark(kind: str, name: str) -> str:
    return f"‹{kind}:{name}›"


def unmark(text: str) -> tuple[str, list[Span]]:
    """-> the plain text, and the (start, end, kind) of each marked name in its characters."""
    plain, spans, position = "", [], 0
    for match in MARK.finditer(text):
        plain += text[position : match.start()]
        spans.append((len(plain), len(plain) + len(match[2]), match[1]))
        plain += match[2]
        position = match.end()
    return plain + text[position:], spans


def plain_of(text: str) -> str:
    return unmark(text)[0]


def article(phrase: str) -> str:
    """The phrase with its indefinite article."""
    silent = phrase.startswith(("hour", "honest"))
    consonant = phrase.startswith(("uk", "use", "one"))
    return ("an " if silent or (phrase[0] in "aeiou" and not consonant) else "a ") + phrase


def capital(sentence: str) -> str:
    """The sentence with a capital at its start; an opening mark or quote is passed over."""
    match = FIRST_LETTER.match(sentence)
    assert match is not None, sentence
    return sentence[: match.start(2)] + sentence[match.start(2) :][0].upper() + sentence[match.start(2) + 1 :]
